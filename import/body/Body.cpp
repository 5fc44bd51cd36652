// Walks over the bodies of functions, and keeps the values that instructions
// become.

#include "import/body/BodyImporter.h"
#include "translate/BodySize.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

BodyImporter::BodyImporter(ModuleImporter &module, Region &region)
    : builder(&module.context), module(module), region(region),
      constants(&module.context) {}

BodyImporter::~BodyImporter() {
  // Placeholders are left over only after an error.
  for (auto [value, op] : placeholders) {
    op->dropAllUses();
    op->destroy();
  }
}

LogicalResult BodyImporter::importFunction(llvm::Function &function,
                                           LLVMFuncOp op) {
  values.reserve(function.arg_size() + function.size() * valuesPerBlock);
  importBlocks(function);

  // Constants are inserted before a placeholder op that marks the beginning of
  // the entry block's own ops.
  Block *entry = blocks.front();
  for (llvm::Argument &argument : function.args()) {
    carried.clear();
    values[&argument] = entry->addArgument(convertType(argument.getType()),
                                           carriedLocation(argument));
  }
  builder.setInsertionPointToStart(entry);
  Operation *begin = UnreachableOp::create(builder, module.unknown);
  constants.setInsertionPoint(begin);

  importLandingPads(function);
  for (auto [block, target] : llvm::zip_equal(function, blocks)) {
    builder.setInsertionPointToEnd(target);
    currentBlock = &block;
    if (block.hasAddressTaken())
      BlockTagOp::create(
          builder, module.unknown,
          BlockTagAttr::get(builder.getContext(), module.blockTag(&block)));
    for (llvm::Instruction &inst : block)
      if (failed(importInstruction(inst)))
        return failure();
  }
  begin->erase();
  carryIds();
  return success();
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

FailureOr<Value> BodyImporter::convertValue(llvm::Value *value) {
  if (Value known = values.lookup(value))
    return known;
  if (auto *constant = dyn_cast<llvm::Constant>(value))
    return importConstant(constant);
  if (isa<llvm::Instruction>(value))
    return placeholder(value);
  return failure();
}

Value BodyImporter::placeholder(llvm::Value *value) {
  OperationState state(module.unknown,
                       UnrealizedConversionCastOp::getOperationName());
  state.addTypes(convertType(value->getType()));
  Operation *op = Operation::create(state);
  placeholders[value] = op;
  return values[value] = op->getResult(0);
}

void BodyImporter::define(llvm::Value *value, Value translated) {
  if (!placeholders.empty())
    if (auto it = placeholders.find(value); it != placeholders.end()) {
      it->second->getResult(0).replaceAllUsesWith(translated);
      it->second->destroy();
      placeholders.erase(it);
    }
  values[value] = translated;
}
