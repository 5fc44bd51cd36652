// Addresses that are compared or chosen, as the steps that lead to them.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *same = R"(
define i1 @x(ptr %p, i64 %i) {
- %q = getelementptr inbounds i64, ptr %p, i64 %i
- %c = icmp eq ptr %q, %p
+ %c = icmp eq i64 %i, 0
  ret i1 %c
}
)";

TEST(LockstepPlaces, AreTheSameIfNoStepIsTaken) {
  EXPECT_TRUE(isProvedAtOnce(same));
  EXPECT_TRUE(isProvedAtOnce(changed(same, "inbounds i64", "nusw i64")));
  // 2^61 steps of 8 bytes lead back to where they began.
  expectNone(same, {{"inbounds i64", "i64"},
                    {"i64 %i, 0", "i64 %i, 1"},
                    {"icmp eq i64", "icmp ne i64"}});
}

constexpr const char *placeAhead = R"(
define i1 @x(ptr %p, i64 %i) {
- %q = getelementptr inbounds i32, ptr %p, i64 %i
- %r = getelementptr inbounds i8, ptr %p, i64 8
- %c = icmp eq ptr %q, %r
+ %c = icmp eq i64 %i, 2
  ret i1 %c
}
)";

TEST(LockstepPlaces, AreAsFarAsTheStepsSay) {
  EXPECT_TRUE(isProvedAtOnce(placeAhead));
  EXPECT_TRUE(isProvedAtOnce(
      changed(changed(placeAhead, "i8, ptr %p, i64 8", "i8, ptr %p, i64 7"),
              "icmp eq i64 %i, 2", "or i1 false, false")));
  expectNone(placeAhead,
             {{"%i, 2", "%i, 8"}, {"ptr %p, i64 8", "ptr %p, i64 7"}});
}

constexpr const char *order = R"(
define i1 @x(ptr %p, ptr %q) {
- %a = getelementptr inbounds i8, ptr %p, i64 8
- %b = getelementptr inbounds i8, ptr %q, i64 8
- %c = icmp ult ptr %a, %b
+ %c = icmp ult ptr %p, %q
  ret i1 %c
}
)";

TEST(LockstepPlaces, AreInTheOrderOfWhatTheyAreBasedOn) {
  EXPECT_TRUE(isProvedAtOnce(order));
  // One of them may wrap around.
  expectNone(order,
             {{"%a = getelementptr inbounds i8", "%a = getelementptr i8"},
              {"%q, i64 8", "%q, i64 9"},
              {"icmp ult ptr %p", "icmp slt ptr %p"}});
}

constexpr const char *steps = R"(
define i1 @x(ptr %p, i64 %i, i64 %j) {
- %a = getelementptr inbounds i32, ptr %p, i64 %i
- %b = getelementptr inbounds i32, ptr %p, i64 %j
- %c = icmp ult ptr %a, %b
+ %c = icmp slt i64 %i, %j
  ret i1 %c
}
)";

TEST(LockstepPlaces, AreInTheOrderOfTheSteps) {
  EXPECT_TRUE(isProvedAtOnce(steps));
  expectNone(steps, {{"icmp slt", "icmp ult"},
                     {"%b = getelementptr inbounds", "%b = getelementptr"},
                     {"inbounds i32, ptr %p, i64 %j",
                      "inbounds i16, ptr %p, i64 %j"}});
}

// What a branch has shown of the number excludes what the other one compares.
constexpr const char *branch = R"(
define void @x(ptr %p, i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %some
some:
  %q = getelementptr inbounds i64, ptr %p, i64 %n
- %d = icmp eq ptr %p, %q
- br i1 %d, label %end, label %call
+ br label %call
call:
  call void @g(i64 %n)
  br label %end
end:
  ret void
}
)";

TEST(LockstepPlaces, AreComparedByBranches) {
  EXPECT_TRUE(isProvedAtOnce("declare void @g(i64)\n" + std::string(branch)));
  expectNone("declare void @g(i64)\n" + std::string(branch),
             {{"icmp eq i64 %n, 0", "icmp eq i64 %n, 1"},
              {"  %q = getelementptr inbounds", "  %q = getelementptr"}});
}

constexpr const char *choice = R"(
define ptr @x(ptr %p, i1 %c) {
- %a = getelementptr inbounds nuw i8, ptr %p, i64 16
- %b = getelementptr inbounds nuw i8, ptr %p, i64 24
- %r = select i1 %c, ptr %a, ptr %b
+ %s = select i1 %c, i64 16, i64 24
+ %r = getelementptr inbounds nuw i8, ptr %p, i64 %s
  ret ptr %r
}
)";

