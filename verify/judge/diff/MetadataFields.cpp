// Reads the scalar fields of metadata nodes by the table in MetadataFields.def.

#include "verify/judge/diff/MetadataFields.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace llvm;

namespace palindrome::diff {

static std::optional<unsigned> checksumKind(const DIFile &file) {
  if (auto checksum = file.getChecksum())
    return checksum->Kind;
  return std::nullopt;
}

/// Whether the rows of the table for class `Row` apply to nodes of class
/// `Node`.
template <typename Row, typename Node>
static constexpr bool holds = std::is_base_of_v<Row, Node>;

template <typename Node>
static void fieldsOf(const Node &node, SmallVectorImpl<MetadataField> &fields) {
#define FIELD(CLASS, NAME, VALUE)                                              \
  if constexpr (holds<CLASS, Node>)                                            \
    fields.push_back({NAME, static_cast<uint64_t>(VALUE), {}});
#define OPTIONAL(CLASS, NAME, VALUE)                                           \
  if constexpr (holds<CLASS, Node>) {                                          \
    auto value = VALUE;                                                        \
    fields.push_back({NAME, value.has_value(), {}});                           \
    fields.push_back({NAME, value ? static_cast<uint64_t>(*value) : 0, {}});   \
  }
#define WIDE(CLASS, NAME, VALUE)                                               \
  if constexpr (holds<CLASS, Node>) {                                          \
    const APInt &value = VALUE;                                                \
    fields.push_back({NAME, value.getBitWidth(), {}});                         \
    for (unsigned i = 0; i != value.getNumWords(); ++i)                        \
      fields.push_back({NAME, value.getRawData()[i], {}});                     \
  }
#define TEXT(CLASS, NAME, VALUE)                                               \
  if constexpr (holds<CLASS, Node>)                                            \
    fields.push_back({NAME, 0, VALUE});
#define OPERANDS(CLASS, NAMES)
#include "verify/judge/diff/MetadataFields.def"
  if constexpr (holds<DIExpression, Node>)
    for (uint64_t element : node.getElements())
      fields.push_back({"element", element, {}});
}

void metadataFields(const MDNode &node,
                    SmallVectorImpl<MetadataField> &fields) {
  fields.push_back({"distinct", node.isDistinct(), {}});
  switch (node.getMetadataID()) {
#define HANDLE_MDNODE_LEAF(CLASS)                                              \
  case Metadata::CLASS##Kind:                                                  \
    return fieldsOf(cast<CLASS>(node), fields);
#include "llvm/IR/Metadata.def"
  }
}

const Metadata *metadataOperand(const MDNode &node, unsigned index) {
  constexpr unsigned size = 3, offset = 4; // The indices of DIType's operands.
  const Metadata *operand = node.getOperand(index);
  if (!isa<DIType>(node) || (index != size && index != offset))
    return operand;
  auto *constant = dyn_cast_or_null<ConstantAsMetadata>(operand);
  return constant && constant->getValue()->isNullValue() ? nullptr : operand;
}

StringRef metadataClass(const MDNode &node) {
  switch (node.getMetadataID()) {
#define HANDLE_MDNODE_LEAF(CLASS)                                              \
  case Metadata::CLASS##Kind:                                                  \
    return #CLASS;
#include "llvm/IR/Metadata.def"
  }
  return "MDNode";
}

StringRef metadataOperandName(const MDNode &node, unsigned index) {
  StringRef names;
#define FIELD(CLASS, NAME, VALUE)
#define OPTIONAL(CLASS, NAME, VALUE)
#define WIDE(CLASS, NAME, VALUE)
#define TEXT(CLASS, NAME, VALUE)
#define OPERANDS(CLASS, NAMES)                                                 \
  if (node.getMetadataID() == Metadata::CLASS##Kind)                           \
    names = NAMES;
#include "verify/judge/diff/MetadataFields.def"
  for (; index && !names.empty(); --index)
    names = names.split(' ').second;
  return names.split(' ').first;
}

} // namespace palindrome::diff
