// Names that are hard to print and to read.

#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/makers/Names.h"

using namespace llvm;

namespace palindrome::mutate {

std::string randomName(Chooser &choose) {
  ArrayRef<StringLiteral> names = makers::names();
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
