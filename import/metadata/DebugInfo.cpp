// Translates debug info nodes to #llvm.di_* attributes (LangRef, "Specialized
// Metadata Nodes") by the table that the exporter uses too
// (translate/DebugInfoForms.def). A field is represented exactly if it is
// exported to the same value; for an operand that means that its attribute
// represents this very node. All other fields are left to the carried metadata
// table:
//
//   !DISubprogram(name: "f", scope: !1, ..., flags: DIFlagPrototyped)
//
// has no parameter for `flags`, so its entry in the table is
//
//   [#llvm.di_subprogram<name = "f", ...>, array<i64: 10, 256>]
//
// Locations are translated in DebugLocations.cpp.

#include "import/metadata/DebugInfo.h"
#include "import/state/ImportState.h"
#include "translate/DebugInfoForms.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;
using llvm::cast;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;
using llvm::isa;
using llvm::Metadata;

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

namespace palindrome::importer {
/// Translates the fields of one node to the parameters of its attribute. There
/// is one method for each kind of field in DebugInfoForms.def; they are called
/// in the order of the fields.
class DebugInfoForm {
public:
  DebugInfoForm(DebugInfoImporter &importer, const llvm::MDNode *node)
      : importer(importer), node(node), context(&importer.state.context) {}

  /// Makes the attribute; returns null if the dialect has none for the node.
  mlir::Attribute make();

  llvm::SmallVector<DebugInfoRest, 16> rest;
  bool hasIdentity = false;
  uint32_t size = 1;

private:
  void leave(const Metadata *operand, const char *field) {
    rest.push_back({operand, 0, place, true, field});
  }
  void leave(int64_t value, const char *field) {
    rest.push_back({nullptr, value, place, false, field});
  }
  void fail() { failed = true; }

  /// The attribute of `operand`. Clears `isExact` unless the attribute
  /// represents this very operand.
  template <typename Type>
  Type translate(const Metadata *operand, bool &isExact,
                 bool isNeeded = false) {
    auto *child = dyn_cast_or_null<llvm::MDNode>(operand);
    if (!child) {
      isExact &= !operand;
      return {};
    }
    DebugInfoImporter::Form form = importer.form(child);
    auto result = dyn_cast_or_null<Type>(
        form.state == DebugInfoImporter::Form::Open ? declaration(child)
                                                    : form.attribute);
    // MLIR's bytecode writes attributes of some classes as text. Each text is
    // read back with distinct identities of its own.
    if ((form.hasIdentity && isTextInBytecode()) ||
        (size + form.size > DebugInfoImporter::maxSize && !isNeeded))
      result = nullptr;
    isExact &= result && form.standsFor();
    if (result) {
      hasIdentity |= form.hasIdentity;
      size += form.size;
    }
    return result;
  }

  /// The declaration of a type, which represents the type within itself.
  /// Without it, pointers to different types of this kind would have equal
  /// attributes.
  mlir::Attribute declaration(const llvm::MDNode *open) {
    auto *type = dyn_cast<llvm::DICompositeType>(open);
    if (!type || !type->getRawName())
      return {};
    auto name = mlir::StringAttr::get(context, type->getName());
    unsigned tag = type->getTag();
    if (llvm::dwarf::TagString(tag).empty())
      return {};
    return DICompositeTypeAttr::get(
        context, tag, name, /*file=*/{}, type->getLine(), /*scope=*/{},
        /*baseType=*/{}, DIFlags::FwdDecl, /*sizeInBits=*/0, /*alignInBits=*/0,
        /*dataLocation=*/{}, /*rank=*/{}, /*allocated=*/{}, /*associated=*/{},
        /*elements=*/{});
  }

  DISubprogramAttr declaration(const llvm::DISubprogram &subprogram) {
    return DISubprogramAttr::get(
        context, /*recId=*/{}, /*isRecSelf=*/false, /*id=*/{},
        /*compileUnit=*/{}, /*scope=*/{},
        mlir::StringAttr::get(context, subprogram.getName()),
        mlir::StringAttr::get(context, subprogram.getLinkageName()),
        /*file=*/{}, subprogram.getLine(), /*scopeLine=*/0,
        static_cast<DISubprogramFlags>(0),
        /*type=*/{}, /*retainedNodes=*/{},
        /*annotations=*/{});
  }

