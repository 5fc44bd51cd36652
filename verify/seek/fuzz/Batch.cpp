// Makes and judges the mutants of a batch.

#include "verify/seek/fuzz/Batch.h"
#include "verify/base/io/Messages.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/seek/fuzz/cause/Cause.h"
#include "verify/seek/fuzz/features/FeatureHash.h"
#include "verify/seek/fuzz/state/State.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace palindrome::fuzz {

/// A batch ends after this many bytes of seeds, so that it takes about a second
/// at most whatever the seeds are, and yet is the same on every machine.
static constexpr uint64_t mostBatchBytes = 1 << 20;
/// A mutant is kept if its steps, from its root, are not more.
static constexpr size_t mostKeptSteps = 16;
/// A mutant is kept if so many of its features are new. Mutants with one are as
/// many as all others.
static constexpr size_t minNewFeatures = 2;
/// The result so far is delivered after this many mutants.
static constexpr uint64_t interimPeriod = 32;

std::string formatRunning(const Case &mutant, MutantPhase phase) {
  return char(phase) + formatMembers(mutant);
}

std::optional<Running> parseRunning(StringRef text) {
  if (text.empty())
    return std::nullopt;
  if (std::optional<Case> mutant = parseMembers<Case>(text.drop_front()))
    return Running{std::move(*mutant), MutantPhase(text.front())};
  return std::nullopt;
}

namespace {
class Batch {
public:
  Batch(const Plan &plan, const Knowledge &known,
        function_ref<void(const BatchResult &)> deliverInterim)
      : plan(plan), known(known), deliverInterim(deliverInterim),
        choose(known.options.seed * 0x9E3779B97F4A7C15 + plan.number),
        stepSource(known.judge.kind.newStepSource()) {
    result.number = plan.number;
  }

  BatchResult run();

private:
  void judgeSeed(size_t entry);
  /// Makes one mutant and judges it.
  void makeMutant();
  /// Chooses the entry that a mutant is made of.
  size_t chooseEntry();
  unsigned chooseStepCount();
  /// Judges `made` and adds what it finds to the result; returns whether
  /// the round trip was completed. `features` receives those that are new.
  bool judge(AnyMutant &made, const Case &mutant,
             std::vector<Feature> &features);
  void addCandidates(const MutantJudge::Judged &judged, const Case &mutant);
  void begin(const Case &mutant, MutantPhase phase) {
    beginCase(formatRunning(mutant, phase));
  }
  void setWeights();
  void keep(const Case &mutant, std::vector<Feature> features);
  /// Makes the mutant again, since judging it consumes it.
  std::unique_ptr<AnyMutant> makeAgain(const Case &mutant);
  /// Writes the mutant to the state folder. Returns its path there; empty if it
  /// is not kept.
  std::string writeMutant(const Case &mutant);

  const Plan &plan;
  const Knowledge &known;
  function_ref<void(const BatchResult &)> deliverInterim;
  mutate::Chooser choose;
  std::unique_ptr<StepSource> stepSource;
  FileCache files;
  BatchResult result;
  /// Features that this batch has added to those that are known.
  Features added;
  uint64_t bytes = 0;
  bool somethingFound = false;
};
} // namespace

BatchResult Batch::run() {
  if (!plan.seeds.empty()) {
    for (size_t entry : plan.seeds)
      judgeSeed(entry);
    return std::move(result);
  }
  setWeights();
  // Draws without effect count as well, or a batch may not end.
  while (result.mutants < plan.mutants &&
         result.mutants + result.unchanged < 4 * plan.mutants &&
         bytes < mostBatchBytes) {
    makeMutant();
    if (somethingFound || result.mutants % interimPeriod == 0)
      deliverInterim(result);
    somethingFound = false;
  }
  return std::move(result);
}

/// Mutations that find new features more often than others weigh more, up to
/// eightfold.
void Batch::setWeights() {
  uint64_t tried = 0, found = 0;
  for (const auto &[name, yield] : known.yields) {
    tried += yield.tried;
    found += yield.found;
  }
  if (!found)
    return;
  for (const auto &[name, yield] : known.yields) {
    // The ratio of its rate to that of all, with a prior of one of each.
    uint64_t weight = 8 * (yield.found + 1) * (tried + 1) /
                      ((yield.tried + tried / (found + 1) + 1) * (found + 1));
    stepSource->setWeight(name, std::clamp<uint64_t>(weight, 2, 64));
  }
}

void Batch::judgeSeed(size_t entry) {
  Case mutant{entry, {}};
  begin(mutant, MutantPhase::Making);
  setWorkerStage("read");
  JudgedSeed judged;
  judged.entry = entry;
  std::optional<MemoryBufferRef> seed = files.read(known.corpus[entry].path);
  if (seed && seed->getBufferSize() <= known.options.maxSeedBytes) {
    std::unique_ptr<AnyMutant> made =
        known.judge.kind.newMutant(*seed, files.loader());
    if (made->isReadable()) {
      begin(mutant, MutantPhase::Judging);
      judged.isUsable = judge(*made, mutant, judged.features);
    }
  }
  result.seeds.push_back(std::move(judged));
  deliverInterim(result);
}

size_t Batch::chooseEntry() {
  ArrayRef<size_t> seeds = known.corpus.usableSeeds();
  ArrayRef<size_t> kept = known.corpus.kept();
  // Of the kept ones, the last have been tried least.
  if (!kept.empty() && choose.flip()) {
    if (choose.flip())
      kept = kept.take_back(std::max<size_t>(kept.size() / 8, 1));
    return choose.of(kept);
  }
  return choose.of(seeds);
}