TEST(LockstepPlaces, AreChosenByTheirSteps) {
  EXPECT_TRUE(isProvedAtOnce(choice));
  expectNone(choice, {{"i64 16, i64 24", "i64 24, i64 16"},
                      {"%a = getelementptr inbounds nuw", "%a = getelementptr"},
                      {"ptr %a, ptr %b", "ptr %a, ptr %p"}});
}

constexpr const char *orNot = R"(
define ptr @x(ptr %p, i1 %c) {
- %a = getelementptr inbounds i8, ptr %p, i64 24
- %r = select i1 %c, ptr %a, ptr %p
+ %s = zext i1 %c to i64
+ %r = getelementptr inbounds [24 x i8], ptr %p, i64 %s
  ret ptr %r
}
)";

TEST(LockstepPlaces, AreReachedOrNot) {
  EXPECT_TRUE(isProvedAtOnce(orNot));
  expectNone(orNot, {{"[24 x i8]", "[23 x i8]"},
                     {"ptr %a, ptr %p", "ptr %p, ptr %a"},
                     {"zext i1", "sext i1"}});
}

constexpr const char *product = R"(
define ptr @x(ptr %p, i64 %i) {
- %r = getelementptr inbounds i64, ptr %p, i64 %i
+ %s = shl nsw i64 %i, 3
+ %r = getelementptr inbounds i8, ptr %p, i64 %s
  ret ptr %r
}
)";

TEST(LockstepPlaces, AreReachedByProducts) {
  EXPECT_TRUE(isProvedAtOnce(product));
  // `nuw` excludes a negative %i.
  expectNone(product, {{"shl nsw", "shl nuw nsw"}, {"%i, 3", "%i, 2"}});
}

// Steps in an object are in bounds, whatever the text says.
constexpr const char *inObject = R"(
declare void @f(ptr)
define void @x(ptr %p) {
  %a = alloca [8 x i8]
- %q = getelementptr i8, ptr %a, i64 8
+ %q = getelementptr inbounds nuw i8, ptr %a, i64 8
  call void @f(ptr %q)
  ret void
}
)";

TEST(LockstepPlaces, AreInBoundsOfAnObjectThatIsLargeEnough) {
  EXPECT_TRUE(isProvedAtOnce(inObject));
  expectNone(inObject, {{"[8 x i8]", "[7 x i8]"}});
  for (const char *step : {"-1", "9"}) {
    std::string pair = inObject;
    for (size_t at; (at = pair.find("i64 8")) != std::string::npos;)
      pair.replace(at, 5, std::string("i64 ") + step);
    EXPECT_FALSE(isProved(pair)) << step;
  }
  EXPECT_FALSE(
      isProved(changed(changed(inObject, "- %q = getelementptr i8, ptr %a",
                               "- %q = getelementptr i8, ptr %p"),
                       "nuw i8, ptr %a", "nuw i8, ptr %p")));
}

// The entry before one that is counted from 1, with the steps in another order.
const std::string entryBefore = R"(
define i32 @x(ptr %p, i32 %n) {
- %i = sub nsw i32 %n, 1
- %w = sext i32 %i to i64
- %e = getelementptr inbounds [56 x i8], ptr %p, i64 %w
- %m = getelementptr inbounds nuw i8, ptr %e, i64 20
+ %w = sext i32 %n to i64
+ %e = getelementptr [56 x i8], ptr %p, i64 %w
+ %m = getelementptr i8, ptr %e, i64 -36
  %v = load i32, ptr %m
  ret i32 %v
}
)";

TEST(LockstepPlaces, OfAnEntryBefore) {
  EXPECT_TRUE(isProvedAtOnce(entryBefore));
  expectNone(entryBefore,
             {{"sub nsw", "sub"},
              {"i64 -36", "i64 -37"},
              {"- %w = sext", "- %w = zext"},
              {"+ %w = sext", "+ %w = zext"},
              {"+ %e = getelementptr [", "+ %e = getelementptr inbounds ["},
              {"getelementptr i8, ptr %e", "getelementptr nuw i8, ptr %e"}});
}

// The last step begins elsewhere in the entry, which the steps to the entry
// alone need not show.
const std::string begunAnew = R"(
define i32 @x(ptr %p, i32 %n) {
- %i = sub nsw i32 %n, 1
- %w = sext i32 %i to i64
- %a = getelementptr inbounds nuw i8, ptr %p, i64 8
- %e = getelementptr inbounds [24 x i8], ptr %a, i64 %w
- %m = getelementptr inbounds nuw i8, ptr %e, i64 17
+ %w = sext i32 %n to i64
+ %e = getelementptr [24 x i8], ptr %p, i64 %w
+ %m = getelementptr inbounds nuw i8, ptr %e, i64 1
  %v = load i32, ptr %m
  ret i32 %v
}
)";

