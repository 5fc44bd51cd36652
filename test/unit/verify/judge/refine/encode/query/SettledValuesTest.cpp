// What the source must not find undef is not undef for the target either. In
// the wrong pairs it may be, because the source does not get there, or asks
// about another value.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

constexpr const char *twoPointers = "i8 @(ptr noundef %p, ptr noundef %q)";
constexpr const char *guarded = "i8 @(ptr noundef %p, i1 noundef %b)";
constexpr const char *pointer = "i8 @(ptr noundef %p)";
constexpr const char *settledValuesCallee = "declare void @f()\n";

const PairCase settledValuesCases[] = {
    {"ABranchBecomesASelect", twoPointers,
     "%x = load i8, ptr %p\n %y = load i8, ptr %q\n %c = icmp ult i8 %x, %y\n"
     "br i1 %c, label %a, label %b\na:\n br label %b\n"
     "b:\n %r = phi i8 [ 1, %0 ], [ 2, %a ]\n ret i8 %r",
     "%x = load i8, ptr %p\n %y = load i8, ptr %q\n %c = icmp ult i8 %x, %y\n"
     "%r = select i1 %c, i8 2, i8 1\n %s = add i8 %r, %r\n"
     "%t = sub i8 %s, %r\n ret i8 %t",
     "holds"},
    {"ASelectBecomesABranch", twoPointers,
     "%x = load i8, ptr %p\n %y = load i8, ptr %q\n %c = icmp ult i8 %x, %y\n"
     "%r = select i1 %c, i8 2, i8 1\n ret i8 %r",
     "%x = load i8, ptr %p\n %y = load i8, ptr %q\n %c = icmp ult i8 %x, %y\n"
     "br i1 %c, label %a, label %b\na:\n br label %b\n"
     "b:\n %r = phi i8 [ 1, %0 ], [ 2, %a ]\n ret i8 %r",
     "fails"},
    {"TheSourceBranchesOnSomePathsOnly", guarded,
     "%x = load i8, ptr %p\n %c = icmp ult i8 %x, 5\n"
     "br i1 %b, label %t, label %e\nt:\n br i1 %c, label %u, label %e\n"
     "u:\n ret i8 1\ne:\n ret i8 2",
     "%x = load i8, ptr %p\n %c = icmp ult i8 %x, 5\n"
     "br i1 %c, label %t, label %e\nt:\n br i1 %b, label %u, label %e\n"
     "u:\n ret i8 1\ne:\n ret i8 2",
     "fails"},
    {"ItMattersOnThesePathsOnly", guarded,
     "%x = load i8, ptr %p\n %c = icmp ult i8 %x, 5\n"
     "br i1 %b, label %t, label %e\nt:\n br i1 %c, label %u, label %e\n"
     "u:\n ret i8 1\ne:\n ret i8 2",
     "%x = load i8, ptr %p\n %c = icmp ult i8 %x, 5\n"
     "%d = select i1 %b, i1 %c, i1 false\n br i1 %d, label %u, label %e\n"
     "u:\n ret i8 1\ne:\n ret i8 2",
     "holds"},
    {"TheSourceFreezes", pointer,
     "%x = load i8, ptr %p\n %f = freeze i8 %x\n %c = icmp ult i8 %f, 5\n"
     "br i1 %c, label %t, label %e\nt:\n ret i8 1\ne:\n ret i8 2",
     "%x = load i8, ptr %p\n %c = icmp ult i8 %x, 5\n"
     "br i1 %c, label %t, label %e\nt:\n ret i8 1\ne:\n ret i8 2",
     "fails"},
    {"TheSourceMayNotGetThere", pointer,
     "%x = load i8, ptr %p\n %c = icmp ult i8 %x, 5\n call void @f()\n"
     "br i1 %c, label %t, label %e\nt:\n ret i8 1\ne:\n ret i8 2",
     "%x = load i8, ptr %p\n %c = icmp ult i8 %x, 5\n"
     "br i1 %c, label %t, label %e\nt:\n call void @f()\n ret i8 1\n"
     "e:\n call void @f()\n ret i8 2",
     "fails", settledValuesCallee},
    {"WhatItIsComputedFromIsDefined", pointer,
     "%x = load i8, ptr %p\n %h = and i8 %x, 1\n %c = icmp eq i8 %h, 0\n"
     "br i1 %c, label %t, label %e\nt:\n %f = freeze i8 %x\n ret i8 %f\n"
     "e:\n ret i8 2",
     "%x = load i8, ptr %p\n %h = and i8 %x, 1\n %c = icmp eq i8 %h, 0\n"
     "br i1 %c, label %t, label %e\nt:\n ret i8 %x\n"
     "e:\n ret i8 2",
     "holds"},
    {"AComparisonThatIsAlwaysFalse", "i8 @(i8 %x)",
     "%m = mul i8 %x, 2\n %c = icmp eq i8 %m, 3\n"
     "br i1 %c, label %t, label %e\nt:\n ret i8 0\n"
     "e:\n %f = freeze i8 %x\n %g = sub i8 %f, %f\n ret i8 %g",
     "%m = mul i8 %x, 2\n %c = icmp eq i8 %m, 3\n"
     "br i1 %c, label %t, label %e\nt:\n ret i8 0\n"
     "e:\n %g = sub i8 %x, %x\n ret i8 %g",
     "fails"},
    {"ALoadThroughALoad", pointer,
     "%x = load ptr, ptr %p\n %y = load i8, ptr %x\n"
     "store i8 %y, ptr %p\n ret i8 0",
     "%x = load ptr, ptr %p\n %y = load i8, ptr %x\n %z = load i8, ptr %x\n"
     "store i8 %z, ptr %p\n ret i8 0",
     "holds"},
};

PALINDROME_PAIR_TESTS(SettledValuesTest, settledValuesCases);

} // namespace
} // namespace palindrome::encode
