// What lockstep knows of integers: their ranges.

#include "verify/judge/refine/linear/Ranges.h"
#include "test/unit/verify/judge/refine/lockstep/Support.h"
#include "llvm/IR/ValueSymbolTable.h"

namespace palindrome::refine {
namespace {

/// The range of %v in a function, as two signed numbers; all values as "all".
std::string rangeOfV(const std::string &body) {
  Two two(
      "declare i32 @r()\ndefine void @src(i32 %x, i32 %n, i1 %c, ptr %p) {\n" +
      body + "\n}\n!0 = !{i8 3, i8 9}\n");
  llvm::DominatorTree dominators(two.source());
  llvm::ConstantRange range =
      Ranges(two.source(), dominators)
          .of(two.source().getValueSymbolTable()->lookup("v"));
  if (range.isFullSet())
    return "all";
  return llvm::toString(range.getSignedMin(), 10, true) + " " +
         llvm::toString(range.getSignedMax(), 10, true);
}

TEST(Ranges, OfOperations) {
  EXPECT_EQ(rangeOfV("%v = and i32 %x, 7\nret void"), "0 7");
  EXPECT_EQ(rangeOfV("%l = load i8, ptr %p, !range !0\n"
                     "%v = zext i8 %l to i32\nret void"),
            "3 8");
  EXPECT_EQ(rangeOfV("%s = select i1 %c, i32 -1, i32 1\n"
                     "%v = mul i32 %s, 3\nret void"),
            "-3 3");
  EXPECT_EQ(rangeOfV("%v = call range(i32 0, 2) i32 @r()\nret void"), "0 1");
  // What is always poison is no reason why a selection is.
  EXPECT_EQ(rangeOfV("%d = shl i32 1, 40\n%a = and i32 %x, 7\n"
                     "%v = select i1 %c, i32 %d, i32 %a\nret void"),
            "0 7");
  // Whatever it is chosen to be.
  EXPECT_EQ(rangeOfV("%a = and i32 %x, 7\n%v = freeze i32 %a\nret void"),
            "all");
  EXPECT_EQ(rangeOfV("br i1 %c, label %a, label %b\na:\nbr label %b\nb:\n"
                     "%v = phi i32 [ undef, %0 ], [ 1, %a ]\nret void"),
            "all");
}

TEST(Ranges, WhereABranchWasTaken) {
  const std::string begin = "%t = icmp ult i32 %x, 10\n"
                            "br i1 %t, label %a, label %b\n";
  EXPECT_EQ(rangeOfV(begin + "a:\n%v = add i32 %x, 1\nret void\n"
                             "b:\nret void"),
            "1 10");
  // It can be reached by another edge.
  EXPECT_EQ(rangeOfV(begin + "a:\nbr label %b\n"
                             "b:\n%v = add i32 %x, 1\nret void"),
            "all");
  EXPECT_EQ(rangeOfV("%t = icmp ult i32 %x, 10\n"
                     "br i1 %t, label %a, label %a\n"
                     "a:\n%v = add i32 %x, 1\nret void"),
            "all");
  EXPECT_EQ(rangeOfV("switch i32 %x, label %b [ i32 3, label %a ]\n"
                     "a:\n%v = add i32 %x, 1\nret void\nb:\nret void"),
            "4 4");
}

// What is computed before the branch from the value that it is about.
TEST(Ranges, WhereWhatItIsComputedFromWasCompared) {
  auto inLoop = [](const std::string &compared) {
    return rangeOfV("br label %h\nh:\n%v = phi i32 [ 0, %0 ], [ %j, %h ]\n"
                    "%j = add i32 %v, 1\n%t = icmp slt i32 " +
                    compared + ", 15\nbr i1 %t, label %h, label %e\n" +
                    "e:\nret void");
  };
  EXPECT_EQ(inLoop("%v"), "0 15");
  EXPECT_EQ(inLoop("%j"), "0 14");
  EXPECT_EQ(inLoop("%x"), "all");
  // The edge back is the other one.
  EXPECT_EQ(rangeOfV("br label %h\nh:\n%v = phi i32 [ 0, %0 ], [ %j, %h ]\n"
                     "%j = add i32 %v, 1\n%t = icmp sgt i32 %v, 15\n"
                     "br i1 %t, label %h, label %e\ne:\nret void"),
            "0 0");
}

TEST(Ranges, AroundLoops) {
  auto loop = [](const std::string &test, const std::string &next) {
    return rangeOfV("br label %h\nh:\n%v = phi i32 [ 0, %0 ], [ %j, %b ]\n"
                    "%t = icmp " +
                    test + "\nbr i1 %t, label %b, label %e\nb:\n%j = " + next +
                    "\nbr label %h\ne:\nret void");
  };
  EXPECT_EQ(loop("slt i32 %v, 9", "add i32 %v, 1"), "0 9");
  EXPECT_EQ(loop("ne i32 %v, 100", "add i32 %v, 1"), "0 100");
  EXPECT_EQ(loop("slt i32 %v, %n", "add i32 %v, 1"), "0 2147483647");
  EXPECT_EQ(loop("ne i32 %v, %n", "add nsw i32 %v, 1"), "0 2147483647");
  EXPECT_EQ(loop("ne i32 %v, %n", "add i32 %v, 1"), "all");
  // After the smallest number comes the greatest one.
  EXPECT_EQ(loop("slt i32 %v, 9", "sub i32 %v, 1"), "-2147483648 2147483647");
}

constexpr const char *pairs = R"(
declare void @g(i64)
define void @right(i32 noundef %x) {
  %c = icmp slt i32 %x, 10
  br i1 %c, label %a, label %e
a:
  %d = icmp sgt i32 %x, -1
  br i1 %d, label %b, label %e
b:
- %s = sext i32 %x to i64
+ %s = zext nneg i32 %x to i64
- %y = add nsw i64 %s, 1
+ %y = add nuw nsw i64 %s, 1
  call void @g(i64 %y)
- %o = icmp eq i32 %x, 10
- %z = zext i1 %o to i64
- call void @g(i64 %z)
+ call void @g(i64 0)
  br label %e
e:
  ret void
}
define void @negative(i32 noundef %x) {
  %c = icmp slt i32 %x, 10
  br i1 %c, label %a, label %e
a:
- %s = sext i32 %x to i64
+ %s = zext i32 %x to i64
  call void @g(i64 %s)
  br label %e
e:
  ret void
}
define void @wraps(i32 noundef %x) {
  %c = icmp ult i32 %x, -1
  br i1 %c, label %a, label %e
a:
- %y = add i32 %x, 2
+ %y = add nuw i32 %x, 2
  %s = zext i32 %y to i64
  call void @g(i64 %s)
  br label %e
e:
  ret void
}
define i64 @extended(i16 noundef %x) {
  %w = sext i16 %x to i32
  %c = icmp slt i32 %w, 0
  br i1 %c, label %e, label %a
a:
- %s = sext i16 %x to i64
+ %s = zext i16 %x to i64
  ret i64 %s
e:
  ret i64 0
}
define i64 @extendedFurther(i16 noundef %x) {
  %w = sext i16 %x to i32
  %c = icmp slt i32 %w, -1
  br i1 %c, label %e, label %a
a:
- %s = sext i16 %x to i64
+ %s = zext i16 %x to i64
  ret i64 %s
e:
  ret i64 0
}
define i32 @difference(i32 noundef %x) {
  %c = icmp ult i32 %x, 2
  br i1 %c, label %e, label %a
a:
- %y = sub i32 %x, 2
+ %y = sub nuw i32 %x, 2
  ret i32 %y
e:
  ret i32 0
}
define i32 @differenceFromLess(i32 noundef %x) {
  %c = icmp ult i32 %x, 2
  br i1 %c, label %e, label %a
a:
- %y = sub i32 %x, 3
+ %y = sub nuw i32 %x, 3
  ret i32 %y
e:
  ret i32 0
}
define i32 @powerOfTwo(i32 %x) {
- %y = shl i32 1, %x
+ %y = shl nuw i32 1, %x
  ret i32 %y
}
define i32 @shifted(i32 %x) {
- %y = shl i32 2, %x
+ %y = shl nuw i32 2, %x
  ret i32 %y
}
define i8 @forward(ptr %p, i64 %n) {
  %q = getelementptr inbounds i8, ptr %p, i64 %n
- %r = getelementptr inbounds i8, ptr %q, i64 1
+ %r = getelementptr inbounds nuw i8, ptr %q, i64 1
  %v = load i8, ptr %r
  ret i8 %v
}
define i8 @back(ptr %p, i64 %n) {
  %q = getelementptr inbounds i8, ptr %p, i64 %n
- %r = getelementptr inbounds i8, ptr %q, i64 -1
+ %r = getelementptr inbounds nuw i8, ptr %q, i64 -1
  %v = load i8, ptr %r
  ret i8 %v
}
define i1 @poison(i8 %x) {
  %w = zext i8 %x to i32
- ret i1 true
+ %y = icmp ult i32 %w, 256
+ ret i1 %y
}
)";

TEST(Ranges, DecideWhichFormsAreTheSame) {
  EXPECT_EQ(provedOf(pairs),
            (std::vector<std::string>{"right", "extended", "difference",
                                      "powerOfTwo", "forward"}));
}

TEST(Ranges, TruncationsThatLoseNothingAreCompared) {
  EXPECT_EQ(provedOf(R"(
define i1 @all(i64 %x) {
  %h = lshr i64 %x, 56
- %t = trunc i64 %h to i32
- %c = icmp eq i32 %t, 0
+ %c = icmp eq i64 %h, 0
  ret i1 %c
}
define i1 @less(i64 %x) {
  %h = lshr i64 %x, 56
- %t = trunc i64 %h to i32
- %c = icmp ult i32 %t, 7
+ %c = icmp ult i64 %h, 7
  ret i1 %c
}
define i1 @some(i64 %x) {
  %h = lshr i64 %x, 24
- %t = trunc i64 %h to i32
- %c = icmp eq i32 %t, 0
+ %c = icmp eq i64 %h, 0
  ret i1 %c
}
define i1 @another(i64 %x) {
  %h = lshr i64 %x, 56
- %t = trunc i64 %h to i32
- %c = icmp eq i32 %t, 0
+ %c = icmp eq i64 %h, 1
  ret i1 %c
}
)",
                     {}, answerNothing),
            (std::vector<std::string>{"all", "less"}));
}

