// Which attributes and metadata of the target follow from the source's.

#include "verify/judge/refine/lockstep/events/Promises.h"
#include "test/unit/verify/judge/refine/Two.h"
#include "verify/judge/refine/structure/Convergence.h"

namespace palindrome::refine::lockstep {
namespace {

/// Whether the first instruction of @tgt does what that of @src does. What is
/// required for it goes to `required`.
bool isSame(const std::string &source, const std::string &target,
            llvm::SmallVectorImpl<Requirement> &required,
            const std::string &attributes = "") {
  auto function = [&](const std::string &name, const std::string &body) {
    return "define void @" + name + "(ptr %p, i32 %x) " + attributes + " {\n" +
           body + "\n  ret void\n}\n";
  };
  Two two("declare void @f(ptr)\n"
          "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n" +
          function("src", source) + function("tgt", target) +
          "!0 = !{i32 0, i32 10}\n!1 = !{i32 0, i32 5}\n!2 = !{}\n");
  MetadataComparison metadata;
  encode::LibraryDeclarations libraries;
  bool result = false;
  // To ask again must not change the answer.
  for (unsigned i = 0; i != 2; ++i) {
    required.clear();
    result =
        doesTheSame(two.source().front().front(), two.target().front().front(),
                    metadata, libraries, required);
  }
  return result;
}

bool isSame(const std::string &source, const std::string &target,
            const std::string &attributes = "") {
  llvm::SmallVector<Requirement> required;
  return isSame(source, target, required, attributes) && required.empty();
}

TEST(Promises, MetadataMayBeDropped) {
  const std::string load = "%v = load i32, ptr %p";
  EXPECT_TRUE(isSame(load + ", !range !0", load));
  EXPECT_TRUE(isSame(load + ", !range !0", load + ", !range !0"));
  EXPECT_FALSE(isSame(load + ", !range !0", load + ", !range !1"));
  EXPECT_FALSE(isSame(load, load + ", !range !0"));
  EXPECT_FALSE(isSame(load, load + ", !noundef !2"));
  EXPECT_FALSE(isSame(load, load + ", !invariant.load !2"));
}

TEST(Promises, OfCallsFollowFromTheCaller) {
  const std::string call = "call void @f(ptr %p)";
  EXPECT_TRUE(isSame(call, call + " nounwind", "nounwind"));
  EXPECT_TRUE(isSame(call, call + " willreturn", "willreturn"));
  EXPECT_FALSE(isSame(call, call + " nounwind"));
  const std::string assembly = "call void asm sideeffect ";
  EXPECT_TRUE(
      isSame(assembly + "\"\", \"\"()", assembly + "\"\", \"\"() nounwind"));
  EXPECT_FALSE(isSame(assembly + "unwind \"\", \"\"()",
                      assembly + "unwind \"\", \"\"() nounwind"));
  // The callee may free what its caller has allocated.
  EXPECT_FALSE(isSame(call, call + " nofree", "nofree"));
  EXPECT_TRUE(isSame(call + " memory(read)", call + " memory(read) nofree"));
  EXPECT_FALSE(isSame(call + " memory(write)", call + " memory(write) nofree"));
  EXPECT_TRUE(
      isSame(call + " memory(none)", call + " memory(none) nofree nosync"));
  EXPECT_FALSE(isSame(call + " memory(read)", call + " memory(read) nosync"));
  EXPECT_FALSE(isSame(call + " memory(none) convergent",
                      call + " memory(none) convergent nosync"));
  EXPECT_FALSE(isSame(call, call + " memory(read)"));
  EXPECT_FALSE(isSame(call, "tail call void @f(ptr byval(i32) %p)"));
  EXPECT_FALSE(isSame(call, "call void @f(ptr noalias %p)"));
  EXPECT_FALSE(isSame(call, "call void @f(ptr noundef %p)"));
  EXPECT_TRUE(isSame(call, call + " cold nomerge"));
  EXPECT_FALSE(isSame(call, "call void @f(ptr alignstack(16) %p)"));
}

TEST(Promises, SomeHaveToBeShown) {
  llvm::SmallVector<Requirement> required;
  EXPECT_TRUE(
      isSame("call void @f(ptr %p)", "call void @f(ptr nonnull %p)", required));
  ASSERT_EQ(required.size(), 1U);
  EXPECT_EQ(required.front().kind, Requirement::NonNull);
  EXPECT_TRUE(isSame("store i32 %x, ptr %p, align 4",
                     "store i32 %x, ptr %p, align 8", required));
  ASSERT_EQ(required.size(), 1U);
  EXPECT_EQ(required.front().operand, 1U);
  EXPECT_EQ(required.front().kind, Requirement::Aligned);
  EXPECT_EQ(required.front().number, 8U);
}

TEST(Promises, WhatIsAccessedIsAnObject) {
  auto set = [](const std::string &attributes, const std::string &size) {
    return "call void @llvm.memset.p0.i64(ptr " + attributes +
           " %p, i8 0, i64 " + size + ", i1 false)";
  };
  const std::string more = "noundef nonnull dereferenceable(4)";
  EXPECT_TRUE(isSame(set("", "4"), set(more, "4")));
  EXPECT_FALSE(isSame(set("", "3"), set(more, "3")));
  EXPECT_FALSE(isSame(set("", "0"), set("noundef", "0")));
}

TEST(Promises, OfFunctions) {
  auto noMore = [](const std::string &source, const std::string &target) {
    std::string body = " {\n  call void @any()\n  ret ptr %p\n}\n";
    Two two("declare void @any()\ndefine ptr @src(ptr %p) " + source + body +
            "define ptr @tgt(ptr %p) " + target + body);
    return promisesNoMore(two.source(), two.target());
  };
  EXPECT_TRUE(noMore("nounwind", ""));
  EXPECT_FALSE(noMore("", "nounwind"));
  EXPECT_FALSE(noMore("", "mustprogress"));
  EXPECT_TRUE(noMore("memory(none)", "memory(read)"));
  EXPECT_FALSE(noMore("memory(read)", "memory(none)"));
  EXPECT_FALSE(noMore("null_pointer_is_valid", ""));
  EXPECT_TRUE(noMore("", "noinline sanitize_address uwtable"));
}

// A branch may decide whether a call is executed that asks nothing of other
// threads.
TEST(Promises, ConvergentCallsAreNotCopied) {
  auto converge = [](const std::string &call) {
    Two two("declare i1 @llvm.is.constant.i64(i64)\n"
            "declare i1 @other(i64) convergent memory(none)\n"
            "define i1 @src(i64 %n, i1 %c) {\n  %p = " +
            call +
            "\n  ret i1 %p\n}\n"
            "define i1 @tgt(i64 %n, i1 %c) {\n"
            "  br i1 %c, label %a, label %b\na:\n  %p = " +
            call + "\n  ret i1 %p\nb:\n  %q = " + call + "\n  ret i1 %q\n}\n");
    return convergesAlike(two.source(), two.target());
  };
  EXPECT_TRUE(converge("call i1 @llvm.is.constant.i64(i64 %n)"));
  EXPECT_FALSE(converge("call i1 @other(i64 %n)"));
}

} // namespace
} // namespace palindrome::refine::lockstep
