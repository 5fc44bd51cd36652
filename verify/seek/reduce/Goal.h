// What a reduction keeps: a verdict, and the class of defect behind it.

#ifndef PALINDROME_VERIFY_SEEK_REDUCE_GOAL_H
#define PALINDROME_VERIFY_SEEK_REDUCE_GOAL_H

#include "palindrome/Verify.h"
#include "verify/base/workers/WorkerPool.h"

namespace palindrome::reduce {

/// What a file shows.
struct Answer {
  Verdict verdict = Verdict::Unknown;
  /// The classes of defects that the file shows: of differences, or one that
  /// `messageClass` or, for a crash, `fuzz::causeOf` made. May be empty.
  std::vector<std::string> classes;
  std::string message; ///< The reason in one line; may be empty.
};

/// The class of a message: the message without what changes as the file becomes
/// smaller (see `normaliseMessage`).
std::string messageClass(llvm::StringRef message);

/// The answer about a file whose judge ended as `outcome`; a job that is done
/// has returned what `formatAnswer` wrote.
Answer answerOf(const JobOutcome &outcome);

/// One line, and what it stands for; nothing if it is anything else.
std::string formatAnswer(const Answer &answer);
std::optional<Answer> parseAnswer(llvm::StringRef line);

struct Goal {
  Verdict verdict = Verdict::Different;
  /// One of the classes that a file must show; empty if any will do.
  std::string className;

  bool isShownBy(const Answer &answer) const;
  /// In the form of `parse`.
  std::string str() const;

  /// Reads "VERDICT" or "VERDICT:CLASS"; nothing if there is no such verdict. A
  /// CLASS may be a message, of which the class is taken.
  static std::optional<Goal> parse(llvm::StringRef text);

  /// The goal that keeps the cause `text`, which `palindrome fuzz` has found
  /// (see `fuzz::Cause`); nothing if it is anything else.
  static std::optional<Goal> ofCause(llvm::StringRef text);
};

} // namespace palindrome::reduce

#endif // PALINDROME_VERIFY_SEEK_REDUCE_GOAL_H
