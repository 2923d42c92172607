# Functions of more than 60 lines. The formatter puts the closing brace into the column where the
# declaration begins, so a body ends at the first line that is a brace there.

function indentation(line) {
  match(line, /^ */)
  return RLENGTH
}

FNR == 1 { for (column in start) delete start[column] }

{ column = indentation($0) }

# A declaration without a body (in a protocol) ends where the next line of its column begins.
column in start && $0 !~ /^ *[})\]{]/ && $0 !~ /^ *$/ && $0 !~ /^ *(->|where)/ { delete start[column] }

FILENAME ~ /\.swift$/ && /^ *(@[A-Za-z]+ +)*([a-z]+(\([a-z]+\))? +)*(func |init[?(<]|deinit|subscript[(<]|(var|let) .*\{ *$)/ && $0 !~ /^ *\/\// {
  start[column] = FNR
  next
}

FILENAME ~ /\.c$/ && /^[a-z].*\) \{$/ { start[0] = FNR }

$0 ~ /^ *\}/ && column in start {
  lines = FNR - start[column] + 1
  if (lines > 60) print FILENAME ":" start[column] ": a function of " lines " lines"
  if ($0 !~ /\{ *$/) delete start[column]
}
