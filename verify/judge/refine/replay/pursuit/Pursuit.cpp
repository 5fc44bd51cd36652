// The search: a witness whose executions go where none went before is kept, and
// each of its wishes makes another one.

#include "verify/judge/refine/replay/pursuit/Pursuit.h"
#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "verify/judge/refine/interpret/refinement/OutcomeRefinement.h"
#include "verify/judge/refine/replay/Attempt.h"
#include "verify/judge/refine/replay/Inputs.h"
#include "verify/judge/refine/replay/Space.h"
#include "verify/judge/refine/replay/pursuit/Watch.h"
#include "verify/judge/refine/witness/Countdown.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"
#include <deque>

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

using refine::Block;
using refine::CallEffect;

/// The witnesses that are tried, and the instructions of an execution.
constexpr unsigned mostWitnesses = 20000, mostPursuitSteps = 5000;
/// The size of a new memory object in bytes, and of any.
constexpr uint64_t newBytes = 64, mostPursuitBytes = 1 << 16;
/// A witness that is found is confirmed with the usual limits.
constexpr Limits pursuitLimits = {1 << 8, mostPursuitSteps, 8};

/// Where an execution ended early.
using Stop = std::pair<const Instruction *, Outcome::Kind>;

class Pursuit {
public:
  Pursuit(const Function &source, const Function &target, double seconds)
      : source(source), target(target), layout(target.getDataLayout()),
        time(seconds) {}

  std::optional<Refutation> run(std::vector<Witness> starts) {
    for (Witness &start : starts)
      visit(std::move(start));
    // In turn the first wish of the newest witness, and of each other one: the
    // newest is the farthest, and the others are near to what it missed.
    for (size_t turn = 0; !isOver() && !kept.empty(); ++turn) {
      size_t index = turn % 2 == 0 ? kept.size() - 1 : turn / 2 % kept.size();
      if (kept[index].wishes.empty()) {
        kept.erase(kept.begin() + index);
        continue;
      }
      Wish wish = std::move(kept[index].wishes.front());
      kept[index].wishes.pop_front();
      if (std::optional<Witness> next = granted(kept[index].witness, wish))
        visit(std::move(*next));
    }
    return std::move(found);
  }

private:
  struct Kept {
    Witness witness;
    std::deque<Wish> wishes;
  };

  bool isOver() const {
    return found || tries >= mostWitnesses || time.isOver();
  }

  void visit(Witness witness) {
    if (isOver())
      return;
    ++tries;
    Environment environment(witness);
    WitnessOracle choices(witness.choices);
    Watch ofTarget(environment), ofSource(environment);
    Outcome actual =
        execute(target, Role::Target, witness, choices, environment, ofTarget);
    std::vector<Wish> wishes = ofTarget.wishes(actual);
    placeLocals(wishes, actual.memory, witness.blocks.size());
    environment.fix();
    EnumeratingOracle first;
    Outcome expected =
        execute(source, Role::Source, witness, first, environment, ofSource);
    for (Wish &wish : ofSource.wishes(expected))
      if (wish.site.kind == Site::Argument || wish.site.kind == Site::Result ||
          wish.site.number < witness.blocks.size())
        wishes.push_back(std::move(wish));
    if (OutcomeDifference difference;
        actual.isVerdict() && expected.isVerdict() &&
        outcomeRefines(actual, expected, difference) == Match::No) {
      Reason why;
      if (attempt(source, target, witness, pursuitLimits, why))
        found = confirm(source, target, witness, why);
    }
    if (isNew({ofTarget.edges, ofSource.edges}, {actual, expected}))
      kept.push_back({std::move(witness), {wishes.begin(), wishes.end()}});
  }

  Outcome execute(const Function &function, Role role, const Witness &witness,
                  Oracle &oracle, Environment &environment, Watch &watch) {
    Options options;
    options.maxSteps = mostPursuitSteps;
    options.observer = &watch;
    Interpreter interpreter(role, *function.getParent(),
                            memoryOf(witness.blocks), oracle, environment,
                            options);
    interpreter.initialize();
    return interpreter.run(function, witness.arguments);
  }

  using Edges = decltype(Watch::edges);
  bool isNew(std::pair<const Edges &, const Edges &> edges,
             std::pair<const Outcome &, const Outcome &> outcomes) {
    size_t before = seen.size() + stops.size();
    seen.insert(edges.first.begin(), edges.first.end());
    seen.insert(edges.second.begin(), edges.second.end());
    for (const Outcome *outcome : {&outcomes.first, &outcomes.second})
      stops.insert({outcome->at, outcome->kind});
    return seen.size() + stops.size() != before;
  }

  /// Has wishes for objects that the target allocates name what allocates them.
  static void placeLocals(std::vector<Wish> &wishes, const Memory &memory,
                          unsigned initialObjects) {
    for (Wish &wish : wishes) {
      if (wish.site.kind != Site::Memory || wish.site.number < initialObjects ||
          wish.site.number >= memory.size())
        continue;
      const Instruction *madeBy = memory[wish.site.number].madeBy;
      unsigned before = count_if(
          ArrayRef(memory).slice(initialObjects,
                                 wish.site.number - initialObjects),
          [&](const MemoryObject &other) { return other.madeBy == madeBy; });
      wish.site.madeBy = madeBy;
      wish.site.number = before;
    }
  }

