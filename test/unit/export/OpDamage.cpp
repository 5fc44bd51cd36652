// Damages ops of llvmx at random.

#include "OpDamage.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/Builders.h"
#include "translate/LLVMXDialect.h"

using namespace palindrome;
using namespace palindrome::test;

namespace {
class OpDamager {
public:
  OpDamager(mlir::Operation *op, std::mt19937 &random)
      : op(op), random(random), builder(op) {}

  std::string run();

private:
  unsigned pick(size_t count) {
    return std::uniform_int_distribution<size_t>(0, count - 1)(random);
  }
  mlir::Value anyValue();
  std::string changeOpcode();
  std::string changeOperands();
  std::string changeResult();
  std::string changeSuccessors();

  mlir::Operation *op;
  std::mt19937 &random;
  mlir::OpBuilder builder;
};
} // namespace

bool palindrome::test::isInstructionOfLLVMX(mlir::Operation *op) {
  return llvm::isa<llvmx::InstructionOp, llvmx::TerminatorOp>(op);
}

/// A random value that is defined in the op's block or in the entry block.
mlir::Value OpDamager::anyValue() {
  llvm::SmallVector<mlir::Value> values;
  auto add = [&](mlir::Block &block) {
    for (mlir::BlockArgument argument : block.getArguments())
      values.push_back(argument);
    for (mlir::Operation &other : block) {
      if (&other == op)
        break;
      values.append(other.result_begin(), other.result_end());
    }
  };
  add(op->getParentRegion()->front());
  if (!op->getBlock()->isEntryBlock())
    add(*op->getBlock());
  return values.empty() ? mlir::Value() : values[pick(values.size())];
}

std::string OpDamager::changeOpcode() {
  static const char *const opcodes[] = {"addrspacecast",
                                        "alloca",
                                        "atomicrmw",
                                        "bitcast",
                                        "call",
                                        "callbr",
                                        "catchpad",
                                        "catchret",
                                        "catchswitch",
                                        "cleanuppad",
                                        "cleanupret",
                                        "cmpxchg",
                                        "getelementptr",
                                        "invoke",
                                        "landingpad",
                                        "load",
                                        "ptrtoaddr",
                                        "shufflevector",
                                        "store",
                                        "switch",
                                        "resume",
                                        "nonsense",
                                        ""};
  const char *opcode = opcodes[pick(std::size(opcodes))];
  op->setAttr("opcode", builder.getStringAttr(opcode));
  return std::string("opcode to '") + opcode + "'";
}

std::string OpDamager::changeOperands() {
  auto instruction = llvm::dyn_cast<llvmx::InstructionOp>(op);
  mlir::MutableOperandRange operands =
      instruction ? instruction.getArgumentsMutable()
                  : llvm::cast<llvmx::TerminatorOp>(op).getArgumentsMutable();
  llvm::SmallVector<mlir::Value> values =
      llvm::to_vector(mlir::OperandRange(operands));
  mlir::Value other = anyValue();
  unsigned place = values.empty() ? 0 : pick(values.size());
  std::string what = "operand " + std::to_string(place);
  switch (pick(4)) {
  case 0:
    if (!values.empty())
      values.erase(values.begin() + place);
    what += " is gone";
    break;
  case 1:
    if (other)
      values.insert(values.begin() + place, other);
    what += " is new";
    break;
  case 2:
    if (!values.empty())
      std::swap(values[place], values[pick(values.size())]);
    what += " is swapped";
    break;
  default:
    if (other && !values.empty())
      values[place] = other;
    what += " is another";
  }
  operands.assign(values);
  return what;
}

std::string OpDamager::changeResult() {
  if (op->getNumResults() == 0)
    return changeOperands();
  mlir::MLIRContext *context = op->getContext();
  const mlir::Type types[] = {
      builder.getI32Type(),
      builder.getI64Type(),
      builder.getF32Type(),
      mlir::LLVM::LLVMPointerType::get(context),
      mlir::LLVM::LLVMPointerType::get(context, 1),
      mlir::LLVM::LLVMTokenType::get(context),
      mlir::LLVM::LLVMVoidType::get(context),
      mlir::LLVM::LLVMMetadataType::get(context),
      mlir::LLVM::LLVMLabelType::get(context),
      mlir::VectorType::get({2}, builder.getI32Type()),
      mlir::LLVM::LLVMStructType::getOpaque("damage.result", context),
      builder.getIndexType()};
  op->getResult(0).setType(types[pick(std::size(types))]);
  return "another result type";
}

std::string OpDamager::changeSuccessors() {
  auto terminator = llvm::dyn_cast<llvmx::TerminatorOp>(op);
  if (!terminator)
    return changeOperands();
  llvm::SmallVector<mlir::Block *> targets(op->getSuccessors());
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> passed;
  for (mlir::OperandRange range : terminator.getSuccessorOperands())
    passed.emplace_back(range.begin(), range.end());
  llvm::SmallVector<mlir::Block *> all;
  for (mlir::Block &block : llvm::drop_begin(*op->getParentRegion()))
    if (block.getNumArguments() == 0)
      all.push_back(&block);
  unsigned place = targets.empty() ? 0 : pick(targets.size());
  std::string what = "successor " + std::to_string(place);
  switch (pick(4)) {
  case 0:
    if (!targets.empty()) {
      targets.erase(targets.begin() + place);
      passed.erase(passed.begin() + place);
    }
    what += " is gone";
    break;
  case 1:
    if (!all.empty()) {
      targets.insert(targets.begin() + place, all[pick(all.size())]);
      passed.insert(passed.begin() + place, llvm::SmallVector<mlir::Value>());
    }
    what += " is new";
    break;
  case 2:
    if (!targets.empty()) {
      unsigned other = pick(targets.size());
      std::swap(targets[place], targets[other]);
      std::swap(passed[place], passed[other]);
    }
    what += " is swapped";
    break;
  default:
    if (!targets.empty() && !all.empty()) {
      targets[place] = all[pick(all.size())];
      passed[place].clear();
    }
    what += " is another";
  }
  llvm::SmallVector<mlir::ValueRange> ranges(passed.begin(), passed.end());
  auto changed = llvmx::TerminatorOp::create(
      builder, op->getLoc(), op->getResultTypes(), terminator.getOpcodeAttr(),
      terminator.getArguments(), ranges, terminator.getDetails(), targets);
  changed->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op->replaceAllUsesWith(changed);
  op->erase();
  return what;
}

std::string OpDamager::run() {
  std::string name = op->getName().getStringRef().str() + " '" +
                     op->getAttrOfType<mlir::StringAttr>("opcode").str() +
                     "': ";
  switch (pick(5)) {
  case 0:
    return name + changeOpcode();
  case 1:
    return name + changeResult();
  case 2:
    return name + changeSuccessors();
  default:
    return name + changeOperands();
  }
}

std::string palindrome::test::damageOp(mlir::Operation *op,
                                       std::mt19937 &random) {
  return OpDamager(op, random).run();
}
