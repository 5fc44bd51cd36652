// Translates debug records (LLVM, "Source Level Debugging") to the dialect's
// llvm.intr.dbg.* ops where these represent all of a record, otherwise to
// llvm.call_intrinsic ops with `llvmx.debug_record` (translate/CarriedCodes.h),
// whose operands are the values that the record refers to.
//
// LLVM allows a record to refer to a value that does not dominate it; MLIR does
// not. Such a value gets a number:
//
//   #dbg_value(i32 %late, !7, !8, !9)
//   %late = add i32 %x, 2
//
// becomes
//
//   llvm.call_intrinsic "llvm.dbg.value"()
//       {llvmx.debug_record = array<i32: 7, 8, 9, -3>}
//   %0 = llvm.add %x, %c2 {llvmx.id = 0 : i32}

#include "import/body/BodyImporter.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"
#include "translate/DebugChains.h"
#include "llvm/IR/DebugProgramInstruction.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

static StringLiteral intrinsicName(llvm::DbgVariableRecord::LocationType type) {
  switch (type) {
  case llvm::DbgVariableRecord::LocationType::Declare:
    return "llvm.dbg.declare";
  case llvm::DbgVariableRecord::LocationType::Assign:
    return "llvm.dbg.assign";
  case llvm::DbgVariableRecord::LocationType::DeclareValue:
    return "llvm.dbg.declare_value";
  default:
    return "llvm.dbg.value";
  }
}

/// Whether `location`, of a debug record, is in another function than the
/// current one. The exporter drops such a record unless it is marked, since
/// passes of MLIR move records into functions that they do not belong to.
bool BodyImporter::isElsewhere(const llvm::DILocation *location) {
  const llvm::DISubprogram *subprogram =
      currentBlock->getParent()->getSubprogram();
  if (!subprogram || location == localLocation)
    return false;
  if (outermostSubprogram(location) != subprogram)
    return true;
  localLocation = location;
  return false;
}

/// Makes the op of a record that says where `variable` is.
template <typename OpT>
Operation *BodyImporter::makeRecord(Value value, DILocalVariableAttr variable,
                                    DIExpressionAttr expression, Location loc) {
  typename OpT::Properties properties;
  properties.varInfo = variable;
  properties.locationExpr = expression;
  Operation *op = module.ops.make<OpT>(builder, {}, value, properties);
  op->setLoc(loc);
  return op;
}

/// Makes the dialect's own op for `record`; returns null if none represents all
/// of it.
Operation *BodyImporter::importModelledRecord(llvm::DbgRecord &record) {
  DebugInfoImporter &debugInfo = module.debugInfo;
  bool isExact = false;
  Location loc = debugInfo.location(record.getDebugLoc(), isExact);
  if (!isExact || isElsewhere(record.getDebugLoc()))
    return nullptr;
  if (auto *label = dyn_cast<llvm::DbgLabelRecord>(&record)) {
    auto name = debugInfo.attribute<DILabelAttr>(label->getRawLabel());
    return name ? DbgLabelOp::create(builder, loc, name) : nullptr;
  }

  auto &variableRecord = cast<llvm::DbgVariableRecord>(record);
  auto *local =
      dyn_cast_or_null<llvm::ValueAsMetadata>(variableRecord.getRawLocation());
  if (!(variableRecord.isDbgValue() || variableRecord.isDbgDeclare()) ||
      !local || !isAvailable(local->getValue()))
    return nullptr;
  auto variable =
      debugInfo.attribute<DILocalVariableAttr>(variableRecord.getRawVariable());
  DIExpressionAttr expression =
      debugInfo.expression(variableRecord.getRawExpression());
  if (!variable || !expression)
    return nullptr;
  FailureOr<Value> value = convertValue(local->getValue());
  if (failed(value))
    return nullptr;
  if (variableRecord.isDbgValue())
    return makeRecord<DbgValueOp>(*value, variable, expression, loc);
  if (!isa<LLVMPointerType>(value->getType()))
    return nullptr;
  return makeRecord<DbgDeclareOp>(*value, variable, expression, loc);
}

/// The kind of `record` in statistics.
static StringRef nameOf(const llvm::DbgRecord &record) {
  if (isa<llvm::DbgLabelRecord>(record))
    return "debug record: label";
  switch (cast<llvm::DbgVariableRecord>(record).getType()) {
  case llvm::DbgVariableRecord::LocationType::Declare:
    return "debug record: declare";
  case llvm::DbgVariableRecord::LocationType::DeclareValue:
    return "debug record: declare_value";
  case llvm::DbgVariableRecord::LocationType::Assign:
    return "debug record: assign";
  default:
    return "debug record: value";
  }
}

