// Translates the `llvmx` ops that represent instructions which only compute a
// value: arithmetic, comparisons, casts, and those on parts of vectors and
// aggregates. Their ops of the `llvm` dialect reject some types.
//
//   %0 = "llvmx.instruction"(%a, %b) <{opcode = "icmp",
//       details = {predicate = "ult"}}> : (...) -> ...
//
// becomes
//
//   %0 = icmp ult <4 x i8> %a, %b

#include "export/body/InstructionParts.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

llvm::Instruction *
palindrome::exporter::makeBinary(InstructionParts &parts,
                                 llvm::Instruction::BinaryOps opcode) {
  bool noUnsignedWrap = parts.flag("nuw");
  bool noSignedWrap = parts.flag("nsw");
  bool isExact = parts.flag("exact");
  bool isDisjoint = parts.flag("disjoint");
  if (!parts.has(2))
    return nullptr;
  llvm::Type *type = parts.operands[0]->getType();
  bool isFloat =
      opcode == llvm::Instruction::FAdd || opcode == llvm::Instruction::FSub ||
      opcode == llvm::Instruction::FMul || opcode == llvm::Instruction::FDiv ||
      opcode == llvm::Instruction::FRem;
  if (type != parts.operands[1]->getType() ||
      !(isFloat ? type->isFPOrFPVectorTy() : type->isIntOrIntVectorTy()))
    return parts.fail("its operands are not of one type that it computes with");
  auto *inst = llvm::BinaryOperator::Create(opcode, parts.operands[0],
                                            parts.operands[1]);
  if (isa<llvm::OverflowingBinaryOperator>(inst)) {
    inst->setHasNoUnsignedWrap(noUnsignedWrap);
    inst->setHasNoSignedWrap(noSignedWrap);
  } else if (isa<llvm::PossiblyExactOperator>(inst)) {
    inst->setIsExact(isExact);
  } else if (auto *either = dyn_cast<llvm::PossiblyDisjointInst>(inst)) {
    either->setIsDisjoint(isDisjoint);
  }
  return inst;
}

llvm::Instruction *palindrome::exporter::makeNegation(InstructionParts &parts) {
  if (!parts.has(1))
    return nullptr;
  if (!parts.operands[0]->getType()->isFPOrFPVectorTy())
    return parts.fail("its operand is no floating-point number");
  return llvm::UnaryOperator::CreateFNeg(parts.operands[0]);
}

llvm::Instruction *
palindrome::exporter::makeCompare(InstructionParts &parts,
                                  llvm::Instruction::OtherOps opcode) {
  using Compare = llvm::CmpInst;
  StringRef name = parts.string("predicate");
  if (!parts.has(2))
    return nullptr;
  bool isFloat = opcode == llvm::Instruction::FCmp;
  llvm::Type *type = parts.operands[0]->getType();
  if (type != parts.operands[1]->getType() ||
      !(isFloat ? type->isFPOrFPVectorTy()
                : type->isIntOrIntVectorTy() || type->isPtrOrPtrVectorTy()))
    return parts.fail("its operands are not of one type that it compares");
  int first =
      isFloat ? Compare::FIRST_FCMP_PREDICATE : Compare::FIRST_ICMP_PREDICATE;
  int last =
      isFloat ? Compare::LAST_FCMP_PREDICATE : Compare::LAST_ICMP_PREDICATE;
  for (int i = first; i <= last; ++i) {
    auto predicate = static_cast<Compare::Predicate>(i);
    if (Compare::getPredicateName(predicate) == name)
      return Compare::Create(opcode, predicate, parts.operands[0],
                             parts.operands[1]);
  }
  return parts.fail("there is no 'predicate' '" + name + "'");
}

