// Attributes of one spelling are equal when they are the same. Others are
// compared part by part; what is not a part is compared by putting the one's
// parts into the other.

#include "verify/mlir/Equality.h"
#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/Dialect/LLVMIR/LLVMInterfaces.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {

/// `attribute` as LLVM IR has it: a module's empty strings are null, and a
/// global variable without an expression has the empty one.
static Attribute canonical(Attribute attribute) {
  if (auto global = dyn_cast<DIGlobalVariableExpressionAttr>(attribute);
      global && !global.getExpr())
    return DIGlobalVariableExpressionAttr::get(
        global.getContext(), global.getVar(),
        DIExpressionAttr::get(global.getContext(), {}));
  auto module = dyn_cast<DIModuleAttr>(attribute);
  if (!module)
    return attribute;
  auto text = [](StringAttr own) {
    return own && own.empty() ? StringAttr() : own;
  };
  return DIModuleAttr::get(
      module.getContext(), module.getFile(), module.getScope(),
      text(module.getName()), text(module.getConfigMacros()),
      text(module.getIncludePath()), text(module.getApinotes()),
      module.getLine(), module.getIsDecl());
}

bool Equality::operator()(Attribute a, Attribute b) {
  if (!a || !b)
    return a == b;
  if (!hasSpellings(a) && !hasSpellings(b))
    return a == b;
  a = unroll(a, bindersA);
  b = unroll(b, bindersB);
  if (a.getTypeID() != b.getTypeID())
    return false;
  if (auto mark = dyn_cast<DistinctAttr>(a))
    return equalDistinct(mark, cast<DistinctAttr>(b));
  if (!known.insert({a, b}).second)
    return true;
  auto function = dyn_cast<DISubprogramAttr>(a);
  bool equal = function ? equalSubprograms(function, cast<DISubprogramAttr>(b))
                        : equalParts(canonical(a), canonical(b));
  if (!equal)
    known.erase({a, b});
  return equal;
}

/// A definition is distinct in LLVM IR, and a declaration is not, with an `id`
/// or without: one without stands for itself.
bool Equality::equalSubprograms(DISubprogramAttr a, DISubprogramAttr b) {
  if (a.getId() && b.getId()) {
    if (!(*this)(a.getId(), b.getId()))
      return false;
  } else if ((a.getId() || b.getId()) && !correspond(a, b)) {
    return false;
  }
  auto withoutId = [](DISubprogramAttr own) {
    return DISubprogramAttr::get(
        own.getContext(), DistinctAttr(), own.getCompileUnit(), own.getScope(),
        own.getName(), own.getLinkageName(), own.getFile(), own.getLine(),
        own.getScopeLine(), own.getSubprogramFlags(), own.getType(),
        own.getRetainedNodes(), own.getAnnotations());
  };
  return equalParts(withoutId(a), withoutId(b));
}

bool Equality::correspond(Attribute a, Attribute b) {
  Attribute forth = toB.try_emplace(a, b).first->second;
  Attribute back = toA.try_emplace(b, a).first->second;
  return forth == b && back == a;
}

bool Equality::hasSpellings(Attribute attribute) {
  if (isa<DistinctAttr, DIModuleAttr, DIGlobalVariableExpressionAttr,
          DISubprogramAttr>(attribute))
    return true;
  auto [it, isNew] = spelled.try_emplace(attribute, false);
  if (!isNew)
    return it->second;
  bool found = false;
  attribute.walkImmediateSubElements(
      [&](Attribute part) { found |= hasSpellings(part); }, [](Type) {});
  return spelled[attribute] = found;
}

bool Equality::equalDistinct(DistinctAttr a, DistinctAttr b) {
  bool isNew = !toB.contains(a);
  return correspond(a, b) &&
         (!isNew || (*this)(a.getReferencedAttr(), b.getReferencedAttr()));
}

Attribute Equality::unroll(Attribute attribute, Binders &binders) {
  auto type = dyn_cast<DIRecursiveTypeAttrInterface>(attribute);
  if (!type || !type.getRecId())
    return attribute;
  if (type.getIsRecSelf()) {
    Attribute binder = binders.lookup(type.getRecId());
    return binder ? binder : attribute;
  }
  Attribute unnumbered = type.withRecId(DistinctAttr());
  binders[type.getRecId()] = unnumbered;
  return unnumbered;
}

/// Field by field: putting parts into one without a name crashes in MLIR 22.
bool Equality::equalVariables(DILocalVariableAttr a, DILocalVariableAttr b) {
  return (*this)(a.getScope(), b.getScope()) && a.getName() == b.getName() &&
         (*this)(a.getFile(), b.getFile()) &&
         (*this)(a.getType(), b.getType()) && a.getLine() == b.getLine() &&
         a.getArg() == b.getArg() && a.getAlignInBits() == b.getAlignInBits() &&
         a.getFlags() == b.getFlags();
}

/// The same for labels.
bool Equality::equalLabels(DILabelAttr a, DILabelAttr b) {
  return (*this)(a.getScope(), b.getScope()) && a.getName() == b.getName() &&
         (*this)(a.getFile(), b.getFile()) && a.getLine() == b.getLine();
}

bool Equality::equalParts(Attribute a, Attribute b) {
  if (auto variable = dyn_cast<DILocalVariableAttr>(a))
    return equalVariables(variable, cast<DILocalVariableAttr>(b));
  if (auto label = dyn_cast<DILabelAttr>(a))
    return equalLabels(label, cast<DILabelAttr>(b));
  struct Parts {
    llvm::SmallVector<Attribute> attributes;
    llvm::SmallVector<Type> types;
    explicit Parts(Attribute whole) {
      whole.walkImmediateSubElements(
          [&](Attribute part) { attributes.push_back(part); },
          [&](Type part) { types.push_back(part); });
    }
  };
  Parts ofA(a), ofB(b);
  if (ofA.attributes.size() != ofB.attributes.size() || ofA.types != ofB.types)
    return false;
  for (auto [partA, partB] : llvm::zip_equal(ofA.attributes, ofB.attributes))
    if (!(*this)(partA, partB))
      return false;
  return b.replaceImmediateSubElements(ofA.attributes, ofA.types) == a;
}

} // namespace palindrome::mlirdiff
