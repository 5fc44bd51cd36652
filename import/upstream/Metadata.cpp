// Translates metadata (LangRef, "'tbaa' Metadata", "'noalias' and 'alias.scope'
// Metadata", "'llvm.access.group' Metadata", "'prof' Metadata" and others) in
// the upstream form. Metadata for alias analysis and access groups is
// translated ahead of all ops, and malformed nodes are errors; other metadata
// without a form is left out.

#include "import/upstream/Metadata.h"
#include "import/MetadataOperands.h"
#include "import/upstream/Importer.h"
#include "llvm/IR/InstIterator.h"

using namespace palindrome;
using namespace palindrome::upstream;
using namespace mlir::LLVM;
using llvm::dyn_cast_or_null;
using mlir::failed;
using mlir::failure;
using mlir::FailureOr;
using mlir::LogicalResult;
using mlir::Operation;
using mlir::success;

/// Reports an error: `text`, followed by `node`.
LogicalResult Metadata::malformed(llvm::StringRef text,
                                  const llvm::MDNode *node) {
  return mlir::emitError(importer.moduleLoc()) << text << importer.textOf(node);
}

LogicalResult Metadata::importAll() {
  llvm::SmallVector<llvm::StringRef> names;
  importer.source.getContext().getMDKindNames(names);
  for (auto [kind, name] : llvm::enumerate(names))
    if (llvm::is_contained({"vec_type_hint", "work_group_size_hint",
                            "reqd_work_group_size",
                            "intel_reqd_sub_group_size"},
                           name))
      kernelKinds[kind] = name;
  for (const llvm::Function &function : importer.source)
    for (const llvm::Instruction &inst : llvm::instructions(function)) {
      if (const llvm::MDNode *node =
              inst.getMetadata(llvm::LLVMContext::MD_access_group))
        if (failed(importAccessGroups(node)))
          return failure();
      llvm::AAMDNodes alias = inst.getAAMetadata();
      if ((alias.TBAA && failed(importTBAA(alias.TBAA))) ||
          (alias.Scope && failed(importAliasScopes(alias.Scope))) ||
          (alias.NoAlias && failed(importAliasScopes(alias.NoAlias))))
        return failure();
    }
  return success();
}

//===----------------------------------------------------------------------===//
// Type-based alias analysis
//===----------------------------------------------------------------------===//

static const llvm::ConstantInt *numberOperand(const llvm::MDOperand &operand) {
  return llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(operand);
}

/// Translates `!{!"type", !member, i64 offset, ...}`.
LogicalResult Metadata::importTBAAType(const llvm::MDNode *node) {
  unsigned count = node->getNumOperands();
  auto wrong = [&](unsigned operand, llvm::StringRef wanted) {
    return malformed(
        ("operand '" + llvm::Twine(operand) + "' must be " + wanted + ": ")
            .str(),
        node);
  };
  llvm::SmallVector<TBAAMemberAttr> members;
  for (unsigned i = 1; i < count; i += 2) {
    auto *member = dyn_cast_or_null<llvm::MDNode>(node->getOperand(i));
    if (!member)
      return wrong(i, "MDNode");
    int64_t offset = 0;
    if (i + 1 < count) {
      const llvm::ConstantInt *number = numberOperand(node->getOperand(i + 1));
      if (!number)
        return wrong(i + 1, "ConstantInt");
      offset = static_cast<int64_t>(number->getZExtValue());
    } else if (count != 2) {
      // The offset of the only member may be left out.
      return malformed("missing member offset: ", node);
    }
    auto type = dyn_cast_or_null<TBAANodeAttr>(tbaa.lookup(member));
    if (!type)
      return malformed("unsupported TBAA node format: ", node);
    members.push_back(TBAAMemberAttr::get(type, offset));
  }
  tbaa[node] = TBAATypeDescriptorAttr::get(
      &importer.context, stringOperand(node->getOperand(0))->getString(),
      members);
  return success();
}

