// Floating-point arithmetic, NaNs, fast-math flags, conversions, denormals.

#include "test/unit/verify/judge/refine/encode/Support.h"

namespace palindrome::encode {
namespace {

const PairCase floatCases[] = {
    {"AddCommutes", "half @(half noundef %x, half noundef %y)",
     "%r = fadd half %x, %y\nret half %r", "%r = fadd half %y, %x\nret half %r",
     "holds"},
    {"AddZeroIsNotIdentity", "half @(half %x)",
     "%r = fadd half %x, 0.0\nret half %r", "ret half %x", "fails"},
    {"AddNegativeZeroIsIdentity", "half @(half noundef %x)",
     "%r = fadd half %x, -0.0\nret half %r", "ret half %x", "holds"},
    {"AddZeroWithoutSignedZeros", "half @(half noundef %x)",
     "%r = fadd nsz half %x, 0.0\nret half %r", "ret half %x", "holds"},
    {"AddDoesNotAssociate", "half @(half noundef %x, half noundef %y)",
     "%a = fadd half %x, %y\n%r = fsub half %a, %y\nret half %r", "ret half %x",
     "fails"},
    {"SubtractFromZeroIsNotNegation", "half @(half noundef %x)",
     "%r = fsub half 0.0, %x\nret half %r", "%r = fneg half %x\nret half %r",
     "fails"},
    {"NegationKeepsPayloads", "half @(half noundef %x)",
     "%r = fneg half %x\nret half %r", "%r = fsub half -0.0, %x\nret half %r",
     "fails"},
    {"DivisionByPowerOfTwo", "half @(half noundef %x)",
     "%r = fdiv half %x, 4.0\nret half %r",
     "%r = fmul half %x, 0.25\nret half %r", "holds"},
    {"NoNaNs", "half @(half noundef %x)",
     "%r = fmul nnan half %x, 1.0\nret half %r",
     "%r = fmul half %x, 1.0\nret half %r", "holds"},
    {"NoNaNsIsNotAdded", "half @(half noundef %x)",
     "%r = fmul half %x, 1.0\nret half %r",
     "%r = fmul nnan half %x, 1.0\nret half %r", "fails"},
    {"ResultIsQuiet", "i1 @(half noundef %x)", "ret i1 true",
     "%y = fdiv half 0.0, 0.0\n"
     "%r = call i1 @llvm.is.fpclass.f16(half %y, i32 2)\nret i1 %r",
     "holds"},
    // As undef, %x is another value at each use; as a NaN it is not.
    {"ANaNIsChosenOnce", "{half, half} @(half %x)",
     "%s = fadd half %x, 1.0\n"
     "%a = insertvalue {half, half} undef, half %s, 0\n"
     "%r = insertvalue {half, half} %a, half %s, 1\nret {half, half} %r",
     "%s = fadd half %x, 1.0\n%t = fadd half %x, 1.0\n"
     "%a = insertvalue {half, half} undef, half %s, 0\n"
     "%r = insertvalue {half, half} %a, half %t, 1\nret {half, half} %r",
     "fails"},
    {"ANaNOfUndefIsChosenAnew", "{half, half} @()",
     "%s = fadd half undef, 1.0\n"
     "%a = insertvalue {half, half} undef, half %s, 0\n"
     "%r = insertvalue {half, half} %a, half %s, 1\nret {half, half} %r",
     "%s = fadd half undef, 1.0\n%t = fadd half undef, 1.0\n"
     "%a = insertvalue {half, half} undef, half %s, 0\n"
     "%r = insertvalue {half, half} %a, half %t, 1\nret {half, half} %r",
     "holds"},
    {"SignOfNaNIsNotDetermined", "i1 @()", "ret i1 false",
     "%y = fdiv half 0.0, 0.0\n%b = bitcast half %y to i16\n"
     "%r = icmp slt i16 %b, 0\nret i1 %r",
     "fails"},
    {"PayloadOfNaNIsDeterminedOnX86", "i1 @()", "ret i1 true",
     "%y = fdiv half 0.0, 0.0\n%b = bitcast half %y to i16\n"
     "%m = and i16 %b, 32767\n%r = icmp eq i16 %m, 32256\nret i1 %r",
     "holds", "target triple = \"x86_64-unknown-linux\""},
    {"PayloadOfNaNIsTheTargets", "i1 @()", "ret i1 true",
     "%y = fdiv half 0.0, 0.0\n%b = bitcast half %y to i16\n"
     "%m = and i16 %b, 32767\n%r = icmp eq i16 %m, 32256\nret i1 %r",
     "fails"},
    {"ReassociationOfA", "half @(half noundef %x, half noundef %y)",
     "%a = fadd reassoc half %x, %y\n%r = fsub reassoc half %a, %y\n"
     "ret half %r",
     "ret half %x", "approximated: fast-math flags that allow other values"},
    {"ReassociationOfB", "half @(half noundef %x, half noundef %y)",
     "%a = fadd half %x, %y\n%r = fsub half %a, %y\nret half %r",
     "%a = fadd reassoc half %x, %y\n%r = fsub reassoc half %a, %y\n"
     "ret half %r",
     "approximated: fast-math flags that allow other values"},
    {"ReassociationOfBThatFails", "half @(half noundef %x, half noundef %y)",
     "%a = fadd half %x, %y\n%r = fsub half %a, %y\nret half %r",
     "%a = fadd reassoc half %x, %y\n%r = fadd reassoc half %a, %y\n"
     "ret half %r",
     "fails"},
    {"FlagsWithNothingToRewrite", "half @(half noundef %x, half noundef %y)",
     "%r = fadd reassoc half %x, %y\nret half %r",
     "%r = fadd reassoc half %y, %x\nret half %r", "holds"},
    {"Reciprocal", "half @(half noundef %x)",
     "%r = fdiv arcp half %x, 3.0\nret half %r",
     "%d = fdiv half 1.0, 3.0\n%r = fmul half %x, %d\nret half %r", "holds"},
    {"RemainderIsWhatItIs", "half @(half noundef %x, half noundef %y)",
     "%r = frem half %x, %y\nret half %r", "%r = frem half %x, %y\nret half %r",
     "holds"},
    {"RemainderIsNotKnown", "half @(half noundef %x)",
     "%r = frem half %x, 1.0\nret half %r", "ret half 0.0",
     "approximated: frem"},
    {"Comparison", "i1 @(half noundef %x, half noundef %y)",
     "%r = fcmp olt half %x, %y\nret i1 %r",
     "%n = fcmp uge half %x, %y\n%r = xor i1 %n, true\nret i1 %r", "holds"},
    {"ComparisonOfNaN", "i1 @(half noundef %x)",
     "%r = fcmp oeq half %x, %x\nret i1 %r", "ret i1 true", "fails"},
    {"ExtensionIsExact", "half @(half %x)",
     "%w = fpext half %x to float\n%r = fptrunc float %w to half\n"
     "ret half %r",
     "ret half %x", "holds"},
    {"TruncationRounds", "half @(float noundef %x)",
     "%w = fptrunc float %x to half\nret half %w",
     "%b = fptrunc float %x to bfloat\n%w = fpext bfloat %b to float\n"
     "%r = fptrunc float %w to half\nret half %r",
     "fails"},
    {"ToIntegerRoundsToZero", "i8 @()",
     "%r = fptosi half 0xHC7F0 to i8\n"
     "ret i8 %r",
     "ret i8 -7", "holds"},
    {"ToIntegerOutOfRange", "i8 @()",
     "%r = fptoui half -1.0 to i8\n"
     "ret i8 %r",
     "ret i8 5", "holds"},
    {"ToIntegerJustInRange", "i8 @()",
     "%r = fptoui half 0xHBBFF to i8\n"
     "ret i8 %r",
     "ret i8 5", "fails"},
    {"ToIntegerSaturates", "i8 @(half noundef %x)",
     "%r = call i8 @llvm.fptosi.sat.i8.f16(half %x)\nret i8 %r",
     "%n = fcmp uno half %x, %x\n%h = fcmp oge half %x, 127.0\n"
     "%l = fcmp ole half %x, -128.0\n%v = fptosi half %x to i8\n%f = freeze i8 "
     "%v\n"
     "%a = select i1 %h, i8 127, i8 %f\n%b = select i1 %l, i8 -128, i8 %a\n"
     "%r = select i1 %n, i8 0, i8 %b\nret i8 %r",
     "holds"},
    {"FromInteger", "half @(i8 noundef %x)",
     "%r = uitofp i8 %x to half\nret half %r",
     "%w = zext i8 %x to i16\n%r = sitofp i16 %w to half\nret half %r",
     "holds"},
    {"FusedOrNot", "half @(half noundef %x, half noundef %y, half noundef %z)",
     "%r = call half @llvm.fmuladd.f16(half %x, half %y, half %z)\nret half %r",
     "%p = fmul half %x, %y\n%r = fadd half %p, %z\nret half %r", "holds"},
    {"MinimumOfZeros", "half @()",
     "%r = call half @llvm.minimum.f16(half 0.0, half -0.0)\nret half %r",
     "ret half -0.0", "holds"},
    {"MinNumOfNaN", "half @(half noundef %x)",
     "%r = call half @llvm.minnum.f16(half %x, half 0xH7E00)\nret half %r",
     "ret half %x", "holds"},
    {"RoundingIsAwayFromZero", "half @()",
     "%r = call half @llvm.round.f16(half 2.5)\nret half %r", "ret half 3.0",
     "holds"},
    {"RoundingIsToEven", "half @()",
     "%r = call half @llvm.roundeven.f16(half 2.5)\nret half %r",
     "ret half 2.0", "holds"},
    {"SquareRoot", "half @()",
     "%r = call half @llvm.sqrt.f16(half 2.25)\nret half %r", "ret half 1.5",
     "holds"},
    {"FrExpOfSubnormal", "i32 @()",
     "%s = call {half, i32} @llvm.frexp.f16.i32(half 0xH0001)\n"
     "%r = extractvalue {half, i32} %s, 1\nret i32 %r",
     "ret i32 -23", "holds"},
    {"FrExpOfVector", "<2 x half> @(<2 x half> %h)",
     "%r = call { <2 x half>, <2 x i32> } "
     "@llvm.frexp.v2f16.v2i32(<2 x half> %h)\n"
     "%e = extractvalue { <2 x half>, <2 x i32> } %r, 0\nret <2 x half> %e",
     "%x = extractelement <2 x half> %h, i64 0\n"
     "%r = call { half, i32 } @llvm.frexp.f16.i32(half %x)\n"
     "%y = extractelement <2 x half> %h, i64 1\n"
     "%s = call { half, i32 } @llvm.frexp.f16.i32(half %y)\n"
     "%e = extractvalue { half, i32 } %r, 0\n"
     "%f = extractvalue { half, i32 } %s, 0\n"
     "%v = insertelement <2 x half> poison, half %e, i64 0\n"
     "%w = insertelement <2 x half> %v, half %f, i64 1\nret <2 x half> %w",
     "holds"},
    {"FlushedOperand", "double @() \"denormal-fp-math\"=\"positive-zero\"",
     "%r = fadd double 0x8000000000000, 0.0\nret double %r", "ret double 0.0",
     "holds"},
    {"X87", "x86_fp80 @(x86_fp80 %x)",
     "%r = fadd x86_fp80 %x, %x\nret x86_fp80 %r",
     "%r = fadd x86_fp80 %x, %x\nret x86_fp80 %r",
     "unsupported: arithmetic of a float that is not IEEE's"},
};

PALINDROME_PAIR_TESTS(FloatTest, floatCases);

} // namespace
} // namespace palindrome::encode
