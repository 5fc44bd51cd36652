// The interface to a translator between LLVM IR and MLIR, in both directions,
// which the verifier judges and the benchmark times. There are two:
// Palindrome's and that of libMLIR.

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

  /// The value of `--engine`.
  virtual llvm::StringRef name() const = 0;

  /// Registers the dialects and interfaces that either direction needs.
  virtual void registerDialects(mlir::DialectRegistry &registry) const = 0;

  /// Loads the dialects that an import would load, so that the time of an
  /// import does not include it.
  virtual void loadDialects(mlir::MLIRContext &context) const = 0;

  /// Translates LLVM IR to MLIR. May consume `module`, which is null then.
  /// Returns null after reporting an error to `context`. Only Palindrome's
  /// engine heeds `options`.
  virtual mlir::OwningOpRef<mlir::ModuleOp>
  importModule(std::unique_ptr<llvm::Module> &module,
               mlir::MLIRContext &context,
               const ImportOptions &options = {}) const = 0;

  /// Translates MLIR to LLVM IR, without verifying the result. Returns null
  /// after reporting an error to the context of `module`.
  virtual std::unique_ptr<llvm::Module>
  exportModule(mlir::ModuleOp module, llvm::LLVMContext &context) const = 0;

  /// Exports a module whose entries may be damaged, so that the result passes
  /// LLVM's verifier: debug info that it rejects is dropped with a warning, and
  /// all else is an error. Upstream's engine does not check its exports.
  virtual std::unique_ptr<llvm::Module>
  exportDamaged(mlir::ModuleOp module, llvm::LLVMContext &context) const;
};

/// Palindrome's own importer and exporter.
const Engine &nativeEngine();

/// libMLIR's translateLLVMIRToModule and translateModuleToLLVMIR, with every
/// dialect that libMLIR can translate.
const Engine &upstreamEngine();

/// For `setEpitaphWriter`: writes which op MLIR's own interface was translating
/// for an export of Palindrome's, such as "the translation of 'omp.target' by
/// MLIR"; nothing if there was none. If the stack overflowed in Palindrome's
/// translation of an op within that one, it is the interface that did not end.
void writeForeignOp(char *text, size_t size, bool isStackOverflow);

/// The engine with the name `name`; null if there is none.
const Engine *findEngine(llvm::StringRef name);

} // namespace palindrome

#endif // PALINDROME_ENGINE_H
