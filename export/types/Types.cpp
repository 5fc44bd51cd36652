// Translates MLIR types to LLVM types (LangRef, "Type System"). Mirrors
// import/types/Types.cpp.

#include "export/types/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "translate/TypeTable.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using llvm::ArrayType;

bool TypeExporter::convertAll(llvm::ArrayRef<mlir::Type> from,
                              llvm::SmallVectorImpl<llvm::Type *> &to) {
  to.reserve(from.size());
  for (mlir::Type type : from) {
    llvm::Type *converted = convert(type);
    if (!converted)
      return false;
    to.push_back(converted);
  }
  return true;
}

llvm::Type *TypeExporter::translate(mlir::Type type) {
  using llvm::Type;
  return llvm::TypeSwitch<mlir::Type, Type *>(type)
      .Case([&](LLVMVoidType) { return Type::getVoidTy(context); })
      .Case([&](mlir::Float16Type) { return Type::getHalfTy(context); })
      .Case([&](mlir::BFloat16Type) { return Type::getBFloatTy(context); })
      .Case([&](mlir::Float32Type) { return Type::getFloatTy(context); })
      .Case([&](mlir::Float64Type) { return Type::getDoubleTy(context); })
      .Case([&](mlir::Float80Type) { return Type::getX86_FP80Ty(context); })
      .Case([&](mlir::Float128Type) { return Type::getFP128Ty(context); })
      .Case([&](LLVMPPCFP128Type) { return Type::getPPC_FP128Ty(context); })
      .Case([&](LLVMLabelType) { return Type::getLabelTy(context); })
      .Case([&](LLVMMetadataType) { return Type::getMetadataTy(context); })
      .Case([&](LLVMX86AMXType) { return Type::getX86_AMXTy(context); })
      .Case([&](LLVMTokenType) { return Type::getTokenTy(context); })
      .Case([&](mlir::IntegerType integer) -> Type * {
        // MLIR has i0, and integers that are wider than LLVM's.
        return integer.getWidth() >= llvm::IntegerType::MIN_INT_BITS &&
                       integer.getWidth() <= llvm::IntegerType::MAX_INT_BITS
                   ? llvm::IntegerType::get(context, integer.getWidth())
                   : nullptr;
      })
      .Case([&](LLVMPointerType pointer) -> Type * {
        return pointerType(pointer.getAddressSpace());
      })
      .Case([&](LLVMFunctionType function) -> Type * {
        llvm::SmallVector<Type *> params;
        Type *result = convert(function.getReturnType());
        if (!result || !convertAll(function.getParams(), params))
          return nullptr;
        return llvm::FunctionType::get(result, params, function.isVarArg());
      })
      .Case([&](LLVMStructType) { return translateStruct(type); })
      .Case([&](LLVMArrayType array) -> Type * {
        Type *element = convert(array.getElementType());
        return element ? ArrayType::get(element, array.getNumElements())
                       : nullptr;
      })
      .Case([&](mlir::VectorType vector) -> Type * {
        Type *element = convert(vector.getElementType());
        if (!element || vector.getRank() != 1)
          return nullptr;
        return llvm::VectorType::get(element, getVectorNumElements(vector));
      })
      .Case([&](LLVMTargetExtType target) -> Type * {
        if (std::optional<unsigned> number = typeHandleNumber(target))
          if (*number < table.size())
            return table[*number];
        llvm::SmallVector<Type *> params;
        if (!convertAll(target.getTypeParams(), params))
          return nullptr;
        return llvm::TargetExtType::get(context, target.getExtTypeName(),
                                        params, target.getIntParams());
      })
      .Case([&](mlir::PtrLikeTypeInterface pointer) -> Type * {
        auto space = llvm::dyn_cast_or_null<LLVMAddrSpaceAttrInterface>(
            pointer.getMemorySpace());
        return space && !pointer.hasPtrMetadata()
                   ? pointerType(space.getAddressSpace())
                   : nullptr;
      })
      .Default(
          [&](mlir::Type other) { return others ? others(other) : nullptr; });
}

llvm::Type *TypeExporter::pointerType(unsigned addressSpace) {
  return isAddressSpace(addressSpace)
             ? llvm::PointerType::get(context, addressSpace)
             : nullptr;
}

