// Decodes constants that are carried as attributes (LangRef, "Constants").
// Mirrors import/types/ConstantCode.cpp, case by case in the same order.
//
//   ["expr", "getelementptr", !llvm.ptr, 3, i8, [], @g, 4 : i64]
//
// represents
//
//   getelementptr inbounds (i8, ptr @g, i64 4)

#include "export/types/ConstantCode.h"
#include "export/state/ExportState.h"
#include "export/types/Types.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;
using llvm::isa;
using mlir::Attribute;

namespace {
/// Reads the elements of one array in order. If an element is missing or of
/// another kind, `ok` becomes false and the read returns null, zero or "".
class CodeReader {
public:
  CodeReader(ConstantTable &table, mlir::ArrayAttr code)
      : table(table), rest(code.getValue()) {}

  template <typename T> T next() {
    T part = rest.empty() ? T() : dyn_cast_or_null<T>(rest.front());
    if (!part)
      ok = false;
    else
      rest = rest.drop_front();
    return part;
  }
  llvm::StringRef string() {
    auto text = next<mlir::StringAttr>();
    return text ? text.getValue() : llvm::StringRef();
  }
  llvm::Type *type() {
    auto attribute = next<mlir::TypeAttr>();
    llvm::Type *type =
        attribute ? table.types.convert(attribute.getValue()) : nullptr;
    ok &= type != nullptr;
    return type;
  }
  int64_t integer() {
    auto value = next<mlir::IntegerAttr>();
    return value ? value.getValue().getSExtValue() : 0;
  }
  llvm::Constant *constant() {
    Attribute code = next<Attribute>();
    llvm::Constant *value = code ? table.decode(code) : nullptr;
    ok &= value != nullptr;
    return value;
  }
  template <typename T> T *constantOf() {
    T *value = dyn_cast_or_null<T>(constant());
    ok &= value != nullptr;
    return value;
  }
  llvm::SmallVector<llvm::Constant *> constants() {
    llvm::SmallVector<llvm::Constant *> values;
    while (!rest.empty() && ok)
      values.push_back(constant());
    return values;
  }

  ConstantTable &table;
  llvm::ArrayRef<Attribute> rest;
  bool ok = true;
};
} // namespace

/// Whether LLVM has a zeroinitializer, null or zero of `type`.
static bool hasZero(TypeExporter &types, llvm::Type *type) {
  if (auto *target = dyn_cast<llvm::TargetExtType>(type))
    return target->hasProperty(llvm::TargetExtType::HasZeroInit);
  return !type->isTokenTy() && !type->isX86_AMXTy() && types.hasConstants(type);
}

/// The opcode called `name`; 0 if constant expressions have none of that name.
static unsigned expressionOpcode(llvm::StringRef name) {
  using I = llvm::Instruction;
  return llvm::StringSwitch<unsigned>(name)
      .Case("getelementptr", I::GetElementPtr)
      .Case("trunc", I::Trunc)
      .Case("ptrtoint", I::PtrToInt)
      .Case("ptrtoaddr", I::PtrToAddr)
      .Case("inttoptr", I::IntToPtr)
      .Case("bitcast", I::BitCast)
      .Case("addrspacecast", I::AddrSpaceCast)
      .Case("add", I::Add)
      .Case("sub", I::Sub)
      .Case("mul", I::Mul)
      .Case("xor", I::Xor)
      .Case("extractelement", I::ExtractElement)
      .Case("insertelement", I::InsertElement)
      .Case("shufflevector", I::ShuffleVector)
      .Default(0);
}

/// Whether a getelementptr into `element` with these operands is well-formed.
static bool isValidAddress(llvm::Type *element,
                           llvm::ArrayRef<llvm::Constant *> operands) {
  auto isIndex = [](llvm::Constant *index) {
    return index->getType()->isIntOrIntVectorTy();
  };
  if (!element->isSized() || !operands[0]->getType()->isPtrOrPtrVectorTy() ||
      !llvm::all_of(operands.drop_front(), isIndex))
    return false;
  // All vectors among the operands have one length.
  llvm::ElementCount count;
  for (llvm::Constant *operand : operands)
    if (auto *vector = dyn_cast<llvm::VectorType>(operand->getType())) {
      if (count.isNonZero() && vector->getElementCount() != count)
        return false;
      count = vector->getElementCount();
    }
  return operands.size() == 1 || llvm::GetElementPtrInst::getIndexedType(
                                     element, operands.drop_front());
}

std::optional<llvm::ConstantRange>
palindrome::exporter::decodeInRange(mlir::ArrayAttr range) {
  if (!range || range.size() != 2)
    return std::nullopt;
  auto lower = dyn_cast<mlir::IntegerAttr>(range[0]);
  auto upper = dyn_cast<mlir::IntegerAttr>(range[1]);
  // The width need not be that of the index type: clang uses 32 bits with
  // 64-bit pointers.
  if (!lower || !upper ||
      lower.getValue().getBitWidth() != upper.getValue().getBitWidth() ||
      !lower.getValue().slt(upper.getValue()))
    return std::nullopt;
  return llvm::ConstantRange(lower.getValue(), upper.getValue());
}

