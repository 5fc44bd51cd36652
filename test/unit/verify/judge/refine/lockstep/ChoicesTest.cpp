// Choices that both sides make, and what they read twice.

#include "test/unit/verify/judge/refine/lockstep/Support.h"
#include "llvm/ADT/StringExtras.h"

namespace palindrome::refine {
namespace {

constexpr const char *twice = R"(
define float @x(ptr %p, ptr %q) {
  %a = load float, ptr %p
  %b = load float, ptr %q
  %c = fmul contract float %a, %b
- %a2 = load float, ptr %p
- %d = fmul contract float %a2, %b
- %e = fsub float %c, %d
+ %e = fsub float %c, %c
  ret float %e
}
)";

// A comparison neither rounds nor divides, so that it can be made once.
constexpr const char *hoisted = R"(
declare void @g()
define void @x(double %a, i32 %n) {
entry:
+ %c = fcmp FLAG oeq double %a, 0.0
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
- %c = fcmp FLAG oeq double %a, 0.0
  br i1 %c, label %call, label %latch
call:
  call void @g()
  br label %latch
latch:
  %j = add nsw i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %head, label %exit
exit:
  ret void
}
)";

std::string withFlag(llvm::StringRef text, llvm::StringRef flag) {
  llvm::SmallVector<llvm::StringRef> parts;
  text.split(parts, "FLAG");
  return llvm::join(parts, flag);
}

TEST(LockstepChoices, AreNoneOfAComparison) {
  for (const char *flag : {"contract", "arcp", "afn", "nsz"})
    EXPECT_TRUE(isProvedAtOnce(withFlag(hoisted, flag))) << flag;
  expectNone(withFlag(hoisted, "afn"),
             {{"+ %c = fcmp", "+ %c = fcmp nnan"},
              {"+ %c = fcmp afn oeq", "+ %c = fcmp afn une"}});
  EXPECT_FALSE(isProved(withFlag(hoisted, "reassoc")));
  // The sign of a zero that is selected or negated is open under `nsz`.
  const char *negated = R"(
define float @x(float %a) {
  %b = fneg FLAG float %a
+ %c = fneg FLAG float %a
- %e = fsub float %b, %b
+ %e = fsub float %b, %c
  ret float %e
}
)";
  EXPECT_TRUE(isProvedAtOnce(withFlag(negated, "contract")));
  EXPECT_FALSE(isProved(withFlag(negated, "nsz")));
}

TEST(LockstepChoices, AreMadeAlikeByTheSource) {
  EXPECT_TRUE(isProvedAtOnce(twice));
  expectNone(twice,
             {{"%a2, %b", "%a2, %a2"},
              {"%d = fmul contract", "%d = fmul reassoc"},
              {"- %a2 = load float, ptr %p", "- %a2 = load float, ptr %q"}});
  // The target may not choose twice where the source does so once.
  EXPECT_FALSE(isProved(R"(
define float @x(float %a, float %b) {
  %c = fmul contract float %a, %b
+ %d = fmul contract float %a, %b
- %e = fsub float %c, %c
+ %e = fsub float %c, %d
  ret float %e
}
)"));
  // Nor may it have both what is one choice of its own, and another one.
  EXPECT_FALSE(isProved(R"(
declare void @g(float, float)
define void @x(float %a, float %b) {
  %c = fmul contract float %a, %b
- call void @g(float %c, float %c)
+ %d = fmul contract float %a, %b
+ call void @g(float %c, float %d)
  ret void
}
)"));
}

// Each load of the target is one of the source, which knows it by its own
// behind the call.
constexpr const char *loads = R"(
declare i1 @f()
declare void @g(i32)
define void @x(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  call void @g(i32 %a)
- %c = icmp sgt i32 %b, 3
- br i1 %c, label %then, label %exit
+ %c = icmp slt i32 %b, 4
+ br i1 %c, label %exit, label %then
then:
  call void @g(i32 %b)
  br label %exit
exit:
  ret void
}
)";

TEST(LockstepChoices, AreNoReasonToTakeOneLoadForAnother) {
  EXPECT_TRUE(isProvedAtOnce(loads));
  expectNone(loads, {{"icmp slt i32 %b, 4", "icmp slt i32 %b, 3"}});
}

constexpr const char *comparedWithNull = R"(
declare void @h(ptr)
define void @x(i1 %c, ptr %p) {
- %s = select i1 %c, ptr null, ptr %p
- %d = icmp eq ptr %s, null
+ %n = icmp eq ptr %p, null
+ %d = select i1 %c, i1 true, i1 %n
  br i1 %d, label %exit, label %then
then:
- call void @h(ptr %s)
+ call void @h(ptr %p)
  br label %exit
exit:
  ret void
}
)";

