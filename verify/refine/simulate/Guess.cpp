// Runs both functions on the same inputs and compares what they arrive with at
// cuts.

#include "verify/refine/simulate/Guess.h"
#include "verify/refine/interpret/state/Machine.h"
#include "verify/refine/replay/Space.h"
#include "verify/refine/time/Countdown.h"
#include "llvm/IR/InstIterator.h"
#include <map>
#include <random>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;

/// The inputs that are tried, the steps of a run, and the arrivals at one cut
/// that are compared.
constexpr unsigned mostInputs = 200, mostSteps = 3000, mostRows = 400;
/// The candidates for one value of the target.
constexpr unsigned mostPartners = 4;

namespace {
/// Where a run arrived, and the values that were computed by then.
struct Arrival {
  unsigned cut;
  DenseMap<const Value *, interpret::Lane> values;
};

/// Watches for arrivals at the cuts of one side: the moment at which the last
/// phi of the block has its value or, in a block without phis, at which its
/// first instruction has been executed.
class ArrivalObserver : public interpret::Observer {
public:
  ArrivalObserver(const Function &function, ArrayRef<const BasicBlock *> cuts)
      : function(function) {
    for (auto [number, block] : enumerate(cuts)) {
      const Instruction *last = &block->front();
      for (const PHINode &phi : block->phis())
        last = &phi;
      arrivesAt[last] = number;
    }
  }

  void start(ArrayRef<Leaves> arguments) {
    arrivals.clear();
    values.clear();
    for (const Argument &argument : function.args())
      if (arguments[argument.getArgNo()].size() == 1)
        values[&argument] =
            interpret::laneOf(arguments[argument.getArgNo()].front());
  }

  void onInstructionExecuted(const Instruction &instruction,
                             ArrayRef<interpret::Lane> result) override {
    if (instruction.getFunction() != &function)
      return;
    // What the block computes itself is not there on arrival.
    auto cut = arrivesAt.find(&instruction);
    bool isPhi = isa<PHINode>(instruction);
    if (cut != arrivesAt.end() && !isPhi)
      arrivals.push_back({cut->second, values});
    if (result.size() == 1)
      values[&instruction] = result.front();
    if (cut != arrivesAt.end() && isPhi)
      arrivals.push_back({cut->second, values});
  }
  void onWellDefinedUse(const Instruction *, const interpret::Lane &) override {
  }

  std::vector<Arrival> arrivals;

private:
  const Function &function;
  DenseMap<const Instruction *, unsigned> arrivesAt;
  DenseMap<const Value *, interpret::Lane> values;
};

/// The values of one side at the arrivals at one cut, as texts: rows of a
/// table. A value that was missing once is left out.
class Table {
public:
  void add(const DenseMap<const Value *, interpret::Lane> &values) {
    if (rows++ == 0) {
      for (auto &[value, lane] : values)
        columns[value];
    }
    SmallVector<const Value *> missing;
    for (auto &[value, column] : columns) {
      auto found = values.find(value);
      if (found == values.end())
        missing.push_back(value);
      else
        column.push_back(found->second);
    }
    for (const Value *value : missing)
      columns.erase(value);
  }

  unsigned rows = 0;
  std::map<const Value *, std::vector<interpret::Lane>> columns;
};

class Guesser {
public:
  Guesser(const Function &source, const Function &target, ArrayRef<Cut> cuts,
          const RefineOptions &options, double seconds)
      : source(source), target(target), space(source, target, options),
        atSource(source, blocksOf(cuts, &Cut::source)),
        atTarget(target, blocksOf(cuts, &Cut::target)), tables(cuts.size()),
        time(seconds) {}

  std::vector<std::vector<LikelyEqual>> run();

private:
  static std::vector<const BasicBlock *>
  blocksOf(ArrayRef<Cut> cuts, const BasicBlock *Cut::*side) {
    std::vector<const BasicBlock *> blocks;
    for (const Cut &cut : cuts)
      blocks.push_back(cut.*side);
    return blocks;
  }

  void tryInputs();
  void tryInput(const Witness &witness);
  void runSide(const Function &function, const Witness &witness,
               ArrivalObserver &observer) const;
  std::vector<LikelyEqual> compare(const Table &ofSource,
                                   const Table &ofTarget) const;

  const Function &source, &target;
  replay::Space space;
  ArrivalObserver atSource, atTarget;
  std::vector<std::pair<Table, Table>> tables;
  /// The values of each side in the order of the function.
  std::map<const Value *, unsigned> sourcePlaces, targetPlaces;
  Countdown time;
};
} // namespace

