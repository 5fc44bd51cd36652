// Names that are hard to print and to read.

#include "verify/seek/mutate/random/Names.h"
#include "llvm/ADT/StringRef.h"

using namespace llvm;

namespace palindrome::mutate {

static constexpr StringLiteral names[] = {
    "0",
    "1",
    "00",
    "42x",
    "-1",
    ".",
    "..",
    "a.b",
    "a.1",
    "llvm.",
    "llvm.x",
    "llvm.used.x",
    "llvmx.x",
    "$",
    "_",
    "-",
    "a b",
    " ",
    "a\"b",
    "a\\b",
    "\\22",
    "\\",
    "'",
    "a'b",
    "a,b",
    "a=b",
    "@",
    "@a",
    "%a",
    "!a",
    "#a",
    "#0",
    "^bb0",
    "::",
    "a::b",
    "()",
    "{}",
    "<a>",
    "->",
    "//",
    ";",
    "a;b",
    "/* */",
    "a\nb",
    "\n",
    "\t",
    "\x01",
    "\x01_x",
    "\x7f",
    "\xff",
    "\xc3\xa9",
    "\xe2\x82\xac",
    "\xf0\x9f\x98\x80",
    "\xc3",
    "\xed\xa0\x80",
    "i32",
    "ptr",
    "label",
    "null",
    "true",
    "undef",
    "define",
    "declare",
    "global",
    "type",
    "opaque",
    "void",
    "x",
    "loc",
    "llvm",
    "module",
    "func",
    "unit",
    "dense",
    "memref",
    "none",
    "index",
    "bb0",
    "entry",
    "arg0",
    "main",
    "_Z1fv",
    "?f@@YAXXZ",
    "\x01?f@@YAXXZ",
};

std::string randomName(Chooser &choose) {
  switch (choose.below(8)) {
  case 0:
    return std::string(choose.below(300) + 1, char('a' + choose.below(26)));
  case 1: {
    std::string name(choose.below(6) + 1, ' ');
    for (char &byte : name)
      byte = char(choose.below(255) + 1);
    return name;
  }
  case 2:
    return (choose.of(names) + choose.of(names)).str();
  default:
    return choose.of(names).str();
  }
}

std::string randomString(Chooser &choose) {
  if (choose.oneIn(8))
    return "";
  std::string text = randomName(choose);
  if (choose.oneIn(6))
    text.insert(choose.below(text.size() + 1), 1, '\0');
  return text;
}

} // namespace palindrome::mutate