  template <typename Type>
  Type readChild(const Metadata *operand, const char *field,
                 bool isNeeded = false) {
    bool isExact = true;
    auto result = translate<Type>(operand, isExact, isNeeded);
    // Bytecode writes a common block as text, so that it cannot have a scope
    // with an identity. The declaration of the procedure is its scope instead.
    if constexpr (std::is_same_v<Type, DIScopeAttr>)
      if (auto *block = dyn_cast<llvm::DICommonBlock>(node); block && !result)
        if (auto *scope = dyn_cast_or_null<llvm::DISubprogram>(operand))
          result = declaration(*scope);
    // A null file becomes an empty one where the parameter cannot be null.
    if constexpr (std::is_same_v<Type, DIFileAttr>)
      if (isNeeded && !operand) {
        result = DIFileAttr::get(context, "", "");
        isExact = false;
      }
    if (!isExact)
      leave(operand, field);
    ++place;
    return result;
  }
  mlir::StringAttr readString(const llvm::MDString *operand,
                              const char *field) {
    // A null string parameter is exported to null, and so is an empty one.
    if (operand && operand->getString().empty()) {
      leave(operand, field);
      operand = nullptr;
    }
    ++place;
    if (!operand)
      return {};
    mlir::StringAttr &slot = importer.strings[operand];
    if (!slot)
      slot = mlir::StringAttr::get(context, operand->getString());
    return slot;
  }
  mlir::StringAttr readNeededString(const llvm::MDString *operand,
                                    const char *field) {
    mlir::StringAttr result = readString(operand, field);
    return result ? result : mlir::StringAttr::get(context);
  }
  /// A string that bytecode loses is in the attribute and in the rest.
  mlir::StringAttr readLosableString(const llvm::MDString *operand,
                                     const char *field) {
    if (operand && !operand->getString().empty())
      leave(operand, field);
    return readString(operand, field);
  }
  uint64_t readBits(const Metadata *operand, const char *field) {
    auto *number = dyn_cast_or_null<llvm::ConstantAsMetadata>(operand);
    auto *constant =
        number ? dyn_cast<llvm::ConstantInt>(number->getValue()) : nullptr;
    bool isExact = constant && constant->getType()->isIntegerTy(64);
    if (!isExact)
      leave(operand, field);
    ++place;
    return isExact ? constant->getZExtValue() : 0;
  }
  DIExpressionAttr readExpression(const Metadata *operand, const char *field) {
    DIExpressionAttr result = importer.expression(operand);
    if (operand && !result)
      leave(operand, field);
    ++place;
    return result;
  }
  mlir::Attribute readBound(const Metadata *operand, const char *field,
                            bool withNumbers) {
    mlir::Attribute result;
    bool isExact = true;
    if (auto *number = dyn_cast_or_null<llvm::ConstantAsMetadata>(operand)) {
      auto *constant = dyn_cast<llvm::ConstantInt>(number->getValue());
      isExact = withNumbers && constant && constant->getType()->isIntegerTy(64);
      if (isExact)
        result = mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64),
                                        constant->getValue());
    } else if (llvm::isa_and_nonnull<llvm::DIExpression>(operand)) {
      result = importer.expression(operand);
      isExact = bool(result);
    } else {
      result = translate<DIVariableAttr>(operand, isExact);
    }
    if (!isExact)
      leave(operand, field);
    ++place;
    return result;
  }
  /// Reads `!{!"name", !"value"}`; returns null for another node.
  DIAnnotationAttr annotation(const Metadata *element) {
    auto *tuple = dyn_cast_or_null<llvm::MDTuple>(element);
    if (!tuple || tuple->isDistinct() || tuple->getNumOperands() != 2)
      return {};
    auto *name = dyn_cast_or_null<llvm::MDString>(tuple->getOperand(0));
    auto *value = dyn_cast_or_null<llvm::MDString>(tuple->getOperand(1));
    if (!name || !value)
      return {};
    return DIAnnotationAttr::get(
        context, mlir::StringAttr::get(context, name->getString()),
        mlir::StringAttr::get(context, value->getString()));
  }
  /// The elements of a tuple, translated by `part`; empty if one of them has no
  /// attribute, since part of a list would mislead. `part` clears `isExact` for
  /// an element that it does not represent exactly.
  template <typename Type>
  llvm::SmallVector<Type>
  readTuple(const Metadata *operand, const char *field, bool &isExact,
            llvm::function_ref<Type(const Metadata *)> part) {
    llvm::SmallVector<Type> result;
    if (auto *tuple = dyn_cast_or_null<llvm::MDTuple>(operand)) {
      for (const llvm::MDOperand &element : tuple->operands()) {
        Type translated = part(element);
        if (!translated) {
          result.clear();
          isExact = false;
          break;
        }
        result.push_back(translated);
      }
    }
    if (!isExact)
      leave(operand, field);
    ++place;
    return result;
  }
  template <typename Type>
  llvm::SmallVector<Type> readList(const Metadata *operand, const char *field) {
    auto *tuple = dyn_cast_or_null<llvm::MDTuple>(operand);
    bool isExact =
        tuple ? !tuple->isDistinct() && tuple->getNumOperands() != 0 : !operand;
    return readTuple<Type>(
        operand, field, isExact, [&](const Metadata *element) -> Type {
          Type part = annotation(element);
          return part ? part : translate<Type>(element, isExact);
        });
  }
  llvm::SmallVector<DITypeAttr> readTypes(const Metadata *operand,
                                          const char *field) {
    auto *tuple = dyn_cast_or_null<llvm::MDTuple>(operand);
    bool isExact = tuple && !tuple->isDistinct();
    return readTuple<DITypeAttr>(
        operand, field, isExact, [&](const Metadata *element) -> DITypeAttr {
          if (!element)
            return DINullTypeAttr::get(context);
          return translate<DITypeAttr>(element, isExact);
        });
  }
  template <typename Type, typename Value>
  Type readInteger(Value value, const char *field) {
    auto result = static_cast<Type>(value);
    if (static_cast<int64_t>(result) != static_cast<int64_t>(value))
      leave(static_cast<int64_t>(value), field);
    ++place;
    return result;
  }
  template <typename ToText, typename FromText>
  unsigned readNamed(unsigned value, ToText toText, FromText fromText) {
    llvm::StringRef text = toText(value);
    if (value != 0 && (text.empty() || fromText(text) != value))
      fail();
    ++place;
    return value;
  }
  template <typename Flags>
  Flags readFlags(Flags value, const char *field, llvm::StringRef text,
                  std::optional<Flags> parsed) {
    // Not every combination of flags parses as it prints. Three flags share one
    // bit, whose text MLIR does not quote.
    bool isExact = parsed == value &&
                   !(text.contains('|') &&
                     llvm::has_single_bit(static_cast<uint32_t>(value)));
    if (!isExact)
      leave(static_cast<int64_t>(value), field);
    ++place;
    return isExact ? value : static_cast<Flags>(0);
  }
  std::optional<unsigned> readOptional(std::optional<unsigned> value) {
    place += 2;
    return value;
  }
  unsigned readLanguage(llvm::DISourceLanguageName value) {
    // The dialect has languages without versions only.
    if (value.hasVersionedName())
      fail();
    place += 3;
    unsigned name = value.getName();
    llvm::StringRef text = llvm::dwarf::LanguageString(name);
    if (text.empty() || llvm::dwarf::getLanguage(text) != name)
      fail();
    return name;
  }

  // Fields that the attribute has no parameter for.
  void absent(const Metadata *operand, const char *field) {
    if (operand)
      leave(operand, field);
    ++place;
  }
  void absentBits(const Metadata *operand, const char *field) {
    if (readBits(operand, field) != 0)
      rest.push_back({operand, 0, place - 1, true, field});
  }
  void absentInteger(int64_t value, int64_t standard, const char *field) {
    if (value != standard)
      leave(value, field);
    ++place;
  }
  template <typename Value>
  void absentOptional(const std::optional<Value> &value, const char *field) {
    absentInteger(value.has_value(), 0, field);
    absentInteger(value.value_or(0), 0, field);
  }
  void
  absentSpecial(const std::optional<llvm::DIDerivedType::PtrAuthData> &value,
                const char *field) {
    absentInteger(value.has_value(), 0, field);
    absentInteger(value ? value->RawData : 0, 0, field);
  }
  void absentSpecial(
      const std::optional<llvm::DIFile::ChecksumInfo<llvm::MDString *>> &value,
      const char *field) {
    absentInteger(value ? value->Kind : 0, 0, field);
    absent(value ? value->Value : nullptr, field);
  }

  mlir::DistinctAttr identity() {
    if (!node->isDistinct())
      return {};
    hasIdentity = true;
    return mlir::DistinctAttr::create(mlir::UnitAttr::get(context));
  }
  bool isTextInBytecode() const {
    return isa<llvm::DIModule, llvm::DICommonBlock, llvm::DIStringType,
               llvm::DIGenericSubrange>(node);
  }

  DebugInfoImporter &importer;
  const llvm::MDNode *node;
  mlir::MLIRContext *context;
  int32_t place = 0;
  bool failed = false;
};
} // namespace palindrome::importer

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

