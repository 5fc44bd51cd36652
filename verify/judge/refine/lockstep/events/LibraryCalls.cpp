// Which arguments library functions access, by the C standard.

#include "verify/judge/refine/lockstep/events/LibraryCalls.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

AttributeList palindrome::refine::lockstep::inferredAttributes(
    const CallBase &call, palindrome::encode::LibraryDeclarations &libraries) {
  const Function *callee = call.getCalledFunction();
  const Function *inferred = callee ? libraries.infer(call, callee) : nullptr;
  return inferred != callee ? inferred->getAttributes() : AttributeList();
}

namespace {
/// An argument that a function accesses.
struct Access {
  LibFunc function;
  unsigned argument;
  /// The argument that is the number of the bytes; `oneByte` if at least one
  /// byte is accessed in each call.
  int size;
  /// Whether all these bytes are accessed, and not just the first one if there
  /// are any.
  bool isWhole;
};
} // namespace

static constexpr int oneByte = -1;

// C17, 7.22.1 and 7.24: strings are read up to the byte that decides, at least
// one byte. 7.21.6: so are formats; `sprintf` writes at least the null
// character, and `snprintf` nothing if the size is 0. 7.24.2.4: `strncpy` fills
// the array. 7.24.4.1: `memcmp` compares all bytes; `memchr` stops early.
static constexpr Access accesses[] = {
    {LibFunc_atof, 0, oneByte, false},
    {LibFunc_atoi, 0, oneByte, false},
    {LibFunc_atol, 0, oneByte, false},
    {LibFunc_atoll, 0, oneByte, false},
    {LibFunc_bcmp, 0, 2, true},
    {LibFunc_bcmp, 1, 2, true},
    {LibFunc_fprintf, 1, oneByte, false},
    {LibFunc_fputs, 0, oneByte, false},
    {LibFunc_memchr, 0, 2, false},
    {LibFunc_memcmp, 0, 2, true},
    {LibFunc_memcmp, 1, 2, true},
    {LibFunc_memcpy, 0, 2, true},
    {LibFunc_memcpy, 1, 2, true},
    {LibFunc_memmove, 0, 2, true},
    {LibFunc_memmove, 1, 2, true},
    {LibFunc_mempcpy, 0, 2, true},
    {LibFunc_mempcpy, 1, 2, true},
    {LibFunc_memrchr, 0, 2, true},
    {LibFunc_memset, 0, 2, true},
    {LibFunc_printf, 0, oneByte, false},
    {LibFunc_puts, 0, oneByte, false},
    {LibFunc_snprintf, 0, 1, false},
    {LibFunc_snprintf, 2, oneByte, false},
    {LibFunc_sprintf, 0, oneByte, false},
    {LibFunc_sprintf, 1, oneByte, false},
    {LibFunc_stpcpy, 0, oneByte, false},
    {LibFunc_stpcpy, 1, oneByte, false},
    {LibFunc_stpncpy, 0, 2, true},
    {LibFunc_stpncpy, 1, 2, false},
    {LibFunc_strcasecmp, 0, oneByte, false},
    {LibFunc_strcasecmp, 1, oneByte, false},
    {LibFunc_strcat, 0, oneByte, false},
    {LibFunc_strcat, 1, oneByte, false},
    {LibFunc_strchr, 0, oneByte, false},
    {LibFunc_strcmp, 0, oneByte, false},
    {LibFunc_strcmp, 1, oneByte, false},
    {LibFunc_strcpy, 0, oneByte, false},
    {LibFunc_strcpy, 1, oneByte, false},
    {LibFunc_strdup, 0, oneByte, false},
    {LibFunc_strlen, 0, oneByte, false},
    {LibFunc_strncasecmp, 0, 2, false},
    {LibFunc_strncasecmp, 1, 2, false},
    {LibFunc_strncat, 0, 2, false},
    {LibFunc_strncat, 1, 2, false},
    {LibFunc_strncmp, 0, 2, false},
    {LibFunc_strncmp, 1, 2, false},
    {LibFunc_strncpy, 0, 2, true},
    {LibFunc_strncpy, 1, 2, false},
    {LibFunc_strndup, 0, 1, false},
    {LibFunc_strnlen, 0, 1, false},
    {LibFunc_strrchr, 0, oneByte, false},
    {LibFunc_strstr, 0, oneByte, false},
    {LibFunc_strstr, 1, oneByte, false},
    {LibFunc_strtod, 0, oneByte, false},
    {LibFunc_strtol, 0, oneByte, false},
    {LibFunc_strtoll, 0, oneByte, false},
    {LibFunc_strtoul, 0, oneByte, false},
    {LibFunc_strtoull, 0, oneByte, false},
    {LibFunc_vfprintf, 1, oneByte, false},
    {LibFunc_vprintf, 0, oneByte, false},
    {LibFunc_vsnprintf, 0, 1, false},
    {LibFunc_vsnprintf, 2, oneByte, false},
    {LibFunc_vsprintf, 0, oneByte, false},
    {LibFunc_vsprintf, 1, oneByte, false},
};

