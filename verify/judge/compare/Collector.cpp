// Collects the differences of two modules while they are compared.

#include "verify/judge/compare/Collector.h"
#include "verify/judge/compare/ClassTable.h"
#include <algorithm>

using namespace palindrome;
using namespace palindrome::compare;

void Collector::add(llvm::StringRef className,
                    llvm::function_ref<void(Difference &)> describe) {
  ++result.counts[className.str()];
  const DifferenceClass *row = findClass(classes, className);
  Likeness most =
      row && row->spelling ? Likeness::Isomorphic : Likeness::Different;
  result.likeness = std::max(result.likeness, most);
  if (result.differences.size() >= options.maxDifferences) {
    ++result.omitted;
    return;
  }
  Difference difference;
  difference.className = className.str();
  describe(difference);
  result.differences.push_back(std::move(difference));
}
