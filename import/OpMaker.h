// Makes the ops of the commonest instructions with fewer steps than their
// builders: the name of each op is looked up once, its properties are set
// before it exists, and the attributes that nearly every op has are kept.

#ifndef PALINDROME_IMPORT_OPMAKER_H
#define PALINDROME_IMPORT_OPMAKER_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include <array>

namespace palindrome {

class OpMaker {
public:
  explicit OpMaker(mlir::MLIRContext &context);

  /// Makes an op with `properties` at the insertion point of `builder`, with an
  /// unknown location and no discardable attributes. `opcode` is that of LLVM;
  /// all calls with one opcode have the same `OpT`.
  template <typename OpT>
  mlir::Operation *make(mlir::OpBuilder &builder, unsigned opcode,
                        mlir::TypeRange results, mlir::ValueRange operands,
                        const typename OpT::Properties &properties,
                        mlir::BlockRange successors = {}) {
    std::optional<mlir::OperationName> &name = names[opcode];
    if (!name)
      name.emplace(OpT::getOperationName(), context);
    // The op gets a copy of its properties.
    auto *given = const_cast<typename OpT::Properties *>(&properties);
    return insert(builder, *name, results, operands, given, successors);
  }

  /// `alignment`, in bytes, as the attribute of an op.
  mlir::IntegerAttr alignment(llvm::Align alignment) {
    mlir::IntegerAttr &slot = alignments[Log2(alignment)];
    if (!slot)
      slot = mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64),
                                    alignment.value());
    return slot;
  }
  mlir::LLVM::ICmpPredicateAttr predicate(mlir::LLVM::ICmpPredicate predicate) {
    mlir::LLVM::ICmpPredicateAttr &slot = predicates[size_t(predicate)];
    if (!slot)
      slot = mlir::LLVM::ICmpPredicateAttr::get(context, predicate);
    return slot;
  }
  /// `type` as an attribute. Many ops in a row have the same.
  mlir::TypeAttr typeAttribute(mlir::Type type) {
    if (!recentType || recentType.getValue() != type)
      recentType = mlir::TypeAttr::get(type);
    return recentType;
  }
  /// The unit attribute if `isSet`, else null.
  mlir::UnitAttr flag(bool isSet) const {
    return isSet ? unit : mlir::UnitAttr();
  }

  /// The ordering of a load or store that is not atomic.
  mlir::LLVM::AtomicOrderingAttr notAtomic;

private:
  mlir::Operation *insert(mlir::OpBuilder &builder, mlir::OperationName name,
                          mlir::TypeRange results, mlir::ValueRange operands,
                          mlir::OpaqueProperties properties,
                          mlir::BlockRange successors);

  mlir::MLIRContext *context;
  mlir::UnitAttr unit;
  mlir::DictionaryAttr noEntries;
  mlir::Location unknown;
  std::array<std::optional<mlir::OperationName>, 80> names; ///< By opcode.
  mlir::TypeAttr recentType;
  std::array<mlir::IntegerAttr, 64> alignments; ///< By the logarithm.
  std::array<mlir::LLVM::ICmpPredicateAttr,
             mlir::LLVM::getMaxEnumValForICmpPredicate() + 1>
      predicates;
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_OPMAKER_H
