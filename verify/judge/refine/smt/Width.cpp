// How many bits the values of a term need, as far as its shape shows.

#include "verify/judge/refine/smt/Context.h"
#include "verify/judge/refine/smt/Expr.h"
#include <algorithm>

using namespace palindrome::smt;

/// How deep a term is looked into.
static constexpr unsigned mostDepth = 8;

/// The least or largest of `bits` over all arguments.
template <typename Bits, typename Better>
static unsigned overArguments(Expr term, Bits bits, Better isBetter) {
  unsigned result = bits(argument(term, 0));
  for (unsigned i = 1; i < countArguments(term); ++i)
    if (unsigned other = bits(argument(term, i)); isBetter(other, result))
      result = other;
  return result;
}

/// The bits of a sum or product of the arguments of `term`.
template <typename Bits> static unsigned ofSum(Expr term, Bits bits) {
  unsigned largest = 0, sum = 0;
  for (unsigned i = 0; i < countArguments(term); ++i) {
    unsigned one = bits(argument(term, i));
    largest = std::max(largest, one);
    sum += one;
  }
  unsigned needed =
      kindOf(term) == Z3_OP_BMUL ? sum : largest + countArguments(term) - 1;
  return std::min(needed, term.width());
}

static unsigned unsignedBits(Expr term, unsigned depth) {
  if (auto value = term.constant())
    return value->getActiveBits();
  const unsigned width = term.width();
  if (depth == mostDepth)
    return width;
  auto bits = [&](Expr part) { return unsignedBits(part, depth + 1); };
  switch (kindOf(term)) {
  case Z3_OP_CONCAT: {
    if (countArguments(term) != 2)
      return width;
    Expr low = argument(term, 1);
    unsigned high = bits(argument(term, 0));
    return high != 0 ? low.width() + high : bits(low);
  }
  case Z3_OP_ITE:
    return std::max(bits(argument(term, 1)), bits(argument(term, 2)));
  case Z3_OP_BAND:
    return overArguments(term, bits, std::less<>());
  case Z3_OP_BOR:
  case Z3_OP_BXOR:
    return overArguments(term, bits, std::greater<>());
  case Z3_OP_BLSHR:
    if (auto amount = argument(term, 1).constant()) {
      unsigned before = bits(argument(term, 0));
      unsigned by = amount->getLimitedValue(width);
      return before < by ? 0 : before - by;
    }
    return bits(argument(term, 0));
  case Z3_OP_BUREM:
  case Z3_OP_BUREM_I:
    if (auto divisor = argument(term, 1).constant();
        divisor && !divisor->isZero())
      return std::min(bits(argument(term, 0)), (*divisor - 1).getActiveBits());
    return bits(argument(term, 0));
  case Z3_OP_BADD:
  case Z3_OP_BMUL:
    return ofSum(term, bits);
  default:
    return width;
  }
}

static unsigned signedBits(Expr term, unsigned depth) {
  if (auto value = term.constant())
    return value->getSignificantBits();
  const unsigned width = term.width();
  if (depth == mostDepth)
    return width;
  if (unsigned active = unsignedBits(term, depth); active < width)
    return active + 1;
  auto bits = [&](Expr part) { return signedBits(part, depth + 1); };
  switch (kindOf(term)) {
  case Z3_OP_SIGN_EXT:
    return bits(argument(term, 0));
  case Z3_OP_EXTRACT:
    return parameter(term, 1) == 0 ? std::min(bits(argument(term, 0)), width)
                                   : width;
  case Z3_OP_ITE:
    return std::max(bits(argument(term, 1)), bits(argument(term, 2)));
  case Z3_OP_BAND:
  case Z3_OP_BOR:
  case Z3_OP_BXOR:
  case Z3_OP_BNOT:
    return overArguments(term, bits, std::greater<>());
  case Z3_OP_BASHR:
    return bits(argument(term, 0));
  case Z3_OP_BADD:
  case Z3_OP_BMUL:
    return ofSum(term, bits);
  default:
    return width;
  }
}

unsigned Expr::unsignedBits() const { return ::unsignedBits(*this, 0); }

unsigned Expr::signedBits() const { return ::signedBits(*this, 0); }
