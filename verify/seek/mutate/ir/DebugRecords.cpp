// Mutations of debug records and of the locations of instructions.

#include "verify/seek/mutate/ir/Places.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::mutate {

/// The debug records of the module.
std::vector<DbgRecord *> records(Module &module) {
  std::vector<DbgRecord *> found;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &i : block)
        for (DbgRecord &record : i.getDbgRecordRange())
          found.push_back(&record);
  return found;
}

namespace {

/// Gives an instruction that has a location the one that `change` makes of it.
bool changeLocation(Module &module, Chooser &choose,
                    function_ref<DILocation *(DILocation *)> change) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return bool(i.getDebugLoc()); });
  if (i)
    i->setDebugLoc(change(i->getDebugLoc().get()));
  return i;
}

/// `old` with other numbers.
DILocation *moved(DILocation *old, unsigned lines, unsigned columns) {
  return DILocation::get(old->getContext(), old->getLine() + lines,
                         old->getColumn() + columns, old->getScope(),
                         old->getInlinedAt());
}

bool locationLine(Module &module, Chooser &choose) {
  return changeLocation(module, choose,
                        [](DILocation *old) { return moved(old, 1, 0); });
}

bool locationRemoved(Module &module, Chooser &choose) {
  return changeLocation(module, choose, [](DILocation *) { return nullptr; });
}

bool locationColumn(Module &module, Chooser &choose) {
  return changeLocation(module, choose,
                        [](DILocation *old) { return moved(old, 0, 1); });
}

bool locationInlined(Module &module, Chooser &choose) {
  return changeLocation(module, choose, [](DILocation *old) {
    LLVMContext &context = old->getContext();
    return DILocation::get(
        context, old->getLine(), old->getColumn(), old->getScope(),
        DILocation::getDistinct(context, old->getLine(), 7, old->getScope()));
  });
}

bool recordRemoved(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgRecord>(module, choose);
  if (record)
    record->eraseFromParent();
  return record;
}

bool recordMoved(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgRecord>(module, choose);
  if (!record)
    return false;
  auto *at = const_cast<Instruction *>(record->getInstruction());
  Instruction *to = at ? at->getPrevNode() : nullptr;
  if (!to || isa<PHINode>(to))
    return false;
  record->removeFromParent();
  at->getParent()->insertDbgRecordBefore(record, to->getIterator());
  return true;
}

bool recordValue(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgVariableRecord>(module, choose);
  if (!record)
    return false;
  if (record->isKillLocation())
    return false;
  record->setKillLocation();
  return true;
}

bool recordExpression(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgVariableRecord>(module, choose);
  if (!record)
    return false;
  SmallVector<uint64_t> elements(record->getExpression()->getElements());
  elements.insert(elements.begin(), {dwarf::DW_OP_plus_uconst, 7});
  record->setExpression(DIExpression::get(module.getContext(), elements));
  return true;
}

bool recordVariable(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgVariableRecord>(module, choose);
  if (!record)
    return false;
  DILocalVariable *old = record->getVariable();
  record->setVariable(DILocalVariable::get(
      module.getContext(), old->getScope(), old->getName(), old->getFile(),
      old->getLine() + 1, old->getType(), old->getArg(), old->getFlags(),
      old->getAlignInBits(), old->getAnnotations()));
  return true;
}

bool recordLocation(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgRecord>(module, choose);
  if (!record)
    return false;
  record->setDebugLoc(moved(record->getDebugLoc().get(), 1, 0));
  return true;
}

bool recordKind(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgVariableRecord>(
      module, choose, [](DbgVariableRecord &r) { return !r.isDbgAssign(); });
  if (!record)
    return false;
  record->Type = record->isDbgDeclare()
                     ? DbgVariableRecord::LocationType::Value
                     : DbgVariableRecord::LocationType::Declare;
  return true;
}

/// Chooses a `#dbg_assign` record; null if there is none.
DbgVariableRecord *chooseAssign(Module &module, Chooser &choose) {
  return chooseRecord<DbgVariableRecord>(
      module, choose, [](DbgVariableRecord &r) { return r.isDbgAssign(); });
}

bool recordAssignID(Module &module, Chooser &choose) {
  DbgVariableRecord *record = chooseAssign(module, choose);
  if (!record)
    return false;
  record->setAssignId(DIAssignID::getDistinct(module.getContext()));
  return true;
}

bool recordAddress(Module &module, Chooser &choose) {
  DbgVariableRecord *record = chooseAssign(module, choose);
  if (!record || record->isKillAddress())
    return false;
  record->setKillAddress();
  return true;
}

bool recordAddressExpression(Module &module, Chooser &choose) {
  DbgVariableRecord *record = chooseAssign(module, choose);
  if (!record)
    return false;
  SmallVector<uint64_t> elements(record->getAddressExpression()->getElements());
  elements.insert(elements.begin(), {dwarf::DW_OP_plus_uconst, 7});
  record->setAddressExpression(
      DIExpression::get(module.getContext(), elements));
  return true;
}

bool recordLabel(Module &module, Chooser &choose) {
  auto *record = chooseRecord<DbgLabelRecord>(module, choose);
  if (!record)
    return false;
  DILabel *old = record->getLabel();
  record->setLabel(DILabel::get(module.getContext(), old->getScope(),
                                (old->getName() + "x").str(), old->getFile(),
                                old->getLine(), old->getColumn(),
                                old->isArtificial(), old->getCoroSuspendIdx()));
  return true;
}

constexpr Mutation table[] = {
    {"location line", "metadata:dbg", locationLine},
    {"location removed", "metadata:dbg", locationRemoved},
    {"record removed", "dbg-record", recordRemoved},
    {"record moved", "dbg-record", recordMoved},
    {"record value", "dbg-record:value", recordValue},
    {"record expression", "dbg-record:expression", recordExpression},
    {"record variable", "dbg-record:variable", recordVariable},
    {"record location", "dbg-record:location", recordLocation},
    {"location column", "metadata:dbg", locationColumn},
    {"location inlined", "metadata:dbg", locationInlined},
    {"record kind", "dbg-record", recordKind},
    // A record and an instruction share the ID; the difference shows at the
    // second.
    {"record assign id", "dbg-record:assign-id|metadata:DIAssignID",
     recordAssignID},
    {"record address", "dbg-record:value", recordAddress},
    {"record address expression", "dbg-record:expression",
     recordAddressExpression},
    {"record label", "dbg-record:label", recordLabel},
};

} // namespace

ArrayRef<Mutation> debugRecordMutations() { return table; }

} // namespace palindrome::mutate
