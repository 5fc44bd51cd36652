// Types as debug information states them, in the terms of C.

#include "verify/run/versions/CTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"

using namespace palindrome;

/// How deep types may be nested: debug information of others may have a cycle.
static constexpr unsigned mostDepth = 16;

namespace {
class Printer {
public:
  std::string print(const llvm::DIType *type);
  std::string print(const llvm::DISubroutineType &type, llvm::StringRef name);

private:
  std::string printDerived(const llvm::DIDerivedType &type);
  std::string printComposite(const llvm::DICompositeType &type);

  unsigned depth = 0;
};
} // namespace

static std::string keyword(unsigned tag) {
  switch (tag) {
  case llvm::dwarf::DW_TAG_union_type:
    return "union ";
  case llvm::dwarf::DW_TAG_enumeration_type:
    return "enum ";
  case llvm::dwarf::DW_TAG_class_type:
    return "class ";
  case llvm::dwarf::DW_TAG_structure_type:
    return "struct ";
  default:
    return "";
  }
}

/// Adds `mark` to a type, such as "*", after a space unless there is a mark.
static std::string withMark(std::string type, llvm::StringRef mark) {
  if (!type.empty() && type.back() != '*' && type.back() != '&')
    type += ' ';
  return type + mark.str();
}

std::string Printer::print(const llvm::DISubroutineType &type,
                           llvm::StringRef name) {
  llvm::DITypeRefArray types = type.getTypeArray();
  std::string text = print(types.size() ? types[0] : nullptr) + " ";
  if (!name.empty())
    text += "(" + name.str() + ")";
  text += "(";
  for (unsigned i = 1; i < types.size(); ++i) {
    if (i > 1)
      text += ", ";
    // Without a type it is "...", the last one.
    text += types[i] ? print(types[i]) : "...";
  }
  return text + (types.size() < 2 ? "void)" : ")");
}

std::string Printer::printDerived(const llvm::DIDerivedType &type) {
  const llvm::DIType *base = type.getBaseType();
  auto *function = llvm::dyn_cast_or_null<llvm::DISubroutineType>(base);
  switch (type.getTag()) {
  case llvm::dwarf::DW_TAG_pointer_type:
    return function ? print(*function, "*") : withMark(print(base), "*");
  case llvm::dwarf::DW_TAG_reference_type:
    return withMark(print(base), "&");
  case llvm::dwarf::DW_TAG_rvalue_reference_type:
    return withMark(print(base), "&&");
  case llvm::dwarf::DW_TAG_const_type:
  case llvm::dwarf::DW_TAG_volatile_type: {
    llvm::StringRef word =
        type.getTag() == llvm::dwarf::DW_TAG_const_type ? "const" : "volatile";
    auto *pointer = llvm::dyn_cast_or_null<llvm::DIDerivedType>(base);
    if (pointer && pointer->getTag() == llvm::dwarf::DW_TAG_pointer_type)
      return withMark(print(base), word);
    return word.str() + " " + print(base);
  }
  case llvm::dwarf::DW_TAG_atomic_type:
    return "_Atomic " + print(base);
  default:
    return type.getName().empty() ? print(base) : type.getName().str();
  }
}

std::string Printer::printComposite(const llvm::DICompositeType &type) {
  if (type.getTag() != llvm::dwarf::DW_TAG_array_type)
    return keyword(type.getTag()) +
           (type.getName().empty() ? "{...}" : type.getName().str());
  std::string text = print(type.getBaseType());
  for (const llvm::DINode *element : type.getElements()) {
    auto *range = llvm::dyn_cast_or_null<llvm::DISubrange>(element);
    auto *count =
        range
            ? llvm::dyn_cast_if_present<llvm::ConstantInt *>(range->getCount())
            : nullptr;
    text += "[" +
            (count && count->getSExtValue() >= 0
                 ? llvm::itostr(count->getSExtValue())
                 : std::string()) +
            "]";
  }
  return text;
}

std::string Printer::print(const llvm::DIType *type) {
  if (!type)
    return "void";
  if (depth == mostDepth)
    return "...";
  ++depth;
  std::string text;
  if (auto *derived = llvm::dyn_cast<llvm::DIDerivedType>(type))
    text = printDerived(*derived);
  else if (auto *composite = llvm::dyn_cast<llvm::DICompositeType>(type))
    text = printComposite(*composite);
  else if (auto *function = llvm::dyn_cast<llvm::DISubroutineType>(type))
    text = print(*function, "");
  else
    text = type->getName().str();
  --depth;
  return text;
}

std::string versions::typeText(const llvm::DIType *type) {
  return Printer().print(type);
}

std::string versions::signatureText(const llvm::Function &function) {
  const llvm::DISubprogram *debug = function.getSubprogram();
  // Makers that state no types leave the list empty.
  if (!debug || !debug->getType() || !debug->getType()->getTypeArray().size())
    return "";
  return Printer().print(*debug->getType(), "");
}
