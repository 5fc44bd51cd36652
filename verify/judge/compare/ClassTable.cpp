// The lookup of a difference class by name.

#include "verify/judge/compare/ClassTable.h"

using namespace palindrome;

const DifferenceClass *compare::findClass(llvm::ArrayRef<DifferenceClass> table,
                                          llvm::StringRef name) {
  const DifferenceClass *openEnded = nullptr;
  for (const DifferenceClass &row : table) {
    if (row.name == name)
      return &row;
    llvm::StringRef prefix = row.name;
    if (prefix.consume_back("*") && name.starts_with(prefix))
      openEnded = &row;
  }
  return openEnded;
}
