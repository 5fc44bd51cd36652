// What is promised of the accesses in a body that stands for a call: the target
// of each pair is what the inliner makes of the source, or promises more.

#include "test/unit/verify/judge/refine/Two.h"

namespace palindrome::refine {
namespace {

constexpr const char *scopes = R"(
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @g(ptr)
@kept = global ptr null
!0 = !{!10}
!1 = !{!11}
!2 = !{!10, !11}
!3 = !{!13}
!4 = !{!14}
!9 = distinct !{!9, !"f"}
!10 = distinct !{!10, !9, !"f: %x"}
!11 = distinct !{!11, !9, !"f: %y"}
!12 = distinct !{!12, !"own"}
!13 = distinct !{!13, !12, !"own: %x"}
!15 = distinct !{!15, !"own"}
!14 = distinct !{!14, !15, !"own: %x"}
)";

constexpr const char *declareX =
    "call void @llvm.experimental.noalias.scope.decl(metadata !0)\n";
constexpr const char *declareBoth =
    "call void @llvm.experimental.noalias.scope.decl(metadata !0)\n"
    "call void @llvm.experimental.noalias.scope.decl(metadata !1)\n";

/// Whether `target` refines a call of a function with the parameters
/// `parameters` and the body `body`. In these, `%x` and `%y` are pointers.
bool isRefined(const std::string &parameters, const std::string &body,
               const std::string &target, const std::string &call = "") {
  PairResult result = checkTwo(
      scopes + ("define internal void @f(" + parameters + ") {\n" + body +
                "ret void\n}\n"
                "define void @src(ptr %x, ptr %y, i1 %c) {\n"
                "call void @f(ptr %x, ptr %y, i1 %c)" +
                call +
                "\nret void\n}\n"
                "define void @tgt(ptr %x, ptr %y, i1 %c) {\n" +
                target + "ret void\n}\n"));
  return result.meaning <= Meaning::Refined;
}

constexpr const char *oneOfTwo = "ptr noalias %x, ptr %y, i1 %c",
                     *two = "ptr noalias %x, ptr noalias %y, i1 %c",
                     *none = "ptr %x, ptr %y, i1 %c";

TEST(CopiedScopes, AreThoseOfTheParameters) {
  const std::string body = "store i8 1, ptr %x\nstore i8 2, ptr %y\n",
                    target = declareX +
                             std::string("store i8 1, ptr %x, !alias.scope !0\n"
                                         "store i8 2, ptr %y, !noalias !0\n");
  EXPECT_TRUE(isRefined(oneOfTwo, body, target));
  EXPECT_FALSE(isRefined(none, body, target));
  // What is based on the parameter is in its scope, and nothing else.
  EXPECT_FALSE(isRefined(
      oneOfTwo, body,
      declareX + std::string("store i8 1, ptr %x, !noalias !0\n"
                             "store i8 2, ptr %y, !alias.scope !0\n")));
  EXPECT_FALSE(isRefined(oneOfTwo, body,
                         declareX + std::string("store i8 1, ptr %x, "
                                                "!alias.scope !0, !noalias !0\n"
                                                "store i8 2, ptr %y\n")));
  EXPECT_FALSE(isRefined(oneOfTwo, body + "store i8 3, ptr %y\n",
                         target + "store i8 3, ptr %y, !alias.scope !0\n"));
}

// Without names, LLVM counts the `noalias` parameters alone.
TEST(CopiedScopes, OfParametersWithoutNames) {
  EXPECT_EQ(checkTwo(R"(
declare void @llvm.experimental.noalias.scope.decl(metadata)
define internal void @f(i1, ptr noalias, ptr) {
  store i8 1, ptr %1
  store i8 2, ptr %2
  ret void
}
define void @src(ptr %x, ptr %y, i1 %c) {
  call void @f(i1 %c, ptr %x, ptr %y)
  ret void
}
define void @tgt(ptr %x, ptr %y, i1 %c) {
  call void @llvm.experimental.noalias.scope.decl(metadata !0)
  store i8 1, ptr %x, !alias.scope !0
  store i8 2, ptr %y, !noalias !0
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2, !"f: argument 0"}
!2 = distinct !{!2, !"f"}
)")
                .meaning,
            Meaning::Refined);
}

TEST(CopiedScopes, OfWhatMayBeBasedOnEither) {
  const std::string body = "%p = select i1 %c, ptr %x, ptr %y\n"
                           "store i8 1, ptr %p\nstore i8 2, ptr %x\n";
  auto target = [&](const char *list) {
    return declareBoth + ("%p = select i1 %c, ptr %x, ptr %y\n"
                          "store i8 1, ptr %p, !alias.scope " +
                          std::string(list) +
                          "\nstore i8 2, ptr %x, !alias.scope !0, "
                          "!noalias !1\n");
  };
  EXPECT_TRUE(isRefined(two, body, target("!2")));
  EXPECT_FALSE(isRefined(two, body, target("!1")));
}

TEST(CopiedScopes, OfWhatWasKept) {
  const std::string body = "store ptr %x, ptr @kept\n%p = load ptr, ptr %y\n"
                           "store i8 1, ptr %p\nstore i8 2, ptr %x\n",
                    target =
                        declareX +
                        std::string("store ptr %x, ptr @kept, !noalias !0\n"
                                    "%p = load ptr, ptr %y, !noalias !0\n"),
                    last = "store i8 2, ptr %x, !alias.scope !0\n";
  EXPECT_TRUE(
      isRefined(oneOfTwo, body, target + "store i8 1, ptr %p\n" + last));
  EXPECT_FALSE(isRefined(oneOfTwo, body,
                         target + "store i8 1, ptr %p, !noalias !0\n" + last));
  // Nor may a callee access what it has been given before.
  const std::string called = "store ptr %x, ptr @kept\ncall void @g(ptr %y)\n"
                             "store i8 2, ptr %x\n",
                    before =
                        declareX +
                        std::string("store ptr %x, ptr @kept, !noalias !0\n"
                                    "call void @g(ptr %y)");
  EXPECT_TRUE(isRefined(oneOfTwo, called, before + "\n" + last));
  EXPECT_FALSE(isRefined(oneOfTwo, called, before + ", !noalias !0\n" + last));
}

TEST(CopiedScopes, OfACallWithPointers) {
  const std::string body = "call void @g(ptr %y)\nstore i8 2, ptr %x\n",
                    last = "store i8 2, ptr %x, !alias.scope !0\n";
  EXPECT_TRUE(
      isRefined(oneOfTwo, body,
                declareX + ("call void @g(ptr %y), !noalias !0\n" + last)));
  EXPECT_FALSE(
      isRefined(oneOfTwo, "call void @g(ptr %x)\nstore i8 2, ptr %x\n",
                declareX + ("call void @g(ptr %x), !noalias !0\n" + last)));
}

TEST(CopiedScopes, AreNewOnesForEachCall) {
  const std::string body =
      "call void @llvm.experimental.noalias.scope.decl(metadata !3)\n"
      "store i8 1, ptr %x, !alias.scope !3\n"
      "store i8 2, ptr %y, !noalias !3\n";
  auto target = [](const std::string &list) {
    return "call void @llvm.experimental.noalias.scope.decl(metadata " + list +
           ")\nstore i8 1, ptr %x, !alias.scope " + list +
           "\nstore i8 2, ptr %y, !noalias " + list + "\n";
  };
  EXPECT_TRUE(isRefined(none, body, target("!3")));
  EXPECT_TRUE(isRefined(none, body, target("!4")));
  EXPECT_FALSE(isRefined(none, body,
                         target("!4") + "store i8 3, ptr %y, !noalias !4\n"));
}

TEST(CopiedScopes, AreThoseOfTheCall) {
  const std::string body = "store i8 1, ptr %x\n",
                    target =
                        "store i8 1, ptr %x, !alias.scope !3, !noalias !3\n";
  EXPECT_TRUE(isRefined(none, body, target, ", !alias.scope !3, !noalias !3"));
  EXPECT_FALSE(isRefined(none, body, target, ", !alias.scope !3"));
}

/// The body calls a function that may access anything, for all that its
/// attributes say.
TEST(CopiedScopes, AreThoseOfWhatCalleesAccess) {
  auto text = [](const std::string &stored) {
    return std::string(scopes) + R"(
define internal void @inner(ptr %p) {
  store i8 1, ptr %p
  ret void
}
define internal void @f(ptr noalias %x, ptr noalias %y) {
  call void @inner(ptr )" +
           stored + R"()
  store i8 2, ptr %y
  ret void
}
define void @src(ptr %x, ptr %y) {
  call void @f(ptr %x, ptr %y)
  ret void
}
define void @tgt(ptr %x, ptr %y) {
)" + declareBoth +
           R"(  store i8 1, ptr %x, !alias.scope !0, !noalias !1
  store i8 2, ptr %y, !alias.scope !1, !noalias !0
  ret void
}
)";
  };
  EXPECT_LE(checkTwo(text("%x")).meaning, Meaning::Refined);
  EXPECT_GT(checkTwo(text("%y")).meaning, Meaning::Refined);
}

} // namespace
} // namespace palindrome::refine
