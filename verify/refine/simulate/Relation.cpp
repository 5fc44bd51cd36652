// Finds, for each cut, the values that the next segment needs, and pairs those
// of the two sides that are likely to be the same.

#include "verify/refine/simulate/Relation.h"
#include "llvm/Analysis/SimplifyQuery.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/KnownBits.h"
#include <map>

using namespace palindrome::refine;
using namespace llvm;

//===-- One side ----------------------------------------------------------===//

SideValuesAtCuts::SideValuesAtCuts(const Function &function,
                                   std::vector<const BasicBlock *> cuts)
    : function(function), cuts(std::move(cuts)), numbers(function),
      live(function, numbers), locals(function),
      tree(const_cast<Function &>(function)), passed(numbers.size()) {}

bool SideValuesAtCuts::isComputedAgain(unsigned number) const {
  auto *inst = dyn_cast<Instruction>(numbers[number]);
  return inst && isPure(*inst) && !passed[number];
}

void SideValuesAtCuts::addRoots(unsigned number, BitVector &roots) const {
  BitVector seen(numbers.size());
  SmallVector<unsigned> work{number};
  while (!work.empty()) {
    unsigned at = work.pop_back_val();
    if (seen[at])
      continue;
    seen.set(at);
    if (!isComputedAgain(at)) {
      roots.set(at);
      continue;
    }
    for (const Value *operand : cast<Instruction>(numbers[at])->operands())
      if (std::optional<unsigned> next = numbers.of(operand))
        work.push_back(*next);
  }
}

BitVector SideValuesAtCuts::neededAt(unsigned cut) const {
  BitVector result(numbers.size());
  for (const PHINode &phi : cuts[cut]->phis())
    if (!phi.use_empty())
      result.set(*numbers.of(&phi));
  for (unsigned number : live.at(*cuts[cut]).set_bits())
    addRoots(number, result);
  return result;
}

bool SideValuesAtCuts::propagate(MutableArrayRef<BitVector> needed) const {
  auto isDefinedIn = [&](unsigned number, const Region &region) {
    auto *inst = dyn_cast<Instruction>(numbers[number]);
    return inst && region.contains(inst->getParent());
  };
  std::vector<Region> regions;
  for (const BasicBlock *cut : cuts)
    regions.push_back(regionFrom(*cut, cuts));
  for (bool changes = true; changes;) {
    changes = false;
    for (auto [from, region] : enumerate(regions))
      for (const BasicBlock *block : region)
        for (const BasicBlock *next : successors(block)) {
          auto to = find(cuts, next);
          if (to == cuts.end())
            continue;
          for (unsigned number : needed[to - cuts.begin()].set_bits()) {
            auto *inst = dyn_cast<Instruction>(numbers[number]);
            bool isPhi = inst && inst->getParent() == next;
            if (isPhi || isDefinedIn(number, region) || needed[from][number])
              continue;
            needed[from].set(number);
            changes = true;
          }
        }
  }
  // What is passed to a segment must not be defined there anew.
  for (auto [region, values] : zip_equal(regions, needed))
    for (unsigned number : values.set_bits()) {
      auto *inst = dyn_cast<Instruction>(numbers[number]);
      bool isPhi =
          isa_and_nonnull<PHINode>(inst) && inst->getParent() == region.front();
      if (!isPhi && isDefinedIn(number, region))
        return false;
    }
  Region first = regionFrom(function.getEntryBlock(), cuts);
  for (const BasicBlock *block : first)
    for (const BasicBlock *next : successors(block))
      if (auto to = find(cuts, next); to != cuts.end())
        for (unsigned number : needed[to - cuts.begin()].set_bits()) {
          auto *inst = dyn_cast<Instruction>(numbers[number]);
          if (inst && inst->getParent() != next && !isDefinedIn(number, first))
            return false;
        }
  return true;
}

bool SideValuesAtCuts::isAvailable(unsigned number, unsigned cut) const {
  auto *inst = dyn_cast<Instruction>(numbers[number]);
  return !inst || tree.dominates(inst, cuts[cut]) ||
         (isa<PHINode>(inst) && inst->getParent() == cuts[cut]);
}