// The size of a vector is not 0 where its ends differ.
const std::string sizes = R"(
declare void @g()
define void @x(ptr noundef %p, ptr noundef %q) {
- %a = ptrtoint ptr %p to i64
- %b = ptrtoint ptr %q to i64
- %d = sub i64 %a, %b
- %n = ashr exact i64 %d, 2
- %c = icmp eq i64 %n, 0
+ %c = icmp eq ptr %p, %q
  br i1 %c, label %exit, label %call
call:
  call void @g()
  br label %exit
exit:
  ret void
}
)";

TEST(Ranges, WhatADifferenceIsComputedFromIsCompared) {
  EXPECT_EQ(provedOf(sizes, {}, answerNothing), std::vector<std::string>{"x"});
  expectNone(sizes,
             {{"ashr exact i64", "ashr i64"},
              {"eq i64 %n, 0", "eq i64 %n, 1"},
              {"- %d = sub i64 %a, %b", "- %d = add i64 %a, %b"},
              {"+ %c = icmp eq ptr %p, %q", "+ %c = icmp ne ptr %p, %q"},
              {"+ %c = icmp eq ptr %p, %q", "+ %c = icmp eq ptr %p, null"}},
             answerNothing);
}

TEST(Ranges, ProductsAreDividedBack) {
  EXPECT_EQ(
      provedOf(R"(
define i32 @product(i32 %x, i32 %y) {
  %m = mul nsw i32 %x, %y
- %q = sdiv i32 %m, %y
- ret i32 %q
+ ret i32 %x
}
define <2 x i32> @vectors(<2 x i32> %x, <2 x i32> %y) {
  %m = mul nuw <2 x i32> %y, %x
- %q = udiv <2 x i32> %m, %y
- ret <2 x i32> %q
+ ret <2 x i32> %x
}
define i32 @quotient(i32 %x, i32 %y) {
  %d = sdiv i32 %x, %y
  %m = mul i32 %y, %d
- %q = sdiv i32 %m, %y
- ret i32 %q
+ ret i32 %d
}
define i32 @rest(i32 %x, i32 %y) {
  %r = urem i32 %x, %y
- %q = udiv i32 %r, %y
- ret i32 %q
+ ret i32 0
}
define i32 @wraps(i32 %x, i32 %y) {
  %m = mul i32 %x, %y
- %q = sdiv i32 %m, %y
- ret i32 %q
+ ret i32 %x
}
define i32 @otherFlag(i32 %x, i32 %y) {
  %m = mul nuw i32 %x, %y
- %q = sdiv i32 %m, %y
- ret i32 %q
+ ret i32 %x
}
define i32 @otherSign(i32 %x, i32 %y) {
  %r = urem i32 %x, %y
- %q = sdiv i32 %r, %y
- ret i32 %q
+ ret i32 0
}
define i32 @otherNumber(i32 %x, i32 %y, i32 %z) {
  %m = mul nsw i32 %x, %z
- %q = sdiv i32 %m, %y
- ret i32 %q
+ ret i32 %x
}
define i32 @swapped(i32 %x, i32 %y) {
  %d = sdiv i32 %y, %x
  %m = mul i32 %y, %d
- %q = sdiv i32 %m, %y
- ret i32 %q
+ ret i32 %d
}
)",
               {}, answerNothing),
      (std::vector<std::string>{"product", "vectors", "quotient", "rest"}));
}

