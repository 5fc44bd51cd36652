// Stores that the source alone makes.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *deadStoresDeclarations = R"(
declare void @f(ptr)
declare void @g(i32)
declare void @llvm.lifetime.end.p0(ptr)
)";

// In each pair, someone can read what the source stores.
constexpr const char *wrongDeadStores = R"(
define void @partly(ptr %p) {
- store i32 0, ptr %p
  store i16 1, ptr %p
  ret void
}
define void @beside(ptr %p) {
- store i32 0, ptr %p
  %q = getelementptr inbounds i8, ptr %p, i64 1
  store i32 1, ptr %q
  ret void
}
define void @elsewhere(ptr %p, ptr %q) {
- store i32 0, ptr %p
  store i32 1, ptr %q
  ret void
}
define void @readByCallee(ptr %p) {
- store i32 0, ptr %p
  call void @f(ptr %p)
  store i32 1, ptr %p
  ret void
}
define i32 @readBetween(ptr %p) {
- store i32 0, ptr %p
  %v = load i32, ptr %p
  store i32 1, ptr %p
  ret i32 %v
}
define void @ofTheCaller(ptr %p) {
- store i32 0, ptr %p
  ret void
}
define void @known(i32 %x) {
  %a = alloca i32
- store i32 0, ptr %a
- store i32 1, ptr %a
  call void @f(ptr %a)
  ret void
}
define void @inALoop(ptr %p, i1 noundef %c) {
- store i32 0, ptr %p
  br label %l
l:
  br i1 %c, label %l, label %e
e:
+ call void @g(i32 0)
  store i32 1, ptr %p
- call void @g(i32 0)
  ret void
}
define void @onOneWay(ptr %p, i1 noundef %c) {
- store i32 0, ptr %p
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p
  ret void
b:
  ret void
}
define void @another(ptr %p, i32 %x) {
  %v = load i32, ptr %p
- %w = add i32 %v, %x
- store i32 %w, ptr %p
  ret void
}
define void @volatileStore(ptr %p) {
- store volatile i32 0, ptr %p
  store i32 1, ptr %p
  ret void
}
define void @changedBetween(ptr %p, ptr %q) {
  %v = load i32, ptr %p
  store i32 7, ptr %q
- store i32 %v, ptr %p
  ret void
}
define void @backAgain(ptr %p, ptr %q, i32 %x) {
  %v = load i32, ptr %p
  store i32 %x, ptr %q
- store i32 %v, ptr %p
- store i32 %x, ptr %q
  ret void
}
)";

TEST(DeadStores, NoNearMissIsProved) {
  EXPECT_EQ(provedOf(std::string(deadStoresDeclarations) + wrongDeadStores),
            std::vector<std::string>());
}

constexpr const char *rightDeadStores = R"(
define void @overwritten(ptr %p) {
- store i32 0, ptr %p
  store i32 1, ptr %p
  ret void
}
define void @covered(ptr %p) {
- %q = getelementptr inbounds i8, ptr %p, i64 2
- store i16 0, ptr %q
  store i32 1, ptr %p
  ret void
}
define void @onBothWays(ptr %p, i1 noundef %c) {
- store i32 0, ptr %p
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr %p
  ret void
b:
  store i32 2, ptr %p
  ret void
}
define i32 @local(i32 %x) {
  %a = alloca i32
  call void @f(ptr %a)
- store i32 %x, ptr %a
  ret i32 %x
}
define void @lifetime(i32 %x) {
  %a = alloca i32
  call void @f(ptr %a)
- store i32 %x, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @g(i32 0)
  ret void
}
define i32 @redundant(ptr %p) {
  %v = load i32, ptr %p
- store i32 %v, ptr %p
  call void @g(i32 %v)
  ret i32 %v
}
define i32 @readBefore(ptr %p) {
  %v = load i32, ptr %p
- store i32 0, ptr %p
  store i32 1, ptr %p
  ret i32 %v
}
)";

TEST(DeadStores, WhatTheNearMissesComeFromIsProved) {
  EXPECT_EQ(
      provedOf(std::string(deadStoresDeclarations) + rightDeadStores),
      (std::vector<std::string>{"overwritten", "covered", "onBothWays", "local",
                                "lifetime", "redundant", "readBefore"}));
}

/// A store that memory is filled over, at an address computed twice.
constexpr const char *filledOver = R"(
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @x(ptr %p, i64 %i, ptr %o) {
  %q = getelementptr i32, ptr %p, i64 %i
  %r = getelementptr i32, ptr %p, i64 %i
- store i32 7, ptr %q
  call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 4, i1 false)
  ret void
}
)";

