// Debug records (LLVM "Source Level Debugging", debug records) to
// llvm.call_intrinsic ops, which give their values SSA operands. What a record
// says is in `llvmx.debug_record`, an array of node indices:
//
//   label                         [label, location]
//   declare, value, declare_value [variable, expression, location, value]
//   assign                        the same, and [id, address expression,
//   address]
//
// where value and address are a node, or -1 for an SSA operand, and value is -2
// for a DIArgList of SSA operands.

#include "import/BodyImporter.h"
#include "translate/Carrier.h"
#include "llvm/IR/DebugProgramInstruction.h"

using namespace palindrome;
using namespace mlir;
using namespace mlir::LLVM;

static StringRef intrinsicName(llvm::DbgVariableRecord::LocationType type) {
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

LogicalResult BodyImporter::importDebugRecord(llvm::DbgRecord &record) {
  MetadataImporter &metadata = module.metadata;
  SmallVector<int32_t> code;
  SmallVector<Value> operands;
  // Puts a record's operand on the op or into the code.
  auto add = [&](llvm::Metadata *location) -> LogicalResult {
    if (auto *value = dyn_cast_or_null<llvm::ValueAsMetadata>(location)) {
      FailureOr<Value> operand = convertValue(value->getValue());
      if (failed(operand))
        return failure();
      operands.push_back(*operand);
      code.push_back(-1);
      return success();
    }
    if (auto *list = dyn_cast_or_null<llvm::DIArgList>(location)) {
      for (llvm::ValueAsMetadata *value : list->getArgs()) {
        FailureOr<Value> operand = convertValue(value->getValue());
        if (failed(operand))
          return failure();
        operands.push_back(*operand);
      }
      code.push_back(-2);
      return success();
    }
    code.push_back(metadata.index(location));
    return success();
  };

  StringRef name = "llvm.dbg.label";
  LogicalResult added = success();
  if (auto *label = dyn_cast<llvm::DbgLabelRecord>(&record)) {
    code = {metadata.index(label->getRawLabel()),
            metadata.index(label->getDebugLoc().getAsMDNode())};
  } else {
    auto &variable = cast<llvm::DbgVariableRecord>(record);
    name = intrinsicName(variable.getType());
    code = {metadata.index(variable.getRawVariable()),
            metadata.index(variable.getRawExpression()),
            metadata.index(variable.getDebugLoc().getAsMDNode())};
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
                                    builder.getStringAttr(name), operands);
  op->setDiscardableAttr(carrier::debugRecord,
                         builder.getDenseI32ArrayAttr(code));
  return success();
}