/// Translates `!{!base, !access, i64 offset}`, possibly followed by `i64 1` for
/// constant memory. Null for a node that is no tag.
FailureOr<mlir::Attribute> Metadata::importTBAATag(const llvm::MDNode *node) {
  unsigned count = node->getNumOperands();
  if (count != 3 && count != 4)
    return mlir::Attribute();
  auto *base = dyn_cast_or_null<llvm::MDNode>(node->getOperand(0));
  auto *access = dyn_cast_or_null<llvm::MDNode>(node->getOperand(1));
  const llvm::ConstantInt *offset = numberOperand(node->getOperand(2));
  // A type that does not begin with its name is of the new format.
  if (!base || !access || !offset || access->getNumOperands() == 0 ||
      !stringOperand(access->getOperand(0)))
    return mlir::Attribute();
  bool isConstant = false;
  if (count == 4) {
    const llvm::ConstantInt *flag = numberOperand(node->getOperand(3));
    if (!flag)
      return malformed("operand '3' must be ConstantInt: ", node);
    isConstant = flag->getValue()[0];
  }
  auto baseType = dyn_cast_or_null<TBAATypeDescriptorAttr>(tbaa.lookup(base));
  auto accessType =
      dyn_cast_or_null<TBAATypeDescriptorAttr>(tbaa.lookup(access));
  if (!baseType || !accessType)
    return mlir::Attribute();
  return mlir::Attribute(TBAATagAttr::get(
      &importer.context, baseType, accessType,
      static_cast<int64_t>(offset->getZExtValue()), isConstant));
}

LogicalResult Metadata::importTBAA(const llvm::MDNode *node) {
  if (tbaa.contains(node))
    return success();
  if (!openTBAA.insert(node).second)
    return malformed("has cycle in TBAA graph: ", node);
  for (const llvm::MDOperand &operand : llvm::reverse(node->operands()))
    if (auto *part = dyn_cast_or_null<llvm::MDNode>(operand))
      if (failed(importTBAA(part)))
        return failure();
  openTBAA.erase(node);

  unsigned count = node->getNumOperands();
  const llvm::MDString *name =
      count ? stringOperand(node->getOperand(0)) : nullptr;
  if (count <= 1) {
    tbaa[node] = TBAARootAttr::get(
        &importer.context,
        name ? importer.builder.getStringAttr(name->getString())
             : mlir::StringAttr());
    return success();
  }
  if (name)
    return importTBAAType(node);
  FailureOr<mlir::Attribute> tag = importTBAATag(node);
  if (failed(tag))
    return failure();
  if (!*tag)
    return malformed("unsupported TBAA node format: ", node);
  tbaa[node] = *tag;
  return success();
}

//===----------------------------------------------------------------------===//
// Alias scopes and access groups
//===----------------------------------------------------------------------===//

/// Whether the first operand of `node` is the node itself or a name.
static bool hasIdentity(const llvm::MDNode *node) {
  return node->getNumOperands() != 0 &&
         (node->getOperand(0) == node || stringOperand(node->getOperand(0)));
}

/// Whether operand `place` is a string or does not exist.
static bool mayDescribe(const llvm::MDNode *node, unsigned place) {
  return place >= node->getNumOperands() ||
         stringOperand(node->getOperand(place));
}

static mlir::Attribute identity(mlir::Builder &builder,
                                const llvm::MDNode *node) {
  if (const llvm::MDString *name = stringOperand(node->getOperand(0)))
    return builder.getStringAttr(name->getString());
  return mlir::DistinctAttr::create(builder.getUnitAttr());
}

static mlir::StringAttr description(mlir::Builder &builder,
                                    const llvm::MDNode *node, unsigned place) {
  return place < node->getNumOperands()
             ? builder.getStringAttr(
                   stringOperand(node->getOperand(place))->getString())
             : mlir::StringAttr();
}

