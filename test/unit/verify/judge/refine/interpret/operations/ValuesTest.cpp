// Operations: results, poison and undefined behavior, on either side.

#include "test/unit/verify/judge/refine/interpret/Support.h"

using namespace palindrome::interpret::test;

namespace {

class ValuesTest : public testing::TestWithParam<Case> {};

TEST_P(ValuesTest, RunsAsTarget) {
  EXPECT_EQ(runAsTarget(GetParam().text), GetParam().outcome);
}

// Without a choice, the source has one outcome, and it is the target's.
TEST_P(ValuesTest, RunsAsSource) {
  EXPECT_EQ(runAsSource(GetParam().text),
            std::set<std::string>{GetParam().outcome});
}

#define BODY(type, body) "define " type " @f() {\n" body "\n}"

const Case integers[] = {
    {"add", BODY("i8", "%x = add i8 200, 100 ret i8 %x"), "returns 44"},
    {"addNsw", BODY("i8", "%x = add nsw i8 100, 100 ret i8 %x"),
     "returns poison"},
    {"addNuw", BODY("i8", "%x = add nuw i8 200, 100 ret i8 %x"),
     "returns poison"},
    {"subNuw", BODY("i8", "%x = sub nuw i8 1, 2 ret i8 %x"), "returns poison"},
    {"mulNsw", BODY("i8", "%x = mul nsw i8 16, 8 ret i8 %x"), "returns poison"},
    {"shlPastWidth", BODY("i8", "%x = shl i8 1, 8 ret i8 %x"),
     "returns poison"},
    {"shlNsw", BODY("i8", "%x = shl nsw i8 64, 1 ret i8 %x"), "returns poison"},
    {"ashr", BODY("i8", "%x = ashr i8 -128, 7 ret i8 %x"), "returns 255 (-1)"},
    {"lshrExact", BODY("i8", "%x = lshr exact i8 3, 1 ret i8 %x"),
     "returns poison"},
    {"orDisjoint", BODY("i8", "%x = or disjoint i8 3, 1 ret i8 %x"),
     "returns poison"},
    {"udivExact", BODY("i8", "%x = udiv exact i8 7, 2 ret i8 %x"),
     "returns poison"},
    {"sdivByZero", BODY("i8", "%x = sdiv i8 7, 0 ret i8 %x"),
     "has undefined behavior: division by zero"},
    {"sdivOverflow", BODY("i8", "%x = sdiv i8 -128, -1 ret i8 %x"),
     "has undefined behavior: signed division overflows"},
    {"udivByPoison", BODY("i8", "%x = udiv i8 7, poison ret i8 %x"),
     "has undefined behavior: division by poison"},
    {"poisonPropagates", BODY("i8", "%x = mul i8 0, poison ret i8 %x"),
     "returns poison"},
    {"truncNuw", BODY("i8", "%x = trunc nuw i16 256 to i8 ret i8 %x"),
     "returns poison"},
    {"truncNsw", BODY("i8", "%x = trunc nsw i16 -1 to i8 ret i8 %x"),
     "returns 255 (-1)"},
    {"zextNneg", BODY("i16", "%x = zext nneg i8 -1 to i16 ret i16 %x"),
     "returns poison"},
    {"icmpSamesign", BODY("i1", "%x = icmp samesign ult i8 1, -1 ret i1 %x"),
     "returns poison"},
    {"selectPoison", BODY("i8", "%x = select i1 poison, i8 1, i8 1 ret i8 %x"),
     "returns poison"},
    {"selectSkipsPoison",
     BODY("i8", "%x = select i1 true, i8 1, i8 poison ret i8 %x"), "returns 1"},
    {"absOfMin",
     BODY("i8", "%x = call i8 @llvm.abs.i8(i8 -128, i1 true) "
                "ret i8 %x"),
     "returns poison"},
    {"fshl",
     BODY("i8", "%x = call i8 @llvm.fshl.i8(i8 1, i8 -128, i8 9) "
                "ret i8 %x"),
     "returns 3"},
    {"ctlzOfZero",
     BODY("i8", "%x = call i8 @llvm.ctlz.i8(i8 0, i1 true) ret i8 %x"),
     "returns poison"},
    {"overflow",
     BODY("{i8, i1}", "%x = call {i8, i1} "
                      "@llvm.uadd.with.overflow.i8(i8 200, i8 100) "
                      "ret {i8, i1} %x"),
     "returns {44, 1}"},
    {"rangeAttribute",
     BODY("i8", "%x = call range(i8 0, 4) i8 @llvm.umax.i8(i8 4, i8 1) "
                "ret i8 %x"),
     "returns poison"},
};

const Case vectors[] = {
    {"lanesOfTheirOwn",
     BODY("<2 x i8>", "%x = add nsw <2 x i8> <i8 127, i8 1>, <i8 1, i8 1> "
                      "ret <2 x i8> %x"),
     "returns {poison, 2}"},
    {"shuffle",
     BODY("<2 x i8>", "%x = shufflevector <2 x i8> <i8 1, i8 2>, "
                      "<2 x i8> <i8 3, i8 4>, <2 x i32> "
                      "<i32 3, i32 poison> ret <2 x i8> %x"),
     "returns {4, poison}"},
    {"extractPastEnd",
     BODY("i8", "%x = extractelement <2 x i8> <i8 1, i8 2>, i32 2 ret i8 %x"),
     "returns poison"},
    {"insertValue",
     BODY("{i8, [2 x i8]}",
          "%x = insertvalue {i8, [2 x i8]} poison, i8 3, 1, 1 "
          "ret {i8, [2 x i8]} %x"),
     "returns {poison, poison, 3}"},
    {"bitcastWithPoison",
     BODY("i16", "%x = bitcast <2 x i8> <i8 1, i8 poison> to i16 ret i16 %x"),
     "returns poison"},
    {"bitcastBits",
     BODY("i8", "%x = bitcast <8 x i1> <i1 1, i1 0, i1 0, i1 0, i1 0, i1 0, "
                "i1 0, i1 1> to i8 ret i8 %x"),
     "returns 129 (-127)"},
    {"reduce",
     BODY("i8", "%x = call i8 @llvm.vector.reduce.mul.v3i8(<3 x i8> "
                "<i8 2, i8 3, i8 7>) ret i8 %x"),
     "returns 42"},
};

#define REDUCE(name, start, flags, a, b, c)                                    \
  BODY("float",                                                                \
       "%x = call " flags " float @llvm.vector.reduce." name ".v3f32(" start   \
       "<3 x float> <float " a ", float " b ", float " c ">) ret float %x")

const Case floatKinds[] = {
    // (2^24 + 1) + 1 rounds twice.
    {"sumInOrder",
     REDUCE("fadd", "float 16777216.0, ", "", "1.0", "1.0", "0.0"),
     "returns 16777216 (0x4B800000)"},
    {"halfRoot",
     BODY("half", "%x = call half @llvm.sqrt.f16(half 2.0) ret half %x"),
     "returns 1.4141 (0x3DA8)"},
    {"product", REDUCE("fmul", "float 2.0, ", "", "3.0", "-1.0", "0.5"),
     "returns -3 (0xC0400000)"},
    {"productWithoutInfinities",
     REDUCE("fmul", "float 1.0, ", "ninf", "0x47EFFFFFE0000000", "2.0", "1.0"),
     "returns poison"},
    {"least", REDUCE("fmin", "", "", "3.0", "-1.0", "0x7FF8000000000000"),
     "returns -1 (0xBF800000)"},
    {"greatest", REDUCE("fmax", "", "", "3.0", "-1.0", "0.5"),
     "returns 3 (0x40400000)"},
    {"minimumOfZeros", REDUCE("fminimum", "", "", "0.0", "-0.0", "1.0"),
     "returns -0 (0x80000000)"},
    {"maximumOfZeros", REDUCE("fmaximum", "", "", "-0.0", "0.0", "-1.0"),
     "returns 0 (0x0)"},
    {"addRounds",
     BODY("float", "%x = fadd float 1.0, 0x3E60000000000000 "
                   "ret float %x"),
     "returns 1 (0x3F800000)"},
    {"nnan",
     BODY("float", "%x = fadd nnan float 1.0, 0x7FF8000000000000 "
                   "ret float %x"),
     "returns poison"},
    {"ninf", BODY("float", "%x = fdiv ninf float 1.0, 0.0 ret float %x"),
     "returns poison"},
    {"unordered",
     BODY("i1", "%x = fcmp une double 0x7FF8000000000000, 1.0 "
                "ret i1 %x"),
     "returns 1"},
    {"zerosAreEqual", BODY("i1", "%x = fcmp oeq double -0.0, 0.0 ret i1 %x"),
     "returns 1"},
    {"fptosiTooLarge", BODY("i8", "%x = fptosi float 128.0 to i8 ret i8 %x"),
     "returns poison"},
    {"fptosi", BODY("i8", "%x = fptosi float -128.5 to i8 ret i8 %x"),
     "returns 128 (-128)"},
    {"saturates",
     BODY("i8", "%x = call i8 @llvm.fptosi.sat.i8.f32(float 300.0) ret i8 %x"),
     "returns 127"},
    {"fneg", BODY("half", "%x = fneg half 0.0 ret half %x"),
     "returns -0 (0x8000)"},
    {"isNaN",
     BODY("i1", "%x = call i1 @llvm.is.fpclass.f32(float "
                "0x7FF8000000000000, i32 3) ret i1 %x"),
     "returns 1"},
};

INSTANTIATE_TEST_SUITE_P(Integers, ValuesTest, testing::ValuesIn(integers),
                         caseName);
INSTANTIATE_TEST_SUITE_P(Vectors, ValuesTest, testing::ValuesIn(vectors),
                         caseName);
INSTANTIATE_TEST_SUITE_P(Floats, ValuesTest, testing::ValuesIn(floatKinds),
                         caseName);

} // namespace
