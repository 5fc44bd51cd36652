// Compares attributes. Those with a single spelling are equal if they are the
// same attribute. Debug info is compared by fields, any other attribute by its
// immediate subelements; everything else in it is compared by replacing the
// subelements of one with those of the other.

#include "verify/judge/mlir/Equality.h"
#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "mlir/Dialect/LLVMIR/LLVMInterfaces.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {

/// Whether `operation` selects a fragment of a variable.
static bool isFragment(DIExpressionElemAttr operation) {
  return operation.getOpcode() == llvm::dwarf::DW_OP_LLVM_fragment &&
         operation.getArguments().size() == 2;
}

/// `expression` with one fragment at its end if it has several, each of which
/// is a part of the one before.
static DIExpressionAttr withOneFragment(DIExpressionAttr expression) {
  SmallVector<DIExpressionElemAttr> operations(expression.getOperations());
  while (operations.size() > 1 && isFragment(operations.back()) &&
         isFragment(operations[operations.size() - 2])) {
    ArrayRef<uint64_t> part = operations.pop_back_val().getArguments(),
                       whole = operations.pop_back_val().getArguments();
    operations.push_back(DIExpressionElemAttr::get(
        expression.getContext(), llvm::dwarf::DW_OP_LLVM_fragment,
        {whole[0] + part[0], std::min(whole[1], part[1])}));
  }
  return DIExpressionAttr::get(expression.getContext(), operations);
}

/// Replaces spellings of `attribute` that are the same in LLVM IR by one of
/// them: a global variable without an expression has the empty one, an
/// expression has one fragment, and dependent libraries are a list in either
/// form.
static Attribute canonical(Attribute attribute) {
  if (auto expression = dyn_cast<DIExpressionAttr>(attribute))
    return withOneFragment(expression);
  if (auto libraries = dyn_cast<DependentLibrariesAttr>(attribute))
    return ArrayAttr::get(attribute.getContext(), {libraries.getLibs().begin(),
                                                   libraries.getLibs().end()});
  auto global = dyn_cast<DIGlobalVariableExpressionAttr>(attribute);
  if (!global || global.getExpr())
    return attribute;
  return DIGlobalVariableExpressionAttr::get(
      global.getContext(), global.getVar(),
      DIExpressionAttr::get(global.getContext(), {}));
}

bool Equality::operator()(Attribute a, Attribute b) {
  if (!a || !b)
    return a == b;
  if (!hasSpellings(a) && !hasSpellings(b))
    return a == b;
  Attribute boundA, boundB;
  llvm::scope_exit leave([&] {
    if (boundA)
      bindersA.erase(boundA);
    if (boundB)
      bindersB.erase(boundB);
  });
  Attribute ofA = carriedA.domainOf(canonical(unroll(a, bindersA, boundA)));
  Attribute ofB = carriedB.domainOf(canonical(unroll(b, bindersB, boundB)));
  bool isCarried = isCarriedNodeOf(ofB, ofA);
  if (ofA.getTypeID() != ofB.getTypeID() && !isCarried)
    return false;
  if (auto mark = dyn_cast<DistinctAttr>(ofA))
    return equalDistinct(mark, cast<DistinctAttr>(ofB));
  if (!known.insert({ofA, ofB}).second)
    return true;
  bool equal = isCarried || hasFields(ofA)
                   ? (isCarried || equalIdentities(ofA, ofB)) &&
                         equalFields(ofA, ofB, a, b)
                   : equalParts(ofA, ofB);
  if (!equal)
    known.erase({ofA, ofB});
  return equal;
}

/// Compares the identities of compile units and subprograms. A subprogram that
/// is a definition is distinct in LLVM IR with or without an `id`; one without
/// an `id` stands for its own identity.
bool Equality::equalIdentities(Attribute a, Attribute b) {
  if (auto unit = dyn_cast<DICompileUnitAttr>(a))
    return (*this)(unit.getId(), cast<DICompileUnitAttr>(b).getId());
  auto x = dyn_cast<DISubprogramAttr>(a), y = dyn_cast<DISubprogramAttr>(b);
  if (!x || !y)
    return true;
  if (x.getId() && y.getId())
    return (*this)(x.getId(), y.getId());
  return (!x.getId() && !y.getId()) || correspond(a, b);
}