//===-- Both sides --------------------------------------------------------===//

namespace {
/// Which values of the two sides are taken for the same.
class Matching {
public:
  Matching(SideValuesAtCuts &source, SideValuesAtCuts &target)
      : source(source), target(target) {}

  void run(ArrayRef<std::vector<LikelyEqual>> guesses);
  std::optional<unsigned> ofSource(unsigned number) const {
    return find(toTarget, number);
  }
  std::optional<unsigned> ofTarget(unsigned number) const {
    return find(toSource, number);
  }

private:
  using Numbers = SmallVector<unsigned>;
  using Pairs = std::map<unsigned, unsigned>;

  static std::optional<unsigned> find(const Pairs &pairs, unsigned number) {
    auto found = pairs.find(number);
    return found == pairs.end() ? std::nullopt : std::optional(found->second);
  }
  bool add(unsigned x, unsigned y);
  /// Pairs a value of the target that has to be passed at the cut with the one
  /// of the source that is likely to be the same.
  void take(const LikelyEqual &guess, unsigned cut, const BitVector &needed);
  /// Pairs the values of two lists that look alike: first by name, then in
  /// order.
  void match(ArrayRef<unsigned> ofSource, ArrayRef<unsigned> ofTarget);
  bool looksAlike(const Value &x, const Value &y) const;

  SideValuesAtCuts &source, &target;
  Pairs toTarget, toSource;
};
} // namespace

bool Matching::add(unsigned x, unsigned y) {
  if (toTarget.count(x) || toSource.count(y))
    return false;
  toTarget[x] = y;
  toSource[y] = x;
  return true;
}

bool Matching::looksAlike(const Value &x, const Value &y) const {
  if (x.getType() != y.getType())
    return false;
  std::optional<LocalObject> ofX = localObject(x), ofY = localObject(y);
  if (ofX || ofY)
    return ofX && ofY && ofX->size == ofY->size;
  auto *instX = dyn_cast<Instruction>(&x), *instY = dyn_cast<Instruction>(&y);
  if (!instX || !instY || instX->getOpcode() != instY->getOpcode())
    return false;
  auto *callX = dyn_cast<CallBase>(&x), *callY = dyn_cast<CallBase>(&y);
  if (!callX)
    return true;
  const Function *calleeX = callX->getCalledFunction(),
                 *calleeY = callY->getCalledFunction();
  return !calleeX == !calleeY &&
         (!calleeX || calleeX->getName() == calleeY->getName());
}

void Matching::match(ArrayRef<unsigned> ofSource, ArrayRef<unsigned> ofTarget) {
  for (bool byName : {true, false})
    for (unsigned x : ofSource)
      for (unsigned y : ofTarget) {
        const Value &valueX = *source.numbers[x], &valueY = *target.numbers[y];
        if (byName &&
            (!valueX.hasName() || valueX.getName() != valueY.getName()))
          continue;
        if (looksAlike(valueX, valueY) && add(x, y))
          break;
      }
}

void Matching::take(const LikelyEqual &guess, unsigned cut,
                    const BitVector &needed) {
  unsigned x = *source.numbers.of(guess.source),
           y = *target.numbers.of(guess.target);
  if (!needed[y] || !source.isAvailable(x, cut) || !add(x, y))
    return;
  if (source.isComputedAgain(x))
    source.passed.set(x);
}

void Matching::run(ArrayRef<std::vector<LikelyEqual>> guesses) {
  for (unsigned i = 0; i < source.function.arg_size(); ++i)
    add(i, i);
  auto listObjects = [](const SideValuesAtCuts &side) {
    Numbers result;
    for (const Instruction &inst : side.function.getEntryBlock())
      if (localObject(inst))
        result.push_back(*side.numbers.of(&inst));
    return result;
  };
  match(listObjects(source), listObjects(target));
  for (auto [cut, guessed] : enumerate(guesses)) {
    BitVector needed = target.neededAt(cut);
    for (const LikelyEqual &guess : guessed)
      take(guess, cut, needed);
  }
  auto listPhis = [](const SideValuesAtCuts &side, unsigned cut) {
    Numbers result;
    for (const PHINode &phi : side.cuts[cut]->phis())
      result.push_back(*side.numbers.of(&phi));
    return result;
  };
  for (unsigned cut = 0; cut < source.cuts.size(); ++cut)
    match(listPhis(source, cut), listPhis(target, cut));
  for (unsigned cut = 0; cut < source.cuts.size(); ++cut) {
    auto list = [&](const SideValuesAtCuts &side, const Pairs &known) {
      Numbers result;
      BitVector needed = side.neededAt(cut);
      for (unsigned number : needed.set_bits())
        if (!known.count(number))
          result.push_back(number);
      return result;
    };
    match(list(source, toTarget), list(target, toSource));
  }
}

