// The carried metadata table to metadata graphs (LangRef "Metadata"), in three
// steps that need no placeholders but in cycles of uniqued nodes: distinct
// nodes without their operands, then everything else in the order of the table,
// where operands come first, then the distinct nodes' operands.

#include "export/Metadata.h"
#include "export/ConstantCode.h"
#include "export/ModuleExporter.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using llvm::dyn_cast;
using llvm::isa_and_nonnull;

/// One table entry that stands for a node, in parts.
struct MetadataExporter::Entry {
  llvm::StringRef kind;
  llvm::ArrayRef<int64_t> fields;
  llvm::ArrayRef<int32_t> operands; ///< Of a uniqued tuple.
  bool distinct = false;

  static std::optional<Entry> read(mlir::Attribute attribute);
};

std::optional<MetadataExporter::Entry>
MetadataExporter::Entry::read(mlir::Attribute attribute) {
  Entry entry;
  if (auto tuple = dyn_cast<mlir::DenseI32ArrayAttr>(attribute)) {
    entry.kind = "tuple";
    entry.operands = tuple;
    return entry;
  }
  if (auto expression = dyn_cast<mlir::DenseI64ArrayAttr>(attribute)) {
    entry.kind = "DIExpression";
    entry.fields = expression;
    return entry;
  }
  auto array = dyn_cast<mlir::ArrayAttr>(attribute);
  if (!array || array.size() < 2)
    return std::nullopt;
  auto kind = dyn_cast<mlir::StringAttr>(array[0]);
  auto fields = dyn_cast<mlir::DenseI64ArrayAttr>(array[1]);
  if (!kind || !fields)
    return std::nullopt;
  entry.kind = kind;
  entry.fields = fields;
  entry.distinct = array.size() > 2;
  return entry;
}

llvm::MDNode *MetadataExporter::lookupNode(int64_t number) const {
  return llvm::dyn_cast_or_null<llvm::MDNode>(lookup(number));
}

llvm::MDNode *MetadataExporter::lookupNode(mlir::Attribute reference) const {
  auto number = dyn_cast<mlir::IntegerAttr>(reference);
  return number ? lookupNode(number.getValue().getSExtValue()) : nullptr;
}

llvm::Metadata *MetadataExporter::operand(int32_t number) {
  if (llvm::Metadata *node = lookup(number))
    return node;
  if (number < 0 || static_cast<size_t>(number) >= nodes.size())
    return nullptr;
  llvm::MDNode *standIn =
      llvm::MDTuple::getTemporary(module.context, {}).release();
  standIns.emplace_back(number, standIn);
  return standIn;
}

namespace {
/// Hands out an entry's fields in order.
struct FieldReader {
  llvm::ArrayRef<int64_t> fields;
  llvm::function_ref<llvm::Metadata *(int32_t)> operand;

  llvm::Metadata *ref() {
    return fields.empty() ? nullptr : operand(integer<int32_t>());
  }
  llvm::MDString *string() {
    return llvm::dyn_cast_or_null<llvm::MDString>(ref());
  }
  template <typename T> T integer() {
    if (fields.empty())
      return T();
    int64_t value = fields.front();
    fields = fields.drop_front();
    return static_cast<T>(value);
  }
  template <typename T> std::optional<T> optional() {
    bool has = integer<bool>();
    T value = integer<T>();
    return has ? std::optional<T>(value) : std::nullopt;
  }
  llvm::APInt wide() {
    unsigned width = std::max(1u, integer<unsigned>());
    llvm::SmallVector<uint64_t> words;
    for (unsigned i = 0; i < llvm::APInt::getNumWords(width); ++i)
      words.push_back(integer<uint64_t>());
    return llvm::APInt(width, words);
  }

