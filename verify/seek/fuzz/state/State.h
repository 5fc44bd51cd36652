// The state folder of a campaign, which survives the end of the process at any
// moment: every file but the log appears under its name when it is complete,
// and the log grows by whole lines.
//
//   campaign.json   what is fuzzed, and how; written once
//   log.jsonl       the seeds, and the result of every batch
//   corpus/         mutants with new features
//   findings/CAUSE/ a finding each
//   lock            held by the running campaign

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_STATE_STATE_H
#define PALINDROME_VERIFY_SEEK_FUZZ_STATE_STATE_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <string>
#include <vector>

namespace palindrome::fuzz {

/// Writes `text` to `path` under a temporary name, then renames it.
llvm::Error writeWhole(llvm::StringRef path, llvm::StringRef text);

/// Replaces the folder `path`, if there is one, by the folder `made`.
llvm::Error replaceFolder(llvm::StringRef made, llvm::StringRef path);

class State {
public:
  State() = default;
  ~State();
  State(const State &) = delete;
  State &operator=(const State &) = delete;

  /// Opens or creates the folder. `campaign` describes the campaign; it is an
  /// error if the folder is another campaign's or in use.
  llvm::Error open(llvm::StringRef folder, const llvm::json::Object &campaign);

  /// The lines of the log when it was opened; each is a JSON object.
  std::vector<llvm::json::Value> takeLines() { return std::move(lines); }

  /// Adds a line to the log: a JSON object as text.
  llvm::Error append(llvm::StringRef line);

  /// The path of `name` below the folder.
  std::string path(llvm::StringRef name) const;

private:
  llvm::Error readLog();

  std::string folder;
  int lock = -1, log = -1;
  std::vector<llvm::json::Value> lines;
};

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_STATE_STATE_H
