// The functions that segments become.

#include "verify/refine/simulate/Segment.h"
#include "Support.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome::refine;
using testing::Test;

static constexpr const char *counting = R"(
declare void @g(i32)
define i32 @src(ptr noundef %p, i32 %n) willreturn memory(read) {
entry:
  %x = load i32, ptr %p
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %j, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  call void @g(i32 %i)
  %j = add nuw i32 %i, 1
  br label %loop
exit:
  ret i32 %i
}
define i32 @tgt(ptr noundef %p, i32 %n) {
entry:
  %x = load i32, ptr %p
  br label %loop
loop:
  %i = phi i32 [ %x, %entry ], [ %j, %body ]
  %c = icmp uge i32 %i, %n
  br i1 %c, label %exit, label %body
body:
  call void @g(i32 %i)
  %j = add nuw i32 %i, 1
  br label %loop
exit:
  ret i32 %i
}
)";

static std::vector<RelatedCut> relationsOf(Two &two) {
  auto cuts = cutAtHeads(two.source(), two.target());
  EXPECT_TRUE(cuts);
  auto related = relate(two.source(), two.target(), *cuts);
  EXPECT_TRUE(related);
  return related ? *related : std::vector<RelatedCut>();
}

TEST(Segment, BeginsWithTheValuesOfTheCutAndPassesThem) {
  Two two(counting);
  std::vector<RelatedCut> related = relationsOf(two);
  Segments segments(two.source(), two.target(), related);
  ASSERT_EQ(segments.pairs().size(), 2u);
  EXPECT_FALSE(llvm::verifyModule(*two.module, &llvm::errs()));
  std::string first = print(*segments.pairs()[0].source);
  EXPECT_NE(first.find("@palindrome.segment.0(ptr noundef %p, i32 %n)"),
            std::string::npos)
      << first;
  EXPECT_NE(first.find("call void @palindrome.cut.0(i32 %n, i32 %x)"),
            std::string::npos)
      << first;
  std::string loop = print(*segments.pairs()[1].source);
  EXPECT_NE(loop.find("(i32 %n, i32 %i)"), std::string::npos) << loop;
  EXPECT_NE(loop.find("call void @palindrome.cut.0(i32 %n, i32 %j)"),
            std::string::npos)
      << loop;
  EXPECT_NE(loop.find("ret i32 %i"), std::string::npos) << loop;
  EXPECT_EQ(loop.find("phi"), std::string::npos) << loop;
}

// A segment that arrives at a cut does not return, and is no violation.
TEST(Segment, HasNoPromiseThatArrivingWouldBreak) {
  Two two(counting);
  Segments segments(two.source(), two.target(), relationsOf(two));
  ASSERT_EQ(segments.pairs().size(), 2u);
  for (const Segments::Pair &pair : segments.pairs()) {
    EXPECT_FALSE(pair.source->hasFnAttribute(llvm::Attribute::WillReturn));
    EXPECT_FALSE(pair.source->hasFnAttribute(llvm::Attribute::Memory));
  }
}

TEST(Segment, LeavesTheModuleAsItWas) {
  Two two(counting);
  std::string before;
  llvm::raw_string_ostream(before) << *two.module;
  {
    Segments segments(two.source(), two.target(), relationsOf(two));
  }
  std::string after;
  llvm::raw_string_ostream(after) << *two.module;
  EXPECT_EQ(before, after);
}

TEST(Segment, ComputesPureValuesAgain) {
  Two two(R"(
declare void @g(i32)
define void @src(i32 %n, i1 %c) {
  %m = add i32 %n, 1
  %k = mul i32 %m, 3
  br label %l
l:
  call void @g(i32 %k)
  br i1 %c, label %l, label %e
e:
  ret void
}
define void @tgt(i32 %n, i1 %c) {
  %m = add i32 %n, 1
  %k = mul i32 %m, 3
  br label %l
l:
  call void @g(i32 %k)
  br i1 %c, label %l, label %e
e:
  ret void
}
)");
  Segments segments(two.source(), two.target(), relationsOf(two));
  ASSERT_EQ(segments.pairs().size(), 2u);
  std::string text = print(*segments.pairs()[1].target);
  EXPECT_NE(text.find("%m = add i32 %n, 1\n  %k = mul i32 %m, 3\n"),
            std::string::npos)
      << text;
}

TEST(Segment, PassesPrivateObjectsByValue) {
  std::string body = R"((i1 %c) {
  %a = alloca [3 x i16], align 8
  store i16 7, ptr %a
  %q = getelementptr i8, ptr %a, i64 2
  br label %l
l:
  store i16 8, ptr %q
  br i1 %c, label %l, label %e
e:
  %r = load i16, ptr %a
  ret i16 %r
}
)";
  Two two("define i16 @src" + body + "define i16 @tgt" + body);
  Segments segments(two.source(), two.target(), relationsOf(two));
  ASSERT_EQ(segments.pairs().size(), 2u);
  std::string text = print(*segments.pairs()[1].source);
  EXPECT_NE(text.find("(i1 %c, ptr byval([6 x i8]) align 8 %a)"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("%q = getelementptr i8, ptr %a, i64 2"),
            std::string::npos)
      << text;
  EXPECT_NE(
      text.find("@palindrome.cut.0(i1 %c, ptr byval([6 x i8]) align 1 %a)"),
      std::string::npos)
      << text;
}

// The target shows a conjecture for its value; the source passes true.
TEST(Segment, ShowsConjectures) {
  Two two(counting);
  std::vector<RelatedCut> related = relationsOf(two);
  for (Slot &slot : related[0].slots)
    if (slot.source->getName() == "i") {
      slot.isSingle = true;
      slot.range =
          llvm::ConstantRange(llvm::APInt(32, 0), llvm::APInt(32, 100));
    }
  Segments segments(two.source(), two.target(), related);
  ASSERT_EQ(segments.pairs().size(), 2u);
  std::string source = print(*segments.pairs()[1].source),
              target = print(*segments.pairs()[1].target);
  EXPECT_NE(source.find("i32 noundef range(i32 0, 100) %i"), std::string::npos)
      << source;
  EXPECT_NE(target.find("i32 noundef %i"), std::string::npos) << target;
  EXPECT_EQ(target.find("range("), std::string::npos) << target;
  EXPECT_NE(source.find("i32 noundef %j, i1 %"), std::string::npos) << source;
  EXPECT_NE(source.find(", true"), std::string::npos) << source;
  EXPECT_NE(target.find("icmp ult i32 %"), std::string::npos) << target;
}