void Guesser::runSide(const Function &function, const Witness &witness,
                      ArrivalObserver &observer) const {
  interpret::Environment environment(witness);
  interpret::WitnessOracle oracle(witness.choices);
  // Any single execution will do, on both sides.
  interpret::Machine machine(interpret::Role::Target, *function.getParent(),
                             interpret::memoryOf(witness.blocks), oracle,
                             environment);
  machine.observer = &observer;
  machine.maxSteps = mostSteps;
  machine.initialize();
  observer.start(witness.arguments);
  (void)machine.run(function, witness.arguments);
}

void Guesser::tryInput(const Witness &witness) {
  runSide(source, witness, atSource);
  runSide(target, witness, atTarget);
  for (auto [x, y] : zip(atSource.arrivals, atTarget.arrivals)) {
    // From here on, the sides are no longer in step.
    if (x.cut != y.cut)
      return;
    auto &[ofSource, ofTarget] = tables[x.cut];
    if (ofSource.rows == mostRows)
      continue;
    ofSource.add(x.values);
    ofTarget.add(y.values);
  }
}

void Guesser::tryInputs() {
  if (Reason why; !space.build(why))
    return;
  // The sequence is to be the same each time.
  // NOLINTNEXTLINE(bugprone-random-generator-seed)
  std::mt19937_64 random;
  replay::Space::Point point(space.dimensions());
  for (unsigned tries = 0; tries < mostInputs && !time.isOver(); ++tries) {
    tryInput(space.witness(point));
    for (size_t i = 0; i != point.size(); ++i) {
      uint64_t number = random();
      point[i] = number >> 63 ? 0 : number % space.size(i);
    }
  }
}

/// How likely two values that were equal are to be the same: values of one
/// name are likelier, and so are phis and phis. Less is likelier.
static unsigned rankOf(const LikelyEqual &pair) {
  bool sameName = pair.source->hasName() &&
                  pair.source->getName() == pair.target->getName();
  return (sameName ? 0 : 2) +
         (isa<PHINode>(pair.source) == isa<PHINode>(pair.target) ? 0 : 1);
}

/// Whether the target's values may be the source's: they may replace poison and
/// undef.
static bool areEqual(ArrayRef<interpret::Lane> ofSource,
                     ArrayRef<interpret::Lane> ofTarget) {
  bool isKnown = false;
  for (auto [x, y] : zip_equal(ofSource, ofTarget)) {
    if (x.isPoison() || x.mayVary())
      continue;
    if (!(x == y))
      return false;
    isKnown = true;
  }
  return isKnown;
}

std::vector<LikelyEqual> Guesser::compare(const Table &ofSource,
                                          const Table &ofTarget) const {
  std::vector<LikelyEqual> result;
  if (ofSource.rows < 2)
    return result;
  // In an order that does not depend on where values are in memory.
  auto sorted = [](const Table &table, const auto &places) {
    std::vector<const Value *> values;
    for (const auto &entry : table.columns)
      values.push_back(entry.first);
    sort(values, [&](const Value *a, const Value *b) {
      return places.find(a)->second < places.find(b)->second;
    });
    return values;
  };
  std::vector<const Value *> sources = sorted(ofSource, sourcePlaces);
  for (const Value *y : sorted(ofTarget, targetPlaces)) {
    const std::vector<interpret::Lane> &ofY = ofTarget.columns.find(y)->second;
    bool isConstant = all_of(
        ofY, [&](const interpret::Lane &lane) { return lane == ofY.front(); });
    SmallVector<LikelyEqual> partners;
    for (const Value *x : sources) {
      bool sameName = x->hasName() && x->getName() == y->getName();
      if (x->getType() == y->getType() && (!isConstant || sameName) &&
          areEqual(ofSource.columns.find(x)->second, ofY))
        partners.push_back({x, y});
    }
    stable_sort(partners, [](const LikelyEqual &a, const LikelyEqual &b) {
      return rankOf(a) < rankOf(b);
    });
    if (partners.size() > mostPartners)
      partners.truncate(mostPartners);
    append_range(result, partners);
  }
  return result;
}

/// The number of each argument and instruction in the order of the function.
static std::map<const Value *, unsigned> placesOf(const Function &function) {
  std::map<const Value *, unsigned> places;
  for (const Argument &argument : function.args())
    places.try_emplace(&argument, places.size());
  for (const Instruction &inst : instructions(function))
    places.try_emplace(&inst, places.size());
  return places;
}

std::vector<std::vector<LikelyEqual>> Guesser::run() {
  tryInputs();
  sourcePlaces = placesOf(source);
  targetPlaces = placesOf(target);
  std::vector<std::vector<LikelyEqual>> result;
  for (const auto &[left, right] : tables)
    result.push_back(compare(left, right));
  return result;
}

std::vector<std::vector<LikelyEqual>> palindrome::refine::guessEqualValues(
    const Function &source, const Function &target, ArrayRef<Cut> cuts,
    const RefineOptions &options, double seconds) {
  return Guesser(source, target, cuts, options, seconds).run();
}
