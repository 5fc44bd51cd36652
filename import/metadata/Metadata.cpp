// Encodes metadata graphs as the carried metadata table (LangRef, "Metadata"):
//
//   !0 = !{!"a", !1}                  0: "a"
//   !1 = distinct !{!0, i32 7}        1: ["tuple", array<i64: 2, 3>, unit]
//                                     2: array<i32: 0, 1>
//                                     3: ["value", 7 : i32]
//
// The walk is iterative, because graphs are deep and cyclic. A uniqued node is
// numbered after its operands; a distinct node, which almost every cycle
// contains, is numbered when it is first met and encoded later.

#include "import/metadata/Metadata.h"
#include "import/metadata/ModelledMetadata.h"
#include "import/state/ImportState.h"
#include "import/types/ConstantCode.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::importer;
using llvm::dyn_cast;

/// The value in `numbers` of a uniqued node whose operands are being visited.
static constexpr int32_t open = -2;

int32_t MetadataImporter::number(const llvm::Metadata *metadata) {
  auto [it, isNew] = numbers.try_emplace(metadata, open);
  if (it->second == open) {
    it->second = entries.size();
    entries.emplace_back();
  }
  return it->second;
}

int32_t MetadataImporter::index(const llvm::Metadata *metadata) {
  if (!metadata)
    return -1;
  if (auto it = numbers.find(metadata); it != numbers.end())
    return it->second;
  if (auto *node = dyn_cast<llvm::MDNode>(metadata)) {
    visit(node);
    return numbers.lookup(metadata);
  }
  int32_t result = number(metadata);
  mlir::Attribute code = encodeLeaf(metadata);
  entries[result] = code;
  return result;
}

mlir::Attribute MetadataImporter::reference(const llvm::Metadata *metadata) {
  int32_t number = index(metadata);
  if (static_cast<size_t>(number) >= references.size())
    references.resize(entries.size());
  mlir::Attribute &slot = references[number];
  if (!slot)
    slot = state.builder.getI32IntegerAttr(number);
  return slot;
}

/// Numbers and encodes `root` and all metadata that its entry refers to.
void MetadataImporter::visit(const llvm::MDNode *root) {
  struct Frame {
    const llvm::MDNode *node;
    unsigned nextOperand;
    DebugInfoImporter::Representation representation;
  };
  llvm::SmallVector<Frame> stack;
  auto push = [&](const llvm::MDNode *node) {
    stack.push_back({node, 0, debugInfo.represent(node)});
  };
  auto enter = [&](const llvm::MDNode *node) {
    if (node->isDistinct()) {
      int32_t slot = number(node);
      if ((entries[slot] = modelled.nodeAttribute(node)))
        return;
      distinctNodes.push_back(node);
      return;
    }
    numbers.try_emplace(node, open);
    push(node);
  };
  // The next operand that the entry of the node refers to; null at the end.
  auto nextOperand = [&](Frame &frame) -> const llvm::Metadata * {
    if (!frame.representation.attribute) {
      while (frame.nextOperand < frame.node->getNumOperands())
        if (const llvm::Metadata *operand =
                frame.node->getOperand(frame.nextOperand++))
          return operand;
      return nullptr;
    }
    llvm::ArrayRef<DebugInfoRest> rest = debugInfo.rest(frame.representation);
    while (frame.nextOperand < rest.size())
      if (const llvm::Metadata *operand = rest[frame.nextOperand++].reference)
        return operand;
    return nullptr;
  };

  enter(root);
  while (true) {
    if (stack.empty()) {
      if (distinctNodes.empty())
        return;
      push(distinctNodes.pop_back_val());
    }
    Frame &frame = stack.back();
    const llvm::MDNode *node = frame.node;
    const llvm::MDNode *child = nullptr;
    while (!child) {
      const llvm::Metadata *operand = nextOperand(frame);
      if (!operand)
        break;
      auto it = numbers.find(operand);
      if (it == numbers.end()) {
        child = dyn_cast<llvm::MDNode>(operand);
        if (!child)
          index(operand);
      } else if (it->second == open) {
        number(operand); // The operand closes a cycle of uniqued nodes.
      }
    }
    if (child) {
      enter(child);
      continue;
    }
    DebugInfoImporter::Representation representation = frame.representation;
    stack.pop_back();
    int32_t slot = number(node);
    mlir::Attribute code = encodeNode(node, representation);
    if (!code && !failed)
      failed = node;
    entries[slot] = code;
  }
}

namespace {
/// Collects the fields of a node in the order of MetadataNodes.def.
struct FieldCollector {
  MetadataImporter &metadata;
  llvm::SmallVector<int64_t, 32> fields;

  void ref(const llvm::Metadata *operand) {
    fields.push_back(metadata.index(operand));
  }
  template <typename T> void integer(T value) {
    fields.push_back(static_cast<int64_t>(value));
  }
  template <typename T> void optional(const std::optional<T> &value) {
    integer(value.has_value());
    integer(value.value_or(T()));
  }
  void wide(const llvm::APInt &value) {
    integer(value.getBitWidth());
    for (unsigned i = 0; i < value.getNumWords(); ++i)
      integer(value.getRawData()[i]);
  }

