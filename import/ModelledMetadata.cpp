// Metadata nodes to the `llvm` dialect's own forms (LangRef "tbaa", "noalias
// and alias.scope", "llvm.access.group", "prof", "mmra"): a node is taken for
// an attribute only if it is, operand by operand, what the exporter makes of
// that attribute. Loops have a file of their own (LoopMetadata.cpp).

#include "import/ModelledMetadata.h"
#include "import/MetadataOperands.h"
#include "import/ModuleImporter.h"
#include "llvm/ADT/ScopeExit.h"

using namespace palindrome;
using namespace mlir::LLVM;
using llvm::dyn_cast;
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
  ImportStats *stats = module.options.stats;
  if (!stats)
    return;
  if (isModelled)
    stats->modelled(kind);
  else
    stats->carried(kind, "the dialect's form exports to another node");
}

static mlir::DistinctAttr newIdentity(ModuleImporter &module) {
  return mlir::DistinctAttr::create(module.builder.getUnitAttr());
}

//===----------------------------------------------------------------------===//
// Type-based alias analysis
//===----------------------------------------------------------------------===//

/// Types whose descriptions nest deeper, or are longer when nothing of them is
/// shared (as in bytecode, where a tag is one text), stay in the table.
static constexpr unsigned maxTypeDepth = 128;
static constexpr uint64_t maxTypeSize = 4096;

ModelledMetadataImporter::TypeNode
ModelledMetadataImporter::typeNode(const llvm::MDNode *node) {
  // A type that is part of itself has no description.
  auto [it, isNew] = typeNodes.try_emplace(node);
  if (!isNew)
    return it->second;
  if (typeDepth == maxTypeDepth)
    return {};
  ++typeDepth;
  llvm::scope_exit leave([&] { --typeDepth; });
  TypeNode result = readTypeNode(node);
  count("tbaa type", bool(result.attribute));
  return typeNodes[node] = result;
}

/// `distinct !{self}`.
ModelledMetadataImporter::TypeNode
ModelledMetadataImporter::readAnonymousRoot(const llvm::MDNode *node) {
  if (!isSelfReferential(node) || node->getNumOperands() != 1 ||
      (anonymousRoot && anonymousRoot != node))
    return {};
  mlir::Attribute root = distinct(node, [&] {
    anonymousRoot = node;
    return TBAARootAttr::get(&module.context, mlir::StringAttr());
  });
  return {dyn_cast_or_null<TBAARootAttr>(root)};
}

/// `!{!"root"}` or `!{!"type", !member, i64 offset, ...}`.
ModelledMetadataImporter::TypeNode
ModelledMetadataImporter::readTypeNode(const llvm::MDNode *node) {
  if (!uniquedTuple(node))
    return readAnonymousRoot(node);
  // LLVM lets a type with one member leave out the offset.
  bool isShort = node->getNumOperands() == 2;
  if (node->getNumOperands() % 2 == 0 && !isShort)
    return {};
  const llvm::MDString *name = stringOperand(node->getOperand(0));
  if (!name)
    return {};
  if (node->getNumOperands() == 1)
    return {TBAARootAttr::get(&module.context,
                              module.builder.getStringAttr(name->getString()))};
  TypeNode result;
  llvm::SmallVector<TBAAMemberAttr> members;
  for (unsigned i = 1; i < node->getNumOperands(); i += 2) {
    auto *type = dyn_cast_or_null<llvm::MDNode>(node->getOperand(i));
    std::optional<int64_t> offset = 0;
    if (!isShort)
      offset = naturalOperand(node->getOperand(i + 1), 64);
    TypeNode member = type && offset ? typeNode(type) : TypeNode();
    result.size += member.size;
    if (!member.attribute || result.size > maxTypeSize)
      return {};
    members.push_back(TBAAMemberAttr::get(member.attribute, *offset));
  }
  result.attribute =
      TBAATypeDescriptorAttr::get(&module.context, name->getString(), members);
  // One attribute cannot stand for both nodes.
  if (members.size() == 1 && members.front().getOffset() == 0 &&
      isShortType.insert({result.attribute, isShort}).first->second != isShort)
    return {};
  return result;
}

mlir::ArrayAttr ModelledMetadataImporter::shortTypes() {
  llvm::SmallVector<mlir::Attribute> types;
  for (auto [type, isShort] : isShortType)
    if (isShort)
      types.push_back(type);
  return types.empty() ? mlir::ArrayAttr() : module.builder.getArrayAttr(types);
}

