// Floating-point operations on terms.

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "verify/judge/dialects/machine/Descriptor.h"
#include "verify/judge/dialects/machine/Floats.h"

using namespace palindrome;
using namespace palindrome::dialects;
using llvm::Instruction;
using mlir::arith::FastMathFlags;

/// Flags of `arith`, which mean what those of LLVM IR do.
static constexpr std::pair<FastMathFlags, void (llvm::FastMathFlags::*)(bool)>
    fastMathFlags[] = {
        {FastMathFlags::reassoc, &llvm::FastMathFlags::setAllowReassoc},
        {FastMathFlags::nnan, &llvm::FastMathFlags::setNoNaNs},
        {FastMathFlags::ninf, &llvm::FastMathFlags::setNoInfs},
        {FastMathFlags::nsz, &llvm::FastMathFlags::setNoSignedZeros},
        {FastMathFlags::arcp, &llvm::FastMathFlags::setAllowReciprocal},
        {FastMathFlags::contract, &llvm::FastMathFlags::setAllowContract},
        {FastMathFlags::afn, &llvm::FastMathFlags::setApproxFunc},
};

/// The flags of an instruction that is `op`; nothing, and the machine has
/// stopped, if there is none.
static std::optional<llvm::FastMathFlags> flagsOf(Machine &machine,
                                                  mlir::Operation *op) {
  auto rounding = llvm::dyn_cast<mlir::arith::ArithRoundingModeInterface>(op);
  if (rounding && rounding.getRoundingModeAttr()) {
    machine.unsupported("LLVM IR has no instruction with a rounding mode");
    return std::nullopt;
  }
  auto fastMath = llvm::dyn_cast<mlir::arith::ArithFastMathInterface>(op);
  mlir::arith::FastMathFlagsAttr attribute =
      fastMath ? fastMath.getFastMathFlagsAttr() : nullptr;
  llvm::FastMathFlags result;
  if (!attribute)
    return result;
  FastMathFlags flags = attribute.getValue();
  for (auto [flag, set] : fastMathFlags)
    (result.*set)(mlir::arith::bitEnumContainsAll(flags, flag));
  return result;
}

/// The type of LLVM IR of a scalar that an instruction computes with; null, and
/// the machine has stopped, if it has none.
static llvm::Type *computedTypeOf(Machine &machine, mlir::Type type) {
  llvm::Type *result = scalarTypeOf(machine, type);
  if (result && (result->isFloatingPointTy() || type.isIntOrIndex()))
    return result;
  machine.unsupported("LLVM IR has no arithmetic on floats of this format");
  return nullptr;
}

/// Gives what `build` makes of the operands, which get the types of LLVM IR.
static void give(Scalars &scalars,
                 llvm::function_ref<llvm::Value *(llvm::ArrayRef<llvm::Value *>,
                                                  llvm::Type *)>
                     build) {
  Machine &machine = scalars.machine;
  std::optional<llvm::FastMathFlags> flags = flagsOf(machine, scalars.op);
  llvm::Type *type = computedTypeOf(machine, scalars.resultType());
  llvm::SmallVector<llvm::Value *> operands;
  for (unsigned i = 0; i < scalars.count(); ++i)
    if (computedTypeOf(machine, scalars.operandType(i)))
      operands.push_back(
          scalarOf(machine, scalars.value(i), scalars.operandType(i)));
  if (!machine.isRunning())
    return;
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::IRBuilderBase::FastMathFlagGuard guard(terms);
  terms.setFastMathFlags(*flags);
  scalars.give(termOf(machine, build(operands, type)));
}

void dialects::giveInstruction(Scalars &scalars, unsigned opcode) {
  llvm::IRBuilderBase &terms = scalars.machine.terms();
  give(scalars, [&](llvm::ArrayRef<llvm::Value *> operands, llvm::Type *type) {
    if (Instruction::isCast(opcode))
      return terms.CreateCast(static_cast<Instruction::CastOps>(opcode),
                              operands[0], type);
    llvm::SmallVector<llvm::Value *> list(operands);
    return terms.CreateNAryOp(opcode, list);
  });
}

void dialects::giveIntrinsic(Scalars &scalars, unsigned id, bool isTotal) {
  llvm::IRBuilderBase &terms = scalars.machine.terms();
  give(scalars, [&](llvm::ArrayRef<llvm::Value *> operands, llvm::Type *type) {
    llvm::SmallVector<llvm::Value *> list(operands);
    if (isTotal)
      list.push_back(terms.getFalse());
    return terms.CreateIntrinsic(id, {type}, list);
  });
}

void dialects::giveComparison(Scalars &scalars,
                              llvm::CmpInst::Predicate predicate) {
  llvm::IRBuilderBase &terms = scalars.machine.terms();
  give(scalars, [&](llvm::ArrayRef<llvm::Value *> operands, llvm::Type *) {
    return terms.CreateFCmp(predicate, operands[0], operands[1]);
  });
}
