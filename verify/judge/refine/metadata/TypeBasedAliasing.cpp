// Follows the types of two tags to their roots.

#include "verify/judge/refine/metadata/TypeBasedAliasing.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"
#include <optional>

using namespace palindrome;
using namespace llvm;

/// The most types on the way to a root. A type that contains itself is invalid.
static constexpr unsigned mostTypes = 100;

namespace {
/// A place in a type: the part that is so many bytes behind its beginning.
struct PartOfType {
  const MDNode *type;
  uint64_t offset;

  bool operator==(const PartOfType &other) const {
    return type == other.type && offset == other.offset;
  }
};
} // namespace

static std::optional<uint64_t> numberAt(const MDNode &node, unsigned operand) {
  auto *number = mdconst::dyn_extract<ConstantInt>(node.getOperand(operand));
  if (!number)
    return std::nullopt;
  return number->getLimitedValue();
}

static bool hasName(const MDNode &node) {
  return node.getNumOperands() > 0 && isa<MDString>(node.getOperand(0));
}

/// What a tag says is accessed: a part of a type.
static std::optional<PartOfType> accessedBy(const MDNode *tag) {
  if (!tag || tag->getNumOperands() < 3 || tag->getNumOperands() > 4)
    return std::nullopt;
  auto *type = dyn_cast<MDNode>(tag->getOperand(0));
  std::optional<uint64_t> offset = numberAt(*tag, 2);
  if (!type || !hasName(*type) || !isa<MDNode>(tag->getOperand(1)) || !offset)
    return std::nullopt;
  return PartOfType{type, *offset};
}

/// The member that a part is in, or the parent of a scalar type, step by step
/// up to the root, which comes last. Empty if a type has no such form.
static SmallVector<PartOfType> wayToRoot(PartOfType part) {
  SmallVector<PartOfType> way{part};
  while (way.size() != mostTypes) {
    const MDNode &type = *part.type;
    if (!hasName(type))
      return {};
    if (type.getNumOperands() == 1)
      return way;
    const MDNode *inside = nullptr;
    uint64_t begin = 0;
    // A scalar type with one operand after its name has the offset 0.
    for (unsigned i = 1; i < type.getNumOperands(); i += 2) {
      std::optional<uint64_t> at = i + 1 < type.getNumOperands()
                                       ? numberAt(type, i + 1)
                                       : std::optional<uint64_t>(0);
      auto *member = dyn_cast<MDNode>(type.getOperand(i));
      if (!at || !member)
        return {};
      if (*at > part.offset)
        break;
      inside = member;
      begin = *at;
    }
    if (!inside)
      return {};
    part = {inside, part.offset - begin};
    way.push_back(part);
  }
  return {};
}

bool refine::mayAliasByTypes(const Instruction &one, const Instruction &other) {
  auto accessed = [](const Instruction &access) {
    return accessedBy(access.getMetadata(LLVMContext::MD_tbaa));
  };
  std::optional<PartOfType> first = accessed(one), second = accessed(other);
  if (!first || !second)
    return true;
  SmallVector<PartOfType> ofFirst = wayToRoot(*first),
                          ofSecond = wayToRoot(*second);
  return ofFirst.empty() || ofSecond.empty() ||
         ofFirst.back().type != ofSecond.back().type ||
         is_contained(ofFirst, *second) || is_contained(ofSecond, *first);
}

bool refine::isMoreGeneral(
    const MDNode &general, const MDNode &other,
    function_ref<bool(const MDNode &one, const MDNode &other)> same) {
  std::optional<PartOfType> whole = accessedBy(&general),
                            part = accessedBy(&other);
  // The fourth operand says that what is read never changes.
  if (!whole || !part || whole->offset != 0 || general.getNumOperands() != 3 ||
      general.getOperand(0) != general.getOperand(1))
    return false;
  return any_of(wayToRoot(*part), [&](const PartOfType &type) {
    return type.offset == 0 && same(*type.type, *whole->type);
  });
}
