// Stack, loads and stores (LangRef, memory access and addressing operations).

#include "verify/semantic/encode/Encoders.h"
#include "verify/semantic/encode/Promises.h"

using namespace palindrome::encode;
using namespace llvm;

static Lanes encodeAlloca(Side &side, const Instruction &inst) {
  auto &alloca = cast<AllocaInst>(inst);
  TypeSize elementSize =
      side.pair.layout.getTypeAllocSize(alloca.getAllocatedType());
  if (elementSize.isScalable()) {
    side.setUnsupported("alloca of a scalable vector");
    return side.poison(inst.getType());
  }
  Expr count = side.useDefinite(side.get(alloca.getArraySize()).front());
  Expr size = count.zextOrTrunc(offsetBits) *
              Expr::bits(offsetBits, elementSize.getFixedValue());
  if (!size.constant()) {
    side.setUnsupported("alloca of a size that is not known");
    return side.poison(inst.getType());
  }
  unsigned index =
      side.makeBlock(size, alloca.getAlign().value(), /*isHeap=*/false);
  if (Side::hasLifetime(&inst))
    side.setAlive(side.pair.blocks.localBlock(index), false);
  return {Lane{side.pair.blocks.makePointer(side.pair.blocks.localBlock(index),
                                            Expr::bits(offsetBits, 0))}};
}

/// What the metadata of a load says of its value (LangRef, range, nonnull,
/// align, noundef and the dereferenceable kinds).
static Lanes applyMetadata(Side &side, const Instruction &inst, Lanes value) {
  SmallVector<std::pair<unsigned, MDNode *>> nodes;
  inst.getAllMetadataOtherThanDebugLoc(nodes);
  for (auto [kind, node] : nodes)
    switch (kind) {
    case LLVMContext::MD_range:
      for (Lane &lane : value) {
        Expr isIn = Expr::boolean(false);
        for (unsigned i = 0; i + 1 < node->getNumOperands(); i += 2) {
          const APInt &low =
              mdconst::extract<ConstantInt>(node->getOperand(i))->getValue();
          const APInt &high =
              mdconst::extract<ConstantInt>(node->getOperand(i + 1))
                  ->getValue();
          isIn |= (lane.value - Expr::bits(low)).ult(Expr::bits(high - low));
        }
        lane.poison |= !isIn;
      }
      break;
    case LLVMContext::MD_nonnull:
      for (Lane &lane : value)
        lane.poison |= side.isNull(lane.value);
      break;
    case LLVMContext::MD_align: {
      uint64_t align =
          mdconst::extract<ConstantInt>(node->getOperand(0))->getZExtValue();
      for (Lane &lane : value)
        lane.poison |= !side.isAligned(lane.value, Align(align));
      break;
    }
    case LLVMContext::MD_noundef: // Below, after what gives poison.
    case LLVMContext::MD_prof:
    case LLVMContext::MD_nontemporal:
    case LLVMContext::MD_annotation:
      break;
    default:
      side.setUnsupported("metadata on a load");
    }
  if (inst.hasMetadata(LLVMContext::MD_noundef))
    for (Lane &lane : value)
      lane = Lane{side.useDefinite(lane)};
  return value;
}

static Lanes encodeLoad(Side &side, const Instruction &inst) {
  auto &load = cast<LoadInst>(inst);
  if (isObserved(inst))
    return applyMetadata(side, inst, encodeObserved(side, inst));
  if (isa<ScalableVectorType>(load.getType())) {
    side.setUnsupported("a scalable vector");
    return side.poison(inst.getType());
  }
  Expr pointer = side.useDefinite(side.get(load.getPointerOperand()).front());
  uint64_t size = side.pair.layout.getTypeStoreSize(load.getType());
  checkPromisedAccess(side, load.getPointerOperand(), pointer,
                      Expr::bits(offsetBits, size), /*isWrite=*/false);
  if (size != 0)
    side.checkAccess(pointer, Expr::bits(offsetBits, size), load.getAlign(),
                     /*isWrite=*/false);
  return applyMetadata(side, inst, side.load(load.getType(), pointer));
}

static Lanes encodeStore(Side &side, const Instruction &inst) {
  auto &store = cast<StoreInst>(inst);
  if (isObserved(inst))
    return encodeObserved(side, inst);
  Type *type = store.getValueOperand()->getType();
  Expr pointer = side.useDefinite(side.get(store.getPointerOperand()).front());
  uint64_t size = side.pair.layout.getTypeStoreSize(type);
  checkPromisedAccess(side, store.getPointerOperand(), pointer,
                      Expr::bits(offsetBits, size), /*isWrite=*/true);
  checkPromisedStore(side, store.getValueOperand(), pointer);
  if (size != 0)
    side.checkAccess(pointer, Expr::bits(offsetBits, size), store.getAlign(),
                     /*isWrite=*/true);
  side.store(type, side.get(store.getValueOperand()), pointer);
  return {};
}

ArrayRef<OpcodeEncoder> palindrome::encode::memoryEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::Alloca, encodeAlloca, Exact},
      {Instruction::Load, encodeLoad, Exact},
      {Instruction::Store, encodeStore, Exact},
      {Instruction::Fence, encodeObserved, Exact},
      {Instruction::AtomicRMW, encodeObserved, Exact},
      {Instruction::AtomicCmpXchg, encodeObserved, Exact},
  };
  return encoders;
}
