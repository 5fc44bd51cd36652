// Translates MLIR types to LLVM types (LangRef, "Type System"). Mirrors
// import/Types.cpp.

#include "export/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
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
        return llvm::IntegerType::get(context, integer.getWidth());
      })
      .Case([&](LLVMPointerType pointer) -> Type * {
        return llvm::PointerType::get(context, pointer.getAddressSpace());
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
                   ? llvm::PointerType::get(context, space.getAddressSpace())
                   : nullptr;
      })
      .Default(
          [&](mlir::Type other) { return others ? others(other) : nullptr; });
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