// A counter that is counted down with more bits: its extension is the sum of
// what is extended where that is not negative.
const std::string countedDown = R"(
declare i1 @more(ptr)
define void @x(ptr noundef %p, i8 noundef %n) {
entry:
- %z = zext i8 %n to i32
+ %z = zext i8 %n to i64
  br label %head
head:
- %i = phi i32 [ %z, %entry ], [ %j, %body ]
- %c = icmp sgt i32 %i, 0
+ %i = phi i64 [ %z, %entry ], [ %j, %body ]
+ %c = icmp sgt i64 %i, 0
  br i1 %c, label %body, label %exit
body:
- %j = add nsw i32 %i, -1
- %w = zext nneg i32 %j to i64
- %a = getelementptr inbounds nuw i64, ptr %p, i64 %w
+ %j = add nsw i64 %i, -1
+ %a = getelementptr inbounds nuw i64, ptr %p, i64 %j
  %d = call i1 @more(ptr %a)
  br i1 %d, label %head, label %exit
exit:
  ret void
}
)";

TEST(Ranges, ExtendedSumsThatAreNotNegative) {
  EXPECT_EQ(provedOf(countedDown), std::vector<std::string>{"x"});
  expectNone(countedDown,
             {{"+ %j = add nsw i64 %i, -1", "+ %j = add nsw i64 %i, -2"},
              {"+ %j = add nsw i64 %i, -1", "+ %j = add nuw i64 %i, -1"},
              {"+ %c = icmp sgt i64 %i, 0", "+ %c = icmp sgt i64 %i, -1"},
              {"+ %c = icmp sgt i64 %i, 0", "+ %c = icmp sgt i64 %i, 1"},
              {"- %c = icmp sgt i32 %i, 0", "- %c = icmp sgt i32 %i, -1"},
              {"+ %a = getelementptr inbounds nuw i64, ptr %p, i64 %j",
               "+ %a = getelementptr inbounds nuw i64, ptr %p, i64 %i"}});
}