// The same where both sides count to the entry alike.
const std::string begunWithSum = R"(
define i32 @x(ptr %p, i64 %n) {
  %i = add nsw i64 %n, -1
- %e = getelementptr inbounds [24 x i8], ptr %p, i64 %i
+ %e = getelementptr [24 x i8], ptr %p, i64 %i
  %m = getelementptr inbounds nuw i8, ptr %e, i64 8
  %v = load i32, ptr %m
  ret i32 %v
}
)";

TEST(LockstepPlaces, BegunAnewInTheObject) {
  EXPECT_TRUE(isProvedAtOnce(begunAnew));
  EXPECT_TRUE(isProvedAtOnce(begunWithSum));
  // The base of a step in bounds is in bounds.
  EXPECT_TRUE(isProvedAtOnce(changed(
      begunAnew, "%e = getelementptr inbounds [24", "%e = getelementptr [24")));
  const std::string whole =
      "%m = getelementptr inbounds nuw i8, ptr %e, i64 1\n";
  EXPECT_TRUE(isProvedAtOnce(
      changed(begunAnew, whole,
              "%f = getelementptr i8, ptr %e, i64 -16\n+ "
              "%m = getelementptr inbounds nuw i8, ptr %f, i64 17\n")));
  expectNone(begunAnew,
             {{whole, "%f = getelementptr i8, ptr %e, i64 -17\n+ "
                      "%m = getelementptr inbounds nuw i8, ptr %f, i64 18\n"},
              {whole, "%m = getelementptr inbounds nuw i8, ptr %e, i64 2\n"},
              {whole, "%f = getelementptr i8, ptr %e, i64 2\n+ "
                      "%m = getelementptr inbounds i8, ptr %f, i64 -1\n"},
              {"inbounds nuw i8, ptr %e, i64 17", "i8, ptr %e, i64 17"},
              {"sub nsw", "sub"}});
}

// A pointer that a phi steps on, whose last byte instcombine moves behind the
// phi.
const std::string steppedBehind = R"(
declare i32 @length(ptr)
define void @x(ptr %p, i32 %n) {
entry:
- %m = add nsw i32 %n, 1
- %w = sext i32 %m to i64
- %a = getelementptr inbounds i8, ptr %p, i64 %w
+ %w = sext i32 %n to i64
+ %a = getelementptr i8, ptr %p, i64 %w
  br label %head
head:
- %q = phi ptr [ %a, %entry ], [ %b, %head ]
+ %o = phi ptr [ %a, %entry ], [ %b, %head ]
+ %q = getelementptr i8, ptr %o, i64 1
  %l = call i32 @length(ptr %q)
- %k = add nsw i32 %l, 1
- %v = sext i32 %k to i64
- %b = getelementptr inbounds i8, ptr %q, i64 %v
+ %v = sext i32 %l to i64
+ %b = getelementptr i8, ptr %q, i64 %v
  %c = icmp eq i32 %l, 0
  br i1 %c, label %exit, label %head
exit:
  ret void
}
)";

TEST(LockstepPlaces, SteppedBehindAPhi) {
  EXPECT_TRUE(isProvedAtOnce(steppedBehind));
  expectNone(steppedBehind,
             {{"ptr %o, i64 1", "ptr %o, i64 2"},
              {"add nsw i32 %l, 1", "add nsw i32 %l, 2"},
              {"add nsw i32 %n, 1", "add i32 %n, 1"},
              {"add nsw i32 %l, 1", "add i32 %l, 1"},
              {"+ %q = getelementptr i8", "+ %q = getelementptr nuw i8"}});
}

// An index that is doubled before or after it is extended, and what follows it.
const std::string doubledIndex = R"(
define i8 @x(ptr %p, i16 %i) {
- %w = zext i16 %i to i32
- %d = mul nsw i32 2, %w
- %e = sext i32 %d to i64
- %q = getelementptr inbounds i8, ptr %p, i64 %e
- %r = getelementptr inbounds i8, ptr %q, i64 1
+ %w = zext i16 %i to i64
+ %d = shl nuw nsw i64 %w, 1
+ %q = getelementptr inbounds nuw i8, ptr %p, i64 %d
+ %r = getelementptr inbounds nuw i8, ptr %q, i64 1
  %v = load i8, ptr %r
  ret i8 %v
}
)";

TEST(LockstepPlaces, OfADoubledIndex) {
  EXPECT_TRUE(isProvedAtOnce(doubledIndex));
  expectNone(doubledIndex, {{"nsw i32 2, %w", "nsw i32 3, %w"},
                            {"i64 %w, 1\n", "i64 %w, 2\n"},
                            {"- %w = zext", "- %w = sext"},
                            {"+ %w = zext", "+ %w = sext"}});
}

} // namespace
} // namespace palindrome::refine
