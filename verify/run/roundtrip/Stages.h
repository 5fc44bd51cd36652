// The stages that a module passes through before it is judged: reading,
// lowering, import, export.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_STAGES_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_STAGES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "palindrome/Verify.h"
#include "verify/base/io/Reader.h"
#include "verify/run/roundtrip/ContextPool.h"
#include "llvm/IR/Module.h"
#include <chrono>

namespace palindrome::roundtrip {

/// Adds the seconds between its construction and its destruction to `sum`.
class PartTimer {
  using Clock = std::chrono::steady_clock;
  double &sum;
  Clock::time_point start = Clock::now();

public:
  explicit PartTimer(double &sum) : sum(sum) {}
  ~PartTimer() {
    sum += std::chrono::duration<double>(Clock::now() - start).count();
  }
};

/// An LLVM module with the context that owns it.
struct LLVMModule {
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module;
  explicit operator bool() const { return module != nullptr; }
  void free() {
    module.reset();
    context.reset();
  }
};

/// An MLIR module with the context that owns it.
struct MLIRModule {
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  explicit operator bool() const { return bool(module); }
  void free() {
    module = nullptr;
    context.reset();
  }
};

/// The stages for one file. One that fails sets the verdict and the message of
/// `result` and returns null or false.
class Stages {
public:
  /// `contexts` have the dialects of an import. `sourceRegistry` has those of
  /// modules of MLIR that are read, if it is not null.
  Stages(llvm::StringRef path, const Engine &engine,
         const JudgeOptions &options, ContextPool &contexts,
         const mlir::DialectRegistry *sourceRegistry);

  LLVMModule readLLVM(llvm::MemoryBufferRef input);
  using Parse = mlir::OwningOpRef<mlir::ModuleOp>(llvm::MemoryBufferRef,
                                                  mlir::MLIRContext &,
                                                  Diagnostic &);
  MLIRModule readMLIR(llvm::MemoryBufferRef input,
                      llvm::function_ref<Parse> parse = parseMLIR);
  /// Lowers `module` if the options ask for it.
  bool lower(mlir::ModuleOp module);
  MLIRModule importModule(std::unique_ptr<llvm::Module> &module);
  /// Exports `module` to one that LLVM's verifier accepts.
  LLVMModule exportModule(mlir::ModuleOp module);
  /// Exports `module` to one in `context` that LLVM's verifier accepts.
  std::unique_ptr<llvm::Module> exportInto(llvm::LLVMContext &context,
                                           mlir::ModuleOp module);
  /// Sets the verdict and the message. Returns null.
  std::nullptr_t fail(Verdict verdict, const Diagnostic &diagnostic,
                      llvm::StringRef prefix = "");
  void stage(llvm::StringRef name) {
    if (options.onStage)
      options.onStage(name);
  }

  const Engine &engine;
  const JudgeOptions &options;
  ContextPool &contexts;
  /// The names of the structs of the module that is imported, if its context
  /// may be one that has served before, and serve again.
  std::optional<ContextPool::StructNames> structNames;
  /// The dialects of modules that are lowered; null if none are.
  const mlir::DialectRegistry *sourceRegistry;
  FileResult result;
  /// The warnings of the last export.
  uint64_t exportWarnings = 0;
};

} // namespace palindrome::roundtrip

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_STAGES_H
