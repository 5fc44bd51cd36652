// Flags that a release lacks are left out: each makes more results poison. What
// instructions it lacks is said otherwise, or refused.

#include "llvm/IR/Instructions.h"
#include "export/releases/Flags.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace llvm;
using namespace palindrome::releases;

namespace {
/// A flag, and how it is taken from an instruction that has it.
struct FlagRow {
  Flag flag;
  StringLiteral name;
  bool (*takeFrom)(Instruction &inst); ///< Whether the instruction had it.
};

struct Operation {
  AtomicRMWInst::BinOp operation;
  unsigned since;
};
} // namespace

unsigned palindrome::releases::releaseOf(Flag flag) {
  static constexpr std::pair<Flag, unsigned> rows[] = {
#define INSTRUCTION_FLAG(FLAG, SINCE) {Flag::FLAG, SINCE},
#include "translate/Versions.def"
  };
  return find_if(rows, [&](const auto &row) { return row.first == flag; })
      ->second;
}

/// Takes `nneg` from casts of one opcode.
template <unsigned opcode> static bool takeNonNegative(Instruction &inst) {
  if (inst.getOpcode() != opcode || !inst.hasNonNeg())
    return false;
  inst.setNonNeg(false);
  return true;
}

static bool takeDisjoint(Instruction &inst) {
  auto *either = dyn_cast<PossiblyDisjointInst>(&inst);
  if (!either || !either->isDisjoint())
    return false;
  either->setIsDisjoint(false);
  return true;
}

static bool takeTruncNoWrap(Instruction &inst) {
  auto *trunc = dyn_cast<TruncInst>(&inst);
  if (!trunc || (!trunc->hasNoSignedWrap() && !trunc->hasNoUnsignedWrap()))
    return false;
  trunc->setHasNoSignedWrap(false);
  trunc->setHasNoUnsignedWrap(false);
  return true;
}

static bool takeGEPNoWrap(Instruction &inst) {
  auto *gep = dyn_cast<GetElementPtrInst>(&inst);
  if (!gep)
    return false;
  GEPNoWrapFlags kept =
      gep->isInBounds() ? GEPNoWrapFlags::inBounds() : GEPNoWrapFlags::none();
  if (kept == gep->getNoWrapFlags())
    return false;
  gep->setNoWrapFlags(kept);
  return true;
}

static bool takeSameSign(Instruction &inst) {
  auto *comparison = dyn_cast<ICmpInst>(&inst);
  if (!comparison || !comparison->hasSameSign())
    return false;
  comparison->setSameSign(false);
  return true;
}

/// Takes the fast-math flags of casts of the two opcodes.
template <unsigned one, unsigned other>
static bool takeFastMath(Instruction &inst) {
  if ((inst.getOpcode() != one && inst.getOpcode() != other) ||
      !isa<FPMathOperator>(inst) || !inst.getFastMathFlags().any())
    return false;
  inst.copyFastMathFlags(FastMathFlags());
  return true;
}

static bool takeStructFastMath(Instruction &inst) {
  if (!inst.getType()->isStructTy() || !isa<FPMathOperator>(inst) ||
      !inst.getFastMathFlags().any())
    return false;
  inst.copyFastMathFlags(FastMathFlags());
  return true;
}

static constexpr FlagRow flagRows[] = {
    {Flag::ZExtNonNegative, "zext nneg", takeNonNegative<Instruction::ZExt>},
    {Flag::UIToFPNonNegative, "uitofp nneg",
     takeNonNegative<Instruction::UIToFP>},
    {Flag::Disjoint, "or disjoint", takeDisjoint},
    {Flag::TruncNoWrap, "trunc nuw or nsw", takeTruncNoWrap},
    {Flag::GEPNoWrap, "getelementptr nusw or nuw", takeGEPNoWrap},
    {Flag::SameSign, "icmp samesign", takeSameSign},
    {Flag::ConversionFastMath, "fast-math flags of fptrunc or fpext",
     takeFastMath<Instruction::FPTrunc, Instruction::FPExt>},
    {Flag::IntToFPFastMath, "fast-math flags of uitofp or sitofp",
     takeFastMath<Instruction::UIToFP, Instruction::SIToFP>},
    {Flag::StructFastMath, "fast-math flags of a struct", takeStructFastMath},
};