llvm::Instruction *
palindrome::exporter::makeCast(InstructionParts &parts,
                               llvm::Instruction::CastOps opcode) {
  bool noUnsignedWrap = parts.flag("nuw");
  bool noSignedWrap = parts.flag("nsw");
  bool isNonNegative = parts.flag("nneg");
  if (!parts.has(1))
    return nullptr;
  if (!llvm::CastInst::castIsValid(opcode, parts.operands[0], parts.type))
    return parts.fail("it does not cast its operand's type to its result's");
  auto *inst = llvm::CastInst::Create(opcode, parts.operands[0], parts.type);
  if (isa<llvm::TruncInst>(inst)) {
    inst->setHasNoUnsignedWrap(noUnsignedWrap);
    inst->setHasNoSignedWrap(noSignedWrap);
  } else if (isa<llvm::PossiblyNonNegInst>(inst)) {
    inst->setNonNeg(isNonNegative);
  }
  return inst;
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

llvm::Instruction *palindrome::exporter::makeSelect(InstructionParts &parts) {
  if (!parts.has(3))
    return nullptr;
  if (const char *why = llvm::SelectInst::areInvalidOperands(
          parts.operands[0], parts.operands[1], parts.operands[2]))
    return parts.fail(why);
  return llvm::SelectInst::Create(parts.operands[0], parts.operands[1],
                                  parts.operands[2]);
}

llvm::Instruction *palindrome::exporter::makeFreeze(InstructionParts &parts) {
  return parts.has(1) ? new llvm::FreezeInst(parts.operands[0]) : nullptr;
}

llvm::Instruction *palindrome::exporter::makeVAArg(InstructionParts &parts) {
  // LLVM does not require that its operand is a pointer.
  if (!parts.has(1))
    return nullptr;
  if (!parts.type->isFirstClassType())
    return parts.fail("its result is no value");
  return new llvm::VAArgInst(parts.operands[0], parts.type);
}

//===----------------------------------------------------------------------===//
// Parts of vectors and aggregates
//===----------------------------------------------------------------------===//

llvm::Instruction *
palindrome::exporter::makeExtractElement(InstructionParts &parts) {
  if (!parts.has(2))
    return nullptr;
  if (!llvm::ExtractElementInst::isValidOperands(parts.operands[0],
                                                 parts.operands[1]))
    return parts.fail("its operands are no vector and no index");
  return llvm::ExtractElementInst::Create(parts.operands[0], parts.operands[1]);
}

llvm::Instruction *
palindrome::exporter::makeInsertElement(InstructionParts &parts) {
  if (!parts.has(3))
    return nullptr;
  if (!llvm::InsertElementInst::isValidOperands(
          parts.operands[0], parts.operands[1], parts.operands[2]))
    return parts.fail("its operands are no vector, its element and an index");
  return llvm::InsertElementInst::Create(parts.operands[0], parts.operands[1],
                                         parts.operands[2]);
}

llvm::Instruction *
palindrome::exporter::makeShuffleVector(InstructionParts &parts) {
  auto mask = parts.attribute<DenseI32ArrayAttr>("mask");
  if (!parts.has(2))
    return nullptr;
  if (!mask || !llvm::ShuffleVectorInst::isValidOperands(
                   parts.operands[0], parts.operands[1], mask.asArrayRef()))
    return parts.fail("its 'mask' does not fit its operands");
  return new llvm::ShuffleVectorInst(parts.operands[0], parts.operands[1],
                                     mask.asArrayRef());
}

/// The entry `indices`, if it leads to a part of the aggregate that is operand
/// 0, and the type of that part.
static std::pair<SmallVector<unsigned>, llvm::Type *>
readIndices(InstructionParts &parts) {
  SmallVector<unsigned> indices;
  if (auto codes = parts.attribute<DenseI32ArrayAttr>("indices"))
    indices.assign(codes.asArrayRef().begin(), codes.asArrayRef().end());
  llvm::Type *part = indices.empty() || parts.operands.empty()
                         ? nullptr
                         : llvm::ExtractValueInst::getIndexedType(
                               parts.operands[0]->getType(), indices);
  if (!part)
    parts.fail("its 'indices' lead to no part of its operand 0");
  return {indices, part};
}

llvm::Instruction *
palindrome::exporter::makeExtractValue(InstructionParts &parts) {
  auto [indices, part] = readIndices(parts);
  if (!part || !parts.has(1))
    return nullptr;
  return llvm::ExtractValueInst::Create(parts.operands[0], indices);
}

llvm::Instruction *
palindrome::exporter::makeInsertValue(InstructionParts &parts) {
  auto [indices, part] = readIndices(parts);
  if (!part || !parts.has(2))
    return nullptr;
  if (parts.operands[1]->getType() != part)
    return parts.fail("its operand 1 is of another type than the part");
  return llvm::InsertValueInst::Create(parts.operands[0], parts.operands[1],
                                       indices);
}
