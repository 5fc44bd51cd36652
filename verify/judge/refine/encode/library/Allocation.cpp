// Encodes library functions that allocate and free memory (C17, 7.22.3), and
// new and delete. Whether an allocation fails is a choice:
//
//   %p = call ptr @malloc(i64 %n)   becomes
//   p: noRoom || n is too large ? null : a pointer to a new memory object

#include "verify/judge/refine/encode/library/Library.h"
#include "llvm/ADT/bit.h"
#include <algorithm>

using namespace palindrome::encode;
using namespace llvm;

static Expr zero() { return Expr::bits(offsetBits, 0); }

/// Requires that the problem uses functions of one family only: malloc ('m'),
/// new
/// ('n') or new[] ('a'). Freeing an object by a function of another family is
/// undefined behavior, and the encoding does not record the family of an
/// object.
static void useFamily(Side &side, char family) {
  if (side.problem.heapFamily != 0 && side.problem.heapFamily != family)
    side.setUnsupported("malloc and new in one function");
  side.problem.heapFamily = family;
}

static Expr chooseNoRoom(Side &side) {
  return side.choices.chosen(side.choices.choose(1, ChoiceKind::Other))
      .toBoolean();
}

/// Whether an allocation of `size` bytes fails.
static Expr hasNoRoom(Side &side, Expr choice, Expr size) {
  return choice || side.problem.blocks.isTooLarge(size);
}

/// A pointer to a new heap object of `size` bytes, which exists unless `choice`
/// is that there is no room.
static Expr newBlock(Side &side, Expr size, Expr choice,
                     uint64_t alignment = 1) {
  // It is aligned for any object that fits into it (C17, 7.22.3).
  if (auto bytes = size.constant())
    alignment =
        std::max(alignment,
                 std::clamp<uint64_t>(llvm::bit_floor(bytes->getZExtValue()), 1,
                                      side.problem.blocks.heapAlignment()));
  unsigned index = side.objects.makeBlock(size, alignment, /*isHeap=*/true,
                                          side.here.domain &&
                                              !hasNoRoom(side, choice, size));
  side.objects.setHasNoRoom(index, choice);
  return side.problem.blocks.makePointer(side.problem.blocks.localBlock(index),
                                         zero());
}

/// malloc, and the forms of new that do not throw.
template <char family>
static Lanes encodeMalloc(Side &side, const CallBase &call) {
  useFamily(side, family);
  Expr size = definiteSize(side, call, 0);
  Expr choice = chooseNoRoom(side);
  Expr isNull = hasNoRoom(side, choice, size);
  return {Lane{
      isNull.select(side.problem.blocks.null(), newBlock(side, size, choice))}};
}

static Lanes encodeAlignedAlloc(Side &side, const CallBase &call) {
  useFamily(side, 'm');
  Expr size = definiteSize(side, call, 1);
  auto alignment = definiteSize(side, call, 0).constant();
  // Support for other alignments is up to the library.
  if (!alignment || !alignment->isPowerOf2() || alignment->ugt(4096)) {
    side.setUnsupported("an allocation of such an alignment");
    return side.problem.poison(call.getType());
  }
  Expr choice = chooseNoRoom(side);
  Expr isNull = hasNoRoom(side, choice, size);
  return {Lane{
      isNull.select(side.problem.blocks.null(),
                    newBlock(side, size, choice, alignment->getZExtValue()))}};
}

/// Writes the first `size` bytes of a memory block where `guard` holds.
static void fill(Side &side, Expr block, Expr guard, Expr size,
                 std::function<MemoryByte(Expr offset)> byteAt) {
  Write write;
  write.covers = [=](Expr at, Expr offset) {
    Expr same = at == block;
    return same.isFalse() ? same : same && guard && offset.ult(size);
  };
  write.byteAt = [byteAt = std::move(byteAt)](Expr, Expr offset) {
    return byteAt(offset);
  };
  side.memory.addWrite(std::move(write));
}

static Lanes encodeCalloc(Side &side, const CallBase &call) {
  useFamily(side, 'm');
  Expr count = definiteArgument(side, call, 0),
       each = definiteArgument(side, call, 1);
  unsigned width = count.width();
  Expr wide = count.zext(2 * width) * each.zext(2 * width);
  Expr overflows = !wide.extract(2 * width - 1, width).isZero();
  Expr size = wide.trunc(width).zextOrTrunc(offsetBits);
  Expr choice = chooseNoRoom(side);
  Expr isNull = hasNoRoom(side, choice, size) || overflows;
  Expr pointer = newBlock(side, size, choice);
  fill(side, Blocks::blockOf(pointer), Expr::boolean(true), size, [](Expr) {
    MemoryByte byte;
    byte.bits = Expr::bits(8, 0);
    return byte;
  });
  return {Lane{isNull.select(side.problem.blocks.null(), pointer)}};
}

