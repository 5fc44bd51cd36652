// Translates types (LangRef, "Type System"). Identified structs keep their
// names, unless the name is empty or taken in this MLIR context. Then the
// struct gets another name, and the name in LLVM is carried:
//
//   %0 = type { i8 }       !llvm.struct<"unnamed", (i8)>
//                          llvmx.struct_names = {unnamed = ""}
//
// MLIR prints a struct with all that is in it wherever it is used, so that the
// text of structs that share parts grows exponentially, and its parser and
// printer recurse. Types that are too large or too deep therefore go to the
// type table, in which each refers to its parts by number
// (translate/TypeTable.h). So do types that MLIR has no type for.

#include "import/types/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "translate/TypeTable.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::importer;

using namespace mlir::LLVM;

bool TypeImporter::convertAll(llvm::ArrayRef<llvm::Type *> from,
                              llvm::SmallVectorImpl<mlir::Type> &to) {
  to.reserve(from.size());
  for (llvm::Type *type : from) {
    mlir::Type converted = convert(type);
    if (!converted)
      return false;
    to.push_back(converted);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Whole types
//===----------------------------------------------------------------------===//

/// Translates `type` after its parts, without recursion, since types may be
/// nested thousands deep.
mlir::Type TypeImporter::convertNew(llvm::Type *type) {
  struct Frame {
    llvm::Type *type;
    unsigned nextPart;
  };
  llvm::SmallVector<Frame> path;
  auto enter = [&](llvm::Type *part) {
    if (auto *structType = llvm::dyn_cast<llvm::StructType>(part);
        structType && !structType->isLiteral())
      enterIdentified(structType);
    path.push_back({part, 0});
  };
  enter(type);
  while (true) {
    Frame &frame = path.back();
    llvm::Type *whole = frame.type;
    llvm::Type *missing = nullptr;
    while (!missing && frame.nextPart < whole->getNumContainedTypes()) {
      llvm::Type *part = whole->getContainedType(frame.nextPart++);
      if (!types.contains(part))
        missing = part;
    }
    if (missing) {
      enter(missing);
      continue;
    }
    path.pop_back();
    Converted converted = convertWhole(whole);
    types[whole] = converted;
    if (path.empty())
      return converted.type;
  }
}

/// Whether a type may be printed with all its parts. `direct` is the size of
/// the names of the parts, which LLVM IR has too, `nested` that of what MLIR
/// prints within the parts. The sum of what is nested in all types of a module
/// is limited by a multiple of the direct sizes, so that the text is linear in
/// the size of the module. No type of a program comes near the limits. The
/// limits of one type are there because MLIR's parser takes quadratic time for
/// nested structs, and recurses.
bool TypeImporter::spend(uint64_t nested, uint64_t direct, uint32_t depth) {
  constexpr uint64_t maxNested = 2048, free = 8192, factor = 16;
  constexpr uint32_t maxDepth = 64;
  if (nested > maxNested || depth > maxDepth ||
      nestedSize + nested > free + factor * (directSize + direct))
    return false;
  nestedSize += nested;
  directSize += direct;
  return true;
}

/// Whether MLIR can print a type of `size` types in all that are nested `depth`
/// deep, and read it again. The limits are far beyond what programs have: with
/// 60 structs that have the one before twice, it would be 2^60 types.
static bool isPrintable(uint64_t size, uint32_t depth) {
  constexpr uint64_t maxSize = 1 << 15;
  constexpr uint32_t maxDepth = 1 << 10;
  return size <= maxSize && depth <= maxDepth;
}

TypeImporter::Converted TypeImporter::convertWhole(llvm::Type *type) {
  constexpr size_t longName = 64;
  Converted result;
  if (auto *structType = llvm::dyn_cast<llvm::StructType>(type);
      structType && structType->hasName())
    result.ownSize += structType->getName().size() / longName;
  result.size = result.ownSize;
  result.containsTarget = type->isTargetExtTy();
  bool hasPartInTable = false;
  uint64_t direct = 0, nested = 0;
  for (llvm::Type *part : type->subtypes()) {
    const Converted &known = types.find(part)->second;
    constexpr uint64_t most = uint64_t(1) << 40; // Of a sum without overflow.
    result.size = std::min(result.size + known.size, most);
    direct += known.ownSize;
    nested += known.size - known.ownSize;
    result.depth = std::max(result.depth, known.depth + 1);
    hasPartInTable |= known.inTable;
    result.containsTarget |= known.containsTarget;
  }
  // A function type is no type of a value, and may refer to the table.
  if (hasTable && mayBeInTable(type) &&
      (hasPartInTable || !spend(nested, direct, result.depth))) {
    result.type = addToTable(type);
  } else {
    result.type = translate(type);
    if (!result.type && hasTable && mayBeInTable(type))
      result.type = addToTable(type);
  }
  if (!hasTable && !tooLarge && !isPrintable(result.size, result.depth))
    tooLarge = type;
  result.inTable = isHandle(result.type);
  if (result.inTable) {
    result.size = result.ownSize = result.depth = 1;
    result.containsTarget = true;
  }
  return result;
}

/// Adds `type`, whose parts are translated, to the type table; null if a part
/// has no MLIR type.
mlir::Type TypeImporter::addToTable(llvm::Type *type) {
  mlir::Builder builder(&context);
  llvm::SmallVector<mlir::Attribute> parts;
  for (llvm::Type *part : type->subtypes()) {
    mlir::Type converted = convert(part);
    if (!converted)
      return {};
    parts.push_back(mlir::TypeAttr::get(converted));
  }
  llvm::SmallVector<mlir::Attribute> entry;
  auto begin = [&](llvm::StringRef form) {
    entry = {builder.getStringAttr(form), builder.getArrayAttr(parts)};
  };
  auto addLength = [&](uint64_t number) {
    entry.push_back(builder.getI64IntegerAttr(static_cast<int64_t>(number)));
  };
  if (auto *structType = llvm::dyn_cast<llvm::StructType>(type)) {
    entered.erase(structType);
    begin(structType->isPacked() ? type_form::packed : type_form::structure);
    if (!structType->isLiteral())
      entry.push_back(builder.getStringAttr(
          structType->hasName() ? structType->getName() : ""));
  } else if (type->isArrayTy()) {
    begin(type_form::array);
    addLength(type->getArrayNumElements());
  } else if (auto *vector = llvm::dyn_cast<llvm::VectorType>(type)) {
    llvm::ElementCount count = vector->getElementCount();
    begin(count.isScalable() ? type_form::scalable : type_form::vector);
    addLength(count.getKnownMinValue());
  } else {
    auto *target = llvm::cast<llvm::TargetExtType>(type);
    begin(type_form::target);
    entry.push_back(builder.getStringAttr(target->getName()));
    llvm::SmallVector<int64_t> numbers(target->int_params());
    entry.push_back(builder.getDenseI64ArrayAttr(numbers));
  }
  entries.push_back(builder.getArrayAttr(entry));
  return typeHandle(&context, entries.size() - 1);
}

bool TypeImporter::isHandle(mlir::Type type) {
  return typeHandleNumber(type).has_value();
}

mlir::ArrayAttr TypeImporter::table() const {
  return entries.empty() ? mlir::ArrayAttr()
                         : mlir::ArrayAttr::get(&context, entries);
}

//===----------------------------------------------------------------------===//
// Kinds of types
//===----------------------------------------------------------------------===//

mlir::Type TypeImporter::translate(llvm::Type *type) {
  switch (type->getTypeID()) {
  case llvm::Type::VoidTyID:
    return LLVMVoidType::get(&context);
  case llvm::Type::HalfTyID:
    return mlir::Float16Type::get(&context);
  case llvm::Type::BFloatTyID:
    return mlir::BFloat16Type::get(&context);
  case llvm::Type::FloatTyID:
    return mlir::Float32Type::get(&context);
  case llvm::Type::DoubleTyID:
    return mlir::Float64Type::get(&context);
  case llvm::Type::X86_FP80TyID:
    return mlir::Float80Type::get(&context);
  case llvm::Type::FP128TyID:
    return mlir::Float128Type::get(&context);
  case llvm::Type::PPC_FP128TyID:
    return LLVMPPCFP128Type::get(&context);
  case llvm::Type::LabelTyID:
    return LLVMLabelType::get(&context);
  case llvm::Type::MetadataTyID:
    return LLVMMetadataType::get(&context);
  case llvm::Type::X86_AMXTyID:
    return LLVMX86AMXType::get(&context);
  case llvm::Type::TokenTyID:
    return LLVMTokenType::get(&context);
  case llvm::Type::IntegerTyID:
    return mlir::IntegerType::get(&context, type->getIntegerBitWidth());
  case llvm::Type::PointerTyID:
    return LLVMPointerType::get(&context, type->getPointerAddressSpace());
  case llvm::Type::FunctionTyID:
    return translateFunction(llvm::cast<llvm::FunctionType>(type));
  case llvm::Type::StructTyID:
    return llvm::cast<llvm::StructType>(type)->isLiteral()
               ? translateLiteral(llvm::cast<llvm::StructType>(type))
               : translateIdentified(llvm::cast<llvm::StructType>(type));
  case llvm::Type::ArrayTyID: {
    mlir::Type element = convert(type->getArrayElementType());
    if (!element || !LLVMArrayType::isValidElementType(element))
      return {};
    return LLVMArrayType::get(element, type->getArrayNumElements());
  }
  case llvm::Type::FixedVectorTyID:
  case llvm::Type::ScalableVectorTyID: {
    auto *vector = llvm::cast<llvm::VectorType>(type);
    mlir::Type element = convert(vector->getElementType());
    if (!element || !mlir::VectorType::isValidElementType(element))
      return {};
    mlir::Type result = getVectorType(element, vector->getElementCount());
    return hasTable && !isCompatibleVectorType(result) ? mlir::Type() : result;
  }
  case llvm::Type::TargetExtTyID:
    return translateTargetExt(llvm::cast<llvm::TargetExtType>(type));
  case llvm::Type::TypedPointerTyID:
    break;
  }
  return {};
}

mlir::Type TypeImporter::translateFunction(llvm::FunctionType *type) {
  mlir::Type result = convert(type->getReturnType());
  llvm::SmallVector<mlir::Type> params;
  if (!result || !LLVMFunctionType::isValidResultType(result) ||
      !convertAll(type->params(), params) ||
      !llvm::all_of(params, LLVMFunctionType::isValidArgumentType))
    return {};
  return LLVMFunctionType::get(result, params, type->isVarArg());
}

mlir::Type TypeImporter::translateTargetExt(llvm::TargetExtType *type) {
  llvm::SmallVector<mlir::Type> params;
  if (!convertAll(type->type_params(), params))
    return {};
  // The name of references to the table is taken.
  if (hasTable && type->getName() == typeHandleName)
    return {};
  return LLVMTargetExtType::get(&context, type->getName(), params,
                                type->int_params());
}

mlir::Type TypeImporter::translateLiteral(llvm::StructType *type) {
  llvm::SmallVector<mlir::Type> body;
  if (!convertAll(type->elements(), body) ||
      !llvm::all_of(body, LLVMStructType::isValidElementType))
    return {};
  return LLVMStructType::getLiteral(&context, body, type->isPacked());
}

void TypeImporter::enterIdentified(llvm::StructType *type) {
  // A struct with a new name has no body yet.
  llvm::StringRef wanted = type->hasName() ? type->getName() : "";
  llvm::StringRef stem = wanted.empty() ? "unnamed" : wanted;
  std::string name = stem.str();
  LLVMStructType result = LLVMStructType::getIdentified(&context, name);
  for (unsigned suffix = 0;
       !structNames.insert(name).second || result.isInitialized(); ++suffix) {
    name = (stem + "." + llvm::Twine(suffix)).str();
    result = LLVMStructType::getIdentified(&context, name);
  }
  entered[type] = result;
}

mlir::Type TypeImporter::translateIdentified(llvm::StructType *type) {
  LLVMStructType result = entered.lookup(type);
  entered.erase(type);
  llvm::StringRef wanted = type->hasName() ? type->getName() : "";
  if (result.getName() != wanted)
    renamed.emplace_back(mlir::StringAttr::get(&context, result.getName()),
                         mlir::StringAttr::get(&context, wanted));
  if (type->isOpaque())
    return LLVMStructType::getOpaque(result.getName(), &context);
  llvm::SmallVector<mlir::Type> body;
  if (!convertAll(type->elements(), body) ||
      !llvm::all_of(body, LLVMStructType::isValidElementType) ||
      mlir::failed(result.setBody(body, type->isPacked())))
    return {};
  return result;
}
