// Merges the results of runs.

#include "verify/run/results/Merge.h"
#include "verify/run/roundtrip/Shard.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include <map>

using namespace palindrome;
using namespace palindrome::results;

/// The error if two runs cannot be one.
static llvm::Error compatible(const Source &a, const Source &b) {
  auto differ = [&](const llvm::Twine &how) {
    return llvm::createStringError(b.path + ": error: " + how +
                                   "; merge runs of one program with the same "
                                   "options");
  };
  const report::ReportContext &left = a.run.context, &right = b.run.context;
  if (left.version != right.version)
    return differ("version " + right.version + " judged it, and " + a.path +
                  " version " + left.version);
  if (left.command != right.command)
    return differ("it was judged by '" + right.command + "', and " + a.path +
                  " by '" + left.command + "'");
  if (left.baselineDigest != right.baselineDigest)
    return differ("its baseline is not that of " + a.path);
  if (left.judge != right.judge)
    return differ("another build of the program judged " + a.path);
  auto ofA = roundtrip::parseShard(left.shard),
       ofB = roundtrip::parseShard(right.shard);
  if (ofA && ofB && ofA->count != ofB->count)
    return differ("it is shard " + right.shard + ", and " + a.path + " shard " +
                  left.shard);
  return llvm::Error::success();
}

/// Says what is missing, unfinished or there twice.
static void checkShards(llvm::ArrayRef<std::unique_ptr<Source>> sources,
                        Merged &merged) {
  std::map<uint64_t, std::vector<std::string>> paths; ///< By shard.
  uint64_t shards = 0;
  bool hasAll = false;
  for (const std::unique_ptr<Source> &source : sources) {
    const RecordedRun &run = source->run;
    if (!run.hasEnded)
      merged.problems.push_back(
          source->path + ": error: " +
          (run.context.shard.empty()
               ? "the run"
               : "the run of shard " + run.context.shard) +
          " did not end; " +
          (run.arguments.empty() ? "judge its files again"
                                 : "go on with it by palindrome verify --db " +
                                       source->path + " --resume"));
    auto shard = roundtrip::parseShard(run.context.shard);
    hasAll |= !shard;
    if (!shard)
      continue;
    shards = shard->count;
    paths[shard->number].push_back(source->path);
  }
  std::vector<std::string> missing;
  for (uint64_t shard = 1; shard <= shards; ++shard)
    if (!paths.count(shard))
      missing.push_back(std::to_string(shard));
  if (!missing.empty() && !hasAll)
    merged.problems.push_back(
        "error: " + std::to_string(missing.size()) + " of " +
        std::to_string(shards) +
        " shards are missing: " + llvm::join(missing, ", "));
  for (const auto &[shard, files] : paths)
    if (files.size() > 1)
      merged.notes.push_back("note: shard " + std::to_string(shard) + "/" +
                             std::to_string(shards) + " is there " +
                             std::to_string(files.size()) +
                             " times: " + llvm::join(files, ", "));
}

namespace {
/// What counts files of one kind, and names the first.
struct Counter {
  uint64_t count = 0;
  std::string first;

  void add(const llvm::Twine &example) {
    if (!count++)
      first = example.str();
  }
  void report(llvm::StringRef what, std::vector<std::string> &lines) const {
    if (count)
      lines.push_back(
          ("error: " + llvm::Twine(count) + " " + what + ", such as " + first)
              .str());
  }
};
} // namespace

llvm::Expected<Merged>
palindrome::results::merge(llvm::ArrayRef<std::unique_ptr<Source>> sources,
                           ResultStore &store) {
  for (const std::unique_ptr<Source> &source : llvm::drop_begin(sources))
    if (llvm::Error error = compatible(*sources.front(), *source))
      return std::move(error);

  Merged merged;
  RecordedRun &run = merged.run;
  run = sources.front()->run;
  run.context.shard.clear();
  run.arguments.clear();
  run.summary = VerifySummary();
  run.hasEnded = false;
  for (const std::unique_ptr<Source> &source : sources) {
    run.summary.wallSeconds += source->run.summary.wallSeconds;
    run.summary.peakBytes =
        std::max(run.summary.peakBytes, source->run.summary.peakBytes);
  }
  checkShards(sources, merged);

  if (llvm::Error error = store.beginBatch())
    return std::move(error);
  llvm::Expected<int64_t> number = store.begin(run);
  if (!number)
    return number.takeError();
  run.number = *number;

  /// The verdict on each file so far, and its contents.
  llvm::StringMap<std::pair<Verdict, std::string>> known;
  Counter contents, verdicts;
  for (const std::unique_ptr<Source> &source : sources) {
    llvm::Error failed = llvm::Error::success();
    auto add = [&](const ResultRow &row) {
      auto [it, isNew] =
          known.try_emplace(row.name, std::pair(row.verdict, row.content));
      auto &[verdict, content] = it->second;
      if (!isNew && content != row.content)
        contents.add(row.name);
      else if (!isNew && verdict != row.verdict)
        verdicts.add(row.name + ": " + verdictName(verdict) + " and " +
                     verdictName(row.verdict));
      if (failed || (!isNew && row.verdict <= verdict))
        return;
      verdict = row.verdict;
      content = row.content;
      failed = store.keep(run, row);
    };
    llvm::Error error = source->forEachRow(add);
    if (failed)
      error = llvm::joinErrors(std::move(error), std::move(failed));
    if (error)
      return std::move(error);
  }
  contents.report("files had two contents", merged.problems);
  verdicts.report("files have two verdicts", merged.problems);
  return merged;
}

llvm::Error palindrome::results::completeMerge(
    Merged &merged, ResultStore &store,
    llvm::function_ref<void(const FileResult &)> use) {
  RecordedRun &run = merged.run;
  uint64_t passed = 0;
  if (llvm::Error error = store.forEach(run, [&](const FileResult &result) {
        run.summary.add(result);
        passed += run.context.requirement.passes(result);
        use(result);
      }))
    return error;
  if (llvm::Error error = store.end(run, run.summary, passed))
    return error;
  return store.endBatch();
}
