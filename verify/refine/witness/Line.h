// A line of a counterexample. What it is about has a place of its own in it, so
// that those who know a function in another language can name it.

#ifndef PALINDROME_VERIFY_REFINE_WITNESS_LINE_H
#define PALINDROME_VERIFY_REFINE_WITNESS_LINE_H

#include <string>

namespace llvm {
class Value;
} // namespace llvm

namespace palindrome::refine {

/// "  target ", the instruction "%r = add i8 %x, 1", " = 5".
struct Line {
  std::string before;
  /// An argument of the target, or an instruction of either side; null if the
  /// line is about neither.
  const llvm::Value *about = nullptr;
  std::string after = {};
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_WITNESS_LINE_H
