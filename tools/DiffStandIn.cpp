// Stands in for the differ's printDiff until that is merged; then goes.

#include "palindrome/Differ.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome {
__attribute__((weak)) void printDiff(llvm::raw_ostream &os,
                                     const DiffResult &result, bool color) {
  for (const Difference &difference : result.differences)
    os << difference.where << ": " << difference.className << "\n";
}
} // namespace palindrome