  void
  pointerAuth(const std::optional<llvm::DIDerivedType::PtrAuthData> &value) {
    integer(value.has_value());
    integer(value ? value->RawData : 0);
  }
  void
  checksum(const std::optional<llvm::DIFile::ChecksumInfo<llvm::MDString *>>
               &value) {
    integer(value ? value->Kind : 0);
    ref(value ? value->Value : nullptr);
  }
  void language(llvm::DISourceLanguageName value) {
    integer(value.hasVersionedName());
    integer(value.getName());
    integer(value.hasVersionedName() ? value.getVersion() : 0);
  }
};
} // namespace

/// The entry of a node that has an attribute of the dialect: the attribute, or
/// if it leaves out fields, the attribute with the places and values of these
/// fields.
mlir::Attribute MetadataImporter::encodeModelled(
    const DebugInfoImporter::Representation &representation) {
  if (representation.numRest == 0)
    return representation.attribute;
  llvm::SmallVector<int64_t> fields;
  for (const DebugInfoRest &rest : debugInfo.rest(representation)) {
    fields.push_back(rest.place);
    fields.push_back(rest.isReference ? index(rest.reference) : rest.value);
  }
  return state.builder.getArrayAttr(
      {representation.attribute, state.builder.getDenseI64ArrayAttr(fields)});
}

mlir::Attribute MetadataImporter::encodeNode(
    const llvm::MDNode *node,
    const DebugInfoImporter::Representation &representation) {
  if (representation.attribute)
    return encodeModelled(representation);
  mlir::Builder &builder = state.builder;
  if (node->getMetadataID() == llvm::Metadata::MDTupleKind &&
      !node->isDistinct()) {
    llvm::SmallVector<int32_t> operands;
    for (const llvm::MDOperand &operand : node->operands())
      operands.push_back(index(operand));
    return builder.getDenseI32ArrayAttr(operands);
  }

  FieldCollector fields{*this, {}};
  llvm::StringRef kind;
  switch (node->getMetadataID()) {
  case llvm::Metadata::MDTupleKind:
    for (const llvm::MDOperand &operand : node->operands())
      fields.ref(operand);
    kind = "tuple";
    break;
  case llvm::Metadata::DIExpressionKind: {
    for (uint64_t element : llvm::cast<llvm::DIExpression>(node)->getElements())
      fields.integer(element);
    if (!node->isDistinct())
      return builder.getDenseI64ArrayAttr(fields.fields);
    kind = "DIExpression";
    break;
  }
  case llvm::Metadata::GenericDINodeKind:
    kind = "GenericDINode";
    fields.integer(llvm::cast<llvm::GenericDINode>(node)->getTag());
    for (const llvm::MDOperand &operand : node->operands())
      fields.ref(operand);
    break;
  case llvm::Metadata::DIAssignIDKind:
    kind = "DIAssignID";
    break;
#define REF(NAME, GROUP, GETTER) fields.ref(specialised->GETTER());
#define STRING(NAME, GETTER) fields.ref(specialised->GETTER());
#define INT(NAME, TYPE, GETTER) fields.integer(specialised->GETTER());
#define OPTIONAL(NAME, TYPE, GETTER) fields.optional(specialised->GETTER());
#define WIDE(NAME, GETTER) fields.wide(specialised->GETTER());
#define POINTER_AUTH(NAME, GETTER) fields.pointerAuth(specialised->GETTER());
#define CHECKSUM(NAME, GETTER) fields.checksum(specialised->GETTER());
#define LANGUAGE(NAME, GETTER) fields.language(specialised->GETTER());
// FIELDS are statements. NOLINTBEGIN(bugprone-macro-parentheses)
#define NODE(CLASS, FIELDS)                                                    \
  case llvm::Metadata::CLASS##Kind: {                                          \
    auto *specialised = llvm::cast<llvm::CLASS>(node);                         \
    kind = #CLASS;                                                             \
    FIELDS break;                                                              \
  }
// NOLINTEND(bugprone-macro-parentheses)
#include "translate/MetadataNodes.def"
  default:
    return {};
  }

  mlir::StringAttr &name = kindNames[node->getMetadataID()];
  if (!name)
    name = builder.getStringAttr(kind);
  mlir::Attribute code = builder.getDenseI64ArrayAttr(fields.fields);
  if (node->isDistinct())
    return builder.getArrayAttr({name, code, builder.getUnitAttr()});
  return builder.getArrayAttr({name, code});
}

mlir::Attribute MetadataImporter::encodeLeaf(const llvm::Metadata *metadata) {
  mlir::Attribute code;
  if (auto *string = dyn_cast<llvm::MDString>(metadata))
    code = state.builder.getStringAttr(string->getString());
  else if (auto *value = dyn_cast<llvm::ConstantAsMetadata>(metadata)) {
    if ((code = constants.encode(value->getValue())))
      code = state.builder.getArrayAttr(
          {state.builder.getStringAttr("value"), code});
  }
  if (!code && !failed)
    failed = metadata;
  return code;
}

mlir::ArrayAttr MetadataImporter::table() {
  // Numbering the fields of a node may translate further nodes.
  for (size_t i = 0; i < debugInfo.partlyModelled().size(); ++i)
    index(debugInfo.partlyModelled()[i]);
  if (entries.empty() || failed)
    return {};
  return state.builder.getArrayAttr(entries);
}