LogicalResult Metadata::importAliasScopes(const llvm::MDNode *list) {
  mlir::Builder &builder = importer.builder;
  for (const llvm::MDOperand &operand : list->operands()) {
    auto *scope = dyn_cast_or_null<llvm::MDNode>(operand);
    if (!scope)
      continue;
    auto *domain = scope->getNumOperands() >= 2
                       ? dyn_cast_or_null<llvm::MDNode>(scope->getOperand(1))
                       : nullptr;
    if (!hasIdentity(scope) || !domain || !mayDescribe(scope, 2))
      return malformed("unsupported alias scope node: ", scope);
    if (!hasIdentity(domain) || !mayDescribe(domain, 1))
      return malformed("unsupported alias domain node: ", domain);
    if (scopes.contains(scope))
      continue;
    mlir::Attribute domainAttr = scopes.lookup(domain);
    if (!domainAttr)
      domainAttr = scopes[domain] = AliasScopeDomainAttr::get(
          &importer.context, identity(builder, domain),
          description(builder, domain, 1));
    mlir::StringAttr text = description(builder, scope, 2);
    scopes[scope] =
        AliasScopeAttr::get(&importer.context, identity(builder, scope),
                            llvm::cast<AliasScopeDomainAttr>(domainAttr),
                            text && text.empty() ? mlir::StringAttr() : text);
  }
  return success();
}

FailureOr<llvm::SmallVector<AliasScopeAttr>>
Metadata::aliasScopes(const llvm::MDNode *list) const {
  llvm::SmallVector<AliasScopeAttr> result;
  for (const llvm::MDOperand &operand : list->operands()) {
    auto *node = dyn_cast_or_null<llvm::MDNode>(operand);
    result.push_back(dyn_cast_or_null<AliasScopeAttr>(scopes.lookup(node)));
    if (!result.back())
      return failure();
  }
  return result;
}

/// Translates `distinct !{}` or a list of such nodes.
LogicalResult Metadata::importAccessGroups(const llvm::MDNode *node) {
  mlir::Location loc = importer.moduleLoc();
  llvm::SmallVector<const llvm::MDNode *> nodes;
  if (node->getNumOperands() == 0)
    nodes.push_back(node);
  for (const llvm::MDOperand &operand : node->operands())
    nodes.push_back(dyn_cast_or_null<llvm::MDNode>(operand));
  for (const llvm::MDNode *group : nodes) {
    if (groups.contains(group))
      continue;
    if (!group || group->getNumOperands() != 0 || !group->isDistinct()) {
      mlir::emitWarning(loc)
          << "expected an access group node to be empty and distinct";
      return malformed("unsupported access group node: ", node);
    }
    groups[group] = AccessGroupAttr::get(
        &importer.context,
        mlir::DistinctAttr::create(importer.builder.getUnitAttr()));
  }
  return success();
}

FailureOr<llvm::SmallVector<AccessGroupAttr>>
Metadata::accessGroups(const llvm::MDNode *node) const {
  llvm::SmallVector<AccessGroupAttr> result;
  if (node->getNumOperands() == 0)
    result.push_back(groups.lookup(node));
  for (const llvm::MDOperand &operand : node->operands())
    result.push_back(groups.lookup(dyn_cast_or_null<llvm::MDNode>(operand)));
  if (llvm::is_contained(result, AccessGroupAttr()))
    return failure();
  return result;
}

//===----------------------------------------------------------------------===//
// Attachments
//===----------------------------------------------------------------------===//

template <typename Attr>
static mlir::ArrayAttr arrayOf(mlir::Builder &builder,
                               llvm::ArrayRef<Attr> attributes) {
  return builder.getArrayAttr(
      llvm::SmallVector<mlir::Attribute>(attributes.begin(), attributes.end()));
}

