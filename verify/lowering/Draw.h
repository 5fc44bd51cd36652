// Arguments for functions of MLIR, drawn at random, as the text that
// `palindrome run` takes: likely to reach the edges of what ops do, and to
// respect what a caller has to.

#ifndef PALINDROME_VERIFY_LOWERING_DRAW_H
#define PALINDROME_VERIFY_LOWERING_DRAW_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace palindrome::lowering {

using Random = std::mt19937_64;

/// The integers that ops below `op` name: constants, cases of a switch, static
/// sizes. A function is likely to behave in another way at one of them.
std::vector<int64_t> findNumbers(mlir::Operation *op);

/// An argument for each of `types`; nothing if values of one of them have no
/// text. Sizes of memrefs and tensors that the types leave open are mostly the
/// same, as most ops require. Integers are often one of `numbers`, or next to
/// it.
std::optional<std::vector<std::string>>
drawArguments(llvm::ArrayRef<mlir::Type> types, llvm::ArrayRef<int64_t> numbers,
              Random &random);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_LOWERING_DRAW_H
