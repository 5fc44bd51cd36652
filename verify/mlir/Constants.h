// Constants by value, however the dialect spells them and wherever they stand:
// constants that are one in LLVM IR have one number here.

#ifndef PALINDROME_VERIFY_MLIR_CONSTANTS_H
#define PALINDROME_VERIFY_MLIR_CONSTANTS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include <map>
#include <optional>
#include <vector>

namespace palindrome::mlirdiff {

class Constants {
public:
  /// A constant's number.
  using Term = unsigned;

  /// The constant that `value` is: the result of a constant op, of an op that
  /// is marked as a constant, or of any in an initializer.
  std::optional<Term> of(mlir::Value value);

  /// The constant of `type` that an attribute says (`llvm.mlir.constant`, a
  /// global's value).
  std::optional<Term> of(mlir::Type type, mlir::Attribute value);

  Term zero(mlir::Type type);
  Term poison(mlir::Type type);
  Term addressOf(mlir::StringAttr symbol);
  /// A struct, array or vector of `elements`.
  Term aggregate(mlir::Type type, llvm::ArrayRef<Term> elements);
  /// The i32 of a getelementptr's own index.
  Term index(mlir::MLIRContext *context, int32_t value);

  /// Whether `op` computes a constant, and is no instruction.
  static bool isConstant(mlir::Operation &op);

private:
  enum class Kind : uint64_t;
  using Key = std::vector<uint64_t>;
  struct Entry {
    Kind kind;
    mlir::Type type;
    llvm::SmallVector<Term, 0> elements; ///< Of aggregates, one of splats.
    llvm::SmallVector<uint64_t, 1> bits; ///< Of numbers.
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
  /// The elements of an aggregate; none if `term` is an expression.
  std::optional<llvm::SmallVector<Term, 0>> expand(Term term);
  std::optional<Term> insert(Term into, llvm::ArrayRef<int64_t> position,
                             Term element);

  std::map<Key, Term> numbers;
  std::vector<Entry> entries;
  llvm::DenseMap<mlir::Operation *, std::optional<Term>> known;
  /// For each function, its blocks' places by their tags.
  llvm::DenseMap<mlir::Operation *, llvm::DenseMap<mlir::Attribute, unsigned>>
      tags;
  mlir::SymbolTableCollection symbols;
};

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_CONSTANTS_H
