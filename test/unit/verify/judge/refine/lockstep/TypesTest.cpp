// What `!tbaa` of the source's accesses says about a value that is read again,
// and declarations of scopes of `!noalias` that say nothing.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

namespace palindrome::refine {
namespace {

constexpr const char *types = R"(
!0 = !{!"root"}
!1 = !{!"char", !0, i64 0}
!2 = !{!"int", !1, i64 0}
!3 = !{!"float", !1, i64 0}
!4 = !{!"pair", !2, i64 0, !3, i64 4}
!5 = !{!"nest", !4, i64 0, !4, i64 8}
!6 = !{!"other root"}
!7 = !{!"int", !6, i64 0}
!10 = !{!1, !1, i64 0}
!12 = !{!2, !2, i64 0}
!13 = !{!3, !3, i64 0}
!14 = !{!4, !2, i64 0}
!15 = !{!4, !3, i64 4}
!16 = !{!5, !2, i64 8}
!17 = !{!5, !3, i64 12}
!18 = !{!7, !7, i64 0}
declare void @g(i32)
declare void @h(ptr)
)";

/// A value that is read around a store with the tag `store`, by loads with the
/// tag `load`.
std::string readAgain(const std::string &name, unsigned load, unsigned store) {
  std::string tag = std::to_string(load);
  return "define i32 @" + name + "(ptr %p, ptr %q) {\n" +
         "  %x = load i32, ptr %p, !tbaa !" + tag + "\n" +
         "  store i32 0, ptr %q, !tbaa !" + std::to_string(store) + "\n" +
         "- %y = load i32, ptr %p, !tbaa !" + tag + "\n" + //
         "- ret i32 %y\n+ ret i32 %x\n}\n";
}

TEST(LockstepTest, KeepsWhatIsOfAnotherType) {
  std::string text =
      types + readAgain("scalars", 12, 13) + readAgain("members", 14, 15) +
      readAgain("memberAndScalar", 14, 13) + readAgain("inner", 16, 15) +
      readAgain("innerMembers", 16, 17);
  EXPECT_EQ(provedOf(text),
            (std::vector<std::string>{"scalars", "members", "memberAndScalar",
                                      "inner", "innerMembers"}));
}

TEST(LockstepTest, DoesNotKeepWhatMayBeOfTheSameType) {
  std::string text =
      types + readAgain("same", 12, 12) + readAgain("character", 12, 10) +
      readAgain("member", 14, 12) + readAgain("inner", 16, 14) +
      readAgain("innerScalar", 12, 16) + readAgain("otherRoot", 12, 18);
  EXPECT_EQ(provedOf(text), std::vector<std::string>());
}

// The source does not read again: it has no reason to expect another type.
TEST(LockstepTest, DoesNotReadAgainWhatMayBeOfAnotherType) {
  std::string text = types + std::string(R"(
define i32 @readByTargetAlone(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !tbaa !12
  store float 0.0, ptr %q, !tbaa !13
+ %y = load i32, ptr %p, !tbaa !12
- ret i32 %x
+ ret i32 %y
}
define void @otherTag(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !tbaa !12
  call void @g(i32 %x)
- %y = load i32, ptr %p, !tbaa !12
+ %y = load i32, ptr %p, !tbaa !13
  call void @g(i32 %y)
  ret void
}
define i32 @call(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !tbaa !12
  call void @h(ptr %q), !tbaa !13
- %y = load i32, ptr %p, !tbaa !12
- ret i32 %y
+ ret i32 %x
}
)");
  EXPECT_EQ(provedOf(text), std::vector<std::string>());
}

/// A declaration of a scope that no pair of accesses has a promise by.
constexpr const char *declared = R"(
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = distinct !{!2, !0}
!3 = !{!1}
!4 = !{!2}
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @g(i32)
define void @x(ptr %p, ptr %q) {
- call void @llvm.experimental.noalias.scope.decl(metadata !3)
  %v = load i32, ptr %p, !alias.scope !3
  store i32 1, ptr %q, !noalias !4
  call void @g(i32 %v)
  ret void
}
)";

TEST(Scopes, ADeclarationWithoutAPairIsPassed) {
  const std::string made = "- call void";
  EXPECT_EQ(provedOf(declared).size(), 1u);
  EXPECT_EQ(provedOf(changed(declared, made, "+ call void")).size(), 1u);
  EXPECT_EQ(
      provedOf(changed(declared, "!alias.scope !3", "!noalias !3")).size(), 1u);
  expectNone(declared, {{"!noalias !4", "!noalias !3"}});
  expectNone(changed(declared, made, "+ call void"),
             {{"!noalias !4", "!noalias !3"}});
  // The target alone has a promise.
  expectNone(declared,
             {{"  store i32 1, ptr %q, !noalias !4",
               "- store i32 1, ptr %q\n+ store i32 1, ptr %q, !noalias !3"}});
}

TEST(Scopes, ApartFromFewerIsAPromiseOfLess) {
  constexpr const char *pair = R"(
define void @x(ptr %p, ptr %q) {
  call void @llvm.experimental.noalias.scope.decl(metadata !1)
  store i8 0, ptr %q, !alias.scope !1
- store i8 1, ptr %p, !noalias !3
+ store i8 1, ptr %p, !noalias !2
  ret void
}
!0 = distinct !{!0, !4}
!1 = !{!0}
!2 = !{!0}
!3 = !{!0, !5}
!4 = distinct !{!4}
!5 = distinct !{!5, !4}
)";
  EXPECT_TRUE(isProved(pair));
  expectNone(pair, {{", !noalias !3", ""}, {"!3 = !{!0, !5}", "!3 = !{!5}"}});
}

} // namespace
} // namespace palindrome::refine
