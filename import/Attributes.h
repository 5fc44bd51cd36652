// LLVM attributes to MLIR.

#ifndef PALINDROME_IMPORT_ATTRIBUTES_H
#define PALINDROME_IMPORT_ATTRIBUTES_H

#include "import/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/IR/Attributes.h"

namespace palindrome {

/// A call's attributes in MLIR's terms. Null members stand for "none".
struct CallAttributes {
  mlir::ArrayAttr arguments, results; ///< Dictionaries, as llvm.call has them.
  mlir::LLVM::MemoryEffectsAttr memoryEffects;
  bool convergent = false, noUnwind = false, willReturn = false;
  bool noInline = false, alwaysInline = false, inlineHint = false;
  mlir::ArrayAttr carried; ///< What llvm.call has no form for.
  mlir::ArrayAttr all;     ///< Every function attribute, for other ops.
};

/// Translates attribute sets, each once: LLVM shares them between sites.
class AttributeImporter {
public:
  AttributeImporter(mlir::MLIRContext &context, TypeImporter &types)
      : builder(&context), types(types) {}

  /// The attributes of a call with `numArguments` arguments.
  const CallAttributes &convertCall(llvm::AttributeList list,
                                    unsigned numArguments);

  /// A parameter's or result's attributes. Those that llvm.func's verifier
  /// wants on other types than `type` are carried; null `type` means any.
  mlir::DictionaryAttr convertParameter(llvm::AttributeSet set,
                                        mlir::Type type);

  /// Those of `set` that the dialect has a form for on a parameter or result.
  llvm::SmallVector<mlir::NamedAttribute>
  modelledParameter(llvm::AttributeSet set);

  mlir::LLVM::MemoryEffectsAttr convertMemory(llvm::MemoryEffects effects);

  /// Sets the function attributes of `set` on `func`.
  void convertFunction(llvm::AttributeSet set, mlir::LLVM::LLVMFuncOp func,
                       llvm::SmallVectorImpl<mlir::NamedAttribute> &carried);

  /// All of `set`, as `llvmx.attributes` has them; null for an empty set.
  mlir::ArrayAttr encodeSet(llvm::AttributeSet set);

private:
  mlir::Attribute encode(llvm::Attribute attribute);
  mlir::Attribute modelParameter(llvm::Attribute attribute, mlir::Type type,
                                 llvm::StringRef &name);

  mlir::Builder builder;
  TypeImporter &types;
  llvm::DenseMap<std::pair<void *, unsigned>, CallAttributes> calls;
  llvm::DenseMap<std::pair<llvm::AttributeSet, unsigned>, mlir::DictionaryAttr>
      parameters;
  llvm::DenseMap<llvm::AttributeSet, mlir::ArrayAttr> sets;
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_ATTRIBUTES_H
