// Where a value may differ from one use to another because of undef: what
// branches on it, or accesses memory through it, is undefined behavior there
// and nowhere else.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

constexpr const char *any = "i8 @(i8 %x)";
constexpr const char *none = "i8 @()";
constexpr const char *two = "ret i8 2";

/// Branches on %c.
#define BRANCH "br i1 %c, label %a, label %b\na:\nret i8 1\nb:\nret i8 2"
#define UNDEF "%s = alloca i8\n%u = load i8, ptr %s\n"

const PairCase variationCases[] = {
    {"ABranchBecomesASelect", any, "%c = icmp eq i8 %x, 3\n" BRANCH,
     "%c = icmp eq i8 %x, 3\n%r = select i1 %c, i8 1, i8 2\nret i8 %r",
     "holds"},
    {"ASelectBecomesABranch", any,
     "%c = icmp eq i8 %x, 3\n%r = select i1 %c, i8 1, i8 2\nret i8 %r",
     "%c = icmp eq i8 %x, 3\n" BRANCH, "fails"},
    {"OneValueIsEqual", none, two, UNDEF "%c = icmp eq i8 %u, 7\n" BRANCH,
     "fails"},
    {"OneValueIsLess", none, two, UNDEF "%c = icmp ult i8 %u, 1\n" BRANCH,
     "fails"},
    {"NoValueIsLess", none, two, UNDEF "%c = icmp ult i8 %u, 0\n" BRANCH,
     "holds"},
    {"NoValueIsLessTheOtherWayRound", none, two,
     UNDEF "%c = icmp ugt i8 0, %u\n" BRANCH, "holds"},
    {"OneValueIsLessTheOtherWayRound", none, two,
     UNDEF "%c = icmp sgt i8 -127, %u\n" BRANCH, "fails"},
    {"NoValueIsLessWithASign", none, two,
     UNDEF "%c = icmp slt i8 %u, -128\n" BRANCH, "holds"},
    {"LessThanAnotherValue", "i8 @(i8 noundef %x)",
     "%z = icmp eq i8 %x, 0\nbr i1 %z, label %b, label %a\n"
     "a:\nunreachable\nb:\nret i8 2",
     UNDEF "%c = icmp ult i8 %u, %x\n" BRANCH, "holds"},
    {"LessThanOne", "i8 @(i8 noundef %x)",
     "%z = icmp eq i8 %x, 1\nbr i1 %z, label %b, label %a\n"
     "a:\nunreachable\nb:\nret i8 2",
     UNDEF "%c = icmp ult i8 %u, %x\n" BRANCH, "fails"},
    {"TwoUsesDiffer", none, two, UNDEF "%c = icmp ne i8 %u, %u\n" BRANCH,
     "fails"},
    {"ASumIsAnyValue", none, two,
     UNDEF "%v = add i8 %u, 1\n%c = icmp eq i8 %v, 0\n" BRANCH, "fails"},
    {"AConjunctionNeedNotBe", none, two,
     UNDEF "%v = and i8 %u, 1\n%c = icmp eq i8 %v, 2\n" BRANCH, "holds"},
    {"AProductNeedNotBe", none, two,
     UNDEF "%v = mul i8 %u, 2\n%c = icmp eq i8 %v, 1\n" BRANCH, "holds"},
    {"AnExtensionIsNotAnyValue", none, two,
     UNDEF "%v = zext i8 %u to i16\n%c = icmp eq i16 %v, 256\n" BRANCH,
     "holds"},
    {"AnExtensionIsOneOfSeveral", none, two,
     UNDEF "%v = sext i8 %u to i16\n%c = icmp eq i16 %v, -1\n" BRANCH, "fails"},
    {"ATruncationIsAnyValue", none, two,
     UNDEF "%c = trunc i8 %u to i1\n" BRANCH, "fails"},
    {"TheOtherByteDecides", none, two,
     "%s = alloca i16\nstore i8 1, ptr %s\n%u = load i16, ptr %s\n"
     "%c = icmp eq i16 %u, 2\n" BRANCH,
     "holds"},
    {"TheOtherByteIsEqual", none, two,
     "%s = alloca i16\nstore i8 1, ptr %s\n%u = load i16, ptr %s\n"
     "%c = icmp eq i16 %u, 1\n" BRANCH,
     "fails"},
    {"AnUndefIndexOfADefinedPointer", "i8 @(ptr %p)",
     "%r = load i8, ptr %p\nret i8 %r",
     "%q = getelementptr i8, ptr %p, i64 undef\n%r = load i8, ptr %q\n"
     "ret i8 %r",
     "fails"},
    {"AConstantIndexOfAnUndefPointer", "i8 @(ptr %p)",
     "%q = getelementptr i8, ptr %p, i64 4\n%r = load i8, ptr %q\nret i8 %r",
     "%q = getelementptr [4 x i8], ptr %p, i64 1\n%r = load i8, ptr %q\n"
     "ret i8 %r",
     "holds"},
    {"AnUndefPointerIsNullOrNot", "i8 @(ptr %p)",
     "%c = icmp eq ptr %p, null\n%r = select i1 %c, i8 1, i8 2\nret i8 %r",
     "%c = icmp eq ptr %p, null\n" BRANCH, "fails"},
    {"OnlyTheTargetExcludesUndef", any, "ret i8 %x", "ret i8 %x", "fails", "",
     "i8 @(i8 noundef %x)"},
    {"OnlyTheSourceExcludesUndef", "i8 @(i8 noundef %x)", "ret i8 %x",
     "ret i8 %x", "holds", "", any},
};

PALINDROME_PAIR_TESTS(VariationTest, variationCases);

} // namespace
} // namespace palindrome::encode
