// Where paths of both sides meet at different blocks, and what phis are there.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *meetingsDeclarations = R"(
declare void @g(i32)
declare i32 @f()
declare void @h(ptr)
declare void @llvm.lifetime.end.p0(ptr)
)";

// The exit of the loop has become a block of its own, and what leaves the loop
// a phi.
constexpr const char *dedicatedExit = R"(
define i32 @x(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %j, %next ]
  %c = icmp ne i32 %i, 0
- br i1 %c, label %body, label %end
+ br i1 %c, label %body, label %exit
body:
  %r = call i32 @f()
  %d = icmp eq i32 %r, 0
  br i1 %d, label %out, label %next
next:
  %j = call i32 @f()
  br label %head
out:
  br label %end
+exit:
+  %p = phi i32 [ %i, %head ]
+  br label %end
end:
+ %q = phi i32 [ %p, %exit ], [ %i, %out ]
  call void @g(i32 1)
- ret i32 %i
+ ret i32 %q
}
)";

TEST(Meetings, APhiMayBeAValueFromAbove) {
  std::string pair = dedicatedExit;
  std::string text =
      meetingsDeclarations + pair +
      variant(pair, "otherValue", "[ %i, %out ]", "[ %r, %out ]") +
      variant(pair, "constant", "[ %i, %out ]", "[ 0, %out ]") +
      variant(pair, "otherExit", "phi i32 [ %i, %head ]",
              "phi i32 [ %n, %head ]");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

// The way from which the source has come to %m decides how it goes on: it must
// not meet the target there.
constexpr const char *threaded = R"(
define void @x(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %j, %body ]
  %c = icmp ne i32 %i, 0
- br i1 %c, label %more, label %m
+ br i1 %c, label %more, label %end
more:
  %r = call i32 @f()
  %d = icmp ne i32 %r, 0
- br label %m
+ br i1 %d, label %body, label %end
-m:
- %b = phi i1 [ false, %head ], [ %d, %more ]
- br i1 %b, label %body, label %end
body:
  %j = call i32 @f()
  br label %head
end:
  call void @g(i32 %i)
  ret void
}
)";

TEST(Meetings, AThreadedBranchIsFollowed) {
  std::string pair = threaded;
  std::string text =
      meetingsDeclarations + pair +
      variant(pair, "otherWay", "br i1 %d, label %body, label %end",
              "br i1 %d, label %end, label %body") +
      variant(pair, "otherConstant", "phi i1 [ false, %head ]",
              "phi i1 [ true, %head ]");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

// A local can be read at any time.
constexpr const char *ofALocal = R"(
define i32 @x(i1 noundef %c) {
  %a = alloca i32
  call void @h(ptr %a)
+ %v = load i32, ptr %a
  br i1 %c, label %yes, label %no
yes:
- %v = load i32, ptr %a
  ret i32 %v
no:
  ret i32 0
}
)";

TEST(Meetings, ALoadOfALocalMayBeMadeEarlier) {
  std::string pair = ofALocal;
  std::string text =
      meetingsDeclarations + pair +
      changed(
          variant(pair, "argument", "i1 noundef %c", "i1 noundef %c, ptr %a"),
          "%a = alloca i32", "call void @g(i32 0)") +
      variant(pair, "beyond", "%a = alloca i32", "%a = alloca i16") +
      variant(pair, "before", "  call void @h(ptr %a)\n+ %v = load i32, ptr %a",
              "+ %v = load i32, ptr %a\n  call void @h(ptr %a)");
  EXPECT_EQ(provedOf(text), std::vector<std::string>{"x"});
}

} // namespace
} // namespace palindrome::refine
