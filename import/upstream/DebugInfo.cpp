// Translates debug info nodes to #llvm.di_* attributes (LangRef, "Specialized
// Metadata Nodes") in the upstream form, by the table that the lossless form
// and the exporter use too. Fields without a parameter are left out. Where a
// cycle closes, the attribute refers to itself by its `recId`:
//
//   !1 = distinct !DICompositeType(name: "node", elements: !{!2}, ...)
//   !2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1)
//
// becomes
//
//   #self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
//   #pointer = #llvm.di_derived_type<tag = ..., baseType = #self>
//   #node = #llvm.di_composite_type<recId = distinct[0]<>, name = "node",
//                                   elements = #pointer, ...>

#include "import/upstream/DebugInfo.h"
#include "mlir/IR/Builders.h"
#include "translate/DebugChains.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"

using namespace palindrome::upstream;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;
using llvm::isa;
using llvm::isa_and_nonnull;
using llvm::Metadata;

namespace palindrome::upstream {
/// Translates the fields of one node to the parameters of its attribute. There
/// is one method for each kind of field in DebugInfoForms.def.
class NodeReader {
public:
  NodeReader(DebugInfo &importer, const llvm::DINode *node)
      : importer(importer), node(node), context(&importer.context) {}

  DINodeAttr read();

private:
  /// Whether the node is left out if `operand`, which is not null, has no
  /// attribute.
  bool isNeeded(const Metadata *operand) const;
  void translateElementsFirst();

  template <typename Type> Type child(const Metadata *operand) {
    auto result = importer.attribute<Type>(operand);
    if (operand && !result && isNeeded(operand))
      failed = true;
    return result;
  }
  mlir::StringAttr string(const llvm::MDString *operand) {
    // The linkage name of a global variable is replaced by its name, and an
    // empty string becomes null.
    if (auto *variable = dyn_cast<llvm::DIGlobalVariable>(node))
      return operand && !operand->getString().empty()
                 ? mlir::StringAttr::get(context, variable->getName())
                 : mlir::StringAttr();
    return operand ? mlir::StringAttr::get(context, operand->getString())
                   : mlir::StringAttr();
  }
  mlir::StringAttr neededString(const llvm::MDString *operand) {
    return mlir::StringAttr::get(context, operand ? operand->getString() : "");
  }
  uint64_t bits(const Metadata *operand) {
    auto *constant = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
        const_cast<Metadata *>(operand));
    return constant ? constant->getZExtValue() : 0;
  }
  DIExpressionAttr expressionOf(const Metadata *operand) {
    return importer.expression(dyn_cast_or_null<llvm::DIExpression>(operand));
  }
  mlir::Attribute bound(const Metadata *operand) {
    if (auto *constant = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(
            const_cast<Metadata *>(operand)))
      return mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64),
                                    constant->getSExtValue());
    if (isa_and_nonnull<llvm::DIExpression>(operand))
      return expressionOf(operand);
    return importer.attribute<DIVariableAttr>(operand);
  }
  /// The elements of a list; empty if one of them has no attribute.
  template <typename Type>
  llvm::SmallVector<Type> list(const Metadata *operand) {
    llvm::SmallVector<Type> result;
    auto *tuple = dyn_cast_or_null<llvm::MDTuple>(operand);
    if (!tuple || dropsElements())
      return result;
    for (const llvm::MDOperand &element : tuple->operands()) {
      if (auto *pair = dyn_cast_or_null<llvm::MDTuple>(element)) {
        if (DIAnnotationAttr attribute = annotation(pair))
          result.push_back(attribute);
        continue;
      }
      result.push_back(importer.attribute<Type>(element));
      if (!result.back())
        return {};
    }
    return result;
  }
  DIAnnotationAttr annotation(const llvm::MDTuple *pair) {
    if (pair->getNumOperands() != 2)
      return {};
    auto *name = dyn_cast_or_null<llvm::MDString>(pair->getOperand(0));
    auto *value = dyn_cast_or_null<llvm::MDString>(pair->getOperand(1));
    if (!name || !value)
      return {};
    return DIAnnotationAttr::get(context, string(name), string(value));
  }
  llvm::SmallVector<DITypeAttr> typeList(const Metadata *operand) {
    llvm::SmallVector<DITypeAttr> result;
    auto *tuple = dyn_cast_or_null<llvm::MDTuple>(operand);
    if (!tuple)
      return result;
    for (const llvm::MDOperand &element : tuple->operands()) {
      result.push_back(element ? importer.attribute<DITypeAttr>(element)
                               : DINullTypeAttr::get(context));
      if (!result.back())
        failed = true;
    }
    return result;
  }
  bool dropsElements() const {
    auto *type = dyn_cast<llvm::DICompositeType>(node);
    return type && importer.dropElements && !type->isVector();
  }
  mlir::DistinctAttr identity() {
    return node->isDistinct() ? importer.identity(node) : mlir::DistinctAttr();
  }

  DebugInfo &importer;
  const llvm::DINode *node;
  mlir::MLIRContext *context;
  bool failed = false;
};
} // namespace palindrome::upstream

