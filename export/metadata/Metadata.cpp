// Makes metadata graphs from the carried metadata table (LangRef, "Metadata"):
// first the distinct nodes without their operands, then all others in the order
// of the table, in which operands precede users, then the operands of the
// distinct nodes. Only cycles of uniqued nodes need temporary nodes.

#include "export/metadata/Metadata.h"
#include "export/metadata/ModelledMetadata.h"
#include "export/state/ExportState.h"
#include "export/types/ConstantCode.h"
#include "translate/DebugChains.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/LLVMContext.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::dyn_cast;
using llvm::isa_and_nonnull;

MetadataExporter::MetadataExporter(ExportState &state, ConstantTable &constants,
                                   ModelledMetadataExporter &modelled)
    : state(state), constants(constants), modelled(modelled),
      table(state.report) {}

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
  if (number < 0 || static_cast<size_t>(number) >= nodes.size() ||
      check.dropped[number])
    return nullptr;
  llvm::MDNode *standIn =
      llvm::MDTuple::getTemporary(state.context, {}).release();
  standIns.emplace_back(number, standIn);
  return standIn;
}

namespace {
/// Reads the fields of an entry in order.
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

  std::optional<llvm::DIDerivedType::PtrAuthData> pointerAuth() {
    bool has = integer<bool>();
    unsigned raw = integer<unsigned>();
    if (!has)
      return std::nullopt;
    return llvm::DIDerivedType::PtrAuthData(raw);
  }
  std::optional<llvm::DIFile::ChecksumInfo<llvm::MDString *>> checksum() {
    int kind = integer<int>();
    llvm::MDString *value = string();
    if (kind == 0 || !value) // The string may have been dropped.
      return std::nullopt;
    return llvm::DIFile::ChecksumInfo<llvm::MDString *>(
        static_cast<llvm::DIFile::ChecksumKind>(kind), value);
  }
  llvm::DISourceLanguageName language() {
    bool versioned = integer<bool>();
    uint16_t name = integer<uint16_t>();
    uint32_t version = integer<uint32_t>();
    return versioned ? llvm::DISourceLanguageName(name, version)
                     : llvm::DISourceLanguageName(name);
  }
};

