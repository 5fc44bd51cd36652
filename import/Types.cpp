// Translates types (LangRef, "Type System"). Identified structs keep their
// names, unless the name is empty, taken in this MLIR context, or does not
// parse as it prints. Then the struct gets another name, and the name in LLVM
// is carried:
//
//   %0 = type { i8 }       !llvm.struct<"unnamed", (i8)>
//                          llvmx.struct_names = {unnamed = ""}

#include "import/Types.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;

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
    return getVectorType(element, vector->getElementCount());
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
  return LLVMTargetExtType::get(&context, type->getName(), params,
                                type->int_params());
}

/// Whether `name` in a struct type parses as MLIR prints it.
static bool survivesPrinting(llvm::StringRef name) {
  return !name.empty() && llvm::all_of(name, [](char c) {
    return llvm::isPrint(c) && c != '"' && c != '\\';
  });
}

mlir::Type TypeImporter::translateLiteral(llvm::StructType *type) {
  llvm::SmallVector<mlir::Type> body;
  if (!convertAll(type->elements(), body) ||
      !llvm::all_of(body, LLVMStructType::isValidElementType))
    return {};
  return LLVMStructType::getLiteral(&context, body, type->isPacked());
}

mlir::Type TypeImporter::translateIdentified(llvm::StructType *type) {
  // A struct with a new name has no body yet; nor does a struct that is being
  // translated.
  llvm::StringRef wanted = type->hasName() ? type->getName() : "";
  llvm::StringRef stem = survivesPrinting(wanted) ? wanted : "unnamed";
  std::string name = stem.str();
  LLVMStructType result = LLVMStructType::getIdentified(&context, name);
  for (unsigned suffix = 0;
       !structNames.insert(name).second || result.isInitialized(); ++suffix) {
    name = (stem + "." + llvm::Twine(suffix)).str();
    result = LLVMStructType::getIdentified(&context, name);
  }
  if (name != wanted)
    renamed.emplace_back(mlir::StringAttr::get(&context, name),
                         mlir::StringAttr::get(&context, wanted));
  if (type->isOpaque())
    return LLVMStructType::getOpaque(name, &context);

  return translateBody(type, result);
}

mlir::Type TypeImporter::translateBody(llvm::StructType *from,
                                       LLVMStructType to) {
  types[from] = to;
  llvm::SmallVector<mlir::Type> body;
  if (!convertAll(from->elements(), body) ||
      !llvm::all_of(body, LLVMStructType::isValidElementType) ||
      mlir::failed(to.setBody(body, from->isPacked())))
    return {};
  return to;
}
