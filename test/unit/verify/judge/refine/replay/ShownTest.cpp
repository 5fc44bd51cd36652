// The text of counterexamples that were replayed.

#include "Replaying.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::replay;

namespace {

TEST_F(ReplayTest, ShowsWhereTheyPart) {
  witness.arguments = {{bits(8, 200)}};
  auto found = run("define i8 @src(i8 %x) { %y = lshr i8 %x, 1 ret i8 %y }"
                   "define i8 @tgt(i8 %x) { %y = ashr i8 %x, 1 ret i8 %y }");
  ASSERT_TRUE(found) << reasonText(why);
  std::string text = palindrome::textOf(found->shown);
  EXPECT_EQ(text.find("argument %x = i8 200 (-56)\n"), 0u) << text;
  EXPECT_NE(text.find("they part at\n  source  %y = i8 100 "),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("; lshr i8 %x, 1\n  target  %y = i8 228 (-28) "),
            std::string::npos)
      << text;
}

TEST_F(ReplayTest, ShowsWhereTheyPartWithoutNames) {
  witness.arguments = {{bits(8, 1)}};
  auto found = run("define i8 @src(i8 %x) { %1 = add i8 %x, 1 "
                   "%2 = mul i8 %1, 3 ret i8 %2 }"
                   "define i8 @tgt(i8 %x) { %1 = add i8 %x, 1 "
                   "%2 = shl i8 %1, 2 ret i8 %2 }");
  ASSERT_TRUE(found) << reasonText(why);
  std::string text = palindrome::textOf(found->shown);
  EXPECT_NE(text.find("they part at\n  source  %2 = i8 6 "), std::string::npos)
      << text;
  EXPECT_NE(text.find("; mul i8 %1, 3\n  target  %2 = i8 8 "),
            std::string::npos)
      << text;
}

TEST_F(ReplayTest, ShowsTheMemoryThatMatters) {
  passPointer(16, 8);
  witness.blocks.push_back(witness.blocks[1]);
  witness.blocks[2].address = 8192;
  auto found = run("define void @src(ptr %p) { %x = load i8, ptr %p "
                   "store i16 1, ptr %p, align 1 ret void }"
                   "define void @tgt(ptr %p) { %x = load i8, ptr %p "
                   "store i16 257, ptr %p, align 1 ret void }");
  ASSERT_TRUE(found) << reasonText(why);
  // The first byte ends up the same, and is accessed.
  ASSERT_EQ(found->shown.memory.size(), 1u);
  EXPECT_EQ(found->shown.memory[0].number, 1u);
  ASSERT_EQ(found->shown.memory[0].bytes.size(), 2u);
  EXPECT_EQ(found->shown.memory[0].bytes[0].offset, 8u);
  ASSERT_EQ(found->shown.target.memory.size(), 1u);
  ASSERT_EQ(found->shown.target.memory[0].bytes.size(), 2u);
  EXPECT_EQ(found->shown.target.memory[0].bytes[1].offset, 9u);
  EXPECT_EQ(found->shown.target.memory[0].bytes[1].value, "01");
}

TEST_F(ReplayTest, TracesBranchesAndCalls) {
  auto found = run("define i8 @one() { ret i8 1 }"
                   "define i8 @src() { %c = call i8 @one() "
                   "br label %l l: ret i8 %c }"
                   "define i8 @tgt() { %z = sub i8 0, 0 %r = udiv i8 1, %z "
                   "ret i8 %r }");
  ASSERT_TRUE(found) << reasonText(why);
  const auto &trace = found->shown.source.trace;
  ASSERT_EQ(trace.size(), 3u);
  EXPECT_EQ(trace[0].next, "into @one");
  EXPECT_EQ(trace[1].name + trace[1].type + trace[1].value, "%ci81");
  EXPECT_EQ(trace[2].next, "to %l");
  // What ends the execution has no result.
  ASSERT_EQ(found->shown.target.trace.size(), 1u);
  EXPECT_EQ(found->shown.target.why, "division by zero");
  ASSERT_TRUE(found->shown.target.end);
  EXPECT_EQ(found->shown.target.end->instruction, "%r = udiv i8 1, %z");
}

TEST_F(ReplayTest, ALongTraceIsCutInTheMiddle) {
  auto found = run("define i16 @src() { br label %l "
                   "l: %i = phi i16 [ 0, %0 ], [ %j, %l ] %j = add i16 %i, 1 "
                   "%c = icmp eq i16 %j, 1000 br i1 %c, label %e, label %l "
                   "e: ret i16 0 }"
                   "define i16 @tgt() { ret i16 1 }");
  ASSERT_TRUE(found) << reasonText(why);
  EXPECT_EQ(found->shown.source.trace.size(), 1000u);
  // Four a pass of the loop, and the branch into it.
  EXPECT_EQ(found->shown.source.omitted, 3001u);
  EXPECT_EQ(found->shown.source.omittedAt, 500u);
  EXPECT_EQ(found->shown.source.trace.back().next, "to %e");
}

} // namespace