/// The slots of a cut.
static std::vector<Slot> listSlots(const SideValuesAtCuts &source,
                                   const SideValuesAtCuts &target,
                                   const Matching &matching, unsigned cut,
                                   const BitVector &ofSource,
                                   const BitVector &ofTarget) {
  std::vector<Slot> slots;
  auto privateSize = [&](const SideValuesAtCuts &side,
                         const Value &value) -> std::optional<uint64_t> {
    std::optional<LocalObject> object = localObject(value);
    return object && side.locals.isPrivate(value, *side.cuts[cut])
               ? std::optional(object->size)
               : std::nullopt;
  };
  for (unsigned x : ofSource.set_bits())
    if (auto y = matching.ofSource(x); y && ofTarget[*y]) {
      const Value *valueX = source.numbers[x], *valueY = target.numbers[*y];
      Slot slot{valueX, valueY};
      if (auto size = privateSize(source, *valueX);
          size && privateSize(target, *valueY))
        slot.contents = size;
      slots.push_back(slot);
    }
  for (unsigned x : ofSource.set_bits())
    if (auto y = matching.ofSource(x); !y || !ofTarget[*y])
      slots.push_back({source.numbers[x], nullptr,
                       privateSize(source, *source.numbers[x])});
  for (unsigned y : ofTarget.set_bits())
    if (auto x = matching.ofTarget(y); !x || !ofSource[*x])
      slots.push_back({nullptr, target.numbers[y],
                       privateSize(target, *target.numbers[y])});
  return slots;
}

//===-- Conjectures -------------------------------------------------------===//

std::vector<Conjecture>
palindrome::refine::conjecturesOf(const RelatedCut &cut) {
  std::vector<Conjecture> result;
  for (auto kind : {Conjecture::Value, Conjecture::Range, Conjecture::NonNull})
    for (auto [number, slot] : enumerate(cut.slots))
      if (slot.isPair() && (kind == Conjecture::Value ||
                            (kind == Conjecture::Range && slot.range) ||
                            (kind == Conjecture::NonNull && slot.isNonNull)))
        result.push_back({kind, unsigned(number)});
  return result;
}

void palindrome::refine::weaken(RelatedCut &cut, const Conjecture &conjecture) {
  Slot &slot = cut.slots[conjecture.slot];
  switch (conjecture.kind) {
  case Conjecture::Range:
    slot.range.reset();
    return;
  case Conjecture::NonNull:
    slot.isNonNull = false;
    return;
  case Conjecture::Value:
    break;
  }
  if (slot.isSingle) {
    slot.isSingle = false;
    return;
  }
  cut.slots.push_back({nullptr, slot.target, slot.contents});
  // `push_back` may have moved the slot.
  Slot &left = cut.slots[conjecture.slot];
  left = {left.source, nullptr, left.contents};
}

