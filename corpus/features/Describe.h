// What a module consists of, in words: its features, its target, what it was
// compiled from.

#ifndef PALINDROME_CORPUS_FEATURES_DESCRIBE_H
#define PALINDROME_CORPUS_FEATURES_DESCRIBE_H

#include "corpus/store/Entry.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace palindrome::corpus {

/// The `version` of what `describe` returns.
int64_t describerVersion();

/// Reads a module of LLVM IR or MLIR, runs the verifier, and describes it. The
/// identifier of `input` names it in messages, and its extension is the
/// language of a text. `registry` has the dialects that MLIR may use.
///
/// The error is a line `file:line:col: error: message`. LLVM's and MLIR's
/// readers may also crash, so that this belongs into a worker.
llvm::Expected<Description> describe(llvm::MemoryBufferRef input,
                                     const mlir::DialectRegistry &registry);

/// A description as text, for one process to tell another.
std::string formatDescription(const Description &description);
std::optional<Description> parseDescription(llvm::StringRef text);

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_FEATURES_DESCRIBE_H
