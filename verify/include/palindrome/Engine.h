// An engine: a translator in both directions that the verifier judges and the
// benchmark times. Palindrome's own and upstream's are built in.

#ifndef PALINDROME_ENGINE_H
#define PALINDROME_ENGINE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "palindrome/Import.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace palindrome {

class Engine {
public:
  virtual ~Engine();

  /// What `--engine` calls it.
  virtual llvm::StringRef name() const = 0;

  /// Registers the dialects and interfaces that both directions need.
  virtual void registerDialects(mlir::DialectRegistry &registry) const = 0;

  /// Loads the dialects that importing loads, so that it need not.
  virtual void loadDialects(mlir::MLIRContext &context) const = 0;

  /// LLVM IR to MLIR. May consume `module`, which is then null. Gives null
  /// after reporting an error to `context`. An engine that is not Palindrome's
  /// own takes no notice of `options`.
  virtual mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &options = {}) const = 0;

  /// MLIR to LLVM IR, which is not verified. Gives null after reporting an
  /// error to `module`'s context.
  virtual std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module, llvm::LLVMContext &context) const = 0;
};

/// Palindrome's own importer and exporter.
const Engine &nativeEngine();

/// libMLIR's translateLLVMIRToModule and translateModuleToLLVMIR, with every
/// dialect that libMLIR can translate.
const Engine &upstreamEngine();

/// The engine called `name`, or null.
const Engine *findEngine(llvm::StringRef name);

} // namespace palindrome

#endif // PALINDROME_ENGINE_H
