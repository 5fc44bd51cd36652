// Names identified structs as MLIR's own importer does: by the first free name
// of NAME, NAME.1, NAME.2 and so on, inner structs before outer ones.

#include "import/upstream/Types.h"

using namespace palindrome::upstream;
using namespace mlir::LLVM;

mlir::Type UpstreamTypes::translateIdentified(llvm::StructType *type) {
  if (structsAsLiterals)
    return translateLiteral(type);
  llvm::StringRef wanted = type->hasName() ? type->getName() : "";
  if (type->isOpaque())
    return LLVMStructType::getOpaque(wanted, &context);
  std::string name = wanted.str();
  LLVMStructType result = LLVMStructType::getIdentified(&context, name);
  for (unsigned suffix = 1; result.isInitialized(); ++suffix) {
    name = (wanted + "." + llvm::Twine(suffix)).str();
    result = LLVMStructType::getIdentified(&context, name);
  }
  return translateBody(type, result);
}
