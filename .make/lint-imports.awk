# Which module may import which: the table of the README's architecture section.
# Glibc, Darwin and Synchronization are free, but for EndlessCore and EndlessText, which import nothing.

BEGIN {
  may["EndlessCore"] = ""
  may["EndlessText"] = ""
  may["EndlessLoading"] = "EndlessCore"
  may["EndlessFiles"] = "EndlessCore EndlessText EndlessLoading CSystem"
  may["EndlessPrograms"] = "EndlessCore EndlessText EndlessLoading CSystem"
  may["EndlessUI"] = "EndlessCore EndlessText EndlessLoading CNcurses CSystem"
  may["endless"] = "EndlessCore EndlessText EndlessLoading EndlessFiles EndlessPrograms EndlessUI CSystem"
  may["endless-bench"] = "EndlessCore EndlessText EndlessFiles EndlessUI CSystem"
  system_modules = "Glibc Darwin Synchronization"
}

FNR == 1 {
  split(FILENAME, part, "/")
  module = part[2]
  if (!(module in may)) print FILENAME ": the table of modules does not know " module
}

# Comments and literals do not begin with this in the first column or after a condition's indentation.
/^ *(@[A-Za-z]+(\([a-z]+\))? +)*((public|package|internal|fileprivate|private) +)?import +/ {
  name = $0
  sub(/^.*import +((struct|class|enum|protocol|func|var|let|typealias) +)?/, "", name)
  sub(/[ .;\/].*$/, "", name)
  if (!allowed(name)) print FILENAME ":" FNR ": " module " may not import " name
}

function allowed(name) {
  if (name == "CNcurses" && FILENAME !~ /^Sources\/EndlessUI\/Curses\//) return 0
  if (index(" " may[module] " ", " " name " ")) return 1
  return may[module] != "" && index(" " system_modules " ", " " name " ")
}
