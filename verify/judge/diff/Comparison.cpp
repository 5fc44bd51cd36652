// The comparison of values and attachments, which several parts share.

#include "verify/judge/diff/Comparison.h"

using namespace llvm;

namespace palindrome::diff {

bool Comparison::equal(const Value *x, const Value *y) {
  if (!x || !y)
    return x == y;
  if (auto *left = dyn_cast<InlineAsm>(x)) {
    auto *right = dyn_cast<InlineAsm>(y);
    return right && constants.equal(*left, *right);
  }
  auto *left = dyn_cast<Constant>(x);
  auto *right = dyn_cast<Constant>(y);
  if (left && right)
    return constants.equal(left, right);
  return values.equal(x, y);
}

void Comparison::compareValues(const Value *x, const Value *y,
                               StringRef className, const ValuePlace &place) {
  if (equal(x, y))
    return;
  report.add(className, place, [&](Difference &difference) {
    difference.a = report.value(x, Side::A);
    difference.b = report.value(y, Side::B);
    // The spellings may be equal if the types differ, or the operands of a
    // constant.
    if (difference.a == difference.b && x && y) {
      difference.a = report.type(x->getType()) + " " + difference.a;
      difference.b = report.type(y->getType()) + " " + difference.b;
    }
  });
}

/// The name of a metadata kind.
static StringRef kindName(ArrayRef<StringRef> names, unsigned kind) {
  return kind < names.size() ? names[kind] : StringRef("?");
}

void compareAttachments(Comparison &comparison,
                        ArrayRef<std::pair<unsigned, MDNode *>> a,
                        ArrayRef<std::pair<unsigned, MDNode *>> b,
                        const ValuePlace &place) {
  if (a.empty() && b.empty())
    return;
  ArrayRef<StringRef> kindsA = comparison.kindsA, kindsB = comparison.kindsB;
  // A kind may be attached more than once; its nodes are in order.
  struct Both {
    SmallVector<MDNode *, 1> a, b;
  };
  SmallVector<std::pair<StringRef, Both>, 4> kinds;
  auto find = [&](StringRef name) -> Both & {
    for (auto &kind : kinds)
      if (kind.first == name)
        return kind.second;
    return kinds.emplace_back(name, Both()).second;
  };
  std::string orderA, orderB;
  for (auto [kind, node] : a)
    find(kindName(kindsA, kind)).a.push_back(node);
  for (auto [kind, node] : b)
    find(kindName(kindsB, kind)).b.push_back(node);
  for (auto [kind, node] : a)
    if (find(kindName(kindsA, kind)).b.size())
      orderA += (" !" + kindName(kindsA, kind)).str();
  for (auto [kind, node] : b)
    if (find(kindName(kindsB, kind)).a.size())
      orderB += (" !" + kindName(kindsB, kind)).str();
  bool sameCounts = true;
  for (auto &[name, both] : kinds) {
    std::string className = ("metadata:" + name).str();
    sameCounts &= both.a.size() == both.b.size();
    for (size_t i = 0, n = std::max(both.a.size(), both.b.size()); i != n; ++i)
      comparison.metadata.compare(i < both.a.size() ? both.a[i] : nullptr,
                                  i < both.b.size() ? both.b[i] : nullptr,
                                  className, place);
  }
  if (sameCounts && orderA != orderB)
    comparison.report.add("metadata:order", place, StringRef(orderA).ltrim(),
                          StringRef(orderB).ltrim());
}

} // namespace palindrome::diff
