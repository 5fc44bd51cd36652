// The driver of proofs by simulation.

#include "verify/refine/simulate/Simulate.h"
#include "verify/refine/simulate/Conditions.h"
#include "verify/refine/simulate/Segment.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <set>

using namespace palindrome::refine;
using namespace llvm;

/// The calls that a segment has at most, about, if the function has more: a
/// query grows faster than the number of calls.
static constexpr unsigned callsOfSegment = 2;
/// The cuts behind calls that a function must allow to be cut there: one with
/// fewer calls is proved as fast in one piece.
static constexpr unsigned fewestCuts = 3;
/// How often cuts are taken back.
static constexpr unsigned mostRetreats = 8;

namespace {
/// A copy of a function in its module, whose blocks may be split, until this
/// object is destroyed.
class Copy {
public:
  explicit Copy(const Function &function) {
    ValueToValueMapTy values;
    copy = CloneFunction(const_cast<Function *>(&function), values);
  }
  ~Copy() { copy->eraseFromParent(); }
  Copy(const Copy &) = delete;
  Copy &operator=(const Copy &) = delete;
  Function &operator*() const { return *copy; }

private:
  Function *copy;
};

/// The search for a proof: cuts and relations are given up where they fail.
class Simulation {
public:
  Simulation(Function &source, Function &target, SegmentQuestion ask)
      : source(source), target(target), ask(ask) {}

  /// Whether there is a proof with cuts at the heads of loops and, if
  /// `behindCalls`, behind calls. Values that `guess` takes for the same are
  /// related first, unless it is null.
  bool run(bool behindCalls, ValueGuess guess);

private:
  /// A conjecture that failed: the cut, the values, what was said of them.
  using Failure = std::tuple<unsigned, const Value *, const Value *,
                             Conjecture::Kind, bool>;

  bool relateAll();
  void drop(RelatedCut &cut, const Conjecture &conjecture);
  /// Asks about all segments. Nothing if all hold; else the answer on one that
  /// does not, which begins at `failed` or, without one, at the entry.
  std::optional<SegmentAnswer> askAll(std::optional<unsigned> &failed);
  /// Leaves out cuts that the segment which begins at `failed` ends at, or that
  /// cut itself. False if the proof needs them all.
  bool retreat(std::optional<unsigned> failed);

  Function &source, &target;
  SegmentQuestion ask;
  std::vector<Cut> cuts;
  std::vector<RelatedCut> related;
  /// Values that are likely to be the same, for each head of a loop; or empty.
  std::vector<std::vector<LikelyEqual>> guesses;
  std::set<Failure> failures;
  StringSet<> proved;
};
} // namespace

/// The text of both segments, which determines the answer.
static std::string textOf(const Segments::Pair &pair) {
  std::string text;
  raw_string_ostream stream(text);
  for (const Function *function : {pair.source, pair.target})
    function->print(stream);
  return text;
}

/// Weakens a conjecture, and remembers that it failed.
void Simulation::drop(RelatedCut &cut, const Conjecture &conjecture) {
  const Slot &slot = cut.slots[conjecture.slot];
  failures.emplace(cut.number, slot.source, slot.target, conjecture.kind,
                   slot.isSingle);
  weaken(cut, conjecture);
}

/// Finds the relations of all cuts, without what failed before.
bool Simulation::relateAll() {
  auto found = relate(source, target, cuts, guesses);
  if (!found)
    return false;
  related = std::move(*found);
  for (RelatedCut &cut : related)
    for (bool changes = true; changes;) {
      changes = false;
      for (const Conjecture &conjecture : conjecturesOf(cut)) {
        const Slot &slot = cut.slots[conjecture.slot];
        if (!failures.count({cut.number, slot.source, slot.target,
                             conjecture.kind, slot.isSingle}))
          continue;
        weaken(cut, conjecture);
        changes = true;
        break;
      }
    }
  return true;
}

std::optional<SegmentAnswer>
Simulation::askAll(std::optional<unsigned> &failed) {
  Segments segments(source, target, related);
  if (segments.pairs().empty())
    return SegmentAnswer{};
  for (auto [number, pair] : enumerate(segments.pairs())) {
    std::string text = textOf(pair);
    if (proved.contains(text))
      continue;
    SegmentAnswer answer = ask(*pair.source, *pair.target, number == 0);
    if (!answer.holds) {
      if (number > 0)
        failed = number - 1;
      return answer;
    }
    proved.insert(text);
  }
  return std::nullopt;
}

bool Simulation::retreat(std::optional<unsigned> failed) {
  std::vector<const BasicBlock *> blocks;
  for (const Cut &cut : cuts)
    blocks.push_back(cut.source);
  Region region = regionFrom(
      failed ? *cuts[*failed].source : source.getEntryBlock(), blocks);
  BitVector dropped(cuts.size());
  for (const BasicBlock *block : region)
    for (const BasicBlock *next : successors(block))
      for (auto [number, cut] : enumerate(cuts))
        if (cut.source == next && !cut.isHead && number != failed)
          dropped.set(number);
  if (dropped.none() && failed && !cuts[*failed].isHead)
    dropped.set(*failed);
  for (unsigned number = cuts.size(); number-- > 0;)
    if (dropped[number])
      cuts.erase(cuts.begin() + number);
  return dropped.any();
}

bool Simulation::run(bool behindCalls, ValueGuess guess) {
  failures.clear();
  std::optional<std::vector<Cut>> heads = cutAtHeads(source, target);
  if (!heads)
    return false;
  cuts = std::move(*heads);
  if (guess) {
    guesses = guess(source, target, cuts);
    if (all_of(guesses, [](const auto &pairs) { return pairs.empty(); }))
      return false;
  }
  size_t needed = cuts.size();
  if (behindCalls) {
    cutBehindCalls(source, target, callsOfSegment, cuts);
    if (cuts.size() < needed + fewestCuts)
      return false;
  }
  if (cuts.empty() || !relateAll())
    return false;
  for (unsigned retreats = 0;;) {
    std::optional<unsigned> failed;
    std::optional<SegmentAnswer> answer = askAll(failed);
    if (!answer)
      return true;
    if (!answer->arguments.empty()) {
      auto cut = find_if(related, [&](const RelatedCut &cut) {
        return cut.number == answer->cut;
      });
      std::vector<Conjecture> conjectures = conjecturesOf(*cut);
      for (unsigned argument : answer->arguments)
        drop(*cut, conjectures[argument]);
      continue;
    }
    if (answer->isOver || ++retreats > mostRetreats || !retreat(failed) ||
        cuts.empty() || !relateAll())
      return false;
  }
}

bool palindrome::refine::simulates(const Function &source,
                                   const Function &target, SegmentQuestion ask,
                                   ValueGuess guess) {
  if (!canBeCut(source, target))
    return false;
  Copy ofSource(source), ofTarget(target);
  bool isOver = false;
  auto askInTime = [&](const Function &from, const Function &to, bool isFirst) {
    SegmentAnswer answer = ask(from, to, isFirst);
    isOver |= answer.isOver;
    return answer;
  };
  Simulation simulation(*ofSource, *ofTarget, askInTime);
  return simulation.run(/*behindCalls=*/false, nullptr) ||
         (!isOver && simulation.run(/*behindCalls=*/true, nullptr)) ||
         (!isOver && guess && simulation.run(/*behindCalls=*/false, guess));
}
