// Memory objects for the globals of a pair, and likely values of its arguments.

#include "verify/judge/refine/replay/Inputs.h"
#include "verify/judge/refine/interpret/state/Value.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

/// Collects the globals that a function refers to, also through constant
/// expressions, initializers of constant globals, and functions that it calls.
class GlobalCollector {
public:
  SetVector<const GlobalValue *> found;

  void visit(const Function &function) {
    if (!entered.insert(&function).second)
      return;
    for (const Instruction &instruction : instructions(function)) {
      for (const Use &use : instruction.operands())
        if (auto *constant = dyn_cast<Constant>(use))
          visit(*constant);
      if (const MDNode *callees =
              instruction.getMetadata(LLVMContext::MD_callees))
        for (const MDOperand &callee : callees->operands())
          if (auto *known = mdconst::dyn_extract_or_null<Constant>(callee))
            visit(*known);
    }
  }

private:
  void visit(const Constant &constant) {
    if (!seen.insert(&constant).second)
      return;
    if (auto *global = dyn_cast<GlobalValue>(&constant)) {
      auto *function = dyn_cast<Function>(global);
      if (function && function->isIntrinsic())
        return;
      if (!isa<GlobalAlias>(global))
        found.insert(global);
      if (function && !function->isDeclaration())
        visit(*function);
      auto *variable = dyn_cast<GlobalVariable>(global);
      if (variable && !variable->isConstant())
        return;
    }
    for (const Use &use : constant.operands())
      if (auto *operand = dyn_cast<Constant>(use))
        visit(*operand);
  }

  SmallPtrSet<const Function *, 8> entered;
  SmallPtrSet<const Constant *, 32> seen;
};

uint64_t alignmentOf(const GlobalValue &global, const DataLayout &layout) {
  if (auto *variable = dyn_cast<GlobalVariable>(&global))
    return variable->getAlign()
        .value_or(layout.getABITypeAlign(variable->getValueType()))
        .value();
  return global.getPointerAlignment(layout).value();
}

/// The size of a global in bytes; a function has one. False if it has none that
/// is fixed.
bool sizeOf(const GlobalValue &global, const DataLayout &layout,
            uint64_t &size) {
  if (isa<Function>(global)) {
    size = 1;
    return true;
  }
  if (!isa<GlobalVariable>(global) || !global.getValueType()->isSized())
    return false;
  TypeSize bytes = layout.getTypeAllocSize(global.getValueType());
  size = bytes.isScalable() ? 0 : bytes.getFixedValue();
  return !bytes.isScalable();
}

Leaf bitsLeaf(APInt bits) {
  Leaf leaf;
  leaf.bits = std::move(bits);
  return leaf;
}

} // namespace

Leaf leafOf(Leaf::Kind kind) {
  Leaf leaf;
  leaf.kind = kind;
  return leaf;
}

Byte byteOf(uint8_t bits) {
  Byte byte;
  byte.kind = Byte::Bits;
  byte.bits = bits;
  return byte;
}

unsigned addBlock(Witness &witness, Block block) {
  uint64_t end = 0x100;
  for (const Block &other : witness.blocks)
    end = std::max(end, SaturatingAdd(other.address, other.size));
  block.alignment = std::max<uint64_t>(block.alignment, 1);
  block.address = alignTo(end + 16, block.alignment);
  witness.blocks.push_back(std::move(block));
  return witness.blocks.size() - 1;
}

bool addGlobal(const GlobalValue &global, Witness &witness, Reason &why) {
  if (witness.blocks.empty())
    witness.blocks.emplace_back();
  const DataLayout &layout = global.getDataLayout();
  uint64_t size = 0;
  if (!sizeOf(global, layout, size)) {
    why = {ReasonKind::Unsupported, "a global of such a kind"};
    return false;
  }
  auto known = llvm::find_if(witness.blocks, [&](const Block &block) {
    return block.global && block.global->getName() == global.getName();
  });
  uint64_t alignment = alignmentOf(global, layout);
  if (known == witness.blocks.end()) {
    Block block;
    block.global = &global;
    // A declaration may have an empty type and yet refer to a larger object.
    block.size = size == 0 && global.isDeclaration() ? 64 : size;
    block.alignment = std::max<uint64_t>(alignment, 8);
    block.rest.kind = Byte::Bits;
    auto *variable = dyn_cast<GlobalVariable>(&global);
    block.writable = variable && !variable->isConstant();
    addBlock(witness, std::move(block));
    return true;
  }
  if (known->size != size && !(global.isDeclaration() && known->size > size)) {
    why = {ReasonKind::Unsupported, "a global of two sizes"};
    return false;
  }
  // The alignment of either declaration holds.
  if (known->alignment < alignment)
    known->alignment = alignment;
  if (known->address % alignment == 0)
    return true;
  why = {ReasonKind::Unsupported,
         "a global that is less aligned in the witness"};
  return false;
}

