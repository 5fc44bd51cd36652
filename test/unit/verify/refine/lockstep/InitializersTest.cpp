// What the source reads from constant globals.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *constants = R"(
@one = constant i32 1
@pair = constant { i32, ptr } { i32 7, ptr @f }
@table = internal constant [3 x i16] [i16 1, i16 2, i16 undef]
@variable = global i32 1
@other = external constant i32
@weak = weak constant i32 1
@late = externally_initialized constant i32 1
declare void @f()
declare void @g(i32)
)";

TEST(LockstepInitializers, AreRead) {
  EXPECT_EQ(
      provedOf(std::string(constants) + R"(
define i32 @number() {
  call void @g(i32 3)
- %x = load i32, ptr @one
- ret i32 %x
+ ret i32 1
}
define void @callee() {
- %p = getelementptr inbounds { i32, ptr }, ptr @pair, i64 0, i32 1
- %f = load ptr, ptr %p
- call void %f()
+ call void @f()
  ret void
}
define i16 @element() {
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 1
- %x = load i16, ptr %p
- ret i16 %x
+ ret i16 2
}
define void @before(i1 %c) {
- %x = load i32, ptr @one
  call void @g(i32 3)
- call void @g(i32 %x)
+ call void @g(i32 1)
  ret void
}
)"),
      (std::vector<std::string>{"number", "callee", "element", "before"}));
}

TEST(LockstepInitializers, AreNotReadWhereTheyMayDiffer) {
  EXPECT_EQ(provedOf(std::string(constants) + R"(
define i32 @variable() {
- %x = load i32, ptr @variable
- ret i32 %x
+ ret i32 1
}
define i32 @other() {
- %x = load i32, ptr @other
- ret i32 %x
+ ret i32 1
}
define i32 @weak() {
- %x = load i32, ptr @weak
- ret i32 %x
+ ret i32 1
}
define i32 @late() {
- %x = load i32, ptr @late
- ret i32 %x
+ ret i32 1
}
define i16 @element() {
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 1
- %x = load i16, ptr %p
- ret i16 %x
+ ret i16 1
}
define i16 @undefined() {
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 2
- %x = load i16, ptr %p
- %d = sub i16 %x, %x
- ret i16 %d
+ %x = load i16, ptr @table
+ ret i16 %x
}
define i16 @unknown(i64 %i) {
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 %i
- %x = load i16, ptr %p
- ret i16 %x
+ ret i16 1
}
define void @changing(i1 %c) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ 1, %head ]
- %p = getelementptr inbounds [3 x i16], ptr @table, i64 0, i64 %i
- %x = load i16, ptr %p
- %y = zext i16 %x to i32
- call void @g(i32 %y)
+ call void @g(i32 1)
  br label %head
}
)"),
            std::vector<std::string>());
}

TEST(LockstepInitializers, CalleesKeepWhatIsDeclared) {
  EXPECT_EQ(provedOf(R"(
@table = constant ptr @f
@others = constant ptr @h
@any = global ptr @f
declare i32 @f(i32 noundef) nounwind memory(none)
declare i32 @h(i32)
define i32 @declared(i32 %x) {
- %f = load ptr, ptr @table
- %r = call i32 %f(i32 %x)
+ %r = call i32 @f(i32 noundef %x)
  ret i32 %r
}
define i32 @more(i32 %x) {
- %f = load ptr, ptr @table
- %r = call i32 %f(i32 %x)
+ %r = call i32 @f(i32 %x) willreturn
  ret i32 %r
}
define i32 @elsewhere(i32 %x) {
- %f = load ptr, ptr @others
- %r = call i32 %f(i32 %x)
+ %r = call i32 @f(i32 %x)
  ret i32 %r
}
define i32 @anything(i32 %x) {
- %f = load ptr, ptr @any
- %r = call i32 %f(i32 %x)
+ %r = call i32 @f(i32 %x)
  ret i32 %r
}
define i32 @undeclared(i32 %x) {
- %f = load ptr, ptr @others
- %r = call i32 %f(i32 %x)
+ %r = call i32 @h(i32 %x) nounwind
  ret i32 %r
}
)"),
            std::vector<std::string>{"declared"});
}

} // namespace
} // namespace palindrome::refine
