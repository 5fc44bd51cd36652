// What changed between two runs.

#ifndef PALINDROME_VERIFY_RUN_RESULTS_COMPARISON_H
#define PALINDROME_VERIFY_RUN_RESULTS_COMPARISON_H

#include "verify/run/results/Source.h"
#include <array>

namespace palindrome::results {

/// How the result of a file changed.
enum class ChangeKind {
  Worse,  ///< A weaker verdict.
  New,    ///< The file was not judged before.
  Other,  ///< The same verdict, with other differences or another reason.
  Gone,   ///< The file is judged no more.
  Better, ///< A better verdict.
  Same,
};
constexpr size_t numChangeKinds = size_t(ChangeKind::Same) + 1;

/// The name of `kind` in reports, such as "worse".
llvm::StringRef changeName(ChangeKind kind);

struct Change {
  ChangeKind kind = ChangeKind::Same;
  std::string path;
  std::optional<Verdict> before, after; ///< Nothing where it was not judged.
  std::string
      details; ///< Of the result after, or of that before if it is gone.
  /// Whether the file falls short of what the later run requires.
  bool fallsShort = false;
};

struct Comparison {
  std::array<uint64_t, numChangeKinds> counts{};
  std::vector<Change> changes; ///< By kind, then by path; none is `Same`.
  /// Whether a file is worse, or is new and falls short.
  bool isWorse = false;
};

/// Compares the results of files of the same path.
llvm::Expected<Comparison>
compare(llvm::ArrayRef<std::unique_ptr<Source>> before,
        llvm::ArrayRef<std::unique_ptr<Source>> after);

} // namespace palindrome::results

#endif // PALINDROME_VERIFY_RUN_RESULTS_COMPARISON_H
