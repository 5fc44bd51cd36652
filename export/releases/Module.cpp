// What belongs to a module as a whole, and its symbols.

#include "export/releases/Changes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace palindrome::releases;

/// Whether a value of `type` lies in memory by both layouts alike, but for its
/// alignment, which accesses and variables state.
static bool liesAlike(Type *type, const DataLayout &one,
                      const DataLayout &other) {
  if (!type->isSized() || isa<ScalableVectorType>(type))
    return true;
  if (one.getTypeAllocSize(type) != other.getTypeAllocSize(type))
    return false;
  if (auto *record = dyn_cast<StructType>(type)) {
    const StructLayout *mine = one.getStructLayout(record),
                       *its = other.getStructLayout(record);
    for (unsigned i = 0; i < record->getNumElements(); ++i)
      if (mine->getElementOffset(i) != its->getElementOffset(i))
        return false;
  }
  return all_of(type->subtypes(),
                [&](Type *part) { return liesAlike(part, one, other); });
}

/// Gives variables and stack objects of `module` the alignment that they have
/// by its layout. Returns whether all of its memory lies alike by `other`.
static bool fixMemory(Module &module, const DataLayout &other) {
  const DataLayout &layout = module.getDataLayout();
  auto check = [&](Type *type) { return liesAlike(type, layout, other); };
  for (GlobalVariable &variable : module.globals()) {
    if (!check(variable.getValueType()))
      return false;
    if (!variable.getAlign() && variable.hasInitializer() &&
        variable.getValueType()->isSized())
      variable.setAlignment(layout.getPreferredAlign(&variable));
  }
  for (Function &function : module)
    for (Instruction &inst : instructions(function)) {
      if (auto *gep = dyn_cast<GetElementPtrInst>(&inst))
        if (!check(gep->getSourceElementType()))
          return false;
      if (auto *object = dyn_cast<AllocaInst>(&inst))
        if (!check(object->getAllocatedType()))
          return false;
      if (!check(inst.getType()))
        return false;
    }
  return true;
}

/// Since LLVM 18 an i128 is aligned to 16 bytes on x86 and some other machines.
/// Before, a code generator does not accept a layout that says so.
static void changeLayout(Changes &changes) {
  Module &module = changes.module;
  std::string layout = module.getDataLayoutStr();
  if (!changes.lacks(18) || !Triple(module.getTargetTriple()).isX86())
    return;
  SmallVector<StringRef> parts, kept;
  StringRef(layout).split(parts, '-');
  for (StringRef part : parts)
    if (part != "i128:128")
      kept.push_back(part);
  if (kept.size() == parts.size())
    return;
  // Nor does a compiler before LLVM 18 pass such an integer in memory alike.
  std::string older = join(kept, "-");
  if (!fixMemory(module, DataLayout(older)))
    return changes.refused("structs with an i128 that is aligned to 16 bytes",
                           18, nullptr);
  module.setDataLayout(older);
  changes.rewritten("data layout");
}

/// The first release that reads the name of a calling convention that is later
/// than LLVM 15; 0 for any other.
static unsigned releaseOfConvention(CallingConv::ID convention) {
  if (convention >= CallingConv::RISCV_VLSCall_32 &&
      convention <= CallingConv::CHERIoT_LibraryCall)
    return convention > CallingConv::RISCV_VLSCall_65536 ? 22 : 21;
  static constexpr std::pair<CallingConv::ID, unsigned> rows[] = {
      {CallingConv::PreserveNone, 19},
      {CallingConv::M68k_RTD, 17},
      {CallingConv::GRAAL, 18},
      {CallingConv::RISCV_VectorCall, 19},
      {CallingConv::AMDGPU_CS_Chain, 18},
      {CallingConv::AMDGPU_CS_ChainPreserve, 18},
      {CallingConv::ARM64EC_Thunk_X64, 19},
      {CallingConv::ARM64EC_Thunk_Native, 19},
      {CallingConv::AArch64_SME_ABI_Support_Routines_PreserveMost_From_X0, 16},
      {CallingConv::AArch64_SME_ABI_Support_Routines_PreserveMost_From_X1, 19},
      {CallingConv::AArch64_SME_ABI_Support_Routines_PreserveMost_From_X2, 16},
  };
  for (const auto &[known, since] : rows)
    if (known == convention)
      return since;
  return 0;
}

void palindrome::releases::changeModule(Changes &changes) {
  Module &module = changes.module;
  changeLayout(changes);
  auto checkConvention = [&](CallingConv::ID convention,
                             const Function &place) {
    if (unsigned since = releaseOfConvention(convention); changes.lacks(since))
      changes.refused("calling convention " + Twine(convention), since, &place);
  };
  auto checkType = [&](Type *type, const GlobalValue *place) {
    if (isa<TargetExtType>(type) && changes.lacks(17))
      changes.refused("target types in memory", 17, place);
  };
  for (GlobalVariable &variable : module.globals()) {
    checkType(variable.getValueType(), &variable);
    if (!variable.getCodeModel() || !changes.lacks(18))
      continue;
    changes.refused("code_model of a variable", 18, &variable);
  }
  for (Function &function : module) {
    checkConvention(function.getCallingConv(), function);
    for (Argument &argument : function.args())
      checkType(argument.getType(), &function);
    for (BasicBlock &block : function)
      for (Instruction &inst : block) {
        checkType(inst.getType(), &function);
        if (auto *call = dyn_cast<CallBase>(&inst))
          checkConvention(call->getCallingConv(), function);
      }
  }
}
