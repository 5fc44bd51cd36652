// Reads results from databases and from JSON.

#include "verify/run/results/Source.h"
#include "verify/base/io/Record.h"
#include "verify/run/report/SummaryJSON.h"
#include "verify/run/roundtrip/ResultJSON.h"
#include "verify/run/roundtrip/Shard.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include <array>
#include <tuple>

using namespace palindrome;
using namespace palindrome::roundtrip;
using namespace palindrome::results;
namespace fs = llvm::sys::fs;

Source::~Source() = default;

static llvm::Error failure(const std::string &path, const llvm::Twine &text) {
  return llvm::createStringError(path + ": error: " + text);
}

namespace {
/// A run in a database, which is open only while it is read: a process may not
/// have enough files open for those of a thousand shards.
class StoredRun final : public Source {
public:
  explicit StoredRun(RecordedRun stored) { run = std::move(stored); }

  llvm::Error
  forEach(llvm::function_ref<void(const FileResult &)> use) override {
    return withStore(
        [&](ResultStore &store) { return store.forEach(run, use); });
  }
  llvm::Error
  forEachRow(llvm::function_ref<void(const ResultRow &)> use) override {
    return withStore(
        [&](ResultStore &store) { return store.forEachRow(run, use); });
  }

private:
  llvm::Error
  withStore(llvm::function_ref<llvm::Error(ResultStore &)> read) const {
    ResultStore store(path);
    llvm::Error error = store.openExisting();
    if (!error)
      error = read(store);
    return error ? failure(path, llvm::toString(std::move(error)))
                 : llvm::Error::success();
  }
};

/// The report of a run, an object a line.
class Report final : public Source {
public:
  explicit Report(std::unique_ptr<llvm::MemoryBuffer> contents)
      : contents(std::move(contents)) {}

  /// Reads the line that is a summary. It is an error if there is none, or more
  /// than one.
  llvm::Error readSummary() {
    unsigned summaries = 0;
    for (llvm::line_iterator line(*contents); !line.is_at_eof(); ++line)
      if (line->contains("\"kind\":\"summary\"") &&
          report::parseSummary(*line, run.context, run.summary, claims)) {
        run.hasEnded = !run.summary.partial;
        ++summaries;
      }
    if (summaries > 1)
      return llvm::createStringError("these are several reports by verify "
                                     "--format=json; keep each in a file");
    return summaries
               ? llvm::Error::success()
               : llvm::createStringError(
                     "this is neither a database of results nor the whole of a "
                     "report by verify --format=json");
  }

  llvm::Error
  forEach(llvm::function_ref<void(const FileResult &)> use) override {
    return forEachLine(
        [&](const FileResult &result, llvm::StringRef) { use(result); });
  }
  llvm::Error
  forEachRow(llvm::function_ref<void(const ResultRow &)> use) override {
    return forEachLine([&](const FileResult &result, llvm::StringRef line) {
      bool isOfRun = result.isKnown || result.baseline;
      withRow(result, use, isOfRun ? "" : line);
    });
  }

private:
  llvm::Error forEachLine(
      llvm::function_ref<void(const FileResult &, llvm::StringRef)> use) const {
    VerifySummary counted;
    uint64_t passed = 0;
    llvm::StringSet<> names;
    for (llvm::line_iterator line(*contents); !line.is_at_eof(); ++line) {
      auto fails = [&](const char *why) {
        return failure(path + ":" + std::to_string(line.line_number()), why);
      };
      if (std::optional<FileResult> result = parseResult(*line)) {
        if (!names.insert(result->path).second)
          return fails("a second result of one file");
        counted.add(*result);
        passed += run.context.requirement.passes(*result);
        use(*result, *line);
      } else if (!line->contains("\"kind\":\"summary\"")) {
        return fails("this is no result of verify");
      }
    }
    report::Claims found(counted, run.context.requirement, passed);
    if (!(found == claims))
      return failure(path, "the report is damaged: its summary counts other "
                           "results than it has; make it anew");
    return llvm::Error::success();
  }

  std::unique_ptr<llvm::MemoryBuffer> contents;
  report::Claims claims;
};
} // namespace

static llvm::Expected<std::vector<std::unique_ptr<Source>>>
openDatabase(const std::string &path) {
  ResultStore store(path);
  if (llvm::Error error = store.openExisting())
    return std::move(error);
  llvm::Expected<std::vector<RecordedRun>> runs = store.runs();
  if (!runs)
    return runs.takeError();
  if (runs->empty())
    return llvm::createStringError("no run is in it");
  std::vector<std::unique_ptr<Source>> sources;
  const report::ReportContext latest = runs->front().context;
  std::optional<Shard> shard = parseShard(latest.shard);
  llvm::StringSet<> seen;
  for (RecordedRun &run : *runs) {
    const report::ReportContext &context = run.context;
    std::optional<Shard> other = parseShard(context.shard);
    bool belongs = shard && other && other->count == shard->count &&
                   context.judge == latest.judge &&
                   !seen.contains(context.shard);
    if (!sources.empty() && !belongs)
      continue;
    seen.insert(context.shard);
    sources.push_back(std::make_unique<StoredRun>(std::move(run)));
  }
  return sources;
}

/// Whether the file `path` begins as SQLite's do. Of a pipe nothing is read: it
/// can be read only once.
static bool isDatabase(const std::string &path) {
  constexpr llvm::StringLiteral start = "SQLite format 3";
  if (!fs::is_regular_file(path))
    return false;
  llvm::Expected<fs::file_t> file = fs::openNativeFileForRead(path);
  if (!file) {
    llvm::consumeError(file.takeError());
    return false; // The caller reports it.
  }
  std::array<char, start.size()> bytes{};
  llvm::Expected<size_t> size = fs::readNativeFile(*file, bytes);
  std::ignore = fs::closeFile(*file); // Nothing was written.
  if (!size) {
    llvm::consumeError(size.takeError());
    return false;
  }
  return llvm::StringRef(bytes.data(), *size) == start;
}

llvm::Expected<std::vector<std::unique_ptr<Source>>>
Source::open(const std::string &path) {
  std::vector<std::unique_ptr<Source>> sources;
  if (isDatabase(path)) {
    auto stored = openDatabase(path);
    if (!stored)
      return failure(path, llvm::toString(stored.takeError()));
    sources = std::move(*stored);
  } else {
    auto contents = readRecord(path, mostOfLines);
    if (!contents)
      return failure(path, llvm::toString(contents.takeError()));
    auto report = std::make_unique<Report>(std::move(*contents));
    if (llvm::Error error = report->readSummary())
      return failure(path, llvm::toString(std::move(error)));
    sources.push_back(std::move(report));
  }
  for (std::unique_ptr<Source> &source : sources)
    source->path = path;
  return sources;
}
