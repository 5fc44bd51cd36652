// Translates the attributes by which the `llvm` dialect represents metadata
// (LangRef, "'tbaa' Metadata", "'noalias' and 'alias.scope' Metadata",
// "'llvm.access.group' Metadata", "'prof' Metadata", "'dereferenceable'
// Metadata", "'mmra' Metadata"). Loops are in LoopMetadata.cpp. Mirrors
// import/metadata/ModelledMetadata.cpp.
//
//   llvm.load %p {noalias_scopes = [#llvm.alias_scope<id = distinct[0]<>,
//                                   domain = <id = distinct[1]<>>>]}
//
// becomes
//
//   load ..., !noalias !0
//   !0 = !{!1}
//   !1 = distinct !{!1, !2}
//   !2 = distinct !{!2}

#include "export/metadata/ModelledMetadata.h"
#include "export/state/ExportState.h"
#include "translate/Carrier.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/MemoryModelRelaxationAnnotations.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

llvm::MDNode *
ModelledMetadataExporter::cached(mlir::Attribute attribute,
                                 llvm::function_ref<llvm::MDNode *()> make) {
  if (auto it = nodes.find(attribute); it != nodes.end())
    return it->second;
  llvm::MDNode *node = make();
  nodes[attribute] = node;
  return node;
}

//===----------------------------------------------------------------------===//
// Type-based alias analysis
//===----------------------------------------------------------------------===//

/// The node of a TBAA root, type descriptor or tag.
llvm::MDNode *ModelledMetadataExporter::typeBasedNode(mlir::Attribute node) {
  return cached(node, [&]() -> llvm::MDNode * {
    llvm::MDBuilder builder(state.context);
    if (auto root = dyn_cast<TBAARootAttr>(node))
      return root.getId() ? builder.createTBAARoot(root.getId())
                          : builder.createAnonymousTBAARoot();
    if (auto descriptor = dyn_cast<TBAATypeDescriptorAttr>(node)) {
      llvm::SmallVector<std::pair<llvm::MDNode *, uint64_t>> members;
      for (TBAAMemberAttr member : descriptor.getMembers())
        members.emplace_back(typeBasedNode(member.getTypeDesc()),
                             member.getOffset());
      if (shortTypes.contains(node))
        return llvm::MDNode::get(
            state.context,
            {llvm::MDString::get(state.context, descriptor.getId()),
             members.front().first});
      return builder.createTBAAStructTypeNode(descriptor.getId(), members);
    }
    auto tag = cast<TBAATagAttr>(node);
    return builder.createTBAAStructTagNode(typeBasedNode(tag.getBaseType()),
                                           typeBasedNode(tag.getAccessType()),
                                           tag.getOffset(), tag.getConstant());
  });
}

void ModelledMetadataExporter::setTBAA(mlir::ArrayAttr tags,
                                       mlir::Operation *op,
                                       llvm::Instruction *inst) {
  if (tags.empty())
    return;
  if (tags.size() > 1) {
    op->emitWarning(
        "TBAA access tags were not translated, because LLVM IR only "
        "supports a single tag per instruction");
    return;
  }
  inst->setMetadata(llvm::LLVMContext::MD_tbaa, typeBasedNode(tags[0]));
}

//===----------------------------------------------------------------------===//
// Alias scopes and access groups
//===----------------------------------------------------------------------===//

/// The node of a scope or, if `domain` is null, of a domain. If `id` is a
/// distinct attribute, the node is distinct and its own first operand; if it is
/// a string, the string identifies the node.
llvm::MDNode *
ModelledMetadataExporter::aliasNode(mlir::Attribute id, llvm::Metadata *domain,
                                    mlir::StringAttr description) {
  llvm::LLVMContext &context = state.context;
  auto name = dyn_cast<mlir::StringAttr>(id);
  llvm::SmallVector<llvm::Metadata *, 3> operands;
  operands.push_back(name ? llvm::MDString::get(context, name) : nullptr);
  if (domain)
    operands.push_back(domain);
  if (description)
    operands.push_back(llvm::MDString::get(context, description));
  if (name)
    return llvm::MDNode::get(context, operands);
  llvm::MDNode *node = llvm::MDNode::getDistinct(context, operands);
  node->replaceOperandWith(0, node);
  return node;
}

