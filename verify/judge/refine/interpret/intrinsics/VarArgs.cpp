// Intrinsics of variable arguments (LangRef, 'Variable Argument Handling
// Intrinsics').

#include "verify/judge/refine/interpret/operations/VarArgs.h"
#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"

using namespace llvm;

namespace palindrome::interpret {

IntrinsicHandler varArgIntrinsic(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::vastart:
    return [](Machine &machine, const IntrinsicInst &, ArrayRef<Lanes> in) {
      startList(machine, in[0][0]);
      return Lanes();
    };
  case Intrinsic::vacopy:
    return [](Machine &machine, const IntrinsicInst &, ArrayRef<Lanes> in) {
      copyList(machine, in[0][0], in[1][0]);
      return Lanes();
    };
  case Intrinsic::vaend:
    return [](Machine &machine, const IntrinsicInst &, ArrayRef<Lanes> in) {
      endList(machine, in[0][0]);
      return Lanes();
    };
  default:
    return nullptr;
  }
}

} // namespace palindrome::interpret
