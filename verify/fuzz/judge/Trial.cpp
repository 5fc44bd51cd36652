// Makes and judges single mutants in worker processes.

#include "verify/fuzz/judge/Trial.h"
#include "verify/fuzz/cause/Cause.h"
#include "verify/fuzz/subject/FileCache.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace palindrome::fuzz {

static void describe(JSONMembers &members, Trial &trial) {
  members.member("causes", trial.causes);
  members.member("verdict", trial.verdict);
  members.member("message", trial.message);
  // A mutant of bytes need not be UTF-8.
  std::string encoded = encodeBase64(trial.text);
  members.member("text", encoded);
  if (members.isReading()) {
    std::vector<char> bytes;
    if (Error error = decodeBase64(encoded, bytes)) {
      consumeError(std::move(error));
      members.fail();
    }
    trial.text.assign(bytes.begin(), bytes.end());
  }
  members.member("extension", trial.extension);
  members.member("smallest", trial.smallest);
  members.member("applied", trial.applied);
}

/// Whether the death `outcome` is upstream's.
using DeathJudge = function_ref<bool(const JobOutcome &)>;

/// Adds to `trial` how a worker ended that ran it.
static void addDeath(Trial &trial, const JobOutcome &outcome,
                     DeathJudge isUpstreams) {
  Cause cause = causeOf(outcome);
  trial.isUpstreams = isUpstreams(outcome);
  if (!trial.isUpstreams)
    trial.causes = {cause.text()};
  trial.verdict = std::move(cause.verdict);
  trial.message = outcome.text;
}

/// The case that a worker begins before it asks the prover.
static constexpr StringLiteral proofCase("proof");

static void beginProof() { beginCase(proofCase); }

/// Runs `job` in a worker; it may deliver what it knows before it ends.
static Trial runTrial(const WorkerLimits &limits,
                      function_ref<std::string()> job, DeathJudge isUpstreams) {
  Trial trial;
  runInWorkers(
      1, limits, [&](size_t) { return job(); },
      [&](size_t, JobOutcome outcome) {
        bool isDone = outcome.kind == JobOutcome::Kind::Done;
        trial = parseMembers<Trial>(isDone ? outcome.text : outcome.interim)
                    .value_or(Trial());
        // Without an interim result it died while the mutant was made.
        bool inProof = outcome.lastCase == proofCase;
        if (!isDone && !outcome.interim.empty() && !inProof)
          addDeath(trial, outcome, isUpstreams);
      });
  return trial;
}

static void addJudgement(Trial &trial, Oracle::Judged judged) {
  trial.causes = std::move(judged.causes);
  trial.verdict = verdictName(judged.result.verdict).str();
  trial.message = judged.result.message;
  if (judged.result.lowered)
    for (const SettledSymbol &function : *judged.result.lowered)
      if (function.wrong)
        trial.smallest.try_emplace(causeOf(*function.wrong).text(),
                                   function.wrong->textFor(function.name));
}

/// Makes what `steps` make of the file `seed`; null if it cannot be read. Adds
/// to `applied` the steps that changed the module.
static std::unique_ptr<Specimen> makeMutant(const TrialSetup &setup,
                                            FileCache &files, StringRef seed,
                                            const Steps &steps,
                                            Steps &applied) {
  setWorkerStage("mutate");
  std::optional<MemoryBufferRef> contents = files.read(seed);
  if (!contents)
    return nullptr;
  std::unique_ptr<Specimen> specimen =
      setup.oracle.subject.newSpecimen(*contents, files.loader());
  if (!specimen->isReadable())
    return nullptr;
  for (const mutate::Step &step : steps)
    if (specimen->apply(step))
      applied.push_back(step);
  return specimen;
}

Trial tryMutant(const TrialSetup &setup, StringRef seed, const Steps &steps) {
  return runTrial(
      setup.limits,
      [&] {
        Trial trial;
        FileCache files;
        std::unique_ptr<Specimen> specimen =
            makeMutant(setup, files, seed, steps, trial.applied);
        if (!specimen)
          return formatMembers(trial);
        trial.text = specimen->text();
        trial.extension = specimen->extension().str();
        setInterimResult(formatMembers(trial));
        addJudgement(trial,
                     setup.oracle.judge(*specimen, seed, nullptr, beginProof));
        return formatMembers(trial);
      },
      [&](const JobOutcome &outcome) {
        return isUpstreamsDeath(setup, outcome, seed, steps);
      });
}

/// Whether `death` is upstream's, if `job` runs upstream's parser and exporter
/// alone on the same module: the worker of `job` dies, too, after `job` has
/// passed a text to setInterimResult. A death in MLIR's own interface for a
/// dialect is upstream's also if `job` returns no text, since it has no valid
/// export.
static bool isUpstreamsDeath(const WorkerLimits &limits,
                             const JobOutcome &death,
                             function_ref<std::string()> job) {
  if (!mayBeUpstreams(death))
    return false;
  bool isUpstreams = false;
  runInWorkers(
      1, limits, [&](size_t) { return job(); },
      [&](size_t, const JobOutcome &outcome) {
        bool died = outcome.kind != JobOutcome::Kind::Done;
        isUpstreams = died ? !outcome.interim.empty()
                           : outcome.text.empty() && !death.epitaph.empty();
      });
  return isUpstreams;
}

/// The text for isUpstreamsDeath.
static std::string exportByUpstream(Oracle &oracle, MemoryBufferRef module) {
  setInterimResult("made");
  return oracle.isValidUpstream(module) ? "valid" : "";
}

bool isUpstreamsDeath(const TrialSetup &setup, const JobOutcome &death,
                      StringRef seed, const Steps &steps) {
  return isUpstreamsDeath(setup.limits, death, [&] {
    FileCache files;
    Steps applied;
    std::unique_ptr<Specimen> specimen =
        makeMutant(setup, files, seed, steps, applied);
    if (!specimen)
      return std::string("none");
    std::string module = specimen->mlirText();
    bool isMLIR = !module.empty();
    if (!isMLIR)
      module = specimen->text();
    return exportByUpstream(setup.oracle,
                            {module, isMLIR ? "judged.mlir" : "judged.ll"});
  });
}

Trial tryFile(const TrialSetup &setup, StringRef path) {
  return runTrial(
      setup.limits,
      [&] {
        Trial trial;
        setInterimResult(formatMembers(trial));
        addJudgement(trial, setup.oracle.judgeFile(path, beginProof));
        return formatMembers(trial);
      },
      [&](const JobOutcome &outcome) {
        return isUpstreamsDeath(setup.limits, outcome, [&] {
          auto file = MemoryBuffer::getFile(path);
          return file ? exportByUpstream(setup.oracle,
                                         {(*file)->getBuffer(), path})
                      : std::string("none");
        });
      });
}

std::optional<Trial> dropSteps(const TrialSetup &setup, StringRef seed,
                               Steps steps, StringRef cause) {
  Trial best = tryMutant(setup, seed, steps);
  if (!best.shows(cause))
    return std::nullopt;
  // From the end, since later steps depend on earlier ones.
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = best.applied.size(); i-- > 0;) {
      Steps fewer = best.applied;
      fewer.erase(fewer.begin() + i);
      Trial trial = tryMutant(setup, seed, fewer);
      if (!trial.shows(cause))
        continue;
      best = std::move(trial);
      i = std::min(i, best.applied.size());
      changed = true;
    }
  }
  return best;
}

WorkerLimits trialLimits(const FuzzOptions &options) {
  WorkerLimits limits;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.memoryBytes = options.memoryBytes;
  limits.jobsPerWorker = 1;
  return limits;
}

} // namespace palindrome::fuzz
