// Each obligation of a proof in lockstep is needed: without it, a wrong pair is
// proved.

#include "test/refine/Obligations.h"
#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// Each pair is called after what a proof of it would have to leave out.
constexpr const char *wrongObligations = R"(
declare void @g(i32, i32)
declare void @h(ptr)
declare void @llvm.assume(i1)
declare i32 @personality(...)
define void @operands(i32 %x) {
- call void @g(i32 %x, i32 1)
+ call void @g(i32 %x, i32 2)
  ret void
}
define void @partners(ptr %p) {
+ %x = load i32, ptr %p
  call void @h(ptr %p)
  ret void
}
define void @divisions(i32 %x) {
+ %d = udiv i32 1, %x
  call void @g(i32 %x, i32 1)
  ret void
}
define void @assumptions(i1 %c) {
+ call void @llvm.assume(i1 %c)
  call void @g(i32 0, i32 1)
  ret void
}
define void @choices(i32 %x) {
+ %e = freeze i32 %x
  %f = freeze i32 %x
- call void @g(i32 %f, i32 %f)
+ call void @g(i32 %e, i32 %f)
  ret void
}
define void @demands(i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g(i32 %i, i32 0)
- %j = add i32 %i, 1
+ %j = add i32 %i, 2
  br label %l
}
define i32 @clobbers(ptr %p) {
  %x = load i32, ptr %p
  call void @h(ptr %p)
- %y = load i32, ptr %p
- ret i32 %y
+ ret i32 %x
}
define void @progress() {
entry:
  br label %l
l:
- br label %l
+ br label %l, !llvm.loop !1
}
define void @convergence(i1 noundef %c) convergent {
  br i1 %c, label %a, label %b
a:
- br label %m
+ call void @g(i32 1, i32 1) convergent
+ ret void
b:
- br label %m
-m:
  call void @g(i32 1, i32 1) convergent
  ret void
}
define void @events(i32 %x) {
- call void @g(i32 %x, i32 1)
+ call void @g(i32 %x, i32 1) nounwind
  ret void
}
define void @captures(ptr captures(none) %p) {
- call void @h(ptr poison)
+ call void @h(ptr %p)
  ret void
}
define void @requirements(ptr %p) {
- call void @h(ptr %p)
+ call void @h(ptr nonnull %p)
  ret void
}
-define void @promises(i32 %x) {
+define void @promises(i32 noundef %x) {
  call void @g(i32 %x, i32 1)
  ret void
}
define i32 @branches(i1 %c, i32 %x, i32 %y) {
- %r = select i1 %c, i32 %x, i32 %y
- ret i32 %r
+ br i1 %c, label %a, label %b
+a:
+ ret i32 %x
+b:
+ ret i32 %y
}
define void @stores(ptr %p) {
- store i32 0, ptr %p
  ret void
}
define void @redundancy(ptr %p) {
  %x = load i32, ptr %p
- store i32 0, ptr %p
  call void @h(ptr %p)
  ret void
}
define void @repetition(ptr %p, i32 %x) {
  store i32 %x, ptr %p
+ store i32 7, ptr %p
  ret void
}
define i32 @accesses(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
- %x = load i32, ptr %p, align 1
  br label %j
b:
- %y = load i32, ptr %p, align 1
  br label %j
j:
- %v = phi i32 [ %x, %a ], [ %y, %b ]
+ %v = load i32, ptr %p, align 4
  ret i32 %v
}
define void @unwinding(ptr %p) personality ptr @personality {
- invoke void @h(ptr %p) to label %a unwind label %b
-a:
+ call void @h(ptr %p)
  ret void
-b:
- %x = landingpad { ptr, i32 } cleanup
- call void @g(i32 1, i32 1)
- resume { ptr, i32 } %x
}
define void @exits(i32 noundef %n) {
entry:
  br label %head
head:
- %i = phi i32 [ 0, %entry ], [ %j, %body ]
+ %i = phi i32 [ 0, %entry ], [ %k, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %end
body:
  call void @g(i32 %i, i32 0)
  %j = add i32 %i, 1
+ call void @g(i32 %j, i32 0)
+ %k = add i32 %j, 1
  br label %head
end:
  ret void
}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
)";

TEST(LockstepObligations, EachExcludesAWrongPair) {
  EXPECT_EQ(provedOf(wrongObligations), std::vector<std::string>());
  for (const auto &one : lockstepObligations) {
    LockstepObligations checked;
    checked.*one.part = false;
    // One leaves out more than another.
    EXPECT_TRUE(
        llvm::is_contained(provedOf(wrongObligations, checked), one.name))
        << one.name.str();
  }
}

} // namespace
} // namespace palindrome::refine
