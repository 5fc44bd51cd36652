// What a baseline says of one file, and how a result stands to that.

#ifndef PALINDROME_VERIFY_RUN_BASELINE_ENTRY_H
#define PALINDROME_VERIFY_RUN_BASELINE_ENTRY_H

#include "verify/run/report/Reporter.h"
#include "llvm/Support/JSON.h"
#include <map>

namespace palindrome::baseline {

/// By what a file falls short.
struct Entry {
  /// The file that holds the module, if that is not the path of the entry but a
  /// part of the file; else empty. As the path, from the folder of the
  /// baseline.
  std::string file;
  Verdict verdict = Verdict::Unknown;
  /// The verdicts on the two sides of a file of MLIR; nothing for LLVM IR.
  std::optional<std::pair<Verdict, Verdict>> sides;
  /// The number of differences by class. What was settled symbol by symbol has
  /// none: which differences matter is decided there.
  std::map<std::string, uint64_t> classes;
  /// The verdicts on symbols that fall short.
  std::map<std::string, Verdict> symbols;

  bool operator==(const Entry &other) const {
    return std::tie(file, verdict, sides, classes, symbols) ==
           std::tie(other.file, other.verdict, other.sides, other.classes,
                    other.symbols);
  }
  bool operator!=(const Entry &other) const { return !(*this == other); }
};

/// What a baseline is to say of `result`, which falls short of `requirement`;
/// without `file`.
Entry entryOf(const FileResult &result, const report::Requirement &requirement);

/// How a file that falls short by `now` stands to a baseline that says `was`.
/// It is known if neither a verdict is worse nor something is new. A verdict
/// that becomes `Different` where it was `Unknown` is worse: something is found
/// to be wrong. Where nothing could be compared before, as after a crash,
/// differences are no news. The files do not matter.
BaselineMatch compare(const Entry &now, const Entry &was);

/// `entry` as a line of the file, without the line break.
std::string formatEntry(llvm::StringRef path, const Entry &entry);

/// The path and the entry on a line; nothing if it has another form.
std::optional<std::pair<std::string, Entry>>
parseEntry(const llvm::json::Value &line);

} // namespace palindrome::baseline

#endif // PALINDROME_VERIFY_RUN_BASELINE_ENTRY_H
