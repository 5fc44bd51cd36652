// Structured ops of `linalg` on small tensors and memrefs, for tests.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_STRUCTURED_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_STRUCTURED_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::dialects {

/// A value as `1x2xi8 = 3 4`: its type, and its numbers in row-major order.
struct StructuredCase {
  llvm::StringRef op; ///< With its attributes.
  std::vector<llvm::StringRef> inputs;
  llvm::StringRef output;   ///< What it is before the op.
  llvm::StringRef expected; ///< The numbers of the result.
};

/// An argument from the text of a value.
struct Argument {
  Argument(llvm::StringRef text, llvm::StringRef shaped = "tensor");
  std::string type, value;
};

/// What the op of `row` works on.
enum class Operands {
  Tensors,
  Memrefs,  ///< What it does is stated as LLVM IR, too, which `run` looks at.
  Elements, ///< Tensors of which the elements come from memory: the same.
};

/// Runs the op of `row`, and returns the numbers of the result.
std::string runStructured(const StructuredCase &row, Operands kind);

/// Expects what the rows say, of all kinds of operands.
void check(const std::vector<StructuredCase> &cases);

} // namespace palindrome::dialects

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_STRUCTURED_H
