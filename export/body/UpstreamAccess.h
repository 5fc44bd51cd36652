// Access to members of MLIR's `ModuleTranslation` that it keeps private: which
// global value each op became, and which dialect interface translates the ops
// of a dialect. The bridge (export/body/Bridge.h) sets both.

#ifndef PALINDROME_EXPORT_BODY_UPSTREAMACCESS_H
#define PALINDROME_EXPORT_BODY_UPSTREAMACCESS_H

#include "mlir/Target/LLVMIR/ModuleTranslation.h"

namespace palindrome::exporter {

/// Makes `value` what `translation` finds for `op`, a symbol of the `llvm`
/// dialect that is declared in the module under translation.
void mapSymbol(mlir::LLVM::ModuleTranslation &translation, mlir::Operation &op,
               llvm::GlobalValue *value);

/// Makes `interface` the one that `translation` uses for its dialect. The
/// dialect itself, which other threads may be reading, stays as it is.
void setInterface(mlir::LLVM::ModuleTranslation &translation,
                  const mlir::LLVMTranslationDialectInterface &interface);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_BODY_UPSTREAMACCESS_H
