// Choices of the source that are terms of the target's: operations before and
// behind a `freeze`. A wrong guess proves nothing, so that the wrong pairs are
// near to right ones.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

constexpr const char *solvedGuessCallee = "declare void @g(i32)\n";

const PairCase solvedGuessCases[] = {
    {"TheFreezeIsMovedUp", "i32 @(i32 %x)",
     "%a = add i32 %x, 1\n%r = freeze i32 %a\nret i32 %r",
     "%f = freeze i32 %x\n%r = add i32 %f, 1\nret i32 %r", "holds"},
    {"TheFreezeIsMovedDown", "i32 @(i32 %x)",
     "%f = freeze i32 %x\n%r = add i32 %f, 1\nret i32 %r",
     "%a = add i32 %x, 1\n%r = freeze i32 %a\nret i32 %r", "holds"},
    {"AFlagIsDropped", "i64 @(i64 %x)",
     "%a = add nuw nsw i64 %x, 1\n%r = freeze i64 %a\nret i64 %r",
     "%f = freeze i64 %x\n%r = add i64 %f, 1\nret i64 %r", "holds"},
    {"AFlagIsKept", "i64 @(i64 %x)",
     "%a = add nuw i64 %x, 1\n%r = freeze i64 %a\nret i64 %r",
     "%f = freeze i64 %x\n%r = add nuw i64 %f, 1\nret i64 %r", "fails"},
    {"AFlagIsNew", "i64 @(i64 %x)",
     "%f = freeze i64 %x\n%r = add i64 %f, 1\nret i64 %r",
     "%a = add nuw i64 %x, 1\n%r = freeze i64 %a\nret i64 %r", "fails"},
    {"AFlagIsFrozen", "i64 @(i64 %x)",
     "%f = freeze i64 %x\n%r = add nuw i64 %f, 1\nret i64 %r",
     "%a = add nuw i64 %x, 1\n%r = freeze i64 %a\nret i64 %r", "holds"},
    {"EachOperandIsFrozen", "i64 @(i64 %x, i64 %y)",
     "%a = add i64 %x, %y\n%r = freeze i64 %a\nret i64 %r",
     "%f = freeze i64 %x\n%g = freeze i64 %y\n%r = add i64 %f, %g\nret i64 %r",
     "holds"},
    {"EachOperandWasFrozen", "i64 @(i64 %x, i64 %y)",
     "%f = freeze i64 %x\n%g = freeze i64 %y\n%r = add i64 %f, %g\nret i64 %r",
     "%a = add i64 %x, %y\n%r = freeze i64 %a\nret i64 %r", "holds"},
    {"AChain", "i8 @(i8 %x)",
     "%f = freeze i8 %x\n%a = sub i8 7, %f\n%b = xor i8 %a, 5\n"
     "%r = mul i8 %b, 9\nret i8 %r",
     "%a = sub i8 7, %x\n%b = xor i8 %a, 5\n%c = mul i8 %b, 9\n"
     "%r = freeze i8 %c\nret i8 %r",
     "holds"},
    {"EvenNumbersAreFrozen", "i64 @(i64 %x)",
     "%a = mul i64 %x, 2\n%r = freeze i64 %a\nret i64 %r",
     "%f = freeze i64 %x\n%r = mul i64 %f, 2\nret i64 %r", "holds"},
    {"AnEvenNumberBecomesAny", "i64 @(i64 %x)",
     "%f = freeze i64 %x\n%r = mul i64 %f, 2\nret i64 %r",
     "%a = mul i64 %x, 2\n%r = freeze i64 %a\nret i64 %r", "fails"},
    {"OddFactorsHaveAnInverse", "i64 @(i64 %x)",
     "%f = freeze i64 %x\n%r = mul i64 %f, 3\nret i64 %r",
     "%a = mul i64 %x, 3\n%r = freeze i64 %a\nret i64 %r", "holds"},
    {"OneFreezeOfTwoUses", "i32 @(i32 %x)",
     "%f = freeze i32 %x\n%g = freeze i32 %x\n%r = sub i32 %f, %g\nret i32 %r",
     "%f = freeze i32 %x\n%r = sub i32 %f, %f\nret i32 %r", "holds"},
    {"TwoFreezesOfOne", "i32 @(i32 %x)",
     "%f = freeze i32 %x\n%r = sub i32 %f, %f\nret i32 %r",
     "%f = freeze i32 %x\n%g = freeze i32 %x\n%r = sub i32 %f, %g\nret i32 %r",
     "fails"},
    {"TwoFreezesOfUndef", "i32 @()",
     "%f = freeze i32 undef\n%r = add i32 %f, %f\nret i32 %r",
     "%f = freeze i32 undef\n%g = freeze i32 undef\n%r = add i32 %f, %g\n"
     "ret i32 %r",
     "fails"},
    {"AComparison", "i1 @(i32 %x)",
     "%f = freeze i32 %x\n%r = icmp ult i32 %f, 10\nret i1 %r",
     "%a = icmp ult i32 %x, 10\n%r = freeze i1 %a\nret i1 %r", "holds"},
    {"AComparisonThatIsNeverTrue", "i1 @(i32 %x)",
     "%f = freeze i32 %x\n%r = icmp ult i32 %f, 0\nret i1 %r",
     "%a = icmp ult i32 %x, 0\n%r = freeze i1 %a\nret i1 %r", "fails"},
    {"ABranch", "i32 @(i32 %x)",
     "%f = freeze i32 %x\n%c = icmp eq i32 %f, 1\n"
     "br i1 %c, label %a, label %b\na:\ncall void @g(i32 1)\nret i32 1\n"
     "b:\nret i32 2",
     "%i = icmp eq i32 %x, 1\n%c = freeze i1 %i\n"
     "br i1 %c, label %a, label %b\na:\ncall void @g(i32 1)\nret i32 1\n"
     "b:\nret i32 2",
     "holds", solvedGuessCallee},
    {"ASelection", "i32 @(i1 noundef %c, i32 %x, i32 noundef %y)",
     "%f = freeze i32 %x\n%r = select i1 %c, i32 %f, i32 %y\nret i32 %r",
     "%a = select i1 %c, i32 %x, i32 %y\n%r = freeze i32 %a\nret i32 %r",
     "holds"},
    {"ASelectionByPoison", "i32 @(i1 %c, i32 %x, i32 %y)",
     "%d = freeze i1 %c\n%f = freeze i32 %x\n%g = freeze i32 %y\n"
     "%r = select i1 %d, i32 %f, i32 %g\nret i32 %r",
     "%a = select i1 %c, i32 %x, i32 %y\n%r = freeze i32 %a\nret i32 %r",
     "fails"},
    {"AnAddress", "ptr @(ptr %p)",
     "%f = freeze ptr %p\n%r = getelementptr i8, ptr %f, i64 4\nret ptr %r",
     "%a = getelementptr i8, ptr %p, i64 4\n%r = freeze ptr %a\nret ptr %r",
     "holds"},
    {"AnAddressInBounds", "ptr @(ptr %p)",
     "%a = getelementptr inbounds i8, ptr %p, i64 4\n%r = freeze ptr %a\n"
     "ret ptr %r",
     "%f = freeze ptr %p\n%r = getelementptr inbounds i8, ptr %f, i64 4\n"
     "ret ptr %r",
     "fails"},
    {"ATruncation", "i8 @(i32 %x)",
     "%f = freeze i32 %x\n%r = trunc i32 %f to i8\nret i8 %r",
     "%a = trunc i32 %x to i8\n%r = freeze i8 %a\nret i8 %r", "holds"},
    {"AnExtension", "i32 @(i8 %x)",
     "%a = sext i8 %x to i32\n%r = freeze i32 %a\nret i32 %r",
     "%f = freeze i8 %x\n%r = sext i8 %f to i32\nret i32 %r", "holds"},
    {"AnExtensionBecomesAny", "i32 @(i8 %x)",
     "%f = freeze i8 %x\n%r = sext i8 %f to i32\nret i32 %r",
     "%a = sext i8 %x to i32\n%r = freeze i32 %a\nret i32 %r", "fails"},
    {"Elements", "<2 x i16> @(<2 x i16> %x)",
     "%f = freeze <2 x i16> %x\n%r = add <2 x i16> %f, <i16 1, i16 2>\n"
     "ret <2 x i16> %r",
     "%a = add <2 x i16> %x, <i16 1, i16 2>\n%r = freeze <2 x i16> %a\n"
     "ret <2 x i16> %r",
     "holds"},
    {"AStoreAndACall", "void @(i32 %x, ptr %p)",
     "%f = freeze i32 %x\n%r = add i32 %f, 1\nstore i32 %r, ptr %p\n"
     "call void @g(i32 %r)\nret void",
     "%a = add i32 %x, 1\n%r = freeze i32 %a\nstore i32 %r, ptr %p\n"
     "call void @g(i32 %r)\nret void",
     "holds", solvedGuessCallee},
    {"AStoreOfAnother", "i32 @(i32 %x, ptr %p)",
     "%f = freeze i32 %x\n%r = add i32 %f, 1\nstore i32 %r, ptr %p\n"
     "ret i32 %f",
     "%a = add i32 %x, 1\n%r = freeze i32 %a\nstore i32 %r, ptr %p\n"
     "ret i32 %r",
     "fails"},
};

PALINDROME_PAIR_TESTS(SolvedGuessTest, solvedGuessCases);

} // namespace
} // namespace palindrome::encode