/// Whether a subrange has a count or an upper bound with an attribute. One of
/// them is required.
static bool hasEnd(mlir::Attribute attribute) {
  if (auto range = dyn_cast<DISubrangeAttr>(attribute))
    return range.getCount() || range.getUpperBound();
  if (auto range = dyn_cast<DIGenericSubrangeAttr>(attribute))
    return range.getCount() || range.getUpperBound();
  return true;
}

bool NodeReader::isNeeded(const Metadata *operand) const {
  if (auto *subprogram = dyn_cast<llvm::DISubprogram>(node))
    return operand == subprogram->getRawScope() ||
           operand == subprogram->getRawType();
  if (auto *derived = dyn_cast<llvm::DIDerivedType>(node))
    return operand == derived->getRawBaseType();
  if (auto *composite = dyn_cast<llvm::DICompositeType>(node))
    return composite->getTag() == llvm::dwarf::DW_TAG_array_type &&
           operand == composite->getRawBaseType();
  if (auto *block = dyn_cast<llvm::DILexicalBlockBase>(node))
    return operand == block->getRawScope();
  if (auto *variable = dyn_cast<llvm::DILocalVariable>(node))
    return operand == variable->getRawScope();
  if (auto *label = dyn_cast<llvm::DILabel>(node))
    return operand == label->getRawScope();
  return false;
}

/// Translates the elements of a type before its other fields, as upstream does:
/// which attribute refers to itself depends on where a cycle is entered.
void NodeReader::translateElementsFirst() {
  if (auto *type = dyn_cast<llvm::DICompositeType>(node))
    list<DINodeAttr>(type->getRawElements());
}

DINodeAttr NodeReader::read() {
  translateElementsFirst();
  switch (node->getMetadataID()) {
// Fields are statements. NOLINTBEGIN(bugprone-macro-parentheses)
#define CHILD(type, name, getter, accessor)                                    \
  auto name = child<type>(from->getter());
#define NEED_CHILD(type, name, getter, accessor)                               \
  CHILD(type, name, getter, accessor)
#define STRING(name, getter, accessor)                                         \
  mlir::StringAttr name = string(from->getter());
#define NEED_STRING(name, getter, accessor)                                    \
  mlir::StringAttr name = neededString(from->getter());
#define LOSABLE_STRING(name, getter, accessor) STRING(name, getter, accessor)
#define BITS(name, getter, accessor) uint64_t name = bits(from->getter());
#define EXPRESSION(name, getter, accessor)                                     \
  DIExpressionAttr name = expressionOf(from->getter());
#define NEED_EXPRESSION(name, getter, accessor)                                \
  EXPRESSION(name, getter, accessor)
#define BOUND(name, getter, accessor)                                          \
  mlir::Attribute name = bound(from->getter());
#define GENERIC_BOUND(name, getter, accessor) BOUND(name, getter, accessor)
#define NEED_GENERIC_BOUND(name, getter, accessor) BOUND(name, getter, accessor)
#define LIST(type, name, getter, accessor)                                     \
  llvm::SmallVector<type> name = list<type>(from->getter());
#define EXPORT_LIST(name, getter, accessor)                                    \
  LIST(DINodeAttr, name, getter, accessor)
#define TYPES(name, getter, accessor)                                          \
  llvm::SmallVector<DITypeAttr> name = typeList(from->getter());
#define INT(type, name, getter, accessor)                                      \
  auto name = static_cast<type>(from->getter());
#define NAMED(name, getter, accessor, toText, fromText)                        \
  unsigned name = from->getter();
#define FLAGS(type, name, getter, accessor)                                    \
  type name = symbolize##type(static_cast<uint32_t>(from->getter()))           \
                  .value_or(static_cast<type>(0));
#define OPTIONAL(name, getter, accessor)                                       \
  std::optional<unsigned> name = from->getter();
#define LANGUAGE(name, getter, accessor)                                       \
  unsigned name = from->getter().getUnversionedName();
#define NO_REF(getter)
#define NO_BITS(getter)
#define NO_INT(getter, standard)
#define NO_OPTIONAL(getter)
#define NO_SPECIAL(kind, getter)
#define FORM(CLASS, distinct, fields, ...)                                     \
  case llvm::Metadata::CLASS##Kind: {                                          \
    auto *from = cast<llvm::CLASS>(static_cast<const Metadata *>(node));       \
    fields if (failed) return {};                                              \
    mlir::Attribute attribute = CLASS##Attr::get(context, __VA_ARGS__);        \
    return hasEnd(attribute) ? dyn_cast<DINodeAttr>(attribute) : DINodeAttr(); \
  }
// NOLINTEND(bugprone-macro-parentheses)
#include "translate/DebugInfoForms.def"
  default:
    return {};
  }
}

