// Intrinsics of vectors, bit casts, fixed-point arithmetic.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

const PairCase vectorCases[] = {
    {"ReduceAdd", "i8 @(<2 x i8> %x)",
     "%r = call i8 @llvm.vector.reduce.add.v2i8(<2 x i8> %x)\nret i8 %r",
     "%a = extractelement <2 x i8> %x, i32 0\n"
     "%b = extractelement <2 x i8> %x, i32 1\n%r = add i8 %b, %a\nret i8 %r",
     "holds"},
    {"ReduceIsOrdered", "half @(<3 x half> noundef %x)",
     "%r = call half @llvm.vector.reduce.fadd.v3f16(half -0.0, <3 x half> %x)\n"
     "ret half %r",
     "%a = extractelement <3 x half> %x, i32 0\n"
     "%b = extractelement <3 x half> %x, i32 1\n"
     "%c = extractelement <3 x half> %x, i32 2\n%s = fadd half %b, %c\n"
     "%r = fadd half %a, %s\nret half %r",
     "fails"},
    {"ReverseTwice", "<4 x i8> @(<4 x i8> %x)",
     "%y = call <4 x i8> @llvm.vector.reverse.v4i8(<4 x i8> %x)\n"
     "%r = call <4 x i8> @llvm.vector.reverse.v4i8(<4 x i8> %y)\n"
     "ret <4 x i8> %r",
     "ret <4 x i8> %x", "holds"},
    {"SpliceIsShuffle", "<2 x i8> @(<2 x i8> %x, <2 x i8> %y)",
     "%r = call <2 x i8> @llvm.vector.splice.left.v2i8(<2 x i8> %x, "
     "<2 x i8> %y, i32 1)\nret <2 x i8> %r",
     "%r = shufflevector <2 x i8> %x, <2 x i8> %y, <2 x i32> <i32 1, i32 2>\n"
     "ret <2 x i8> %r",
     "holds"},
    {"InterleaveIsShuffle", "<4 x i8> @(<2 x i8> %x, <2 x i8> %y)",
     "%r = call <4 x i8> @llvm.vector.interleave2.v4i8(<2 x i8> %x, "
     "<2 x i8> %y)\nret <4 x i8> %r",
     "%r = shufflevector <2 x i8> %x, <2 x i8> %y, <4 x i32> <i32 0, i32 2, "
     "i32 1, i32 3>\nret <4 x i8> %r",
     "holds"},
    {"ActiveLanes", "<2 x i1> @(i8 noundef %n)",
     "%r = call <2 x i1> @llvm.get.active.lane.mask.v2i1.i8(i8 -1, i8 %n)\n"
     "ret <2 x i1> %r",
     "ret <2 x i1> zeroinitializer", "holds"},
    {"MaskedLoadOfFirst", "<2 x i8> @(ptr %p)",
     "%r = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr align 1 %p, <2 x i1> "
     "<i1 true, i1 false>, <2 x i8> <i8 1, i8 2>)\nret <2 x i8> %r",
     "%v = load i8, ptr %p, align 1\n"
     "%r = insertelement <2 x i8> <i8 1, i8 2>, i8 %v, i32 0\nret <2 x i8> %r",
     "holds"},
    {"MaskedLoadIsNoLoad", "<2 x i8> @(ptr %p)",
     "%r = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr align 1 %p, <2 x i1> "
     "<i1 true, i1 false>, <2 x i8> poison)\nret <2 x i8> %r",
     "%r = load <2 x i8>, ptr %p, align 1\nret <2 x i8> %r", "fails"},
    {"MaskedStoreOfSecond", "void @(ptr %p, <2 x i8> %x)",
     "call void @llvm.masked.store.v2i8.p0(<2 x i8> %x, ptr align 1 %p, "
     "<2 x i1> <i1 false, i1 true>)\nret void",
     "%q = getelementptr i8, ptr %p, i64 1\n"
     "%e = extractelement <2 x i8> %x, i32 1\nstore i8 %e, ptr %q, align 1\n"
     "ret void",
     "holds"},
    {"BitCastIsLittleEndian", "i16 @(<2 x i8> %x)",
     "%r = bitcast <2 x i8> %x to i16\nret i16 %r",
     "%a = extractelement <2 x i8> %x, i32 0\n"
     "%b = extractelement <2 x i8> %x, i32 1\n%l = zext i8 %a to i16\n"
     "%h = zext i8 %b to i16\n%s = shl i16 %h, 8\n%r = or i16 %s, %l\n"
     "ret i16 %r",
     "holds"},
    {"BitCastIsBigEndian", "i16 @(<2 x i8> %x)",
     "%r = bitcast <2 x i8> %x to i16\nret i16 %r",
     "%a = extractelement <2 x i8> %x, i32 1\n"
     "%b = extractelement <2 x i8> %x, i32 0\n%l = zext i8 %a to i16\n"
     "%h = zext i8 %b to i16\n%s = shl i16 %h, 8\n%r = or i16 %s, %l\n"
     "ret i16 %r",
     "holds", "target datalayout = \"E\""},
    {"FixedProduct", "i8 @()",
     "%r = call i8 @llvm.smul.fix.i8(i8 24, i8 -24, i32 4)\nret i8 %r",
     "ret i8 -36", "holds"},
    {"FixedProductRoundsEitherWay", "i8 @()",
     "%r = call i8 @llvm.smul.fix.i8(i8 3, i8 3, i32 2)\nret i8 %r", "ret i8 3",
     "holds"},
    {"FixedProductSaturates", "i8 @()",
     "%r = call i8 @llvm.umul.fix.sat.i8(i8 -1, i8 -1, i32 4)\nret i8 %r",
     "ret i8 -1", "holds"},
    {"FixedQuotient", "i8 @()",
     "%r = call i8 @llvm.sdiv.fix.i8(i8 -24, i8 32, i32 4)\nret i8 %r",
     "ret i8 -12", "holds"},
};

PALINDROME_PAIR_TESTS(VectorTest, vectorCases);

} // namespace
} // namespace palindrome::encode
