// Which choices of the source go with which of the target, where they are about
// objects that the functions allocate. A wrong guess proves nothing, so the
// wrong pairs differ in a little from right ones.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

constexpr const char *heap = "declare ptr @malloc(i64)\n"
                             "declare void @f(ptr)\n";

const PairCase guessCases[] = {
    {"TheFirstAllocationIsGone", "i1 @()",
     "%m = call ptr @malloc(i64 4)\n%n = call ptr @malloc(i64 4)\n"
     "call void @f(ptr %n)\n%c = icmp eq ptr %m, %n\nret i1 %c",
     "%n = call ptr @malloc(i64 4)\ncall void @f(ptr %n)\nret i1 false",
     "holds", heap},
    {"TheFirstAllocationIsGoneAndTheSecondMayFail", "i1 @()",
     "%m = call ptr @malloc(i64 4)\n%n = call ptr @malloc(i64 4)\n"
     "call void @f(ptr %n)\n%c = icmp eq ptr %n, null\nret i1 %c",
     "%n = call ptr @malloc(i64 4)\ncall void @f(ptr %n)\nret i1 false",
     "fails", heap},
    {"AnAllocationThatIsGoneIsNoOther", "i1 @()",
     "%m = call ptr @malloc(i64 4)\n%n = call ptr @malloc(i64 4)\n"
     "call void @f(ptr %n)\n%c = icmp eq ptr %m, %n\nret i1 %c",
     "%n = call ptr @malloc(i64 4)\ncall void @f(ptr %n)\nret i1 true", "fails",
     heap},
    {"AnAllocaThatIsGoneIsNotAnArgument", "i1 @(ptr noundef %p)",
     "%a = alloca i32\n%b = alloca i32\ncall void @f(ptr %b)\n"
     "%c = icmp eq ptr %a, %b\nret i1 %c",
     "%b = alloca i32\ncall void @f(ptr %b)\nret i1 false", "holds", heap},
    {"AnAllocaThatIsGoneHasAnAddress", "i1 @()",
     "%a = alloca i32\n%b = alloca i32\ncall void @f(ptr %b)\n"
     "%i = ptrtoint ptr %a to i64\n%c = icmp eq i64 %i, 0\nret i1 %c",
     "%b = alloca i32\ncall void @f(ptr %b)\nret i1 true", "fails", heap},
    // The address is any multiple of four that is free.
    {"AnAllocaThatIsGoneIsAligned", "i1 @()",
     "%a = alloca i32\n%b = alloca i32\ncall void @f(ptr %b)\n"
     "%i = ptrtoint ptr %a to i64\n%l = and i64 %i, 3\n"
     "%c = icmp eq i64 %l, 1\nret i1 %c",
     "%b = alloca i32\ncall void @f(ptr %b)\nret i1 true", "fails", heap},
    {"BothAreAskedForInTurn", "i1 @()",
     "%m = call ptr @malloc(i64 4)\n%n = call ptr @malloc(i64 4)\n"
     "%x = icmp eq ptr %m, null\n%y = icmp ne ptr %n, null\n"
     "%c = and i1 %x, %y\nret i1 %c",
     "%m = call ptr @malloc(i64 4)\n%n = call ptr @malloc(i64 4)\n"
     "%x = icmp eq ptr %m, null\n%y = icmp ne ptr %n, null\n"
     "%c = and i1 %y, %x\nret i1 %c",
     "holds", heap},
    {"OneFailsAndNotTheOther", "i1 @()",
     "%m = call ptr @malloc(i64 4)\n%n = call ptr @malloc(i64 4)\n"
     "%x = icmp eq ptr %m, null\n%y = icmp ne ptr %n, null\n"
     "%c = and i1 %x, %y\nret i1 %c",
     "%m = call ptr @malloc(i64 4)\n%n = call ptr @malloc(i64 4)\n"
     "%x = icmp ne ptr %m, null\n%y = icmp eq ptr %n, null\n"
     "%c = and i1 %y, %x\nret i1 %c",
     "fails", heap},
};

PALINDROME_PAIR_TESTS(GuessTest, guessCases);

} // namespace
} // namespace palindrome::encode