static Expr isHeapBlock(Side &side, Expr block) {
  Expr result =
      side.problem.blocks.isInitial(block) && side.problem.blocks.isHeap(block);
  for (auto [index, local] : enumerate(side.objects.localBlocks()))
    if (local.isPresent() && local.isHeap)
      result |= block == side.problem.blocks.localBlock(index);
  return result;
}

/// Frees the object that `pointer` points to where `guard` holds. Undefined
/// behavior unless it points to the start of a heap object that is alive.
static void release(Side &side, Expr pointer, Expr guard) {
  Expr block = Blocks::blockOf(pointer);
  Expr isFree = isHeapBlock(side, block) && side.objects.isAlive(block) &&
                Blocks::offsetOf(pointer).isZero();
  side.addUB(guard && !isFree);
  if (side.function.hasFnAttribute(Attribute::NoFree))
    side.addUB(guard && side.problem.blocks.isInitial(block));
  LifeEvent event;
  event.isAlive = false;
  event.block = block;
  event.covers = [=](Expr at) { return guard && at == block; };
  side.objects.addLifeEvent(std::move(event));
}

static Lanes encodeFree(Side &side, const CallBase &call) {
  Expr pointer = definiteArgument(side, call, 0);
  Expr isNull = side.objects.isNull(pointer);
  const llvm::Function *callee = call.getCalledFunction();
  if (side.isTarget && (callee->hasFnAttribute(Attribute::NoFree) ||
                        call.hasFnAttr(Attribute::NoFree) ||
                        !isModSet(call.getMemoryEffects().getModRef())))
    side.markNarrow("a call of free that frees nothing");
  release(side, pointer, !isNull);
  return {};
}

template <char family>
static Lanes encodeDelete(Side &side, const CallBase &call) {
  useFamily(side, family);
  return encodeFree(side, call);
}

/// realloc of null is malloc. What a size of 0 means is up to the library
/// (C17, 7.22.3), which is the same in source and target: whether the result is
/// null, and whether the old object is then freed.
static Lanes encodeRealloc(Side &side, const CallBase &call) {
  useFamily(side, 'm');
  Expr old = definiteArgument(side, call, 0);
  Expr size = definiteSize(side, call, 1);
  Expr wasNull = side.objects.isNull(old);
  Expr choice = chooseNoRoom(side);
  Expr isToNothing = !wasNull && size.isZero();
  Expr isNull = hasNoRoom(side, choice, size) ||
                (isToNothing && Expr::booleanVariable("realloc.null"));
  // The old object must be valid even if there is no room for the new one.
  Expr block = Blocks::blockOf(old);
  side.addUB(!wasNull &&
             !(isHeapBlock(side, block) && side.objects.isAlive(block) &&
               Blocks::offsetOf(old).isZero()));
  Expr oldSize = side.objects.sizeOf(block);
  size_t until = side.memory.writes().size();
  Expr pointer = newBlock(side, size, choice);
  fill(side, Blocks::blockOf(pointer), !wasNull && !isNull,
       oldSize.ult(size).select(oldSize, size),
       [&side, block, until](Expr offset) {
         return side.memory.readByte(block, offset, until);
       });
  release(side, old,
          !wasNull && (!isNull || (isToNothing &&
                                   Expr::booleanVariable("realloc.frees"))));
  return {Lane{isNull.select(side.problem.blocks.null(), pointer)}};
}

/// The throwing forms of new unwind if there is no room.
template <char family>
static Lanes encodeNew(Side &side, const CallBase &call) {
  useFamily(side, family);
  Expr size = definiteSize(side, call, 0);
  Expr choice = chooseNoRoom(side);
  Expr fails = hasNoRoom(side, choice, size);
  Expr pointer = newBlock(side, size, choice);
  if (call.doesNotThrow())
    side.addUB(fails);
  else
    side.unwinds |= side.here.domain && fails;
  side.here.domain &= !fails;
  return {Lane{pointer}};
}

ArrayRef<LibraryEncoder> palindrome::encode::allocationEncoders() {
  static constexpr LibraryEncoder encoders[] = {
      {LibFunc_malloc, encodeMalloc<'m'>, Exact},
      {LibFunc_aligned_alloc, encodeAlignedAlloc, Exact},
      {LibFunc_calloc, encodeCalloc, Exact},
      {LibFunc_realloc, encodeRealloc, Exact},
      {LibFunc_free, encodeDelete<'m'>, Exact},
      {LibFunc_Znwm, encodeNew<'n'>, Exact},
      {LibFunc_Znam, encodeNew<'a'>, Exact},
      {LibFunc_ZnwmRKSt9nothrow_t, encodeMalloc<'n'>, Exact},
      {LibFunc_ZnamRKSt9nothrow_t, encodeMalloc<'a'>, Exact},
      {LibFunc_ZdlPv, encodeDelete<'n'>, Exact},
      {LibFunc_ZdaPv, encodeDelete<'a'>, Exact},
  };
  return encoders;
}