LogicalResult BodyImporter::importDebugRecord(llvm::DbgRecord &record) {
  bool isModelled = importModelledRecord(record);
  module.count(
      nameOf(record),
      Modelling::of(isModelled, "no op of the dialect says all of it"));
  if (isModelled)
    return success();
  MetadataImporter &metadata = module.metadata;
  SmallVector<int32_t> code, list;
  SmallVector<Value> operands;
  // Appends a record's operand to the op's operands or to the code.
  auto add = [&](llvm::Metadata *location) -> LogicalResult {
    if (auto *value = dyn_cast_or_null<llvm::ValueAsMetadata>(location)) {
      FailureOr<int32_t> place = importLocal(value->getValue(), operands);
      if (succeeded(place))
        code.push_back(*place);
      return place;
    }
    if (auto *arguments = dyn_cast_or_null<llvm::DIArgList>(location)) {
      for (llvm::ValueAsMetadata *value : arguments->getArgs()) {
        FailureOr<int32_t> place = importLocal(value->getValue(), operands);
        if (failed(place))
          return failure();
        list.push_back(*place);
      }
      code.push_back(local_value::list);
      return success();
    }
    code.push_back(metadata.index(location));
    return success();
  };

  auto location = [&] {
    const llvm::DebugLoc &place = record.getDebugLoc();
    return debug_record::ofLocation(metadata.index(place.getAsMDNode()),
                                    isElsewhere(place));
  };
  StringLiteral name = "llvm.dbg.label";
  LogicalResult added = success();
  if (auto *label = dyn_cast<llvm::DbgLabelRecord>(&record)) {
    code = {metadata.index(label->getRawLabel()), location()};
  } else {
    auto &variable = cast<llvm::DbgVariableRecord>(record);
    name = intrinsicName(variable.getType());
    code = {metadata.index(variable.getRawVariable()),
            metadata.index(variable.getRawExpression()), location()};
    added = add(variable.getRawLocation());
    if (succeeded(added) && variable.isDbgAssign()) {
      code.push_back(metadata.index(variable.getRawAssignID()));
      code.push_back(metadata.index(variable.getRawAddressExpression()));
      added = add(variable.getRawAddress());
    }
  }
  if (failed(added)) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    record.print(stream);
    return module.emitError()
           << "cannot import debug record '" << StringRef(text).trim() << "'";
  }
  auto op = CallIntrinsicOp::create(builder, module.unknown,
                                    module.interned(name), operands);
  carried.clear();
  carry(carrier::debugRecord, builder.getDenseI32ArrayAttr(code));
  if (llvm::any_of(list, local_value::isID))
    carry(carrier::debugValues, builder.getDenseI32ArrayAttr(list));
  op->setDiscardableAttrs(builder.getDictionaryAttr(carried));
  return success();
}

/// Whether the op that is made next may have `value` as an operand.
bool BodyImporter::isAvailable(llvm::Value *value) {
  auto *inst = dyn_cast<llvm::Instruction>(value);
  if (!inst)
    return true;
  llvm::BasicBlock *block = inst->getParent();
  if (block == currentBlock)
    return isDefined(value);
  if (block->isEntryBlock())
    return true;
  if (!dominators)
    dominators =
        std::make_unique<llvm::DominatorTree>(*currentBlock->getParent());
  return dominators->dominates(block, currentBlock);
}

/// Appends `value` to `operands` if it is available, otherwise gives it a
/// number. Returns what stands for it (local_value).
FailureOr<int32_t> BodyImporter::importLocal(llvm::Value *value,
                                             SmallVectorImpl<Value> &operands) {
  if (!isAvailable(value))
    return local_value::ofID(ids.try_emplace(value, ids.size()).first->second);
  FailureOr<Value> operand = convertValue(value);
  if (failed(operand))
    return failure();
  operands.push_back(*operand);
  return local_value::operand;
}

/// Writes the numbers that records and calls refer to, once all ops are made.
void BodyImporter::carryIds() {
  for (auto [value, id] : ids) {
    NamedAttribute entry =
        module.carry(carrier::id, builder.getI32IntegerAttr(id));
    Value translated = values.lookup(value);
    Operation *op = translated.getDefiningOp();
    if (op && !isa<LandingpadOp>(op)) {
      op->setDiscardableAttr(entry.getName(), entry.getValue());
      continue;
    }
    // Block arguments and landing pads carry in their locations.
    module.noteLocations(location_kind::entries);
    Location loc = op ? op->getLoc() : translated.getLoc();
    SmallVector<NamedAttribute> entries{entry};
    if (auto fused = dyn_cast<FusedLocWith<DictionaryAttr>>(loc)) {
      llvm::append_range(entries, fused.getMetadata());
      loc = fused.getLocations().front();
    }
    loc = FusedLoc::get({loc}, builder.getDictionaryAttr(entries),
                        builder.getContext());
    if (op)
      op->setLoc(loc);
    else
      translated.setLoc(loc);
  }
}
