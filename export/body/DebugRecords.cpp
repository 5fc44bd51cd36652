// Translates ops that represent debug records (LLVM's "Source Level Debugging",
// "Debug Records"): those of the `llvm` dialect, and llvm.call_intrinsic with
// `llvmx.debug_record`, whose form is described in
// translate/CarriedCodes.h.
//
//   llvm.call_intrinsic "llvm.dbg.value"(%x)
//       {llvmx.debug_record = array<i32: 4, 5, 6, -1>} : (i32) -> ()
//
// becomes
//
//   #dbg_value(i32 %x, !4, !DIExpression(), !6)

#include "export/body/BodyExporter.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"
#include "translate/DebugChains.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;
using namespace mlir::LLVM;

static llvm::DbgVariableRecord::LocationType locationType(StringRef name) {
  using Type = llvm::DbgVariableRecord::LocationType;
  return llvm::StringSwitch<Type>(name)
      .Case("llvm.dbg.declare", Type::Declare)
      .Case("llvm.dbg.assign", Type::Assign)
      .Case("llvm.dbg.declare_value", Type::DeclareValue)
      .Default(Type::Value);
}

/// The value of a record, or the address of an assignment if `isAddress`, by
/// the code in `llvmx.debug_record`; null if the code does not fit the op.
llvm::Metadata *BodyExporter::recordValue(CallIntrinsicOp op,
                                          DenseI32ArrayAttr attribute,
                                          bool isAddress) {
  ArrayRef<int32_t> code = attribute;
  OperandRange operands = op.getArgs();
  auto local = [&](int32_t number) -> llvm::ValueAsMetadata * {
    llvm::Value *value = nullptr;
    if (local_value::isID(number)) {
      value = numbered(local_value::idOf(number),
                       module.debugInfo.callSite(op.getLoc(), scope));
    } else if (!operands.empty()) {
      value = lookupValue(operands.front());
      operands = operands.drop_front();
    }
    return value ? llvm::ValueAsMetadata::get(value) : nullptr;
  };

  int32_t number =
      code[isAddress ? debug_record::Address : debug_record::Value];
  if (number >= 0)
    return module.metadata.lookup(number);
  if (isAddress) {
    // The address of an assignment, if it is an operand, is the last one.
    if (number == local_value::operand && !operands.empty())
      operands = operands.take_back();
    return local(number);
  }
  if (number != local_value::list)
    return local(number);
  SmallVector<llvm::ValueAsMetadata *> arguments;
  auto places = dyn_cast_or_null<DenseI32ArrayAttr>(
      op->getDiscardableAttr(carrier::debugValues));
  bool hasAddress = code.size() == debug_record::SizeOfAssign &&
                    code[debug_record::Address] == local_value::operand;
  size_t count = operands.size() - (hasAddress ? 1 : 0);
  if (places)
    count = places.size();
  for (size_t i = 0; i < count; ++i) {
    llvm::ValueAsMetadata *argument =
        local(places ? places[i] : local_value::operand);
    if (!argument)
      return nullptr;
    arguments.push_back(argument);
  }
  return llvm::DIArgList::get(module.context, arguments);
}

/// Whether `metadata` is valid as the value of a record.
static bool isLocation(llvm::Metadata *metadata) {
  auto *node = dyn_cast_or_null<llvm::MDNode>(metadata);
  return node ? node->getNumOperands() == 0
              : isa_and_nonnull<llvm::ValueAsMetadata, llvm::DIArgList>(
                    metadata);
}

/// Whether `llvmx.debug_record`, the code of another record than a label,
/// refers to each operand of `op` once.
static bool fitsOperands(CallIntrinsicOp op, ArrayRef<int32_t> code) {
  size_t known = 0;
  auto count = [&](int32_t number) { known += number == local_value::operand; };
  if (code.size() == debug_record::SizeOfAssign)
    count(code[debug_record::Address]);
  if (code[debug_record::Value] != local_value::list)
    count(code[debug_record::Value]);
  else if (auto places = dyn_cast_or_null<DenseI32ArrayAttr>(
               op->getDiscardableAttr(carrier::debugValues)))
    llvm::for_each(places.asArrayRef(), count);
  else
    return known <= op.getArgs().size();
  return known == op.getArgs().size();
}