mlir::Attribute DebugInfoForm::make() {
  mlir::Attribute result;
  bool isDistinct = false;
  switch (node->getMetadataID()) {
// Fields are statements. NOLINTBEGIN(bugprone-macro-parentheses)
#define CHILD(type, name, getter, accessor)                                    \
  auto name = readChild<type>(from->getter(), #getter);
#define NEED_CHILD(type, name, getter, accessor)                               \
  auto name = readChild<type>(from->getter(), #getter, true);                  \
  if (!name)                                                                   \
    return {};
#define STRING(name, getter, accessor)                                         \
  mlir::StringAttr name = readString(from->getter(), #getter);
#define NEED_STRING(name, getter, accessor)                                    \
  mlir::StringAttr name = readNeededString(from->getter(), #getter);
#define BITS(name, getter, accessor)                                           \
  uint64_t name = readBits(from->getter(), #getter);
#define EXPRESSION(name, getter, accessor)                                     \
  DIExpressionAttr name = readExpression(from->getter(), #getter);
#define NEED_EXPRESSION(name, getter, accessor)                                \
  EXPRESSION(name, getter, accessor)                                           \
  if (!name)                                                                   \
    return {};
#define BOUND(name, getter, accessor)                                          \
  mlir::Attribute name = readBound(from->getter(), #getter, true);
#define GENERIC_BOUND(name, getter, accessor)                                  \
  mlir::Attribute name = readBound(from->getter(), #getter, false);
#define NEED_GENERIC_BOUND(name, getter, accessor)                             \
  GENERIC_BOUND(name, getter, accessor)                                        \
  if (!name)                                                                   \
    return {};
#define LIST(type, name, getter, accessor)                                     \
  llvm::SmallVector<type> name = readList<type>(from->getter(), #getter);
#define TYPES(name, getter, accessor)                                          \
  llvm::SmallVector<DITypeAttr> name = readTypes(from->getter(), #getter);
#define LOSABLE_STRING(name, getter, accessor)                                 \
  mlir::StringAttr name = readLosableString(from->getter(), #getter);
#define EXPORT_LIST(name, getter, accessor)                                    \
  absent(from->getter(), #getter);                                             \
  llvm::ArrayRef<DINodeAttr> name;
#define INT(type, name, getter, accessor)                                      \
  type name = readInteger<type>(from->getter(), #getter);
#define NAMED(name, getter, accessor, toText, fromText)                        \
  unsigned name =                                                              \
      readNamed(from->getter(), llvm::dwarf::toText, llvm::dwarf::fromText);
#define FLAGS(type, name, getter, accessor)                                    \
  auto name##Raw = static_cast<type>(from->getter());                          \
  std::string name##Text = stringify##type(name##Raw);                         \
  type name =                                                                  \
      readFlags(name##Raw, #getter, name##Text, symbolize##type(name##Text));
#define OPTIONAL(name, getter, accessor)                                       \
  std::optional<unsigned> name = readOptional(from->getter());
#define LANGUAGE(name, getter, accessor)                                       \
  unsigned name = readLanguage(from->getter());
#define NO_REF(getter) absent(from->getter(), #getter);
#define NO_BITS(getter) absentBits(from->getter(), #getter);
#define NO_INT(getter, standard)                                               \
  absentInteger(static_cast<int64_t>(from->getter()), standard, #getter);
#define NO_OPTIONAL(getter) absentOptional(from->getter(), #getter);
#define NO_SPECIAL(kind, getter) absentSpecial(from->getter(), #getter);
#define FORM(CLASS, distinct, fields, ...)                                     \
  case llvm::Metadata::CLASS##Kind: {                                          \
    auto *from = cast<llvm::CLASS>(node);                                      \
    fields if (failed) return {};                                              \
    auto attribute = CLASS##Attr::get(context, __VA_ARGS__);                   \
    isDistinct = distinct;                                                     \
    result = attribute;                                                        \
    break;                                                                     \
  }
// NOLINTEND(bugprone-macro-parentheses)
#include "translate/DebugInfoForms.def"
  default:
    return {};
  }
  if (node->isDistinct() != isDistinct)
    rest.push_back({nullptr, node->isDistinct(), DebugInfoRest::distinct, false,
                    "distinct"});
  return result;
}

DebugInfoImporter::Form DebugInfoImporter::form(const llvm::MDNode *node) {
  auto [it, isNew] = forms.try_emplace(node);
  if (!isNew)
    return it->second;
  if (!isa<llvm::DINode, llvm::DIGlobalVariableExpression>(node))
    return it->second = Form::none();
  if (depth == maxDepth) {
    forms.erase(it);
    return Form::none();
  }
  ++depth;
  Form result = makeForm(node);
  --depth;
  if (state.options.stats)
    count(node, result);
  return forms[node] = result;
}

DebugInfoImporter::Form DebugInfoImporter::makeForm(const llvm::MDNode *node) {
  DebugInfoForm fields(*this, node);
  Form result;
  result.attribute = fields.make();
  result.hasIdentity = fields.hasIdentity;
  result.size = fields.size;
  result.state = Form::Made;
  if (!result.attribute)
    return Form::none();
  if (!owners.try_emplace(result.attribute, node).second) {
    result.state = Form::Taken;
    return result;
  }
  if (!fields.rest.empty()) {
    result.rest = rests.size();
    result.numRest = fields.rest.size();
    rests.append(fields.rest);
    partly.push_back(node);
  }
  return result;
}

/// Counts `node` in the statistics of the import.
void DebugInfoImporter::count(const llvm::MDNode *node, const Form &form) {
  llvm::StringRef kind;
  switch (node->getMetadataID()) {
#define HANDLE_SPECIALIZED_MDNODE_LEAF(CLASS)                                  \
  case llvm::Metadata::CLASS##Kind:                                            \
    kind = #CLASS;                                                             \
    break;
#include "llvm/IR/Metadata.def"
  }
  if (form.state == Form::None)
    return state.count(kind,
                       Modelling::no("the dialect has no exact form for it"));
  if (form.state == Form::Taken)
    return state.count(kind,
                       Modelling::no("another node has the same attribute"));
  if (form.numRest == 0)
    return state.count(kind, Modelling::exactly());
  // A field may have several parts, as a checksum has its kind and its value.
  llvm::SmallSetVector<llvm::StringRef, 4> fields;
  for (const DebugInfoRest &rest :
       llvm::ArrayRef(rests).slice(form.rest, form.numRest)) {
    llvm::StringRef field = rest.field;
    if (!field.consume_front("getRaw"))
      field.consume_front("get");
    fields.insert(field);
  }
  state.count(kind,
              Modelling::inPart("carried fields: " + llvm::join(fields, ", ")));
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// Whether MLIR prints `operation` such that it parses to the same operation.
static bool hasText(const llvm::DIExpression::ExprOperand &operation) {
  uint64_t opcode = operation.getOp();
  llvm::StringRef text = llvm::dwarf::OperationEncodingString(opcode);
  if (text.empty() || llvm::dwarf::getOperationEncoding(text) != opcode)
    return false;
  if (opcode != llvm::dwarf::DW_OP_LLVM_convert)
    return true;
  uint64_t encoding = operation.getArg(1);
  return !llvm::dwarf::AttributeEncodingString(encoding).empty();
}

DIExpressionAttr DebugInfoImporter::expression(const Metadata *metadata) {
  auto *expression = dyn_cast_or_null<llvm::DIExpression>(metadata);
  if (!expression || expression->isDistinct())
    return {};
  auto [it, isNew] = expressions.try_emplace(expression);
  if (!isNew || !expression->isValid())
    return it->second;
  llvm::SmallVector<DIExpressionElemAttr> operations;
  for (llvm::DIExpression::ExprOperand operation : expression->expr_ops()) {
    if (!hasText(operation))
      return {};
    llvm::SmallVector<uint64_t> arguments;
    for (unsigned i = 0; i < operation.getNumArgs(); ++i)
      arguments.push_back(operation.getArg(i));
    operations.push_back(DIExpressionElemAttr::get(
        &state.context, operation.getOp(), arguments));
  }
  return it->second = DIExpressionAttr::get(&state.context, operations);
}
