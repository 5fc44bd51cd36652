// The memory objects that exist on entry.

#include "verify/refine/encode/model/Blocks.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome::encode;
using namespace llvm;

/// Adds the globals that occur in `value` or in their initializers.
static void collect(const llvm::Value *value,
                    SmallSetVector<const GlobalValue *, 8> &globals,
                    SmallPtrSetImpl<const llvm::Value *> &seen) {
  if (!isa<Constant>(value) || !seen.insert(value).second)
    return;
  if (auto *global = dyn_cast<GlobalValue>(value)) {
    globals.insert(global);
    // Pointers in its initializer may be loaded.
    if (auto *variable = dyn_cast<GlobalVariable>(global);
        variable && variable->hasInitializer())
      collect(variable->getInitializer(), globals, seen);
    return;
  }
  for (const llvm::Value *operand : cast<Constant>(value)->operands())
    collect(operand, globals, seen);
}

Blocks::Blocks(const llvm::Function &source, const llvm::Function &target,
               unsigned unknown, unsigned local)
    : layout(source.getDataLayout()),
      addressBits(std::min(offsetBits, layout.getPointerSizeInBits())),
      isNullValid(NullPointerIsDefined(&source) &&
                  NullPointerIsDefined(&target)) {
  known.push_back(nullptr);
  for (const llvm::Function *function : {&source, &target}) {
    SmallSetVector<const GlobalValue *, 8> globals;
    SmallPtrSet<const llvm::Value *, 16> seen;
    for (const Instruction &inst : instructions(*function)) {
      for (const llvm::Value *operand : inst.operands())
        collect(operand, globals, seen);
      if (const MDNode *callees = inst.getMetadata(LLVMContext::MD_callees))
        for (const MDOperand &callee : callees->operands())
          if (auto *known = mdconst::dyn_extract_or_null<Constant>(callee))
            collect(known, globals, seen);
    }
    for (const GlobalValue *global : globals)
      if (numbers.try_emplace(global->getName(), known.size()).second)
        known.push_back(global);
  }
  blockCount = known.size() + unknown;
  bits = 1 + std::max(1u, Log2_64_Ceil(std::max(blockCount, local) + 1));
  sizes = Uninterpreted("size", {bits}, offsetBits);
  addresses = Uninterpreted("address", {bits}, offsetBits);
  writable = Uninterpreted("writable", {bits}, 1);
  heap = Uninterpreted("heap", {bits}, 1);
}

Expr Blocks::isInitial(Expr block) const {
  return block.ult(Expr::bits(bits, blockCount));
}

Expr Blocks::mayLieAt(Expr start, Expr size) const {
  Expr end = start + size;
  Expr may = !start.isZero() && start.ule(end);
  if (addressBits < offsetBits) {
    Expr limit = Expr::bits(offsetBits, uint64_t(1) << addressBits);
    may &= start.ult(limit) && end.ult(limit);
  }
  return may;
}

Expr Blocks::axioms() const {
  Expr axioms = Expr::boolean(true);
  for (unsigned number = 0; number < blockCount; ++number) {
    Expr block = Expr::bits(bits, number);
    const GlobalValue *global = number < known.size() ? known[number] : nullptr;
    if (number == 0) {
      axioms &= address(block).isZero() && !isHeap(block) &&
                isWritable(block) &&
                (isNullValid ? !isTooLarge(size(block)) : size(block).isZero());
      continue;
    }
    Expr blockSize = size(block), start = address(block);
    axioms &= !isTooLarge(blockSize) && mayLieAt(start, blockSize);
    if (!global)
      continue;
    axioms &= !isHeap(block);
    uint64_t knownSize = 0;
    MaybeAlign align;
    if (auto *variable = dyn_cast<GlobalVariable>(global)) {
      if (variable->getValueType()->isSized())
        knownSize = layout.getTypeAllocSize(variable->getValueType());
      align = variable->getAlign();
      if (!align && variable->getValueType()->isSized())
        align = layout.getABITypeAlign(variable->getValueType());
      axioms &= isWritable(block) == Expr::boolean(!variable->isConstant());
    } else {
      axioms &= !isWritable(block);
      knownSize = 1; // Functions have different addresses, so none is empty.
      align = global->getPointerAlignment(layout);
    }
    Expr least = Expr::bits(offsetBits, knownSize);
    axioms &=
        global->isDeclaration() ? least.ule(blockSize) : least == blockSize;
    if (align && *align > 1)
      axioms &= start.trunc(Log2(*align)).isZero();
  }
  return axioms;
}

Expr Blocks::addressAxioms() const {
  Expr axioms = Expr::boolean(true);
  for (unsigned i = first(); i < blockCount; ++i)
    for (unsigned j = i + 1; j < blockCount; ++j) {
      Expr a = Expr::bits(bits, i), b = Expr::bits(bits, j);
      axioms &= (address(a) + size(a)).ule(address(b)) ||
                (address(b) + size(b)).ule(address(a));
    }
  return axioms;
}

Expr Blocks::areSmall() const {
  constexpr uint64_t small = 64;
  Expr result = Expr::boolean(true);
  for (unsigned i = known.size(); i < blockCount; ++i)
    result &= size(Expr::bits(bits, i)).ule(Expr::bits(offsetBits, small));
  return result;
}
