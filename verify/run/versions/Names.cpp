// Reads the spelling of symbols.

#include "verify/run/versions/Names.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;

std::string versions::nameOfSymbol(llvm::StringRef spelled) {
  spelled.consume_front("@");
  if (!spelled.consume_front("\"") || !spelled.consume_back("\""))
    return spelled.str();
  std::string name;
  while (!spelled.empty()) {
    uint8_t byte = 0;
    if (spelled.consume_front("\\\\")) {
      name += '\\';
    } else if (spelled.size() >= 3 && spelled[0] == '\\' &&
               llvm::tryGetHexFromNibbles(spelled[1], spelled[2], byte)) {
      name += char(byte);
      spelled = spelled.drop_front(3);
    } else {
      name += spelled[0];
      spelled = spelled.drop_front();
    }
  }
  return name;
}