/// `!{!base, !access, i64 offset}`, with `i64 1` at the end for a constant.
TBAATagAttr ModelledMetadataImporter::readTag(const llvm::MDNode *node) {
  unsigned count = node->getNumOperands();
  bool isConstant = count == 4;
  if (!uniquedTuple(node) || (count != 3 && !isConstant) ||
      (isConstant && integerOperand(node->getOperand(3), 64) != 1))
    return {};
  auto *base = dyn_cast_or_null<llvm::MDNode>(node->getOperand(0));
  auto *access = dyn_cast_or_null<llvm::MDNode>(node->getOperand(1));
  std::optional<int64_t> offset = naturalOperand(node->getOperand(2), 64);
  if (!base || !access || !offset)
    return {};
  auto baseType =
      dyn_cast_or_null<TBAATypeDescriptorAttr>(typeNode(base).attribute);
  auto accessType =
      dyn_cast_or_null<TBAATypeDescriptorAttr>(typeNode(access).attribute);
  if (!baseType || !accessType)
    return {};
  return TBAATagAttr::get(&module.context, baseType, accessType, *offset,
                          isConstant);
}

mlir::ArrayAttr ModelledMetadataImporter::tbaaTags(const llvm::MDNode *tag) {
  auto [it, isNew] = tags.try_emplace(tag);
  if (isNew)
    if (TBAATagAttr attribute = readTag(tag))
      it->second = module.builder.getArrayAttr({attribute});
  return it->second;
}

//===----------------------------------------------------------------------===//
// Alias scopes and access groups
//===----------------------------------------------------------------------===//

/// `distinct !{self}` or `!{!"name"}`, with a description or not.
AliasScopeDomainAttr
ModelledMetadataImporter::aliasDomain(const llvm::MDNode *node) {
  auto [it, isNew] = domains.try_emplace(node);
  if (!isNew)
    return it->second;
  unsigned count = node->getNumOperands();
  if (count < 1 || count > 2)
    return {};
  mlir::StringAttr description;
  if (count == 2) {
    const llvm::MDString *text = stringOperand(node->getOperand(1));
    if (!text)
      return {};
    description = module.builder.getStringAttr(text->getString());
  }
  if (uniquedTuple(node)) {
    if (const llvm::MDString *name = stringOperand(node->getOperand(0)))
      it->second = AliasScopeDomainAttr::get(
          &module.context, module.builder.getStringAttr(name->getString()),
          description);
  } else if (isSelfReferential(node)) {
    it->second = dyn_cast_or_null<AliasScopeDomainAttr>(distinct(node, [&] {
      return AliasScopeDomainAttr::get(&module.context, newIdentity(module),
                                       description);
    }));
  }
  return it->second;
}

