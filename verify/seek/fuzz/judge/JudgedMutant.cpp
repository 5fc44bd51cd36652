// Makes and judges single mutants in worker processes.

#include "verify/seek/fuzz/judge/JudgedMutant.h"
#include "verify/seek/fuzz/cause/Cause.h"
#include "verify/seek/fuzz/mutants/FileCache.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace palindrome::fuzz {

static void describe(JSONMembers &members, JudgedMutant &mutant) {
  members.member("causes", mutant.causes);
  members.member("verdict", mutant.verdict);
  members.member("message", mutant.message);
  // A mutant of bytes need not be UTF-8.
  std::string encoded = encodeBase64(mutant.text);
  members.member("text", encoded);
  if (members.isReading()) {
    std::vector<char> bytes;
    if (Error error = decodeBase64(encoded, bytes)) {
      consumeError(std::move(error));
      members.fail();
    }
    mutant.text.assign(bytes.begin(), bytes.end());
  }
  members.member("extension", mutant.extension);
  members.member("smallest", mutant.smallest);
  members.member("applied", mutant.applied);
}

/// Whether the death `outcome` is upstream's.
using DeathJudge = function_ref<bool(const JobOutcome &)>;

/// Adds to `mutant` how the worker ended that judged it.
static void addDeath(JudgedMutant &mutant, const JobOutcome &outcome,
                     DeathJudge isUpstreams) {
  Cause cause = causeOf(outcome);
  mutant.isUpstreams = isUpstreams(outcome);
  if (!mutant.isUpstreams)
    mutant.causes = {cause.text()};
  mutant.verdict = std::move(cause.verdict);
  mutant.message = outcome.text;
}

/// The case that a worker begins before it asks the prover.
static constexpr StringLiteral proofCase("proof");

static void beginProof() { beginCase(proofCase); }

/// Runs `job` in a worker; it may deliver what it knows before it ends.
static JudgedMutant judgeInWorker(const WorkerLimits &limits,
                                  function_ref<std::string()> job,
                                  DeathJudge isUpstreams) {
  JudgedMutant mutant;
  runInWorkers(
      1, limits, [&](size_t) { return job(); },
      [&](size_t, JobOutcome outcome) {
        bool isDone = outcome.kind == JobOutcome::Kind::Done;
        mutant =
            parseMembers<JudgedMutant>(isDone ? outcome.text : outcome.interim)
                .value_or(JudgedMutant());
        // Without an interim result it died while the mutant was made.
        bool inProof = outcome.lastCase == proofCase;
        if (!isDone && !outcome.interim.empty() && !inProof)
          addDeath(mutant, outcome, isUpstreams);
      });
  return mutant;
}

static void addJudgement(JudgedMutant &mutant, MutantJudge::Judged judged) {
  mutant.causes = std::move(judged.causes);
  mutant.verdict = verdictName(judged.result.verdict).str();
  mutant.message = judged.result.message;
  if (judged.result.lowered)
    for (const SettledSymbol &function : *judged.result.lowered)
      if (function.wrong)
        mutant.smallest.try_emplace(causeOf(*function.wrong).text(),
                                    function.wrong->textFor(function.name));
}

/// Makes what `steps` make of the file `seed`; null if it cannot be read. Adds
/// to `applied` the steps that changed the module.
static std::unique_ptr<AnyMutant> makeMutant(const JudgeSetup &setup,
                                             FileCache &files, StringRef seed,
                                             const Steps &steps,
                                             Steps &applied) {
  setWorkerStage("mutate");
  std::optional<MemoryBufferRef> contents = files.read(seed);
  if (!contents)
    return nullptr;
  std::unique_ptr<AnyMutant> made =
      setup.judge.kind.newMutant(*contents, files.loader());
  if (!made->isReadable())
    return nullptr;
  for (const mutate::Step &step : steps)
    if (made->apply(step))
      applied.push_back(step);
  return made;
}

JudgedMutant judgeMutant(const JudgeSetup &setup, StringRef seed,
                         const Steps &steps) {
  return judgeInWorker(
      setup.limits,
      [&] {
        JudgedMutant mutant;
        FileCache files;
        std::unique_ptr<AnyMutant> made =
            makeMutant(setup, files, seed, steps, mutant.applied);
        if (!made)
          return formatMembers(mutant);
        mutant.text = made->text();
        mutant.extension = made->extension().str();
        setInterimResult(formatMembers(mutant));
        addJudgement(mutant,
                     setup.judge.judge(*made, seed, nullptr, beginProof));
        return formatMembers(mutant);
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
static std::string exportByUpstream(MutantJudge &judge,
                                    MemoryBufferRef module) {
  setInterimResult("made");
  return judge.isValidUpstream(module) ? "valid" : "";
}

bool isUpstreamsDeath(const JudgeSetup &setup, const JobOutcome &death,
                      StringRef seed, const Steps &steps) {
  return isUpstreamsDeath(setup.limits, death, [&] {
    FileCache files;
    Steps applied;
    std::unique_ptr<AnyMutant> made =
        makeMutant(setup, files, seed, steps, applied);
    if (!made)
      return std::string("none");
    std::string module = made->mlirText();
    bool isMLIR = !module.empty();
    if (!isMLIR)
      module = made->text();
    return exportByUpstream(setup.judge,
                            {module, isMLIR ? "judged.mlir" : "judged.ll"});
  });
}

JudgedMutant judgeMutantFile(const JudgeSetup &setup, StringRef path) {
  return judgeInWorker(
      setup.limits,
      [&] {
        JudgedMutant mutant;
        setInterimResult(formatMembers(mutant));
        addJudgement(mutant, setup.judge.judgeFile(path, beginProof));
        return formatMembers(mutant);
      },
      [&](const JobOutcome &outcome) {
        return isUpstreamsDeath(setup.limits, outcome, [&] {
          auto file = MemoryBuffer::getFile(path);
          return file ? exportByUpstream(setup.judge,
                                         {(*file)->getBuffer(), path})
                      : std::string("none");
        });
      });
}

std::optional<JudgedMutant> dropSteps(const JudgeSetup &setup, StringRef seed,
                                      Steps steps, StringRef cause) {
  JudgedMutant best = judgeMutant(setup, seed, steps);
  if (!best.shows(cause))
    return std::nullopt;
  // From the end, since later steps depend on earlier ones.
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = best.applied.size(); i-- > 0;) {
      Steps fewer = best.applied;
      fewer.erase(fewer.begin() + i);
      JudgedMutant mutant = judgeMutant(setup, seed, fewer);
      if (!mutant.shows(cause))
        continue;
      best = std::move(mutant);
      i = std::min(i, best.applied.size());
      changed = true;
    }
  }
  return best;
}

WorkerLimits mutantLimits(const FuzzOptions &options) {
  WorkerLimits limits;
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.memoryBytes = options.memoryBytes;
  limits.jobsPerWorker = 1;
  return limits;
}

} // namespace palindrome::fuzz