static llvm::Constant *decodeExpression(CodeReader &code) {
  unsigned opcode = expressionOpcode(code.string());
  llvm::Type *type = code.type();
  unsigned flags = code.integer();
  if (!code.ok || opcode == 0)
    return nullptr;

  if (opcode == llvm::Instruction::GetElementPtr) {
    llvm::Type *element = code.type();
    auto range = code.next<mlir::ArrayAttr>();
    llvm::SmallVector<llvm::Constant *> operands = code.constants();
    if (!code.ok || operands.empty())
      return nullptr;
    std::optional<llvm::ConstantRange> inRange;
    if (!isValidAddress(element, operands) ||
        (!range.empty() && !(inRange = decodeInRange(range))))
      return nullptr;
    return llvm::ConstantExpr::getGetElementPtr(
        element, operands[0], llvm::ArrayRef(operands).drop_front(),
        llvm::GEPNoWrapFlags::fromRaw(flags), inRange);
  }
  llvm::SmallVector<int> mask;
  if (opcode == llvm::Instruction::ShuffleVector) {
    auto maskAttribute = code.next<mlir::DenseI32ArrayAttr>();
    if (maskAttribute)
      mask.append(maskAttribute.asArrayRef().begin(),
                  maskAttribute.asArrayRef().end());
  }
  llvm::SmallVector<llvm::Constant *> operands = code.constants();
  if (!code.ok)
    return nullptr;
  if (llvm::Instruction::isCast(opcode) && operands.size() == 1 &&
      llvm::CastInst::castIsValid(
          static_cast<llvm::Instruction::CastOps>(opcode), operands[0], type))
    return llvm::ConstantExpr::getCast(opcode, operands[0], type);
  if (llvm::Instruction::isBinaryOp(opcode) && operands.size() == 2 &&
      operands[0]->getType() == operands[1]->getType() &&
      operands[0]->getType()->isIntOrIntVectorTy())
    return llvm::ConstantExpr::get(opcode, operands[0], operands[1], flags);
  if (opcode == llvm::Instruction::ExtractElement && operands.size() == 2 &&
      llvm::ExtractElementInst::isValidOperands(operands[0], operands[1]))
    return llvm::ConstantExpr::getExtractElement(operands[0], operands[1]);
  if (opcode == llvm::Instruction::InsertElement && operands.size() == 3 &&
      llvm::InsertElementInst::isValidOperands(operands[0], operands[1],
                                               operands[2]))
    return llvm::ConstantExpr::getInsertElement(operands[0], operands[1],
                                                operands[2]);
  if (opcode == llvm::Instruction::ShuffleVector && operands.size() == 2 &&
      llvm::ShuffleVectorInst::isValidOperands(operands[0], operands[1], mask))
    return llvm::ConstantExpr::getShuffleVector(operands[0], operands[1], mask);
  return nullptr;
}

llvm::Constant *
palindrome::exporter::makeAggregate(llvm::Type *type,
                                    llvm::ArrayRef<llvm::Constant *> elements) {
  auto areOf = [&](llvm::Type *wanted) {
    return llvm::all_of(elements, [&](llvm::Constant *element) {
      return element->getType() == wanted;
    });
  };
  if (auto *structType = dyn_cast<llvm::StructType>(type)) {
    if (structType->isOpaque() ||
        structType->getNumElements() != elements.size())
      return nullptr;
    for (auto [element, wanted] :
         llvm::zip_equal(elements, structType->elements()))
      if (element->getType() != wanted)
        return nullptr;
    return llvm::ConstantStruct::get(structType, elements);
  }
  if (auto *arrayType = dyn_cast<llvm::ArrayType>(type))
    return arrayType->getNumElements() == elements.size() &&
                   areOf(arrayType->getElementType())
               ? llvm::ConstantArray::get(arrayType, elements)
               : nullptr;
  auto *vector = dyn_cast<llvm::FixedVectorType>(type);
  return vector && vector->getNumElements() == elements.size() &&
                 areOf(vector->getElementType())
             ? llvm::ConstantVector::get(elements)
             : nullptr;
}

static llvm::Constant *decodeAggregate(CodeReader &code) {
  llvm::Type *type = code.type();
  llvm::SmallVector<llvm::Constant *> elements = code.constants();
  return code.ok ? makeAggregate(type, elements) : nullptr;
}

/// The integer or floating-point number of `type` with the bits `value`, or a
/// splat of it if `type` is a vector.
static llvm::Constant *decodeNumber(llvm::Type *type,
                                    const llvm::APInt &value) {
  llvm::Type *scalar = type->getScalarType();
  if (scalar->isIntegerTy())
    return scalar->getIntegerBitWidth() == value.getBitWidth()
               ? llvm::ConstantInt::get(type, value)
               : nullptr;
  if (!scalar->isFloatingPointTy() ||
      scalar->getPrimitiveSizeInBits() != value.getBitWidth())
    return nullptr;
  return llvm::ConstantFP::get(type,
                               llvm::APFloat(scalar->getFltSemantics(), value));
}

