// Settles whether a module of MLIR that did not come back the same still has
// the same meaning.

#ifndef PALINDROME_VERIFY_RUN_SETTLE_MLIR_SETTLEMLIR_H
#define PALINDROME_VERIFY_RUN_SETTLE_MLIR_SETTLEMLIR_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Lower.h"
#include "palindrome/Refine.h"
#include "palindrome/Verify.h"

namespace palindrome::settle {

struct MLIRSettling {
  RefineOptions refine;     ///< For the proofs.
  LoweringOptions lowering; ///< Alike for both modules.
  /// Wall time for what precedes the proofs; 0: no limit.
  double timeoutSeconds = 60;
  /// Registers the dialects of both modules, with the native engine's exports.
  std::function<void(mlir::DialectRegistry &)> registerDialects;
};

/// Decides between `Equivalent`, `Refined`, `Tested`, `Different` and `Unknown`
/// for the module `original` and `back`, what a round trip made of it, which
/// may be in two contexts and do not change. Sets the verdict on MLIR, the
/// settled symbols, the decisions of the lowering and the message of `sides`.
///
/// Both modules are brought to LLVM IR by `meaning::bringToLLVM`, whichever
/// engine made `back`: an engine's own export may drop what the modules differ
/// in. The two modules of LLVM IR are judged as `settle` does. The verdict is
/// unknown, with the reason, if a module cannot be lowered or exported, or if
/// the export leaves out a part of it.
///
/// That runs in a worker process of its own, so that a crash of MLIR's leaves
/// the verdict unknown. The limit of time of the job that calls this, if
/// it is one of a worker, is suspended meanwhile.
void settleMLIR(mlir::ModuleOp original, mlir::ModuleOp back,
                const MLIRSettling &options, BothSides &sides);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_RUN_SETTLE_MLIR_SETTLEMLIR_H
