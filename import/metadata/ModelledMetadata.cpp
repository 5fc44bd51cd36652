// Translates metadata nodes to the `llvm` dialect's own forms (LangRef, "'tbaa'
// Metadata", "'noalias' and 'alias.scope' Metadata", "'llvm.access.group'
// Metadata", "'prof' Metadata", "'mmra' Metadata"):
//
//   !1 = !{!2, !2, i64 0}
//   !2 = !{!"int", !3, i64 0}
//   !3 = !{!"root"}
//
// becomes
//
//   #tbaa_root = #llvm.tbaa_root<id = "root">
//   #tbaa_int = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_root, 0>}>
//   #tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_int, access_type = #tbaa_int,
//                              offset = 0>
//
// A node is represented by an attribute only if it is equal, operand by
// operand, to the node that the exporter makes of the attribute. Loops are
// translated in LoopMetadata.cpp.

#include "import/metadata/ModelledMetadata.h"
#include "import/metadata/MetadataOperands.h"
#include "import/state/ImportState.h"
#include "llvm/ADT/ScopeExit.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;
using llvm::dyn_cast_or_null;

mlir::Attribute
ModelledMetadataImporter::distinct(const llvm::MDNode *node,
                                   llvm::function_ref<mlir::Attribute()> make) {
  auto [it, isNew] = distinctNodes.try_emplace(node);
  if (!isNew)
    return it->second;
  mlir::Attribute attribute = make();
  return distinctNodes[node] = attribute;
}

mlir::Attribute
ModelledMetadataImporter::nodeAttribute(const llvm::MDNode *node) {
  if (!llvm::isa<llvm::MDTuple>(node) || !node->isDistinct())
    return {};
  mlir::Attribute attribute = distinctNodes.try_emplace(node).first->second;
  if (auto domain = dyn_cast_or_null<AliasScopeDomainAttr>(attribute))
    domainMembers[domain].push_back(domain);
  return attribute;
}

void ModelledMetadataImporter::count(llvm::StringRef kind, bool isModelled) {
  state.count(
      kind,
      Modelling::of(isModelled, "the dialect's form exports to another node"));
}

static mlir::DistinctAttr newIdentity(ImportState &state) {
  return mlir::DistinctAttr::create(state.builder.getUnitAttr());
}

//===----------------------------------------------------------------------===//
// Type-based alias analysis
//===----------------------------------------------------------------------===//

/// Bounds of the depth of a type, and of the number of nodes in its text, in
/// which nothing is shared: bytecode writes a tag as one text. Types beyond
/// them are carried.
static constexpr unsigned maxTypeDepth = 128;
static constexpr uint64_t maxTypeSize = 4096;

/// Reads an offset. Clears `isExact` unless it has 64 bits, as the exporter
/// makes it.
static std::optional<int64_t> offsetOperand(const llvm::Metadata *metadata,
                                            bool &isExact) {
  isExact &= integerOperand(metadata, 64).has_value();
  std::optional<uint64_t> value = integerOperand(metadata);
  if (!value || static_cast<int64_t>(*value) < 0)
    return std::nullopt;
  return static_cast<int64_t>(*value);
}

ModelledMetadataImporter::TypeNode
ModelledMetadataImporter::typeNode(const llvm::MDNode *node) {
  // A type that contains itself has no attribute: it is null while it is read.
  auto [it, isNew] = typeNodes.try_emplace(node);
  if (!isNew)
    return it->second;
  if (typeDepth == maxTypeDepth)
    return {};
  ++typeDepth;
  llvm::scope_exit leave([&] { --typeDepth; });
  TypeNode result = readTypeNode(node);
  if (result.attribute && !result.isExact)
    state.count("tbaa type", Modelling::inPart());
  else
    count("tbaa type", bool(result.attribute));
  return typeNodes[node] = result;
}

/// Reads the anonymous root, `distinct !{self}`, or a uniqued root without a
/// name, which is exported to that.
ModelledMetadataImporter::TypeNode
ModelledMetadataImporter::readAnonymousRoot(const llvm::MDNode *node) {
  if (uniquedTuple(node))
    return {TBAARootAttr::get(&state.context, mlir::StringAttr())};
  if (!isSelfReferential(node) || node->getNumOperands() != 1 ||
      (anonymousRoot && anonymousRoot != node))
    return {};
  mlir::Attribute root = distinct(node, [&] {
    anonymousRoot = node;
    return TBAARootAttr::get(&state.context, mlir::StringAttr());
  });
  return {dyn_cast_or_null<TBAARootAttr>(root), /*isExact=*/true};
}

