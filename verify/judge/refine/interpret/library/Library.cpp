// Calls of C library functions. LLVM's TargetLibraryInfo lists the functions
// whose semantics passes rely on; one of them that is not modelled here is
// unsupported, as opposed to a function of unknown behavior.
//
// Twin of encode/library/, which encodes the same functions for the solver. The
// two share no code on purpose: each checks the other.

#include "verify/judge/refine/interpret/library/Library.h"
#include "verify/judge/refine/interpret/attributes/Parameters.h"
#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/library/Outside.h"
#include "llvm/Analysis/TargetLibraryInfo.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

const TargetLibraryInfoImpl &libraryOf(const Triple &triple) {
  // Its construction is slow.
  thread_local std::map<std::string, std::unique_ptr<TargetLibraryInfoImpl>>
      known;
  auto &library = known[triple.str()];
  if (!library)
    library = std::make_unique<TargetLibraryInfoImpl>(triple);
  return *library;
}

/// Whether it is a form of operator new that throws where there is no room.
bool throwsWithoutRoom(LibFunc function) {
  switch (function) {
  case LibFunc_Znwm:
  case LibFunc_Znam:
  case LibFunc_Znwj:
  case LibFunc_Znaj:
    return true;
  default:
    return false;
  }
}

void unwind(Course &course, const CallBase &call) {
  if (call.doesNotThrow())
    course.onImmediateUB("a nounwind call unwinds");
  else
    course.stop(Outcome::Unwinds, "");
}

} // namespace

bool isLibraryFunction(const Setting &setting, const Function &function) {
  LibFunc known;
  return libraryOf(setting.triple()).getLibFunc(function, known);
}

bool libraryCall(Machine &machine, const CallBase &call, const Function &callee,
                 std::vector<Lanes> &arguments, Lanes &result) {
  LibFunc function;
  if (!libraryOf(machine.setting.triple()).getLibFunc(callee, function))
    return false;
  applyParameterAttributes(machine, call, &callee, arguments);
  Type *type = call.getType();
  result = Lanes(countLanes(type));
  if (machine.course.stopped())
    return true;
  HeapRequest request;
  switch (function) {
  case LibFunc_malloc:
  case LibFunc_Znwm:
  case LibFunc_Znam:
  case LibFunc_Znwj:
  case LibFunc_Znaj:
  case LibFunc_ZnwmRKSt9nothrow_t:
  case LibFunc_ZnamRKSt9nothrow_t:
    request.size = arguments[0][0];
    result = {allocateHeap(machine, request)};
    if (throwsWithoutRoom(function) && !machine.course.stopped() &&
        result[0].isNull())
      unwind(machine.course, call);
    break;
  case LibFunc_calloc: {
    const Lane &count = arguments[0][0], &size = arguments[1][0];
    if (count.isBits() && size.isBits()) {
      request.size =
          Lane::of(count.bits.umul_ov(size.bits, request.hasOverflow));
      request.size.fromUndef = count.fromUndef || size.fromUndef;
    }
    request.isZeroed = true;
    result = {allocateHeap(machine, request)};
    break;
  }
  case LibFunc_realloc:
    result = {reallocateHeap(machine, arguments[0][0], arguments[1][0])};
    break;
  case LibFunc_aligned_alloc: {
    const Lane &alignment = arguments[0][0];
    if (!alignment.isBits() || alignment.fromUndef ||
        !alignment.bits.isPowerOf2() || alignment.bits.ugt(4096)) {
      machine.course.unsupported("an allocation of such an alignment");
      break;
    }
    request.size = arguments[1][0];
    request.alignment =
        std::max<uint64_t>(request.alignment, alignment.bits.getZExtValue());
    result = {allocateHeap(machine, request)};
    break;
  }
  case LibFunc_free:
  case LibFunc_ZdlPv:
  case LibFunc_ZdaPv:
  case LibFunc_ZdlPvm:
  case LibFunc_ZdaPvm:
    freeHeap(machine, arguments[0][0]);
    break;
  case LibFunc_strlen:
    result = {
        stringLength(machine, arguments[0][0], machine.setting.width(type))};
    break;
  case LibFunc_strcmp:
  case LibFunc_strncmp:
    result = {compareStrings(machine, arguments, machine.setting.width(type))};
    break;
  case LibFunc_strchr:
    result = {findInString(machine, arguments[0][0], arguments[1][0])};
    break;
  case LibFunc_strcpy:
    copyString(machine, arguments[0][0], arguments[1][0]);
    result = arguments[0];
    break;
  case LibFunc_memcmp:
  case LibFunc_bcmp:
    result = {compareBytes(machine, arguments, function == LibFunc_memcmp,
                           machine.setting.width(type))};
    break;
  case LibFunc_memcpy:
  case LibFunc_memmove:
    copyMemory(machine, arguments[0][0], arguments[1][0], arguments[2][0],
               function == LibFunc_memmove);
    result = arguments[0];
    break;
  case LibFunc_memset: {
    Lane value = arguments[1][0];
    if (value.isBits())
      value.bits = value.bits.trunc(8);
    fillMemory(machine, arguments[0][0], value, arguments[2][0]);
    result = arguments[0];
    break;
  }
  default:
    if (auto number = integerFunction(machine, call, function, arguments))
      result = {*number};
    else if (auto lanes = approximateFunction(machine, callee.getName(), call,
                                              arguments))
      result = *lanes;
    else if (auto lane = stringFunction(
                 machine, function, arguments,
                 countLanes(type) == 1 ? machine.setting.width(type) : 0))
      result = {*lane};
    else if (!printFunction(machine, call, callee, function, arguments,
                            result) &&
             !outsideFunction(machine, call, callee, function, arguments,
                              result))
      machine.course.unsupported("the library function " + callee.getName());
    break;
  }
  return true;
}

} // namespace palindrome::interpret
