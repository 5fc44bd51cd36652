// MLIR's forms of LLVM attributes to LLVM.

#ifndef PALINDROME_EXPORT_ATTRIBUTES_H
#define PALINDROME_EXPORT_ATTRIBUTES_H

#include "export/Report.h"
#include "export/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/IR/Attributes.h"

namespace palindrome {

/// The parts of a call's attributes, as its op has them; null for none.
struct CallAttributeParts {
  mlir::ArrayAttr carried, arguments, results;
  mlir::LLVM::MemoryEffectsAttr memoryEffects;
  bool convergent = false, noUnwind = false, willReturn = false;
  bool noInline = false, alwaysInline = false, inlineHint = false;
};

/// Translates attribute sets, each once.
class AttributeExporter {
public:
  /// `isStrict`: as FormChoices::rejectsAsUpstream.
  AttributeExporter(llvm::LLVMContext &context, TypeExporter &types,
                    const DropReporter &report, bool isStrict)
      : context(context), types(types), report(report), isStrict(isStrict) {}

  /// Whether an error was reported, for an attribute that has no form in LLVM.
  bool hasFailed() const { return failedStrictly; }

  /// `list` as it may stand on a function of `type`, or on a call under it.
  llvm::AttributeList fit(llvm::AttributeList list, llvm::FunctionType *type,
                          unsigned numArguments);

  llvm::AttributeList convertCall(const CallAttributeParts &parts);

  /// A parameter's or result's attributes.
  llvm::AttributeSet convertParameter(mlir::DictionaryAttr dictionary);

  /// The function attributes of `func`; but for `abridged`, those too that say
  /// how its body is to be compiled.
  llvm::AttributeSet convertFunction(mlir::LLVM::LLVMFuncOp func,
                                     bool abridged);

  /// A set in the form of `llvmx.attributes`.
  llvm::AttributeSet decodeSet(mlir::ArrayAttr codes);

  /// A set in the form of `passthrough`, which is the attribute `listName`.
  llvm::AttributeSet decodeNames(mlir::ArrayAttr list,
                                 llvm::StringRef listName) {
    return isStrict ? convertWritten(list, listName) : decodeSet(list);
  }

  /// One entry for each of `dictionaries`, which may be null.
  void convertParameters(mlir::ArrayAttr dictionaries,
                         llvm::SmallVectorImpl<llvm::AttributeSet> &sets);

private:
  void decode(mlir::Attribute code, llvm::AttrBuilder &into);
  bool tryDecode(mlir::Attribute code, llvm::AttrBuilder &into);
  bool addNamed(llvm::StringRef name, llvm::StringRef value,
                llvm::AttrBuilder &into);
  bool addModelled(llvm::StringRef name, mlir::Attribute value,
                   llvm::AttrBuilder &into);
  llvm::MemoryEffects convertMemory(mlir::LLVM::MemoryEffectsAttr attribute);

  // StrictAttributes.cpp
  llvm::AttributeSet convertWritten(mlir::ArrayAttr list,
                                    llvm::StringRef listName);
  void addWritten(llvm::StringRef name, llvm::StringRef value,
                  llvm::AttrBuilder &into);
  void addParameterWritten(llvm::StringRef name, mlir::Attribute value,
                           llvm::AttrBuilder &into);
  mlir::InFlightDiagnostic reject();

  llvm::LLVMContext &context;
  TypeExporter &types;
  const DropReporter &report;
  bool isStrict, failedStrictly = false;
  llvm::DenseMap<std::tuple<void *, llvm::FunctionType *, unsigned>,
                 llvm::AttributeList>
      fitted;
  using CallKey = std::tuple<const void *, const void *, const void *,
                             const void *, unsigned>;
  llvm::DenseMap<CallKey, llvm::AttributeList> calls;
  llvm::DenseMap<mlir::Attribute, llvm::AttributeSet> parameters, sets;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_ATTRIBUTES_H