/// Reads `!{!"root"}` or `!{!"type", !member, i64 offset, ...}`.
ModelledMetadataImporter::TypeNode
ModelledMetadataImporter::readTypeNode(const llvm::MDNode *node) {
  bool isNameless =
      node->getNumOperands() == 0 ||
      (node->getNumOperands() == 1 &&
       llvm::isa_and_nonnull<llvm::ConstantAsMetadata>(node->getOperand(0)));
  if (!uniquedTuple(node) || isNameless)
    return readAnonymousRoot(node);
  // The offset of the only member may be left out.
  bool isShort = node->getNumOperands() == 2;
  if (node->getNumOperands() % 2 == 0 && !isShort)
    return {};
  const llvm::MDString *name = stringOperand(node->getOperand(0));
  if (!name)
    return {};
  if (node->getNumOperands() == 1)
    return {TBAARootAttr::get(&state.context,
                              state.builder.getStringAttr(name->getString())),
            /*isExact=*/true};
  TypeNode result;
  result.isExact = true;
  llvm::SmallVector<TBAAMemberAttr> members;
  for (unsigned i = 1; i < node->getNumOperands(); i += 2) {
    auto *type = dyn_cast_or_null<llvm::MDNode>(node->getOperand(i));
    std::optional<int64_t> offset = 0;
    if (!isShort)
      offset = offsetOperand(node->getOperand(i + 1), result.isExact);
    TypeNode member = type && offset ? typeNode(type) : TypeNode();
    result.isExact &= member.isExact;
    result.size += member.size;
    if (!member.attribute || result.size > maxTypeSize)
      return {};
    members.push_back(TBAAMemberAttr::get(member.attribute, *offset));
  }
  result.attribute =
      TBAATypeDescriptorAttr::get(&state.context, name->getString(), members);
  // One attribute cannot represent both a node with the offset and one without.
  if (result.isExact && members.size() == 1 && members.front().getOffset() == 0)
    result.isExact =
        isShortType.insert({result.attribute, isShort}).first->second ==
        isShort;
  return result;
}

mlir::ArrayAttr ModelledMetadataImporter::shortTypes() {
  llvm::SmallVector<mlir::Attribute> types;
  for (auto [type, isShort] : isShortType)
    if (isShort)
      types.push_back(type);
  return types.empty() ? mlir::ArrayAttr() : state.builder.getArrayAttr(types);
}

/// Reads a tag in the old scalar form, which is a type: `!{!"type", !parent}`,
/// followed by `i64 1` for constant memory.
TBAATagAttr ModelledMetadataImporter::readScalarTag(const llvm::MDNode *node) {
  const llvm::MDString *name = stringOperand(node->getOperand(0));
  auto *parent = dyn_cast_or_null<llvm::MDNode>(node->getOperand(1));
  bool isLong = node->getNumOperands() == 3;
  std::optional<uint64_t> isConstant = 0;
  if (isLong)
    isConstant = integerOperand(node->getOperand(2));
  TBAANodeAttr parentType = name && parent && isConstant
                                ? typeNode(parent).attribute
                                : TBAANodeAttr();
  if (!parentType)
    return {};
  auto type = TBAATypeDescriptorAttr::get(&state.context, name->getString(),
                                          {TBAAMemberAttr::get(parentType, 0)});
  return TBAATagAttr::get(&state.context, type, type, 0, *isConstant != 0);
}

/// Reads `!{!base, !access, i64 offset}`, followed by `i64 1` for constant
/// memory.
TBAATagAttr ModelledMetadataImporter::readTag(const llvm::MDNode *node,
                                              bool &isExact) {
  unsigned count = node->getNumOperands();
  if (!uniquedTuple(node) || count < 2 || count > 4)
    return {};
  if (count < 4 && stringOperand(node->getOperand(0))) {
    isExact = false;
    return readScalarTag(node);
  }
  if (count == 2)
    return {};
  std::optional<uint64_t> constant = 0;
  if (count == 4) {
    constant = integerOperand(node->getOperand(3));
    isExact = integerOperand(node->getOperand(3), 64) == 1;
  }
  auto *base = dyn_cast_or_null<llvm::MDNode>(node->getOperand(0));
  auto *access = dyn_cast_or_null<llvm::MDNode>(node->getOperand(1));
  std::optional<int64_t> offset = offsetOperand(node->getOperand(2), isExact);
  if (!base || !access || !offset || !constant)
    return {};
  TypeNode baseNode = typeNode(base);
  TypeNode accessNode = typeNode(access);
  isExact &= baseNode.isExact && accessNode.isExact;
  auto baseType = dyn_cast_or_null<TBAATypeDescriptorAttr>(baseNode.attribute);
  auto accessType =
      dyn_cast_or_null<TBAATypeDescriptorAttr>(accessNode.attribute);
  if (!baseType || !accessType)
    return {};
  return TBAATagAttr::get(&state.context, baseType, accessType, *offset,
                          *constant != 0);
}

