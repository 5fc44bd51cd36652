// Compares outcomes. Blocks that an execution made itself are paired as they
// are met: where both sides let a pointer to such a block out at the same
// place.

#include "verify/refine/interpret/refinement/OutcomeRefinement.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

class Comparison {
public:
  Comparison(const Outcome &b, const Outcome &a, std::string &why)
      : b(b), a(a), why(why) {}

  Match run() {
    if (a.kind == Outcome::Undefined)
      return Match::Yes;
    if (b.kind == Outcome::Undefined)
      return no("B has undefined behavior: " + b.why);
    // What follows an event that may be the same is what that one did.
    if (events() != Match::Yes)
      return certainty;
    now(b.memory, a.memory);
    if (b.kind != a.kind)
      return no("B " + outcomeText(b) + ", A " + outcomeText(a));
    if (b.kind == Outcome::Stuck)
      return certainty;
    SmallVector<Type *> types;
    if (a.type)
      laneTypes(a.type, types);
    if (!note(lanes(b.result, a.result, types, "the results differ"), ""))
      memory([](unsigned) { return true; });
    return certainty;
  }

private:
  /// The memory that blocks are looked up in.
  void now(const Memory &x, const Memory &y) {
    memoryB = &x;
    memoryA = &y;
  }

  Match no(const Twine &reason) {
    why = reason.str();
    return certainty = Match::No;
  }

  /// Takes a partial answer in; true where it is no.
  bool note(Match match, const Twine &reason) {
    if (match == Match::No) {
      if (!reason.isTriviallyEmpty())
        why = reason.str();
      certainty = Match::No;
    } else if (match == Match::Maybe && certainty == Match::Yes) {
      certainty = Match::Maybe;
    }
    return match == Match::No;
  }

  /// Pointers of which at least one is to a local block.
  Match local(const Lane &x, const Lane &y) {
    const MemoryBlock &bx = (*memoryB)[x.block], &ay = (*memoryA)[y.block];
    if (bx.isLocal() != ay.isLocal())
      // A live block is no other live block.
      return bx.alive && ay.alive ? Match::No : Match::Maybe;
    auto paired = pairs.find(x.block);
    if (paired == pairs.end() && !reverse.count(y.block)) {
      if (bx.kind != ay.kind || bx.alive != ay.alive || bx.size != ay.size)
        return Match::Maybe;
      pairs[x.block] = y.block;
      reverse[y.block] = x.block;
      if (bx.alive)
        pending.push_back({x.block, y.block});
    } else if (paired == pairs.end() || paired->second != y.block) {
      return Match::Maybe;
    }
    if (x.bits == y.bits)
      return Match::Yes;
    return bx.alive && ay.alive ? Match::No : Match::Maybe;
  }

  /// Whether B's is null, and A's has its address. Passes put null in the place
  /// of what compares equal to it.
  bool isNullFor(const Lane &x, const Lane &y) const {
    if (x.block != 0 || !x.bits.isZero() || y.block >= memoryA->size())
      return false;
    const std::optional<uint64_t> &address = (*memoryA)[y.block].address;
    unsigned width = y.bits.getBitWidth();
    return address && (y.bits + APInt(width, *address, false, true)).isZero();
  }

  static bool isLocal(const Memory &memory, unsigned block) {
    return block < memory.size() && memory[block].isLocal();
  }

  Match lane(const Lane &x, const Lane &y, Type *type) {
    return laneRefines(x, y, type, [&](const Lane &x, const Lane &y) {
      if (isLocal(*memoryB, x.block) || isLocal(*memoryA, y.block))
        return local(x, y);
      if (x.block == y.block && x.bits == y.bits)
        return Match::Yes;
      return isNullFor(x, y) ? Match::Maybe : Match::No;
    });
  }

  Match lanes(ArrayRef<Lane> xs, ArrayRef<Lane> ys, ArrayRef<Type *> types,
              const char *reason) {
    if (xs.size() != ys.size())
      return no(reason);
    Match all = Match::Yes;
    for (auto [i, x] : enumerate(xs)) {
      Type *type = i < types.size() ? types[i] : nullptr;
      Match one = lane(x, ys[i], type);
      if (one == Match::No) {
        why = (Twine(reason) + ": B has " + laneText(x, type) + ", A has " +
               laneText(ys[i], type))
                  .str();
        return Match::No;
      }
      if (one == Match::Maybe)
        all = Match::Maybe;
    }
    return all;
  }

  /// A byte of a pointer on one side only. Null's bytes are zero. What leads
  /// nowhere is not what leads to a block, but not the other way round.
  Match pointerAndNumber(const MemoryByte &x, const MemoryByte &y) {
    if (x.pointer)
      return Match::Maybe;
    if (x.poison)
      return Match::No;
    const MemoryBlock &block = (*memoryA)[y.block];
    Lane pointer = Lane::pointer(y.block, y.offset);
    bool isKnown = block.kind == MemoryBlock::Given && block.alive &&
                   block.address &&
                   !isNullFor(Lane::pointer(0, APInt(1, 0)), pointer);
    return isKnown && x.isBits() && !y.loose ? Match::No : Match::Maybe;
  }