  /// `witness` with the wish fulfilled; nothing if it cannot be.
  std::optional<Witness> granted(Witness witness, const Wish &wish) {
    const Site &site = wish.site;
    refine::Leaf value = wish.value;
    if (value.kind == refine::Leaf::Pointer && value.block == newBlock) {
      Block block;
      block.size = newBytes;
      block.alignment = 16;
      // Where all bytes are set those of what is pointed to are.
      block.rest = byteOf(0);
      if (site.kind == Site::Memory && !site.madeBy &&
          site.number < witness.blocks.size())
        block.rest = witness.blocks[site.number].rest;
      value.block = addBlock(witness, std::move(block));
    } else if (value.kind == refine::Leaf::Pointer &&
               (value.block >= witness.blocks.size() ||
                witness.blocks[value.block].isLone)) {
      return std::nullopt;
    }
    switch (site.kind) {
    case Site::Argument:
      if (witness.arguments[site.number].size() != 1)
        return std::nullopt;
      witness.arguments[site.number][0] = std::move(value);
      return witness;
    case Site::Result:
      return withResult(std::move(witness), site, value);
    case Site::Memory:
      return withBytes(std::move(witness), site, value);
    case Site::Size:
      break;
    }
    uint64_t size = value.bits.getLimitedValue();
    if (site.number >= witness.blocks.size() || size > mostPursuitBytes ||
        size <= witness.blocks[site.number].size ||
        witness.blocks[site.number].global)
      return std::nullopt;
    // It lies behind all others then, where there is room.
    Block block = witness.blocks[site.number];
    block.size = PowerOf2Ceil(size);
    unsigned copy = addBlock(witness, block);
    witness.blocks[site.number] = witness.blocks[copy];
    witness.blocks.pop_back();
    return witness;
  }

  /// The effect of a call, of which `witness` need not say anything yet.
  CallEffect &effectOf(Witness &witness, const Site &site) {
    auto &effects = witness.effects[site.call];
    while (effects.size() <= site.turn) {
      CallEffect effect;
      SmallVector<Type *> types;
      laneTypes(site.call->getType(), types);
      for (Type *type : types)
        effect.result.push_back(
            {type->isPointerTy() ? refine::Leaf::Pointer : refine::Leaf::Bits,
             APInt(laneWidth(type, layout), 0), 0});
      effect.diverges = cast<CallBase>(site.call)->doesNotReturn();
      effects.push_back(std::move(effect));
    }
    return effects[site.turn];
  }

  std::optional<Witness> withResult(Witness witness, const Site &site,
                                    const refine::Leaf &value) {
    CallEffect &effect = effectOf(witness, site);
    if (effect.result.size() != 1 ||
        effect.result[0].bits.getBitWidth() != value.bits.getBitWidth())
      return std::nullopt;
    effect.result[0] = value;
    return witness;
  }

  std::optional<Witness> withBytes(Witness witness, const Site &site,
                                   const refine::Leaf &value) {
    bool isPointer = value.kind == refine::Leaf::Pointer;
    if (isPointer != site.type->isPointerTy())
      return std::nullopt;
    uint64_t count = layout.getTypeStoreSize(site.type).getFixedValue();
    SmallVector<refine::Byte, 8> bytes;
    for (uint64_t i = 0; i != count; ++i) {
      refine::Byte byte = byteOf(0);
      if (isPointer && value.block != 0) {
        byte.kind = refine::Byte::Pointer;
        byte.index = i;
        byte.block = value.block;
        byte.offset = value.bits;
      } else if (!isPointer) {
        unsigned from = layout.isLittleEndian() ? i : count - 1 - i;
        byte.bits =
            value.bits
                .zext(std::max<unsigned>(8 * count, value.bits.getBitWidth()))
                .extractBitsAsZExtValue(8, 8 * from);
      }
      bytes.push_back(byte);
    }
    if (site.madeBy) {
      if (!site.call)
        return std::nullopt;
      CallEffect &effect = effectOf(witness, site);
      for (auto [i, byte] : enumerate(bytes))
        effect.localWrites.push_back(
            {site.madeBy, site.number, site.offset + i, byte});
      return witness;
    }
    if (site.number >= witness.blocks.size())
      return std::nullopt;
    Block &block = witness.blocks[site.number];
    if (site.number == 0 || site.offset + count > block.size ||
        (block.global && !block.writable) || isStandardStream(block.global))
      return std::nullopt;
    for (auto [i, byte] : enumerate(bytes))
      block.bytes[site.offset + i] = byte;
    return witness;
  }

  const Function &source, &target;
  const DataLayout &layout;
  refine::Countdown time;
  unsigned tries = 0;
  std::deque<Kept> kept;
  Edges seen;
  std::set<Stop> stops;
  std::optional<Refutation> found;
};

} // namespace

std::optional<Refutation> pursue(const Function &source, const Function &target,
                                 const RefineOptions &options, double seconds) {
  Space space(source, target, options, /*isRandom=*/true);
  if (Reason why; !space.build(why))
    return std::nullopt;
  return Pursuit(source, target, seconds)
      .run({space.witness(Space::Point(space.dimensions())),
            space.witness(space.filled()), space.witness(space.aliased())});
}

} // namespace palindrome::replay
