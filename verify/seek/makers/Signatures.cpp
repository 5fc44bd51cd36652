// Finds types for the overloaded parts of intrinsics. LLVM's functions that
// make a type from its description assert that the parts fit, so this checks
// first.

#include "verify/seek/makers/Signatures.h"
#include <random>

using namespace llvm;
using Descriptor = Intrinsic::IITDescriptor;

namespace palindrome::makers {

namespace {
/// Makes the types of a description, one after another.
class Decoder {
public:
  Decoder(LLVMContext &context, ArrayRef<Descriptor> descriptors,
          ArrayRef<Type *> chosen)
      : context(context), descriptors(descriptors), chosen(chosen) {}

  /// The next type; null if the chosen types do not fit.
  Type *next();
  bool done() const {
    return descriptors.empty() ||
           descriptors.front().Kind == Descriptor::VarArg;
  }

private:
  Type *ofChosen(Descriptor descriptor, Type *other);
  Type *nextStruct(unsigned elements);
  Type *vectorOf(Type *element, ElementCount count) const {
    return element && VectorType::isValidElementType(element)
               ? VectorType::get(element, count)
               : nullptr;
  }
  Type *at(unsigned number) const {
    return number < chosen.size() ? chosen[number] : nullptr;
  }

  LLVMContext &context;
  ArrayRef<Descriptor> descriptors;
  ArrayRef<Type *> chosen;
};
} // namespace

/// `type`, a vector or not, with elements of another width: `factor` 2 for
/// twice the width, -2 for half of it. Null if LLVM has no such type.
static Type *scaled(Type *type, int factor) {
  unsigned width = type->getScalarSizeInBits();
  Type *scalar = type->getScalarType();
  if (scalar->isDoubleTy() && factor < 0 && isa<VectorType>(type))
    return type->getWithNewType(Type::getFloatTy(type->getContext()));
  if (scalar->isFloatTy() && factor < 0 && isa<VectorType>(type))
    return type->getWithNewType(Type::getHalfTy(type->getContext()));
  if (!scalar->isIntegerTy() || (factor < 0 && width % 2))
    return nullptr;
  return type->getWithNewType(
      IntegerType::get(type->getContext(), factor < 0 ? width / 2 : 2 * width));
}

Type *Decoder::ofChosen(Descriptor descriptor, Type *other) {
  auto *vector = dyn_cast<VectorType>(other);
  switch (descriptor.Kind) {
  case Descriptor::Argument:
    return other;
  case Descriptor::ExtendArgument:
    return scaled(other, 2);
  case Descriptor::TruncArgument:
    return scaled(other, -2);
  case Descriptor::SameVecWidthArgument: {
    Type *element = next();
    return vector && element ? vectorOf(element, vector->getElementCount())
                             : element;
  }
  case Descriptor::VecElementArgument:
    return vector ? vector->getElementType() : nullptr;
  case Descriptor::Subdivide2Argument:
  case Descriptor::Subdivide4Argument: {
    Type *half = vector ? scaled(vector, -2) : nullptr;
    if (half && descriptor.Kind == Descriptor::Subdivide4Argument)
      half = scaled(half, -2);
    return half;
  }
  case Descriptor::VecOfBitcastsToInt:
    return vector && vector->getElementType()->getPrimitiveSizeInBits()
               ? VectorType::getInteger(vector)
               : nullptr;
  default:
    return nullptr;
  }
}

Type *Decoder::nextStruct(unsigned elements) {
  SmallVector<Type *> types;
  for (unsigned i = 0; i != elements; ++i) {
    Type *element = next();
    if (!element || !StructType::isValidElementType(element))
      return nullptr;
    types.push_back(element);
  }
  return StructType::get(context, types);
}

Type *Decoder::next() {
  if (descriptors.empty())
    return nullptr;
  Descriptor descriptor = descriptors.front();
  descriptors = descriptors.drop_front();
  switch (descriptor.Kind) {
  case Descriptor::Void:
  case Descriptor::VarArg:
    return Type::getVoidTy(context);
  case Descriptor::MMX:
    return FixedVectorType::get(Type::getInt64Ty(context), 1);
  case Descriptor::AMX:
    return Type::getX86_AMXTy(context);
  case Descriptor::Token:
    return Type::getTokenTy(context);
  case Descriptor::Metadata:
    return Type::getMetadataTy(context);
  case Descriptor::Half:
    return Type::getHalfTy(context);
  case Descriptor::BFloat:
    return Type::getBFloatTy(context);
  case Descriptor::Float:
    return Type::getFloatTy(context);
  case Descriptor::Double:
    return Type::getDoubleTy(context);
  case Descriptor::Quad:
    return Type::getFP128Ty(context);
  case Descriptor::PPCQuad:
    return Type::getPPC_FP128Ty(context);
  case Descriptor::AArch64Svcount:
    return TargetExtType::get(context, "aarch64.svcount");
  case Descriptor::Integer:
    return IntegerType::get(context, descriptor.Integer_Width);
  case Descriptor::Pointer:
    return PointerType::get(context, descriptor.Pointer_AddressSpace);
  case Descriptor::Vector:
    return vectorOf(next(), descriptor.Vector_Width);
  case Descriptor::Struct:
    return nextStruct(descriptor.Struct_NumElements);
  case Descriptor::VecOfAnyPtrsToElt: {
    auto *vector =
        dyn_cast_or_null<VectorType>(at(descriptor.getOverloadArgNumber()));
    auto *same = dyn_cast_or_null<VectorType>(at(descriptor.getRefArgNumber()));
    return vector && same && vector->isPtrOrPtrVectorTy() &&
                   vector->getElementCount() == same->getElementCount()
               ? vector
               : nullptr;
  }
  case Descriptor::OneNthEltsVecArgument: {
    auto *vector =
        dyn_cast_or_null<VectorType>(at(descriptor.getRefArgNumber()));
    unsigned divisor = descriptor.getVectorDivisor();
    return vector && vector->getElementCount().isKnownMultipleOf(divisor)
               ? VectorType::getOneNthElementsVectorType(vector, divisor)
               : nullptr;
  }
  default: {
    Type *other = at(descriptor.getArgumentNumber());
    return other ? ofChosen(descriptor, other) : nullptr;
  }
  }
}

Signature::Signature(Intrinsic::ID id, const PlainTypes &types,
                     const TypeList &any)
    : id(id), types(types), any(any) {
  Intrinsic::getIntrinsicInfoTableEntries(id, descriptors);
  findSlots();
}

void Signature::setSlot(unsigned number, TypeList candidates) {
  if (slots.size() <= number)
    slots.resize(number + 1);
  slots[number] = std::move(candidates);
}

/// Vectors of the sizes that target's registers have.
static TypeList registerVectors(ArrayRef<Type *> elements) {
  TypeList vectors;
  for (Type *element : elements) {
    unsigned width = element->getScalarSizeInBits();
    for (unsigned bits : {128, 64, 256, 512})
      if (width && bits % width == 0 && bits / width > 1)
        vectors.push_back(FixedVectorType::get(element, bits / width));
    for (unsigned bits : {128, 64, 256})
      if (width && bits % width == 0)
        vectors.push_back(ScalableVectorType::get(element, bits / width));
  }
  return vectors;
}

void Signature::findSlots() {
  LLVMContext &context = types.integers.front()->getContext();
  Type *i8 = Type::getInt8Ty(context), *i16 = Type::getInt16Ty(context);
  Type *i32 = Type::getInt32Ty(context), *i64 = Type::getInt64Ty(context);
  Type *f16 = Type::getHalfTy(context), *f32 = Type::getFloatTy(context);
  Type *f64 = Type::getDoubleTy(context), *bf16 = Type::getBFloatTy(context);
  bool generic = !Intrinsic::isTargetIntrinsic(id);

  auto candidatesOf = [&](Descriptor::ArgKind kind) {
    TypeList list;
    auto append = [&](const TypeList &others) {
      list.insert(list.end(), others.begin(), others.end());
    };
    bool all = kind == Descriptor::AK_Any;
    if (all || kind == Descriptor::AK_AnyInteger)
      append({i32, i64, i8, i16, Type::getInt1Ty(context)});
    if (all || kind == Descriptor::AK_AnyFloat)
      append({f32, f64, f16, bf16});
    if (all || kind == Descriptor::AK_AnyPointer)
      append(types.pointers);
    if (all || kind == Descriptor::AK_AnyVector ||
        kind == Descriptor::AK_AnyInteger)
      append(registerVectors({i32, i64, i8, i16}));
    if (all || kind == Descriptor::AK_AnyVector ||
        kind == Descriptor::AK_AnyFloat)
      append(registerVectors({f32, f64, f16, bf16}));
    if (all || kind == Descriptor::AK_AnyVector ||
        kind == Descriptor::AK_AnyInteger)
      append({ScalableVectorType::get(Type::getInt1Ty(context), 16),
              FixedVectorType::get(Type::getInt1Ty(context), 16)});
    if (!generic)
      return list;
    switch (kind) {
    case Descriptor::AK_AnyInteger:
      append(types.integerLike);
      break;
    case Descriptor::AK_AnyFloat:
      append(types.floatLike);
      break;
    case Descriptor::AK_AnyVector:
      append(types.vectors);
      break;
    case Descriptor::AK_AnyPointer:
      append(types.pointerLike);
      break;
    default:
      append(any);
      break;
    }
    // A packed struct has the mangled name of one that is not packed. LLVM's
    // parser does not end where a module has both.
    erase_if(list, [](Type *type) {
      auto *structure = dyn_cast<StructType>(type);
      return structure && structure->isLiteral() && structure->isPacked();
    });
    return list;
  };
  for (Descriptor descriptor : descriptors)
    if (descriptor.Kind == Descriptor::Argument &&
        descriptor.getArgumentKind() != Descriptor::AK_MatchType)
      setSlot(descriptor.getArgumentNumber(),
              candidatesOf(descriptor.getArgumentKind()));
    else if (descriptor.Kind == Descriptor::VecOfAnyPtrsToElt) {
      TypeList vectors;
      for (Type *type : types.pointerLike)
        if (isa<VectorType>(type))
          vectors.push_back(type);
      for (unsigned lanes : {2, 4, 8, 16, 32})
        for (bool scalable : {false, true})
          vectors.push_back(
              VectorType::get(types.pointers[0], lanes, scalable));
      setSlot(descriptor.getOverloadArgNumber(), vectors);
    }
  // Vectors that can be divided; most of the set cannot.
  for (Descriptor descriptor : descriptors)
    if (descriptor.Kind == Descriptor::OneNthEltsVecArgument)
      for (Type *element : {i8, i32, f32, f64})
        for (bool scalable : {false, true}) {
          TypeList &slot = slots[descriptor.getRefArgNumber()];
          Type *vector = VectorType::get(
              element, 2 * descriptor.getVectorDivisor(), scalable);
          if (!is_contained(slot, vector))
            slot.push_back(vector);
        }
}

bool Signature::fits(ArrayRef<Type *> chosen) const {
  Decoder decoder(types.integers.front()->getContext(), descriptors, chosen);
  Type *result = decoder.next();
  if (!result || !FunctionType::isValidReturnType(result))
    return false;
  while (!decoder.done())
    if (Type *parameter = decoder.next();
        !parameter || !FunctionType::isValidArgumentType(parameter))
      return false;
  return true;
}

std::vector<Signature::Choice> Signature::choices() const {
  if (slots.empty())
    return {{}};
  std::vector<Choice> found;
  bool generic = !Intrinsic::isTargetIntrinsic(id);
  size_t most = generic ? (slots.size() == 1 ? 400 : 120) : 12;
  auto tryChoice = [&](const Choice &choice) {
    if (found.size() < most && fits(choice) && !is_contained(found, choice))
      found.push_back(choice);
  };
  size_t longest = 0;
  for (const TypeList &slot : slots)
    longest = std::max(longest, slot.size());
  // The same place in each list, then places at random: there are too many
  // combinations for all of them.
  for (size_t i = 0; i != longest; ++i) {
    Choice choice;
    for (const TypeList &slot : slots)
      choice.push_back(slot[i % slot.size()]);
    tryChoice(choice);
  }
  if (slots.size() == 1)
    return found;
  std::mt19937_64 random(id);
  for (unsigned attempt = 0; attempt != 2000 && found.size() < most;
       ++attempt) {
    Choice choice;
    for (const TypeList &slot : slots)
      choice.push_back(slot[random() % slot.size()]);
    tryChoice(choice);
  }
  return found;
}

} // namespace palindrome::makers
