// Translates LLVM attributes (LangRef, "Parameter Attributes", "Function
// Attributes", "Call Site Attributes").

#ifndef PALINDROME_IMPORT_TYPES_ATTRIBUTES_H
#define PALINDROME_IMPORT_TYPES_ATTRIBUTES_H

#include "import/state/OpVerifier.h"
#include "import/types/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/IR/Attributes.h"

namespace palindrome::importer {

/// The attributes of a call, translated. A null member means that there are
/// none.
struct CallAttributes {
  mlir::ArrayAttr arguments, results; ///< One dictionary each.
  mlir::LLVM::MemoryEffectsAttr memoryEffects;
  bool convergent = false, noUnwind = false, willReturn = false;
  bool noInline = false, alwaysInline = false, inlineHint = false;
  mlir::ArrayAttr carried; ///< Those that llvm.call has no form for.
  mlir::ArrayAttr all;     ///< All function attributes, for other ops.
};

/// Translates attribute sets, each once: LLVM shares them between call sites.
class AttributeImporter {
public:
  /// A null type is the place of an attribute on a call, where the verifier
  /// accepts all.
  using ParameterPlace = OpVerifier::ParameterPlace;

  AttributeImporter(mlir::MLIRContext &context, TypeImporter &types,
                    OpVerifier &verifier)
      : builder(&context), types(types), verifier(verifier) {}

  /// The attributes of a call with `numArguments` arguments.
  const CallAttributes &convertCall(llvm::AttributeList list,
                                    unsigned numArguments);

  /// The attributes of a parameter or result, with those in `llvmx.attributes`
  /// that the dialect's verifier rejects in this place.
  mlir::DictionaryAttr convertParameter(llvm::AttributeSet set,
                                        ParameterPlace place);

  /// Sets the function attributes of `set` on `func`, and appends the entry for
  /// those without a form to `carried`.
  void convertFunction(llvm::AttributeSet set, mlir::LLVM::LLVMFuncOp func,
                       llvm::SmallVectorImpl<mlir::NamedAttribute> &carried);

  /// All attributes of `set` as the value of `llvmx.attributes`; null for an
  /// empty set.
  mlir::ArrayAttr encodeSet(llvm::AttributeSet set);

private:
  /// The attributes of a set for which `llvm.func` has no property of its own;
  /// a list is null if it would be empty.
  struct FunctionLists {
    mlir::ArrayAttr passthrough;
    mlir::ArrayAttr carried;
  };

  mlir::LLVM::MemoryEffectsAttr convertMemory(llvm::MemoryEffects effects);
  mlir::Attribute encode(llvm::Attribute attribute);
  mlir::Attribute modelParameter(llvm::Attribute attribute,
                                 llvm::StringRef &name);

  mlir::Builder builder;
  TypeImporter &types;
  OpVerifier &verifier;
  llvm::DenseMap<std::pair<void *, unsigned>, CallAttributes> calls;
  llvm::DenseMap<llvm::AttributeSet, FunctionLists> functions;
  llvm::DenseMap<std::pair<llvm::AttributeSet, ParameterPlace>,
                 mlir::DictionaryAttr>
      parameters;
  llvm::DenseMap<llvm::AttributeSet, mlir::ArrayAttr> sets;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_TYPES_ATTRIBUTES_H
