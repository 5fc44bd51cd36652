// Encodes library functions of floating-point numbers (C17, 7.12) as the
// intrinsics that compute the same.

#include "verify/judge/refine/encode/calls/UnknownCalls.h"
#include "verify/judge/refine/encode/library/Library.h"
#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

static Lanes encodeMath(Side &side, const CallBase &call) {
  const MathFunction &function = *findMathFunction(*libraryFunctionOf(call));
  // A function that may write errno has an effect beyond its result.
  if (function.mayFail && !call.onlyReadsMemory())
    return encodeUnknownCall(side, call);
  const IntrinsicEncoder *entry = findIntrinsicEncoder(function.intrinsic);
  side.problem.mark(entry->exactness, call.getCalledFunction()->getName());
  return entry->encode(side, call);
}

ArrayRef<LibraryEncoder> palindrome::encode::libraryMath() {
  static const auto encoders = [] {
    SmallVector<LibraryEncoder> encoders;
    for (const MathFunction &entry : mathFunctions())
      encoders.push_back({entry.function, encodeMath, Exact});
    return encoders;
  }();
  return encoders;
}
