// The extension registry: how a dialect takes part in both translations.
//
// A dialect's side of a translation is a dialect interface, registered by the
// dialect's name. Registering loads no dialect and links none: the interface is
// made when the dialect is loaded. docs/extending.md goes through it step by
// step.
//
// All that an extension uses of Palindrome is in this header, so that a plug-in
// links to none of our libraries (palindrome/Plugin.h).

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

/// What an export under way offers to a dialect. Methods that the tables of
/// `mlir-tblgen -gen-llvmir-conversions` call have the names that these expect
/// of `moduleTranslation`.
class ExportTranslation {
public:
  virtual ~ExportTranslation() = default;

  /// The module made. Every symbol is declared in it before the first op is
  /// converted.
  virtual llvm::Module &getLLVMModule() = 0;
  llvm::LLVMContext &getLLVMContext() { return getLLVMModule().getContext(); }

  /// The LLVM value of `value`: a stand-in if its op is not converted yet, null
  /// for a null value.
  virtual llvm::Value *lookupValue(mlir::Value value) = 0;
  llvm::SmallVector<llvm::Value *> lookupValues(mlir::ValueRange values) {
    return llvm::map_to_vector(
        values, [&](mlir::Value value) { return lookupValue(value); });
  }
  /// Where to put the LLVM value of a result of the op at hand.
  virtual llvm::Value *&mapValue(mlir::Value value) = 0;
  /// The block of a block of the function at hand.
  virtual llvm::BasicBlock *lookupBlock(mlir::Block *block) = 0;
  /// The function, variable, alias or ifunc of a symbol; null for none.
  virtual llvm::GlobalValue *lookupSymbol(llvm::StringRef name) = 0;
  /// Null for a type that LLVM IR has no form for.
  virtual llvm::Type *convertType(mlir::Type type) = 0;
  /// `value` as a constant of `type`; null after an error at `loc`.
  virtual llvm::Constant *convertConstant(llvm::Type *type,
                                          mlir::Attribute value,
                                          mlir::Location loc) = 0;

  /// A call of the intrinsic `id`, whose arguments are the operands of `op`
  /// and, at `immArgPositions`, its attributes named `immArgNames`. The
  /// intrinsic is overloaded by the types of the results and arguments in the
  /// two lists.
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
  /// Set what memory ops say of aliasing and of their types.
  virtual void setAccessGroupsMetadata(mlir::LLVM::AccessGroupOpInterface op,
                                       llvm::Instruction *inst) = 0;
  virtual void setAliasScopeMetadata(mlir::LLVM::AliasAnalysisOpInterface op,
                                     llvm::Instruction *inst) = 0;
  virtual void setTBAAMetadata(mlir::LLVM::AliasAnalysisOpInterface op,
                               llvm::Instruction *inst) = 0;
};

/// A dialect's part of the export. All hooks report errors at the op; a hook
/// that fails without one is reported as having no translation.
class ExportInterface : public mlir::DialectInterface::Base<ExportInterface> {
public:
  explicit ExportInterface(mlir::Dialect *dialect) : Base(dialect) {}

  /// Who registered an interface for the dialect, this one first.
  std::vector<std::string> providers;

  /// Whether this exports ops called `name`, and attributes of the dialect.
  /// What it does not is left to upstream's interface, if the dialect has one.
  virtual bool exportsOperation(mlir::OperationName name) const { return true; }
  virtual bool exportsAttributes() const { return true; }

  /// Makes what `op` of this dialect is in LLVM IR, by `builder`, which stands
  /// at the end of a block (in no block, for an op of the module), and maps its
  /// results. Names, metadata, location and carried entries are put on the last
  /// instruction afterwards.
  virtual mlir::LogicalResult
  convertOperation(mlir::Operation *op, llvm::IRBuilderBase &builder,
                   ExportTranslation &translation) const {
    return mlir::failure();
  }

