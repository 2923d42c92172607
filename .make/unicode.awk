# Makes Sources/EndlessText/Tables/ScalarTable.swift from the Unicode Character Database:
#
#   awk -f .make/unicode.awk DIR/UnicodeData.txt DIR/EastAsianWidth.txt \
#     DIR/DerivedCoreProperties.txt DIR/auxiliary/GraphemeBreakProperty.txt DIR/emoji/emoji-data.txt
#
# One class a code point (see ScalarClass.swift for what they mean), for planes 0 to 3. The others
# hold private use, tags and selectors only and are told apart by code. Plain POSIX awk.

BEGIN {
  FS = ";"
  narrow = 0; wide = 1; ambiguous = 2; mark = 3; shown = 4; dropped = 5; control = 6
  pictograph = 7; widePictograph = 8; ambiguousPictograph = 9; modifier = 10
  LIMIT = 262144; BLOCK = 128
  for (i = 0; i < 16; i++) { digit[substr("0123456789ABCDEF", i + 1, 1)] = i }
}

function hex(text,    i, n) {
  n = 0
  for (i = 1; i <= length(text); i++) n = n * 16 + digit[toupper(substr(text, i, 1))]
  return n
}

# Sets `first`, `last` and `value` from a line of a property file; false if there is none.
function property(    line, dots) {
  line = $0
  sub(/#.*/, "", line)
  gsub(/[ \t]/, "", line)
  if (split(line, part, ";") < 2) return 0
  dots = index(part[1], "..")
  first = hex(dots ? substr(part[1], 1, dots - 1) : part[1])
  last = dots ? hex(substr(part[1], dots + 2)) : first
  value = part[2]
  if (last >= LIMIT) last = LIMIT - 1
  return 1
}

FILENAME ~ /UnicodeData/ {
  code = hex($1)
  start = $2 ~ /Last>$/ ? previous : code
  if (code >= LIMIT) next
  for (i = start; i <= code; i++) category[i] = $3
  previous = code
  next
}

FILENAME ~ /EastAsianWidth/ {
  if (FNR == 1) { version = $0; gsub(/[^0-9.]|\.txt/, "", version) }
  if (property()) for (i = first; i <= last; i++) east[i] = value
  next
}

FILENAME ~ /DerivedCore/ {
  if (property() && value == "Default_Ignorable_Code_Point")
    for (i = first; i <= last; i++) ignorable[i] = 1
  next
}

FILENAME ~ /GraphemeBreak/ {
  if (property() && (value == "V" || value == "T"))
    for (i = first; i <= last; i++) jamo[i] = 1
  next
}

FILENAME ~ /emoji-data/ {
  if (!property()) next
  if (value == "Extended_Pictographic") for (i = first; i <= last; i++) emoji[i] = 1
  if (value == "Emoji_Modifier") for (i = first; i <= last; i++) toned[i] = 1
  next
}

function class(c,    kind) {
  kind = category[c]
  if (kind == "Cc") return control
  if (kind == "" || kind == "Cs" || kind == "Zl" || kind == "Zp") return shown
  # The joiners and the soft hyphen belong to well-written text and are invisible by intent.
  if (c == 173 || c == 8204 || c == 8205) return dropped
  if (kind == "Cf") return shown
  if (kind == "Mn" || kind == "Me") return ignorable[c] ? dropped : mark
  if (ignorable[c]) return c == 4448 ? dropped : shown
  if (jamo[c]) return mark
  if (toned[c]) return modifier
  # Circled numbers on black squares and the hexagrams: C libraries give them two columns, and
  # Unicode 16 followed for the latter.
  if ((c >= 12872 && c <= 12879) || (c >= 19904 && c <= 19967)) return wide
  if (east[c] == "W" || east[c] == "F") return emoji[c] ? widePictograph : wide
  if (east[c] == "A") return emoji[c] ? ambiguousPictograph : ambiguous
  return emoji[c] ? pictograph : narrow
}

END {
  letters = "0123456789ABCDEF"
  count = 0
  for (block = 0; block < LIMIT / BLOCK; block++) {
    text = ""
    for (i = 0; i < BLOCK; i++) text = text substr(letters, class(block * BLOCK + i) + 1, 1)
    if (!(text in known)) { known[text] = count; blocks[count++] = text }
    place[block] = known[text]
  }
  print "// Generated from Unicode " version " by `make unicode`; not to be edited by hand."
  print ""
  print "/// The class of every code point of planes 0 to 3, as two tables."
  print "enum ScalarTable {"
  print "  /// Which of `classes`' blocks of 128 code points describes a block."
  print "  static let blocks: [UInt" (count > 256 ? 16 : 8) "] = ["
  for (block = 0; block < LIMIT / BLOCK; block += 16) {
    line = "   "
    for (i = 0; i < 16; i++) line = line " " place[block + i] ","
    print line
  }
  print "  ]"
  print ""
  print "  /// Sixteen classes of four bits a word, the first in the lowest bits; eight words a block."
  print "  static let classes: [UInt64] = ["
  for (n = 0; n < count; n++)
    for (half = 0; half < 2; half++) {
      line = "   "
      for (word = half * 4; word < half * 4 + 4; word++) {
        line = line " 0x"
        for (i = 15; i >= 0; i--) line = line substr(blocks[n], word * 16 + i + 1, 1)
        line = line ","
      }
      print line
    }
  print "  ]"
  print "}"
}
