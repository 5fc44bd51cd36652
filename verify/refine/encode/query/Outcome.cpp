// When one outcome refines another: how it ends, what it returns, what it
// leaves in memory.

#include "verify/refine/encode/query/Outcome.h"

using namespace palindrome::encode;
using namespace llvm;

// Own blocks of the two sides with one number are taken for the same: where
// both may be known to others, they must be (`ownBlocksCorrespond`), and what
// is in them is compared. A pointer to one of them, then, is as any other.

static unsigned commonBlocks(const Side &a, const Side &b) {
  return std::min(a.objects.localBlocks().size(),
                  b.objects.localBlocks().size());
}

/// Whether a block is the caller's, or one of both sides' own that others may
/// know.
static Expr isKnownToBoth(const Side &a, const Side &b, Expr block) {
  Expr result = !Blocks::isLocal(block);
  for (unsigned index = 0; index < commonBlocks(a, b); ++index) {
    const LocalBlock &x = a.objects.localBlocks()[index],
                     &y = b.objects.localBlocks()[index];
    if (x.isPresent() && y.isPresent())
      result |= block == a.problem.blocks.localBlock(index) && x.wasPassed &&
                y.wasPassed;
  }
  return result;
}

/// Whether both sides' terms are the same but for their undefs, so that A may
/// choose what B does.
static bool isSameButUndefs(const Side &a, ArrayRef<unsigned> undefsA,
                            ArrayRef<Expr> ofA, const Side &b,
                            ArrayRef<unsigned> undefsB, ArrayRef<Expr> ofB) {
  if (undefsA.size() != undefsB.size())
    return false;
  SmallVector<Expr> from, to;
  for (auto [x, y] : zip_equal(undefsA, undefsB)) {
    from.push_back(a.choices.chosen(x));
    to.push_back(b.choices.chosen(y));
    if (from.back().width() != to.back().width())
      return false;
  }
  return all_of(zip_equal(ofA, ofB), [&](auto terms) {
    auto [x, y] = terms;
    if (!x.isSet() || !y.isSet())
      return x.isSet() == y.isSet();
    return x.substitute(from, to).isSame(y);
  });
}

/// Notes what `b` has where choices of `a` are seen that it makes before it is
/// known what undefs of `b` are.
static void noteResults(Side &a, Expr ofA, Expr ofB) {
  for (ChoiceVariable &choice : a.choices.all())
    if (choice.isResult && choice.variable.width() == ofB.width() &&
        !ofA.occurring({choice.variable}).empty())
      choice.seenAs = ofB;
}

/// Notes what `b` has where undefs of `a` are seen: bits that fill them, or the
/// pointer that `ofB` is a byte of, if it is set, where `isPointerOfB` holds.
static void noteSeen(Side &a, const Lane &lane, Expr ofB,
                     Expr pointerOfB = Expr(),
                     Expr isPointerOfB = Expr::boolean(false)) {
  for (unsigned number : lane.undefs) {
    ChoiceVariable &choice = a.choices[number];
    unsigned width = choice.variable.width();
    bool isPointer = width == a.problem.blocks.pointerBits();
    if (isPointer && ofB.width() != width)
      width = offsetBits;
    Expr filled = ofB;
    while (filled.width() < width)
      filled = filled.concat(filled);
    filled = filled.trunc(width);
    choice.seenAs =
        isPointer && ofB.width() != choice.variable.width()
            ? a.problem.blocks.null() | filled.zext(choice.variable.width())
            : filled;
    if (isPointer && pointerOfB.isSet())
      choice.seenAs = isPointerOfB.select(pointerOfB, choice.seenAs);
  }
}

Expr palindrome::encode::laneRefines(Side &a, Side &b, const Lane &laneA,
                                     const Lane &laneB, bool isPointer) {
  if (isSameButUndefs(a, laneA.undefs, {laneA.value, laneA.poison}, b,
                      laneB.undefs, {laneB.value, laneB.poison}))
    return isPointer
               ? laneA.poison ||
                     isKnownToBoth(a, b,
                                   Blocks::blockOf(b.choices.use(laneB).value))
               : Expr::boolean(true);
  Lane x = a.choices.use(laneA), y = b.choices.use(laneB);
  noteSeen(a, x, y.value);
  noteResults(a, x.value, b.choices.sample(laneB).value);
  Expr isSame = x.value == y.value;
  if (isPointer)
    isSame &= isKnownToBoth(a, b, Blocks::blockOf(y.value));
  return x.poison || (!y.poison && isSame);
}