/// `ptrtoaddr` is what `ptrtoint` returns, but that it shows no provenance: an
/// older release may then do less with the pointer.
static void replacePtrToAddr(Instruction &inst) {
  IRBuilder<> builder(&inst);
  Value *address = builder.CreatePtrToInt(inst.getOperand(0), inst.getType());
  address->takeName(&inst);
  inst.replaceAllUsesWith(address);
  inst.eraseFromParent();
}

static void changeInstruction(Changes &changes, Instruction &inst) {
  static constexpr Operation newOperations[] = {
#define NEW_OPERATION(OPERATION, SINCE) {AtomicRMWInst::OPERATION, SINCE},
#include "translate/Versions.def"
  };
  const GlobalValue *place = inst.getFunction();
  for (const FlagRow &row : flagRows)
    if (changes.lacks(releaseOf(row.flag)) && row.takeFrom(inst))
      changes.dropped(row.name);
  if (auto *atomic = dyn_cast<AtomicRMWInst>(&inst)) {
    for (const Operation &row : newOperations)
      if (row.operation == atomic->getOperation() && changes.lacks(row.since))
        changes.refused("atomicrmw " +
                            AtomicRMWInst::getOperationName(row.operation),
                        row.since, place);
    if (atomic->getType()->isVectorTy() && changes.lacks(20))
      changes.refused("atomicrmw of a vector", 20, place);
  }
  if (inst.getOpcode() == Instruction::PtrToAddr) {
    // The integer has as many bits as an index, which may be fewer.
    const DataLayout &layout = changes.module.getDataLayout();
    Type *pointer = inst.getOperand(0)->getType();
    if (layout.getIntPtrType(pointer) != inst.getType())
      return changes.refused("ptrtoaddr of such a pointer", 22, place);
    replacePtrToAddr(inst);
    changes.rewritten("ptrtoaddr");
  }
}

/// The release that reads a phi without entries, of a block that nothing
/// reaches, and the one that knows that two pointers have memory of their own.
static constexpr unsigned emptyPhiSince = 22, separateStorageSince = 17;

/// Returns whether `inst` is gone.
static bool dropEmptyPhi(Changes &changes, Instruction &inst) {
  auto *phi = dyn_cast<PHINode>(&inst);
  if (!phi || phi->getNumIncomingValues() || !changes.lacks(emptyPhiSince))
    return false;
  phi->replaceAllUsesWith(PoisonValue::get(phi->getType()));
  phi->eraseFromParent();
  changes.rewritten("phi without entries");
  return true;
}

/// An assumption that is left out allows more executions.
static void dropBundles(Changes &changes, Instruction &inst) {
  auto *assume = dyn_cast<AssumeInst>(&inst);
  if (!assume || !changes.lacks(separateStorageSince))
    return;
  SmallVector<OperandBundleDef> bundles, kept;
  assume->getOperandBundlesAsDefs(bundles);
  copy_if(bundles, std::back_inserter(kept), [](const OperandBundleDef &one) {
    return one.getTag() != "separate_storage";
  });
  if (kept.size() == bundles.size())
    return;
  CallBase *changed = CallBase::Create(assume, kept, inst.getIterator());
  changed->copyMetadata(inst);
  inst.eraseFromParent();
  changes.dropped("assumption separate_storage");
}

void palindrome::releases::changeInstructions(Changes &changes) {
  for (Function &function : changes.module)
    for (BasicBlock &block : function)
      for (Instruction &inst : make_early_inc_range(block))
        if (!dropEmptyPhi(changes, inst)) {
          changeInstruction(changes, inst);
          dropBundles(changes, inst);
        }
}
