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
std::vector<DbgVariableRecord *> variableRecords(Module &module) {
  std::vector<DbgVariableRecord *> found;
  for (DbgRecord *record : records(module))
    if (auto *variable = dyn_cast<DbgVariableRecord>(record))
      found.push_back(variable);
  return found;
}

namespace {

bool locationLine(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return bool(i.getDebugLoc()); });
  if (!i)
    return false;
  DILocation *old = i->getDebugLoc().get();
  i->setDebugLoc(DILocation::get(module.getContext(), old->getLine() + 1,
                                 old->getColumn(), old->getScope(),
                                 old->getInlinedAt()));
  return true;
}

bool locationRemoved(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return bool(i.getDebugLoc()); });
  if (i)
    i->setDebugLoc(DebugLoc());
  return i;
}

bool locationColumn(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return bool(i.getDebugLoc()); });
  if (!i)
    return false;
  DILocation *old = i->getDebugLoc().get();
  i->setDebugLoc(DILocation::get(module.getContext(), old->getLine(),
                                 old->getColumn() + 1, old->getScope(),
                                 old->getInlinedAt()));
  return true;
}

bool locationInlined(Module &module, Chooser &choose) {
  auto *i = chooseInstruction<Instruction>(
      module, choose, [](Instruction &i) { return bool(i.getDebugLoc()); });
  if (!i)
    return false;
  DILocation *old = i->getDebugLoc().get();
  auto *site = DILocation::getDistinct(module.getContext(), old->getLine(), 7,
                                       old->getScope());
  i->setDebugLoc(DILocation::get(module.getContext(), old->getLine(),
                                 old->getColumn(), old->getScope(), site));
  return true;
}

bool recordRemoved(Module &module, Chooser &choose) {
  std::vector<DbgRecord *> found = records(module);
  if (found.empty())
    return false;
  choose.of(found)->eraseFromParent();
  return true;
}

bool recordMoved(Module &module, Chooser &choose) {
  std::vector<DbgRecord *> found = records(module);
  if (found.empty())
    return false;
  DbgRecord *record = choose.of(found);
  auto *at = const_cast<Instruction *>(record->getInstruction());
  Instruction *to = at ? at->getPrevNode() : nullptr;
  if (!to || isa<PHINode>(to))
    return false;
  record->removeFromParent();
  at->getParent()->insertDbgRecordBefore(record, to->getIterator());
  return true;
}

bool recordValue(Module &module, Chooser &choose) {
  std::vector<DbgVariableRecord *> found = variableRecords(module);
  if (found.empty())
    return false;
  DbgVariableRecord *record = choose.of(found);
  if (record->isKillLocation())
    return false;
  record->setKillLocation();
  return true;
}

bool recordExpression(Module &module, Chooser &choose) {
  std::vector<DbgVariableRecord *> found = variableRecords(module);
  if (found.empty())
    return false;
  DbgVariableRecord *record = choose.of(found);
  SmallVector<uint64_t> elements(record->getExpression()->getElements());
  elements.insert(elements.begin(), {dwarf::DW_OP_plus_uconst, 7});
  record->setExpression(DIExpression::get(module.getContext(), elements));
  return true;
}

bool recordVariable(Module &module, Chooser &choose) {
  std::vector<DbgVariableRecord *> found = variableRecords(module);
  if (found.empty())
    return false;
  DbgVariableRecord *record = choose.of(found);
  DILocalVariable *old = record->getVariable();
  record->setVariable(DILocalVariable::get(
      module.getContext(), old->getScope(), old->getName(), old->getFile(),
      old->getLine() + 1, old->getType(), old->getArg(), old->getFlags(),
      old->getAlignInBits(), old->getAnnotations()));
  return true;
}

bool recordLocation(Module &module, Chooser &choose) {
  std::vector<DbgRecord *> found = records(module);
  if (found.empty())
    return false;
  DbgRecord *record = choose.of(found);
  DILocation *old = record->getDebugLoc().get();
  record->setDebugLoc(DILocation::get(module.getContext(), old->getLine() + 1,
                                      old->getColumn(), old->getScope(),
                                      old->getInlinedAt()));
  return true;
}

bool recordKind(Module &module, Chooser &choose) {
  std::vector<DbgVariableRecord *> found;
  for (DbgVariableRecord *record : variableRecords(module))
    if (!record->isDbgAssign())
      found.push_back(record);
  if (found.empty())
    return false;
  DbgVariableRecord *record = choose.of(found);
  record->Type = record->isDbgDeclare()
                     ? DbgVariableRecord::LocationType::Value
                     : DbgVariableRecord::LocationType::Declare;
  return true;
}

/// Chooses a `#dbg_assign` record; null if there is none.
DbgVariableRecord *chooseAssign(Module &module, Chooser &choose) {
  std::vector<DbgVariableRecord *> found;
  for (DbgVariableRecord *record : variableRecords(module))
    if (record->isDbgAssign())
      found.push_back(record);
  return found.empty() ? nullptr : choose.of(found);
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
  std::vector<DbgLabelRecord *> found;
  for (DbgRecord *record : records(module))
    if (auto *label = dyn_cast<DbgLabelRecord>(record))
      found.push_back(label);
  if (found.empty())
    return false;
  DbgLabelRecord *record = choose.of(found);
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
