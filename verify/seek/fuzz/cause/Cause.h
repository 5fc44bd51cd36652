// The cause of a finding: the same for two mutants if the same mistake is
// likely to be behind both.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_CAUSE_CAUSE_H
#define PALINDROME_VERIFY_SEEK_FUZZ_CAUSE_CAUSE_H

#include "palindrome/Verify.h"
#include "verify/base/workers/WorkerPool.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace palindrome::fuzz {

struct Cause {
  bool isMLIR = false; ///< Whether it is one of the MLIR side.
  /// The name of a verdict, or what no round trip ends in: `memory`, `lowering`
  /// and `not refined`.
  std::string verdict;
  /// A class of differences, or a message without what varies.
  std::string detail;

  /// `VERDICT: DETAIL`, after `mlir ` if it is one of the MLIR side.
  std::string text() const;
  /// The cause with this text.
  static Cause parse(llvm::StringRef text);
};

/// The verdicts of what the prover finds, and of workers whose memory is not
/// enough.
inline constexpr llvm::StringLiteral notRefined("not refined"),
    outOfMemory("memory");

/// The texts of `causes`, by which campaigns and their findings name them.
std::vector<std::string> textsOf(llvm::ArrayRef<Cause> causes);

/// The causes for which `result` is a finding: one for each class of
/// differences, or one for its message. None if the result is identical or
/// unreadable.
std::vector<Cause> causesOf(const FileResult &result);

/// The cause for a function that a lowering or a pass made another.
Cause causeOf(const WrongLowering &wrong);

/// The cause of a worker's death: the verdict (`crash`, `timeout` or `memory`),
/// the stage, the message, and the functions on the stack.
Cause causeOf(const JobOutcome &outcome);

/// Whether a worker may have died in code that is not Palindrome's: in a parser
/// or verifier of LLVM's or MLIR's, or in MLIR's own interface for the export
/// of a dialect.
bool mayBeUpstreams(const JobOutcome &outcome);

/// A name for the folder of a cause: its first words, and a hash.
std::string folderName(llvm::StringRef cause);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_CAUSE_CAUSE_H
