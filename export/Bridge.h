// The bridge to dialects that only upstream's interfaces export (OpenMP, NVVM,
// a user's own): their ops and attributes are given to these one by one, within
// an export that is ours.
//
// Upstream's interfaces want an LLVM::ModuleTranslation, which only upstream's
// exporter makes. So that runs, on a module with nothing in it but an
// llvmx.bridge, whose translation is our whole export. Our values, blocks and
// functions are made known to the ModuleTranslation as far as an op needs them;
// the ops of our dialects that stand in regions of others come back to us
// through an interface that the bridge adds to these dialects.

#ifndef PALINDROME_EXPORT_BRIDGE_H
#define PALINDROME_EXPORT_BRIDGE_H

#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "palindrome/Export.h"
#include "palindrome/Extension.h"

namespace palindrome {

class BodyExporter;

class Bridge {
public:
  /// Whether `module` has ops or attributes that the bridge is for.
  static bool isNeeded(mlir::Operation *module);

  /// Exports a module that needs it; null after an error was reported.
  static std::unique_ptr<llvm::Module>
  exportModule(mlir::Operation *module, llvm::LLVMContext &context,
               const ExportOptions &options);

  /// Whether upstream has an interface for `op`, and we have none.
  static bool handles(mlir::Operation &op);
  /// The same for the attributes of `dialect`.
  static bool handlesAttributes(mlir::Dialect *dialect);

  mlir::LogicalResult convertOperation(mlir::Operation &op, BodyExporter &body);
  mlir::LogicalResult
  amendOperation(mlir::Operation &op,
                 llvm::ArrayRef<llvm::Instruction *> instructions,
                 mlir::NamedAttribute attribute);
  mlir::LogicalResult convertParameterAttr(mlir::LLVM::LLVMFuncOp function,
                                           unsigned index,
                                           mlir::NamedAttribute attribute);

  /// Makes a symbol that is declared known to upstream.
  void declare(mlir::Operation &op, llvm::GlobalValue *value);

  /// What upstream has for values and blocks of foreign regions; may be null.
  llvm::Value *lookupValue(mlir::Value value) {
    return translation.lookupValue(value);
  }
  llvm::BasicBlock *lookupBlock(mlir::Block *block) {
    return translation.lookupBlock(block);
  }

  /// Upstream's node for an attribute.
  llvm::Metadata *translateDebugInfo(mlir::LLVM::DINodeAttr attribute) {
    return translation.translateDebugInfo(attribute);
  }

private:
  Bridge(mlir::Operation *source, mlir::LLVM::ModuleTranslation &translation)
      : source(source), translation(translation) {}

  class ComeBack;
  struct Run;
  /// Upstream has no argument for it to come back to, but stays in its thread.
  static thread_local Run *current;

  static mlir::LogicalResult addWaysBack(mlir::Operation *source);
  mlir::LogicalResult convertNested(mlir::Operation &op,
                                    llvm::IRBuilderBase &builder);
  void mapUsedValues(mlir::Operation &op, BodyExporter &body);

  mlir::Operation *source;
  mlir::LLVM::ModuleTranslation &translation;
  /// The body that the foreign op under way stands in.
  BodyExporter *body = nullptr;
  /// Whether upstream was asked where an op is, which makes debug info.
  bool hasLocated = false;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_BRIDGE_H
