// The lookup of library functions that have an encoder.

#include "verify/judge/refine/encode/library/Library.h"
#include "verify/judge/refine/encode/attributes/Attributes.h"
#include "verify/judge/refine/encode/calls/UnknownCalls.h"

using namespace palindrome::encode;
using namespace llvm;

const LibraryEncoder *
palindrome::encode::findLibraryEncoder(const CallBase &call) {
  static const auto table = [] {
    DenseMap<unsigned, const LibraryEncoder *> table;
    for (ArrayRef<LibraryEncoder> part :
         {allocationEncoders(), libraryIntegers(), libraryMath(),
          libraryMemory(), libraryStrings(), libraryStreams(),
          libraryFormats()})
      for (const LibraryEncoder &entry : part)
        table.try_emplace(entry.function, &entry);
    return table;
  }();
  std::optional<LibFunc> known = libraryFunctionOf(call);
  return known ? table.lookup(*known) : nullptr;
}

Expr palindrome::encode::definiteArgument(Side &side, const CallBase &call,
                                          unsigned number) {
  // An attribute may make it poison.
  return side.useDefinite(
      encodeArgument(side, {&call, call.getCalledFunction()}, number).front());
}

Expr palindrome::encode::definiteSize(Side &side, const CallBase &call,
                                      unsigned number) {
  return definiteArgument(side, call, number).zextOrTrunc(offsetBits);
}

Lanes palindrome::encode::orUnknown(Side &side, const CallBase &call, Expr rest,
                                    Lanes result) {
  side.here.onlyIf(rest, [&] {
    result = select(rest, encodeUnknownCall(side, call), result);
  });
  return result;
}

Expr palindrome::encode::chooseOrder(Side &side, unsigned width, bool isSigned,
                                     Expr differs, Expr isLess) {
  unsigned number = side.choices.choose(width, ChoiceKind::Other);
  // A value that is not allowed stands for one that is; every other value
  // stands for itself.
  Expr one = Expr::bits(width, 1), any = side.choices.chosen(number);
  Expr result = any.isZero().select(one, any);
  if (isSigned) {
    Expr sign = Expr::bits(APInt::getSignMask(width));
    Expr isPositive = !any.isNegative() && !any.isZero();
    result = isLess.select(any | sign, isPositive.select(any, one));
  }
  ChoiceVariable &choice = side.choices[number];
  choice.guard &= differs;
  choice.isResult = true;
  choice.shown = result;
  return result;
}