static llvm::Constant *decodeData(CodeReader &code) {
  llvm::Type *type = code.type();
  auto text = code.next<mlir::StringAttr>();
  if (!code.ok)
    return nullptr;
  bool isVector = isa<llvm::FixedVectorType>(type);
  if (!isVector && !type->isArrayTy())
    return nullptr;
  llvm::Type *element =
      isVector ? type->getScalarType() : type->getArrayElementType();
  uint64_t count =
      isVector ? llvm::cast<llvm::FixedVectorType>(type)->getNumElements()
               : type->getArrayNumElements();
  if (!llvm::ConstantDataSequential::isElementTypeCompatible(element) ||
      text.size() != count * element->getPrimitiveSizeInBits() / 8)
    return nullptr;
  return isVector ? llvm::ConstantDataVector::getRaw(text, count, element)
                  : llvm::ConstantDataArray::getRaw(text, count, element);
}

static llvm::Constant *decodePtrAuth(CodeReader &code) {
  auto *pointer = code.constant();
  auto *key = code.constantOf<llvm::ConstantInt>();
  auto *discriminator = code.constantOf<llvm::ConstantInt>();
  auto *address = code.constant();
  auto *symbol = code.constant();
  auto isPointer = [](llvm::Constant *value) {
    return value->getType()->isPointerTy();
  };
  return code.ok && isPointer(pointer) && isPointer(address) &&
                 isPointer(symbol) && key->getType()->isIntegerTy(32) &&
                 discriminator->getType()->isIntegerTy(64)
             ? llvm::ConstantPtrAuth::get(pointer, key, discriminator, address,
                                          symbol)
             : nullptr;
}

llvm::Constant *ConstantTable::decode(Attribute code) {
  if (auto integer = dyn_cast<mlir::IntegerAttr>(code)) {
    llvm::Type *type = types.convert(integer.getType());
    return type && type->isIntegerTy()
               ? llvm::ConstantInt::get(type, integer.getValue())
               : nullptr;
  }
  if (auto symbol = dyn_cast<mlir::FlatSymbolRefAttr>(code))
    return state.symbols.lookup(symbol.getAttr());
  auto array = dyn_cast<mlir::ArrayAttr>(code);
  if (!array)
    return nullptr;

  CodeReader reader(*this, array);
  llvm::StringRef form = reader.string();
  if (form == "fp" || form == "splat") {
    llvm::Type *type = reader.type();
    auto value = reader.next<mlir::IntegerAttr>();
    return reader.ok ? decodeNumber(type, value.getValue()) : nullptr;
  }
  if (form == "none")
    return llvm::ConstantTokenNone::get(state.context);
  if (form == "poison" || form == "undef" || form == "zero") {
    llvm::Type *type = reader.type();
    if (!reader.ok ||
        !(form == "zero" ? hasZero(types, type) : types.hasConstants(type)))
      return nullptr;
    if (form == "zero")
      return llvm::Constant::getNullValue(type);
    return form == "poison" ? llvm::PoisonValue::get(type)
                            : llvm::UndefValue::get(type);
  }
  if (form == "data")
    return decodeData(reader);
  if (form == "aggregate")
    return decodeAggregate(reader);
  if (form == "ptrauth")
    return decodePtrAuth(reader);
  if (form == "blockaddress") {
    auto *function = reader.constantOf<llvm::Function>();
    int64_t tag = reader.integer();
    return reader.ok ? state.blockAddress(function, tag) : nullptr;
  }
  if (form == "dso_local_equivalent" || form == "no_cfi") {
    auto *global = reader.constantOf<llvm::GlobalValue>();
    if (!reader.ok)
      return nullptr;
    if (form == "no_cfi")
      return llvm::NoCFIValue::get(global);
    return global->getValueType()->isFunctionTy()
               ? llvm::DSOLocalEquivalent::get(global)
               : nullptr;
  }
  if (form == "constant") {
    int64_t number = reader.integer();
    return reader.ok ? lookup(number) : nullptr;
  }
  return form == "expr" ? decodeExpression(reader) : nullptr;
}

llvm::Constant *ConstantTable::lookup(int64_t number) {
  if (number < 0 || !codes || static_cast<size_t>(number) >= codes.size())
    return nullptr;
  // All constants up to this one are decoded in order, so that a chain of
  // references needs no recursion. A reference to a later one is damaged.
  llvm::SaveAndRestore<bool> guard(isDecoding, true);
  if (!guard.get())
    while (constants.size() <= static_cast<size_t>(number)) {
      llvm::Constant *constant = decode(codes[constants.size()]);
      constants.push_back(constant);
    }
  return static_cast<size_t>(number) < constants.size() ? constants[number]
                                                        : nullptr;
}