llvm::MDNode *
ModelledMetadataExporter::aliasDomain(AliasScopeDomainAttr domain) {
  if (AliasScopeDomainAttr first = domains.lookup(domain))
    domain = first;
  return cached(domain, [&] {
    return aliasNode(domain.getId(), nullptr, domain.getDescription());
  });
}

llvm::MDNode *ModelledMetadataExporter::aliasScope(AliasScopeAttr scope) {
  return cached(scope, [&] {
    return aliasNode(scope.getId(), aliasDomain(scope.getDomain()),
                     scope.getDescription());
  });
}

void ModelledMetadataExporter::readCarried() {
  readShortTypes();
  readAliasDomains();
}

void ModelledMetadataExporter::readShortTypes() {
  auto types =
      state.source->getAttrOfType<mlir::ArrayAttr>(carrier::shortTypes);
  if (!types)
    return;
  for (auto type : state.report.elements<TBAATypeDescriptorAttr>(
           carrier::shortTypes, types))
    if (type.getMembers().size() == 1 &&
        type.getMembers().front().getOffset() == 0)
      shortTypes.insert(type);
    else
      state.report.drop(carrier::shortTypes,
                        "a type has not one member, at offset 0");
}

void ModelledMetadataExporter::readAliasDomains() {
  mlir::Attribute carried =
      state.source->getDiscardableAttr(carrier::aliasDomains);
  if (!carried)
    return;
  auto drop = [&] {
    state.report.drop(carrier::aliasDomains,
                      "it is not lists of scopes that share a domain");
  };
  auto lists = dyn_cast<mlir::ArrayAttr>(carried);
  if (!lists)
    return drop();
  for (mlir::Attribute list : lists) {
    AliasScopeDomainAttr first;
    for (mlir::Attribute member : isa<mlir::ArrayAttr>(list)
                                      ? cast<mlir::ArrayAttr>(list).getValue()
                                      : llvm::ArrayRef<mlir::Attribute>(list)) {
      auto scope = dyn_cast<AliasScopeAttr>(member);
      auto domain =
          scope ? scope.getDomain() : dyn_cast<AliasScopeDomainAttr>(member);
      if (!domain || !isa<mlir::DistinctAttr>(domain.getId()) ||
          (first && domain.getDescription() != first.getDescription())) {
        drop();
        continue;
      }
      if (!first)
        first = domain;
      domains.try_emplace(domain, first);
    }
  }
}

llvm::MDNode *
ModelledMetadataExporter::aliasScopes(llvm::ArrayRef<AliasScopeAttr> scopes) {
  llvm::SmallVector<llvm::Metadata *> operands;
  for (AliasScopeAttr scope : scopes)
    operands.push_back(aliasScope(scope));
  return llvm::MDNode::get(state.context, operands);
}

llvm::MDNode *ModelledMetadataExporter::aliasScopes(mlir::ArrayAttr scopes) {
  return cached(scopes, [&] {
    llvm::SmallVector<AliasScopeAttr> all;
    for (auto scope : scopes.getAsRange<AliasScopeAttr>())
      all.push_back(scope);
    return aliasScopes(all);
  });
}

llvm::MDNode *ModelledMetadataExporter::accessGroup(AccessGroupAttr group) {
  return cached(group,
                [&] { return llvm::MDNode::getDistinct(state.context, {}); });
}

