// Values that the target alone freezes.

#include "test/unit/verify/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *wrong = R"(
declare void @g(i32, i32)
define i32 @src.thawed(i32 %x) {
  %f = freeze i32 %x
  ret i32 %f
}
define i32 @tgt.thawed(i32 %x) {
  ret i32 %x
}
define i32 @src.frozenTwice(i32 %x) {
  %f = freeze i32 %x
  %d = sub i32 %f, %f
  ret i32 %d
}
define i32 @tgt.frozenTwice(i32 %x) {
  %f = freeze i32 %x
  %e = freeze i32 %x
  %d = sub i32 %f, %e
  ret i32 %d
}
define void @src.afterwards(i32 %x) {
  %f = freeze i32 %x
  call void @g(i32 %f, i32 0)
  call void @g(i32 %f, i32 1)
  ret void
}
define void @tgt.afterwards(i32 %x) {
  %e = freeze i32 %x
  %f = freeze i32 %x
  call void @g(i32 %f, i32 0)
  call void @g(i32 %e, i32 1)
  ret void
}
define i32 @src.poison(i32 %x) {
  %s = add nsw i32 %x, 1
  %f = freeze i32 %s
  ret i32 %f
}
define i32 @tgt.poison(i32 %x) {
  %f = freeze i32 %x
  %s = add nsw i32 %f, 1
  ret i32 %s
}
)";

constexpr const char *right = R"(
declare void @g(i32, i32)
define i32 @src.frozen(i32 %x) {
  ret i32 %x
}
define i32 @tgt.frozen(i32 %x) {
  %f = freeze i32 %x
  ret i32 %f
}
define void @src.usedLater(i32 %x, i32 %y) {
  %s = add i32 %x, %y
  call void @g(i32 %s, i32 0)
  call void @g(i32 %s, i32 1)
  ret void
}
define void @tgt.usedLater(i32 %x, i32 %y) {
  %f = freeze i32 %x
  %s = add i32 %f, %y
  call void @g(i32 %s, i32 0)
  call void @g(i32 %s, i32 1)
  ret void
}
define i32 @src.branches(i32 noundef %x) {
  %c = icmp eq i32 %x, 0
  %r = select i1 %c, i32 1, i32 %x
  ret i32 %r
}
define i32 @tgt.branches(i32 noundef %x) {
  %f = freeze i32 %x
  %c = icmp eq i32 %f, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 %f
}
)";

TEST(Freeze, OfTheTargetRefinesItsOperand) {
  EXPECT_EQ(provedOf(wrong), std::vector<std::string>());
  EXPECT_EQ(provedOf(right),
            (std::vector<std::string>{"frozen", "usedLater", "branches"}));
}

} // namespace
} // namespace palindrome::refine
