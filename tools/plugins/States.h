// Judges two states of a module of MLIR, for plug-ins of other programs.

#ifndef PALINDROME_TOOLS_PLUGINS_STATES_H
#define PALINDROME_TOOLS_PLUGINS_STATES_H

#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Lower.h"
#include "palindrome/Refine.h"
#include "palindrome/Verify.h"
#include "verify/judge/proofs/Place.h"
#include "llvm/Support/Error.h"

namespace palindrome::plugins {

/// A module as it is at one time, as bytecode, or as text if it has none.
std::string takePicture(mlir::ModuleOp module);

/// Judges `after` against `before`, which `takePicture` made, with `dialects`
/// beside those of MLIR: what differs in functions, and in what belongs to no
/// function, such as module flags. Returns the verdicts. Modules are lowered
/// and pairs are judged in worker processes, so that the threads and the state
/// of this one do not matter. It is an error, in one line, if a module has no
/// lowering.
///
/// Results are looked up and kept in the file of proofs at `cache`, if that is
/// set.
///
/// If `isInterprocedural`, what changed may rest on all callers and accesses in
/// the module: a function on which these bear is never different, but unknown.
llvm::Expected<std::vector<PassPair>>
judgeStates(llvm::StringRef before, llvm::StringRef after,
            const mlir::DialectRegistry &dialects, bool isInterprocedural,
            const LoweringOptions &lowering, const RefineOptions &options,
            const std::optional<proofs::StorePlace> &cache);

} // namespace palindrome::plugins

#endif // PALINDROME_TOOLS_PLUGINS_STATES_H
