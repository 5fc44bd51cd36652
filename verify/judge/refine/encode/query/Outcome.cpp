// When one outcome refines another: how it ends, what it returns, what it
// leaves in memory.
//
// Local blocks of source and target with the same index are taken to be the
// same object. Where other code may know both, they must have the same size and
// address (`ownBlocksCorrespond`) and their contents are compared. Pointers to
// them can then be compared as any others.

#include "verify/judge/refine/encode/query/Outcome.h"

using namespace palindrome::encode;
using namespace llvm;

/// The number of indices of local blocks that both sides use.
static unsigned commonBlocks(const Side &source, const Side &target) {
  return std::min(source.objects.localBlocks().size(),
                  target.objects.localBlocks().size());
}

Expr palindrome::encode::isKnownToBoth(const Side &source, Side &target,
                                       Expr block) {
  unsigned count = commonBlocks(source, target);
  auto isKnown = [&](unsigned index) {
    if (index >= count)
      return false;
    const LocalBlock &x = source.objects.localBlocks()[index],
                     &y = target.objects.localBlocks()[index];
    return x.isPresent() && y.isPresent() && x.wasPassed.isTrue() &&
           y.wasPassed.isTrue();
  };
  if (all_of(target.objects.localsOf(block), isKnown))
    return Expr::boolean(true);
  Expr result = !Blocks::isLocal(block);
  for (unsigned index = 0; index < count; ++index) {
    const LocalBlock &x = source.objects.localBlocks()[index],
                     &y = target.objects.localBlocks()[index];
    if (x.isPresent() && y.isPresent())
      result |= block == source.problem.blocks.localBlock(index) &&
                x.wasPassed && y.wasPassed;
  }
  return result;
}

/// Records the target's value for those choices of the source that are results
/// as they are, and are made before the target's undefs are chosen.
static void noteResults(Side &source, Expr ofSource, Expr ofTarget) {
  for (ChoiceVariable &choice : source.choices.all())
    if (choice.isResult && choice.variable.width() == ofTarget.width() &&
        !ofSource.occurring({choice.variable}).empty())
      choice.seenAs = ofTarget;
}

/// Records the target's value for the undefs of the source that are observed in
/// `lane`: `ofTarget`, repeated to the width of the undef. If `ofTarget` is a
/// byte that belongs to a pointer where `isTargetPointer` holds, it is
/// `targetPointer` there.
static void noteSeen(Side &source, const Lane &lane, Expr ofTarget,
                     Expr targetPointer = Expr(),
                     Expr isTargetPointer = Expr::boolean(false)) {
  for (unsigned number : lane.undefs) {
    ChoiceVariable &choice = source.choices[number];
    unsigned width = choice.variable.width();
    bool isPointer = width == source.problem.blocks.pointerBits();
    if (isPointer && ofTarget.width() != width)
      width = offsetBits;
    Expr filled = ofTarget;
    while (filled.width() < width)
      filled = filled.concat(filled);
    filled = filled.trunc(width);
    choice.seenAs = isPointer && ofTarget.width() != choice.variable.width()
                        ? source.problem.blocks.null() |
                              filled.zext(choice.variable.width())
                        : filled;
    if (isPointer && targetPointer.isSet())
      choice.seenAs = isTargetPointer.select(targetPointer, choice.seenAs);
  }
}

Expr palindrome::encode::laneRefines(Side &source, Side &target,
                                     const Lane &sourceLane,
                                     const Lane &targetLane, bool isPointer) {
  if (isSameButUndefs(source, sourceLane.undefs,
                      {sourceLane.value, sourceLane.poison}, target,
                      targetLane.undefs, {targetLane.value, targetLane.poison}))
    return isPointer
               ? sourceLane.poison ||
                     isKnownToBoth(
                         source, target,
                         Blocks::blockOf(target.choices.use(targetLane).value))
               : Expr::boolean(true);
  Lane x = source.choices.use(sourceLane), y = target.choices.use(targetLane);
  noteSeen(source, x, y.value);
  noteResults(source, x.value, target.choices.sample(targetLane).value);
  source.choices.observe({sourceLane, targetLane});
  source.choices.observe({x, y, /*isLate=*/true});
  Expr isSame = x.value == y.value;
  if (isPointer)
    isSame =
        (isSame && isKnownToBoth(source, target, Blocks::blockOf(y.value))) ||
        source.problem.isSameAddress(x.value, y.value);
  return x.poison || (!y.poison && isSame);
}

