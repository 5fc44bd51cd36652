// Each obligation of a proof in lockstep is needed: without it, a wrong pair is
// proved.

#include "test/refine/Obligations.h"
#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

// Each pair is called after what a proof of it would have to leave out.
constexpr const char *wrong = R"(
declare void @g(i32, i32)
declare void @h(ptr)
declare void @llvm.assume(i1)
declare i32 @personality(...)
define void @src.operands(i32 %x) {
  call void @g(i32 %x, i32 1)
  ret void
}
define void @tgt.operands(i32 %x) {
  call void @g(i32 %x, i32 2)
  ret void
}
define void @src.partners(ptr %p) {
  call void @h(ptr %p)
  ret void
}
define void @tgt.partners(ptr %p) {
  %x = load i32, ptr %p
  call void @h(ptr %p)
  ret void
}
define void @src.divisions(i32 %x) {
  call void @g(i32 %x, i32 1)
  ret void
}
define void @tgt.divisions(i32 %x) {
  %d = udiv i32 1, %x
  call void @g(i32 %x, i32 1)
  ret void
}
define void @src.assumptions(i1 %c) {
  call void @g(i32 0, i32 1)
  ret void
}
define void @tgt.assumptions(i1 %c) {
  call void @llvm.assume(i1 %c)
  call void @g(i32 0, i32 1)
  ret void
}
define void @src.choices(i32 %x) {
  %f = freeze i32 %x
  call void @g(i32 %f, i32 %f)
  ret void
}
define void @tgt.choices(i32 %x) {
  %e = freeze i32 %x
  %f = freeze i32 %x
  call void @g(i32 %e, i32 %f)
  ret void
}
define void @src.demands(i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g(i32 %i, i32 0)
  %j = add i32 %i, 1
  br label %l
}
define void @tgt.demands(i32 %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g(i32 %i, i32 0)
  %j = add i32 %i, 2
  br label %l
}
define i32 @src.clobbers(ptr %p) {
  %x = load i32, ptr %p
  call void @h(ptr %p)
  %y = load i32, ptr %p
  ret i32 %y
}
define i32 @tgt.clobbers(ptr %p) {
  %x = load i32, ptr %p
  call void @h(ptr %p)
  ret i32 %x
}
define void @src.progress() {
entry:
  br label %l
l:
  br label %l
}
define void @tgt.progress() {
entry:
  br label %l
l:
  br label %l, !llvm.loop !1
}
define void @src.convergence(i1 noundef %c) convergent {
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
  call void @g(i32 1, i32 1) convergent
  ret void
}
define void @tgt.convergence(i1 noundef %c) convergent {
  br i1 %c, label %a, label %b
a:
  call void @g(i32 1, i32 1) convergent
  ret void
b:
  call void @g(i32 1, i32 1) convergent
  ret void
}
define void @src.events(i32 %x) {
  call void @g(i32 %x, i32 1)
  ret void
}
define void @tgt.events(i32 %x) {
  call void @g(i32 %x, i32 1) nounwind
  ret void
}
define void @src.requirements(ptr %p) {
  call void @h(ptr %p)
  ret void
}
define void @tgt.requirements(ptr %p) {
  call void @h(ptr nonnull %p)
  ret void
}
define void @src.promises(i32 %x) {
  call void @g(i32 %x, i32 1)
  ret void
}
define void @tgt.promises(i32 noundef %x) {
  call void @g(i32 %x, i32 1)
  ret void
}
define i32 @src.branches(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt.branches(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 %y
}
define void @src.stores(ptr %p) {
  store i32 0, ptr %p
  ret void
}
define void @tgt.stores(ptr %p) {
  ret void
}
define void @src.redundancy(ptr %p) {
  %x = load i32, ptr %p
  store i32 0, ptr %p
  call void @h(ptr %p)
  ret void
}
define void @tgt.redundancy(ptr %p) {
  %x = load i32, ptr %p
  call void @h(ptr %p)
  ret void
}
define i32 @src.accesses(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, align 1
  br label %j
b:
  %y = load i32, ptr %p, align 1
  br label %j
j:
  %v = phi i32 [ %x, %a ], [ %y, %b ]
  ret i32 %v
}
define i32 @tgt.accesses(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define void @src.unwinding(ptr %p) personality ptr @personality {
  invoke void @h(ptr %p) to label %a unwind label %b
a:
  ret void
b:
  %x = landingpad { ptr, i32 } cleanup
  call void @g(i32 1, i32 1)
  resume { ptr, i32 } %x
}
define void @tgt.unwinding(ptr %p) personality ptr @personality {
  call void @h(ptr %p)
  ret void
}
define void @src.exits(i32 noundef %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %end
body:
  call void @g(i32 %i, i32 0)
  %j = add i32 %i, 1
  br label %head
end:
  ret void
}
define void @tgt.exits(i32 noundef %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %k, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %end
body:
  call void @g(i32 %i, i32 0)
  %j = add i32 %i, 1
  call void @g(i32 %j, i32 0)
  %k = add i32 %j, 1
  br label %head
end:
  ret void
}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
)";

TEST(LockstepObligations, EachExcludesAWrongPair) {
  EXPECT_EQ(provedOf(wrong), std::vector<std::string>());
  for (const auto &one : lockstepObligations) {
    LockstepObligations checked;
    checked.*one.part = false;
    // One leaves out more than another.
    EXPECT_TRUE(llvm::is_contained(provedOf(wrong, checked), one.name))
        << one.name.str();
  }
}

} // namespace
} // namespace palindrome::refine