ModelledMetadataImporter::Tags
ModelledMetadataImporter::tbaaTags(const llvm::MDNode *tag) {
  auto [it, isNew] = tags.try_emplace(tag);
  bool isExact = true;
  if (isNew)
    if (TBAATagAttr attribute = readTag(tag, isExact))
      it->second = {state.builder.getArrayAttr({attribute}), isExact};
  return it->second;
}

//===----------------------------------------------------------------------===//
// Alias scopes and access groups
//===----------------------------------------------------------------------===//

/// Reads operand `place` of `node`, a description, into `text`, which stays
/// null if there is no such operand. Returns false if it is no string.
static bool readDescription(mlir::Builder &builder, const llvm::MDNode *node,
                            unsigned place, mlir::StringAttr &text) {
  if (node->getNumOperands() <= place)
    return true;
  const llvm::MDString *operand = stringOperand(node->getOperand(place));
  if (operand)
    text = builder.getStringAttr(operand->getString());
  return operand;
}

/// Reads `distinct !{self}` or `!{!"name"}`, possibly followed by a
/// description.
AliasScopeDomainAttr
ModelledMetadataImporter::aliasDomain(const llvm::MDNode *node) {
  auto [it, isNew] = domains.try_emplace(node);
  if (!isNew)
    return it->second;
  unsigned count = node->getNumOperands();
  if (count < 1 || count > 2)
    return {};
  mlir::StringAttr description;
  if (!readDescription(state.builder, node, 1, description))
    return {};
  if (uniquedTuple(node)) {
    if (const llvm::MDString *name = stringOperand(node->getOperand(0)))
      it->second = AliasScopeDomainAttr::get(
          &state.context, state.builder.getStringAttr(name->getString()),
          description);
  } else if (isSelfReferential(node)) {
    it->second = dyn_cast_or_null<AliasScopeDomainAttr>(distinct(node, [&] {
      return AliasScopeDomainAttr::get(&state.context, newIdentity(state),
                                       description);
    }));
  }
  return it->second;
}

/// Reads `distinct !{self, !domain}` or `!{!"name", !domain}`, possibly
/// followed by a description.
AliasScopeAttr ModelledMetadataImporter::aliasScope(const llvm::MDNode *node) {
  auto [it, isNew] = scopes.try_emplace(node);
  if (!isNew)
    return it->second;
  AliasScopeAttr &slot = it->second;
  unsigned operands = node->getNumOperands();
  if (operands < 2 || operands > 3)
    return {};
  mlir::StringAttr description;
  if (!readDescription(state.builder, node, 2, description))
    return {};
  auto *domainNode = dyn_cast_or_null<llvm::MDNode>(node->getOperand(1));
  AliasScopeDomainAttr domain =
      domainNode ? aliasDomain(domainNode) : AliasScopeDomainAttr();
  if (!domain)
    return {};
  if (uniquedTuple(node)) {
    if (const llvm::MDString *name = stringOperand(node->getOperand(0)))
      slot = AliasScopeAttr::get(&state.context,
                                 state.builder.getStringAttr(name->getString()),
                                 domain, description);
  } else if (isSelfReferential(node)) {
    slot = dyn_cast_or_null<AliasScopeAttr>(distinct(node, [&] {
      return AliasScopeAttr::get(&state.context, newIdentity(state), domain,
                                 description);
    }));
  }
  if (slot && llvm::isa<mlir::DistinctAttr>(domain.getId()))
    domainMembers[domain].push_back(slot);
  count("alias scope", bool(slot));
  return slot;
}

mlir::ArrayAttr
ModelledMetadataImporter::aliasScopes(const llvm::MDNode *list) {
  auto [it, isNew] = scopeLists.try_emplace(list);
  if (!isNew || !uniquedTuple(list))
    return it->second;
  // Every scope is translated, even if another one in the list has no
  // attribute.
  bool isExact = true;
  llvm::SmallVector<mlir::Attribute> attributes;
  for (const llvm::MDOperand &operand : list->operands()) {
    auto *node = dyn_cast_or_null<llvm::MDNode>(operand);
    attributes.push_back(node ? aliasScope(node) : AliasScopeAttr());
    isExact &= bool(attributes.back());
  }
  if (isExact)
    it->second = state.builder.getArrayAttr(attributes);
  return it->second;
}

