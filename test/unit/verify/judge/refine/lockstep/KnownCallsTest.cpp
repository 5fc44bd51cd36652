// Calls of the source whose result is known without them.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *declarations = R"(
target triple = "x86_64-unknown-linux-gnu"
@word = private constant [5 x i8] c"word\00"
@variable = global [5 x i8] c"word\00"
declare i64 @strlen(ptr)
declare i32 @isdigit(i32)
declare i32 @isascii(i32)
declare void @g(i64)
)";

constexpr const char *length = R"(
define void @x() {
- %n = call i64 @strlen(ptr @word)
- call void @g(i64 %n)
+ call void @g(i64 4)
  ret void
}
)";

TEST(LockstepKnownCalls, AreTheLengthOfAString) {
  EXPECT_TRUE(isProved(std::string(declarations) + length));
  expectNone(std::string(declarations) + length,
             {{"ptr @word", "ptr @variable"},
              {"@strlen(ptr @word)", "@strlen(ptr @word) nobuiltin"},
              {"@g(i64 4)", "@g(i64 5)"}});
}

constexpr const char *digit = R"(
define i1 @x(i32 %c) {
- %d = call i32 @isdigit(i32 %c)
- %r = icmp eq i32 %d, 0
+ %i = add i32 %c, -48
+ %r = icmp ugt i32 %i, 9
  ret i1 %r
}
)";

TEST(LockstepKnownCalls, SayWhetherACharacterIsInARange) {
  EXPECT_TRUE(isProved(std::string(declarations) + digit));
  EXPECT_TRUE(isProved(std::string(declarations) + R"(
define i1 @x(i32 %c) {
- %d = call i32 @isascii(i32 %c)
- %r = icmp ne i32 %d, 0
+ %r = icmp ult i32 %c, 128
  ret i1 %r
}
)"));
  expectNone(std::string(declarations) + digit,
             {{"%c, -48", "%c, -49"},
              {"%i, 9", "%i, 10"},
              {"@isdigit(i32 %c)", "@isdigit(i32 %c) nobuiltin"}});
}

// Which number the function returns for a digit is the implementation's
// choice, of which there is one.
TEST(LockstepKnownCalls, HaveNoResultIfTheTargetMakesThem) {
  const std::string pair = std::string(declarations) + R"(
define i1 @x(i32 %c, ptr %f) {
- %d = call i32 @isdigit(i32 %c)
- %r = icmp eq i32 %d, 1
+ %d = call i32 @isdigit(i32 %c)
+ %i = add i32 %c, -48
+ %r = icmp ult i32 %i, 10
  ret i1 %r
}
)";
  EXPECT_FALSE(isProved(pair));
  expectNone(pair, {{"+ %d = call i32 @isdigit(i32 %c)",
                     "+ %d = call i32 @isdigit(i32 %c) nobuiltin"},
                    {"+ %d = call i32 @isdigit", "+ %d = call i32 %f"}});
  EXPECT_TRUE(isProved(changed(pair, "+ %d = call i32 @isdigit(i32 %c)", "")));
}

// As many bytes are accessed as a branch has shown.
constexpr const char *filled = R"(
define void @x(ptr %p, i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %some
some:
- call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
+ call void @llvm.memset.p0.i64(ptr noundef nonnull dereferenceable(1) %p, i8 0, i64 %n, i1 false)
  br label %end
end:
  ret void
}
)";

TEST(LockstepKnownCalls, AccessAsManyBytesAsABranchHasShown) {
  EXPECT_TRUE(isProved(filled));
  EXPECT_TRUE(isProved(changed(changed(filled, "eq i64 %n, 0", "ult i64 %n, 8"),
                               "able(1)", "able(8)")));
  expectNone(filled, {{"%n, 0", "%n, 1"},
                      {"able(1)", "able(2)"},
                      {"- call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, "
                       "i1 false)",
                       "- call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, "
                       "i1 true)"}});
}

// Constrained sums with a zero that changes nothing.
const std::string sumWithZero = R"(
declare <2 x float> @llvm.experimental.constrained.fadd.v2f32(<2 x float>,
  <2 x float>, metadata, metadata)
declare <2 x float> @llvm.experimental.constrained.fsub.v2f32(<2 x float>,
  <2 x float>, metadata, metadata)
define <2 x float> @x(<2 x float> %a) strictfp {
- %r = call <2 x float> @llvm.experimental.constrained.fadd.v2f32(<2 x float> %a, <2 x float> splat (float -0.0), metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
- ret <2 x float> %r
+ ret <2 x float> %a
}
)";

TEST(KnownCalls, SumsWithAZero) {
  auto variantOf = [](const std::string &call, const std::string &zero) {
    return changed(
        changed(sumWithZero,
                "= call <2 x float> @llvm.experimental.constrained.fadd", call),
        "splat (float -0.0)", zero);
  };
  const std::string
      fadd = "= call <2 x float> @llvm.experimental.constrained.fadd",
      fsub = "= call <2 x float> @llvm.experimental.constrained.fsub",
      nsz = "= call nsz <2 x float> @llvm.experimental.constrained.fadd";
  EXPECT_TRUE(isProvedAtOnce(sumWithZero));
  EXPECT_TRUE(isProvedAtOnce(variantOf(fsub, "zeroinitializer")));
  EXPECT_TRUE(isProvedAtOnce(variantOf(nsz, "zeroinitializer")));
  EXPECT_TRUE(isProvedAtOnce(changed(variantOf(nsz, "zeroinitializer"),
                                     "round.tonearest", "round.dynamic")));
  for (const std::string &wrong :
       {variantOf(fadd, "zeroinitializer"),
        variantOf(fsub, "splat (float -0.0)"),
        variantOf(fadd, "splat (float 1.0)"),
        variantOf(fadd, "<float -0.0, float 0.0>"),
        changed(sumWithZero, "fpexcept.ignore", "fpexcept.strict"),
        changed(sumWithZero, "round.tonearest", "round.downward"),
        changed(sumWithZero, "round.tonearest", "round.dynamic"),
        changed(sumWithZero, "%a) strictfp {",
                "%a) strictfp "
                "\"denormal-fp-math\"=\"preserve-sign,preserve-sign\" {")})
    EXPECT_FALSE(isProved(wrong)) << wrong;
}

} // namespace
} // namespace palindrome::refine
