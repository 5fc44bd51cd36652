// The memory objects that exist on entry.

#include "verify/judge/refine/encode/model/Blocks.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/GlobalAlias.h"
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
    if (auto *alias = dyn_cast<GlobalAlias>(global))
      collect(alias->getAliasee(), globals, seen);
    // Pointers in its initializer may be loaded.
    if (auto *variable = dyn_cast<GlobalVariable>(global);
        variable && variable->hasInitializer())
      collect(variable->getInitializer(), globals, seen);
    return;
  }
  for (const llvm::Value *operand : cast<Constant>(value)->operands())
    collect(operand, globals, seen);
}

/// Adds the address space of a pointer type, or of the pointers in it.
static void addSpaces(const Type *type, SmallSetVector<unsigned, 2> &spaces) {
  if (auto *pointer = dyn_cast<PointerType>(type);
      pointer && pointer->getAddressSpace() != 0)
    spaces.insert(pointer->getAddressSpace());
  for (const Type *part : type->subtypes())
    addSpaces(part, spaces);
}

/// The address spaces, other than 0, of the pointers in `function`.
static void addSpaces(const llvm::Function &function,
                      SmallSetVector<unsigned, 2> &spaces) {
  for (const Argument &argument : function.args())
    addSpaces(argument.getType(), spaces);
  for (const Instruction &inst : instructions(function)) {
    addSpaces(inst.getType(), spaces);
    for (const llvm::Value *operand : inst.operands()) {
      addSpaces(operand->getType(), spaces);
      if (auto *constant = dyn_cast<Constant>(operand))
        for (const llvm::Value *part : constant->operands())
          addSpaces(part->getType(), spaces);
    }
  }
}

Blocks::Blocks(const llvm::Function &source, const llvm::Function &target,
               unsigned unknown, unsigned local)
    : layout(source.getDataLayout()),
      addressBits(std::min(offsetBits, layout.getPointerSizeInBits())),
      isNullValid(NullPointerIsDefined(&source) &&
                  NullPointerIsDefined(&target)) {
  known.push_back(nullptr);
  SmallSetVector<unsigned, 2> spaces;
  addSpaces(source, spaces);
  addSpaces(target, spaces);
  otherSpaces.assign(spaces.begin(), spaces.end());
  known.resize(1 + otherSpaces.size(), nullptr);
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
  missing = Uninterpreted("missing", {bits}, 1);
}

Expr Blocks::isInitial(Expr block) const {
  return block.ult(Expr::bits(bits, blockCount));
}

Expr Blocks::mayLieAt(Expr start, Expr size, unsigned space) const {
  Expr end = start + size;
  Expr may = start.ule(end);
  if (space == 0)
    may &= !start.isZero();
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
    axioms &= !isTooLarge(blockSize);
    if (number <= otherSpaces.size()) {
      axioms &= start.isZero() && !isHeap(block);
      continue;
    }
    axioms &=
        mayLieAt(start, blockSize, global ? global->getAddressSpace() : 0);
    if (!global)
      continue;
    axioms &= !isHeap(block);
    // Functions do not fill the address space, so that the source has a choice
    // where its objects lie.
    constexpr unsigned functionsBits = 4;
    if (isa<llvm::Function>(global) && addressBits > functionsBits)
      axioms &= blockSize.ule(
          Expr::bits(offsetBits, uint64_t(1) << (addressBits - functionsBits)));
    Known properties = propertiesOf(*global);
    axioms &= isWritable(block) == Expr::boolean(properties.isWritable);
    Expr least = Expr::bits(offsetBits, properties.size);
    // A definition elsewhere may be larger, but no smaller.
    bool isExact = !global->isDeclaration() && !global->isInterposable();
    axioms &= isExact ? least == blockSize : least.ule(blockSize);
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
    bool isNull = number <= otherSpaces.size();
    next = alignTo(next, properties.align);
    set(size(block), Expr::bits(offsetBits, properties.size));
    set(address(block), Expr::bits(offsetBits, isNull ? 0 : next));
    set(writable({block}), Expr::bits(1, uint64_t(properties.isWritable)));
    set(heap({block}), Expr::bits(1, 0));
    set(missing({block}), Expr::bits(1, 0));
    if (!isNull)
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