/// `distinct !{self, !domain}` or `!{!"name", !domain}`, with a description or
/// not.
AliasScopeAttr ModelledMetadataImporter::aliasScope(const llvm::MDNode *node) {
  auto [it, isNew] = scopes.try_emplace(node);
  if (!isNew)
    return it->second;
  AliasScopeAttr &slot = it->second;
  unsigned operands = node->getNumOperands();
  if (operands < 2 || operands > 3)
    return {};
  mlir::StringAttr description;
  if (operands == 3) {
    const llvm::MDString *text = stringOperand(node->getOperand(2));
    if (!text)
      return {};
    description = module.builder.getStringAttr(text->getString());
  }
  auto *domainNode = dyn_cast_or_null<llvm::MDNode>(node->getOperand(1));
  AliasScopeDomainAttr domain =
      domainNode ? aliasDomain(domainNode) : AliasScopeDomainAttr();
  if (!domain)
    return {};
  if (uniquedTuple(node)) {
    if (const llvm::MDString *name = stringOperand(node->getOperand(0)))
      slot = AliasScopeAttr::get(
          &module.context, module.builder.getStringAttr(name->getString()),
          domain, description);
  } else if (isSelfReferential(node)) {
    slot = dyn_cast_or_null<AliasScopeAttr>(distinct(node, [&] {
      return AliasScopeAttr::get(&module.context, newIdentity(module), domain,
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
  // Every scope gets its attribute, whether the others have one or not.
  bool isExact = true;
  llvm::SmallVector<mlir::Attribute> attributes;
  for (const llvm::MDOperand &operand : list->operands()) {
    auto *node = dyn_cast_or_null<llvm::MDNode>(operand);
    attributes.push_back(node ? aliasScope(node) : AliasScopeAttr());
    isExact &= bool(attributes.back());
  }
  if (isExact)
    it->second = module.builder.getArrayAttr(attributes);
  return it->second;
}

mlir::ArrayAttr ModelledMetadataImporter::aliasDomains() {
  llvm::SmallVector<mlir::Attribute> lists;
  for (const auto &[domain, members] : domainMembers)
    if (members.size() > 1)
      lists.push_back(module.builder.getArrayAttr(members));
  return lists.empty() ? mlir::ArrayAttr() : module.builder.getArrayAttr(lists);
}

/// `distinct !{}`.
AccessGroupAttr
ModelledMetadataImporter::accessGroup(const llvm::Metadata *metadata) {
  auto *node = dyn_cast_or_null<llvm::MDTuple>(metadata);
  if (!node || !node->isDistinct() || node->getNumOperands() != 0)
    return {};
  return dyn_cast_or_null<AccessGroupAttr>(distinct(node, [&] {
    count("access group", /*isModelled=*/true);
    return AccessGroupAttr::get(&module.context, newIdentity(module));
  }));
}

mlir::ArrayAttr
ModelledMetadataImporter::accessGroups(const llvm::MDNode *node) {
  auto [it, isNew] = groupLists.try_emplace(node);
  if (!isNew)
    return it->second;
  if (node->isDistinct()) {
    if (AccessGroupAttr group = accessGroup(node))
      it->second = module.builder.getArrayAttr({group});
    return it->second;
  }
  // A list of one is the group itself.
  bool isExact = uniquedTuple(node) && node->getNumOperands() != 1;
  llvm::SmallVector<mlir::Attribute> groups;
  for (const llvm::MDOperand &operand : node->operands()) {
    groups.push_back(accessGroup(operand));
    isExact &= bool(groups.back());
  }
  if (isExact)
    it->second = module.builder.getArrayAttr(groups);
  return it->second;
}

//===----------------------------------------------------------------------===//
// Numbers and tags
//===----------------------------------------------------------------------===//

/// `!{!"branch_weights", i32 weight, ...}`. The dialect wants one that is not
/// 0.
mlir::DenseI32ArrayAttr
ModelledMetadataImporter::branchWeights(const llvm::MDNode *node) {
  auto [it, isNew] = weights.try_emplace(node);
  if (!isNew || !uniquedTuple(node) || node->getNumOperands() < 2)
    return it->second;
  const llvm::MDString *name = stringOperand(node->getOperand(0));
  if (!name || name->getString() != "branch_weights")
    return {};
  llvm::SmallVector<int32_t> values;
  for (const llvm::MDOperand &operand : llvm::drop_begin(node->operands())) {
    std::optional<uint64_t> weight = integerOperand(operand, 32);
    if (!weight)
      return {};
    values.push_back(static_cast<int32_t>(*weight));
  }
  if (llvm::any_of(values, [](int32_t weight) { return weight != 0; }))
    it->second = module.builder.getDenseI32ArrayAttr(values);
  return it->second;
}

/// `!{!"prefix", !"suffix"}`.
static MMRATagAttr mmraTag(ModuleImporter &module,
                           const llvm::Metadata *metadata) {
  const llvm::MDNode *node = uniquedTuple(metadata);
  if (!node || node->getNumOperands() != 2)
    return {};
  const llvm::MDString *prefix = stringOperand(node->getOperand(0));
  const llvm::MDString *suffix = stringOperand(node->getOperand(1));
  return prefix && suffix
             ? MMRATagAttr::get(&module.context, prefix->getString(),
                                suffix->getString())
             : MMRATagAttr();
}

mlir::Attribute ModelledMetadataImporter::mmra(const llvm::MDNode *node) {
  auto [it, isNew] = mmras.try_emplace(node);
  if (!isNew || !uniquedTuple(node))
    return it->second;
  if (MMRATagAttr tag = mmraTag(module, node))
    return it->second = tag;
  // A list of one is the tag itself.
  if (node->getNumOperands() < 2)
    return {};
  llvm::SmallVector<mlir::Attribute> list;
  for (const llvm::MDOperand &operand : node->operands()) {
    list.push_back(mmraTag(module, operand));
    if (!list.back())
      return {};
  }
  return it->second = module.builder.getArrayAttr(list);
}
