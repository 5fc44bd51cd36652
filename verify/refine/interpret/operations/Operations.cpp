// Which file computes which operation.

#include "verify/refine/interpret/operations/Operations.h"
#include "llvm/IR/Instruction.h"

using namespace llvm;

namespace palindrome::interpret {

Operation operationOf(unsigned opcode) {
  switch (opcode) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
    return integerOperation;
  case Instruction::FNeg:
    return negation;
  case Instruction::FAdd:
  case Instruction::FSub:
  case Instruction::FMul:
  case Instruction::FDiv:
  case Instruction::FRem:
    return floatOperation;
  case Instruction::ICmp:
    return integerComparison;
  case Instruction::FCmp:
    return floatComparison;
  case Instruction::Trunc:
  case Instruction::ZExt:
  case Instruction::SExt:
    return integerCast;
  case Instruction::FPTrunc:
  case Instruction::FPExt:
  case Instruction::FPToUI:
  case Instruction::FPToSI:
  case Instruction::UIToFP:
  case Instruction::SIToFP:
    return floatCast;
  case Instruction::BitCast:
    return bitCast;
  case Instruction::PtrToInt:
  case Instruction::PtrToAddr:
  case Instruction::IntToPtr:
    return pointerCast;
  case Instruction::Select:
    return selection;
  case Instruction::Freeze:
    return freezing;
  case Instruction::ExtractElement:
    return elementExtraction;
  case Instruction::InsertElement:
    return elementInsertion;
  case Instruction::ShuffleVector:
    return shuffle;
  case Instruction::ExtractValue:
    return valueExtraction;
  case Instruction::InsertValue:
    return valueInsertion;
  case Instruction::GetElementPtr:
    return addressComputation;
  default:
    return nullptr;
  }
}

} // namespace palindrome::interpret