/// The values that may be taken for single ones: all that do not come from
/// where undef and poison come from.
static BitVector guessSingle(const SideValuesAtCuts &side) {
  BitVector result(side.numbers.size(), true);
  auto comesFromNowhere = [](const Value &value) {
    if (auto *argument = dyn_cast<Argument>(&value))
      return !argument->hasAttribute(Attribute::NoUndef);
    if (auto *call = dyn_cast<CallBase>(&value))
      return !isa<IntrinsicInst>(call) && !call->hasRetAttr(Attribute::NoUndef);
    return isa<LoadInst>(value) &&
           !cast<LoadInst>(value).hasMetadata(LLVMContext::MD_noundef);
  };
  for (unsigned number = 0; number < result.size(); ++number)
    if (comesFromNowhere(*side.numbers[number]))
      result.reset(number);
  for (bool changes = true; changes;) {
    changes = false;
    for (unsigned number : result.set_bits()) {
      auto *inst = dyn_cast<Instruction>(side.numbers[number]);
      if (!inst || isa<FreezeInst, AllocaInst>(inst))
        continue;
      auto isDoubtful = [&](const Value *operand) {
        std::optional<unsigned> other = side.numbers.of(operand);
        return other ? !result[*other]
                     : isa<Constant>(operand) &&
                           cast<Constant>(operand)
                               ->containsUndefOrPoisonElement();
      };
      if ((isPure(*inst) || isa<PHINode>(inst)) &&
          any_of(inst->operand_values(), isDoubtful)) {
        result.reset(number);
        changes = true;
      }
    }
  }
  return result;
}

/// Guesses what holds for the values of a slot beside that they are related.
static void guessFacts(Slot &slot, const BitVector &single,
                       const SideValuesAtCuts &source,
                       const SideValuesAtCuts &target) {
  if (!slot.isPair() || slot.contents)
    return;
  slot.isSingle = single[*source.numbers.of(slot.source)];
  Type *type = slot.source->getType();
  if (isa<Argument>(slot.source))
    return;
  if (type->isIntegerTy()) {
    auto rangeOf = [](const SideValuesAtCuts &side, const Value &value) {
      SimplifyQuery query(side.function.getDataLayout(), &side.tree);
      return ConstantRange::fromKnownBits(computeKnownBits(&value, query),
                                          /*IsSigned=*/false);
    };
    ConstantRange range = rangeOf(source, *slot.source)
                              .intersectWith(rangeOf(target, *slot.target));
    if (!range.isFullSet() && !range.isEmptySet())
      slot.range = range;
  } else if (type->isPointerTy() && !localObject(*slot.source)) {
    auto isNonNull = [](const SideValuesAtCuts &side, const Value &value) {
      return isKnownNonZero(
          &value, SimplifyQuery(side.function.getDataLayout(), &side.tree));
    };
    slot.isNonNull =
        isNonNull(source, *slot.source) || isNonNull(target, *slot.target);
  }
}

std::optional<std::vector<RelatedCut>>
palindrome::refine::relate(const Function &source, const Function &target,
                           ArrayRef<Cut> cuts,
                           ArrayRef<std::vector<LikelyEqual>> guesses) {
  std::vector<const BasicBlock *> ofSource, ofTarget;
  for (const Cut &cut : cuts) {
    ofSource.push_back(cut.source);
    ofTarget.push_back(cut.target);
  }
  SideValuesAtCuts x(source, std::move(ofSource)),
      y(target, std::move(ofTarget));
  Matching matching(x, y);
  matching.run(guesses);

  std::vector<BitVector> neededX, neededY;
  for (unsigned cut = 0; cut < cuts.size(); ++cut) {
    neededX.push_back(x.neededAt(cut));
    neededY.push_back(y.neededAt(cut));
  }
  // A value is passed on one side if its partner is.
  for (bool changes = true; changes;) {
    changes = false;
    if (!x.propagate(neededX) || !y.propagate(neededY))
      return std::nullopt;
    for (unsigned cut = 0; cut < cuts.size(); ++cut) {
      for (unsigned number : neededX[cut].set_bits())
        if (auto other = matching.ofSource(number);
            other && !neededY[cut][*other] && y.isAvailable(*other, cut)) {
          neededY[cut].set(*other);
          changes = true;
        }
      for (unsigned number : neededY[cut].set_bits())
        if (auto other = matching.ofTarget(number);
            other && !neededX[cut][*other] && x.isAvailable(*other, cut)) {
          neededX[cut].set(*other);
          changes = true;
        }
    }
  }
  std::vector<RelatedCut> result;
  BitVector single = guessSingle(x);
  for (auto [cut, blocks] : enumerate(cuts)) {
    result.push_back(
        {blocks, listSlots(x, y, matching, cut, neededX[cut], neededY[cut])});
    for (Slot &slot : result.back().slots)
      guessFacts(slot, single, x, y);
  }
  return result;
}
