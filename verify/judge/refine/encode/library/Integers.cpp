// Encodes library functions of one integer: ffs, abs, toascii, isascii and
// isdigit (C17, 7.4 and 7.22.6; POSIX).

#include "verify/judge/refine/encode/library/Library.h"

using namespace palindrome::encode;
using namespace llvm;

/// The result of `compute` on the argument, which is poison if the argument is.
template <typename Compute>
static Lanes applied(Side &side, const CallBase &call, Compute compute) {
  Lane x = side.useScalar(call.getArgOperand(0));
  Lane result = compute(x.value);
  result.poison |= x.poison;
  result.undefs = x.undefs;
  return {std::move(result)};
}

/// The number of the lowest bit that is 1, counted from 1, or 0 if there is
/// none.
static Lanes encodeFFS(Side &side, const CallBase &call) {
  unsigned width = side.problem.widthOf(call.getType());
  return applied(side, call, [&](Expr x) {
    Expr place = Expr::bits(width, 0);
    for (unsigned i = x.width(); i-- > 0;)
      place = x.bit(i).toBoolean().select(Expr::bits(width, i + 1), place);
    return Lane{place};
  });
}

static Lanes encodeAbs(Side &side, const CallBase &call) {
  // The least value is undefined behavior (C17, 7.22.6.1), and undef or poison
  // may be that.
  Expr x = definiteArgument(side, call, 0);
  side.addUB(x == Expr::bits(APInt::getSignedMinValue(x.width())));
  return {Lane{x.isNegative().select(-x, x)}};
}

static Lanes encodeToASCII(Side &side, const CallBase &call) {
  return applied(side, call,
                 [](Expr x) { return Lane{x & Expr::bits(x.width(), 0x7f)}; });
}

/// A C truth value: any number but zero where `isIn` holds, else zero.
static Lanes truth(Side &side, Expr isIn, unsigned width) {
  Expr any = chooseOrder(side, width, /*isSigned=*/false, isIn, isIn);
  return {Lane{isIn.select(any, Expr::bits(width, 0))}};
}

/// Whether the argument is in [first, first + count).
template <unsigned first, unsigned count>
static Lanes encodeIsIn(Side &side, const CallBase &call) {
  Expr x = definiteArgument(side, call, 0);
  unsigned width = x.width();
  return truth(side,
               (x - Expr::bits(width, first)).ult(Expr::bits(width, count)),
               side.problem.widthOf(call.getType()));
}

static Lanes encodeIsDigit(Side &side, const CallBase &call) {
  // The argument is an unsigned char or EOF, which is -1 (C17, 7.4).
  Expr x = definiteArgument(side, call, 0);
  unsigned width = x.width();
  side.addUB(!x.ult(Expr::bits(width, 256)) && !(~x).isZero());
  return encodeIsIn<'0', 10>(side, call);
}

ArrayRef<LibraryEncoder> palindrome::encode::libraryIntegers() {
  static constexpr LibraryEncoder encoders[] = {
      {LibFunc_ffs, encodeFFS, Exact},
      {LibFunc_ffsl, encodeFFS, Exact},
      {LibFunc_ffsll, encodeFFS, Exact},
      {LibFunc_abs, encodeAbs, Exact},
      {LibFunc_labs, encodeAbs, Exact},
      {LibFunc_llabs, encodeAbs, Exact},
      {LibFunc_toascii, encodeToASCII, Exact},
      {LibFunc_isascii, encodeIsIn<0, 128>, Exact},
      {LibFunc_isdigit, encodeIsDigit, Exact},
  };
  return encoders;
}
