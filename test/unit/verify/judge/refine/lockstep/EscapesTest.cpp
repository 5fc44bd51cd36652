// Calls that become `tail` calls, which must not access the caller's locals.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

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

constexpr const char *comparedByLibrary = R"(
target triple = "x86_64-unknown-linux-gnu"
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @memchr(ptr, i32, i64)
declare void @g(i32)
define i32 @x(ptr %q, i64 %n) {
  %a = alloca i32
  store i32 7, ptr %a
  %c = call i32 @memcmp(ptr %a, ptr %q, i64 4)
- call void @g(i32 0)
+ tail call void @g(i32 0)
  %y = load i32, ptr %a
  %r = add i32 %c, %y
  ret i32 %r
}
)";

// A comparison of the library keeps no pointer; what searches returns one, and
// a function of the same name may do what it likes.
TEST(LockstepTest, FunctionsOfTheLibraryKeepNoPointer) {
  EXPECT_TRUE(isProved(comparedByLibrary));
  expectNone(comparedByLibrary,
             {{"%c = call i32 @memcmp(ptr %a, ptr %q, i64 4)",
               "%p = call ptr @memchr(ptr %a, i32 0, i64 4)\n"
               "  store ptr %p, ptr %q\n  %c = load i32, ptr %q"},
              {"i64 4)", "i64 4) nobuiltin"}});
}

constexpr const char *variadic = R"(
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define i32 @x(i32 %n, ...) {
  %l = alloca ptr
  call void @llvm.va_start.p0(ptr %l)
  %a = va_arg ptr %l, i32
- %r = mul i32 %a, 2
+ %r = shl i32 %a, 1
  call void @llvm.va_end.p0(ptr %l)
  ret i32 %r
}
)";

TEST(LockstepTest, ListsOfArgumentsAreTakenAlike) {
  std::string pair = variadic;
  EXPECT_EQ(provedOf(pair), std::vector<std::string>{"x"});
  EXPECT_EQ(provedOf(changed(pair, "  %a = va_arg ptr %l, i32\n",
                             "+ %b = va_arg ptr %l, i32\n"
                             "  %a = va_arg ptr %l, i32\n")),
            std::vector<std::string>());
  EXPECT_EQ(provedOf(changed(pair, "  call void @llvm.va_end.p0(ptr %l)\n",
                             "- call void @llvm.va_end.p0(ptr %l)\n"
                             "+ tail call void @llvm.va_end.p0(ptr %l)\n")),
            std::vector<std::string>());
}

TEST(LockstepTest, ACalleeWithACopyOfALocalKnowsNoLocal) {
  std::string text = escapeDeclarations + std::string(R"(
declare void @copied(ptr byval(i32))
define void @f() {
  %a = alloca i32
- call void @copied(ptr byval(i32) %a)
+ tail call void @copied(ptr byval(i32) %a)
  ret void
}
define void @alsoPassed(ptr %p) {
  %a = alloca i32
- call void @both(ptr byval(i32) %a, ptr %a)
+ tail call void @both(ptr byval(i32) %a, ptr %a)
  ret void
}
declare void @both(ptr byval(i32), ptr)
)");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"f"});
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