/// Translates `!{!"function_entry_count", i64 count}` or
/// `!{!"branch_weights", i32 weight, ...}`.
static LogicalResult setProfile(Importer &importer, const llvm::MDNode *node,
                                Operation *op) {
  const llvm::MDString *name =
      node->getNumOperands() ? stringOperand(node->getOperand(0)) : nullptr;
  if (!name)
    return failure();
  if (name->getString() == "function_entry_count") {
    if (node->getNumOperands() != 2)
      return failure();
    const llvm::ConstantInt *count = numberOperand(node->getOperand(1));
    auto function = llvm::dyn_cast<LLVMFuncOp>(op);
    if (!count)
      return failure();
    if (!function)
      return op->emitWarning()
             << "expected function_entry_count to be attached to a function";
    function.setFunctionEntryCount(count->getZExtValue());
    return success();
  }
  if (name->getString() != "branch_weights" || node->getNumOperands() < 2)
    return failure();
  llvm::ArrayRef<llvm::MDOperand> operands(node->op_begin(), node->op_end());
  operands = operands.drop_front();
  if (const llvm::MDString *origin = stringOperand(operands.front())) {
    if (origin->getString() != "expected")
      return failure();
    operands = operands.drop_front();
  }
  llvm::SmallVector<int32_t> weights;
  for (const llvm::MDOperand &operand : operands) {
    const llvm::ConstantInt *weight = numberOperand(operand);
    if (!weight)
      return failure();
    weights.push_back(static_cast<int32_t>(weight->getZExtValue()));
  }
  auto branch = llvm::dyn_cast<mlir::WeightedBranchOpInterface>(op);
  if (!branch)
    return failure();
  branch.setWeights(weights);
  return success();
}

/// Translates `!{i64 bytes}`.
static LogicalResult setDereferenceable(Importer &importer,
                                        const llvm::MDNode *node,
                                        bool mayBeNull, Operation *op) {
  auto access = llvm::dyn_cast<DereferenceableOpInterface>(op);
  if (!access)
    return failure();
  // These are errors on any op.
  if (node->getNumOperands() != 1)
    return mlir::emitError(importer.moduleLoc())
           << "dereferenceable metadata must have one operand: "
           << importer.textOf(node);
  const llvm::ConstantInt *bytes = numberOperand(node->getOperand(0));
  if (!bytes || bytes->isNegative())
    return mlir::emitError(importer.moduleLoc())
           << "dereferenceable metadata operand must be a non-negative "
              "constant integer: "
           << importer.textOf(node);
  access.setDereferenceable(DereferenceableAttr::get(
      op->getContext(), bytes->getZExtValue(), mayBeNull));
  return success();
}

static MMRATagAttr mmraTag(mlir::MLIRContext *context,
                           const llvm::Metadata *metadata) {
  auto *node = dyn_cast_or_null<llvm::MDTuple>(metadata);
  if (!node || node->getNumOperands() != 2)
    return {};
  const llvm::MDString *prefix = stringOperand(node->getOperand(0));
  const llvm::MDString *suffix = stringOperand(node->getOperand(1));
  return prefix && suffix ? MMRATagAttr::get(context, prefix->getString(),
                                             suffix->getString())
                          : MMRATagAttr();
}

/// Translates a tag or a list of tags.
static LogicalResult setMMRA(const llvm::MDNode *node, Operation *op) {
  mlir::MLIRContext *context = op->getContext();
  mlir::Attribute tags = mmraTag(context, node);
  if (!tags) {
    llvm::SmallVector<mlir::Attribute> list;
    for (const llvm::MDOperand &operand : node->operands()) {
      list.push_back(mmraTag(context, operand));
      if (!list.back())
        return failure();
    }
    if (list.empty())
      return success();
    tags = mlir::ArrayAttr::get(context, list);
  }
  op->setAttr(LLVMDialect::getMmraAttrName(), tags);
  return success();
}

static FailureOr<llvm::SmallVector<int32_t>> sizes(const llvm::MDNode *node) {
  llvm::SmallVector<int32_t> result;
  for (const llvm::MDOperand &operand : node->operands()) {
    const llvm::ConstantInt *number = numberOperand(operand);
    if (!number)
      return failure();
    result.push_back(static_cast<int32_t>(number->getZExtValue()));
  }
  return result;
}

