// Look-ups in the normal form's tables.

#include "verify/mlir/NormalForm.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::mlirdiff {

bool isSpelling(llvm::StringRef carriedName) {
  static const llvm::StringSet<> names = {
#define CARRIED_SPELLING(NAME) NAME,
#include "verify/mlir/NormalForm.def"
  };
  return names.contains(carriedName);
}

bool isIgnored(llvm::StringRef name) {
  static const llvm::StringSet<> names = {
#define IGNORED_ATTRIBUTE(NAME) NAME,
#include "verify/mlir/NormalForm.def"
  };
  return names.contains(name);
}

bool isDefault(llvm::StringRef name, mlir::Attribute value) {
  static const llvm::StringMap<llvm::StringRef> spellings = {
#define DEFAULT_ATTRIBUTE(NAME, SPELLING) {NAME, SPELLING},
#include "verify/mlir/NormalForm.def"
  };
  auto found = spellings.find(name);
  if (found == spellings.end())
    return false;
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text == found->second;
}

} // namespace palindrome::mlirdiff
