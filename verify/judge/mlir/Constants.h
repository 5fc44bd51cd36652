// Numbers constants by value: all ops and attributes that represent the same
// constant of LLVM IR have the same number, in either module.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_CONSTANTS_H
#define PALINDROME_VERIFY_JUDGE_MLIR_CONSTANTS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include <map>
#include <optional>
#include <vector>

namespace palindrome::mlirdiff {

class Constants {
public:
  /// The number of a constant.
  using Term = unsigned;

  /// The constant that `value` represents, if any: the result of a constant op,
  /// of an op that is marked as a constant, or of any op in an initializer.
  std::optional<Term> of(mlir::Value value);

  /// The constant of type `type` that the attribute of an `llvm.mlir.constant`
  /// or of a global represents, if any.
  std::optional<Term> of(mlir::Type type, mlir::Attribute value);

  Term zero(mlir::Type type);
  Term poison(mlir::Type type);
  Term addressOf(mlir::StringAttr symbol);
  /// The struct, array or vector of `elements`.
  Term aggregate(mlir::Type type, llvm::ArrayRef<Term> elements);
  /// The i32 constant for an index that a getelementptr holds in an attribute.
  Term index(mlir::MLIRContext *context, int32_t value);

  /// Whether `op` represents a constant, or a part of one, rather than an
  /// instruction.
  static bool isConstant(mlir::Operation &op);

private:
  enum class Kind : uint64_t;
  using Key = std::vector<uint64_t>;
  struct Entry {
    Kind kind;
    mlir::Type type;
    llvm::SmallVector<Term, 0> elements; ///< Of an aggregate; one for a splat.
    llvm::SmallVector<uint64_t, 1> bits; ///< Of a number.
  };

  Term intern(Kind kind, mlir::Type type, llvm::ArrayRef<uint64_t> payload,
              llvm::ArrayRef<Term> elements = {});
  Term number(mlir::Type type, const llvm::APInt &bits);
  std::optional<Term> evaluate(mlir::Operation &op);
  std::optional<Term> evaluateInsertions(mlir::Operation &op);
  std::optional<Term> evaluateExpression(mlir::Operation &op);
  std::optional<Term> blockAddress(mlir::LLVM::BlockAddressOp op);
  std::optional<Term> elementsOf(mlir::Type type, mlir::ElementsAttr value);
  std::optional<Term> nest(mlir::Type type, llvm::ArrayRef<Term> &flat);
  std::optional<Term> fill(mlir::Type type, Term element);
  /// The elements of an aggregate; nothing if `term` is an expression.
  std::optional<llvm::SmallVector<Term, 0>> expand(Term term);
  std::optional<Term> insert(Term into, llvm::ArrayRef<int64_t> position,
                             Term element);

  std::map<Key, Term> numbers;
  std::vector<Entry> entries;
  llvm::DenseMap<mlir::Operation *, std::optional<Term>> known;
  /// For each function, the positions of its blocks by their tags.
  llvm::DenseMap<mlir::Operation *, llvm::DenseMap<mlir::Attribute, unsigned>>
      tags;
  mlir::SymbolTableCollection symbols;
};

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_CONSTANTS_H
