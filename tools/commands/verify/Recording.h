// The options of `verify` by which a run is recorded in a database.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_RECORDING_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_RECORDING_H

#include "tools/line/CommandLine.h"
#include "verify/run/results/ResultStore.h"

namespace palindrome::tools {

/// --db, --resume and --again. A function that fails returns false, or nothing,
/// after it has reported the error.
class Recording {
public:
  void addTo(CommandLine &line);

  bool isUsed() const { return !path.empty(); }
  /// Whether a run is to go on of which `takeUp` has not been called.
  bool isToResume() const { return resumes; }

  /// What is wrong with the options, in words for a usage error.
  std::optional<std::string> findProblem(const CommandLine &line) const;

  /// The arguments of the run to go on with, as the file has them. Who wrote it
  /// is unknown, so that they go through `findProblemOfResuming`.
  std::optional<std::vector<std::string>> findRun();
  /// What is wrong with going on with a run whose arguments are `recorded`, in
  /// words for a usage error.
  std::optional<std::string>
  findProblemOfResuming(const CommandLine &line,
                        const CommandLine &recorded) const;
  /// Both together as one run's.
  static std::vector<std::string> resumedArguments(const CommandLine &line,
                                                   const CommandLine &recorded);
  /// Goes on with the run that `other` found, in the place of a new one.
  void takeUp(const Recording &other);

  /// Opens the file and begins the run. `context` gets its judge: `plugins` are
  /// files that are a part of it.
  bool begin(const CommandLine &line, llvm::ArrayRef<std::string> plugins,
             report::ReportContext &context);

  /// Lets `options` find results that are known, and record others, after
  /// `complete` has added what belongs to the run.
  void applyTo(VerifyOptions &options,
               std::function<void(FileResult &)> complete);

  bool end(const VerifySummary &summary, uint64_t passed);
  /// Leaves the run as one to go on with. Fails if a result was not recorded.
  bool leaveOpen() const { return trouble.empty() || fail(trouble); }
  /// Closes the file, which takes away what SQLite keeps beside it. Whoever
  /// holds signals back calls this before they end the process again.
  void close() { store.reset(); }

private:
  std::optional<FileResult> find(llvm::StringRef name, llvm::StringRef content);
  bool fail(const std::string &problem) const;

  std::string path;
  bool resumes = false, isJudgingAgain = false;
  int64_t resumed = 0; ///< The number of the run to go on with; 0: none.
  results::RecordedRun run;
  std::unique_ptr<results::ResultStore> store;
  /// The connection of a worker, which may not use that of its parent.
  std::unique_ptr<results::ResultStore> reader;
  std::string trouble; ///< The first error of writing; empty if there is none.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_RECORDING_H
