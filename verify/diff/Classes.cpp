// The class table of the differ, and the search for a name's row.

#include "verify/compare/ClassTable.h"

using namespace palindrome;

llvm::ArrayRef<DifferenceClass> palindrome::differenceClasses() {
  // The table's own words. NOLINTNEXTLINE(readability-identifier-naming)
  constexpr bool SPELLING = true, GRAPH = false;
  static const DifferenceClass table[] = {
#define DIFFERENCE_CLASS(NAME, KIND, DESCRIPTION) {NAME, KIND, DESCRIPTION},
#include "verify/diff/Classes.def"
  };
  return table;
}

const DifferenceClass *
palindrome::diff::findClass(llvm::ArrayRef<DifferenceClass> table,
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

const DifferenceClass *palindrome::findDifferenceClass(llvm::StringRef name) {
  return diff::findClass(differenceClasses(), name);
}
