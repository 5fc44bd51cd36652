// When the target arrives at a cut as the source does.
//
// What it arrives with is the input of the next segment, which may be undef in
// any way: each value that is passed is a set, and so is memory as a whole
// (InitialMemory). The target's sets must be subsets of the source's, up to
// poison.

#include "verify/refine/encode/query/Outcome.h"

using namespace palindrome::encode;
using namespace llvm;

/// Objects of up to this size are compared byte by byte, those of others at an
/// arbitrary offset.
constexpr uint64_t fewContents = 64;

//===-- Memory ------------------------------------------------------------===//

/// Whether the bytes are the same terms if each undef of the source's is taken
/// for one of the target's, the same for all bytes.
bool JointMemory::isSameByNames(const MemoryByte &x, const MemoryByte &y) {
  if (x.undefs.size() != y.undefs.size())
    return false;
  SmallVector<Expr> from, to;
  for (auto [left, right] : zip_equal(x.undefs, y.undefs)) {
    auto partner = partners.find(left);
    from.push_back(source.choices.chosen(left));
    to.push_back(target.choices.chosen(right));
    if ((partner != partners.end() && partner->second != right) ||
        from.back().width() != to.back().width())
      return false;
  }
  for (auto [left, right] : {std::pair(x.bits, y.bits),
                             {x.poison, y.poison},
                             {x.isUninitialised, y.isUninitialised},
                             {x.isPointer, y.isPointer},
                             {x.pointer, y.pointer},
                             {x.index, y.index}})
    if (left.isSet() != right.isSet() ||
        (left.isSet() && !left.substitute(from, to).isSame(right)))
      return false;
  if (y.pointer.isSet() && !y.isPointer.isFalse() &&
      !isKnownToBoth(source, target, Blocks::blockOf(y.pointer)).isTrue())
    return false;
  for (auto [left, right] : zip_equal(x.undefs, y.undefs))
    partners.try_emplace(left, right);
  return true;
}

Expr JointMemory::refines(const MemoryByte &x, const MemoryByte &y) {
  if (isSameByNames(x, y))
    return Expr::boolean(true);
  Expr bits = y.bits;
  if (!y.isUninitialised.isFalse())
    bits = y.isUninitialised.select(target.choices.undef(8).value, bits);
  Expr same = !x.isPointer && !y.isPointer && x.bits == bits;
  if (x.pointer.isSet() && y.pointer.isSet())
    same |= !y.isUninitialised && x.isPointer && y.isPointer &&
            x.pointer == y.pointer && x.index == y.index &&
            isKnownToBoth(source, target, Blocks::blockOf(y.pointer));
  return x.poison || (!y.poison && (x.isUninitialised || same));
}

Expr JointMemory::finish(Expr condition) const {
  SmallVector<Expr> from, to;
  for (auto [left, right] : partners) {
    from.push_back(source.choices.chosen(left));
    to.push_back(target.choices.chosen(right));
  }
  return condition.substitute(from, to);
}

//===-- Values ------------------------------------------------------------===//

/// Whether the source's lane is a single value, as far as is known before it
/// chooses.
static Expr isDefinite(const Lane &lane) {
  Variation varies = lane.variation();
  return varies.isKnown() ? !varies.condition && !lane.poison
                          : Expr::boolean(false);
}

/// Whether the contents of the target's object at `targetPointer` refine those
/// of the source's at `sourcePointer`: local objects to which no pointer is
/// known elsewhere.
static Expr contentsRefine(Side &source, Expr sourcePointer, Side &target,
                           Expr targetPointer, uint64_t size,
                           JointMemory &memory) {
  Expr sourceBlock = Blocks::blockOf(sourcePointer),
       targetBlock = Blocks::blockOf(targetPointer);
  // In the next segment both are one object, alive, and at one address.
  Expr result = target.objects.isAlive(targetBlock);
  auto sourceLocals = source.objects.localsOf(sourceBlock),
       targetLocals = target.objects.localsOf(targetBlock);
  if (sourceLocals.size() != 1 || targetLocals.size() != 1 ||
      !sourceBlock.constant() || !targetBlock.constant()) {
    source.setUnsupported("the contents of such an object at a cut");
    return result;
  }
  const LocalBlock &x = source.objects.localBlocks()[sourceLocals.front()],
                   &y = target.objects.localBlocks()[targetLocals.front()];
  // Nothing else points to it there.
  result &= !x.hasEscaped && !y.hasEscaped;
  bool isLooked = x.address.isSet() || y.address.isSet();
  result &= Expr::boolean(x.alignment <= y.alignment);
  if (isLooked)
    result &= source.objects.addressOf(sourcePointer) ==
              target.objects.addressOf(targetPointer);
  auto compare = [&](Expr offset) {
    auto read = [&](Side &side, Expr pointer) {
      return side.memory.readByte(Blocks::blockOf(pointer),
                                  Blocks::offsetOf(pointer) + offset);
    };
    return memory.refines(read(source, sourcePointer),
                          read(target, targetPointer));
  };
  if (size <= fewContents) {
    for (uint64_t i = 0; i < size; ++i)
      result &= compare(Expr::bits(offsetBits, i));
    return result;
  }
  Expr offset = Expr::variable(offsetBits, source.problem.name("offset"));
  return result &&
         offset.ult(Expr::bits(offsetBits, size)).implies(compare(offset));
}

