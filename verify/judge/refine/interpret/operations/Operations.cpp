// The table from opcode to operation.

#include "verify/judge/refine/interpret/operations/Operations.h"
#include "llvm/IR/Instruction.h"
#include <array>

using namespace llvm;

namespace palindrome::interpret {
namespace {

struct Row {
  unsigned opcode;
  Operation *operation;
};

constexpr Row rows[] = {
    {Instruction::Add, integerOperation},
    {Instruction::Sub, integerOperation},
    {Instruction::Mul, integerOperation},
    {Instruction::UDiv, integerOperation},
    {Instruction::SDiv, integerOperation},
    {Instruction::URem, integerOperation},
    {Instruction::SRem, integerOperation},
    {Instruction::Shl, integerOperation},
    {Instruction::LShr, integerOperation},
    {Instruction::AShr, integerOperation},
    {Instruction::And, integerOperation},
    {Instruction::Or, integerOperation},
    {Instruction::Xor, integerOperation},
    {Instruction::FNeg, negation},
    {Instruction::FAdd, floatOperation},
    {Instruction::FSub, floatOperation},
    {Instruction::FMul, floatOperation},
    {Instruction::FDiv, floatOperation},
    {Instruction::FRem, floatOperation},
    {Instruction::ICmp, integerComparison},
    {Instruction::FCmp, floatComparison},
    {Instruction::Trunc, integerCast},
    {Instruction::ZExt, integerCast},
    {Instruction::SExt, integerCast},
    {Instruction::FPTrunc, floatCast},
    {Instruction::FPExt, floatCast},
    {Instruction::FPToUI, floatCast},
    {Instruction::FPToSI, floatCast},
    {Instruction::UIToFP, floatCast},
    {Instruction::SIToFP, floatCast},
    {Instruction::BitCast, bitCast},
    {Instruction::PtrToInt, pointerCast},
    {Instruction::PtrToAddr, pointerCast},
    {Instruction::IntToPtr, pointerCast},
    {Instruction::AddrSpaceCast, pointerCast},
    {Instruction::Select, selection},
    {Instruction::Freeze, freezing},
    {Instruction::ExtractElement, elementExtraction},
    {Instruction::InsertElement, elementInsertion},
    {Instruction::ShuffleVector, shuffle},
    {Instruction::ExtractValue, valueExtraction},
    {Instruction::InsertValue, valueInsertion},
    {Instruction::GetElementPtr, addressComputation},
};

} // namespace

Operation *operationOf(unsigned opcode) {
  // Indexed by opcode, since each executed instruction is looked up.
  static const auto table = [] {
    std::array<Operation *, Instruction::OtherOpsEnd> table = {};
    for (const Row &row : rows)
      table[row.opcode] = row.operation;
    return table;
  }();
  return opcode < table.size() ? table[opcode] : nullptr;
}

} // namespace palindrome::interpret
