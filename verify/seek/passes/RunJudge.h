// Judges a pipeline of MLIR's passes by runs alone: each function of a module
// runs before and after it, on the same arguments.

#ifndef PALINDROME_VERIFY_SEEK_PASSES_RUNJUDGE_H
#define PALINDROME_VERIFY_SEEK_PASSES_RUNJUDGE_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Engine.h"
#include "verify/run/lowering/Runs.h"
#include "verify/run/lowering/Wrong.h"

namespace palindrome::passes {

/// What `judgeByRuns` needs to know.
struct RunJudgeOptions {
  const Engine &engine; ///< Exports what passes bring to the `llvm` dialect.
  lowering::RunOptions runs;
  /// Called with the name of each pass, and of each other stage, before it
  /// begins; may be empty.
  std::function<void(llvm::StringRef)> onStage;
};

/// Runs the pipeline `text`, which `parseMLIRPipeline` accepts, over a copy of
/// `module`, and, if that changed, returns the verdict on each function that
/// other modules may call. Where the functions are of the `llvm` dialect
/// afterwards, they run as LLVM IR (Judge.h of verify/run/lowering). Returns
/// failure if a pass fails; its errors are reported to the context of `module`.
///
/// Of a function that is different, `SettledSymbol::wrong` has the first pass
/// after which it is, and the ops that this pass gets wrong. One of which a
/// pass makes ops that do not verify is such a function.
mlir::FailureOr<std::vector<SettledSymbol>>
judgeByRuns(mlir::ModuleOp module, llvm::StringRef text,
            const RunJudgeOptions &options);

/// What differs if the function of `program` runs before and after the pipeline
/// `text` (see `WrongLowering::what`); nothing if that is not known, or nothing
/// does.
std::optional<std::string> findDifference(const lowering::Program &program,
                                          llvm::StringRef text,
                                          const RunJudgeOptions &options);

} // namespace palindrome::passes

#endif // PALINDROME_VERIFY_SEEK_PASSES_RUNJUDGE_H
