// Encodes llvm.memset, llvm.memcpy, llvm.memmove (LangRef, 'Standard C/C++
// Library Intrinsics'), their forms whose elements are accessed atomically
// (LangRef, 'Element Wise Atomic Memory Intrinsics'), and llvm.lifetime
// (LangRef, 'Memory Use Markers').

#include "verify/judge/refine/encode/attributes/Attributes.h"
#include "verify/judge/refine/encode/operations/Encoders.h"
#include "verify/judge/refine/encode/state/Ranges.h"

using namespace palindrome::encode;
using namespace llvm;

static Lane argument(Side &side, const CallBase &call, unsigned number) {
  return encodeArgument(side, {&call, call.getCalledFunction()}, number)
      .front();
}

static bool isVolatile(Side &side, const CallBase &call) {
  auto *memory = dyn_cast<MemIntrinsic>(&call);
  if (!memory || !memory->isVolatile())
    return false;
  side.setUnsupported("volatile access of memory");
  return true;
}

/// The number of bytes to write. Of an atomic form, it is undefined behavior
/// unless they are a whole number of elements.
static Expr sizeOf(Side &side, const CallBase &call) {
  Expr size = side.useDefinite(argument(side, call, 2)).zextOrTrunc(offsetBits);
  if (auto *any = dyn_cast<AnyMemIntrinsic>(&call); any && any->isAtomic()) {
    Expr element = Expr::bits(
        offsetBits,
        cast<ConstantInt>(call.getArgOperand(3))->getZExtValue() - 1);
    side.addUB(!(size & element).isZero());
  }
  return size;
}

static Lanes encodeMemSet(Side &side, const Instruction &inst) {
  auto &call = cast<CallBase>(inst);
  if (isVolatile(side, call))
    return {};
  Lane to = argument(side, call, 0), value = argument(side, call, 1);
  Expr size = sizeOf(side, call);
  side.here.onlyIf(!size.isZero(), [&] {
    fillRange(side, side.useDefinite(to), size, byteOf(value));
  });
  return {};
}

static void encodeCopy(Side &side, const CallBase &call, bool mayOverlap) {
  if (isVolatile(side, call))
    return;
  Lane to = argument(side, call, 0), from = argument(side, call, 1);
  Expr size = sizeOf(side, call);
  side.here.onlyIf(!size.isZero(), [&] {
    Expr destination = side.useDefinite(to), source = side.useDefinite(from);
    copyRange(side, destination, source, size, mayOverlap);
  });
}

static Lanes encodeMemCpy(Side &side, const Instruction &inst) {
  encodeCopy(side, cast<CallBase>(inst), /*mayOverlap=*/false);
  return {};
}

static Lanes encodeMemMove(Side &side, const Instruction &inst) {
  encodeCopy(side, cast<CallBase>(inst), /*mayOverlap=*/true);
  return {};
}

/// A pointer to the alloca whose lifetime begins or ends; none if the operand
/// is poison, which makes the marker have no effect.
static std::optional<Expr> lifetimeOf(Side &side, const Instruction &inst) {
  const llvm::Value *operand = inst.getOperand(inst.getNumOperands() - 2);
  if (isa<PoisonValue>(operand))
    return std::nullopt;
  if (!isa<AllocaInst>(operand)) {
    side.setUnsupported("a lifetime of what is no alloca");
    return std::nullopt;
  }
  return side.get(operand).front().value;
}

/// The alloca becomes alive, and its contents are uninitialized.
static Lanes encodeLifetimeStart(Side &side, const Instruction &inst) {
  std::optional<Expr> pointer = lifetimeOf(side, inst);
  if (!pointer)
    return {};
  Expr block = Blocks::blockOf(*pointer);
  side.objects.setAlive(block, true);
  Write write;
  write.isStore = false;
  write.covers = [block](Expr at, Expr) { return at == block; };
  write.byteAt = [](Expr, Expr) { return MemoryByte::uninitialised(); };
  side.memory.addWrite(std::move(write));
  return {};
}

static Lanes encodeLifetimeEnd(Side &side, const Instruction &inst) {
  if (std::optional<Expr> pointer = lifetimeOf(side, inst))
    side.memory.endLifetime(Blocks::blockOf(*pointer));
  return {};
}

ArrayRef<IntrinsicEncoder> palindrome::encode::memoryIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::memset, encodeMemSet, Exact},
      {Intrinsic::memset_inline, encodeMemSet, Exact},
      {Intrinsic::memcpy, encodeMemCpy, Exact},
      {Intrinsic::memcpy_inline, encodeMemCpy, Exact},
      {Intrinsic::memmove, encodeMemMove, Exact},
      {Intrinsic::memset_element_unordered_atomic, encodeMemSet, Exact},
      {Intrinsic::memcpy_element_unordered_atomic, encodeMemCpy, Exact},
      {Intrinsic::memmove_element_unordered_atomic, encodeMemMove, Exact},
      {Intrinsic::lifetime_start, encodeLifetimeStart, Exact},
      {Intrinsic::lifetime_end, encodeLifetimeEnd, Exact},
  };
  return encoders;
}