/// Whether `whole` cannot have `part` as a parameter, or MLIR's bytecode would
/// lose it. An attribute cannot contain itself, and bytecode stores some
/// attributes as text, from which distinct attributes do not read back as the
/// same.
static bool isBeyondAttributes(Attribute whole, Attribute part) {
  if (!part)
    return false;
  auto isText = [](Attribute own) {
    return isa<DIModuleAttr, DICommonBlockAttr, DIStringTypeAttr,
               DIGenericSubrangeAttr>(own);
  };
  auto contains = [](Attribute own,
                     llvm::function_ref<bool(Attribute)> condition) {
    return own
        .walk([&](Attribute nested) {
          return condition(nested) ? WalkResult::interrupt()
                                   : WalkResult::advance();
        })
        .wasInterrupted();
  };
  auto hasIdentity = [&](Attribute own) {
    return contains(own, llvm::IsaPred<DistinctAttr>);
  };
  if (isa<DICompileUnitAttr>(whole))
    return isa<StringAttr>(part);
  return contains(part,
                  [&](Attribute nested) {
                    auto type = dyn_cast<DIRecursiveTypeAttrInterface>(nested);
                    return (type && type.getRecId()) ||
                           (isText(nested) && hasIdentity(nested));
                  }) ||
         (isText(whole) && hasIdentity(part));
}

/// Whether `b` has the fields of `a`. `keyA` and `keyB` are their keys in the
/// metadata tables, whose value of a field counts if the attribute could not
/// represent the field itself.
bool Equality::equalFields(Attribute a, Attribute b, Attribute keyA,
                           Attribute keyB) {
  SmallVector<DebugInfoField> ofAttribute = fieldsOf(b);
  for (auto [i, field] : llvm::enumerate(fieldsOf(a))) {
    Attribute ofA = field.value;
    if (auto more = carriedA.completion(keyA, field.place);
        more && isBeyondAttributes(a, *more))
      ofA = *more;
    Attribute ofB = ofAttribute.empty() ? carriedB.fieldOfNode(b, field)
                                        : ofAttribute[i].value;
    if (auto more = carriedB.completion(keyB, field.place);
        more && isBeyondAttributes(a, ofA))
      ofB = *more;
    if (!(*this)(ofA, ofB))
      return false;
  }
  return true;
}

bool Equality::correspond(Attribute a, Attribute b) {
  Attribute forth = toB.try_emplace(a, b).first->second;
  Attribute back = toA.try_emplace(b, a).first->second;
  return forth == b && back == a;
}

bool Equality::hasSpellings(Attribute attribute) {
  if (isa<DistinctAttr, DIGlobalVariableExpressionAttr, DISubprogramAttr,
          DependentLibrariesAttr>(attribute))
    return true;
  if (auto expression = dyn_cast<DIExpressionAttr>(attribute))
    return llvm::count_if(expression.getOperations(), isFragment) > 1;
  // In debug info, an empty string is the same as an absent one.
  if (auto text = dyn_cast<StringAttr>(attribute))
    return text.empty();
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

Attribute Equality::unroll(Attribute attribute, Binders &binders,
                           Attribute &bound) {
  auto type = dyn_cast<DIRecursiveTypeAttrInterface>(attribute);
  if (!type || !type.getRecId())
    return attribute;
  if (Attribute binder = binders.lookup(type.getRecId()))
    return binder;
  if (type.getIsRecSelf())
    return attribute;
  bound = type.getRecId();
  return binders[bound] = type.withRecId(DistinctAttr());
}

bool Equality::equalParts(Attribute a, Attribute b) {
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