static Expr byteRefines(Side &source, const MemoryByte &x, Side &target,
                        const MemoryByte &y) {
  if (isSameButUndefs(source, x, target, y)) {
    Expr isKnown =
        !y.pointer.isSet() || y.isPointer.isFalse()
            ? Expr::boolean(true)
            : isKnownToBoth(source, target, Blocks::blockOf(y.pointer));
    if (isKnown.isTrue() || y.undefs.empty())
      return y.poison || y.isUninitialised || !y.isPointer || isKnown;
  }
  // The undefs of the byte are chosen, all by one use.
  auto settle = [](Side &side, const MemoryByte &byte) {
    Lane all{byte.bits, byte.poison, byte.undefs};
    if (!byte.isUninitialised.isFalse()) {
      Lane any = side.choices.undef(8);
      all.value = byte.isUninitialised.select(any.value, byte.bits);
      addUndefs(all.undefs, any.undefs);
    }
    // The conditions and the pointer may contain the same undefs: one term of
    // all keeps the choices equal.
    Expr pointer =
        byte.pointer.isSet() ? byte.pointer : side.problem.blocks.null();
    Expr index = byte.index.isSet() ? byte.index : Expr::bits(3, 0);
    Expr packed =
        byte.isPointer.toBit().concat(index).concat(pointer).concat(all.value);
    return side.choices.use(Lane{packed, byte.poison, all.undefs});
  };
  auto bits = [](const MemoryByte &byte) {
    return Lane{byte.bits, byte.poison, byte.undefs};
  };
  source.choices.observe({bits(x), bits(y)});
  if (x.pointer.isSet() && y.pointer.isSet())
    source.choices.observe({Lane{x.pointer}, Lane{y.pointer}});
  Lane left = settle(source, x), right = settle(target, y);
  source.choices.observe({left, right, /*isLate=*/true});
  auto bitsOf = [](Expr packed) { return packed.extract(7, 0); };
  Expr spare = x.spareBits();
  unsigned top = left.value.width() - 1;
  auto isPointer = [&](Expr packed) { return packed.bit(top).toBoolean(); };
  auto rest = [&](Expr packed) { return packed.extract(top - 1, 8); };
  auto place = [&](Expr packed) { return packed.extract(top - 4, 8); };
  noteSeen(source, left, bitsOf(right.value), place(right.value),
           isPointer(right.value));
  Expr same =
      isPointer(right.value)
          .select(isPointer(left.value) &&
                      rest(left.value) == rest(right.value) &&
                      isKnownToBoth(source, target,
                                    Blocks::blockOf(place(right.value))),
                  !isPointer(left.value) && (bitsOf(left.value) | spare) ==
                                                (bitsOf(right.value) | spare));
  // A pointer refines the integer that is its address. This matters only if the
  // source reads pointers as integers.
  if (source.memory.readsPointersAsNumbers() && x.isPointer.isFalse() &&
      y.pointer.isSet() && !y.isPointer.isFalse()) {
    Expr pointer = place(right.value);
    MemoryByte asNumber = y;
    asNumber.isPointer = isPointer(right.value);
    asNumber.pointer = pointer;
    asNumber.index = right.value.extract(top - 1, top - 3);
    same |= asNumber.isPointer && !isPointer(left.value) &&
            bitsOf(left.value) == target.memory.numberOf(asNumber) &&
            isKnownToBoth(source, target, Blocks::blockOf(pointer));
  }
  // Uninitialised bytes are undef for loads of every type.
  Expr isSamePart = x.isUninitialised || y.isUninitialised ||
                    x.partOrZero() == y.partOrZero();
  return left.poison || (!right.poison && same && isSamePart);
}

SharedWrites palindrome::encode::shareWrites(Side &source, Side &target) {
  return SharedWrites(source, target, [&](Expr block) {
    return isKnownToBoth(source, target, block);
  });
}

