// Indirect calls that are replaced by direct ones of a function whose
// declaration has attributes.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

constexpr const char *source = "%r = call i8 %p(i8 %a)\nret i8 %r";
constexpr const char *promoted =
    "%c = icmp eq ptr %p, @f\nbr i1 %c, label %direct, label %indirect\n"
    "direct:\n%r = call i8 @f(i8 %a)\nret i8 %r\n"
    "indirect:\n%s = call i8 %p(i8 %a)\nret i8 %s";
constexpr const char *signature = "i8 @(ptr %p, i8 %a)";
constexpr const char *defined = "i8 @(ptr noundef %p, i8 noundef %a)";

const PairCase indirectCallCases[] = {
    {"Returned", signature, source, promoted, "holds",
     "declare i8 @f(i8 returned)\n"},
    {"ReturnedIsUsed", signature, source,
     "%c = icmp eq ptr %p, @f\nbr i1 %c, label %direct, label %indirect\n"
     "direct:\n%r = call i8 @f(i8 %a)\nret i8 %a\n"
     "indirect:\n%s = call i8 %p(i8 %a)\nret i8 %s",
     "holds", "declare i8 @f(i8 returned)\n"},
    {"NotReturned", defined, source,
     "%c = icmp eq ptr %p, @f\nbr i1 %c, label %direct, label %indirect\n"
     "direct:\n%r = call i8 @f(i8 %a)\nret i8 %a\n"
     "indirect:\n%s = call i8 %p(i8 %a)\nret i8 %s",
     "fails", "declare i8 @f(i8)\n"},
    {"ReturnedByAnother", defined, source,
     "%c = icmp eq ptr %p, @g\nbr i1 %c, label %direct, label %indirect\n"
     "direct:\n%r = call i8 @g(i8 %a)\nret i8 %a\n"
     "indirect:\n%s = call i8 %p(i8 %a)\nret i8 %s",
     "fails", "declare i8 @f(i8 returned)\ndeclare i8 @g(i8)\n"},
    {"Ends", signature, source, promoted, "holds",
     "declare i8 @f(i8) nounwind willreturn\n"},
    {"DoesNotReturn", signature, source,
     "%c = icmp eq ptr %p, @f\nbr i1 %c, label %direct, label %indirect\n"
     "direct:\n%r = call i8 @f(i8 %a)\nunreachable\n"
     "indirect:\n%s = call i8 %p(i8 %a)\nret i8 %s",
     "holds", "declare i8 @f(i8) noreturn\n"},
    {"MayReturn", signature, source,
     "%c = icmp eq ptr %p, @f\nbr i1 %c, label %direct, label %indirect\n"
     "direct:\n%r = call i8 @f(i8 %a)\nunreachable\n"
     "indirect:\n%s = call i8 %p(i8 %a)\nret i8 %s",
     "fails", "declare i8 @f(i8) willreturn\n"},
    {"Arguments", signature, source, promoted, "holds",
     "declare range(i8 0, 5) i8 @f(i8 noundef)\n"},
    {"TheCallSitePromisesMore", signature, source,
     "%c = icmp eq ptr %p, @f\nbr i1 %c, label %direct, label %indirect\n"
     "direct:\n%r = call i8 @f(i8 noundef %a)\nret i8 %r\n"
     "indirect:\n%s = call i8 %p(i8 %a)\nret i8 %s",
     "fails", "declare range(i8 0, 5) i8 @f(i8)\n"},
    {"ElsewhereArgumentsMayBePoison", signature, source,
     "%c = icmp eq ptr %p, @f\nbr i1 %c, label %direct, label %indirect\n"
     "direct:\n%r = call i8 @f(i8 %a)\nret i8 %r\n"
     "indirect:\n%s = call i8 %p(i8 noundef %a)\nret i8 %s",
     "fails", "declare i8 @f(i8 noundef)\n"},
};

PALINDROME_PAIR_TESTS(IndirectCallTest, indirectCallCases);

} // namespace
} // namespace palindrome::encode