/// The entry for an argument of a function; null if there is none.
static const Access *findAccess(std::optional<LibFunc> function,
                                unsigned argument) {
  const auto *found = find_if(accesses, [&](const Access &one) {
    return one.function == function && one.argument == argument;
  });
  return found == std::end(accesses) ? nullptr : found;
}

/// The smallest value that an argument may have, as an unsigned number.
static uint64_t leastValue(const CallBase &call, unsigned number) {
  auto *known = dyn_cast<ConstantInt>(call.getArgOperand(number));
  return known ? known->getLimitedValue() : 0;
}

std::optional<AccessedSize>
palindrome::refine::lockstep::accessedSize(const CallBase &call,
                                           unsigned number) {
  // LangRef, 'Volatile Memory Accesses': they need not be to an object.
  if (auto *intrinsic = dyn_cast<MemIntrinsic>(&call))
    return !intrinsic->isVolatile() &&
                   number <= (isa<MemTransferInst>(intrinsic) ? 1U : 0U)
               ? std::optional(AccessedSize{2, true})
               : std::nullopt;
  const Access *access =
      findAccess(palindrome::encode::libraryFunctionOf(call), number);
  if (!access)
    return std::nullopt;
  return access->size == oneByte
             ? AccessedSize{std::nullopt, access->isWhole}
             : AccessedSize{unsigned(access->size), access->isWhole};
}

uint64_t palindrome::refine::lockstep::accessedBytes(const CallBase &call,
                                                     unsigned number) {
  std::optional<AccessedSize> size = accessedSize(call, number);
  if (!size)
    return 0;
  uint64_t least = size->argument ? leastValue(call, *size->argument) : 1;
  return size->isWhole ? least : std::min<uint64_t>(least, 1);
}

/// C17, 7.22.3; C++17, 21.6.2: those of C return null if there is no room, and
/// `operator new` throws.
Allocation palindrome::refine::lockstep::allocationOf(const CallBase &call) {
  std::optional<LibFunc> function = palindrome::encode::libraryFunctionOf(call);
  switch (function.value_or(NotLibFunc)) {
  case LibFunc_malloc:
  case LibFunc_ZnwmRKSt9nothrow_t:
  case LibFunc_ZnamRKSt9nothrow_t:
    return {leastValue(call, 0), false};
  case LibFunc_Znwm:
  case LibFunc_Znam:
  case LibFunc_Znwj:
  case LibFunc_Znaj:
    return {leastValue(call, 0), true};
  case LibFunc_calloc: {
    bool overflows = false;
    uint64_t bytes = SaturatingMultiply(leastValue(call, 0),
                                        leastValue(call, 1), &overflows);
    return {overflows ? 0 : bytes, false};
  }
  default:
    return {};
  }
}

/// C17, 7.1.4 and the functions themselves: none of those that access an
/// argument keeps the pointer. They pass it back at most as the result or,
/// those that convert a string to a number (7.22.1), through the second
/// argument.
bool palindrome::refine::lockstep::capturesNothing(const CallBase &call,
                                                   unsigned number) {
  std::optional<LibFunc> function = palindrome::encode::libraryFunctionOf(call);
  switch (function.value_or(NotLibFunc)) {
  case LibFunc_strtod:
  case LibFunc_strtol:
  case LibFunc_strtoll:
  case LibFunc_strtoul:
  case LibFunc_strtoull:
    return number == 0 && isa<ConstantPointerNull>(call.getArgOperand(1));
  default:
    return !call.getType()->isPtrOrPtrVectorTy() &&
           findAccess(function, number);
  }
}

/// Whether each use of a value is a comparison that is true or false for zero
/// alone.
static bool isComparedWithZeroAlone(const Value &value) {
  return all_of(value.users(), [&](const User *user) {
    auto *comparison = dyn_cast<ICmpInst>(user);
    return comparison && comparison->isEquality() &&
           any_of(comparison->operands(), [](const Use &use) {
             auto *zero = dyn_cast<ConstantInt>(use.get());
             return zero && zero->isZero();
           });
  });
}

/// `bcmp` returns 0 where `memcmp` does, else any other number.
bool palindrome::refine::lockstep::callsAlike(const CallBase &source,
                                              const CallBase &target) {
  return palindrome::encode::libraryFunctionOf(source) == LibFunc_memcmp &&
         palindrome::encode::libraryFunctionOf(target) == LibFunc_bcmp &&
         isComparedWithZeroAlone(target);
}
