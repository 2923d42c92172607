# Files of more than 400 lines. A file that a program has made says so in its first line.

FNR == 1 { made = /[Gg]enerated|[Mm]ade by|Made from/ }
FNR == 401 && !made { print FILENAME ": more than 400 lines" }
