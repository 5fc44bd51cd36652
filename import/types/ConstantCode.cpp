// Encodes constants as attributes (LangRef, "Constants"):
//
//   i32 5                        5 : i32
//   ptr @f                       @f
//   double 1.0                   ["fp", f64, 4607182418800017408]
//   [2 x ptr] [ptr @f, ptr @g]   ["aggregate", !llvm.array<2 x ptr>, @f, @g]
//   blockaddress(@f, %b)         ["blockaddress", @f, 1 : i64]
//   a part of another constant   ["constant", 3 : i64], its number in the table
//                                of constants
//
// export/types/ConstantCode.cpp decodes them, case by case in the same order.

#include "import/types/ConstantCode.h"
#include "import/state/ImportState.h"
#include "import/types/Symbols.h"
#include "import/types/Types.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/Operator.h"

using namespace palindrome;
using namespace palindrome::importer;
using llvm::dyn_cast;
using llvm::isa;
using mlir::Attribute;

namespace palindrome::importer {
/// Builds the array of one code. `finish` returns null if a part could not be
/// encoded.
class CodeBuilder {
public:
  CodeBuilder(ConstantCodes &codes, llvm::StringRef form) : codes(codes) {
    string(form);
  }
  CodeBuilder &string(llvm::StringRef text) {
    return add(codes.state.builder.getStringAttr(text));
  }
  CodeBuilder &type(llvm::Type *type) {
    mlir::Type converted = codes.types.convert(type);
    return add(converted ? mlir::TypeAttr::get(converted) : Attribute());
  }
  CodeBuilder &integer(int64_t value) {
    return add(codes.state.builder.getI64IntegerAttr(value));
  }
  CodeBuilder &wide(const llvm::APInt &value) {
    return add(mlir::IntegerAttr::get(
        codes.state.builder.getIntegerType(value.getBitWidth()), value));
  }
  CodeBuilder &constant(const llvm::Constant *value) {
    ConstantCodes::Code part = codes.part(value);
    result.size += part.size;
    result.depth = std::max(result.depth, part.depth + 1);
    return add(part.code);
  }
  CodeBuilder &operands(const llvm::Constant *value) {
    for (const llvm::Use &use : value->operands())
      constant(llvm::cast<llvm::Constant>(use.get()));
    return *this;
  }
  CodeBuilder &add(Attribute attribute) {
    incomplete |= !attribute;
    parts.push_back(attribute);
    return *this;
  }
  ConstantCodes::Code finish() {
    if (!incomplete)
      result.code = codes.state.builder.getArrayAttr(parts);
    return result;
  }

private:
  ConstantCodes &codes;
  llvm::SmallVector<Attribute, 8> parts;
  ConstantCodes::Code result;
  bool incomplete = false;
};
} // namespace palindrome::importer

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// Whether the code of `constant` contains the codes of its operands, which may
/// be of this kind, too.
static bool hasParts(const llvm::Constant *constant) {
  return isa<llvm::ConstantAggregate, llvm::ConstantPtrAuth,
             llvm::ConstantExpr>(constant);
}

/// The code of `constant` within the code of another. Its own parts are encoded
/// already.
ConstantCodes::Code ConstantCodes::part(const llvm::Constant *constant) {
  constexpr uint32_t maxSize = 64, maxDepth = 16;
  if (!hasParts(constant))
    return encodeWhole(constant);
  Code &known = codes.find(constant)->second;
  if (!known.code || (known.size <= maxSize && known.depth <= maxDepth))
    return known;
  if (!known.reference) {
    known.reference =
        state.builder.getArrayAttr({state.builder.getStringAttr("constant"),
                                    state.builder.getI64IntegerAttr(
                                        static_cast<int64_t>(entries.size()))});
    entries.push_back(known.code);
  }
  Code result;
  result.code = known.reference;
  return result;
}

/// Encodes a constant after its parts, without recursion, since constants may
/// be nested thousands deep.
Attribute ConstantCodes::encode(const llvm::Constant *constant) {
  if (!hasParts(constant))
    return encodeWhole(constant).code;
  if (auto it = codes.find(constant); it != codes.end())
    return it->second.code;
  struct Frame {
    const llvm::Constant *constant;
    unsigned nextOperand;
  };
  llvm::SmallVector<Frame> path{{constant, 0}};
  while (true) {
    Frame &frame = path.back();
    const llvm::Constant *whole = frame.constant;
    const llvm::Constant *missing = nullptr;
    while (!missing && frame.nextOperand < whole->getNumOperands()) {
      auto *operand =
          llvm::cast<llvm::Constant>(whole->getOperand(frame.nextOperand++));
      if (hasParts(operand) && !codes.contains(operand))
        missing = operand;
    }
    if (missing) {
      path.push_back({missing, 0});
      continue;
    }
    path.pop_back();
    Code code = encodeWhole(whole);
    codes[whole] = code;
    if (path.empty())
      return code.code;
  }
}