TEST(LockstepChoices, AreComparedWithConstants) {
  EXPECT_TRUE(isProvedAtOnce(comparedWithNull));
  expectNone(comparedWithNull,
             {{"i1 true, i1 %n", "i1 %n, i1 true"},
              {"i1 true, i1 %n", "i1 false, i1 %n"},
              {"- %d = icmp eq", "- %d = icmp ne"},
              // %n is poison where %p is, and %c may be true.
              {"%d = select i1 %c, i1 true, i1 %n", "%d = or i1 %n, %c"}});
}

// As std::vector chooses its next capacity.
constexpr const char *inTurn = R"(
declare i64 @llvm.umin.i64(i64, i64)
define i64 @x(i64 %n, i64 %m) {
- %a = icmp ult i64 %m, %n
- %b = icmp ugt i64 %m, 99
- %c = or i1 %a, %b
- %r = select i1 %c, i64 99, i64 %m
+ %a = icmp ult i64 %m, %n
+ %l = call i64 @llvm.umin.i64(i64 %m, i64 99)
+ %r = select i1 %a, i64 99, i64 %l
  ret i64 %r
}
define i64 @both(i64 %n, i1 %b) {
  %a = icmp ult i64 %n, 7
- %c = and i1 %a, %b
- %r = select i1 %c, i64 %n, i64 5
+ %l = select i1 %b, i64 %n, i64 5
+ %r = select i1 %a, i64 %l, i64 5
  ret i64 %r
}
)";

TEST(LockstepChoices, OfTwoConditionsInTurn) {
  EXPECT_EQ(provedOf(inTurn, {}, answerNothing),
            (std::vector<std::string>{"x", "both"}));
  for (auto [from, to] :
       {std::pair("+ %a = icmp ult i64 %m, %n", "+ %a = icmp ult i64 %n, %m"),
        {"%a, i64 99, i64 %l", "%a, i64 98, i64 %l"},
        {"umin.i64(i64 %m, i64 99)", "umin.i64(i64 %m, i64 98)"},
        {"- %c = or i1 %a, %b\n", "- %c = and i1 %a, %b\n"}})
    EXPECT_EQ(provedOf(changed(inTurn, from, to)),
              std::vector<std::string>{"both"})
        << from;
  for (auto [from, to] :
       {std::pair("- %c = and i1 %a, %b", "- %c = or i1 %a, %b"),
        {"+ %l = select i1 %b, i64 %n, i64 5",
         "+ %l = select i1 %b, i64 5, i64 %n"},
        {"%a, i64 %l, i64 5", "%a, i64 5, i64 %l"},
        // The source looks at the second condition only if the first holds.
        {"- %c = and i1 %a, %b", "- %c = select i1 %b, i1 %a, i1 false"}})
    EXPECT_EQ(provedOf(changed(inTurn, from, to)),
              std::vector<std::string>{"x"})
        << from;
}

// That the choice is no 0 shows which operand was chosen, and then that this is
// no 1.
constexpr const char *switchedOnChoice = R"(
declare void @k(i64)
define void @x(i1 %c, i64 %n) {
  %s = select i1 %c, i64 0, i64 %n
- switch i64 %s, label %more [ i64 1, label %one
-   i64 0, label %none ]
+ switch i64 %s, label %more [ i64 0, label %none
+   i64 1, label %one ]
one:
  call void @k(i64 1)
  ret void
more:
- call void @k(i64 %s)
+ call void @k(i64 %n)
  ret void
none:
  ret void
}
)";

TEST(LockstepChoices, AreSwitchedOn) {
  EXPECT_TRUE(isProvedAtOnce(switchedOnChoice));
  expectNone(switchedOnChoice,
             {{"+   i64 1, label %one", "+   i64 2, label %one"},
              {"+ switch i64 %s, label %more [ i64 0, label %none",
               "+ switch i64 %s, label %none [ i64 0, label %more"},
              // To switch on undef is undefined.
              {"+ switch i64 %s", "+ switch i64 %n"}});
}

} // namespace
} // namespace palindrome::refine
