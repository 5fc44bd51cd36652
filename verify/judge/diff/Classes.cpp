// The class table of the LLVM differ.

#include "palindrome/Differ.h"
#include "verify/judge/compare/ClassTable.h"

using namespace palindrome;

llvm::ArrayRef<DifferenceClass> palindrome::differenceClasses() {
  // The words of Classes.def. NOLINTNEXTLINE(readability-identifier-naming)
  constexpr bool SPELLING = true, GRAPH = false;
  static const DifferenceClass table[] = {
#define DIFFERENCE_CLASS(NAME, KIND, DESCRIPTION) {NAME, KIND, DESCRIPTION},
#include "verify/judge/diff/Classes.def"
  };
  return table;
}

const DifferenceClass *palindrome::findDifferenceClass(llvm::StringRef name) {
  return compare::findClass(differenceClasses(), name);
}