// Memory can differ only where one of the sides wrote and the other did not do
// the same write.
Expr palindrome::encode::memoryRefines(Side &source, Moment atSource,
                                       Side &target, Moment atTarget,
                                       const SharedWrites &shared,
                                       function_ref<Expr(Expr block)> isSeen) {
  const Blocks &blocks = source.problem.blocks;
  Expr result = Expr::boolean(true);
  auto checkBytes = [&](Expr guard, Expr block, Expr offset) {
    // Nobody may access an object that the source has freed.
    guard &= isSeen(block) && source.objects.isAlive(block, atSource.lives);
    if (guard.isFalse())
      return;
    MemoryByte x = source.memory.readByte(block, offset, atSource.writes);
    MemoryByte y = target.memory.readByte(block, offset, atTarget.writes);
    result &= guard.implies(byteRefines(source, x, target, y));
  };
  // A place that several writes cover is compared once.
  DenseSet<std::pair<Expr, Expr>> seen;
  auto checkPlace = [&](Expr guard, Expr block, Expr offset) {
    Expr isTheirs = blocks.isInitial(block);
    if (isTheirs.isFalse() ||
        (guard.isTrue() && !seen.insert({block, offset}).second))
      return;
    checkBytes(guard && isTheirs, block, offset);
  };
  auto anyBlock = [&] {
    return Expr::variable(blocks.blockBits(), source.problem.name("block"));
  };
  auto anyOffset = [&] {
    return Expr::variable(offsetBits, source.problem.name("offset"));
  };
  auto others = shared.others(atSource, atTarget);
  for (const Write *write : others) {
    if (write->covers) {
      if (write->block.isSet() && blocks.isInitial(write->block).isFalse())
        continue;
      // An arbitrary place that it covers.
      Expr block = anyBlock(), offset = anyOffset();
      checkPlace(write->guard && write->covers(block, offset), block, offset);
      continue;
    }
    for (unsigned i = 0; i < write->bytes.size(); ++i)
      checkPlace(write->guard, write->block,
                 write->offset + Expr::bits(offsetBits, uint64_t(i)));
  }
  // The target must not free what the source does not free.
  bool areLivesSame = shared.areLivesSame(atSource, atTarget);
  for (const LifeEvent &event : target.objects.lifeEvents().take_front(
           areLivesSame ? 0 : atTarget.lives)) {
    Expr block = event.covers ? anyBlock() : event.block;
    Expr guard = event.guard && blocks.isInitial(block) && isSeen(block);
    if (event.covers)
      guard &= event.covers(block);
    if (!guard.isFalse())
      result &= (guard && source.objects.isAlive(block, atSource.lives))
                    .implies(target.objects.isAlive(block, atTarget.lives));
  }
  // The whole contents of local blocks that other code may know on both sides.
  for (unsigned index = 0; index < commonBlocks(source, target); ++index) {
    Expr block = blocks.localBlock(index);
    Expr guard = isKnownToBoth(source, target, block) && isSeen(block) &&
                 source.objects.isAlive(block, atSource.lives);
    if (guard.isFalse())
      continue;
    if (!areLivesSame)
      result &= guard.implies(target.objects.isAlive(block, atTarget.lives));
    Expr offset = anyOffset();
    bool isWritten = any_of(others, [&](const Write *write) {
      return !(write->covers ? write->covers(block, offset)
                             : write->block == block)
                  .isFalse();
    });
    if (!isWritten)
      continue;
    Expr size = source.objects.localBlocks()[index].size;
    checkBytes(guard && offset.ult(size), block, offset);
  }
  return result;
}

Expr palindrome::encode::roomIsSame(const Side &source, const Side &target) {
  Expr result = Expr::boolean(true);
  for (auto [index, block] : enumerate(source.objects.localBlocks())) {
    Expr theirs = Expr::boolean(false);
    if (index < target.objects.localBlocks().size())
      theirs = target.objects.localBlocks()[index].isAskedFor &&
               target.objects.localBlocks()[index].hasNoRoom;
    result &= block.isAskedFor.implies(block.hasNoRoom == theirs);
  }
  return result;
}

/// Whether local blocks with the same index that other code may know on both
/// sides have the same size and address.
static Expr ownBlocksCorrespond(Side &source, Side &target) {
  Expr result = Expr::boolean(true);
  for (unsigned index = 0; index < commonBlocks(source, target); ++index) {
    Expr block = source.problem.blocks.localBlock(index);
    Expr known = isKnownToBoth(source, target, block);
    const LocalBlock &x = source.objects.localBlocks()[index],
                     &y = target.objects.localBlocks()[index];
    if (known.isFalse())
      continue;
    result &= known.implies(x.size == y.size);
    // If neither side looks at the address, the source chooses the target's.
    if (!x.address.isSet() && !y.address.isSet())
      continue;
    Expr start =
        source.problem.blocks.makePointer(block, Expr::bits(offsetBits, 0));
    result &= known.implies(source.objects.addressOf(start) ==
                            target.objects.addressOf(start));
  }
  return result;
}

/// Whether both sides end with the same exception: thrown by the same call, or
/// resumed with the same pointer.
static Expr exceptionRefines(Side &source, Side &target) {
  Expr result = source.thrown->isOfCall && target.thrown->isOfCall &&
                source.thrown->call == target.thrown->call;
  auto resumes = [](const llvm::Function &function) {
    return any_of(function, [](const BasicBlock &block) {
      return isa<ResumeInst>(block.getTerminator());
    });
  };
  if (resumes(source.function) || resumes(target.function))
    result |= laneRefines(source, target, source.thrown->pointer,
                          target.thrown->pointer,
                          /*isPointer=*/true);
  return result;
}