mlir::ArrayAttr ModelledMetadataImporter::aliasDomains() {
  llvm::SmallVector<mlir::Attribute> lists;
  for (const auto &[domain, members] : domainMembers)
    if (members.size() > 1)
      lists.push_back(state.builder.getArrayAttr(members));
  return lists.empty() ? mlir::ArrayAttr() : state.builder.getArrayAttr(lists);
}

/// Reads `distinct !{}`.
AccessGroupAttr
ModelledMetadataImporter::accessGroup(const llvm::Metadata *metadata) {
  auto *node = dyn_cast_or_null<llvm::MDTuple>(metadata);
  if (!node || !node->isDistinct() || node->getNumOperands() != 0)
    return {};
  return dyn_cast_or_null<AccessGroupAttr>(distinct(node, [&] {
    count("access group", /*isModelled=*/true);
    return AccessGroupAttr::get(&state.context, newIdentity(state));
  }));
}

mlir::ArrayAttr
ModelledMetadataImporter::accessGroups(const llvm::MDNode *node) {
  auto [it, isNew] = groupLists.try_emplace(node);
  if (!isNew)
    return it->second;
  if (node->isDistinct()) {
    if (AccessGroupAttr group = accessGroup(node))
      it->second = state.builder.getArrayAttr({group});
    return it->second;
  }
  // The exporter makes no list of one group, but uses the group itself.
  bool isExact = uniquedTuple(node) && node->getNumOperands() != 1;
  llvm::SmallVector<mlir::Attribute> groups;
  for (const llvm::MDOperand &operand : node->operands()) {
    groups.push_back(accessGroup(operand));
    isExact &= bool(groups.back());
  }
  if (isExact)
    it->second = state.builder.getArrayAttr(groups);
  return it->second;
}

//===----------------------------------------------------------------------===//
// Numbers and tags
//===----------------------------------------------------------------------===//

/// Reads `!{!"branch_weights", i32 weight, ...}`. The dialect requires a weight
/// that is not 0. It does not represent an origin such as `!"expected"` before
/// the weights, or weights of other widths.
ModelledMetadataImporter::BranchWeights
ModelledMetadataImporter::branchWeights(const llvm::MDNode *node) {
  auto [it, isNew] = weights.try_emplace(node);
  if (!isNew || !llvm::isa<llvm::MDTuple>(node) || node->getNumOperands() < 2)
    return it->second;
  const llvm::MDString *name = stringOperand(node->getOperand(0));
  if (!name || name->getString() != "branch_weights")
    return {};
  const llvm::MDString *origin = stringOperand(node->getOperand(1));
  if (origin && origin->getString() != "expected")
    return {};
  bool isExact = node->isUniqued() && !origin;
  llvm::SmallVector<int32_t> values;
  for (const llvm::MDOperand &operand :
       llvm::drop_begin(node->operands(), origin ? 2 : 1)) {
    std::optional<uint64_t> weight = integerOperand(operand, 32);
    if (!weight) {
      weight = integerOperand(operand);
      isExact = false;
    }
    if (!weight || !llvm::isUInt<32>(*weight))
      return {};
    values.push_back(static_cast<int32_t>(*weight));
  }
  if (llvm::any_of(values, [](int32_t weight) { return weight != 0; }))
    it->second = {state.builder.getDenseI32ArrayAttr(values), isExact};
  return it->second;
}

/// Reads `!{!"prefix", !"suffix"}`.
static MMRATagAttr mmraTag(ImportState &state, const llvm::Metadata *metadata) {
  const llvm::MDNode *node = uniquedTuple(metadata);
  if (!node || node->getNumOperands() != 2)
    return {};
  const llvm::MDString *prefix = stringOperand(node->getOperand(0));
  const llvm::MDString *suffix = stringOperand(node->getOperand(1));
  return prefix && suffix
             ? MMRATagAttr::get(&state.context, prefix->getString(),
                                suffix->getString())
             : MMRATagAttr();
}

mlir::Attribute ModelledMetadataImporter::mmra(const llvm::MDNode *node) {
  auto [it, isNew] = mmras.try_emplace(node);
  if (!isNew || !uniquedTuple(node))
    return it->second;
  if (MMRATagAttr tag = mmraTag(state, node))
    return it->second = tag;
  // The exporter makes no list of one tag, but uses the tag itself.
  if (node->getNumOperands() < 2)
    return {};
  llvm::SmallVector<mlir::Attribute> list;
  for (const llvm::MDOperand &operand : node->operands()) {
    list.push_back(mmraTag(state, operand));
    if (!list.back())
      return {};
  }
  return it->second = state.builder.getArrayAttr(list);
}
