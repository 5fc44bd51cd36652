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

Blocks::Known Blocks::propertiesOf(const GlobalValue &global) const {
  auto *variable = dyn_cast<GlobalVariable>(&global);
  // Functions have different addresses, so none is empty.
  if (!variable)
    return {1, global.getPointerAlignment(layout), false};
  Known result{0, variable->getAlign().valueOrOne(), !variable->isConstant()};
  if (variable->getValueType()->isSized()) {
    result.size = layout.getTypeAllocSize(variable->getValueType());
    if (!variable->getAlign())
      result.align = layout.getABITypeAlign(variable->getValueType());
  }
  return result;
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
    Known properties = propertiesOf(*global);
    axioms &= isWritable(block) == Expr::boolean(properties.isWritable);
    Expr least = Expr::bits(offsetBits, properties.size);
    axioms &=
        global->isDeclaration() ? least.ule(blockSize) : least == blockSize;
    if (properties.align > 1)
      axioms &= start.trunc(Log2(properties.align)).isZero();
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

uint64_t Blocks::listSimpleLayout(SmallVectorImpl<Expr> &terms,
                                  SmallVectorImpl<Expr> &values) const {
  auto set = [&](Expr term, Expr value) {
    terms.push_back(term);
    values.push_back(value);
  };
  uint64_t next = 16;
  for (unsigned number = 0; number < blockCount; ++number) {
    Expr block = Expr::bits(bits, number);
    const GlobalValue *global = number < known.size() ? known[number] : nullptr;
    Known properties =
        global ? propertiesOf(*global) : Known{0, Align(16), number == 0};
    next = alignTo(next, properties.align);
    set(size(block), Expr::bits(offsetBits, properties.size));
    set(address(block), Expr::bits(offsetBits, number == 0 ? 0 : next));
    set(writable({block}), Expr::bits(1, uint64_t(properties.isWritable)));
    set(heap({block}), Expr::bits(1, 0));
    if (number != 0)
      next += properties.size + 1;
  }
  return next;
}

Expr Blocks::areSmall() const {
  constexpr uint64_t small = 64;
  Expr result = Expr::boolean(true);
  for (unsigned i = known.size(); i < blockCount; ++i)
    result &= size(Expr::bits(bits, i)).ule(Expr::bits(offsetBits, small));
  return result;
}
