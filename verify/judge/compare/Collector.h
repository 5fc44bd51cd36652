// Collects the differences of two modules while they are compared.

#ifndef PALINDROME_VERIFY_JUDGE_COMPARE_COLLECTOR_H
#define PALINDROME_VERIFY_JUDGE_COMPARE_COLLECTOR_H

#include "palindrome/Difference.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace palindrome::compare {

class Collector {
public:
  Collector(llvm::ArrayRef<DifferenceClass> classes, const DiffOptions &options)
      : classes(classes), options(options) {}

  /// Counts a difference of class `className`. `describe` fills in the other
  /// members; it is called only if the difference is kept. A class that is not
  /// in the table counts as a difference of the graphs.
  void add(llvm::StringRef className,
           llvm::function_ref<void(Difference &)> describe);

  /// The likeness by the differences that were added so far.
  Likeness likeness() const { return result.likeness; }

  DiffResult take() { return std::move(result); }

private:
  llvm::ArrayRef<DifferenceClass> classes;
  DiffOptions options;
  DiffResult result;
};

} // namespace palindrome::compare

#endif // PALINDROME_VERIFY_JUDGE_COMPARE_COLLECTOR_H
