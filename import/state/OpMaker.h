// Makes the ops of the commonest instructions with fewer steps than their
// builders: the name of each op is looked up once, its properties are set
// before it exists, and the attributes that nearly every op has are kept.

#ifndef PALINDROME_IMPORT_STATE_OPMAKER_H
#define PALINDROME_IMPORT_STATE_OPMAKER_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include <array>
#include <tuple>

namespace palindrome::importer {

/// The name of one class of ops, once it was asked for.
template <typename OpT> struct OpNameOf {
  std::optional<mlir::OperationName> name;
};
template <typename... OpTs> using OpNamesOf = std::tuple<OpNameOf<OpTs>...>;

class OpMaker {
public:
  explicit OpMaker(mlir::MLIRContext &context);

  /// Makes an op with `properties` at the insertion point of `builder`, with an
  /// unknown location and no discardable attributes.
  template <typename OpT>
  mlir::Operation *make(mlir::OpBuilder &builder, mlir::TypeRange results,
                        mlir::ValueRange operands,
                        const typename OpT::Properties &properties,
                        mlir::BlockRange successors = {}) {
    std::optional<mlir::OperationName> &name =
        std::get<OpNameOf<OpT>>(names).name;
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
  /// `indices`, those of a getelementptr, as the attribute of its op.
  mlir::DenseI32ArrayAttr indices(llvm::ArrayRef<int32_t> indices);
  mlir::LLVM::CConvAttr callingConvention(mlir::LLVM::CConv convention) {
    if (!recentConvention || recentConvention.getCallingConv() != convention)
      recentConvention = mlir::LLVM::CConvAttr::get(context, convention);
    return recentConvention;
  }
  mlir::LLVM::TailCallKindAttr
  tailCallKind(mlir::LLVM::tailcallkind::TailCallKind kind) {
    if (!recentTailCall || recentTailCall.getTailCallKind() != kind)
      recentTailCall = mlir::LLVM::TailCallKindAttr::get(context, kind);
    return recentTailCall;
  }
  mlir::LLVM::FastmathFlagsAttr fastMath(mlir::LLVM::FastmathFlags flags) {
    if (recentFastMath.getValue() != flags)
      recentFastMath = mlir::LLVM::FastmathFlagsAttr::get(context, flags);
    return recentFastMath;
  }
  /// The unit attribute if `isSet`, else null.
  mlir::UnitAttr flag(bool isSet) const {
    return isSet ? unit : mlir::UnitAttr();
  }

  /// The ordering of a load or store that is not atomic.
  mlir::LLVM::AtomicOrderingAttr notAtomic;
  /// The sizes of the bundles of a call that has none.
  mlir::DenseI32ArrayAttr noBundles;

private:
  mlir::Operation *insert(mlir::OpBuilder &builder, mlir::OperationName name,
                          mlir::TypeRange results, mlir::ValueRange operands,
                          mlir::OpaqueProperties properties,
                          mlir::BlockRange successors);

  mlir::MLIRContext *context;
  mlir::UnitAttr unit;
  mlir::DictionaryAttr noEntries;
  mlir::Location unknown;
  OpNamesOf<mlir::LLVM::AddOp, mlir::LLVM::AddressOfOp, mlir::LLVM::AndOp,
            mlir::LLVM::AShrOp, mlir::LLVM::BrOp, mlir::LLVM::CallOp,
            mlir::LLVM::CondBrOp, mlir::LLVM::ConstantOp,
            mlir::LLVM::DbgDeclareOp, mlir::LLVM::DbgValueOp,
            mlir::LLVM::FAddOp, mlir::LLVM::FDivOp, mlir::LLVM::FMulOp,
            mlir::LLVM::FNegOp, mlir::LLVM::FSubOp, mlir::LLVM::GEPOp,
            mlir::LLVM::ICmpOp, mlir::LLVM::LoadOp, mlir::LLVM::LShrOp,
            mlir::LLVM::MulOp, mlir::LLVM::OrOp, mlir::LLVM::ReturnOp,
            mlir::LLVM::SExtOp, mlir::LLVM::ShlOp, mlir::LLVM::StoreOp,
            mlir::LLVM::SubOp, mlir::LLVM::TruncOp, mlir::LLVM::XOrOp,
            mlir::LLVM::ZeroOp, mlir::LLVM::ZExtOp>
      names;
  mlir::TypeAttr recentType;
  mlir::LLVM::CConvAttr recentConvention;
  mlir::LLVM::TailCallKindAttr recentTailCall;
  mlir::LLVM::FastmathFlagsAttr recentFastMath;
  /// Lists of indices by a hash, each the latest with that hash.
  std::array<mlir::DenseI32ArrayAttr, 64> recentIndices;
  std::array<mlir::IntegerAttr, 64> alignments; ///< By the logarithm.
  std::array<mlir::LLVM::ICmpPredicateAttr,
             mlir::LLVM::getMaxEnumValForICmpPredicate() + 1>
      predicates;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_STATE_OPMAKER_H
