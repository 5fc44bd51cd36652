// The state of an import in the upstream form, which is equal to the output of
// MLIR's own importer, including the order of ops and the diagnostics. Nothing
// is carried: parts that the dialect has no form for are left out or are
// errors.

#ifndef PALINDROME_IMPORT_UPSTREAM_IMPORTER_H
#define PALINDROME_IMPORT_UPSTREAM_IMPORTER_H

#include "import/Attributes.h"
#include "import/Extensions.h"
#include "import/upstream/DebugInfo.h"
#include "import/upstream/Metadata.h"
#include "import/upstream/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Import.h"
#include "llvm/IR/Module.h"

namespace palindrome::upstream {

/// The text of `value` in diagnostics.
std::string textOf(const llvm::Value &value);

/// The state of one import.
class Importer {
public:
  Importer(llvm::Module &source, mlir::MLIRContext &context,
           const ImportOptions &options);

  /// Translates the whole module; returns null after reporting an error.
  mlir::OwningOpRef<mlir::ModuleOp> run();

  std::string textOf(const llvm::Metadata *node) const;
  mlir::FlatSymbolRefAttr symbol(const llvm::GlobalValue *value);
  mlir::Location moduleLoc() { return op.getLoc(); }
  mlir::Type type(llvm::Type *type) { return types.convert(type); }

  // Attributes.cpp
  mlir::DictionaryAttr parameterAttributes(llvm::AttributeSet set);
  void importFunctionAttributes(const llvm::Function &function,
                                mlir::LLVM::LLVMFuncOp op);
  mlir::ArrayAttr passthrough(mlir::Location loc, llvm::AttributeSet set,
                              bool onFunction);
  mlir::LLVM::MemoryEffectsAttr memoryEffects(llvm::MemoryEffects effects);

  // Constants.cpp
  mlir::Attribute constantAttribute(const llvm::Constant *constant);

  llvm::Module &source;
  mlir::MLIRContext &context;
  const ImportOptions &options;
  ImportExtensions extensions;
  mlir::OpBuilder builder;
  mlir::Location unknown;
  mlir::ModuleOp op;
  UpstreamTypes types;
  OpVerifier verifier;
  AttributeImporter attributes;
  DebugInfo debugInfo;
  Metadata metadata;

private:
  // DataLayout.cpp
  mlir::LogicalResult importDataLayout();

  // NamedMetadata.cpp
  void importNamedMetadata();
  void importLinkerOptions();
  void importLibraries();
  void importString(llvm::StringRef list, llvm::StringRef attribute);
  // ModuleFlags.cpp
  void importModuleFlags();

  // Globals.cpp
  mlir::LogicalResult importGlobals();
  mlir::LogicalResult importAliases();
  mlir::LogicalResult importIFuncs();
  void importComdats();
  mlir::LogicalResult importVariable(llvm::GlobalVariable &variable);
  mlir::LogicalResult importStructors(llvm::GlobalVariable &variable);
  mlir::LogicalResult importAlias(llvm::GlobalAlias &alias);
  mlir::LogicalResult importIFunc(llvm::GlobalIFunc &ifunc);
  mlir::SymbolRefAttr comdatOf(const llvm::GlobalObject &object);
  mlir::OpBuilder atGlobals();

  // Functions.cpp
  mlir::LogicalResult importFunction(llvm::Function &function);
  void importParameters(const llvm::Function &function,
                        mlir::LLVM::LLVMFuncOp op);
  void importPersonality(const llvm::Function &function,
                         mlir::LLVM::LLVMFuncOp op);

  /// The last global variable: they precede all other ops, in order.
  mlir::Operation *lastGlobal = nullptr;
  llvm::DenseMap<const llvm::GlobalValue *, mlir::FlatSymbolRefAttr> nameless;
};

} // namespace palindrome::upstream

#endif // PALINDROME_IMPORT_UPSTREAM_IMPORTER_H
