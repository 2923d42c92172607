# Makes the README's option tables from the output of `endless --help`.

function flush() {
  if (usage == "") return
  gsub(/\|/, "\\|", usage)
  gsub(/, /, "`, `", usage)
  printf "| `%s` | %s |\n", usage, summary
  usage = ""
}

/^[A-Z].*:$/ {
  flush()
  heading = $0
  sub(/:$/, "", heading)
  printf "%s| %s | |\n|---|---|\n", (tables++ ? "\n" : ""), heading
  next
}

/^[^ ]/ { # the text around the tables
  flush()
  heading = ""
  next
}

heading == "" { next }

/^ +[-+]/ && match($0, /[^ ]/) <= 7 {
  flush()
  usage = $0
  sub(/^ +/, "", usage)
  place = match(usage, /  +/)
  summary = place ? substr(usage, place + RLENGTH) : ""
  if (place) usage = substr(usage, 1, place - 1)
  next
}

/^ +[^ ]/ {
  sub(/^ +/, "")
  summary = summary (summary == "" ? "" : " ") $0
}

END { flush() }