unsigned Batch::chooseStepCount() {
  unsigned count = 1;
  while (count != 8 && choose.flip())
    ++count;
  return count;
}

void Batch::makeMutant() {
  Case mutant{chooseEntry(), {}};
  unsigned count = chooseStepCount();
  begin(mutant, MutantPhase::Making);
  setWorkerStage("mutate");
  std::optional<MemoryBufferRef> seed =
      files.read(known.corpus[mutant.entry].path);
  if (!seed) {
    ++result.unchanged;
    return;
  }
  bytes += seed->getBufferSize();
  std::unique_ptr<AnyMutant> made =
      known.judge.kind.newMutant(*seed, files.loader());
  if (!made->isReadable()) {
    ++result.unchanged;
    return;
  }
  for (unsigned i = 0; i != count; ++i) {
    mutant.steps.push_back(stepSource->draw(choose, known.corpus.donors()));
    begin(mutant, MutantPhase::Making);
    ++result.yields[mutant.steps.back().mutation].tried;
    if (!made->apply(mutant.steps.back()))
      mutant.steps.pop_back();
  }
  if (mutant.steps.empty()) {
    ++result.unchanged;
    return;
  }
  ++result.mutants;
  begin(mutant, MutantPhase::Judging);
  std::vector<Feature> features;
  if (judge(*made, mutant, features) && !features.empty())
    keep(mutant, std::move(features));
}

bool Batch::judge(AnyMutant &made, const Case &mutant,
                  std::vector<Feature> &features) {
  Features present;
  made.addFeaturesTo(present);
  MutantJudge::Judged judged =
      known.judge.judge(made, known.corpus[mutant.entry].path, &present,
                        [&] { begin(mutant, MutantPhase::Proving); });
  // LLVM's verifier can accept a module in memory whose text it rejects, since
  // struct types remember what they contained before. There is no such file.
  if (!mutant.steps.empty() && !judged.causes.empty() &&
      !known.judge.kind.isValidText(makeAgain(mutant)->text())) {
    judged.result.verdict = Verdict::Unreadable;
    judged.causes.clear();
  }
  if (!mutant.steps.empty()) {
    ++result.verdicts[verdictName(judged.result.verdict).str()];
    result.rejectedExports += judged.isRejectedExport;
  }
  if (judged.result.verdict != Verdict::Identical)
    present.add(
        FeatureHash("message").add(normaliseMessage(judged.result.message)));
  for (Feature feature : known.features.newIn(present))
    if (!added.contains(feature))
      features.push_back(feature);
  for (Feature feature : features)
    added.add(feature);
  addCandidates(judged, mutant);
  return known.judge.kind.isSeed(judged.result);
}

/// Whether another mutant for `finding`, although it has more steps, may be a
/// better one, since a file may hold it. To judge it again is costly: that is
/// done when the count of such mutants, `more` of which this batch has made,
/// has doubled.
static bool isRetried(const Finding &finding, uint64_t more) {
  return !finding.folder.empty() && !finding.fileShowsIt &&
         isPowerOf2_64(finding.count + more);
}

void Batch::addCandidates(const MutantJudge::Judged &judged,
                          const Case &mutant) {
  size_t steps = known.corpus.stepsFromRoot(mutant).size();
  for (const std::string &cause : judged.causes) {
    ++result.causes[cause];
    auto found = known.findings.find(cause);
    if (found != known.findings.end() && found->second.steps <= steps &&
        !isRetried(found->second, result.causes[cause]))
      continue;
    bool reported =
        llvm::any_of(result.candidates, [&](const Candidate &other) {
          return other.cause == cause &&
                 known.corpus.stepsFromRoot(other.mutant).size() <= steps;
        });
    if (reported)
      continue;
    result.candidates.push_back({cause, mutant});
    somethingFound = true;
  }
}

void Batch::keep(const Case &mutant, std::vector<Feature> features) {
  for (const mutate::Step &step : mutant.steps)
    ++result.yields[step.mutation].found;
  // What is not kept has no path; its features are known from now on.
  KeptMutant kept{mutant, "", std::move(features)};
  if (kept.features.size() >= minNewFeatures &&
      known.corpus.stepsFromRoot(mutant).size() <= mostKeptSteps)
    kept.path = writeMutant(mutant);
  result.kept.push_back(std::move(kept));
  somethingFound = true;
}

std::unique_ptr<AnyMutant> Batch::makeAgain(const Case &mutant) {
  std::optional<MemoryBufferRef> seed =
      files.read(known.corpus[mutant.entry].path);
  std::unique_ptr<AnyMutant> made =
      known.judge.kind.newMutant(*seed, files.loader());
  for (const mutate::Step &step : mutant.steps)
    made->apply(step);
  return made;
}

std::string Batch::writeMutant(const Case &mutant) {
  std::unique_ptr<AnyMutant> made = makeAgain(mutant);
  std::string text = made->text();
  if (text.size() > known.options.maxSeedBytes)
    return "";
  std::string name = ("corpus/" + Twine(plan.number) + "-" +
                      Twine(result.mutants) + made->extension())
                         .str();
  SmallString<128> path(known.options.state);
  sys::path::append(path, name);
  if (Error error = writeWhole(path, text)) {
    // The parent will fail to write to the folder, too, and report it.
    consumeError(std::move(error));
    return "";
  }
  return name;
}

BatchResult runBatch(const Plan &plan, const Knowledge &knowledge,
                     function_ref<void(const BatchResult &)> deliverInterim) {
  return Batch(plan, knowledge, deliverInterim).run();
}

} // namespace palindrome::fuzz
