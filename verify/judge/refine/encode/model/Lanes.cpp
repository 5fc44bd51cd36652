// Lanes and their selection where paths join.

#include "verify/judge/refine/encode/model/Lanes.h"
#include <algorithm>

using namespace palindrome::encode;

void palindrome::encode::addUndefs(Undefs &to, llvm::ArrayRef<unsigned> more) {
  if (more.empty())
    return;
  Undefs both;
  std::set_union(to.begin(), to.end(), more.begin(), more.end(),
                 std::back_inserter(both));
  to = std::move(both);
}

Variation palindrome::encode::select(Expr condition, const Variation &a,
                                     const Variation &b) {
  if (!a.isKnown() || !b.isKnown())
    return Variation::unknown();
  return {condition.select(a.condition, b.condition), a.isWhole && b.isWhole};
}

Lane palindrome::encode::select(Expr condition, const Lane &a, const Lane &b) {
  if (condition.isTrue())
    return a;
  if (condition.isFalse())
    return b;
  Lane lane{condition.select(a.value, b.value),
            condition.select(a.poison, b.poison), a.undefs,
            select(condition, a.variation(), b.variation())};
  addUndefs(lane.undefs, b.undefs);
  return lane;
}

Lanes palindrome::encode::select(Expr condition, const Lanes &a,
                                 const Lanes &b) {
  Lanes value;
  for (auto [left, right] : llvm::zip_equal(a, b))
    value.push_back(select(condition, left, right));
  return value;
}

bool palindrome::encode::isSame(const Lanes &a, const Lanes &b) {
  return llvm::all_of(llvm::zip_equal(a, b), [](auto lanes) {
    auto &[left, right] = lanes;
    return left.value.isSame(right.value) && left.poison.isSame(right.poison);
  });
}