  Match byte(const MemoryByte &x, const MemoryByte &y) {
    if (y.poison == 0xff)
      return Match::Yes;
    if (y.undef == 0xff && !y.pointer)
      return x.poison ? Match::No : Match::Yes;
    if (x.pointer != y.pointer)
      return pointerAndNumber(x, y);
    if (x.pointer)
      return x.index == y.index
                 ? lane(Lane::pointer(x.block, x.offset),
                        Lane::pointer(y.block, y.offset), nullptr)
                 : Match::No;
    // Loads of one of the types see another value, or none (LangRef, load).
    if (x.stored && y.stored && x.oddWidth != y.oddWidth)
      return Match::No;
    uint8_t settled = ~y.poison;
    if (x.poison & settled)
      return Match::No;
    uint8_t fixed = settled & ~y.undef;
    if (x.undef & fixed)
      return y.loose ? Match::Maybe : Match::No;
    return ((x.value ^ y.value) & fixed) == 0 ? Match::Yes : Match::No;
  }

  /// A's bytes of one block against B's.
  void block(const MemoryBlock &x, const MemoryBlock &y, unsigned number) {
    // Whether anyone looks at a local global again is for the module to say.
    bool isLocal = y.global && y.global->hasLocalLinkage();
    auto judge = [&](const MemoryByte &x, const MemoryByte &y) {
      Match match = byte(x, y);
      return isLocal && match == Match::No ? Match::Maybe : match;
    };
    auto at = [&](uint64_t offset) {
      if (offset >= y.size)
        return false;
      return note(judge(x.at(offset), y.at(offset)),
                  "memory differs at block " + Twine(number) + " + " +
                      Twine(offset) + ": B has " + byteText(x.at(offset)) +
                      ", A has " + byteText(y.at(offset)));
    };
    for (const auto &[offset, unused] : x.bytes)
      if (at(offset))
        return;
    for (const auto &[offset, unused] : y.bytes)
      if (!x.bytes.count(offset) && at(offset))
        return;
    // Some byte that neither lists.
    if (y.size > x.bytes.size() + y.bytes.size())
      note(judge(x.rest, y.rest), "memory differs in block " + Twine(number));
  }

  /// All that `visible` blocks, and what they point to, hold.
  void memory(function_ref<bool(unsigned)> visible) {
    const Memory &xs = *memoryB, &ys = *memoryA;
    for (unsigned i = 1; i < std::min(xs.size(), ys.size()); ++i) {
      if (xs[i].kind != MemoryBlock::Given || !visible(i))
        continue;
      // What B freed, A must have freed, as the caller may use it.
      if (xs[i].alive != ys[i].alive) {
        if (note(xs[i].alive ? Match::Maybe : Match::No,
                 "B frees block " + Twine(i)))
          return;
        continue;
      }
      if (xs[i].alive)
        block(xs[i], ys[i], i);
      if (certainty == Match::No)
        return;
    }
    while (!pending.empty() && certainty != Match::No) {
      auto [x, y] = pending.back();
      pending.pop_back();
      block(xs[x], ys[y], x);
    }
  }

  /// Whether the operand of a call leads to another place, and its callee
  /// cannot tell that.
  bool areHidden(const Event &x, const Event &y, unsigned i) const {
    if (i >= x.hidden.size() || !x.hidden[i] || i >= y.hidden.size() ||
        !y.hidden[i])
      return false;
    const Lane &b = x.lanes[i], &a = y.lanes[i];
    return b.isPointer() && a.isPointer() && !(a == b) &&
           !(isLocal(*memoryB, b.block) && isLocal(*memoryA, a.block));
  }

  Match event(const Event &x, const Event &y) {
    if (x.kind != y.kind || x.detail != y.detail ||
        (x.callee ? x.callee->getName() : "") !=
            (y.callee ? y.callee->getName() : ""))
      return no("the events differ");
    bool seesMemory = x.memory && y.memory;
    if (seesMemory)
      now(*x.memory, *y.memory);
    else
      now(b.memory, a.memory);
    // Pointers that a callee cannot tell apart are not compared. What it does
    // through them shows elsewhere.
    Lanes ofB = x.lanes, ofA = y.lanes;
    for (unsigned i = 0; i != std::min(ofB.size(), ofA.size()); ++i)
      if (areHidden(x, y, i))
        ofB[i] = ofA[i] = Lane::poison();
    if (note(lanes(ofB, ofA, y.types, "the events' operands differ"), ""))
      return certainty;
    if (seesMemory) {
      DenseSet<unsigned> seen;
      for (auto [i, lane] : enumerate(x.lanes))
        if (i < ofB.size() && ofB[i] == lane && i < x.reads.size() &&
            x.reads[i] && i < y.reads.size() && y.reads[i] && lane.isPointer())
          seen.insert(lane.block);
      // A local block is compared here, where the callee sees it.
      llvm::erase_if(pending, [&](const std::pair<unsigned, unsigned> &pair) {
        return !seen.contains(pair.first);
      });
      memory([&](unsigned block) {
        return (x.readsAll && y.readsAll && !b.isExclusive(block) &&
                !a.isExclusive(block)) ||
               seen.contains(block);
      });
      if (certainty == Match::No)
        why += " (when it is called)";
    }
    pending.clear();
    return certainty;
  }

  Match events() {
    size_t common = std::min(a.events.size(), b.events.size());
    for (size_t i = 0; i != common; ++i)
      if (event(b.events[i], a.events[i]) == Match::No)
        return Match::No;
    if (a.events.size() != b.events.size())
      return no(Twine(b.events.size()) + " events in B, " +
                Twine(a.events.size()) + " in A");
    return certainty;
  }

  const Outcome &b, &a;
  std::string &why;
  Match certainty = Match::Yes;
  std::map<unsigned, unsigned> pairs, reverse;
  SmallVector<std::pair<unsigned, unsigned>> pending;
  const Memory *memoryB = nullptr, *memoryA = nullptr;
};

} // namespace

Match outcomeRefines(const Outcome &b, const Outcome &a, std::string &why) {
  return Comparison(b, a, why).run();
}

} // namespace palindrome::interpret
