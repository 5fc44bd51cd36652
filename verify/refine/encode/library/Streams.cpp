// Functions of the C library that write to streams.

#include "verify/refine/encode/calls/UnknownCalls.h"
#include "verify/refine/encode/library/Library.h"

using namespace palindrome::encode;
using namespace llvm;

/// Of nothing it is zero, and nothing happens to the stream (C17, 7.21.8.2).
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
