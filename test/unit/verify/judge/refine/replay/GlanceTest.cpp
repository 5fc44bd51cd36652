// Questions that a few inputs answer, and questions that they do not.

#include "verify/judge/refine/replay/Glance.h"
#include "test/unit/verify/judge/refine/Two.h"

namespace palindrome::refine {
namespace {

bool differs(const std::string &text) {
  Two two(text);
  RefineOptions options;
  options.undefInputs = false;
  return replay::differsAtAGlance(two.source(), two.target(), options);
}

/// Two functions of %x and %y that return an i8.
bool differ(const std::string &source, const std::string &target) {
  return differs("define i8 @src(i8 %x, i8 %y) {\n" + source + "}\n" +
                 "define i8 @tgt(i8 %x, i8 %y) {\n" + target + "}\n");
}

const char *const sum = R"(
  %r = add i8 %x, %y
  ret i8 %r
)";

TEST(Glance, ValuesDiffer) {
  EXPECT_FALSE(differ(sum, sum));
  EXPECT_TRUE(differ(sum, "%r = or i8 %x, %y\n ret i8 %r\n"));
  EXPECT_TRUE(differ(sum, "ret i8 %x\n"));
}

TEST(Glance, PoisonIsRefinedAndNotMade) {
  const char *const noWrap = "%r = add nsw i8 %x, %y\n ret i8 %r\n";
  EXPECT_TRUE(differ(sum, noWrap));
  EXPECT_FALSE(differ(noWrap, sum));
}

// Where the source is undefined, nothing differs.
TEST(Glance, FactsHold) {
  const std::string fact = R"(
  %c = icmp eq i8 %y, 0
  br i1 %c, label %yes, label %no
no:
  unreachable
yes:
)";
  EXPECT_FALSE(differ(fact + sum, "ret i8 %x\n"));
  EXPECT_TRUE(differ(fact + sum, "ret i8 1\n"));
}

// What the target freezes may be anything: no run says what it is.
TEST(Glance, ChoicesAreLeftToTheSolver) {
  EXPECT_FALSE(differ("ret i8 %x\n", "%r = freeze i8 %x\n ret i8 %r\n"));
}

TEST(Glance, AddressesDiffer) {
  const char *const text = R"(
define ptr @src(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt(ptr %p, i64 %i) {
  %q = getelementptr SIZE, ptr %p, i64 %i
  ret ptr %q
}
)";
  auto with = [&](const std::string &type) {
    std::string result = text;
    return result.replace(result.find("SIZE"), 4, type);
  };
  EXPECT_FALSE(differs(with("i32")));
  EXPECT_TRUE(differs(with("i16")));
}

} // namespace
} // namespace palindrome::refine
