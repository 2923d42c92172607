# Force unwraps, forced casts and forced tries in test files, which the formatter passes over.

FNR == 1 { inText = 0 }

{
  line = $0
  if (inText) {
    if (line !~ /"""/) next
    sub(/^.*"""/, "", line)
    inText = 0
  }
  gsub(/\\\\/, "", line) # escapes first, so that \" ends nothing
  gsub(/\\"/, "", line)
  if (line ~ /"""/) {
    inText = 1
    sub(/"""#*.*$/, "", line)
  }
  gsub(/#*"[^"]*"#*/, "text", line)
  sub(/\/\/.*$/, "", line)
  if (line ~ /(^|[^A-Za-z_])(try|as)!/) print FILENAME ":" FNR ": forced: " $0
  else if (line ~ /[]A-Za-z0-9_)}?]!([^=]|$)/) print FILENAME ":" FNR ": force unwrap: " $0
}
