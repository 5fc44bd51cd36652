// Translates attributes of functions, calls, parameters and results from MLIR
// to LLVM. Mirrors import/types/Attributes.

#ifndef PALINDROME_EXPORT_TYPES_ATTRIBUTES_H
#define PALINDROME_EXPORT_TYPES_ATTRIBUTES_H

#include "export/state/Report.h"
#include "export/types/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/IR/Attributes.h"

namespace palindrome::exporter {

/// The attributes of a call as its op stores them; a null part is absent.
struct CallAttributeParts {
  mlir::ArrayAttr carried, arguments, results;
  mlir::LLVM::MemoryEffectsAttr memoryEffects;
  bool convergent = false, noUnwind = false, willReturn = false;
  bool noInline = false, alwaysInline = false, inlineHint = false;
};

/// Translates attribute sets, each once.
class AttributeExporter {
public:
  /// `isStrict` is FormChoices::rejectsAsUpstream.
  AttributeExporter(llvm::LLVMContext &context, TypeExporter &types,
                    const DropReporter &report, bool isStrict)
      : context(context), types(types), report(report), isStrict(isStrict) {}

  /// Whether an error was reported for an attribute that LLVM does not have.
  bool hasFailed() const { return failedStrictly; }

  /// fitAttributes, except for the strict form, which keeps all of `list`.
  llvm::AttributeList fit(llvm::AttributeList list, llvm::FunctionType *type,
                          unsigned numArguments, bool isIntrinsic);

  llvm::AttributeList convertCall(const CallAttributeParts &parts);

  /// The attributes of a parameter or result.
  llvm::AttributeSet convertParameter(mlir::DictionaryAttr dictionary);

  /// The function attributes of `func`. `abridged` leaves out those that
  /// control how a body is compiled, as upstream does for declarations.
  llvm::AttributeSet convertFunction(mlir::LLVM::LLVMFuncOp func,
                                     bool abridged);

  /// The attributes that `codes` represents, in the form of `llvmx.attributes`.
  llvm::AttributeSet decodeSet(mlir::ArrayAttr codes);

  /// The attributes that `list` represents, in the form of `passthrough`.
  /// `listName` is the op's name for the list, for errors.
  llvm::AttributeSet decodeNames(mlir::ArrayAttr list,
                                 llvm::StringRef listName) {
    return isStrict ? convertWritten(list, listName) : decodeSet(list);
  }

  /// Appends to `into` the attributes of each of `dictionaries`, which may be
  /// null.
  void convertParameters(mlir::ArrayAttr dictionaries,
                         llvm::SmallVectorImpl<llvm::AttributeSet> &into);

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
  llvm::DenseMap<std::tuple<void *, llvm::FunctionType *, unsigned, unsigned>,
                 llvm::AttributeList>
      fitted;
  using CallKey = std::tuple<const void *, const void *, const void *,
                             const void *, unsigned>;
  llvm::DenseMap<CallKey, llvm::AttributeList> calls;
  llvm::DenseMap<mlir::Attribute, llvm::AttributeSet> parameters, sets;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_TYPES_ATTRIBUTES_H