static Expr byteRefines(Side &a, Moment atA, Side &b, Moment atB, Expr block,
                        Expr offset) {
  MemoryByte x = a.memory.readByte(block, offset, atA.writes);
  MemoryByte y = b.memory.readByte(block, offset, atB.writes);
  if (isSameButUndefs(a, x.undefs,
                      {x.bits, x.poison, x.isUninitialised, x.isPointer,
                       x.pointer, x.index, x.partOrZero()},
                      b, y.undefs,
                      {y.bits, y.poison, y.isUninitialised, y.isPointer,
                       y.pointer, y.index, y.partOrZero()}) &&
      (!y.pointer.isSet() || y.isPointer.isFalse() ||
       isKnownToBoth(a, b, Blocks::blockOf(y.pointer)).isTrue()))
    return Expr::boolean(true);
  // Undefs become choices, all of them at once.
  auto settle = [](Side &side, MemoryByte &byte) {
    Lane all{byte.bits, byte.poison, byte.undefs};
    if (!byte.isUninitialised.isFalse()) {
      Lane any = side.choices.undef(8);
      all.value = byte.isUninitialised.select(any.value, byte.bits);
      addUndefs(all.undefs, any.undefs);
    }
    // The conditions and the pointer may have undefs, too: one term of all, so
    // that the same is chosen in each.
    Expr pointer =
        byte.pointer.isSet() ? byte.pointer : side.problem.blocks.null();
    Expr index = byte.index.isSet() ? byte.index : Expr::bits(3, 0);
    Expr packed =
        byte.isPointer.toBit().concat(index).concat(pointer).concat(all.value);
    return side.choices.use(Lane{packed, byte.poison, all.undefs});
  };
  Lane left = settle(a, x), right = settle(b, y);
  auto bitsOf = [](Expr packed) { return packed.extract(7, 0); };
  Expr spare = x.spareBits();
  unsigned top = left.value.width() - 1;
  auto isPointer = [&](Expr packed) { return packed.bit(top).toBoolean(); };
  auto rest = [&](Expr packed) { return packed.extract(top - 1, 8); };
  auto place = [&](Expr packed) { return packed.extract(top - 4, 8); };
  noteSeen(a, left, bitsOf(right.value), place(right.value),
           isPointer(right.value));
  Expr same =
      isPointer(right.value)
          .select(isPointer(left.value) &&
                      rest(left.value) == rest(right.value) &&
                      isKnownToBoth(a, b, Blocks::blockOf(place(right.value))),
                  !isPointer(left.value) && (bitsOf(left.value) | spare) ==
                                                (bitsOf(right.value) | spare));
  // What leads to an object is no less than the number of its address: where A
  // has such numbers.
  if (a.memory.readsPointersAsNumbers() && x.isPointer.isFalse() &&
      y.pointer.isSet() && !y.isPointer.isFalse()) {
    Expr pointer = place(right.value);
    MemoryByte asNumber = y;
    asNumber.isPointer = isPointer(right.value);
    asNumber.pointer = pointer;
    asNumber.index = right.value.extract(top - 1, top - 3);
    same |= asNumber.isPointer && !isPointer(left.value) &&
            bitsOf(left.value) == b.memory.numberOf(asNumber) &&
            isKnownToBoth(a, b, Blocks::blockOf(pointer));
  }
  // What was never written is so for each type.
  Expr isSamePart = x.isUninitialised || y.isUninitialised ||
                    x.partOrZero() == y.partOrZero();
  return left.poison || (!right.poison && same && isSamePart);
}

/// Memory can differ only where something was written.
Expr palindrome::encode::memoryRefines(Side &a, Moment atA, Side &b, Moment atB,
                                       function_ref<Expr(Expr block)> isSeen) {
  const Blocks &blocks = a.problem.blocks;
  Expr result = Expr::boolean(true);
  auto checkBytes = [&](Expr guard, Expr block, Expr offset) {
    // What A may not access any more, nobody may look at.
    guard &= isSeen(block) && a.objects.isAlive(block, atA.lives);
    if (!guard.isFalse())
      result &= guard.implies(byteRefines(a, atA, b, atB, block, offset));
  };
  // Writes that touch one place on both sides are looked at once.
  DenseSet<std::pair<Expr, Expr>> seen;
  auto checkPlace = [&](Expr guard, Expr block, Expr offset) {
    Expr isTheirs = blocks.isInitial(block);
    if (isTheirs.isFalse() ||
        (guard.isTrue() && !seen.insert({block, offset}).second))
      return;
    checkBytes(guard && isTheirs, block, offset);
  };
  auto anyBlock = [&] {
    return Expr::variable(blocks.blockBits(), a.problem.name("block"));
  };
  auto anyOffset = [&] {
    return Expr::variable(offsetBits, a.problem.name("offset"));
  };
  for (auto [side, at] : {std::pair(&a, atA), std::pair(&b, atB)}) {
    for (const Write &write : side->memory.writes().take_front(at.writes)) {
      if (write.covers) {
        // Any place that it covers.
        Expr block = anyBlock(), offset = anyOffset();
        checkPlace(write.guard && write.covers(block, offset), block, offset);
        continue;
      }
      for (unsigned i = 0; i < write.bytes.size(); ++i)
        checkPlace(write.guard, write.block,
                   write.offset + Expr::bits(offsetBits, uint64_t(i)));
    }
  }
  // What A may access, B may.
  for (const LifeEvent &event : b.objects.lifeEvents().take_front(atB.lives)) {
    Expr block = event.covers ? anyBlock() : event.block;
    Expr guard = event.guard && blocks.isInitial(block) && isSeen(block);
    if (event.covers)
      guard &= event.covers(block);
    if (!guard.isFalse())
      result &= (guard && a.objects.isAlive(block, atA.lives))
                    .implies(b.objects.isAlive(block, atB.lives));
  }
  // Own blocks that both sides' others know, all of them.
  for (unsigned index = 0; index < commonBlocks(a, b); ++index) {
    Expr block = blocks.localBlock(index);
    Expr guard = isKnownToBoth(a, b, block) && isSeen(block) &&
                 a.objects.isAlive(block, atA.lives);
    if (guard.isFalse())
      continue;
    result &= guard.implies(b.objects.isAlive(block, atB.lives));
    Expr offset = anyOffset();
    checkBytes(guard && offset.ult(a.objects.localBlocks()[index].size), block,
               offset);
  }
  return result;
}