  // The types of their own (MetadataFields.def, SPECIAL).
  std::optional<llvm::DIDerivedType::PtrAuthData> specialPtrAuthData() {
    bool has = integer<bool>();
    unsigned raw = integer<unsigned>();
    if (!has)
      return std::nullopt;
    return llvm::DIDerivedType::PtrAuthData(raw);
  }
  std::optional<llvm::DIFile::ChecksumInfo<llvm::MDString *>>
  specialChecksum() {
    int kind = integer<int>();
    llvm::MDString *value = string();
    if (kind == 0)
      return std::nullopt;
    return llvm::DIFile::ChecksumInfo<llvm::MDString *>(
        static_cast<llvm::DIFile::ChecksumKind>(kind), value);
  }
  llvm::DISourceLanguageName specialSourceLanguage() {
    bool versioned = integer<bool>();
    uint16_t name = integer<uint16_t>();
    uint32_t version = integer<uint32_t>();
    return versioned ? llvm::DISourceLanguageName(name, version)
                     : llvm::DISourceLanguageName(name);
  }
};

/// Calls a node class's constructor with its fields.
template <typename Node> struct Make {
  bool distinct;
  template <typename... Fields> llvm::Metadata *operator()(Fields... fields) {
    if constexpr (std::is_same_v<Node, llvm::DICompileUnit>)
      return Node::getDistinct(fields...);
    else
      return distinct ? Node::getDistinct(fields...) : Node::get(fields...);
  }
};
} // namespace

