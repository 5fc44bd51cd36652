// Functions of the C library on floating-point numbers, as the intrinsics that
// do what they do.

#include "verify/refine/encode/calls/UnknownCalls.h"
#include "verify/refine/encode/library/Library.h"
#include "verify/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

namespace {
struct MathFunction {
  LibFunc function;
  Intrinsic::ID intrinsic;
  bool mayFail; ///< May write errno.
};
} // namespace

// Of each type of number one.
#define OF_EACH_TYPE(name, ...)                                                \
  {LibFunc_##name, __VA_ARGS__}, {LibFunc_##name##f, __VA_ARGS__}, {           \
    LibFunc_##name##l, __VA_ARGS__                                             \
  }

static constexpr MathFunction functions[] = {
    OF_EACH_TYPE(fabs, Intrinsic::fabs, false),
    OF_EACH_TYPE(copysign, Intrinsic::copysign, false),
    OF_EACH_TYPE(floor, Intrinsic::floor, false),
    OF_EACH_TYPE(ceil, Intrinsic::ceil, false),
    OF_EACH_TYPE(trunc, Intrinsic::trunc, false),
    OF_EACH_TYPE(rint, Intrinsic::rint, false),
    OF_EACH_TYPE(nearbyint, Intrinsic::nearbyint, false),
    OF_EACH_TYPE(round, Intrinsic::round, false),
    OF_EACH_TYPE(roundeven, Intrinsic::roundeven, false),
    OF_EACH_TYPE(fmin, Intrinsic::minnum, false),
    OF_EACH_TYPE(fmax, Intrinsic::maxnum, false),
    OF_EACH_TYPE(sqrt, Intrinsic::sqrt, true),
    OF_EACH_TYPE(sin, Intrinsic::sin, true),
    OF_EACH_TYPE(cos, Intrinsic::cos, true),
    OF_EACH_TYPE(tan, Intrinsic::tan, true),
    OF_EACH_TYPE(asin, Intrinsic::asin, true),
    OF_EACH_TYPE(acos, Intrinsic::acos, true),
    OF_EACH_TYPE(atan, Intrinsic::atan, true),
    OF_EACH_TYPE(atan2, Intrinsic::atan2, true),
    OF_EACH_TYPE(sinh, Intrinsic::sinh, true),
    OF_EACH_TYPE(cosh, Intrinsic::cosh, true),
    OF_EACH_TYPE(tanh, Intrinsic::tanh, true),
    OF_EACH_TYPE(exp, Intrinsic::exp, true),
    OF_EACH_TYPE(exp2, Intrinsic::exp2, true),
    OF_EACH_TYPE(exp10, Intrinsic::exp10, true),
    OF_EACH_TYPE(log, Intrinsic::log, true),
    OF_EACH_TYPE(log2, Intrinsic::log2, true),
    OF_EACH_TYPE(log10, Intrinsic::log10, true),
    OF_EACH_TYPE(pow, Intrinsic::pow, true),
};

static const MathFunction *find(LibFunc function) {
  const auto *it = llvm::find_if(functions, [&](const MathFunction &entry) {
    return entry.function == function;
  });
  return it == std::end(functions) ? nullptr : it;
}

Intrinsic::ID palindrome::encode::intrinsicOf(const Instruction &inst) {
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call)
    return Intrinsic::not_intrinsic;
  if (std::optional<LibFunc> function = libraryFunctionOf(*call))
    if (const MathFunction *known = find(*function))
      return known->intrinsic;
  return call->getIntrinsicID();
}

static Lanes encodeMath(Side &side, const CallBase &call) {
  const MathFunction &function = *find(*libraryFunctionOf(call));
  // What writes errno does more than give a number.
  if (function.mayFail && !call.onlyReadsMemory())
    return encodeUnknownCall(side, call);
  const IntrinsicEncoder *entry = findIntrinsicEncoder(function.intrinsic);
  side.problem.mark(entry->exactness, call.getCalledFunction()->getName());
  return entry->encode(side, call);
}

ArrayRef<LibraryEncoder> palindrome::encode::libraryMath() {
  static const auto encoders = [] {
    SmallVector<LibraryEncoder> encoders;
    for (const MathFunction &entry : functions)
      encoders.push_back({entry.function, encodeMath, Exact});
    return encoders;
  }();
  return encoders;
}