llvm::MDNode *ModelledMetadataExporter::accessGroups(mlir::ArrayAttr groups) {
  return cached(groups, [&] {
    llvm::SmallVector<llvm::Metadata *> operands;
    for (auto group : groups.getAsRange<AccessGroupAttr>())
      operands.push_back(accessGroup(group));
    return operands.size() == 1 ? cast<llvm::MDNode>(operands.front())
                                : llvm::MDNode::get(state.context, operands);
  });
}

llvm::MDNode *ModelledMetadataExporter::node(mlir::Attribute entry) {
  if (auto scope = dyn_cast<AliasScopeAttr>(entry))
    return aliasScope(scope);
  if (auto domain = dyn_cast<AliasScopeDomainAttr>(entry))
    return aliasDomain(domain);
  if (auto group = dyn_cast<AccessGroupAttr>(entry))
    return accessGroup(group);
  if (auto root = dyn_cast<TBAARootAttr>(entry))
    return typeBasedNode(root);
  if (auto annotation = dyn_cast<LoopAnnotationAttr>(entry))
    return loopAnnotation(annotation);
  auto array = dyn_cast<mlir::ArrayAttr>(entry);
  if (!array || array.size() != 3)
    return nullptr;
  auto form = dyn_cast<mlir::StringAttr>(array[0]);
  auto annotation = dyn_cast<LoopAnnotationAttr>(array[1]);
  return form && form.getValue() == "loop" && annotation
             ? loopAnnotation(annotation, array[2])
             : nullptr;
}

//===----------------------------------------------------------------------===//
// Branch weights, dereferenceable bytes and MMRA tags
//===----------------------------------------------------------------------===//

llvm::MDNode *
ModelledMetadataExporter::branchWeights(mlir::DenseI32ArrayAttr weights) {
  return cached(weights, [&] {
    llvm::SmallVector<uint32_t> values(weights.asArrayRef());
    return llvm::MDBuilder(state.context).createBranchWeights(values);
  });
}

void ModelledMetadataExporter::setDereferenceable(DereferenceableAttr attribute,
                                                  llvm::Instruction *inst) {
  llvm::MDNode *node = cached(attribute, [&] {
    auto *bytes = llvm::ConstantInt::get(llvm::Type::getInt64Ty(state.context),
                                         attribute.getBytes());
    return llvm::MDNode::get(state.context,
                             llvm::ConstantAsMetadata::get(bytes));
  });
  inst->setMetadata(attribute.getMayBeNull()
                        ? llvm::LLVMContext::MD_dereferenceable_or_null
                        : llvm::LLVMContext::MD_dereferenceable,
                    node);
}

mlir::LogicalResult ModelledMetadataExporter::setMMRA(mlir::Attribute tags,
                                                      mlir::Operation *op,
                                                      llvm::Instruction *inst) {
  llvm::SmallVector<MMRATagAttr> list;
  if (auto tag = dyn_cast<MMRATagAttr>(tags))
    list.push_back(tag);
  else if (auto array = dyn_cast<mlir::ArrayAttr>(tags);
           array && llvm::all_of(array, llvm::IsaPred<MMRATagAttr>))
    llvm::append_range(list, array.getAsRange<MMRATagAttr>());
  else if (state.form.rejectsAsUpstream)
    return op->emitOpError(
        isa<mlir::ArrayAttr>(tags)
            ? "MMRA annotations array contains value that isn't an MMRA tag"
            : "llvm.mmra is something other than an MMRA tag or an array of "
              "them");
  else {
    op->emitWarning() << "its " << LLVMDialect::getMmraAttrName()
                      << " is left out: it is neither a tag nor an array of "
                         "tags";
    return mlir::success();
  }
  inst->setMetadata(llvm::LLVMContext::MD_mmra, cached(tags, [&] {
                      llvm::SmallVector<llvm::MMRAMetadata::TagT> pairs;
                      for (MMRATagAttr tag : list)
                        pairs.emplace_back(tag.getPrefix(), tag.getSuffix());
                      return llvm::MMRAMetadata::getMD(state.context, pairs);
                    }));
  return mlir::success();
}
