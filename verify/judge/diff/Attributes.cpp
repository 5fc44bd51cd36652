// Compares attribute sets.

#include "verify/judge/diff/Attributes.h"
#include "llvm/IR/ConstantRange.h"

using namespace llvm;

namespace palindrome::diff {

static bool rangesEqual(const ConstantRange &a, const ConstantRange &b) {
  return a.getBitWidth() == b.getBitWidth() && a == b;
}

/// Whether `a` and `b` have the same kind, whatever their values.
static bool sameKind(Attribute a, Attribute b) {
  if (a.isStringAttribute() != b.isStringAttribute())
    return false;
  if (a.isStringAttribute())
    return a.getKindAsString() == b.getKindAsString();
  return a.getKindAsEnum() == b.getKindAsEnum();
}

bool AttributeComparer::equal(Attribute a, Attribute b) {
  if (!sameKind(a, b))
    return false;
  if (a.isStringAttribute())
    return a.getValueAsString() == b.getValueAsString();
  if (a.isIntAttribute())
    return b.isIntAttribute() && a.getValueAsInt() == b.getValueAsInt();
  if (a.isTypeAttribute()) {
    Type *left = a.getValueAsType();
    Type *right = b.isTypeAttribute() ? b.getValueAsType() : nullptr;
    return left && right ? types.equal(left, right) : left == right;
  }
  if (a.isConstantRangeAttribute())
    return b.isConstantRangeAttribute() &&
           rangesEqual(a.getValueAsConstantRange(),
                       b.getValueAsConstantRange());
  if (a.isConstantRangeListAttribute()) {
    if (!b.isConstantRangeListAttribute())
      return false;
    ArrayRef<ConstantRange> left = a.getValueAsConstantRangeList();
    ArrayRef<ConstantRange> right = b.getValueAsConstantRangeList();
    return left.size() == right.size() &&
           std::equal(left.begin(), left.end(), right.begin(), rangesEqual);
  }
  return b.isEnumAttribute();
}

bool AttributeComparer::equal(AttributeSet a, AttributeSet b) {
  if (a.getNumAttributes() != b.getNumAttributes())
    return false;
  if (!a.hasAttributes() || known.contains({a.begin(), b.begin()}))
    return true;
  for (auto [left, right] : zip_equal(a, b))
    if (!equal(left, right))
      return false;
  known.insert({a.begin(), b.begin()});
  return true;
}

void AttributeComparer::compare(AttributeSet a, AttributeSet b,
                                StringRef className, const ValuePlace &place) {
  if (equal(a, b))
    return;
  auto note = [&](Attribute left, Attribute right) {
    report.add(className, place, [&](Difference &difference) {
      if (left.isValid())
        difference.a = left.getAsString(/*InAttrGrp=*/true);
      if (right.isValid())
        difference.b = right.getAsString(/*InAttrGrp=*/true);
    });
  };
  auto find = [](AttributeSet set, Attribute like) {
    return like.isStringAttribute() ? set.getAttribute(like.getKindAsString())
                                    : set.getAttribute(like.getKindAsEnum());
  };
  for (Attribute left : a) {
    Attribute right = find(b, left);
    if (!right.isValid() || !equal(left, right))
      note(left, right);
  }
  for (Attribute right : b)
    if (!find(a, right).isValid())
      note({}, right);
}

void AttributeComparer::compareLists(AttributeList a, AttributeList b,
                                     StringRef function, StringRef result,
                                     StringRef parameter,
                                     const ValuePlace &place) {
  if (a.isEmpty() && b.isEmpty())
    return;
  compare(a.getFnAttrs(), b.getFnAttrs(), function, place);
  ValuePlace at = place;
  at.detail = place.detail + " (return value)";
  compare(a.getRetAttrs(), b.getRetAttrs(), result, at);
  unsigned sets = std::max(a.getNumAttrSets(), b.getNumAttrSets());
  for (unsigned i = AttributeList::FirstArgIndex; i < sets; ++i) {
    unsigned argument = i - AttributeList::FirstArgIndex;
    AttributeSet left = a.getParamAttrs(argument);
    AttributeSet right = b.getParamAttrs(argument);
    if (equal(left, right))
      continue;
    at.detail = place.detail + " (argument " + std::to_string(argument) + ")";
    compare(left, right, parameter, at);
  }
}

void AttributeComparer::compareFunction(AttributeList a, AttributeList b,
                                        const ValuePlace &place) {
  compareLists(a, b, "attributes", "attributes:return", "attributes:param",
               place);
}

void AttributeComparer::compareCall(AttributeList a, AttributeList b,
                                    const ValuePlace &place) {
  compareLists(a, b, "attributes:call", "attributes:call", "attributes:call",
               place);
}

} // namespace palindrome::diff
