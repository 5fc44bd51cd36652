// When one outcome refines another: how it ends, what it returns, what it
// leaves in memory.

#include "verify/semantic/encode/Outcome.h"

using namespace palindrome::encode;
using namespace llvm;

/// A pointer is the same if it leads to the same place of a block of the
/// caller's. Those to blocks of a side's own are not compared: nothing is said
/// of where they lead to.
static Expr isSamePointer(Expr a, Expr b) {
  return a == b && !Blocks::isLocal(Blocks::blockOf(a));
}

/// Notes what `b` has where undefs of `a` are seen: bits that fill them.
static void noteSeen(Side &a, const Lane &lane, Expr ofB) {
  for (unsigned number : lane.undefs) {
    ChoiceVariable &choice = a.choices[number];
    unsigned width = choice.variable.width();
    bool isPointer = width == a.pair.blocks.pointerBits();
    if (isPointer && ofB.width() != width)
      width = offsetBits;
    Expr filled = ofB;
    while (filled.width() < width)
      filled = filled.concat(filled);
    filled = filled.trunc(width);
    choice.seenAs =
        isPointer && ofB.width() != choice.variable.width()
            ? a.pair.blocks.null() | filled.zext(choice.variable.width())
            : filled;
  }
}

static Expr laneRefines(Side &a, Side &b, const Lane &laneA, const Lane &laneB,
                        bool isPointer) {
  Lane x = a.use(laneA), y = b.use(laneB);
  noteSeen(a, x, y.value);
  Expr isSame =
      isPointer ? isSamePointer(x.value, y.value) : x.value == y.value;
  return x.poison || (!y.poison && isSame);
}

static Expr byteRefines(Side &a, Side &b, Expr block, Expr offset) {
  MemoryByte x = a.readByte(block, offset), y = b.readByte(block, offset);
  // Undefs become choices, all of them at once.
  auto settle = [](Side &side, MemoryByte &byte) {
    Lane all{byte.bits, byte.poison, byte.undefs};
    if (!byte.isUninitialised.isFalse()) {
      Lane any = side.undef(8);
      all.value = byte.isUninitialised.select(any.value, byte.bits);
      addUndefs(all.undefs, any.undefs);
    }
    // The conditions and the pointer may have undefs, too: one term of all, so
    // that the same is chosen in each.
    Expr pointer =
        byte.pointer.isSet() ? byte.pointer : side.pair.blocks.null();
    Expr index = byte.index.isSet() ? byte.index : Expr::bits(3, 0);
    Expr packed =
        byte.isPointer.toBit().concat(index).concat(pointer).concat(all.value);
    return side.use(Lane{packed, byte.poison, all.undefs});
  };
  Lane left = settle(a, x), right = settle(b, y);
  auto bitsOf = [](Expr packed) { return packed.extract(7, 0); };
  noteSeen(a, left, bitsOf(right.value));
  unsigned top = left.value.width() - 1;
  auto isPointer = [&](Expr packed) { return packed.bit(top).toBoolean(); };
  auto rest = [&](Expr packed) { return packed.extract(top - 1, 8); };
  auto block2 = [&](Expr packed) { return packed.extract(top - 4, 8); };
  Expr same =
      isPointer(right.value)
          .select(isPointer(left.value) &&
                      rest(left.value) == rest(right.value) &&
                      !Blocks::isLocal(Blocks::blockOf(block2(right.value))),
                  !isPointer(left.value) &&
                      bitsOf(left.value) == bitsOf(right.value));
  return left.poison || (!right.poison && same);
}

/// Memory can differ only where something was written.
static Expr memoryRefines(Side &a, Side &b) {
  Expr result = Expr::boolean(true);
  // Writes that touch one place on both sides are looked at once.
  DenseSet<std::pair<Expr, Expr>> seen;
  auto checkPlace = [&](Expr guard, Expr block, Expr offset) {
    auto number = block.constant();
    if (number && number->isNegative())
      return;
    Expr isTheirs = a.pair.blocks.isInitial(block);
    if (guard.isTrue() && !seen.insert({block, offset}).second)
      return;
    result &= (guard && isTheirs).implies(byteRefines(a, b, block, offset));
  };
  for (Side *side : {&a, &b})
    for (const Write &write : side->writes()) {
      if (write.covers) {
        // Any place that it covers.
        Expr block =
            Expr::variable(a.pair.blocks.blockBits(), a.pair.name("block"));
        Expr offset = Expr::variable(offsetBits, a.pair.name("offset"));
        checkPlace(write.guard && write.covers(block, offset), block, offset);
        continue;
      }
      for (unsigned i = 0; i < write.bytes.size(); ++i)
        checkPlace(write.guard, write.block,
                   write.offset + Expr::bits(offsetBits, uint64_t(i)));
    }
  return result;
}

Expr palindrome::encode::outcomeRefines(Side &a, Side &b) {
  // At the end, no write is passed on all paths.
  a.leave();
  b.leave();
  Expr returned = Expr::boolean(true);
  SmallVector<LaneType> types;
  Type *type = a.function.getReturnType();
  if (!type->isVoidTy() && !a.returned.empty() && !b.returned.empty()) {
    if (!listLanes(type, a.pair.layout, types))
      a.setUnsupported("a result of this type");
    for (auto [x, y, lane] : zip_equal(a.returned, b.returned, types))
      returned &= laneRefines(a, b, x, y, lane.type->isPointerTy());
  }
  // Where both return, and neither does otherwise.
  return a.returns && b.returns && returned && memoryRefines(a, b);
}