mlir::ArrayAttr ConstantCodes::table() const {
  return entries.empty() ? mlir::ArrayAttr()
                         : state.builder.getArrayAttr(entries);
}

//===----------------------------------------------------------------------===//
// Codes
//===----------------------------------------------------------------------===//

ConstantCodes::Code
ConstantCodes::encodeExpression(const llvm::ConstantExpr *expr) {
  CodeBuilder code(*this, "expr");
  code.string(expr->getOpcodeName())
      .type(expr->getType())
      .integer(expr->getRawSubclassOptionalData());
  if (auto *gep = dyn_cast<llvm::GEPOperator>(expr)) {
    code.type(gep->getSourceElementType());
    if (std::optional<llvm::ConstantRange> range = gep->getInRange())
      code.add(state.builder.getArrayAttr(
          {mlir::IntegerAttr::get(
               state.builder.getIntegerType(range->getBitWidth()),
               range->getLower()),
           mlir::IntegerAttr::get(
               state.builder.getIntegerType(range->getBitWidth()),
               range->getUpper())}));
    else
      code.add(state.builder.getArrayAttr({}));
  } else if (expr->getOpcode() == llvm::Instruction::ShuffleVector) {
    code.add(state.builder.getDenseI32ArrayAttr(expr->getShuffleMask()));
  }
  return code.operands(expr).finish();
}

ConstantCodes::Code ConstantCodes::encodeWhole(const llvm::Constant *constant) {
  auto leaf = [](Attribute attribute) {
    Code code;
    code.code = attribute;
    return code;
  };
  llvm::Type *type = constant->getType();
  if (auto *integer = dyn_cast<llvm::ConstantInt>(constant)) {
    if (type->isVectorTy())
      return CodeBuilder(*this, "splat")
          .type(type)
          .wide(integer->getValue())
          .finish();
    return leaf(
        mlir::IntegerAttr::get(types.convert(type), integer->getValue()));
  }
  if (auto *global = dyn_cast<llvm::GlobalValue>(constant))
    return leaf(symbols.reference(global));
  if (auto *fp = dyn_cast<llvm::ConstantFP>(constant))
    return CodeBuilder(*this, type->isVectorTy() ? "splat" : "fp")
        .type(type)
        .wide(fp->getValue().bitcastToAPInt())
        .finish();
  if (isa<llvm::ConstantTokenNone>(constant))
    return CodeBuilder(*this, "none").finish();
  if (isa<llvm::PoisonValue>(constant))
    return CodeBuilder(*this, "poison").type(type).finish();
  if (isa<llvm::UndefValue>(constant))
    return CodeBuilder(*this, "undef").type(type).finish();
  if (constant->isNullValue())
    return CodeBuilder(*this, "zero").type(type).finish();
  if (auto *data = dyn_cast<llvm::ConstantDataSequential>(constant))
    return CodeBuilder(*this, "data")
        .type(type)
        .string(data->getRawDataValues())
        .finish();
  if (isa<llvm::ConstantAggregate>(constant))
    return CodeBuilder(*this, "aggregate")
        .type(type)
        .operands(constant)
        .finish();
  if (auto *signedPointer = dyn_cast<llvm::ConstantPtrAuth>(constant))
    return CodeBuilder(*this, "ptrauth").operands(signedPointer).finish();
  if (auto *address = dyn_cast<llvm::BlockAddress>(constant))
    return CodeBuilder(*this, "blockaddress")
        .constant(address->getFunction())
        .integer(state.blockTag(address->getBasicBlock()))
        .finish();
  if (auto *local = dyn_cast<llvm::DSOLocalEquivalent>(constant))
    return CodeBuilder(*this, "dso_local_equivalent")
        .constant(local->getGlobalValue())
        .finish();
  if (auto *noCfi = dyn_cast<llvm::NoCFIValue>(constant))
    return CodeBuilder(*this, "no_cfi")
        .constant(noCfi->getGlobalValue())
        .finish();
  if (auto *expr = dyn_cast<llvm::ConstantExpr>(constant))
    return encodeExpression(expr);
  return {};
}
