// Intrinsics of x86, on numbers that were worked out by hand.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

const PairCase x86Cases[] = {
    {"ShiftByLow64Bits", "<4 x i32> @(<4 x i32> %x)",
     "%r = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %x, <4 x i32> <i32 "
     "3, i32 0, i32 9, i32 poison>)\nret <4 x i32> %r",
     "%r = lshr <4 x i32> %x, splat (i32 3)\nret <4 x i32> %r", "holds"},
    {"ShiftPastWidth", "<4 x i32> @(<4 x i32> %x)",
     "%r = call <4 x i32> @llvm.x86.sse2.psrai.d(<4 x i32> %x, i32 40)\n"
     "ret <4 x i32> %r",
     "%r = ashr <4 x i32> %x, splat (i32 31)\nret <4 x i32> %r", "holds"},
    {"ShiftEach", "<2 x i64> @(<2 x i64> %x)",
     "%r = call <2 x i64> @llvm.x86.avx2.psllv.q(<2 x i64> %x, <2 x i64> <i64 "
     "1, i64 64>)\nret <2 x i64> %r",
     "%s = shl <2 x i64> %x, <i64 1, i64 0>\n"
     "%r = insertelement <2 x i64> %s, i64 0, i32 1\nret <2 x i64> %r",
     "holds"},
    {"MultiplyAddSaturates", "i16 @()",
     "%v = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> splat (i8 "
     "-1), <16 x i8> splat (i8 127))\n%r = extractelement <8 x i16> %v, i32 3\n"
     "ret i16 %r",
     "ret i16 32767", "holds"},
    {"MultiplyAddWraps", "i32 @()",
     "%v = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> splat (i16 "
     "-32768), "
     "<8 x i16> splat (i16 -32768))\n%r = extractelement <4 x i32> %v, i32 0\n"
     "ret i32 %r",
     "ret i32 -2147483648", "holds"},
    {"MultiplyRounds", "i16 @()",
     "%v = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> splat (i16 "
     "16384), <8 x i16> splat (i16 3))\n%r = extractelement <8 x i16> %v, i32 "
     "0\nret i16 %r",
     "ret i16 2", "holds"},
    {"PackSaturatesUnsigned", "<2 x i8> @()",
     "%v = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> splat (i16 "
     "-1), <8 x i16> splat (i16 300))\n%r = shufflevector <16 x i8> %v, <16 x "
     "i8> poison, <2 x i32> <i32 7, i32 8>\nret <2 x i8> %r",
     "ret <2 x i8> <i8 0, i8 -1>", "holds"},
    {"PackIsByParts", "<2 x i8> @(<16 x i16> noundef %x)",
     "%v = call <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16> splat (i16 1), "
     "<16 x i16> splat (i16 2))\n%r = shufflevector <32 x i8> %v, <32 x i8> "
     "poison, <2 x i32> <i32 8, i32 16>\nret <2 x i8> %r",
     "ret <2 x i8> <i8 2, i8 1>", "holds"},
    {"SumOfDifferences", "i64 @()",
     "%v = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> splat (i8 -1), <16 "
     "x i8> splat (i8 1))\n%r = extractelement <2 x i64> %v, i32 1\nret i64 %r",
     "ret i64 2032", "holds"},
    {"Signs", "i32 @()",
     "%r = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> <i8 -1, i8 0, i8 "
     "-128, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, "
     "i8 0, i8 -2>)\nret i32 %r",
     "ret i32 32773", "holds"},
    {"HorizontalSaturates", "i16 @()",
     "%v = call <8 x i16> @llvm.x86.ssse3.phadd.sw.128(<8 x i16> splat (i16 "
     "-32768), <8 x i16> zeroinitializer)\n%r = extractelement <8 x i16> %v, "
     "i32 3\nret i16 %r",
     "ret i16 -32768", "holds"},
    {"ShuffleZeroes", "i8 @(<16 x i8> noundef %x)",
     "%v = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %x, <16 x i8> "
     "splat (i8 -125))\n%r = extractelement <16 x i8> %v, i32 3\nret i8 %r",
     "ret i8 0", "holds"},
    {"BlendBySign", "<4 x float> @(<4 x float> %x, <4 x float> %y)",
     "%r = call <4 x float> @llvm.x86.sse41.blendvps(<4 x float> %x, <4 x "
     "float> %y, <4 x float> <float -0.0, float 1.0, float -1.0, float 0.0>)\n"
     "ret <4 x float> %r",
     "%r = shufflevector <4 x float> %x, <4 x float> %y, <4 x i32> <i32 4, i32 "
     "1, i32 6, i32 3>\nret <4 x float> %r",
     "holds"},
};

PALINDROME_PAIR_TESTS(X86Test, x86Cases);

} // namespace
} // namespace palindrome::encode
