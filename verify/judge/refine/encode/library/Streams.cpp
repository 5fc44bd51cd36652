// Encodes library functions on streams (C17, 7.21).

#include "verify/judge/refine/encode/calls/UnknownCalls.h"
#include "verify/judge/refine/encode/library/Library.h"

using namespace palindrome::encode;
using namespace llvm;

/// If the size or count is zero, fwrite and fread return zero and leave the
/// stream unchanged (C17, 7.21.8). Otherwise they are calls of unknown
/// functions.
static Lanes encodeFWrite(Side &side, const CallBase &call) {
  Expr size = definiteArgument(side, call, 1),
       count = definiteArgument(side, call, 2);
  Expr isSome = !size.isZero() && !count.isZero();
  Lanes result{Lane{Expr::bits(side.problem.widthOf(call.getType()), 0)}};
  side.here.onlyIf(isSome, [&] {
    result = select(isSome, encodeUnknownCall(side, call), result);
  });
  return result;
}

ArrayRef<LibraryEncoder> palindrome::encode::libraryStreams() {
  static constexpr LibraryEncoder encoders[] = {
      {LibFunc_fwrite, encodeFWrite, Exact},
      {LibFunc_fread, encodeFWrite, Exact},
  };
  return encoders;
}