llvm::Type *TypeExporter::translateStruct(mlir::Type type) {
  auto structType = llvm::cast<LLVMStructType>(type);
  llvm::SmallVector<llvm::Type *> body;
  if (!structType.isIdentified()) {
    if (!convertAll(structType.getBody(), body))
      return nullptr;
    return llvm::StructType::get(context, body, structType.isPacked());
  }

  if (others)
    if (auto *made = llvm::dyn_cast_or_null<llvm::StructType>(others(type))) {
      if (auto name = structNames ? structNames.getAs<mlir::StringAttr>(
                                        structType.getName())
                                  : mlir::StringAttr())
        made->setName(name.getValue());
      return made;
    }
  llvm::StringRef name = structType.getName();
  if (structNames)
    if (auto other = structNames.getAs<mlir::StringAttr>(name))
      name = other.getValue();
  llvm::StructType *result = name.empty()
                                 ? llvm::StructType::create(context)
                                 : llvm::StructType::create(context, name);
  if (structType.isOpaque())
    return result;
  // The body may contain the struct itself.
  types[type] = result;
  if (!convertAll(structType.getBody(), body))
    return nullptr;
  result->setBody(body, structType.isPacked());
  return result;
}

//===----------------------------------------------------------------------===//
// The type table
//===----------------------------------------------------------------------===//

/// The type of `entry`, whose parts precede it in the table; null if it is
/// malformed.
llvm::Type *TypeExporter::makeEntry(mlir::ArrayAttr entry) {
  auto at = [&](size_t place) {
    return entry && place < entry.size() ? entry[place] : mlir::Attribute();
  };
  auto string = [&](size_t place) {
    return llvm::dyn_cast_or_null<mlir::StringAttr>(at(place));
  };
  auto types = llvm::dyn_cast_or_null<mlir::ArrayAttr>(at(1));
  if (!string(0) || !types)
    return nullptr;
  llvm::SmallVector<llvm::Type *> parts;
  for (mlir::Attribute attribute : types) {
    auto part = llvm::dyn_cast<mlir::TypeAttr>(attribute);
    std::optional<unsigned> number =
        part ? typeHandleNumber(part.getValue()) : std::nullopt;
    if (!part || (number && *number >= table.size()))
      return nullptr;
    parts.push_back(convert(part.getValue()));
    if (!parts.back())
      return nullptr;
  }

  llvm::StringRef form = string(0).getValue();
  if (form == type_form::structure || form == type_form::packed) {
    bool isPacked = form == type_form::packed;
    if (!llvm::all_of(parts, llvm::StructType::isValidElementType))
      return nullptr;
    if (entry.size() == 2)
      return llvm::StructType::get(context, parts, isPacked);
    return string(2) ? llvm::StructType::create(context, parts,
                                                string(2).getValue(), isPacked)
                     : nullptr;
  }
  if (form == type_form::target) {
    auto numbers = llvm::dyn_cast_or_null<mlir::DenseI64ArrayAttr>(at(3));
    if (!string(2) || !numbers ||
        !llvm::all_of(numbers.asArrayRef(),
                      [](int64_t number) { return llvm::isUInt<32>(number); }))
      return nullptr;
    llvm::SmallVector<unsigned> integers(numbers.asArrayRef());
    llvm::Expected<llvm::TargetExtType *> made =
        llvm::TargetExtType::getOrError(context, string(2).getValue(), parts,
                                        integers);
    if (made)
      return *made;
    llvm::consumeError(made.takeError());
    return nullptr;
  }

  auto length = llvm::dyn_cast_or_null<mlir::IntegerAttr>(at(2));
  if (!length || !length.getType().isInteger(64) || parts.size() != 1)
    return nullptr;
  uint64_t count = length.getValue().getZExtValue();
  if (form == type_form::array)
    return llvm::ArrayType::isValidElementType(parts[0])
               ? llvm::ArrayType::get(parts[0], count)
               : nullptr;
  bool isScalable = form == type_form::scalable;
  return (isScalable || form == type_form::vector) && count != 0 &&
                 llvm::isUInt<32>(count) &&
                 llvm::VectorType::isValidElementType(parts[0])
             ? llvm::VectorType::get(parts[0], count, isScalable)
             : nullptr;
}

std::optional<size_t> TypeExporter::readTable(mlir::ArrayAttr entries) {
  for (auto [number, entry] : llvm::enumerate(entries)) {
    llvm::Type *type = makeEntry(llvm::dyn_cast<mlir::ArrayAttr>(entry));
    if (!type)
      return number;
    table.push_back(type);
  }
  return std::nullopt;
}

bool TypeExporter::hasConstants(llvm::Type *type) {
  // A part that many types share is visited once.
  llvm::SmallVector<llvm::Type *> work{type}, visited;
  bool has = true;
  while (has && !work.empty()) {
    llvm::Type *part = work.pop_back_val();
    auto *structType = llvm::dyn_cast<llvm::StructType>(part);
    has = !part->isVoidTy() && !part->isLabelTy() && !part->isMetadataTy() &&
          !part->isFunctionTy() && !(structType && structType->isOpaque());
    if (!has || !part->isAggregateType() || !withConstants.insert(part).second)
      continue;
    visited.push_back(part);
    llvm::append_range(work, part->subtypes());
  }
  if (!has)
    for (llvm::Type *part : visited)
      withConstants.erase(part);
  return has;
}
