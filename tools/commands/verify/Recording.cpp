// Records a run of `verify` in a database.

#include "tools/commands/verify/Recording.h"
#include "verify/base/io/Content.h"
#include "verify/base/io/ShellWord.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <algorithm>

using namespace palindrome;
using namespace palindrome::tools;
using results::RecordedRun;
using results::ResultStore;

/// The options that may differ when a run goes on.
static constexpr llvm::StringLiteral freeOptions[] = {
    "jobs", "format", "output", "fail-fast", "slowest", "quiet"};
/// Those that say what is to be recorded where.
static constexpr llvm::StringLiteral ownOptions[] = {"db", "resume"};
/// Others on which no result of a file depends.
static constexpr llvm::StringLiteral optionsOfRun[] = {
    "again",           "shard",          "files-from",  "exclude",
    "skip-unreadable", "require-mlir",   "proof-cache", "proof-cache-key",
    "baseline",        "update-baseline"};

/// Those that run code or write files. A database may come from elsewhere, and
/// so a run that goes on has them only if they are given again.
static constexpr llvm::StringLiteral trustedOptions[] = {"run",
                                                         "run-command",
                                                         "load-pass-plugin",
                                                         "pipeline",
                                                         "load-dialect-plugin",
                                                         "load-extension",
                                                         "opt-passes",
                                                         "update-baseline",
                                                         "proof-cache",
                                                         "proof-cache-key"};
/// The file that is written with --update-baseline, and otherwise only read.
static constexpr llvm::StringLiteral baselineOption[] = {"baseline"};
/// Others that write files, and that no run records.
static constexpr llvm::StringLiteral unrecordedOptions[] = {
    "db", "resume", "output", "list-files"};

static std::vector<llvm::StringRef>
namesIn(std::initializer_list<llvm::ArrayRef<llvm::StringLiteral>> lists) {
  std::vector<llvm::StringRef> names;
  for (llvm::ArrayRef<llvm::StringLiteral> list : lists)
    llvm::append_range(names, list);
  return names;
}

static constexpr llvm::StringLiteral onlyTheRuns =
    "with --resume, paths and options are those of the run that goes on; only "
    "--jobs, --format, --output, --fail-fast, --slowest and --quiet may differ";

void Recording::addTo(CommandLine &line) {
  line.addString("db", "FILE", path,
                 "record each result in the database FILE as soon as it is "
                 "there; what it has of the same files, options and program is "
                 "not judged again");
  line.addFlag("resume", resumes,
               "go on with the latest run in --db, with its paths and options; "
               "those that run code or write files have to be given again");
  line.addFlag("again", isJudgingAgain,
               "with --db: judge all files, and replace what is known");
}

std::optional<std::string>
Recording::findProblem(const CommandLine &line) const {
  if (!isUsed() && (resumes || isJudgingAgain))
    return std::string(resumes ? "--resume" : "--again") + " needs --db=FILE";
  return std::nullopt;
}

/// The options of a run that a run that goes on has without naming them.
static std::vector<std::string> takenOver(const CommandLine &line) {
  std::vector<std::string> options = line.givenArguments(
      namesIn({freeOptions, ownOptions, trustedOptions, baselineOption}));
  llvm::sort(options);
  return options;
}

/// Whether `line` names paths or options, and not those of the run. So that a
/// command can be repeated with --resume, it may name them again.
static bool namesOthers(const CommandLine &line, const CommandLine &recorded) {
  std::vector<std::string> options = takenOver(line);
  return (!line.inputs.empty() && line.inputs != recorded.inputs) ||
         (!options.empty() && options != takenOver(recorded));
}

/// The option `name` as it was given, for a shell.
static std::string
shownOption(llvm::StringRef name,
            const std::vector<std::vector<std::string>> &given) {
  std::string text;
  for (const std::vector<std::string> &values : given) {
    text += (text.empty() ? "--" : " --") + name.str();
    for (const std::string &value : values)
      text += "=" + shellWord(value);
  }
  return text;
}

std::optional<std::string>
Recording::findProblemOfResuming(const CommandLine &line,
                                 const CommandLine &recorded) const {
  for (llvm::StringRef name : unrecordedOptions)
    if (recorded.isGiven(name.str()))
      return path + " has a run with --" + name.str() +
             ", which no run records; it is damaged, or made to do harm";
  if (namesOthers(line, recorded))
    return std::string(onlyTheRuns);
  std::string missing;
  for (llvm::StringRef name : namesIn({trustedOptions, baselineOption})) {
    auto before = recorded.givenValues(name), now = line.givenValues(name);
    bool isFree = now.empty() && name == baselineOption[0] &&
                  !recorded.isGiven("update-baseline");
    if (before == now || isFree)
      continue;
    if (!now.empty())
      return std::string(onlyTheRuns);
    missing += (missing.empty() ? "" : " ") + shownOption(name, before);
  }
  if (missing.empty())
    return std::nullopt;
  return "the run in " + path + " has " + missing +
         ", which runs code or writes files, and so is not taken from a file: "
         "give it again";
}

