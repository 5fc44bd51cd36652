// Values that are undef in all of their bits, or in none.

#include "verify/judge/refine/lockstep/events/Whole.h"
#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/metadata/TypeBasedAliasing.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The operations that a value is computed by which are looked at.
static constexpr unsigned mostOperations = 6;

/// Whether no bit of a value is ever undef: it is computed from such ones.
static bool isNeverUndef(const Value &value, unsigned operations = 0) {
  if (isa<ConstantInt, ConstantFP, ConstantPointerNull, GlobalValue, AllocaInst,
          FreezeInst>(value))
    return true;
  if (auto *argument = dyn_cast<Argument>(&value))
    return argument->hasAttribute(Attribute::NoUndef);
  if (auto *call = dyn_cast<CallBase>(&value))
    return call->hasRetAttr(Attribute::NoUndef);
  if (auto *load = dyn_cast<LoadInst>(&value))
    return load->hasMetadata(LLVMContext::MD_noundef);
  const bool isComputed = isa<BinaryOperator, CmpInst, CastInst, SelectInst,
                              GetElementPtrInst, ConstantExpr>(value);
  return isComputed && operations != mostOperations &&
         all_of(cast<User>(value).operands(), [&](const Use &use) {
           return isNeverUndef(*use, operations + 1);
         });
}

/// Whether a call is of an unknown function, of which each result and each byte
/// that it writes is as the caller's arguments and memory are.
static bool isOfUnknown(const CallBase &call) {
  return !isa<IntrinsicInst>(call) && !encode::libraryFunctionOf(call);
}

WholeValues::WholeValues(const Function &function)
    : layout(function.getDataLayout()) {
  SmallVector<const Instruction *> writers;
  for (const Instruction &inst : instructions(function))
    if (inst.mayWriteToMemory())
      writers.push_back(&inst);
  // Of all such bytes of an execution, one is written first, and not because
  // another one was read.
  bool isNew = true;
  while (isNew) {
    isNew = false;
    for (const Instruction *writer : writers)
      isNew |= !partial.contains(writer) && mayWritePart(*writer) &&
               partial.insert(writer);
  }
}

bool WholeValues::isWhole(const Value &value) const {
  SmallPtrSet<const PHINode *, 8> seen;
  return isWhole(value, seen);
}

bool WholeValues::isWhole(const Value &value, Phis &seen) const {
  if (!value.getType()->isIntOrPtrTy())
    return false;
  if (isa<Argument, UndefValue>(value))
    return true;
  if (auto *call = dyn_cast<CallBase>(&value)) {
    const Value *returned = call->getReturnedArgOperand();
    return isOfUnknown(*call) && (!returned || isWhole(*returned, seen));
  }
  if (auto *load = dyn_cast<LoadInst>(&value);
      load && load->getType()->isIntegerTy(8))
    return load->isSimple() && readsWholeBytes(*load);
  if (auto *phi = dyn_cast<PHINode>(&value))
    return !seen.insert(phi).second ||
           all_of(phi->incoming_values(),
                  [&](const Use &use) { return isWhole(*use, seen); });
  return isNeverUndef(value);
}

bool WholeValues::mayBeAny(const Value &value, const APInt &number) const {
  SmallPtrSet<const PHINode *, 8> seen;
  return mayBeAny(value, number, seen);
}

bool WholeValues::mayBeAny(const Value &value, const APInt &number,
                           Phis &seen) const {
  if (auto *phi = dyn_cast<PHINode>(&value))
    return !seen.insert(phi).second ||
           all_of(phi->incoming_values(),
                  [&](const Use &use) { return mayBeAny(*use, number, seen); });
  if (!isa<ZExtInst, SExtInst>(value))
    return isWhole(value, seen);
  const Value &narrow = *cast<CastInst>(value).getOperand(0);
  const unsigned bits = narrow.getType()->getScalarSizeInBits();
  const APInt part = number.trunc(bits);
  return isNeverUndef(value) ||
         ((isa<ZExtInst>(value) ? part.zext(number.getBitWidth())
                                : part.sext(number.getBitWidth())) == number &&
          mayBeAny(narrow, part, seen));
}

bool WholeValues::isWholeInBytes(const Value &value) const {
  SmallPtrSet<const PHINode *, 8> seen;
  return isWholeInBytes(value, seen);
}

bool WholeValues::isWholeInBytes(const Value &value, Phis &seen) const {
  Type *type = value.getType();
  if (!hasWholeBytes(type, layout) ||
      layout.getTypeSizeInBits(type).getKnownMinValue() % 8 != 0)
    return false;
  if (isa<Argument, ConstantData>(value) || isNeverUndef(value) ||
      isWhole(value, seen))
    return true;
  if (auto *load = dyn_cast<LoadInst>(&value))
    return load->isSimple() && readsWholeBytes(*load);
  if (auto *phi = dyn_cast<PHINode>(&value))
    return !seen.insert(phi).second ||
           all_of(phi->incoming_values(),
                  [&](const Use &use) { return isWholeInBytes(*use, seen); });
  return isa<ZExtInst, TruncInst>(value) &&
         isWholeInBytes(*cast<CastInst>(value).getOperand(0), seen);
}

bool WholeValues::mayReach(const Instruction &from,
                           const Instruction &to) const {
  const BasicBlock *block = from.getParent();
  if (block == to.getParent() && from.comesBefore(&to))
    return true;
  auto [known, isNew] = reached.try_emplace(block);
  if (isNew)
    for (const BasicBlock *next : successors(block))
      for (const BasicBlock *behind : depth_first_ext(next, known->second))
        (void)behind;
  return known->second.contains(to.getParent());
}

/// Whether no byte is undef in some bits alone that a load or a copy reads.
bool WholeValues::readsWholeBytes(const Instruction &reader) const {
  return none_of(partial, [&](const Instruction *writer) {
    return mayAliasByTypes(*writer, reader) && mayReach(*writer, reader);
  });
}

bool WholeValues::mayWritePart(const Instruction &writer) const {
  SmallPtrSet<const PHINode *, 8> seen;
  if (auto *store = dyn_cast<StoreInst>(&writer))
    return !isWholeInBytes(*store->getValueOperand(), seen);
  if (auto *filling = dyn_cast<MemSetInst>(&writer))
    return !isWholeInBytes(*filling->getValue(), seen);
  if (isa<MemTransferInst>(writer))
    return !readsWholeBytes(writer);
  auto *call = dyn_cast<CallBase>(&writer);
  return call
             ? !isOfUnknown(*call) && !call->onlyAccessesInaccessibleMemory() &&
                   !isa<LifetimeIntrinsic>(call)
             : !isa<FenceInst>(writer);
}
