// Runs passes of MLIR's over a module and notes the states in between.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_MLIRPIPELINE_H
#define PALINDROME_VERIFY_SEEK_PASSES_MLIRPIPELINE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "verify/seek/passes/Changes.h"

namespace palindrome::passes {

/// The pipeline `text` for modules; failure after writing why it is none to
/// `errors`.
mlir::FailureOr<mlir::OpPassManager>
parseMLIRPipeline(llvm::StringRef text, llvm::raw_ostream &errors);

/// Why `text` is no such pipeline, in one line; nothing if it is one.
std::optional<std::string> findMLIRProblem(llvm::StringRef text);

/// Follows a pipeline over a module.
class Observer {
public:
  virtual ~Observer() = default;
  /// A pass has run for the first time.
  virtual void begin(const PassRun &run) = 0;
  /// The module after a run of a pass that changed it, or after the runs of one
  /// pass on several functions. The module is a copy.
  virtual void changed(const PassRun &run, mlir::ModuleOp state) = 0;
  /// A pass, or the runs of one pass on several functions, changed nothing.
  virtual void unchanged(const PassRun &run) = 0;
  /// A pass failed, or a verifier rejects what it made.
  virtual void failed(const PassRun &run) = 0;
  /// The pass `name` is about to run.
  virtual void stage(llvm::StringRef name) = 0;
};

/// Runs the pipeline `text`, which `parseMLIRPipeline` accepts, over `module`.
/// `observer` hears of every pass if `isEachPass`, else of all together. Errors
/// are reported to the context of `module`.
void runMLIRPipeline(mlir::ModuleOp module, llvm::StringRef text,
                     bool isEachPass, Observer &observer);

/// Runs the pipeline `text` over `module`, without a look at whether what its
/// passes make verifies. Failure if one of them reports an error itself.
mlir::LogicalResult runUnverified(mlir::ModuleOp module, llvm::StringRef text);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_MLIRPIPELINE_H