bool addGlobals(const Function &source, const Function &target,
                Witness &witness, Reason &why) {
  if (witness.blocks.empty())
    witness.blocks.emplace_back();
  GlobalCollector collector;
  collector.visit(source);
  collector.visit(target);
  if (!llvm::all_of(collector.found, [&](const GlobalValue *global) {
        return addGlobal(*global, witness, why);
      }))
    return false;
  for (Block &block : witness.blocks)
    block.isLone =
        block.global &&
        isLoneConstant(*block.global, *source.getParent(), *target.getParent());
  return true;
}

bool isStandardStream(const GlobalValue *global) {
  auto *variable = dyn_cast_or_null<GlobalVariable>(global);
  return variable && variable->isDeclaration() &&
         variable->getValueType()->isPointerTy() &&
         is_contained({"stdin", "stdout", "stderr"}, variable->getName());
}

bool isLoneConstant(const GlobalValue &global, const Module &source,
                    const Module &target) {
  auto *variable = dyn_cast<GlobalVariable>(&global);
  return variable && variable->isConstant() && variable->hasLocalLinkage() &&
         !variable->isThreadLocal() && variable->hasDefinitiveInitializer() &&
         !(source.getNamedValue(global.getName()) &&
           target.getNamedValue(global.getName()));
}

bool keepsLoneConstants(const Witness &witness) {
  auto isLone = [&](unsigned block) {
    return block < witness.blocks.size() && witness.blocks[block].isLone;
  };
  auto isOut = [&](const Leaf &leaf) {
    return leaf.kind != Leaf::Pointer || !isLone(leaf.block);
  };
  auto isByteOut = [&](const auto &entry) {
    return entry.second.kind != Byte::Pointer || !isLone(entry.second.block);
  };
  return all_of(witness.arguments,
                [&](const auto &leaves) { return all_of(leaves, isOut); }) &&
         all_of(witness.blocks,
                [&](const Block &block) {
                  return all_of(block.bytes, isByteOut);
                }) &&
         all_of(witness.effects, [&](const auto &effects) {
           return all_of(effects.second, [&](const refine::CallEffect &effect) {
             return all_of(effect.result, isOut) &&
                    all_of(effect.writes, isByteOut) &&
                    all_of(effect.localWrites,
                           [&](const refine::LocalWrite &write) {
                             return write.byte.kind != Byte::Pointer ||
                                    !isLone(write.byte.block);
                           });
           });
         });
}

std::vector<Leaf> scalarCandidates(Type *scalar, const DataLayout &layout,
                                   const RefineOptions &options,
                                   ArrayRef<APInt> constants) {
  std::vector<Leaf> leaves;
  auto add = [&](APInt bits) {
    for (const Leaf &leaf : leaves)
      if (leaf.kind == Leaf::Bits && leaf.bits == bits)
        return;
    leaves.push_back(bitsLeaf(std::move(bits)));
  };
  unsigned width = laneWidth(scalar, layout);
  if (scalar->isFloatingPointTy()) {
    const fltSemantics &semantics = scalar->getFltSemantics();
    auto number = [&](double value) {
      APFloat exact(value);
      bool inexact = false;
      exact.convert(semantics, APFloat::rmNearestTiesToEven, &inexact);
      add(exact.bitcastToAPInt());
    };
    for (double value : {0.0, 1.0, -1.0, -0.0, 2.0, 0.5, 1.5, 3.0, -2.5, 100.7})
      number(value);
    for (bool negative : {false, true}) {
      add(APFloat::getInf(semantics, negative).bitcastToAPInt());
      add(APFloat::getQNaN(semantics, negative).bitcastToAPInt());
      add(APFloat::getSNaN(semantics, negative).bitcastToAPInt());
      add(APFloat::getSmallest(semantics, negative).bitcastToAPInt());
      add(APFloat::getLargest(semantics, negative).bitcastToAPInt());
    }
  } else {
    for (int64_t value : {0, 1, -1, 2, 3, 7, 5, -2})
      add(APInt(64, value, true).sextOrTrunc(width));
    add(APInt::getSignedMinValue(width));
    add(APInt::getSignedMaxValue(width));
    for (uint64_t value : {uint64_t(width), uint64_t(width) - 1, uint64_t(42),
                           uint64_t(13), uint64_t(16), uint64_t(100),
                           uint64_t(4), uint64_t(0x7b5a3c9d61e84f27)})
      add(APInt(64, value).zextOrTrunc(width));
    for (const APInt &constant : constants) {
      APInt value = constant.zextOrTrunc(width);
      add(value);
      add(value + 1);
      add(value - 1);
      add(value ^ APInt::getSignMask(width));
    }
    add(APInt::getHighBitsSet(width, width / 2));
    add(APInt::getLowBitsSet(width, width / 2));
    for (uint64_t i = 0; width <= 4 && i != uint64_t(1) << width; ++i)
      add(APInt(width, i));
  }
  if (options.poisonInputs)
    leaves.push_back(leafOf(Leaf::Poison));
  if (options.undefInputs)
    leaves.push_back(leafOf(Leaf::Undef));
  return leaves;
}

} // namespace palindrome::replay
