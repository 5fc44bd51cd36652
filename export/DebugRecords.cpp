// Debug records from the llvm.call_intrinsic ops that stand for them; the form
// of `llvmx.debug_record` is described in import/DebugRecords.cpp.

#include "export/BodyExporter.h"
#include "translate/Carrier.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"

using namespace palindrome;
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

LogicalResult BodyExporter::exportDebugRecord(CallIntrinsicOp op,
                                              DenseI32ArrayAttr attribute) {
  MetadataExporter &metadata = module.metadata;
  ArrayRef<int32_t> code = attribute;
  OperandRange operands = op.getArgs();
  auto fail = [&]() -> LogicalResult {
    return op.emitOpError("its ")
           << carrier::debugRecord << " does not fit its operands";
  };
  auto valueAsMetadata = [&](Value value) {
    return llvm::ValueAsMetadata::get(lookupValue(value));
  };
  // Reads what importDebugRecord's `add` wrote; an assignment's address, if
  // it is an operand, is the last.
  auto read = [&](int32_t number, bool isAddress) -> llvm::Metadata * {
    if (number >= 0)
      return metadata.lookup(number);
    if (operands.empty() && number == -1)
      return nullptr;
    if (isAddress)
      return valueAsMetadata(operands.back());
    if (number == -1)
      return valueAsMetadata(operands.front());
    bool addressIsOperand = code.size() == 7 && code[6] < 0;
    SmallVector<llvm::ValueAsMetadata *> arguments;
    for (Value value : operands.drop_back(addressIsOperand ? 1 : 0))
      arguments.push_back(valueAsMetadata(value));
    return llvm::DIArgList::get(module.context, arguments);
  };

  llvm::DbgRecord *record = nullptr;
  if (op.getIntrin() == "llvm.dbg.label") {
    if (code.size() != 2)
      return fail();
    llvm::MDNode *label = metadata.lookupNode(code[0]);
    llvm::MDNode *location = metadata.lookupNode(code[1]);
    if (!label || !location)
      return fail();
    record =
        llvm::DbgLabelRecord::createUnresolvedDbgLabelRecord(label, location);
  } else {
    auto type = locationType(op.getIntrin());
    bool isAssign = type == llvm::DbgVariableRecord::LocationType::Assign;
    if (code.size() != (isAssign ? 7u : 4u))
      return fail();
    llvm::MDNode *variable = metadata.lookupNode(code[0]);
    llvm::MDNode *expression = metadata.lookupNode(code[1]);
    llvm::MDNode *location = metadata.lookupNode(code[2]);
    llvm::Metadata *value = read(code[3], /*isAddress=*/false);
    if (!variable || !expression || !location || (!value && code[3] != -1))
      return fail();
    record = llvm::DbgVariableRecord::createUnresolvedDbgVariableRecord(
        type, value, variable, expression,
        isAssign ? metadata.lookupNode(code[4]) : nullptr,
        isAssign ? read(code[6], /*isAddress=*/true) : nullptr,
        isAssign ? metadata.lookupNode(code[5]) : nullptr, location);
  }
  // At the end of the block it goes in front of the next instruction.
  llvm::BasicBlock *block = builder.GetInsertBlock();
  block->insertDbgRecordBefore(record, block->end());
  return success();
}
