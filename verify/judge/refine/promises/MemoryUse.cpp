// Collects what a body may read and write, by where the memory is.

#include "verify/judge/refine/promises/Keeps.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome;
using namespace llvm;

/// The most values that an address is followed through.
static constexpr unsigned mostValues = 32;

/// Where an address in memory that is accessed may be: in what an argument
/// points to, elsewhere, or in a local, which nobody else sees.
static MemoryEffects placesOf(const Value *pointer, ModRefInfo access) {
  MemoryEffects other = MemoryEffects(IRMemLocation::Other, access) |
                        MemoryEffects(IRMemLocation::ErrnoMem, access);
  MemoryEffects all = MemoryEffects::none();
  SmallSetVector<const Value *, 4> open;
  open.insert(pointer);
  for (unsigned i = 0; i != open.size(); ++i) {
    const Value *value = open[i];
    if (i == mostValues)
      return other | MemoryEffects::argMemOnly(access);
    if (auto *step = dyn_cast<GEPOperator>(value)) {
      open.insert(step->getPointerOperand());
    } else if (auto *phi = dyn_cast<PHINode>(value)) {
      open.insert_range(phi->incoming_values());
    } else if (auto *select = dyn_cast<SelectInst>(value)) {
      open.insert(select->getTrueValue());
      open.insert(select->getFalseValue());
    } else if (isa<Argument>(value)) {
      all |= MemoryEffects::argMemOnly(access);
    } else if (auto *global = dyn_cast<GlobalVariable>(value)) {
      if (!global->isConstant() || isModSet(access))
        all |= other;
    } else if (!isa<AllocaInst>(value)) {
      // It may be based on an argument that was stored before.
      all |= other | MemoryEffects::argMemOnly(access);
    }
  }
  return all;
}

static MemoryEffects effectsOfCall(const CallBase &call) {
  MemoryEffects effects = call.getMemoryEffects();
  ModRefInfo access = effects.getModRef(IRMemLocation::ArgMem);
  MemoryEffects all = effects.getWithoutLoc(IRMemLocation::ArgMem);
  if (!isModOrRefSet(access))
    return all;
  for (const Use &use : call.args()) {
    if (!use->getType()->isPtrOrPtrVectorTy())
      continue;
    unsigned number = call.getArgOperandNo(&use);
    ModRefInfo mine = access;
    if (call.doesNotAccessMemory(number))
      continue;
    if (call.onlyReadsMemory(number))
      mine &= ModRefInfo::Ref;
    if (call.onlyWritesMemory(number))
      mine &= ModRefInfo::Mod;
    all |= placesOf(use, mine);
  }
  return all;
}

MemoryEffects refine::effectsOfBody(const Function &function) {
  MemoryEffects all = MemoryEffects::none();
  for (const Instruction &inst : instructions(function)) {
    if (!inst.mayReadOrWriteMemory() || inst.isDebugOrPseudoInst())
      continue;
    if (auto *call = dyn_cast<CallBase>(&inst)) {
      all |= effectsOfCall(*call);
      continue;
    }
    const Value *pointer = getLoadStorePointerOperand(&inst);
    // The order of atomic accesses is about all memory, and what is volatile is
    // an effect of its own.
    if (!pointer || inst.isAtomic() || inst.isVolatile())
      return MemoryEffects::unknown();
    all |= placesOf(pointer,
                    isa<LoadInst>(inst) ? ModRefInfo::Ref : ModRefInfo::Mod);
  }
  return all;
}
