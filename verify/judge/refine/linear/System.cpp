// Inequalities of integers, as shortest ways between variables.

#include "verify/judge/refine/linear/System.h"

using namespace palindrome::refine::linear;
using namespace llvm;

Number palindrome::refine::linear::numberOf(const APInt &value, bool isSigned) {
  return isSigned ? Number(value.getSExtValue()) : Number(value.getZExtValue());
}

static std::optional<Number> add(Number one, Number other) {
  Number result;
  if (__builtin_add_overflow(one, other, &result))
    return std::nullopt;
  return result;
}

static std::optional<Number> multiply(Number one, Number other) {
  Number result;
  if (__builtin_mul_overflow(one, other, &result))
    return std::nullopt;
  return result;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

Sum Sum::variable(unsigned number) {
  Sum result;
  result.parts.push_back({number, 1});
  return result;
}

std::optional<Sum> Sum::times(Number factor) const {
  Sum result;
  if (factor == 0)
    return result;
  std::optional<Number> product = multiply(constant, factor);
  if (!product)
    return std::nullopt;
  result.constant = *product;
  for (Part part : parts) {
    if (!(product = multiply(part.factor, factor)))
      return std::nullopt;
    result.parts.push_back({part.variable, *product});
  }
  return result;
}

std::optional<Sum> Sum::plus(const Sum &other) const {
  std::optional<Number> sum = add(constant, other.constant);
  if (!sum)
    return std::nullopt;
  Sum result(*sum);
  const Part *left = parts.begin(), *right = other.parts.begin();
  while (left != parts.end() || right != other.parts.end()) {
    if (right == other.parts.end() ||
        (left != parts.end() && left->variable < right->variable)) {
      result.parts.push_back(*left++);
      continue;
    }
    Part part = *right++;
    if (left != parts.end() && left->variable == part.variable) {
      if (!(sum = add(left++->factor, part.factor)))
        return std::nullopt;
      part.factor = *sum;
    }
    if (part.factor != 0)
      result.parts.push_back(part);
  }
  return result;
}

std::optional<Sum> Sum::minus(const Sum &other) const {
  std::optional<Sum> negative = other.times(-1);
  return negative ? plus(*negative) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

System::System() { addVariable(); }

unsigned System::addVariable() {
  for (auto &row : most)
    row.emplace_back();
  most.emplace_back(most.size() + 1);
  most.back().back() = 0;
  return static_cast<unsigned>(most.size() - 1);
}

Sum System::newVariable() { return Sum::variable(addVariable()); }

/// The variable that stands for a sum without a constant.
unsigned System::variableOf(ArrayRef<Part> parts) {
  if (parts.empty())
    return 0;
  if (parts.size() == 1 && parts.front().factor == 1)
    return parts.front().variable;
  auto [place, isNew] = sums.try_emplace(parts.vec(), 0);
  if (isNew)
    place->second = addVariable();
  bound(place->second, parts);
  return place->second;
}

/// States what follows for a sum from the bounds of its parts: for itself, and
/// for what it has more than one of them.
void System::bound(unsigned variable, ArrayRef<Part> parts) {
  // What a part is at most, or the opposite of what it is at least.
  auto boundOf = [&](Part part, bool isUpper) -> std::optional<Number> {
    bool ofVariable = (part.factor > 0) == isUpper;
    std::optional<Number> limit =
        ofVariable ? most[part.variable][0] : most[0][part.variable];
    Number factor = part.factor > 0 ? part.factor : -part.factor;
    return limit ? multiply(*limit, factor) : std::nullopt;
  };
  auto boundOfAll = [&](ArrayRef<Part> some,
                        bool isUpper) -> std::optional<Number> {
    Number result = 0;
    for (Part part : some) {
      std::optional<Number> its =
          part.factor == 0 ? Number(0) : boundOf(part, isUpper);
      std::optional<Number> sum = its ? add(result, *its) : std::nullopt;
      if (!sum)
        return std::nullopt;
      result = *sum;
    }
    return result;
  };
  if (parts.size() == 2 && parts[0].factor == -parts[1].factor) {
    const bool isFirst = parts[0].factor > 0;
    unsigned left = parts[isFirst ? 0 : 1].variable,
             right = parts[isFirst ? 1 : 0].variable;
    Number factor = parts[isFirst ? 0 : 1].factor;
    auto stateMultiple = [&](std::optional<Number> limit, bool isUpper) {
      limit = limit ? multiply(*limit, factor) : std::nullopt;
      if (limit)
        state(isUpper ? Difference{variable, 0, *limit}
                      : Difference{0, variable, *limit});
    };
    stateMultiple(most[left][right], /*isUpper=*/true);
    stateMultiple(most[right][left], /*isUpper=*/false);
  }
  SmallVector<Part> others(parts);
  auto stateFor = [&](unsigned than) {
    if (std::optional<Number> upper = boundOfAll(others, /*isUpper=*/true))
      state({variable, than, *upper});
    if (std::optional<Number> lower = boundOfAll(others, /*isUpper=*/false))
      state({than, variable, *lower});
  };
  stateFor(0);
  for (auto [index, part] : enumerate(parts))
    if (part.factor > 0) {
      --others[index].factor;
      stateFor(part.variable);
      ++others[index].factor;
    }
}

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

/// `small + by <= large` of two variables: of those that stand for the two
/// sums, and of what is left of both without their common parts. Either may be
/// what something else is known of.
SmallVector<System::Difference, 2>
System::differences(const Sum &small, const Sum &large, Number by) {
  SmallVector<Difference, 2> result;
  std::optional<Sum> whole = small.minus(large);
  std::optional<Number> constant =
      whole ? add(whole->constant, by) : std::nullopt;
  constant = constant ? multiply(*constant, -1) : std::nullopt;
  if (!constant)
    return result;
  SmallVector<Part> positive, negative;
  for (Part part : whole->parts) {
    if (part.factor > 0)
      positive.push_back(part);
    else
      negative.push_back({part.variable, -part.factor});
  }
  result.push_back({variableOf(positive), variableOf(negative), *constant});
  if (ArrayRef<Part>(positive) != ArrayRef<Part>(small.parts))
    result.push_back(
        {variableOf(small.parts), variableOf(large.parts), *constant});
  return result;
}

void System::state(Difference known) {
  std::optional<Number> before = most[known.left][known.right];
  if (before && *before <= known.most)
    return;
  std::optional<Number> back = most[known.right][known.left];
  if (known.left == known.right ? known.most < 0
                                : back && *back < -known.most) {
    isFalse = true;
    return;
  }
  // All ways that lead over the new one. A way that is not shorter from its
  // beginning to the end of the new one, or from there to its end, is not
  // shorter as a whole.
  SmallVector<std::pair<size_t, Number>> ends;
  for (size_t to = 0; to != most.size(); ++to) {
    const std::optional<Number> &rest = most[known.right][to];
    std::optional<Number> sum = rest ? add(known.most, *rest) : std::nullopt;
    const std::optional<Number> &now = most[known.left][to];
    if (sum && (!now || *sum < *now))
      ends.emplace_back(to, *sum);
  }
  for (auto &row : most) {
    const std::optional<Number> first = row[known.left];
    std::optional<Number> sum = first ? add(*first, known.most) : std::nullopt;
    if (!sum || (row[known.right] && *row[known.right] <= *sum))
      continue;
    for (auto [to, rest] : ends)
      if (std::optional<Number> whole = add(*first, rest);
          whole && (!row[to] || *whole < *row[to]))
        row[to] = whole;
  }
}

void System::require(const Sum &small, const Sum &large, Number by) {
  for (Difference known : differences(small, large, by))
    state(known);
}

void System::requireEqual(const Sum &one, const Sum &other) {
  require(one, other);
  require(other, one);
  // Bounds of a sum are not those of its parts.
  for (auto [sum, same] : {std::pair(&one, &other), std::pair(&other, &one)}) {
    if (std::optional<Number> least = extreme(*sum, /*isLeast=*/true))
      require(Sum(*least), *same);
    if (std::optional<Number> greatest = extreme(*sum, /*isLeast=*/false))
      require(*same, Sum(*greatest));
  }
}

bool System::implies(const Sum &small, const Sum &large, Number by) {
  if (isFalse)
    return true;
  return any_of(differences(small, large, by), [&](Difference asked) {
    std::optional<Number> known = most[asked.left][asked.right];
    return known && *known <= asked.most;
  });
}

bool System::impliesEqual(const Sum &one, const Sum &other) {
  return one == other || (implies(one, other) && implies(other, one));
}

void System::conclude() {
  for (const auto &[parts, variable] : sums)
    bound(variable, parts);
}

std::optional<Number> System::extreme(const Sum &sum, bool isLeast) {
  unsigned variable = variableOf(sum.parts);
  std::optional<Number> limit = isLeast ? most[0][variable] : most[variable][0];
  return limit ? add(isLeast ? -*limit : *limit, sum.constant) : std::nullopt;
}