LogicalResult BodyExporter::exportDebugRecord(CallIntrinsicOp op,
                                              DenseI32ArrayAttr attribute) {
  MetadataExporter &metadata = module.metadata;
  ArrayRef<int32_t> code = attribute;
  // A malformed record is dropped: the program is the same without.
  auto fail = [&]() -> LogicalResult {
    module.report.drop(carrier::debugRecord, "it does not fit its operands");
    return success();
  };
  auto nodeOfLocation = [&](unsigned place) {
    return metadata.lookupNode(debug_record::locationOf(code[place]));
  };
  llvm::DILocation *site = module.debugInfo.callSite(op.getLoc(), scope);
  // The location of the record in this function; null, after a warning, if
  // there is none.
  auto locate = [&](llvm::MDNode *subject, llvm::MDNode *node,
                    unsigned place) -> llvm::DILocation * {
    auto *location =
        module.debugInfo.inlinedAt(cast<llvm::DILocation>(node), site);
    if (location && (site || !debug_record::isElsewhere(code[place])) &&
        !belongsHere(location, carrier::debugRecord))
      return nullptr;
    if (location && metadata.haveSubprograms(subject, location))
      return location;
    module.report.drop(carrier::debugRecord, "its scopes never end");
    return nullptr;
  };

  llvm::DbgRecord *record = nullptr;
  if (op.getIntrin() == "llvm.dbg.label") {
    if (code.size() != debug_label::Size)
      return fail();
    llvm::MDNode *label = metadata.lookupNode(code[debug_label::Label]);
    llvm::MDNode *place = nodeOfLocation(debug_label::Location);
    if (!isa_and_nonnull<llvm::DILabel>(label) ||
        !isa_and_nonnull<llvm::DILocation>(place))
      return fail();
    place = locate(label, place, debug_label::Location);
    if (!place)
      return success();
    record = llvm::DbgLabelRecord::createUnresolvedDbgLabelRecord(label, place);
  } else {
    auto type = locationType(op.getIntrin());
    bool isAssign = type == llvm::DbgVariableRecord::LocationType::Assign;
    if (code.size() !=
            (isAssign ? debug_record::SizeOfAssign : debug_record::Size) ||
        !fitsOperands(op, code))
      return fail();
    auto node = [&](debug_record::Place field) {
      return metadata.lookupNode(code[field]);
    };
    llvm::MDNode *variable = node(debug_record::Variable);
    llvm::MDNode *expression = node(debug_record::Expression);
    llvm::MDNode *place = nodeOfLocation(debug_record::Location);
    llvm::MDNode *id = isAssign ? node(debug_record::AssignID) : nullptr;
    llvm::MDNode *addressExpression =
        isAssign ? node(debug_record::AddressExpression) : nullptr;
    if (!isa_and_nonnull<llvm::DILocalVariable>(variable) ||
        !isa_and_nonnull<llvm::DIExpression>(expression) ||
        !isa_and_nonnull<llvm::DILocation>(place) ||
        (isAssign && (!isa_and_nonnull<llvm::DIAssignID>(id) ||
                      !isa_and_nonnull<llvm::DIExpression>(addressExpression))))
      return fail();
    place = locate(variable, place, debug_record::Location);
    if (!place)
      return success();
    if (metadata.isFragmentOfEndlessType(
            *cast<llvm::DILocalVariable>(variable),
            *cast<llvm::DIExpression>(expression))) {
      module.report.drop(carrier::debugRecord,
                         "the type of its variable has no size");
      return success();
    }
    // Values that are referred to by number may not be translated yet.
    bool waits = local_value::isID(code[debug_record::Value]) ||
                 op->getDiscardableAttr(carrier::debugValues) ||
                 (isAssign && local_value::isID(code[debug_record::Address]));
    llvm::Metadata *nothing = llvm::MDNode::get(module.context, {});
    llvm::Metadata *value =
        waits ? nothing : recordValue(op, attribute, /*isAddress=*/false);
    llvm::Metadata *address = nullptr;
    if (isAssign)
      address =
          waits ? nothing : recordValue(op, attribute, /*isAddress=*/true);
    if (!isLocation(value) || (isAssign && !isLocation(address)))
      return fail();
    auto *made = llvm::DbgVariableRecord::createUnresolvedDbgVariableRecord(
        type, value, variable, expression, id, address, addressExpression,
        place);
    if (waits)
      waitingRecords.emplace_back(op, made);
    if (isAssign)
      module.assignments.add(made, op, site);
    record = made;
  }
  recordSites.add(site);
  insertRecord(record);
  return success();
}