std::vector<std::string>
Recording::resumedArguments(const CommandLine &line,
                            const CommandLine &recorded) {
  std::vector<std::string> arguments = line.givenArguments({"resume"});
  // What both have is equal, and may be given once only.
  llvm::append_range(arguments, recorded.givenArguments(line.givenNames()));
  arguments.push_back("--");
  llvm::append_range(arguments, recorded.inputs);
  return arguments;
}

/// The working folder; empty if it has no path, as one that was removed.
static std::string currentFolder() {
  llvm::SmallString<256> path;
  return llvm::sys::fs::current_path(path) ? "" : path.str().str();
}

std::optional<std::vector<std::string>> Recording::findRun() {
  ResultStore existing(path);
  if (llvm::Error error = existing.openExisting()) {
    fail(llvm::toString(std::move(error)));
    return std::nullopt;
  }
  llvm::Expected<std::vector<RecordedRun>> runs = existing.runs();
  if (!runs) {
    fail(llvm::toString(runs.takeError()));
    return std::nullopt;
  }
  auto latest = llvm::find_if(
      *runs, [](const RecordedRun &each) { return !each.arguments.empty(); });
  if (latest == runs->end()) {
    fail("there is no run to go on with");
    return std::nullopt;
  }
  if (currentFolder() != latest->folder) {
    fail("the run began in " + latest->folder +
         "; go on with it there, since its paths may be relative");
    return std::nullopt;
  }
  resumed = latest->number;
  return latest->arguments;
}

void Recording::takeUp(const Recording &other) { resumed = other.resumed; }

/// A digest of the program, of its plug-ins and of the options that matter.
static std::string digestOfJudge(llvm::ArrayRef<std::string> plugins,
                                 std::vector<std::string> options) {
  std::string text = LLVM_VERSION_STRING;
  std::vector<std::string> files{"/proc/self/exe"};
  llvm::append_range(files, plugins);
  for (const std::string &file : files)
    if (auto contents = llvm::MemoryBuffer::getFile(file))
      text += "\n" + contentDigest((*contents)->getBuffer());
  llvm::sort(options);
  return contentDigest(text + "\n" + llvm::join(options, "\n"));
}

bool Recording::begin(const CommandLine &line,
                      llvm::ArrayRef<std::string> plugins,
                      report::ReportContext &context) {
  context.judge = digestOfJudge(
      plugins,
      line.givenArguments(namesIn({freeOptions, ownOptions, optionsOfRun})));
  run.context = context;
  run.folder = currentFolder();
  run.arguments = line.givenArguments(namesIn({freeOptions, ownOptions}));
  run.arguments.push_back("--");
  llvm::append_range(run.arguments, line.inputs);

  store = std::make_unique<ResultStore>(path);
  if (llvm::Error error = store->open())
    return fail(llvm::toString(std::move(error)));
  if (resumed) {
    run.number = resumed;
    if (llvm::Error error = store->goOn(run))
      return fail(llvm::toString(std::move(error)));
    return true;
  }
  llvm::Expected<int64_t> number = store->begin(run);
  if (!number)
    return fail(llvm::toString(number.takeError()));
  run.number = *number;
  return true;
}

std::optional<FileResult> Recording::find(llvm::StringRef name,
                                          llvm::StringRef content) {
  if (isJudgingAgain)
    return std::nullopt;
  if (!reader) {
    reader = std::make_unique<ResultStore>(path);
    // The parent has opened the file, and reports what is wrong with it.
    llvm::consumeError(reader->openExisting());
  }
  if (!reader->isOpen())
    return std::nullopt;
  return reader->find(run.context.judge, name, content);
}

void Recording::applyTo(VerifyOptions &options,
                        std::function<void(FileResult &)> complete) {
  options.findKnown = [this](llvm::StringRef name, llvm::StringRef content) {
    return find(name, content);
  };
  options.onResult = [this, complete =
                                std::move(complete)](const FileResult &result) {
    if (!trouble.empty())
      return;
    FileResult kept = result;
    complete(kept);
    trouble = llvm::toString(store->keep(run, kept));
  };
  // A partial result is compared with no baseline.
  options.onPartial = [this](const FileResult &result) {
    if (trouble.empty())
      trouble = llvm::toString(store->keep(run, result));
  };
}

bool Recording::end(const VerifySummary &summary, uint64_t passed) {
  if (!isUsed())
    return true;
  if (!trouble.empty())
    return fail(trouble);
  if (llvm::Error error = store->end(run, summary, passed))
    return fail(llvm::toString(std::move(error)));
  return true;
}

bool Recording::fail(const std::string &problem) const {
  reportError(path + ": error: " + problem);
  return false;
}
