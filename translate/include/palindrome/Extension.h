// The extension registry: how a dialect takes part in both translations.
//
// A dialect takes part by a dialect interface, which is registered under the
// dialect's name. Registering neither loads nor links the dialect: MLIR makes
// the interface when the dialect is loaded. docs/extending.md is a tutorial.
//
// This header contains everything of Palindrome that an extension uses, so that
// a plug-in links to none of our libraries (palindrome/Plugin.h).

#ifndef PALINDROME_EXTENSION_H
#define PALINDROME_EXTENSION_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/FPEnv.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include <mutex>
#include <string>

namespace palindrome {

//===----------------------------------------------------------------------===//
// Export: MLIR to LLVM IR
//===----------------------------------------------------------------------===//

/// The state of an export as a dialect sees it. The methods that the tables of
/// `mlir-tblgen -gen-llvmir-conversions` call on `moduleTranslation` have the
/// names that these tables use.
class ExportTranslation {
public:
  virtual ~ExportTranslation() = default;

  /// The module that is being made. Every symbol is declared in it before the
  /// first op is converted.
  virtual llvm::Module &getLLVMModule() = 0;
  llvm::LLVMContext &getLLVMContext() { return getLLVMModule().getContext(); }

  /// The LLVM value of `value`; a placeholder, replaced later, if its op is not
  /// converted yet; null if `value` is null.
  virtual llvm::Value *lookupValue(mlir::Value value) = 0;
  llvm::SmallVector<llvm::Value *> lookupValues(mlir::ValueRange values) {
    return llvm::map_to_vector(
        values, [&](mlir::Value value) { return lookupValue(value); });
  }
  /// The LLVM value of a result of the op that is being converted, to be set.
  virtual llvm::Value *&mapValue(mlir::Value value) = 0;
  /// The LLVM block of a block of the function that is being exported.
  virtual llvm::BasicBlock *lookupBlock(mlir::Block *block) = 0;
  /// The function, variable, alias or ifunc of a symbol; null if there is none.
  virtual llvm::GlobalValue *lookupSymbol(llvm::StringRef name) = 0;
  /// The LLVM type of `type`; null if there is none.
  virtual llvm::Type *convertType(mlir::Type type) = 0;
  /// `value` as a constant of `type`; null after reporting an error at `loc`.
  virtual llvm::Constant *convertConstant(llvm::Type *type,
                                          mlir::Attribute value,
                                          mlir::Location loc) = 0;

  /// Makes a call of the intrinsic `id`. Its arguments are the operands of `op`
  /// and, at `immArgPositions`, the attributes of `op` named `immArgNames`. The
  /// two `overloaded` lists name the results and operands whose types select
  /// the overload.
  virtual llvm::CallInst *
  createIntrinsicCall(mlir::Operation *op, llvm::Intrinsic::ID id,
                      unsigned numResults,
                      llvm::ArrayRef<unsigned> overloadedResults,
                      llvm::ArrayRef<unsigned> overloadedOperands,
                      llvm::ArrayRef<unsigned> immArgPositions,
                      llvm::ArrayRef<llvm::StringLiteral> immArgNames) = 0;
  virtual mlir::LogicalResult
  convertArgAndResultAttrs(mlir::ArgAndResultAttrsOpInterface op,
                           llvm::CallBase *call,
                           llvm::ArrayRef<unsigned> immArgPositions = {}) = 0;
  /// These set the metadata for alias analysis that memory ops have as
  /// attributes.
  virtual void setAccessGroupsMetadata(mlir::LLVM::AccessGroupOpInterface op,
                                       llvm::Instruction *inst) = 0;
  virtual void setAliasScopeMetadata(mlir::LLVM::AliasAnalysisOpInterface op,
                                     llvm::Instruction *inst) = 0;
  virtual void setTBAAMetadata(mlir::LLVM::AliasAnalysisOpInterface op,
                               llvm::Instruction *inst) = 0;
};

/// A dialect's part of the export. A hook reports errors at the op. If a hook
/// fails without an error, the exporter reports that the op has no translation.
class ExportInterface : public mlir::DialectInterface::Base<ExportInterface> {
public:
  explicit ExportInterface(mlir::Dialect *dialect) : Base(dialect) {}

  /// The providers that registered an interface for the dialect; the first is
  /// that of this interface.
  std::vector<std::string> providers;

  /// Whether this interface exports ops called `name`, and attributes of the
  /// dialect. Others are exported by upstream's interface, if the dialect has
  /// one.
  virtual bool exportsOperation(mlir::OperationName name) const { return true; }
  virtual bool exportsAttributes() const { return true; }
  /// Whether it exports ops at the top level of a module. If not, such an op is
  /// an error.
  virtual bool exportsModuleOps() const { return true; }

  /// Translates `op` of this dialect to LLVM IR and maps its results. `builder`
  /// inserts at the end of a block, or in no block for an op of the module. The
  /// exporter sets the name, metadata, location and carried entries on the last
  /// instruction afterwards.
  virtual mlir::LogicalResult
  convertOperation(mlir::Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &translation) const {
    return mlir::failure();
  }