/// Calls `get` or `getDistinct` of a class of nodes with the fields of a node.
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
MetadataExporter::make(const MetadataEntry &entry,
                       llvm::function_ref<llvm::Metadata *(int32_t)> resolve) {
  llvm::LLVMContext &context = state.context;
  FieldReader fields{entry.fields, resolve};

  switch (entry.number) {
  case TupleNumber:
  case GenericNumber: {
    unsigned tag = 0;
    if (entry.number == GenericNumber)
      tag = fields.integer<unsigned>();
    llvm::SmallVector<llvm::Metadata *> operands;
    for (int32_t number : entry.operands)
      operands.push_back(resolve(number));
    while (!fields.fields.empty())
      operands.push_back(fields.ref());
    if (entry.number == TupleNumber)
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
  case ExpressionNumber: {
    llvm::SmallVector<uint64_t> elements(entry.fields.begin(),
                                         entry.fields.end());
    return entry.distinct ? llvm::DIExpression::getDistinct(context, elements)
                          : llvm::DIExpression::get(context, elements);
  }
  case AssignIDNumber:
    return llvm::DIAssignID::getDistinct(context);

    // The initializers in braces are evaluated in order, as the fields are
    // read.
#define REF(NAME, GROUP, GETTER) fields.ref(),
#define STRING(NAME, GETTER) fields.string(),
#define INT(NAME, TYPE, GETTER) fields.integer<TYPE>(),
#define OPTIONAL(NAME, TYPE, GETTER) fields.optional<TYPE>(),
#define WIDE(NAME, GETTER) fields.wide(),
#define POINTER_AUTH(NAME, GETTER) fields.pointerAuth(),
#define CHECKSUM(NAME, GETTER) fields.checksum(),
#define LANGUAGE(NAME, GETTER) fields.language(),
#define NODE(CLASS, FIELDS)                                                    \
  case CLASS##Number:                                                          \
    return std::apply(Make<llvm::CLASS>{entry.distinct},                       \
                      std::tuple{std::ref(context), FIELDS});
#include "translate/MetadataNodes.def"
  default:
    return nullptr;
  }
}

/// For each operand of a specialised node, its place among the references of
/// the entry, since LLVM has operands in another order. The places are found
/// once for each class, by making a node whose operands are strings of their
/// places.
llvm::ArrayRef<int32_t>
MetadataExporter::placesOfOperands(const MetadataEntry &entry) {
  auto &known = operandPlaces[entry.number];
  if (known)
    return *known;
  known.emplace();
  int32_t next = 0;
  llvm::Metadata *probe = make(entry, [&](int32_t) -> llvm::Metadata * {
    return llvm::MDString::get(state.context, std::to_string(next++));
  });
  for (const llvm::MDOperand &operand :
       llvm::cast<llvm::MDNode>(probe)->operands()) {
    int32_t place = -1;
    if (auto *text = llvm::dyn_cast_or_null<llvm::MDString>(operand))
      text->getString().getAsInteger(10, place);
    known->push_back(place);
  }
  return *known;
}

/// Sets the operands of a distinct node; `references` are those of its entry,
/// in order.
void MetadataExporter::setOperands(llvm::MDNode *node,
                                   const MetadataEntry &entry,
                                   llvm::ArrayRef<int32_t> references) {
  bool inOrder = entry.number == TupleNumber || entry.number == GenericNumber;
  llvm::ArrayRef<int32_t> places;
  if (!inOrder && node->getNumOperands() != 0)
    places = placesOfOperands(entry);
  for (unsigned i = 0; i < node->getNumOperands(); ++i) {
    int32_t place = inOrder ? i : places[i];
    if (place >= 0 && static_cast<size_t>(place) < references.size())
      node->replaceOperandWith(i, lookup(references[place]));
  }
}

/// Whether `array` is the code of a constant as metadata.
static bool isValueCode(mlir::ArrayAttr array) {
  auto form = array.size() == 2 ? dyn_cast<mlir::StringAttr>(array[0])
                                : mlir::StringAttr();
  return form && form.getValue() == "value";
}

/// Whether LLVM's verifier reads operands of nodes of this kind without
/// checking for null, on instructions or on functions and variables. It rejects
/// some nulls that it checks for.
static bool takesNoNulls(unsigned kind, bool onInstruction) {
  using Context = llvm::LLVMContext;
  switch (kind) {
  case Context::MD_absolute_symbol:
  case Context::MD_associated:
    return !onInstruction;
  case Context::MD_tbaa:
  case Context::MD_prof:
  case Context::MD_fpmath:
  case Context::MD_range:
  case Context::MD_alias_scope:
  case Context::MD_noalias:
  case Context::MD_nonnull:
  case Context::MD_dereferenceable:
  case Context::MD_dereferenceable_or_null:
  case Context::MD_align:
  case Context::MD_access_group:
  case Context::MD_annotation:
  case Context::MD_memprof:
  case Context::MD_callsite:
  case Context::MD_DIAssignID:
  case Context::MD_mmra:
  case Context::MD_noalias_addrspace:
  case Context::MD_callee_type:
  case Context::MD_nofree:
  case Context::MD_captures:
  case Context::MD_alloc_token:
    return onInstruction;
  default:
    return false;
  }
}

llvm::MDNode *MetadataExporter::attachment(mlir::StringAttr entry,
                                           mlir::Attribute reference,
                                           unsigned kind, NodeClass wanted,
                                           bool onInstruction) {
  auto number = dyn_cast<mlir::IntegerAttr>(reference);
  llvm::MDNode *node = lookupNode(reference);
  auto drop = [&](llvm::StringRef why) -> llvm::MDNode * {
    state.report.drop(entry.getValue(), why);
    return nullptr;
  };
  if (!node)
    return drop("the metadata table has no such node");
  if (!wanted(node))
    return drop("the node is not of its class");
  if (reachesNull(number.getValue().getSExtValue()) &&
      takesNoNulls(kind, onInstruction))
    return drop("the node has a null operand");
  return node;
}

void MetadataExporter::build(mlir::ArrayAttr code) {
  table.read(code);
  auto &entries = table.entries;
  nodes.assign(entries.size(), nullptr);

  // Strings and constants.
  for (auto [i, attribute] : llvm::enumerate(table.codes)) {
    if (entries[i] || !attribute)
      continue;
    if (auto string = dyn_cast<mlir::StringAttr>(attribute)) {
      nodes[i] = llvm::MDString::get(state.context, string);
    } else if (auto array = dyn_cast<mlir::ArrayAttr>(attribute)) {
      if (isValueCode(array))
        if (llvm::Constant *constant = constants.decode(array[1]))
          nodes[i] = llvm::ConstantAsMetadata::get(constant);
      if (!nodes[i])
        nodes[i] = modelled.node(attribute);
    } else if (llvm::MDNode *node = modelled.node(attribute)) {
      nodes[i] = node;
    } else if (static_cast<size_t>(i) >= code.size()) {
      if (auto number = dyn_cast<mlir::IntegerAttr>(attribute))
        nodes[i] = llvm::ConstantAsMetadata::get(
            llvm::ConstantInt::get(state.context, number.getValue()));
    }
  }
  check = checkMetadata(
      table.codes, entries, [&](size_t i) { return nodes[i]; }, state.report);
  // Distinct nodes, with their strings. Each other operand is a filler that is
  // not null, since some classes drop trailing nulls.
  llvm::Metadata *filler = llvm::MDNode::get(state.context, {});
  auto resolveString = [&](int32_t number) -> llvm::Metadata * {
    llvm::Metadata *known = lookup(number);
    return number < 0 || isa_and_nonnull<llvm::MDString>(known) ? known
                                                                : filler;
  };
  auto resolve = [&](int32_t number) { return operand(number); };
  llvm::SmallVector<std::pair<size_t, llvm::SmallVector<int32_t>>, 0> distinct;
  for (auto [i, entry] : llvm::enumerate(entries)) {
    if (!entry || !entry->distinct || check.dropped[i])
      continue;
    llvm::SmallVector<int32_t> &references =
        distinct.emplace_back(i, llvm::SmallVector<int32_t>()).second;
    nodes[i] = make(*entry, [&](int32_t number) {
      references.push_back(number);
      return resolveString(number);
    });
  }

  // Uniqued nodes.
  for (int32_t i : table.order)
    if (entries[i] && !nodes[i] && !check.dropped[i])
      nodes[i] = make(*entries[i], resolve);

  // Cycles of uniqued nodes, then the operands of distinct nodes. Replacing a
  // temporary node may re-unique its users, so all nodes are tracked.
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
  if (check.hasEndlessTypes)
    for (llvm::Metadata *node : nodes)
      if (auto *variable =
              llvm::dyn_cast_or_null<llvm::DIGlobalVariableExpression>(node))
        dropEndlessFragment(*variable);
  if (check.hasEndlessScopes)
    for (llvm::Metadata *node : nodes)
      if (auto *subprogram = llvm::dyn_cast_or_null<llvm::DISubprogram>(node))
        dropEndlessRetained(*subprogram);
}

/// The scope of a local variable, a label or an imported entity; null for other
/// nodes.
static const llvm::Metadata *scopeOf(const llvm::Metadata *node) {
  if (auto *variable = dyn_cast<llvm::DILocalVariable>(node))
    return variable->getRawScope();
  if (auto *label = dyn_cast<llvm::DILabel>(node))
    return label->getRawScope();
  if (auto *entity = dyn_cast<llvm::DIImportedEntity>(node))
    return entity->getRawScope();
  return nullptr;
}

bool MetadataExporter::haveSubprograms(const llvm::MDNode *subject,
                                       const llvm::DILocation *place) const {
  return !check.hasEndlessScopes || (enclosingSubprogram(scopeOf(subject)) &&
                                     enclosingSubprogram(place->getRawScope()));
}

void MetadataExporter::dropEndlessRetained(
    llvm::DISubprogram &subprogram) const {
  auto *retained =
      llvm::dyn_cast_or_null<llvm::MDTuple>(subprogram.getRawRetainedNodes());
  if (!check.hasEndlessScopes || !retained)
    return;
  llvm::SmallVector<llvm::Metadata *> kept;
  for (llvm::Metadata *node : retained->operands()) {
    const llvm::Metadata *scope = node ? scopeOf(node) : nullptr;
    if (!llvm::isa_and_nonnull<llvm::DILexicalBlockBase>(scope) ||
        enclosingSubprogram(scope))
      kept.push_back(node);
  }
  if (kept.size() == retained->getNumOperands())
    return;
  state.report.drop("a retained node of '" + subprogram.getName() + "'",
                    "its scope never ends");
  subprogram.replaceRetainedNodes(llvm::MDTuple::get(state.context, kept));
}

bool MetadataExporter::isFragmentOfEndlessType(
    const llvm::DIVariable &variable,
    const llvm::DIExpression &expression) const {
  if (!check.hasEndlessTypes || !expression.isFragment())
    return false;
  llvm::SmallPtrSet<const llvm::Metadata *, 8> seen;
  const llvm::Metadata *type = variable.getRawType();
  while (auto *derived = llvm::dyn_cast_or_null<llvm::DIDerivedType>(type)) {
    if (derived->getSizeInBits() != 0)
      return false;
    if (!seen.insert(derived).second)
      return true;
    type = derived->getRawBaseType();
  }
  return false;
}

void MetadataExporter::dropEndlessFragment(
    llvm::DIGlobalVariableExpression &variable) const {
  if (!variable.getVariable() || !variable.getExpression() ||
      !isFragmentOfEndlessType(*variable.getVariable(),
                               *variable.getExpression()))
    return;
  state.report.drop("a fragment of '" + variable.getVariable()->getName() + "'",
                    "the type of its variable has no size");
  variable.replaceOperandWith(1, llvm::DIExpression::get(state.context, {}));
}