/// Whether a value that the target passes refines the source's.
static Expr valueRefines(Side &source, const Arrival &left, Side &target,
                         const Arrival &right, unsigned number,
                         JointMemory &memory) {
  const Lanes &x = left.values[number], &y = right.values[number];
  if (Type *type = left.at->getParamByValType(number))
    return contentsRefine(
        source, source.choices.sample(x.front()).value, target,
        target.choices.sample(y.front()).value,
        source.problem.layout.getTypeAllocSize(type).getFixedValue(), memory);
  SmallVector<LaneType> types;
  listLanes(left.at->getArgOperand(number)->getType(), source.problem.layout,
            types);
  Expr result = Expr::boolean(true);
  bool isAssumed = left.at->paramHasAttr(number, Attribute::NoUndef);
  for (auto [laneX, laneY, type] : zip_equal(x, y, types)) {
    if (isAssumed)
      result &= isDefinite(laneX);
    result &=
        laneRefines(source, target, laneX, laneY, type.type->isPointerTy());
  }
  return result;
}

/// Whether memory of the target refines that of the source. Local objects to
/// which pointers exist elsewhere are alive and visible.
static Expr memoryRefinesAtCut(Side &source, Side &target,
                               const SharedWrites &shared,
                               JointMemory &memory) {
  Expr result = memoryRefines(
      source, source.now(), target, target.now(), shared,
      [](Expr) { return Expr::boolean(true); },
      source.problem.cuts->jointly ? &memory : nullptr);
  // In the next segment they are objects like any others. To read an object of
  // the stack after its lifetime is not undefined there.
  for (auto [index, local] : enumerate(target.objects.localBlocks()))
    if (local.isPresent() && !local.isHeap)
      result &= local.wasPassed.implies(
          target.objects.isAlive(target.problem.blocks.localBlock(index)));
  return result;
}

/// Whether the declarations of both sides agree on what is passed.
static bool passSameTypes(const CallInst &x, const CallInst &y) {
  if (x.getFunctionType() != y.getFunctionType())
    return false;
  for (unsigned i = 0; i < x.arg_size(); ++i)
    if (x.getParamByValType(i) != y.getParamByValType(i))
      return false;
  return true;
}

Expr palindrome::encode::cutsRefine(Side &source, Side &target,
                                    const SharedWrites &shared,
                                    std::vector<CutPart> *parts) {
  Expr result = Expr::boolean(false);
  if (source.arrivals.empty() || target.arrivals.empty())
    return result;
  const refine::CutObligations &compared = *source.problem.cuts;
  JointMemory jointly(source, target);
  std::optional<Expr> memory;
  std::vector<CutPart> found;
  for (const auto &[number, left] : source.arrivals)
    for (const auto &[other, right] : target.arrivals) {
      Expr both = left.guard && right.guard;
      if ((number != other && compared.sameCut) || both.isFalse())
        continue;
      bool isComparable = passSameTypes(*left.at, *right.at);
      if (!isComparable && compared.sameCut) {
        source.setUnsupported("a cut with different values");
        return result;
      }
      auto add = [&, number = number](std::optional<unsigned> argument,
                                      Expr refines) {
        found.push_back({number, argument, both, refines});
      };
      add(std::nullopt, Expr::boolean(true));
      for (unsigned i = 0; isComparable && i < left.values.size(); ++i)
        if (compared.values)
          add(i, valueRefines(source, left, target, right, i, jointly));
      if (compared.memory) {
        if (!memory)
          memory = memoryRefinesAtCut(source, target, shared, jointly);
        add(std::nullopt, *memory);
      }
    }
  // A run arrives at one cut.
  Expr refines = Expr::boolean(true);
  for (CutPart &part : found) {
    part.refines = jointly.finish(part.refines);
    result |= part.arrives;
    refines &= part.arrives.implies(part.refines);
  }
  if (parts)
    *parts = std::move(found);
  return result && refines;
}
