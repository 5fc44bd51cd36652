// The values that the source must not find undef or poison.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SETTLEDVALUES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SETTLEDVALUES_H

#include "verify/judge/refine/encode/model/Terms.h"
#include <map>

namespace palindrome::encode {

/// A lane with names in place of its undefs that do not depend on the function.
/// Lanes of one shape compute the same from their undefs.
struct Shape {
  Expr value, poison;
};

/// Conditions on the inputs under which the behavior of the source is undefined
/// if a lane of some shape is poison, or not the same for all values of its
/// undefs. Where such a condition holds, the target need not choose for a lane
/// of that shape: either all choices have the same effect, or none has any.
class SettledValues {
public:
  void add(const Shape &shape, Expr condition) {
    auto [it, isNew] =
        conditions.try_emplace({shape.value.ast, shape.poison.ast}, condition);
    if (!isNew)
      it->second |= condition;
  }
  /// Whether a lane of this shape is settled.
  Expr contains(const Shape &shape) const {
    auto it = conditions.find({shape.value.ast, shape.poison.ast});
    return it == conditions.end() ? Expr::boolean(false) : it->second;
  }

private:
  std::map<std::pair<_Z3_ast *, _Z3_ast *>, Expr> conditions;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_STATE_SETTLEDVALUES_H
