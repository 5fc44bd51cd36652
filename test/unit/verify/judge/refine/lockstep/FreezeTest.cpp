// Values that the target alone freezes.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *wrongFreeze = R"(
declare void @g(i32, i32)
define i32 @thawed(i32 %x) {
- %f = freeze i32 %x
- ret i32 %f
+ ret i32 %x
}
define i32 @frozenTwice(i32 %x) {
  %f = freeze i32 %x
- %d = sub i32 %f, %f
+ %e = freeze i32 %x
+ %d = sub i32 %f, %e
  ret i32 %d
}
define void @afterwards(i32 %x) {
+ %e = freeze i32 %x
  %f = freeze i32 %x
  call void @g(i32 %f, i32 0)
- call void @g(i32 %f, i32 1)
+ call void @g(i32 %e, i32 1)
  ret void
}
define i32 @poison(i32 %x) {
- %s = add nsw i32 %x, 1
- %f = freeze i32 %s
- ret i32 %f
+ %f = freeze i32 %x
+ %s = add nsw i32 %f, 1
+ ret i32 %s
}
define void @frozenAgain(i32 %x, i1 noundef %c) {
- %f = freeze i32 %x
  br label %loop
loop:
+ %f = freeze i32 %x
  call void @g(i32 %f, i32 0)
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
define i32 @both(i1 %c, i1 %d, i32 %x) {
- br i1 %c, label %a, label %b
+ %e = and i1 %c, %d
+ br i1 %e, label %a, label %b
a:
- br i1 %d, label %e, label %b
-e:
  ret i32 %x
b:
  ret i32 0
}
define i32 @either(i1 %c, i1 %d, i32 %x) {
- br i1 %c, label %a, label %b
+ %f = freeze i1 %d
+ %e = or i1 %c, %f
+ br i1 %e, label %a, label %b
a:
- br i1 %d, label %e, label %b
-e:
  ret i32 %x
b:
  ret i32 0
}
define i32 @twoChoices(i32 %x) {
- ret i32 0
+ %f = freeze i32 %x
+ %e = freeze i32 %x
+ %d = sub i32 %f, %e
+ ret i32 %d
}
)";

constexpr const char *rightFreeze = R"(
declare void @g(i32, i32)
define i32 @frozen(i32 %x) {
- ret i32 %x
+ %f = freeze i32 %x
+ ret i32 %f
}
define void @usedLater(i32 %x, i32 %y) {
- %s = add i32 %x, %y
+ %f = freeze i32 %x
+ %s = add i32 %f, %y
  call void @g(i32 %s, i32 0)
  call void @g(i32 %s, i32 1)
  ret void
}
define i32 @branches(i32 noundef %x) {
- %c = icmp eq i32 %x, 0
- %r = select i1 %c, i32 1, i32 %x
- ret i32 %r
+ %f = freeze i32 %x
+ %c = icmp eq i32 %f, 0
+ br i1 %c, label %a, label %b
+a:
+ ret i32 1
+b:
+ ret i32 %f
}
define i32 @both(i1 %c, i1 %d, i32 %x) {
- br i1 %c, label %a, label %b
+ %f = freeze i1 %d
+ %e = and i1 %c, %f
+ br i1 %e, label %a, label %b
a:
- br i1 %d, label %e, label %b
-e:
  ret i32 %x
b:
  ret i32 0
}
define i32 @oneChoice(i32 %x) {
- ret i32 0
+ %f = freeze i32 %x
+ %d = sub i32 %f, %f
+ ret i32 %d
}
declare i32 @h()
define i32 @inLoop(i1 %c, i1 %d) {
entry:
+ %f = freeze i1 %d
+ %e = and i1 %c, %f
  br label %loop
loop:
  %a = call i32 @h()
- br i1 %c, label %again, label %exit
-again:
- br i1 %d, label %loop, label %exit
+ br i1 %e, label %loop, label %exit
exit:
- %r = phi i32 [ 0, %loop ], [ %a, %again ]
+ %r = select i1 %c, i32 %a, i32 0
  ret i32 %r
}
)";

TEST(Freeze, OfTheTargetRefinesItsOperand) {
  EXPECT_EQ(provedOf(wrongFreeze), std::vector<std::string>());
  EXPECT_EQ(provedOf(rightFreeze),
            (std::vector<std::string>{"frozen", "usedLater", "branches", "both",
                                      "oneChoice", "inLoop"}));
}

// LLVM multiplies by the inverse of a power of two.
constexpr const char *inverse = R"(
declare void @g(double)
define void @x(double %v) {
- %r = fdiv double %v, 1.024e+03
+ %r = fmul double %v, 0x3F50000000000000
  call void @g(double %r)
  ret void
}
)";

TEST(LockstepChoices, OfAQuotientAreThoseOfAProduct) {
  EXPECT_TRUE(isProvedAtOnce(inverse));
  expectNone(inverse, {{"1.024e+03", "1.023e+03"},
                       {"fmul double", "fmul nnan double"},
                       {"double %v, 1.024e+03", "double 1.024e+03, %v"}});
}

} // namespace
} // namespace palindrome::refine
