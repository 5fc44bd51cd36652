// The names of the kinds of types.

#include "corpus/features/FeatureNames.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

static std::string nameOfInteger(unsigned width) {
  if (width == 1 || (width >= 8 && width <= 128 && isPowerOf2_32(width)))
    return "i" + std::to_string(width);
  return width < 64 ? "i(<64)" : width < 128 ? "i(<128)" : "i(>128)";
}

/// The name of a type within another one.
static std::string nameOfPart(const Type *type) {
  if (isa<StructType>(type))
    return "struct";
  if (isa<ArrayType>(type))
    return "array";
  if (isa<VectorType>(type))
    return "vector";
  return palindrome::corpus::nameOfType(type);
}

std::string palindrome::corpus::nameOfType(const Type *type) {
  if (auto *integer = dyn_cast<IntegerType>(type))
    return nameOfInteger(integer->getBitWidth());
  if (auto *pointer = dyn_cast<PointerType>(type))
    return pointer->getAddressSpace()
               ? "ptr addrspace(" + std::to_string(pointer->getAddressSpace()) +
                     ")"
               : "ptr";
  if (auto *vector = dyn_cast<VectorType>(type))
    return (isa<ScalableVectorType>(vector) ? "<vscale x N x " : "<N x ") +
           nameOfPart(vector->getElementType()) + ">";
  if (auto *array = dyn_cast<ArrayType>(type))
    return "[N x " + nameOfPart(array->getElementType()) + "]";
  if (auto *record = dyn_cast<StructType>(type))
    return record->isOpaque() ? "opaque struct"
           : !record->isLiteral()
               ? (record->isPacked() ? "named packed struct" : "named struct")
           : record->isPacked() ? "packed struct"
                                : "struct";
  if (auto *function = dyn_cast<FunctionType>(type))
    return function->isVarArg() ? "variadic function" : "function";
  if (auto *target = dyn_cast<TargetExtType>(type))
    return ("target " + target->getName()).str();
  std::string name;
  raw_string_ostream os(name);
  type->print(os);
  return name;
}