Expr palindrome::encode::roomIsSame(const Side &a, const Side &b) {
  Expr result = Expr::boolean(true);
  for (auto [index, block] : enumerate(a.objects.localBlocks())) {
    Expr theirs = Expr::boolean(false);
    if (index < b.objects.localBlocks().size())
      theirs = b.objects.localBlocks()[index].isAskedFor &&
               b.objects.localBlocks()[index].hasNoRoom;
    result &= block.isAskedFor.implies(block.hasNoRoom == theirs);
  }
  return result;
}

/// That the own blocks with the same number, where others may know both, are
/// the same for them: of one size, at one address.
static Expr ownBlocksCorrespond(Side &a, Side &b) {
  Expr result = Expr::boolean(true);
  for (unsigned index = 0; index < commonBlocks(a, b); ++index) {
    Expr block = a.problem.blocks.localBlock(index);
    Expr known = isKnownToBoth(a, b, block);
    const LocalBlock &x = a.objects.localBlocks()[index],
                     &y = b.objects.localBlocks()[index];
    if (known.isFalse())
      continue;
    result &= known.implies(x.size == y.size);
    // Where neither side looks at the address, A's may be where B's is.
    if (!x.address.isSet() && !y.address.isSet())
      continue;
    Expr start = a.problem.blocks.makePointer(block, Expr::bits(offsetBits, 0));
    result &=
        known.implies(a.objects.addressOf(start) == b.objects.addressOf(start));
  }
  return result;
}

/// Whether both end with one exception: of one call, or of one pointer.
static Expr exceptionRefines(Side &a, Side &b) {
  Expr result = a.thrown->isOfCall && b.thrown->isOfCall &&
                a.thrown->call == b.thrown->call;
  auto resumes = [](const llvm::Function &function) {
    return any_of(function, [](const BasicBlock &block) {
      return isa<ResumeInst>(block.getTerminator());
    });
  };
  if (resumes(a.function) || resumes(b.function))
    result |= laneRefines(a, b, a.thrown->pointer, b.thrown->pointer,
                          /*isPointer=*/true);
  return result;
}

Expr palindrome::encode::outcomeRefines(Side &a, Side &b) {
  // At the end, no write is passed on all paths.
  a.here.leave();
  b.here.leave();
  Expr returned = Expr::boolean(true);
  SmallVector<LaneType> types;
  Type *type = a.function.getReturnType();
  if (!type->isVoidTy() && !a.returned.empty() && !b.returned.empty()) {
    if (!listLanes(type, a.problem.layout, types))
      a.setUnsupported("a result of this type");
    for (auto [x, y, lane] : zip_equal(a.returned, b.returned, types))
      returned &= laneRefines(a, b, x, y, lane.type->isPointerTy());
  }
  // B may return what its parameters keep in where A does.
  if (!b.returnsCaptured.isFalse() &&
      !b.returnsCaptured.isSame(a.returnsCaptured))
    b.markNarrow("attribute captures");
  // The caller has no way to what was on the stack.
  auto isCallers = [&](Expr block) {
    Expr result = a.problem.blocks.isInitial(block);
    for (auto [index, local] : enumerate(a.objects.localBlocks()))
      if (local.isPresent() && local.isHeap)
        result |=
            block == a.problem.blocks.localBlock(index) && local.hasEscaped;
    return result;
  };
  Expr memory = memoryRefines(a, a.now(), b, b.now(), isCallers);
  Expr thrown = Expr::boolean(true);
  if (a.thrown && b.thrown)
    thrown = exceptionRefines(a, b);
  Expr ends = (a.returns && b.returns && returned && memory) ||
              (a.unwinds && b.unwinds && thrown && memory) ||
              (a.stops && b.stops);
  return ends && callsRefine(a, b) && ownBlocksCorrespond(a, b);
}
