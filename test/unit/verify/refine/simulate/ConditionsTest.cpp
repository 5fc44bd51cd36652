// What excludes a proof by cut points.

#include "verify/refine/simulate/Conditions.h"
#include "Support.h"

using namespace palindrome::refine;

/// Whether a loop with `body` in it, of a source and a target with these
/// attributes, may be cut.
static bool mayCut(const std::string &body, const std::string &ofSource = "",
                   const std::string &ofTarget = "",
                   const std::string &ofLoops = "") {
  auto function = [&](const std::string &name, const std::string &attributes) {
    return "define void @" + name + "(ptr %p, i1 %c) " + attributes +
           " {\n  %a = alloca i32\n  br label %l\nl:\n" + body +
           "\n  br i1 %c, label %l, label %e" +
           (ofLoops.empty() ? "" : ", !llvm.loop !0") + "\ne:\n  ret void\n}\n";
  };
  Two two(function("src", ofSource) + function("tgt", ofTarget) +
          "declare void @g()\n"
          "declare void @llvm.lifetime.start.p0(ptr)\n"
          "!0 = distinct !{!0" +
          (ofLoops.empty() ? "" : ", !1") + "}\n!1 = !{!\"" + ofLoops +
          "\"}\n");
  return canBeCut(two.source(), two.target());
}

TEST(Conditions, OrdinaryCodeMayBeCut) {
  EXPECT_TRUE(mayCut("  %x = load i32, ptr %a\n  call void @g()"));
}

TEST(Conditions, WhatConcernsTheFrameExcludesCuts) {
  EXPECT_FALSE(mayCut("  call void @llvm.lifetime.start.p0(ptr %a)"));
  EXPECT_FALSE(mayCut("  tail call void @g()"));
  EXPECT_FALSE(mayCut("  %x = va_arg ptr %p, i32"));
}

TEST(Conditions, LoadsOfPartsOfBytesExcludeCuts) {
  EXPECT_FALSE(mayCut("  %x = load i7, ptr %p"));
  EXPECT_FALSE(mayCut("  store i1 %c, ptr %p"));
  EXPECT_TRUE(mayCut("  store i8 1, ptr %p"));
}

// An endless run of the target must be one of the source that is as undefined.
TEST(Conditions, TheTargetMustNotPromiseMoreProgress) {
  EXPECT_TRUE(mayCut("", "mustprogress", "mustprogress"));
  EXPECT_TRUE(mayCut("", "mustprogress", ""));
  EXPECT_FALSE(mayCut("", "", "mustprogress"));
  EXPECT_FALSE(mayCut("", "", "willreturn"));
  EXPECT_FALSE(mayCut("", "mustprogress", "willreturn"));
  EXPECT_TRUE(mayCut("", "willreturn", "willreturn mustprogress"));
  EXPECT_TRUE(mayCut("", "", "", "llvm.loop.mustprogress"));
  EXPECT_FALSE(mayCut("", "", "", "llvm.loop.other"));
}

TEST(Conditions, UnknownAttributesExcludeCuts) {
  EXPECT_TRUE(mayCut("", "nonlazybind noredzone", "nonlazybind noredzone"));
  EXPECT_TRUE(mayCut("", "nounwind", "nounwind"));
  EXPECT_FALSE(mayCut("", "", "presplitcoroutine"));
}

// A segment does not show where a pointer was made.
TEST(Conditions, OnlyOwnResultsMayBecomeNoAlias) {
  auto mayCut = [](const std::string &ofSource, const std::string &result) {
    auto function = [&](const std::string &name, const std::string &attribute) {
      return "define " + attribute + " ptr @" + name +
             "(ptr %p, i1 %c) {\n  %m = call ptr @n()\n  br label %l\nl:\n"
             "  br i1 %c, label %l, label %e\ne:\n  ret ptr " +
             result + "\n}\n";
    };
    Two two(function("src", ofSource) + function("tgt", "noalias") +
            "declare noalias ptr @n()\n");
    return canBeCut(two.source(), two.target());
  };
  EXPECT_TRUE(mayCut("", "%m"));
  EXPECT_FALSE(mayCut("", "%p"));
  EXPECT_TRUE(mayCut("noalias", "%p"));
}
