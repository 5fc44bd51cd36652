// Debug records are calls of intrinsics before LLVM 19.

#include "export/releases/Changes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome::releases;

static void changeRecord(Changes &changes, Instruction &inst,
                         DbgRecord &record) {
  auto *variable = dyn_cast<DbgVariableRecord>(&record);
  if (variable && variable->isDbgAssign() && changes.lacks(16)) {
    record.eraseFromParent();
    return changes.dropped("#dbg_assign");
  }
  if (variable && variable->isDbgDeclareValue() && changes.lacks(22)) {
    record.eraseFromParent();
    return changes.dropped("#dbg_declare_value");
  }
  if (!changes.lacks(19))
    return;
  changes.rewritten("debug records");
  // No call may be before what a block of an exception begins with.
  if (inst.isEHPad()) {
    BasicBlock &block = *inst.getParent();
    BasicBlock::iterator place = block.getFirstInsertionPt();
    record.removeFromParent();
    if (place == block.end())
      record.deleteRecord();
    else
      block.insertDbgRecordBefore(&record, place);
  }
}

void palindrome::releases::changeDebugRecords(Changes &changes) {
  for (Function &function : changes.module)
    for (BasicBlock &block : function)
      for (Instruction &inst : block) {
        if (changes.lacks(16))
          inst.setMetadata(LLVMContext::MD_DIAssignID, nullptr);
        for (DbgRecord &record : make_early_inc_range(inst.getDbgRecordRange()))
          changeRecord(changes, inst, record);
      }
  if (changes.lacks(19))
    changes.module.convertFromNewDbgValues();
}
