// Stores of both sides that write the same bytes in another order, or as one
// memset.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

const std::string gathered = R"(
declare void @g(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @x(ptr %p, ptr noalias %q) {
  %b = getelementptr inbounds i8, ptr %p, i64 8
  %v = load i32, ptr %p
- store ptr null, ptr %p, align 8
- %w = load i32, ptr %q
- %c = getelementptr inbounds i8, ptr %p, i64 12
- store i32 0, ptr %c, align 4
- store i32 0, ptr %b, align 4
+ %w = load i32, ptr %q
+ call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 16, i1 false)
  call void @g(ptr %b)
  %r = add i32 %v, %w
  ret i32 %r
}
)";

TEST(LockstepReordered, StoresOfEachByteAreAMemset) {
  EXPECT_TRUE(isProved(gathered));
  expectNone(gathered,
             {{"i8 0, i64 16", "i8 1, i64 16"},
              {"i8 0, i64 16", "i8 0, i64 15"},
              {"i8 0, i64 16", "i8 0, i64 17"},
              {"align 8 %p, i8", "align 16 %p, i8"},
              {"align 8 %p, i8", "align 1 %b, i8"},
              {"i1 false", "i1 true"},
              {"- store i32 0, ptr %b", "- store i32 1, ptr %b"},
              {"- store i32 0, ptr %b", "- store i32 0, ptr %c"},
              {"- store i32 0, ptr %b", "- store volatile i32 0, ptr %b"},
              {"- store i32 0, ptr %c", "- store i16 0, ptr %c"},
              {"- %w = load i32, ptr %q", "- %w = load i32, ptr %p"},
              {"store ptr null", "store ptr undef"}});
}

// What was read before is known no more, wherever it was stored.
TEST(LockstepReordered, StoresChangeWhatWasRead) {
  const std::string read = R"(
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @x(ptr %p, ptr noalias %q) {
  %b = getelementptr inbounds i8, ptr %p, i64 4
  %v = load i32, ptr %p
  store i32 1, ptr %q
- store i32 0, ptr %p, align 4
- store i32 0, ptr %b, align 4
+ call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 8, i1 false)
  store i32 2, ptr %q
- %w = load i32, ptr %p
+ %w = load i32, ptr %p
  %r = add i32 %v, %w
  ret i32 %r
}
)";
  EXPECT_TRUE(isProved(read));
  expectNone(read, {{"+ %w = load i32, ptr %p", "+ %w = add i32 %v, 0"}});
}

const std::string swapped = R"(
declare void @g(ptr)
define void @x(ptr %p, i32 %x, ptr %q) {
  %b = getelementptr inbounds i8, ptr %p, i64 4
- store i32 %x, ptr %p, align 4
- store ptr %q, ptr %b, align 4
+ store ptr %q, ptr %b, align 4
+ store i32 %x, ptr %p, align 4
  call void @g(ptr %b)
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
)";

TEST(LockstepReordered, StoresChangePlaces) {
  EXPECT_TRUE(isProved(swapped));
  expectNone(
      swapped,
      {{"+ store i32 %x", "+ store i32 0"},
       {"+ store i32 %x, ptr %p", "+ store i32 %x, ptr %q"},
       {"+ store i32 %x, ptr %p, align 4", "+ store i32 %x, ptr %p, align 8"},
       {"+ store i32 %x, ptr %p, align 4",
        "+ store i32 %x, ptr %p, align 4, !tbaa !0"},
       {"+ store i32 %x", "+ store volatile i32 %x"},
       {"- store i32 %x", "- store volatile i32 %x"},
       // The last one of two that overlap is other bytes.
       {"i64 4", "i64 2"},
       {"i64 4", "i64 -4"},
       {"+ store ptr %q", "+ call void @g(ptr %b)\n store ptr %q"}});
}

// A store that both make lies between two of the source that become one.
TEST(LockstepReordered, AStoreOfBothMayComeBetween) {
  const std::string between = R"(
declare void @g(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @x(ptr %p, i32 %x) {
  %b = getelementptr inbounds i8, ptr %p, i64 4
  %c = getelementptr inbounds i8, ptr %p, i64 8
- store i32 0, ptr %p, align 4
  store i32 %x, ptr %c, align 4
- store i32 0, ptr %b, align 4
+ call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 8, i1 false)
  call void @g(ptr %p)
  ret void
}
)";
  EXPECT_TRUE(isProved(between));
  expectNone(between,
             {{"i64 8\n", "i64 2\n"},
              {"i64 8, i1", "i64 12, i1"},
              {"store i32 %x, ptr %c, align 4", "call void @g(ptr %c)"}});
}

// Where the source's value is poison, the target's may tell of a parameter.
TEST(LockstepReordered, NothingMoreIsCaptured) {
  EXPECT_FALSE(isProved(R"(
@g = global [2 x ptr] zeroinitializer
define void @x(ptr captures(none) %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
- %q = phi ptr [ poison, %0 ], [ null, %a ]
+ %q = phi ptr [ %p, %0 ], [ null, %a ]
- store ptr %q, ptr @g
  store ptr null, ptr getelementptr (i8, ptr @g, i64 8)
+ store ptr %q, ptr @g
  ret void
}
)"));
}

} // namespace
} // namespace palindrome::refine
