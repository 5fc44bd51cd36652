// The cause of a finding: the same for two mutants if the same mistake is
// likely to be behind both.

#ifndef PALINDROME_VERIFY_FUZZ_CAUSE_CAUSE_H
#define PALINDROME_VERIFY_FUZZ_CAUSE_CAUSE_H

#include "palindrome/Verify.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::fuzz {

/// The causes for which `result` is a finding, each in the form
/// `VERDICT: DETAIL`: a class of differences, or a message without what varies.
/// A result with differences has one for each class; those of the MLIR side
/// begin with `mlir `. None if the result is identical or unreadable.
std::vector<std::string> causesOf(const FileResult &result);

/// Whether LLVM's verifier rejects the first export of a module of MLIR, before
/// any import (`wasImported`). A user gets an error then: LLVM requires more
/// than MLIR's verifier checks.
bool isRejectedExport(const FileResult &result, bool wasImported);

/// The cause for a function that a lowering or a pass made another.
std::string causeOf(const WrongLowering &wrong);

/// The cause of a worker's death: the verdict (`crash`, `timeout` or `memory`),
/// the stage, the message, and the functions on the stack.
std::string causeOf(const JobOutcome &outcome);

/// Whether a worker may have died in code that is not Palindrome's: in a parser
/// or verifier of LLVM's or MLIR's, or in MLIR's own interface for the export
/// of a dialect.
bool mayBeUpstreams(const JobOutcome &outcome);

/// A name for the folder of a cause: its first words, and a hash.
std::string folderName(llvm::StringRef cause);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_FUZZ_CAUSE_CAUSE_H