  /// Acts on what was made of `op`, of whatever dialect, which bears an
  /// attribute of this one: `instructions`, in order; none for a symbol or the
  /// module itself.
  virtual mlir::LogicalResult amendOperation(
      mlir::Operation *op, llvm::ArrayRef<llvm::Instruction *> instructions,
      mlir::NamedAttribute attribute, ExportTranslation &translation) const {
    return mlir::success();
  }

  /// Acts on parameter `index` of a function that was declared, which bears an
  /// attribute of this dialect.
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

/// What an import under way offers to a dialect. Methods that the tables of
/// `mlir-tblgen -gen-intr-from-llvmir-conversions` call have the names that
/// these expect of `moduleImport`.
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
  /// Null for a type that MLIR has no form for.
  virtual mlir::Type convertType(llvm::Type *type) = 0;
  /// Where ops are made; they get their location afterwards.
  virtual mlir::Location translateLoc(const llvm::DebugLoc &location) = 0;
  /// Where to put the value, or else the op without results, that the
  /// instruction at hand became.
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

/// A dialect's part of the import, used where `ImportOptions::dialects` names
/// the dialect. It claims what it can import; what its hooks leave by failing
/// without an error is imported as if it were unclaimed. Two dialects in one
/// import must not claim the same.
class ImportInterface : public mlir::DialectInterface::Base<ImportInterface> {
public:
  explicit ImportInterface(mlir::Dialect *dialect) : Base(dialect) {}

  /// Who registered an interface for the dialect, this one first.
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

  /// Makes an op of a call of a claimed intrinsic. Only what the op does not
  /// say of the call is carried beside it: attributes and the tail call kind
  /// always are.
  virtual mlir::LogicalResult
  convertIntrinsic(mlir::OpBuilder &builder, llvm::CallInst *inst,
                   ImportTranslation &translation) const {
    return mlir::failure();
  }

  /// Makes an op of a claimed instruction.
  virtual mlir::LogicalResult
  convertInstruction(mlir::OpBuilder &builder, llvm::Instruction *inst,
                     llvm::ArrayRef<llvm::Value *> operands,
                     ImportTranslation &translation) const {
    return mlir::failure();
  }

  /// Says metadata of a claimed kind, wholly, in attributes of `op`, which was
  /// made of the instruction, variable or function that bears it. What it
  /// fails on is carried.
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
/// What MLIR's registry wants to know of a registration, kept for good: its
/// identity (the same interface for the same dialect is registered once), and
/// the dialect's name.
struct Registration {
  mlir::TypeID id;
  llvm::StringRef dialect;
};
inline Registration registrationOf(const void *interface,
                                   llvm::StringRef dialect) {
  // A plug-in may have its own book: addresses keep the entries apart.
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
  /// Its address is the interface's.
  static inline char identity = 0;

  std::string provider;
};
} // namespace detail

/// Registers `Interface`, an ExportInterface, for the export of the dialect of
/// this name, which need be neither loaded nor known. `provider` names whose it
/// is, in messages. A second, different one for the same dialect is an error of
/// the export, which names both providers.
template <typename Interface>
void registerExport(mlir::DialectRegistry &registry, llvm::StringRef dialect,
                    llvm::StringRef provider = "palindrome") {
  detail::InterfaceExtension<ExportInterface, Interface>::add(registry, dialect,
                                                              provider);
}

/// The same for `Interface`, an ImportInterface, and the import.
template <typename Interface>
void registerImport(mlir::DialectRegistry &registry, llvm::StringRef dialect,
                    llvm::StringRef provider = "palindrome") {
  detail::InterfaceExtension<ImportInterface, Interface>::add(registry, dialect,
                                                              provider);
}

/// An error that names the providers, if there are several of an interface.
mlir::LogicalResult checkProviders(const mlir::DialectInterface &interface,
                                   llvm::ArrayRef<std::string> providers,
                                   llvm::StringRef direction);

} // namespace palindrome

/// By this name the generated tables make intrinsic calls.
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