  /// Translates `attribute`, a discardable attribute of this dialect on an `op`
  /// of any dialect, after the op. `instructions` are those that were made of
  /// the op, in order; empty for a symbol or the module itself.
  virtual mlir::LogicalResult amendOperation(
      mlir::Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions,
      mlir::NamedAttribute attribute, ExportTranslation &translation) const {
    return mlir::success();
  }

  /// Translates `attribute`, an attribute of this dialect on parameter `index`,
  /// after the function was declared.
  virtual mlir::LogicalResult
  convertParameterAttr(mlir::LLVM::LLVMFuncOp function, unsigned index,
                       mlir::NamedAttribute attribute,
                       ExportTranslation &translation) const {
    return mlir::success();
  }
};

//===----------------------------------------------------------------------===//
// Import: LLVM IR to MLIR
//===----------------------------------------------------------------------===//

/// The state of an import as a dialect sees it. The methods that the tables of
/// `mlir-tblgen -gen-intr-from-llvmir-conversions` call on `moduleImport` have
/// the names that these tables use.
class ImportTranslation {
public:
  virtual ~ImportTranslation() = default;

  /// The MLIR value of an operand.
  virtual mlir::FailureOr<mlir::Value> convertValue(llvm::Value *value) = 0;
  mlir::FailureOr<llvm::SmallVector<mlir::Value>>
  convertValues(llvm::ArrayRef<llvm::Value *> values) {
    llvm::SmallVector<mlir::Value> result;
    for (llvm::Value *value : values) {
      mlir::FailureOr<mlir::Value> converted = convertValue(value);
      if (mlir::failed(converted))
        return mlir::failure();
      result.push_back(*converted);
    }
    return result;
  }
  /// The MLIR type of `type`; null if there is none.
  virtual mlir::Type convertType(llvm::Type *type) = 0;
  /// The location for new ops. The importer sets the final one afterwards.
  virtual mlir::Location translateLoc(const llvm::DebugLoc &location) = 0;
  /// The value that the instruction is translated to, or the op if it has no
  /// result; one of them is to be set.
  virtual mlir::Value &mapValue(llvm::Value *value) = 0;
  virtual mlir::Operation *&mapNoResultOp(llvm::Instruction *inst) = 0;

  /// Sorts the arguments of an intrinsic into operands and, for those at
  /// `immArgPositions`, attributes.
  virtual mlir::LogicalResult convertIntrinsicArguments(
      llvm::ArrayRef<llvm::Value *> values,
      llvm::ArrayRef<llvm::OperandBundleUse> bundles, bool requiresBundles,
      llvm::ArrayRef<unsigned> immArgPositions,
      llvm::ArrayRef<llvm::StringLiteral> immArgNames,
      llvm::SmallVectorImpl<mlir::Value> &operands,
      llvm::SmallVectorImpl<mlir::NamedAttribute> &attributes) = 0;
  virtual void
  convertArgAndResultAttrs(llvm::CallBase *call,
                           mlir::ArgAndResultAttrsOpInterface op,
                           llvm::ArrayRef<unsigned> immArgPositions = {}) = 0;
  virtual void setFastmathFlagsAttr(llvm::Instruction *inst,
                                    mlir::Operation *op) = 0;
  /// A constant as an attribute.
  virtual mlir::IntegerAttr matchIntegerAttr(llvm::Value *value) = 0;
  virtual mlir::FloatAttr matchFloatAttr(llvm::Value *value) = 0;
  virtual mlir::LLVM::FPExceptionBehaviorAttr
  matchFPExceptionBehaviorAttr(llvm::Value *value) = 0;
  virtual mlir::LLVM::RoundingModeAttr
  matchRoundingModeAttr(llvm::Value *value) = 0;
};

/// A dialect's part of the import, used if `ImportOptions::dialects` names the
/// dialect. It claims intrinsics, instructions and metadata kinds. If a hook
/// fails without an error, the instruction or metadata is imported as if
/// unclaimed. Two dialects in one import must not have a claim in common.
class ImportInterface : public mlir::DialectInterface::Base<ImportInterface> {
public:
  explicit ImportInterface(mlir::Dialect *dialect) : Base(dialect) {}

  /// The providers that registered an interface for the dialect; the first is
  /// that of this interface.
  std::vector<std::string> providers;

  /// The claims: intrinsics by `llvm::Intrinsic::ID`, instructions by opcode,
  /// metadata kinds by name.
  virtual llvm::ArrayRef<unsigned> getSupportedIntrinsics() const { return {}; }
  virtual llvm::ArrayRef<unsigned> getSupportedInstructions() const {
    return {};
  }
  virtual llvm::ArrayRef<llvm::StringRef> getSupportedMetadata() const {
    return {};
  }

  /// Translates a call of a claimed intrinsic to an op. The importer carries
  /// what the op does not represent of the call; attributes and the tail call
  /// kind it always carries.
  virtual mlir::LogicalResult
  convertIntrinsic(mlir::OpBuilder &builder, llvm::CallInst *inst,
                   ImportTranslation &translation) const {
    return mlir::failure();
  }