/// Whether the target raises the floating-point exceptions that the source must
/// raise, and none that the source does not raise.
static Expr exceptionsRefine(const Side &source, const Side &target) {
  const ExceptionState &x = source.exceptions, &y = target.exceptions;
  if (x.isEmpty() && y.isEmpty())
    return Expr::boolean(true);
  // An unknown callee may test and clear them.
  auto isEvent = [](const UnknownCall &call) { return call.isEvent; };
  if (any_of(source.calls, isEvent) || any_of(target.calls, isEvent))
    source.problem.mark(Under, "floating-point exceptions around a call");
  return (x.strict & ~y.strict).isZero() &&
         ((y.strict | y.possible) & ~(x.strict | x.possible)).isZero();
}

Expr OutcomeTerms::refines(ArrayRef<OutcomePart> ignored) const {
  auto part = [&](OutcomePart which, Expr refines) {
    return is_contained(ignored, which) ? Expr::boolean(true) : refines;
  };
  Expr same = part(OutcomePart::Memory, memory);
  Expr ends = (bothReturn && part(OutcomePart::Result, result) && same) ||
              (bothUnwind && part(OutcomePart::Exception, exception) && same) ||
              bothStop;
  ends = part(OutcomePart::End, ends) && part(OutcomePart::Calls, calls);
  Expr outcome = ends && flags && part(OutcomePart::Objects, objects);
  Expr isAllowed = part(OutcomePart::UndefinedBehavior, !targetHasUB);
  if (is_contained(ignored, OutcomePart::UndefinedBehavior))
    outcome |= targetHasUB;
  return sourceHasUB || (isAllowed && outcome);
}

// Where both sides end alike, what that end observes has to refine: so
// `refines` follows, one end after the other.
SmallVector<Expr> OutcomeTerms::conditions() const {
  Expr end = bothReturn || bothUnwind || bothStop;
  SmallVector<Expr> result = {sourceHasUB || !targetHasUB};
  for (Expr part :
       {end, calls, flags, objects, !bothReturn || this->result,
        !bothUnwind || exception, (!bothReturn && !bothUnwind) || memory})
    if (!part.isTrue())
      result.push_back(sourceHasUB || targetHasUB || part);
  return result;
}

OutcomeTerms palindrome::encode::compareOutcomes(Side &source, Side &target) {
  // Behind the last node, no write is known to be on every path.
  source.here.leave();
  target.here.leave();
  OutcomeTerms terms;
  terms.sourceHasUB = source.hasUB;
  terms.targetHasUB = target.hasUB;
  terms.bothReturn = source.returns && target.returns;
  terms.bothUnwind = source.unwinds && target.unwinds;
  terms.bothStop = source.stops && target.stops;
  terms.result = Expr::boolean(true);
  SmallVector<LaneType> types;
  Type *type = source.function.getReturnType();
  if (!type->isVoidTy() && !source.returned.empty() &&
      !target.returned.empty()) {
    if (listLanes(type, source.problem.layout, types))
      for (auto [x, y, lane] :
           zip_equal(source.returned, target.returned, types))
        terms.result &=
            laneRefines(source, target, x, y, lane.type->isPointerTy());
    else
      source.setUnsupported("a result of this type");
  }
  // The target may return a pointer that `captures` forbids to return where the
  // source does.
  if (!target.returnsCaptured.isFalse() &&
      !target.returnsCaptured.isSame(source.returnsCaptured))
    target.markNarrow("attribute captures");
  // Objects of the stack are gone for the caller.
  auto isCallers = [&](Expr block) {
    Expr result = source.problem.blocks.isInitial(block);
    for (auto [index, local] : enumerate(source.objects.localBlocks()))
      if (local.isPresent() && local.isHeap)
        result |= block == source.problem.blocks.localBlock(index) &&
                  local.hasEscaped;
    return result;
  };
  SharedWrites shared = shareWrites(source, target);
  terms.memory = Expr::boolean(true);
  if (!terms.bothReturn.isFalse() || !terms.bothUnwind.isFalse())
    terms.memory = memoryRefines(source, source.now(), target, target.now(),
                                 shared, isCallers);
  terms.exception = Expr::boolean(true);
  if (source.thrown && target.thrown)
    terms.exception = exceptionRefines(source, target);
  terms.calls = callsRefine(source, target, shared);
  terms.flags = exceptionsRefine(source, target);
  terms.objects = ownBlocksCorrespond(source, target);
  return terms;
}