DebugInfo::DebugInfo(mlir::MLIRContext &context, bool dropElements)
    : context(context), dropElements(dropElements),
      cache([this](const llvm::DINode *node) { return breakCycle(node); }) {}

mlir::DistinctAttr DebugInfo::identity(const llvm::DINode *node) {
  mlir::DistinctAttr &slot = identities[node];
  if (!slot)
    slot = mlir::DistinctAttr::create(mlir::UnitAttr::get(&context));
  return slot;
}

/// The attribute that represents `node` within itself; nullopt for a class
/// without such a form.
std::optional<DINodeAttr> DebugInfo::breakCycle(const llvm::DINode *node) {
  if (!isa<llvm::DICompositeType, llvm::DISubprogram>(node))
    return std::nullopt;
  mlir::DistinctAttr &id = recursionIds[node];
  if (!id)
    id = mlir::DistinctAttr::create(mlir::UnitAttr::get(&context));
  if (isa<llvm::DISubprogram>(node))
    return cast<DINodeAttr>(mlir::Attribute(DISubprogramAttr::getRecSelf(id)));
  return cast<DINodeAttr>(mlir::Attribute(DICompositeTypeAttr::getRecSelf(id)));
}

DINodeAttr DebugInfo::attribute(const llvm::DINode *node) {
  if (!node)
    return {};
  auto entry = cache.lookupOrInit(node);
  if (std::optional<DINodeAttr> known = entry.get())
    return *known;
  // A block may be its own scope; the dialect has no attribute for that.
  DINodeAttr result;
  if (!isa<llvm::DILexicalBlockBase>(node) || enclosingSubprogram(node))
    result = NodeReader(*this, node).read();
  if (result && entry.wasRepeated())
    result = cast<DINodeAttr>(
        mlir::Attribute(cast<DIRecursiveTypeAttrInterface>(result).withRecId(
            recursionIds.lookup(node))));
  entry.resolve(result);
  return result;
}

DIExpressionAttr DebugInfo::expression(const llvm::DIExpression *node) {
  if (!node)
    return {};
  llvm::SmallVector<DIExpressionElemAttr> operations;
  for (const llvm::DIExpression::ExprOperand &operation : node->expr_ops()) {
    llvm::SmallVector<uint64_t> arguments;
    for (unsigned i = 0; i < operation.getNumArgs(); ++i)
      arguments.push_back(operation.getArg(i));
    operations.push_back(
        DIExpressionElemAttr::get(&context, operation.getOp(), arguments));
  }
  return DIExpressionAttr::get(&context, operations);
}

DIGlobalVariableExpressionAttr
DebugInfo::globalExpression(const llvm::DIGlobalVariableExpression *node) {
  return DIGlobalVariableExpressionAttr::get(
      &context, attribute<DIGlobalVariableAttr>(node->getRawVariable()),
      expression(node->getExpression()));
}

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

mlir::Location DebugInfo::location(const llvm::DILocation *location) {
  if (!location)
    return mlir::UnknownLoc::get(&context);
  mlir::Location place = mlir::FusedLoc::get(
      &context,
      {mlir::FileLineColLoc::get(&context, location->getFilename(),
                                 location->getLine(), location->getColumn())},
      attribute<DIScopeAttr>(location->getRawScope()));
  // The chain of call sites may be endless.
  if (const llvm::DILocation *inlinedAt = location->getInlinedAt();
      inlinedAt && outermostSubprogram(inlinedAt))
    return mlir::CallSiteLoc::get(place, this->location(inlinedAt));
  return place;
}

mlir::Location DebugInfo::functionLocation(const llvm::Function &function) {
  const llvm::DISubprogram *subprogram = function.getSubprogram();
  if (!subprogram)
    return mlir::UnknownLoc::get(&context);
  return mlir::FusedLoc::get(
      &context,
      {mlir::FileLineColLoc::get(
          mlir::StringAttr::get(&context, subprogram->getFilename()),
          subprogram->getLine(), 0)},
      attribute(subprogram));
}