  /// Translates a claimed instruction to an op.
  virtual mlir::LogicalResult
  convertInstruction(mlir::OpBuilder &builder, llvm::Instruction *inst,
                     llvm::ArrayRef<llvm::Value *> operands,
                     ImportTranslation &translation) const {
    return mlir::failure();
  }

  /// Represents `node`, an attachment of a claimed kind, exactly by attributes
  /// of `op`, which was made of the instruction, variable or function. The
  /// importer carries the attachment if this fails.
  virtual mlir::LogicalResult
  setMetadataAttrs(mlir::OpBuilder &builder, llvm::StringRef kind,
                   llvm::MDNode *node, mlir::Operation *op,
                   ImportTranslation &translation) const {
    return mlir::failure();
  }
};

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

namespace detail {
/// The identity of a registration, by which MLIR's registry recognizes the same
/// interface for the same dialect, and the dialect's name. Both live as long as
/// the program.
struct Registration {
  mlir::TypeID id;
  llvm::StringRef dialect;
};
inline Registration registrationOf(const void *interface,
                                   llvm::StringRef dialect) {
  // A plug-in may have its own copy of this set; the addresses of the
  // interfaces keep the entries unique all the same.
  static std::mutex mutex;
  static llvm::StringSet<> registrations;
  std::lock_guard<std::mutex> lock(mutex);
  std::string address =
      llvm::utohexstr(reinterpret_cast<uintptr_t>(interface)) + ':';
  auto entry = registrations.insert(address + dialect.str()).first;
  return {mlir::TypeID::getFromOpaquePointer(&*entry),
          entry->getKey().drop_front(address.size())};
}

template <typename Kind, typename Interface>
class InterfaceExtension final : public mlir::DialectExtensionBase {
public:
  static void add(mlir::DialectRegistry &registry, llvm::StringRef dialect,
                  llvm::StringRef provider) {
    Registration entry = registrationOf(&identity, dialect);
    registry.addExtension(entry.id, std::make_unique<InterfaceExtension>(
                                        entry.dialect, provider));
  }

  InterfaceExtension(llvm::StringRef dialect, llvm::StringRef provider)
      : DialectExtensionBase(dialect), provider(provider) {}

  void apply(mlir::MLIRContext *,
             llvm::MutableArrayRef<mlir::Dialect *> dialects) const override {
    auto *known = dialects[0]->getRegisteredInterface<Kind>();
    if (!known)
      dialects[0]->addInterface(std::unique_ptr<mlir::DialectInterface>(
          known = new Interface(dialects[0])));
    known->providers.push_back(provider);
  }

  std::unique_ptr<mlir::DialectExtensionBase> clone() const override {
    return std::make_unique<InterfaceExtension>(*this);
  }

private:
  /// Its address identifies the interface.
  static inline char identity = 0;

  std::string provider;
};
} // namespace detail

/// Registers `Interface`, an ExportInterface, for the dialect named `dialect`,
/// which need be neither loaded nor registered. `provider` is the name of the
/// extension in messages. A second, different interface for the same dialect
/// makes every export fail with an error that names both providers.
template <typename Interface>
void registerExport(mlir::DialectRegistry &registry, llvm::StringRef dialect,
                    llvm::StringRef provider = "palindrome") {
  detail::InterfaceExtension<ExportInterface, Interface>::add(registry, dialect,
                                                              provider);
}

/// Registers `Interface`, an ImportInterface, in the same way.
template <typename Interface>
void registerImport(mlir::DialectRegistry &registry, llvm::StringRef dialect,
                    llvm::StringRef provider = "palindrome") {
  detail::InterfaceExtension<ImportInterface, Interface>::add(registry, dialect,
                                                              provider);
}

/// Fails with an error that names the providers if there is more than one.
mlir::LogicalResult checkProviders(const mlir::DialectInterface &interface,
                                   llvm::ArrayRef<std::string> providers,
                                   llvm::StringRef direction);

/// Loads the dialect `name` in `context`, and returns its ImportInterface.
/// Returns null after reporting an error if the dialect has none, or several.
const ImportInterface *findImport(mlir::MLIRContext &context,
                                  llvm::StringRef name);

} // namespace palindrome

/// The generated tables make intrinsic calls by this function.
namespace mlir::LLVM::detail {
inline llvm::CallInst *createIntrinsicCall(
    llvm::IRBuilderBase &, palindrome::ExportTranslation &translation,
    Operation *op, llvm::Intrinsic::ID id, unsigned numResults,
    ArrayRef<unsigned> overloadedResults, ArrayRef<unsigned> overloadedOperands,
    ArrayRef<unsigned> immArgPositions, ArrayRef<StringLiteral> immArgNames) {
  return translation.createIntrinsicCall(op, id, numResults, overloadedResults,
                                         overloadedOperands, immArgPositions,
                                         immArgNames);
}
} // namespace mlir::LLVM::detail

#endif // PALINDROME_EXTENSION_H
