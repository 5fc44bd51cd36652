// Calls that become `tail` calls, which must not access the caller's locals.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *escapeDeclarations = R"(
@cell = global ptr null
declare void @g(i32)
declare void @h(ptr)
declare void @borrow(ptr captures(none))
declare ptr @give(ptr captures(none), ptr returned)
)";

TEST(LockstepTest, ACallThatKnowsNoLocalBecomesATailCall) {
  std::string text = escapeDeclarations + std::string(R"(
define i32 @local(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
- call void @g(i32 0)
+ tail call void @g(i32 0)
  %y = load i32, ptr %a
  ret i32 %y
}
define i32 @lent(i32 %x, i1 noundef %c) {
  %a = alloca [2 x i32]
  %b = getelementptr i32, ptr %a, i64 1
  %p = select i1 %c, ptr %a, ptr %b
  call void @borrow(ptr %p)
- call void @g(i32 0)
+ tail call void @g(i32 0)
  %y = load i32, ptr %p
  ret i32 %y
}
define void @passedLater() {
  %a = alloca i32
- call void @g(i32 0)
+ tail call void @g(i32 0)
  call void @h(ptr %a)
  ret void
}
)");
  EXPECT_EQ(provedOf(text),
            (std::vector<std::string>{"local", "lent", "passedLater"}));
}

TEST(LockstepTest, ACallThatMayKnowALocalBecomesNoTailCall) {
  std::string text = escapeDeclarations + std::string(R"(
define void @passed() {
  %a = alloca i32
- call void @h(ptr %a)
+ tail call void @h(ptr %a)
  ret void
}
define void @passedBefore() {
  %a = alloca i32
  call void @h(ptr %a)
- call void @g(i32 0)
+ tail call void @g(i32 0)
  ret void
}
define void @chosen(i1 noundef %c) {
  %a = alloca i32
  %p = select i1 %c, ptr %a, ptr @cell
  store ptr %p, ptr @cell
- call void @g(i32 0)
+ tail call void @g(i32 0)
  ret void
}
define void @inTheRoundBefore() {
entry:
  %a = alloca i32
  br label %l
l:
- call void @g(i32 0)
+ tail call void @g(i32 0)
  call void @h(ptr %a)
  br label %l
}
define void @returned() {
  %a = alloca i32
  %p = call ptr @give(ptr null, ptr %a)
- call void @h(ptr %p)
+ tail call void @h(ptr %p)
  ret void
}
define void @copied(ptr byval(i32) %a) {
  store ptr %a, ptr @cell
- call void @g(i32 0)
+ tail call void @g(i32 0)
  ret void
}
)");
  EXPECT_EQ(provedOf(text), std::vector<std::string>());
}

} // namespace
} // namespace palindrome::refine
