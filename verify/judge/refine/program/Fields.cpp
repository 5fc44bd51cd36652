// Finds the part of an object at an offset.

#include "verify/judge/refine/program/Fields.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"

using namespace palindrome::refine;
namespace dwarf = llvm::dwarf;

namespace {
/// An object, and what is written before the name of a part of it.
struct Object {
  std::string name;     ///< As "x", "*p".
  std::string ofMember; ///< As "x.", "p->".
  std::string ofArray;  ///< As "x", "(*p)".
  const llvm::DIType *type;
  uint64_t offset; ///< Of the object within the whole.
};
} // namespace

static Object plainObject(std::string name, const llvm::DIType *type,
                          uint64_t offset) {
  return {name, name + ".", name, type, offset};
}

/// The type that a name or a qualifier stands for.
static const llvm::DIType *unnamed(const llvm::DIType *type) {
  while (auto *derived = llvm::dyn_cast_or_null<llvm::DIDerivedType>(type))
    switch (derived->getTag()) {
    case dwarf::DW_TAG_typedef:
    case dwarf::DW_TAG_const_type:
    case dwarf::DW_TAG_volatile_type:
    case dwarf::DW_TAG_restrict_type:
    case dwarf::DW_TAG_atomic_type:
      type = derived->getBaseType();
      break;
    default:
      return type;
    }
  return type;
}

static uint64_t sizeOf(const llvm::DIType *type) {
  type = unnamed(type);
  return type ? type->getSizeInBits() / 8 : 0;
}

static std::optional<NamedField> findIn(const Object &object, uint64_t offset);

/// Finds the element of an array of one or more dimensions.
static std::optional<NamedField> findInArray(const Object &object,
                                             const llvm::DICompositeType &array,
                                             uint64_t offset) {
  const llvm::DIType *element = array.getBaseType();
  uint64_t size = sizeOf(element);
  if (!size)
    return std::nullopt;
  uint64_t index = (offset - object.offset) / size;
  uint64_t begin = object.offset + index * size;
  // The last dimension is the fastest. The count of the first does not matter.
  std::string indices;
  llvm::DINodeArray dimensions = array.getElements();
  for (unsigned i = dimensions.size(); i > 1; --i) {
    auto *range = llvm::dyn_cast<llvm::DISubrange>(dimensions[i - 1]);
    auto *count =
        range
            ? llvm::dyn_cast_if_present<llvm::ConstantInt *>(range->getCount())
            : nullptr;
    if (!count || count->isZero())
      return std::nullopt;
    indices =
        "[" + std::to_string(index % count->getZExtValue()) + "]" + indices;
    index /= count->getZExtValue();
  }
  return findIn(
      plainObject(object.ofArray + "[" + std::to_string(index) + "]" + indices,
                  element, begin),
      offset);
}

/// Finds the member of a struct, a union or a class.
static std::optional<NamedField>
findInMembers(const Object &object, const llvm::DICompositeType &type,
              uint64_t offset) {
  for (const llvm::DINode *node : type.getElements()) {
    auto *member = llvm::dyn_cast<llvm::DIDerivedType>(node);
    bool isBase = member && member->getTag() == dwarf::DW_TAG_inheritance;
    if (!member || member->isStaticMember() ||
        (!isBase && member->getTag() != dwarf::DW_TAG_member))
      continue;
    uint64_t first = member->getOffsetInBits() / 8;
    uint64_t size =
        member->isBitField()
            ? (member->getOffsetInBits() % 8 + member->getSizeInBits() + 7) / 8
            : sizeOf(member->getBaseType());
    uint64_t begin = object.offset + first;
    if (offset < begin || offset >= begin + size)
      continue;
    // What has no name of its own is a part of the whole.
    if (isBase || member->getName().empty()) {
      Object part = object;
      part.type = member->getBaseType();
      part.offset = begin;
      return findIn(part, offset);
    }
    std::string name = object.ofMember + member->getName().str();
    if (member->isBitField())
      return NamedField{{name, member->getBaseType()}, begin, size};
    return findIn(plainObject(name, member->getBaseType(), begin), offset);
  }
  return std::nullopt;
}

static std::optional<NamedField> findIn(const Object &object, uint64_t offset) {
  const llvm::DIType *type = unnamed(object.type);
  uint64_t size = sizeOf(type);
  if (offset < object.offset || offset - object.offset >= size)
    return std::nullopt;
  auto *composite = llvm::dyn_cast<llvm::DICompositeType>(type);
  if (!composite || composite->getTag() == dwarf::DW_TAG_enumeration_type)
    return NamedField{{object.name, object.type}, object.offset, size};
  return composite->getTag() == dwarf::DW_TAG_array_type
             ? findInArray(object, *composite, offset)
             : findInMembers(object, *composite, offset);
}

std::optional<NamedField>
palindrome::refine::findField(const NamedValue &object, uint64_t offset) {
  return findIn(plainObject(object.name, object.type, 0), offset);
}

std::optional<NamedField>
palindrome::refine::findFieldBehind(const NamedValue &pointer,
                                    uint64_t offset) {
  auto *type =
      llvm::dyn_cast_or_null<llvm::DIDerivedType>(unnamed(pointer.type));
  if (!type)
    return std::nullopt;
  const llvm::DIType *pointee = type->getBaseType();
  uint64_t size = sizeOf(pointee);
  if (!size)
    return std::nullopt;
  const std::string &name = pointer.name;
  switch (type->getTag()) {
  case dwarf::DW_TAG_reference_type:
  case dwarf::DW_TAG_rvalue_reference_type:
    return findIn(plainObject(name, pointee, 0), offset);
  case dwarf::DW_TAG_pointer_type:
    break;
  default:
    return std::nullopt;
  }
  uint64_t index = offset / size;
  if (index == 0)
    return findIn({"*" + name, name + "->", "(*" + name + ")", pointee, 0},
                  offset);
  return findIn(plainObject(name + "[" + std::to_string(index) + "]", pointee,
                            index * size),
                offset);
}