// What two facts tell of a value in a row, whatever was asked about before.
const std::string factsInARow = R"(
declare void @use(i32, i32)
define void @x(i32 noundef %a, i32 noundef %b) {
  %positive = icmp sgt i32 %a, -1
  br i1 %positive, label %one, label %no
one:
  %small = icmp slt i32 %b, 100
  br i1 %small, label %two, label %no
two:
  %less = icmp slt i32 %a, %b
  br i1 %less, label %yes, label %no
yes:
- %m = mul i32 %b, 3
- %n = mul i32 %a, 20000000
+ %m = mul nuw nsw i32 %b, 3
+ %n = mul nuw nsw i32 %a, 20000000
  call void @use(i32 %m, i32 %n)
  ret void
no:
  ret void
}
)";

TEST(Ranges, FactsInARow) {
  EXPECT_TRUE(isProvedAtOnce(factsInARow));
  EXPECT_TRUE(isProvedAtOnce(changed(factsInARow, "@use(i32 %m, i32 %n)\n  ret",
                                     "@use(i32 %n, i32 %m)\n  ret")));
  expectNone(factsInARow, {{"i32 %b, 100", "i32 %b, 1000"},
                           {"icmp slt i32 %a, %b", "icmp sle i32 %b, %a"},
                           {"%a, -1", "%a, -2"},
                           {"+ %m = mul nuw nsw i32 %b, 3",
                            "+ %m = mul nuw nsw i32 %b, 2"}});
}

// What is known of a negated comparison has another form once more is known.
constexpr const char *negatedFirst = R"(
define i64 @x(i32 noundef %d, i64 noundef %n) {
entry:
  %w = sext i32 %d to i64
  %l = icmp ult i64 %w, %n
  %a = select i1 %l, i64 %n, i64 %w
  %c = icmp ugt i64 %a, 100
  %e = icmp sgt i64 %n, -1
  %p = icmp sgt i32 %d, -1
  br i1 %p, label %first, label %four
first:
- br i1 %c, label %yes, label %no
+ br i1 %e, label %yes, label %no
yes:
- br i1 %e, label %one, label %two
+ br i1 %c, label %one, label %three
no:
- br i1 %e, label %three, label %four
+ br i1 %c, label %two, label %four
one:
  ret i64 1
two:
  ret i64 2
three:
  ret i64 3
four:
  ret i64 4
}
)";

TEST(Ranges, NegationsAreKnownAsTheyAreGiven) {
  EXPECT_TRUE(isProvedAtOnce(negatedFirst));
  expectNone(negatedFirst, {{"+ br i1 %c, label %one, label %three",
                             "+ br i1 %c, label %three, label %one"},
                            {"+ br i1 %e, label %yes, label %no",
                             "+ br i1 %e, label %no, label %yes"}});
}

} // namespace
} // namespace palindrome::refine
