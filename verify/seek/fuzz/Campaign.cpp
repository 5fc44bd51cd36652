// Plans batches, applies their results, and stores findings.

#include "verify/seek/fuzz/Campaign.h"
#include "palindrome/Engine.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/seek/fuzz/Batch.h"
#include "verify/seek/fuzz/Corpus.h"
#include "verify/seek/fuzz/cause/Cause.h"
#include "verify/seek/fuzz/judge/JudgedMutant.h"
#include "verify/seek/fuzz/judge/MutantJudge.h"
#include "verify/seek/fuzz/state/FindingFolder.h"
#include "verify/seek/fuzz/state/State.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <chrono>
#include <deque>

using namespace llvm;

namespace palindrome::fuzz {

/// The most mutants of a batch: what forking a worker costs must not count, and
/// what it has found should soon be known to all.
static constexpr uint64_t mutantsPerBatch = 200;
/// The most seeds of a batch.
static constexpr size_t seedsPerBatch = 50;
/// A campaign ends if so many batches in a row could make no mutant.
static constexpr unsigned mostBarrenBatches = 50;

namespace {
class Campaign {
public:
  Campaign(const MutantKind &kind, const Engine &engine,
           const FuzzOptions &options, const FuzzEvents &events);

  Expected<FuzzSummary> run(ArrayRef<std::string> paths);

private:
  using Clock = std::chrono::steady_clock;

  /// Opens the state folder and restores what it holds.
  Error restore();
  Error restoreFindings();
  /// Adds those of `paths` that are not in the corpus yet.
  Error addSeeds(ArrayRef<std::string> paths);

  /// Plans the job `job`; false if there is no more to do for now.
  bool plan(size_t job);
  /// The mutants that running jobs may still make.
  uint64_t mutantsUnderway() const;
  /// Takes the outcome of the job `job`.
  void take(size_t job, const JobOutcome &outcome);
  /// The result of a batch whose worker has died.
  BatchResult resultOfDeath(const Plan &plan, const JobOutcome &outcome);
  /// Adds the result of a batch, new or from the log.
  void apply(const BatchResult &result);
  /// Confirms a candidate and stores it if it is the smallest of its cause.
  Error consider(const Candidate &candidate);
  Error store(const Candidate &candidate, StringRef seed,
              const JudgedMutant &mutant);

  double runSeconds() const {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }
  FindingSetting setting() const;

  const MutantKind &kind;
  const Engine &engine;
  const FuzzOptions &options;
  const FuzzEvents &events;
  MutantJudge judge;
  JudgeSetup judging;