llvm::Metadata *
MetadataExporter::make(const Entry &entry,
                       llvm::function_ref<llvm::Metadata *(int32_t)> resolve) {
  llvm::LLVMContext &context = module.context;
  FieldReader fields{entry.fields, resolve};

  if (entry.kind == "tuple" || entry.kind == "GenericDINode") {
    unsigned tag = 0;
    if (entry.kind == "GenericDINode")
      tag = fields.integer<unsigned>();
    llvm::SmallVector<llvm::Metadata *> operands;
    for (int32_t number : entry.operands)
      operands.push_back(resolve(number));
    while (!fields.fields.empty())
      operands.push_back(fields.ref());
    if (entry.kind == "tuple")
      return entry.distinct ? llvm::MDTuple::getDistinct(context, operands)
                            : llvm::MDTuple::get(context, operands);
    if (operands.empty())
      return nullptr;
    auto *header = llvm::dyn_cast_or_null<llvm::MDString>(operands.front());
    llvm::ArrayRef<llvm::Metadata *> rest =
        llvm::ArrayRef(operands).drop_front();
    return entry.distinct
               ? llvm::GenericDINode::getDistinct(context, tag, header, rest)
               : llvm::GenericDINode::get(context, tag, header, rest);
  }
  if (entry.kind == "DIExpression") {
    llvm::SmallVector<uint64_t> elements(entry.fields.begin(),
                                         entry.fields.end());
    return entry.distinct ? llvm::DIExpression::getDistinct(context, elements)
                          : llvm::DIExpression::get(context, elements);
  }
  if (entry.kind == "DIAssignID")
    return llvm::DIAssignID::getDistinct(context);

  // Braces: the fields are read in order.
#define REF(getter) fields.ref(),
#define STRING(getter) fields.string(),
#define INT(type, getter) fields.integer<type>(),
#define OPTIONAL(type, getter) fields.optional<type>(),
#define WIDE(getter) fields.wide(),
#define SPECIAL(name, getter) fields.special##name(),
#define NODE(CLASS, FIELDS)                                                    \
  if (entry.kind == #CLASS)                                                    \
    return std::apply(Make<llvm::CLASS>{entry.distinct},                       \
                      std::tuple{std::ref(context), FIELDS});
#include "translate/MetadataFields.def"
  return nullptr;
}

/// Where the operands of a specialised node stand among its references: LLVM
/// has them in another order. Found once a class, by a node whose references
/// are their own places.
llvm::ArrayRef<int32_t> MetadataExporter::placesOfOperands(const Entry &entry) {
  auto [it, isNew] = operandPlaces.try_emplace(entry.kind);
  if (!isNew)
    return it->second;
  int32_t next = 0;
  llvm::Metadata *probe = make(entry, [&](int32_t) -> llvm::Metadata * {
    return llvm::MDString::get(module.context, std::to_string(next++));
  });
  for (const llvm::MDOperand &operand :
       llvm::cast<llvm::MDNode>(probe)->operands()) {
    int32_t place = -1;
    if (auto *text = llvm::dyn_cast_or_null<llvm::MDString>(operand))
      text->getString().getAsInteger(10, place);
    it->second.push_back(place);
  }
  return it->second;
}

/// Gives a distinct node its operands; `references` are its entry's, in order.
void MetadataExporter::setOperands(llvm::MDNode *node, const Entry &entry,
                                   llvm::ArrayRef<int32_t> references) {
  bool inOrder = entry.kind == "tuple" || entry.kind == "GenericDINode";
  llvm::ArrayRef<int32_t> places;
  if (!inOrder && node->getNumOperands() != 0)
    places = placesOfOperands(entry);
  for (unsigned i = 0; i < node->getNumOperands(); ++i) {
    int32_t place = inOrder ? i : places[i];
    if (place >= 0 && static_cast<size_t>(place) < references.size())
      node->replaceOperandWith(i, lookup(references[place]));
  }
}

void MetadataExporter::build(mlir::ArrayAttr table) {
  nodes.assign(table.size(), nullptr);
  llvm::SmallVector<std::optional<Entry>, 0> entries;
  entries.reserve(table.size());

  // Strings, then distinct nodes.
  for (auto [i, attribute] : llvm::enumerate(table)) {
    if (auto string = dyn_cast<mlir::StringAttr>(attribute))
      nodes[i] = llvm::MDString::get(module.context, string);
    entries.push_back(Entry::read(attribute));
  }
  // The latter get their strings, and for each other operand something that is
  // not null yet: some classes drop trailing nulls.
  llvm::Metadata *filler = llvm::MDNode::get(module.context, {});
  auto resolveString = [&](int32_t number) -> llvm::Metadata * {
    llvm::Metadata *known = lookup(number);
    return number < 0 || isa_and_nonnull<llvm::MDString>(known) ? known
                                                                : filler;
  };
  auto resolve = [&](int32_t number) { return operand(number); };
  llvm::SmallVector<std::pair<size_t, llvm::SmallVector<int32_t>>, 0> distinct;
  for (auto [i, entry] : llvm::enumerate(entries)) {
    if (!entry || !entry->distinct)
      continue;
    llvm::SmallVector<int32_t> &references =
        distinct.emplace_back(i, llvm::SmallVector<int32_t>()).second;
    nodes[i] = make(*entry, [&](int32_t number) {
      references.push_back(number);
      return resolveString(number);
    });
  }

  // Constants and uniqued nodes.
  for (auto [i, entry] : llvm::enumerate(entries)) {
    if (nodes[i])
      continue;
    if (entry) {
      nodes[i] = make(*entry, resolve);
      continue;
    }
    auto array = dyn_cast<mlir::ArrayAttr>(table[i]);
    if (array && array.size() == 2)
      if (llvm::Constant *constant = decodeConstant(module, array[1]))
        nodes[i] = llvm::ConstantAsMetadata::get(constant);
  }

  // Cycles of uniqued nodes, then the distinct nodes' operands. Replacing a
  // stand-in may re-unique nodes, so what is replaced is tracked.
  if (!standIns.empty()) {
    llvm::SmallVector<llvm::TrackingMDRef, 0> tracked(nodes.begin(),
                                                      nodes.end());
    for (auto [number, standIn] : standIns) {
      llvm::TempMDNode owner(standIn);
      owner->replaceAllUsesWith(tracked[number].get());
    }
    standIns.clear();
    for (auto [node, tracker] : llvm::zip_equal(nodes, tracked)) {
      node = tracker.get();
      if (auto *uniqued = llvm::dyn_cast_or_null<llvm::MDNode>(node))
        if (!uniqued->isResolved())
          uniqued->resolveCycles();
    }
  }
  for (const auto &[i, references] : distinct)
    if (nodes[i])
      setOperands(llvm::cast<llvm::MDNode>(nodes[i]), *entries[i], references);
}
