// Intrinsics that fill, copy and delimit memory (LangRef, llvm.memset,
// llvm.memcpy, llvm.memmove, llvm.lifetime).

#include "verify/semantic/encode/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

/// Up to so many bytes are written one by one.
constexpr uint64_t fewBytes = 64;

void palindrome::encode::writeRange(
    Side &side, Expr pointer, Expr size,
    std::function<MemoryByte(Expr offset)> byteAt) {
  if (auto count = size.constant(); count && count->ule(fewBytes)) {
    SmallVector<MemoryByte> bytes;
    for (uint64_t i = 0; i < count->getZExtValue(); ++i)
      bytes.push_back(byteAt(Expr::bits(offsetBits, i)));
    side.writeBytes(pointer, bytes);
    return;
  }
  Expr block = Blocks::blockOf(pointer), start = Blocks::offsetOf(pointer);
  Write write;
  write.covers = [=](Expr at, Expr offset) {
    Expr same = at == block;
    return same.isFalse() ? same : same && (offset - start).ult(size);
  };
  write.byteAt = [start, byteAt = std::move(byteAt)](Expr, Expr offset) {
    return byteAt(offset - start);
  };
  side.addWrite(std::move(write));
}

/// Lets `act` happen where `condition` holds.
template <typename Action>
static void onlyIf(Side &side, Expr condition, Action act) {
  Expr all = side.domain;
  side.domain &= condition;
  if (!side.domain.isFalse())
    act();
  side.domain = all;
}

static Lane argument(Side &side, const CallBase &call, unsigned number) {
  return encodeArgument(side, {&call, call.getCalledFunction()}, number)
      .front();
}

static bool isVolatile(Side &side, const CallBase &call) {
  if (cast<ConstantInt>(call.getArgOperand(3))->isZero())
    return false;
  side.setUnsupported("volatile access of memory");
  return true;
}

static Lanes encodeMemSet(Side &side, const Instruction &inst) {
  auto &call = cast<CallBase>(inst);
  if (isVolatile(side, call))
    return {};
  Lane to = argument(side, call, 0), value = argument(side, call, 1);
  Expr size = side.useDefinite(argument(side, call, 2)).zextOrTrunc(offsetBits);
  onlyIf(side, !size.isZero(), [&] {
    Expr pointer = side.useDefinite(to);
    side.checkAccess(pointer, size, Align(1), /*isWrite=*/true);
    MemoryByte byte;
    byte.bits = value.value;
    byte.poison = value.poison;
    byte.undefs = value.undefs;
    byte.varies =
        value.variation().isWhole ? value.varies : Variation::unknown();
    writeRange(side, pointer, size, [byte](Expr) { return byte; });
  });
  return {};
}

static void encodeCopy(Side &side, const CallBase &call, bool mayOverlap) {
  if (isVolatile(side, call))
    return;
  Lane to = argument(side, call, 0), from = argument(side, call, 1);
  Expr size = side.useDefinite(argument(side, call, 2)).zextOrTrunc(offsetBits);
  onlyIf(side, !size.isZero(), [&] {
    Expr target = side.useDefinite(to), source = side.useDefinite(from);
    side.checkAccess(target, size, Align(1), /*isWrite=*/true);
    side.checkAccess(source, size, Align(1), /*isWrite=*/false);
    Expr block = Blocks::blockOf(source), start = Blocks::offsetOf(source);
    Expr distance = Blocks::offsetOf(target) - start;
    if (!mayOverlap)
      side.addUB(Blocks::blockOf(target) == block && !distance.isZero() &&
                 (distance.ult(size) || (-distance).ult(size)));
    size_t until = side.writes().size();
    writeRange(side, target, size, [&side, block, start, until](Expr offset) {
      return side.readByte(block, start + offset, until);
    });
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

/// The own block that a lifetime is of; nothing for poison.
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

static Lanes encodeLifetimeStart(Side &side, const Instruction &inst) {
  std::optional<Expr> pointer = lifetimeOf(side, inst);
  if (!pointer)
    return {};
  Expr block = Blocks::blockOf(*pointer);
  side.setAlive(block, true);
  Write write;
  write.covers = [block](Expr at, Expr) { return at == block; };
  write.byteAt = [](Expr, Expr) { return MemoryByte::uninitialised(); };
  side.addWrite(std::move(write));
  return {};
}

static Lanes encodeLifetimeEnd(Side &side, const Instruction &inst) {
  if (std::optional<Expr> pointer = lifetimeOf(side, inst))
    side.setAlive(Blocks::blockOf(*pointer), false);
  return {};
}

ArrayRef<IntrinsicEncoder> palindrome::encode::memoryIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::memset, encodeMemSet, Exact},
      {Intrinsic::memset_inline, encodeMemSet, Exact},
      {Intrinsic::memcpy, encodeMemCpy, Exact},
      {Intrinsic::memcpy_inline, encodeMemCpy, Exact},
      {Intrinsic::memmove, encodeMemMove, Exact},
      {Intrinsic::lifetime_start, encodeLifetimeStart, Exact},
      {Intrinsic::lifetime_end, encodeLifetimeEnd, Exact},
  };
  return encoders;
}
