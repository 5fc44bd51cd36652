// Encodes alloca, load and store (LangRef, 'Memory Access and Addressing
// Operations'). Accesses that the environment observes are encoded as calls of
// it (calls/ObservedAccesses.cpp).

#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/ir/PointerUses.h"
#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

///   %p = alloca i32, align 4   becomes
///   p: (a new memory block of 4 bytes, offset 0)
/// The address of the block is a choice. If the alloca has lifetime markers, it
/// is not alive yet.
static Lanes encodeAlloca(Side &side, const Instruction &inst) {
  auto &alloca = cast<AllocaInst>(inst);
  TypeSize elementSize =
      side.problem.layout.getTypeAllocSize(alloca.getAllocatedType());
  if (elementSize.isScalable()) {
    side.setUnsupported("alloca of a scalable vector");
    return side.problem.poison(inst.getType());
  }
  Expr count = side.useDefinite(side.get(alloca.getArraySize()).front())
                   .zextOrTrunc(offsetBits);
  Expr each = Expr::bits(offsetBits, elementSize.getFixedValue());
  Expr size = count * each;
  constexpr unsigned wide = 2 * offsetBits;
  Expr isTooLarge = side.problem.blocks.isTooLarge(size) ||
                    size.zext(wide) != count.zext(wide) * each.zext(wide);
  if (isTooLarge.isTrue()) {
    side.setUnsupported("alloca of such a size");
    return side.problem.poison(inst.getType());
  }
  // No object is larger than half of the address space, so there is no room for
  // this one on the stack.
  side.addUB(isTooLarge);
  unsigned index = side.objects.makeBlock(size, alloca.getAlign().value(),
                                          /*isHeap=*/false, side.here.domain);
  if (SideObjects::hasLifetime(&inst))
    side.memory.endLifetime(side.problem.blocks.localBlock(index));
  return {Lane{side.problem.blocks.makePointer(
      side.problem.blocks.localBlock(index), Expr::bits(offsetBits, 0))}};
}

///   %r = load i32, ptr %p, align 4   becomes
///   r: the bytes at p    UB: p is undef or poison, misaligned, or not readable
static Lanes encodeLoad(Side &side, const Instruction &inst) {
  auto &load = cast<LoadInst>(inst);
  if (load.getType()->isScalableTy()) {
    side.setUnsupported("a scalable vector");
    return side.problem.poison(inst.getType());
  }
  Expr pointer = side.useDefinite(side.get(load.getPointerOperand()).front());
  uint64_t size = side.problem.layout.getTypeStoreSize(load.getType());
  checkPromisedAccess(side, load.getPointerOperand(), pointer,
                      Expr::bits(offsetBits, size), /*isWrite=*/false);
  if (size != 0)
    side.checkAccess(pointer, Expr::bits(offsetBits, size), load.getAlign(),
                     /*isWrite=*/false);
  return side.memory.load(load.getType(), pointer, mayBeAccessed(load));
}

static Lanes encodeStore(Side &side, const Instruction &inst) {
  auto &store = cast<StoreInst>(inst);
  Type *type = store.getValueOperand()->getType();
  if (type->isScalableTy()) {
    side.setUnsupported("a scalable vector");
    return {};
  }
  Expr pointer = side.useDefinite(side.get(store.getPointerOperand()).front());
  uint64_t size = side.problem.layout.getTypeStoreSize(type);
  checkPromisedAccess(side, store.getPointerOperand(), pointer,
                      Expr::bits(offsetBits, size), /*isWrite=*/true);
  checkPromisedStore(side, store.getValueOperand(), pointer);
  if (size != 0)
    side.checkAccess(pointer, Expr::bits(offsetBits, size), store.getAlign(),
                     /*isWrite=*/true);
  side.memory.store(type, side.get(store.getValueOperand()), pointer);
  return {};
}

ArrayRef<OpcodeEncoder> palindrome::encode::memoryEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::Alloca, encodeAlloca, Exact},
      {Instruction::Load, encodeLoad, Exact},
      {Instruction::Store, encodeStore, Exact},
  };
  return encoders;
}
