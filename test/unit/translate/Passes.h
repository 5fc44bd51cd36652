// Runs passes of MLIR over imported modules and exports the result.

#ifndef PALINDROME_TEST_UNIT_TRANSLATE_PASSES_H
#define PALINDROME_TEST_UNIT_TRANSLATE_PASSES_H

#include "Support.h"

namespace palindrome::test {

/// Runs `pipeline`, in the textual form of mlir-opt's --pass-pipeline without
/// the anchor ("canonicalize,cse"), over `module`. Returns false if a pass
/// fails.
bool runPasses(mlir::ModuleOp module, llvm::StringRef pipeline);

/// Imports `source`, runs `pipeline` and exports. Returns the text of the
/// result, which LLVM's verifier accepts; "" after an error. `state` gets the
/// diagnostics.
std::string exportAfter(llvm::Module &source, llvm::StringRef pipeline,
                        MLIRState &state);

/// The same for LLVM IR as text; every step must succeed.
std::string exportAfter(llvm::StringRef text, llvm::StringRef pipeline);

} // namespace palindrome::test

#endif // PALINDROME_TEST_UNIT_TRANSLATE_PASSES_H
