// Blocks in which paths meet again: what holds there, and the values of phis.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

constexpr const char *flags = "i8 @(i1 noundef %c, i1 noundef %d)";
constexpr const char *number = "i8 @(i8 noundef %x)";
constexpr const char *callee = "declare void @f()\n";

#define DIAMOND                                                                \
  "br i1 %c, label %a, label %b\na:\nbr label %e\nb:\nbr label %e\ne:\n"
#define SWITCH                                                                 \
  "switch i8 %x, label %a [i8 1, label %b i8 2, label %e]\n"                   \
  "a:\nbr label %e\nb:\nbr label %e\ne:\n"
#define NESTED                                                                 \
  "br i1 %c, label %a, label %b\na:\nbr i1 %d, label %g, label %h\n"           \
  "g:\nbr label %e\nh:\nbr label %e\nb:\nbr label %e\ne:\n"

const PairCase joinCases[] = {
    {"APhiIsASelect", flags, DIAMOND "%r = phi i8 [1, %a], [2, %b]\nret i8 %r",
     "%r = select i1 %c, i8 1, i8 2\nret i8 %r", "holds"},
    {"APhiIsTheOtherSelect", flags,
     DIAMOND "%r = phi i8 [1, %a], [2, %b]\nret i8 %r",
     "%r = select i1 %c, i8 2, i8 1\nret i8 %r", "fails"},
    {"ASwitchIsTwoSelects", number,
     SWITCH "%r = phi i8 [1, %a], [2, %b], [3, %0]\nret i8 %r",
     "%p = icmp eq i8 %x, 1\n%q = icmp eq i8 %x, 2\n"
     "%s = select i1 %q, i8 3, i8 1\n%r = select i1 %p, i8 2, i8 %s\n"
     "ret i8 %r",
     "holds"},
    {"ASwitchIsNotTwoOtherSelects", number,
     SWITCH "%r = phi i8 [1, %a], [2, %b], [3, %0]\nret i8 %r",
     "%p = icmp eq i8 %x, 1\n%q = icmp eq i8 %x, 3\n"
     "%s = select i1 %q, i8 3, i8 1\n%r = select i1 %p, i8 2, i8 %s\n"
     "ret i8 %r",
     "fails"},
    {"NestedBranches", flags,
     NESTED "%r = phi i8 [1, %g], [2, %h], [3, %b]\nret i8 %r",
     "%s = select i1 %d, i8 1, i8 2\n%r = select i1 %c, i8 %s, i8 3\nret i8 %r",
     "holds"},
    {"NestedBranchesTheOtherWay", flags,
     NESTED "%r = phi i8 [1, %g], [2, %h], [3, %b]\nret i8 %r",
     "%s = select i1 %c, i8 1, i8 2\n%r = select i1 %d, i8 %s, i8 3\nret i8 %r",
     "fails"},
    {"OnePathReturnsBefore", flags,
     "br i1 %c, label %a, label %b\na:\nret i8 1\n"
     "b:\nbr i1 %d, label %g, label %e\ng:\nbr label %e\ne:\nret i8 2",
     "ret i8 2", "fails"},
    {"OnePathIsUndefined", flags,
     "br i1 %c, label %a, label %b\na:\nunreachable\n"
     "b:\nbr i1 %d, label %g, label %e\ng:\nbr label %e\ne:\nret i8 2",
     "ret i8 2", "holds"},
    {"OnlyTheTargetsPathIsUndefined", flags, "ret i8 2",
     "br i1 %c, label %a, label %b\na:\nunreachable\n"
     "b:\nbr i1 %d, label %g, label %e\ng:\nbr label %e\ne:\nret i8 2",
     "fails"},
    {"ACallOnOnePathMayNotReturn", flags,
     "br i1 %c, label %a, label %e\na:\ncall void @f()\nbr label %e\n"
     "e:\nret i8 2",
     "ret i8 2", "fails", callee},
    {"TheSameCallOnOnePath", flags,
     "br i1 %c, label %a, label %e\na:\ncall void @f()\nbr label %e\n"
     "e:\n%r = phi i8 [1, %a], [2, %0]\nret i8 %r",
     "br i1 %c, label %a, label %e\na:\ncall void @f()\nbr label %e\n"
     "e:\n%r = select i1 %c, i8 1, i8 2\nret i8 %r",
     "holds", callee},
    {"DivisionOnOnePath", "i8 @(i8 noundef %x, i1 noundef %c)",
     "br i1 %c, label %a, label %e\na:\n%q = udiv i8 8, %x\nbr label %e\n"
     "e:\n%r = phi i8 [%q, %a], [2, %0]\nret i8 %r",
     "%q = udiv i8 8, %x\n%r = select i1 %c, i8 %q, i8 2\nret i8 %r", "fails"},
};

PALINDROME_PAIR_TESTS(JoinTest, joinCases);

} // namespace
} // namespace palindrome::encode
