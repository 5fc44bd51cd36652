// Translates debug records and debug intrinsics (LLVM, "Source Level
// Debugging") in the upstream form. Their ops follow the values that they refer
// to, since LLVM allows a record to precede its value. Records without an op
// are left out.

#include "import/upstream/Body.h"
#include "llvm/IR/DebugProgramInstruction.h"

using namespace palindrome::upstream;
using namespace mlir;
using namespace mlir::LLVM;

static void warnUnhandled(const Importer &importer, Location loc,
                          StringRef what, const llvm::DbgRecord &record) {
  if (!importer.options.expensiveWarnings)
    return;
  std::string text;
  llvm::raw_string_ostream stream(text);
  record.print(stream);
  emitWarning(loc) << "unhandled debug " << what << "record " << text;
}

/// Translates the labels among the records before `inst`, and keeps the other
/// records for later.
void Body::collectRecords(llvm::Instruction &inst) {
  for (llvm::DbgRecord &record : inst.getDbgRecordRange()) {
    if (auto *variable = dyn_cast<llvm::DbgVariableRecord>(&record)) {
      records.insert(variable);
      continue;
    }
    Location loc = translateLoc(record.getDebugLoc());
    auto *label = cast<llvm::DbgLabelRecord>(&record);
    if (auto attribute =
            importer.debugInfo.attribute<DILabelAttr>(label->getRawLabel()))
      DbgLabelOp::create(builder, loc, attribute);
    else
      warnUnhandled(importer, loc, "", record);
  }
}

FailureOr<Operation *> Body::createRecord(const Record &record,
                                          DominanceInfo &dominance) {
  auto variable =
      importer.debugInfo.attribute<DILocalVariableAttr>(record.variable);
  if (!variable)
    return static_cast<Operation *>(nullptr);
  FailureOr<Value> value = convertValue(record.value);
  if (failed(value))
    return emitError(record.loc)
           << "failed to convert a debug operand: " << textOf(*record.value);
  OpBuilder::InsertionGuard guard(builder);
  Operation *definition = value->getDefiningOp();
  if (definition && definition->hasTrait<OpTrait::IsTerminator>()) {
    auto dominated = dominance.getNode(definition->getBlock())->children();
    if (dominated.empty())
      return static_cast<Operation *>(nullptr);
    // At the end of the block, since a landing pad must come first.
    builder.setInsertionPoint(
        (*dominated.begin())->getBlock()->getTerminator());
  } else {
    Value after = *value;
    if (!definition)
      if (Block *block = value->getParentBlock(); !block->empty())
        if (auto pad = dyn_cast<LandingpadOp>(block->front()))
          after = pad.getRes();
    builder.setInsertionPointAfterValue(after);
  }
  DIExpressionAttr expression =
      importer.debugInfo.expression(record.expression);
  switch (record.kind) {
  case Record::Declare:
    return DbgDeclareOp::create(builder, record.loc, *value, variable,
                                expression)
        .getOperation();
  case Record::Value:
    return DbgValueOp::create(builder, record.loc, *value, variable, expression)
        .getOperation();
  case Record::Other:
    break;
  }
  return static_cast<Operation *>(nullptr);
}

LogicalResult Body::importRecord(llvm::DbgVariableRecord &record,
                                 DominanceInfo &dominance) {
  Location loc = translateLoc(record.getDebugLoc());
  auto *value =
      dyn_cast_or_null<llvm::ValueAsMetadata>(record.getRawLocation());
  Record::Kind kind = record.isDbgDeclare() ? Record::Declare
                      : record.isDbgValue() ? Record::Value
                                            : Record::Other;
  llvm::Value *operand = value ? value->getValue() : nullptr;
  // An assignment has no op, but if its address is a constant, that gets an op.
  if (value && record.isDbgAssign())
    operand = record.getAddress();
  if (operand && failed(createRecord({loc, kind, operand, record.getVariable(),
                                      record.getExpression()},
                                     dominance)))
    return failure();
  if (!value || kind == Record::Other)
    warnUnhandled(importer, loc, "variable ", record);
  return success();
}

LogicalResult Body::importDebugIntrinsic(llvm::DbgVariableIntrinsic &call,
                                         DominanceInfo &dominance) {
  Location loc = translateLoc(call.getDebugLoc());
  auto *value = dyn_cast_or_null<llvm::ValueAsMetadata>(call.getRawLocation());
  if (!value) {
    if (importer.options.expensiveWarnings)
      emitWarning(loc) << "dropped intrinsic: " << textOf(call);
    return success();
  }
  FailureOr<Operation *> op = createRecord(
      {loc, isa<llvm::DbgDeclareInst>(call) ? Record::Declare : Record::Value,
       value->getValue(), call.getVariable(), call.getExpression()},
      dominance);
  if (failed(op))
    return failure();
  if (*op) {
    resultlessOps[&call] = *op;
    setMetadata(call, *op);
  }
  return success();
}

LogicalResult Body::importRecords() {
  DominanceInfo dominance;
  for (llvm::Instruction *inst : debugIntrinsics)
    if (failed(importDebugIntrinsic(cast<llvm::DbgVariableIntrinsic>(*inst),
                                    dominance)))
      return failure();
  for (llvm::DbgVariableRecord *record : records)
    if (failed(importRecord(*record, dominance)))
      return failure();
  return success();
}