TEST(DeadStores, AreThoseThatMemoryIsFilledOver) {
  const std::string set = "@llvm.memset.p0.i64(ptr %r, i8 0, i64 4, i1 false)";
  EXPECT_EQ(provedOf(filledOver).size(), 1u);
  expectNone(
      filledOver,
      {{set, "@llvm.memset.p0.i64(ptr %r, i8 0, i64 3, i1 false)"},
       {set, "@llvm.memset.p0.i64(ptr %r, i8 0, i64 %i, i1 false)"},
       {set, "@llvm.memset.p0.i64(ptr %o, i8 0, i64 4, i1 false)"},
       {set, "@llvm.memmove.p0.p0.i64(ptr %r, ptr %o, i64 4, i1 false)"}});
}

// The source reads what it has just stored, and stores there again: *p++.
constexpr const char *readAgainBeforeItIsDead = R"(
define i8 @x(ptr %p, ptr %x, ptr %q) {
- store ptr %x, ptr %p
- %y = load ptr, ptr %p
- %z = getelementptr i8, ptr %y, i64 1
+ %z = getelementptr i8, ptr %x, i64 1
  store ptr %z, ptr %p
- %r = load i8, ptr %y
+ %r = load i8, ptr %x
  ret i8 %r
}
)";

TEST(LockstepDeadStores, MayBeReadByTheSourceBeforeTheyAreDead) {
  EXPECT_TRUE(isProvedAtOnce(readAgainBeforeItIsDead));
  expectNone(readAgainBeforeItIsDead,
             {{"+ %r = load i8, ptr %x", "+ %r = load i8, ptr %z"},
              {"- %y = load ptr, ptr %p", "- %y = load ptr, ptr %q"},
              // The other store may have changed what is read.
              {"- %y = load", "- store ptr %q, ptr %q\n- %y = load"},
              {"  store ptr %z, ptr %p", "  store ptr %z, ptr %q"}});
  // The target reads what was there before.
  EXPECT_FALSE(isProved(changed(readAgainBeforeItIsDead,
                                "+ %z = getelementptr i8, ptr %x",
                                "+ %o = load ptr, ptr %p\n"
                                "+ %z = getelementptr i8, ptr %o")));
}

// Zeros are stored where a memset has stored them; and a memset of which all
// bytes are written again, after what only arguments lead to was read.
constexpr const char *setAlready = R"(
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(ptr)
declare void @f(ptr)
define void @x(ptr noundef %p, i1 %c) {
  %a = alloca [32 x i8], align 8
  %b = getelementptr inbounds i8, ptr %a, i64 8
  %d = getelementptr inbounds i8, ptr %a, i64 16
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 32, i1 false)
  store i64 7, ptr %b
  store i64 5, ptr %p
- store i64 0, ptr %d
  call void @f(ptr %a)
- call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 16, i1 false)
  %r = load i64, ptr %p
  store i64 %r, ptr %b
  store i64 9, ptr %a
  call void @f(ptr %a)
  ret void
}
)";

TEST(DeadStores, OfBytesThatWereSet) {
  EXPECT_TRUE(isProvedAtOnce(setAlready));
  expectNone(
      setAlready,
      {{"- store i64 0, ptr %d", "- store i64 1, ptr %d"},
       {"- store i64 0, ptr %d", "- store i64 0, ptr %b"},
       {"ptr %a, i64 16\n", "ptr %a, i64 28\n"},
       {"i8 0, i64 32", "i8 0, i64 16"},
       {"i8 0, i64 32", "i8 4, i64 32"},
       {"store i64 7, ptr %b", "store i64 7, ptr %d"},
       {"store i64 7, ptr %b", "call void @f(ptr %b)"},
       {"i8 1, i64 16", "i8 1, i64 17"},
       {"%r = load i64, ptr %p", "%r = load i64, ptr %a"},
       {"store i64 9, ptr %a", "store i32 9, ptr %a"},
       {"- call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 16, i1 false)",
        "- call void @llvm.memset.p0.i64(ptr %a, i8 1, i64 16, i1 true)"}});
}

// A store that is read and overwritten. Before that, the source loads from
// elsewhere.
const std::string updatedTwice = R"(
@cell = global i32 0
@other = global ptr null
declare void @use(ptr)
define void @x(i32 %x, ptr %r) {
- store i32 %x, ptr @cell
  %o = load ptr, ptr @other
- %v = load i32, ptr @cell
- %w = add i32 %v, 1
+ %w = add i32 %x, 1
  store i32 %w, ptr @cell
  call void @use(ptr %o)
  ret void
}
)";

TEST(LockstepDeadStores, BeforeALoadFromElsewhere) {
  EXPECT_TRUE(isProvedAtOnce(updatedTwice));
  expectNone(updatedTwice, {{"load ptr, ptr @other", "load ptr, ptr %r"},
                            {"load ptr, ptr @other", "load ptr, ptr @cell"},
                            {"+ %w = add i32 %x, 1", "+ %w = add i32 %x, 2"}});
}

} // namespace
} // namespace palindrome::refine
