// MLIR's own passes over imported modules, and the export of what they leave.

#ifndef PALINDROME_TEST_UNIT_TRANSLATE_PASSES_H
#define PALINDROME_TEST_UNIT_TRANSLATE_PASSES_H

#include "Support.h"

namespace palindrome::test {

/// Runs `pipeline`, in the textual form of mlir-opt's --pass-pipeline without
/// the anchor ("canonicalize,cse"), over `module`. False when a pass fails.
bool runPasses(mlir::ModuleOp module, llvm::StringRef pipeline);

/// Imports `source`, runs `pipeline` and exports. Gives the print of the
/// result, which LLVM has verified; "" after an error. `state` has what the
/// passes and the export said.
std::string exportAfter(llvm::Module &source, llvm::StringRef pipeline,
                        MLIRState &state);

/// The same of a text, all of which must succeed.
std::string exportAfter(llvm::StringRef text, llvm::StringRef pipeline);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_TRANSLATE_PASSES_H