/// Appends `record` to the current block: it precedes the next instruction.
void BodyExporter::insertRecord(llvm::DbgRecord *record) {
  llvm::BasicBlock *block = builder.GetInsertBlock();
  block->insertDbgRecordBefore(record, block->end());
}

/// Exports llvm.intr.dbg.value, .declare or .label. LLVM's records need a
/// location.
LogicalResult BodyExporter::exportModelledRecord(Operation &op) {
  if (!location) {
    if (module.form.warnsOfOmissions && !module.areLocationsLost)
      mlir::emitWarning(op.getLoc(), "this debug record is left out: it has no "
                                     "location in a subprogram");
    return success();
  }
  DebugInfoExporter &debugInfo = module.debugInfo;
  auto node = [&](DINodeAttr attribute) {
    return cast<llvm::MDNode>(debugInfo.node(attribute));
  };
  auto hasScopes = [&](llvm::MDNode *subject) {
    if (module.metadata.haveSubprograms(subject, location))
      return true;
    module.report.drop("a debug record", "its scopes never end");
    return false;
  };
  auto variable = [&](llvm::DbgVariableRecord::LocationType type, Value value,
                      DINodeAttr variableAttribute,
                      DIExpressionAttr attribute) -> llvm::DbgRecord * {
    auto *variable = cast<llvm::DILocalVariable>(node(variableAttribute));
    llvm::DIExpression *expression = debugInfo.expression(attribute);
    if (!hasScopes(variable))
      return nullptr;
    if (module.metadata.isFragmentOfEndlessType(*variable, *expression)) {
      module.report.drop("a debug record",
                         "the type of its variable has no size");
      return nullptr;
    }
    return llvm::DbgVariableRecord::createUnresolvedDbgVariableRecord(
        type, llvm::ValueAsMetadata::get(lookupValue(value)), variable,
        expression, /*AssignID=*/nullptr, /*Address=*/nullptr,
        /*AddressExpression=*/nullptr, location);
  };
  llvm::DbgRecord *record = nullptr;
  if (auto value = dyn_cast<DbgValueOp>(op))
    record =
        variable(llvm::DbgVariableRecord::LocationType::Value, value.getValue(),
                 value.getVarInfo(), value.getLocationExpr());
  else if (auto declare = dyn_cast<DbgDeclareOp>(op))
    record = variable(llvm::DbgVariableRecord::LocationType::Declare,
                      declare.getAddr(), declare.getVarInfo(),
                      declare.getLocationExpr());
  else if (llvm::MDNode *label = node(cast<DbgLabelOp>(op).getLabel());
           hasScopes(label))
    record =
        llvm::DbgLabelRecord::createUnresolvedDbgLabelRecord(label, location);
  if (record)
    insertRecord(record);
  return success();
}

/// The value with the number `id` that was inlined at `site`, or null.
llvm::Value *BodyExporter::numbered(int32_t id, llvm::DILocation *site) const {
  return ids.lookup({id, recordSites.find(site)});
}

/// Sets the values that records and calls refer to by number. If a pass has
/// removed the value, the operand stays the empty node, as after LLVM's passes.
void BodyExporter::finishDebugRecords() {
  for (const NumberedValue &each : numberedValues)
    if (!ids.try_emplace({each.id, recordSites.find(each.site)}, each.value)
             .second) {
      module.report.op = each.op;
      module.report.drop(carrier::id, "another value in the function has it");
    }
  for (auto [op, record] : waitingRecords) {
    auto *variable = cast<llvm::DbgVariableRecord>(record);
    auto code =
        cast<DenseI32ArrayAttr>(op->getDiscardableAttr(carrier::debugRecord));
    if (llvm::Metadata *value = recordValue(op, code, /*isAddress=*/false))
      variable->setRawLocation(value);
    if (variable->isDbgAssign())
      if (auto *address = dyn_cast_or_null<llvm::ValueAsMetadata>(
              recordValue(op, code, /*isAddress=*/true)))
        variable->setAddress(address->getValue());
  }
  for (const WaitingArgument &argument : waitingArguments) {
    llvm::Value *value = numbered(argument.id, argument.site);
    llvm::Metadata *node = llvm::MDNode::get(module.context, {});
    if (value)
      node = llvm::ValueAsMetadata::get(value);
    argument.call->setArgOperand(
        argument.position, llvm::MetadataAsValue::get(module.context, node));
  }
}
