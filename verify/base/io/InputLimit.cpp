// Reads the limit from the environment.

#include "verify/base/io/InputLimit.h"
#include "verify/base/io/OneLine.h"
#include "llvm/ADT/StringRef.h"
#include <cstdlib>

using namespace palindrome;

static constexpr char variable[] = "PALINDROME_MAX_INPUT";

llvm::Expected<uint64_t> palindrome::inputLimit() {
  constexpr uint64_t megabytes = 2048, most = UINT64_MAX >> 20;
  const char *value = getenv(variable);
  if (!value)
    return megabytes << 20;
  uint64_t number = 0;
  if (llvm::StringRef(value).getAsInteger(10, number) || number > most)
    return llvm::createStringError(std::string(variable) + "=" +
                                   oneLine(value) +
                                   " in the environment is no number of MB");
  return number == 0 ? UINT64_MAX : number << 20;
}

llvm::Error palindrome::exceeds(uint64_t limit) {
  return llvm::createStringError(
      "the input has more than " + std::to_string(limit >> 20) + " MB; " +
      variable + "=MB in the environment raises this limit");
}