/// Translates the hints of an OpenCL kernel.
static LogicalResult setKernelHint(Importer &importer, llvm::StringRef name,
                                   const llvm::MDNode *node, Operation *op) {
  auto function = llvm::dyn_cast<LLVMFuncOp>(op);
  if (!function)
    return failure();
  if (name == "vec_type_hint") {
    if (node->getNumOperands() != 2)
      return failure();
    auto *value = dyn_cast_or_null<llvm::ValueAsMetadata>(node->getOperand(0));
    const llvm::ConstantInt *isSigned = numberOperand(node->getOperand(1));
    if (!value || !isSigned)
      return failure();
    function.setVecTypeHintAttr(VecTypeHintAttr::get(
        op->getContext(), mlir::TypeAttr::get(importer.type(value->getType())),
        !isSigned->isZero()));
    return success();
  }
  FailureOr<llvm::SmallVector<int32_t>> values = sizes(node);
  if (failed(values))
    return failure();
  if (name == "work_group_size_hint") {
    function.setWorkGroupSizeHint(*values);
  } else if (name == "reqd_work_group_size") {
    function.setReqdWorkGroupSize(*values);
  } else {
    if (values->size() != 1)
      return failure();
    function.setIntelReqdSubGroupSize(values->front());
  }
  return success();
}

bool Metadata::isKnown(unsigned kind) {
  switch (kind) {
  case llvm::LLVMContext::MD_prof:
  case llvm::LLVMContext::MD_tbaa:
  case llvm::LLVMContext::MD_access_group:
  case llvm::LLVMContext::MD_loop:
  case llvm::LLVMContext::MD_noalias:
  case llvm::LLVMContext::MD_alias_scope:
  case llvm::LLVMContext::MD_dereferenceable:
  case llvm::LLVMContext::MD_dereferenceable_or_null:
  case llvm::LLVMContext::MD_mmra:
    return true;
  default:
    return kernelKinds.contains(kind);
  }
}

LogicalResult Metadata::set(unsigned kind, const llvm::MDNode *node,
                            Operation *op) {
  mlir::Builder &builder = importer.builder;
  auto alias = llvm::dyn_cast<AliasAnalysisOpInterface>(op);
  switch (kind) {
  case llvm::LLVMContext::MD_prof:
    return setProfile(importer, node, op);
  case llvm::LLVMContext::MD_tbaa: {
    mlir::Attribute tag = tbaa.lookup(node);
    if (!tag || !alias)
      return failure();
    alias.setTBAATags(builder.getArrayAttr(tag));
    return success();
  }
  case llvm::LLVMContext::MD_access_group: {
    auto found = accessGroups(node);
    auto access = llvm::dyn_cast<AccessGroupOpInterface>(op);
    if (failed(found) || !access)
      return failure();
    access.setAccessGroups(arrayOf<AccessGroupAttr>(builder, *found));
    return success();
  }
  case llvm::LLVMContext::MD_noalias:
  case llvm::LLVMContext::MD_alias_scope: {
    auto found = aliasScopes(node);
    if (failed(found) || !alias)
      return failure();
    mlir::ArrayAttr list = arrayOf<AliasScopeAttr>(builder, *found);
    if (kind == llvm::LLVMContext::MD_noalias)
      alias.setNoAliasScopes(list);
    else
      alias.setAliasScopes(list);
    return success();
  }
  case llvm::LLVMContext::MD_loop: {
    LoopAnnotationAttr annotation = loop(node, op->getLoc());
    if (!annotation)
      return failure();
    if (auto branch = llvm::dyn_cast<BrOp>(op))
      branch.setLoopAnnotationAttr(annotation);
    else if (auto conditional = llvm::dyn_cast<CondBrOp>(op))
      conditional.setLoopAnnotationAttr(annotation);
    else
      return failure();
    return success();
  }
  case llvm::LLVMContext::MD_dereferenceable:
    return setDereferenceable(importer, node, /*mayBeNull=*/false, op);
  case llvm::LLVMContext::MD_dereferenceable_or_null:
    return setDereferenceable(importer, node, /*mayBeNull=*/true, op);
  case llvm::LLVMContext::MD_mmra:
    return setMMRA(node, op);
  default:
    return setKernelHint(importer, kernelKinds.lookup(kind), node, op);
  }
}
