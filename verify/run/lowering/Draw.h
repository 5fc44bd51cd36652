// Arguments for functions of MLIR, drawn at random, as the text that
// `palindrome run` takes: likely to reach the edges of what ops do, and to
// respect what a caller has to.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_DRAW_H
#define PALINDROME_VERIFY_RUN_LOWERING_DRAW_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "llvm/Support/Error.h"
#include <random>
#include <string>
#include <vector>

namespace palindrome::lowering {

using Random = std::mt19937_64;

/// `type` as MLIR's text has it.
std::string typeText(mlir::Type type);

/// What the ops of a function tell about the arguments that it is made for.
struct Hints {
  /// The integers that ops name: constants, cases of a switch, static sizes. A
  /// function is likely to behave in another way at one of them.
  std::vector<int64_t> numbers;
  /// The shapes of the memrefs and tensors of which the rank is known, each
  /// once. One without a rank, or with open sizes, is likely to be cast to one
  /// of these.
  std::vector<llvm::ArrayRef<int64_t>> shapes;
  /// The sizes that types have, those of vectors as well: memory is likely to
  /// need room for so many elements.
  std::vector<int64_t> sizes;
  /// Whether a caller may pass poison, and memory that holds it.
  bool mayBePoison = false;
};

Hints findHints(mlir::Operation *op);

/// An argument for each of `types`; an error that names the type if values of
/// one of them have no text, or have too much of it. Sizes of memrefs and
/// tensors that the types leave open are mostly the same, as most ops require.
/// Integers are often one of the `hints`, or next to it. Where it may be, now
/// and then a number is poison, and an element of a list.
llvm::Expected<std::vector<std::string>>
drawArguments(llvm::ArrayRef<mlir::Type> types, const Hints &hints,
              Random &random);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_DRAW_H