  State state;
  Corpus corpus;
  Features features;
  std::map<std::string, Yield> yields;
  FuzzSummary summary;
  uint64_t nextNumber = 0;
  std::map<size_t, Plan> plans; ///< Of running jobs.
  std::deque<size_t> waiting;   ///< Seeds to be judged.
  unsigned barren = 0;
  Error error = Error::success(); ///< The first failure to write the state.
  double earlierSeconds = 0;
  Clock::time_point start = Clock::now();
};
} // namespace

Campaign::Campaign(const MutantKind &kind, const Engine &engine,
                   const FuzzOptions &options, const FuzzEvents &events)
    : kind(kind), engine(engine), options(options), events(events),
      judge(kind, engine, options), judging{judge, mutantLimits(options)} {
  cantFail(std::move(error));
}

/// A line of the log: the seeds that were added, or a batch and the seconds
/// that the campaign has run.
struct LogLine {
  std::vector<std::string> seeds;
  std::optional<BatchResult> batch;
  double seconds = 0;
};

static void describe(JSONMembers &members, LogLine &line) {
  members.memberIfAny("seeds", line.seeds);
  members.memberIfAny("batch", line.batch);
  members.memberIf(line.batch.has_value(), "seconds", line.seconds);
}

FindingSetting Campaign::setting() const {
  return {kind.name().str(),
          engine.name().str(),
          throughName(options.judge.through).str(),
          options.semantic,
          options.judge.importDialects,
          options.pipelines};
}

Error Campaign::restore() {
  FindingSetting here = setting();
  json::Object description{
      {"kind", "campaign"},
      {"version", 1},
      {"mutant_kind", here.kind},
      {"engine", here.engine},
      {"through", here.through},
      {"semantic", here.semantic},
      {"import_dialects", json::Array(here.importDialects)},
      {"pipelines", json::Array(here.pipelines)},
      {"seed", options.seed}};
  if (Error failed = state.open(options.state, description))
    return failed;
  for (const json::Value &line : state.takeLines()) {
    auto noted = readMembers<LogLine>(line);
    if (!noted)
      return createStringError(state.path("log.jsonl") +
                               ": error: a line holds no batch");
    for (const std::string &path : noted->seeds)
      corpus.addSeed(path);
    if (!noted->batch)
      continue;
    nextNumber = std::max(nextNumber, noted->batch->number + 1);
    earlierSeconds = noted->seconds;
    apply(*noted->batch);
  }
  return restoreFindings();
}

Error Campaign::restoreFindings() {
  std::error_code failed;
  for (sys::fs::directory_iterator it(state.path("findings"), failed), end;
       !failed && it != end; it.increment(failed)) {
    Expected<StoredFinding> stored = readFinding(it->path());
    if (!stored)
      return stored.takeError();
    Finding &finding = summary.findings[stored->cause];
    finding.cause = stored->cause;
    finding.folder = it->path();
    finding.steps = stored->steps.size();
    finding.bytes = stored->mutantBytes;
    finding.message = stored->message;
    finding.fileShowsIt = stored->fileShowsIt;
  }
  return failed ? createStringError(state.path("findings") +
                                    ": error: cannot read: " + failed.message())
                : Error::success();
}

Error Campaign::addSeeds(ArrayRef<std::string> paths) {
  std::vector<std::string> fresh;
  for (const std::string &path : paths)
    if (kind.accepts(path) && !corpus.find(path))
      fresh.push_back(path);
  // In a random order, so that a short run sees seeds of every folder.
  mutate::Chooser choose(options.seed);
  for (size_t i = fresh.size(); i > 1; --i)
    std::swap(fresh[i - 1], fresh[choose.below(i)]);
  if (!fresh.empty()) {
    for (const std::string &path : fresh)
      corpus.addSeed(path);
    if (Error failed = state.append(formatMembers(LogLine{fresh, {}, 0})))
      return failed;
  }
  for (size_t entry = 0; entry != corpus.size(); ++entry)
    if (corpus[entry].standing == MemberStanding::Waiting)
      waiting.push_back(entry);
  if (corpus.size() == 0)
    return createStringError("palindrome fuzz: error: no file is a seed; " +
                             kind.seedsWanted());
  return Error::success();
}

uint64_t Campaign::mutantsUnderway() const {
  uint64_t sum = 0;
  for (const auto &[job, plan] : plans)
    sum += plan.mutants;
  return sum;
}

bool Campaign::plan(size_t job) {
  bool isOver = error || barren >= mostBarrenBatches ||
                (options.seconds > 0 && runSeconds() >= options.seconds);
  uint64_t left = UINT64_MAX;
  if (options.count) {
    uint64_t planned = summary.mutants + mutantsUnderway();
    left = options.count - std::min(options.count, planned);
  }
  if (isOver || left == 0)
    return false;
  Plan plan;
  plan.number = nextNumber;
  bool hasSeeds = !corpus.usableSeeds().empty();
  // Seeds are judged between the batches of mutants, not all in advance: there
  // may be many. The number decides, so that a resumed run goes on the same.
  if (!waiting.empty() && (!hasSeeds || plan.number % 2 == 0)) {
    while (!waiting.empty() && plan.seeds.size() != seedsPerBatch) {
      plan.seeds.push_back(waiting.front());
      waiting.pop_front();
    }
  } else if (hasSeeds) {
    plan.mutants = std::min(left, mutantsPerBatch);
  } else {
    return false;
  }
  ++nextNumber;
  plans[job] = std::move(plan);
  return true;
}

BatchResult Campaign::resultOfDeath(const Plan &plan,
                                    const JobOutcome &outcome) {
  BatchResult result =
      parseMembers<BatchResult>(outcome.interim).value_or(BatchResult());
  result.number = plan.number;
  std::optional<Running> running = parseRunning(outcome.lastCase);
  if (!running) {
    ++result.deaths[causeOf(outcome).text()]; // It died before it began.
  } else {
    const Case &mutant = running->mutant;
    bool isSeed = mutant.steps.empty();
    if (isSeed)
      result.seeds.push_back({mutant.entry, /*isUsable=*/false, {}});
    if (running->phase == MutantPhase::Making) {
      ++result.deaths[causeOf(outcome).text()];
    } else if (running->phase == MutantPhase::Proving) {
      result.mutants += !isSeed; // The prover's fault: it is not decided.
    } else {
      bool timedOut = outcome.kind == JobOutcome::Kind::TimedOut;
      Verdict verdict = timedOut ? Verdict::Timeout : Verdict::Crash;
      if (!isSeed) {
        ++result.mutants;
        ++result.verdicts[verdictName(verdict).str()];
      }
      if (isUpstreamsDeath(judging, outcome, corpus[mutant.entry].path,
                           mutant.steps)) {
        ++result.upstreamCrashes;
      } else {
        std::string cause = causeOf(outcome).text();
        ++result.causes[cause];
        result.candidates.push_back({cause, mutant});
      }
    }
  }
  // The seeds after the one that ran have their turn later.
  auto isJudged = [&](size_t entry) {
    return llvm::any_of(result.seeds, [&](const JudgedSeed &seed) {
      return seed.entry == entry;
    });
  };
  for (size_t entry : llvm::reverse(plan.seeds))
    if (!isJudged(entry))
      waiting.push_front(entry);
  return result;
}

void Campaign::take(size_t job, const JobOutcome &outcome) {
  Plan plan = std::move(plans[job]);
  plans.erase(job);
  // What judges candidates is given up, too: the campaign ends as if it was
  // killed before this batch.
  if (error || interruptSignal())
    return;
  BatchResult result;
  if (outcome.kind == JobOutcome::Kind::Done)
    result = parseMembers<BatchResult>(outcome.text).value_or(BatchResult());
  else
    result = resultOfDeath(plan, outcome);
  result.number = plan.number;
  apply(result);
  bool isBarren = plan.seeds.empty() && result.mutants == 0;
  barren = isBarren ? barren + 1 : 0;
  for (const Candidate &candidate : result.candidates)
    if (Error failed = consider(candidate)) {
      error = std::move(failed);
      return;
    }
  if (interruptSignal())
    return;
  result.candidates.clear();
  summary.runSeconds = runSeconds();
  summary.seconds = earlierSeconds + summary.runSeconds;
  if (Error failed =
          state.append(formatMembers(LogLine{{}, result, summary.seconds}))) {
    error = std::move(failed);
    return;
  }
  summary.runMutants += result.mutants;
  if (events.onProgress)
    events.onProgress(summary);
}

void Campaign::apply(const BatchResult &result) {
  auto addAll = [&](const std::vector<Feature> &more) {
    for (Feature feature : more)
      features.add(feature);
  };
  summary.mutants += result.mutants;
  summary.unchanged += result.unchanged;
  summary.rejectedExports += result.rejectedExports;
  summary.upstreamCrashes += result.upstreamCrashes;
  for (const auto &[cause, count] : result.deaths)
    summary.deaths[cause] += count;
  for (const auto &[name, count] : result.verdicts)
    if (std::optional<Verdict> verdict = findVerdict(name))
      summary.verdicts[size_t(*verdict)] += count;
  for (const auto &[name, yield] : result.yields) {
    yields[name].tried += yield.tried;
    yields[name].found += yield.found;
  }
  for (const JudgedSeed &seed : result.seeds) {
    corpus.setStanding(seed.entry, seed.isUsable ? MemberStanding::Usable
                                                 : MemberStanding::Unusable);
    ++summary.seeds;
    summary.unusable += !seed.isUsable;
    addAll(seed.features);
  }
  for (const KeptMutant &kept : result.kept) {
    addAll(kept.features);
    if (kept.path.empty())
      continue;
    corpus.addKept(state.path(kept.path), kept.mutant.entry, kept.mutant.steps);
    ++summary.kept;
  }
  for (const auto &[cause, count] : result.causes) {
    Finding &finding = summary.findings[cause];
    if (finding.count == 0 && finding.folder.empty()) {
      finding.cause = cause;
      finding.steps = SIZE_MAX;
    }
    finding.count += count;
  }
  summary.features = features.size();
}

/// Whether `finding` has fewer steps than `mutant`, or as many and fewer bytes.
static bool isSmallerOrEqual(const Finding &finding,
                             const JudgedMutant &mutant) {
  return std::make_pair(finding.steps, finding.bytes) <=
         std::make_pair(mutant.applied.size(), mutant.text.size());
}

Error Campaign::consider(const Candidate &candidate) {
  Finding &finding = summary.findings[candidate.cause];
  Steps steps = corpus.stepsFromRoot(candidate.mutant);
  const Entry &entry = corpus[candidate.mutant.entry];
  std::string seed = corpus[entry.root].path;
  std::optional<JudgedMutant> best =
      dropSteps(judging, seed, steps, candidate.cause);
  if (!best && !entry.steps.empty() && !interruptSignal()) {
    // The mutant may depend on how its parent was read from its file.
    seed = entry.path;
    best = dropSteps(judging, seed, candidate.mutant.steps, candidate.cause);
  }
  if (interruptSignal())
    return Error::success(); // The verdict says only that it was given up.
  if (!best) {
    // It was not seen again; another mutant with fewer steps may be.
    finding.steps = std::min(finding.steps, steps.size());
    return Error::success();
  }
  // A better finding is one that a file shows, then one of fewer steps.
  if (evidenceOf(finding) == Evidence::File && isSmallerOrEqual(finding, *best))
    return Error::success();
  return store(candidate, seed, *best);
}

Error Campaign::store(const Candidate &candidate, StringRef seed,
                      const JudgedMutant &mutant) {
  Finding &finding = summary.findings[candidate.cause];
  bool isNew = finding.folder.empty();
  std::string folder = state.path("findings/" + folderName(candidate.cause));
  // Not among the findings yet.
  std::string file = state.path("candidate" + mutant.extension);
  if (Error failed = writeWhole(file, mutant.text))
    return failed;
  StoredFinding stored;
  stored.setting = setting();
  stored.cause = candidate.cause;
  stored.verdict = mutant.verdict;
  stored.message = mutant.message;
  stored.seedPath = seed.str();
  stored.mutant = "mutant" + mutant.extension;
  stored.mutantBytes = mutant.text.size();
  auto smallest = mutant.smallest.find(candidate.cause);
  if (smallest != mutant.smallest.end())
    stored.smallest = smallest->second;
  stored.steps = mutant.applied;
  JudgedMutant fromFile = judgeMutantFile(judging, file);
  stored.fileShowsIt = fromFile.shows(candidate.cause);
  if (std::error_code failed = sys::fs::remove(file))
    return createStringError(file +
                             ": error: cannot remove: " + failed.message());
  if (interruptSignal())
    return Error::success();
  // LLVM can build modules whose text it does not read, which nobody can meet.
  if (fromFile.verdict == verdictName(Verdict::Unreadable)) {
    finding.steps = std::min(finding.steps, mutant.applied.size());
    return Error::success();
  }
  bool isWeaker = evidenceOf(finding) == Evidence::File && !stored.fileShowsIt;
  bool isAsWeak =
      evidenceOf(finding) == Evidence::InMemory && !stored.fileShowsIt;
  if (isWeaker || (isAsWeak && isSmallerOrEqual(finding, mutant)))
    return Error::success();
  if (Error failed = writeFinding(folder, stored, mutant.text))
    return failed;
  finding.folder = folder;
  finding.steps = mutant.applied.size();
  finding.bytes = mutant.text.size();
  finding.message = mutant.message;
  finding.fileShowsIt = stored.fileShowsIt;
  if (events.onFinding)
    events.onFinding(finding, isNew);
  return Error::success();
}

Expected<FuzzSummary> Campaign::run(ArrayRef<std::string> paths) {
  if (Error failed = restore())
    return std::move(failed);
  if (Error failed = addSeeds(paths))
    return std::move(failed);
  judge.warm();

  WorkerLimits limits = mutantLimits(options);
  limits.workers = options.jobs;
  Knowledge knowledge{judge,    options,          corpus,
                      features, summary.findings, yields};
  runInWorkers(
      limits, [&](size_t job) { return plan(job); },
      [&](size_t job) {
        return formatMembers(
            runBatch(plans[job], knowledge, [](const BatchResult &interim) {
              setInterimResult(formatMembers(interim));
            }));
      },
      [&](size_t job, JobOutcome outcome) { take(job, outcome); });
  if (error)
    return std::move(error);
  summary.runSeconds = runSeconds();
  summary.seconds = earlierSeconds + summary.runSeconds;
  if (interruptSignal())
    return summary;
  if (corpus.usableSeeds().empty())
    return createStringError("palindrome fuzz: error: no seed can be mutated: "
                             "each is unreadable, too large, or its round trip "
                             "does not end");
  if (barren >= mostBarrenBatches)
    return createStringError(
        "palindrome fuzz: error: no mutation finds a place "
        "in the seeds");
  return summary;
}

Expected<FuzzSummary> runCampaign(const MutantKind &kind, const Engine &engine,
                                  ArrayRef<std::string> seeds,
                                  const FuzzOptions &options,
                                  const FuzzEvents &events) {
  return Campaign(kind, engine, options, events).run(seeds);
}

} // namespace palindrome::fuzz
