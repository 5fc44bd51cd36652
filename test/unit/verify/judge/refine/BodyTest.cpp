// The structural equality of function bodies.

#include "test/unit/verify/Modules.h"
#include "verify/judge/refine/structure/Structure.h"

using namespace palindrome;
using namespace palindrome::refine;

/// Whether the bodies of @f in two modules are the same text.
static bool sameText(const std::string &sourceText,
                     const std::string &targetText) {
  llvm::LLVMContext context;
  auto source = parseText(context, sourceText),
       target = parseText(context, targetText);
  return source && target &&
         sameBody(*source->getFunction("f"), *target->getFunction("f"));
}

TEST(SameBody, OffsetsInRangeHaveAnyWidth) {
  llvm::LLVMContext context;
  auto source = parseText(context, R"(
    @v = external constant [4 x ptr]
    define void @f(ptr %p) {
      store ptr getelementptr inbounds inrange(-8, 16) ([4 x ptr], ptr @v,
                                                        i32 0, i32 1), ptr %p
      ret void
    })");
  auto target = parseText(context, R"(
    @v = external constant [4 x ptr]
    define void @f(ptr %p) {
      store ptr null, ptr %p
      ret void
    })");
  ASSERT_TRUE(source && target);
  llvm::Type *number = llvm::Type::getInt32Ty(context);
  auto setRange = [&](int64_t low) {
    llvm::Constant *variable = target->getGlobalVariable("v");
    auto *address = llvm::ConstantExpr::getGetElementPtr(
        target->getGlobalVariable("v")->getValueType(), variable,
        llvm::ArrayRef<llvm::Constant *>{llvm::ConstantInt::get(number, 0),
                                         llvm::ConstantInt::get(number, 1)},
        llvm::GEPNoWrapFlags::inBounds(),
        llvm::ConstantRange(llvm::APInt(32, low, /*isSigned=*/true),
                            llvm::APInt(32, 16)));
    target->getFunction("f")->front().front().setOperand(0, address);
  };
  auto isSame = [&] {
    return sameBody(*source->getFunction("f"), *target->getFunction("f"));
  };
  setRange(-8);
  EXPECT_TRUE(isSame());
  setRange(-4);
  EXPECT_FALSE(isSame());
}

TEST(SameBody, NodesWithIdentitiesCorrespond) {
  auto module = [](const std::string &first, const std::string &second,
                   const std::string &weights) {
    return "define i8 @f(ptr %p, ptr %q, i1 %c) {\n"
           "  store i8 1, ptr %p, !alias.scope " +
           first +
           "\n"
           "  %x = load i8, ptr %q, !noalias " +
           second + "\n  br i1 %c, label %t, label %e, !prof " + weights +
           "\nt:\n  ret i8 %x\ne:\n  ret i8 0\n}\n"
           "!0 = distinct !{!0}\n"
           "!1 = distinct !{!1, !0}\n"
           "!2 = distinct !{!2, !0}\n"
           "!3 = !{!1}\n"
           "!4 = !{!2}\n"
           "!5 = !{!\"branch_weights\", i32 1, i32 1}\n"
           "!6 = !{!\"branch_weights\", i32 1, i32 2}\n";
  };
  EXPECT_TRUE(sameText(module("!3", "!3", "!5"), module("!3", "!3", "!6")));
  EXPECT_TRUE(sameText(module("!3", "!4", "!5"), module("!4", "!3", "!5")));
  EXPECT_FALSE(sameText(module("!3", "!4", "!5"), module("!3", "!3", "!5")));
  EXPECT_FALSE(sameText(module("!3", "!3", "!5"), module("!3", "!4", "!5")));
}

TEST(SameBody, NamesOfStructsDoNotCount) {
  auto module = [](const std::string &name, const std::string &element) {
    return name + " = type { i32, " + element + " }\n" +
           "define void @f(ptr sret(" + name +
           ") %p) {\n"
           "  %a = alloca " +
           name + "\n" + "  %q = getelementptr " + name +
           ", ptr %p, i64 1, i32 1\n" + "  %v = load " + name + ", ptr %q\n" +
           "  store " + name + " zeroinitializer, ptr %a\n" +
           "  call void @f(ptr sret(" + name + ") %p)\n" +
           "  ret void\n"
           "}\n";
  };
  EXPECT_TRUE(sameText(module("%s", "ptr"), module("%t", "ptr")));
  EXPECT_FALSE(sameText(module("%s", "ptr"), module("%t", "i64")));
}

TEST(SameBody, WhatAnInstructionHasBesidesOperandsCounts) {
  auto f = [](const std::string &body) {
    return "declare void @g(i32)\ndeclare void @h(i32)\n"
           "define void @f(i32 %x, ptr %p) {\n" +
           body +
           "\n  ret void\n}\n!0 = distinct !{!0, !1}\n"
           "!1 = !{!\"llvm.loop.mustprogress\"}\n!2 = distinct !{!2}\n";
  };
  auto differ = [&](const std::string &source, const std::string &target) {
    EXPECT_TRUE(sameText(f(source), f(source))) << source;
    EXPECT_FALSE(sameText(f(source), f(target))) << source << " and " << target;
  };
  differ("%y = add i32 %x, 1", "%y = add nsw i32 %x, 1");
  differ("%y = add i32 %x, 1", "%y = add i32 %x, 2");
  differ("%y = add i32 %x, 1", "%y = sub i32 %x, 1");
  differ("%y = icmp slt i32 %x, 1", "%y = icmp ult i32 %x, 1");
  differ("%y = icmp slt i32 %x, 1", "%y = icmp samesign slt i32 %x, 1");
  differ("%y = load i32, ptr %p, align 4", "%y = load i32, ptr %p, align 8");
  differ("%y = load i32, ptr %p", "%y = load volatile i32, ptr %p");
  differ("%y = load i32, ptr %p", "%y = load float, ptr %p");
  differ("%y = load atomic i32, ptr %p acquire, align 4",
         "%y = load atomic i32, ptr %p monotonic, align 4");
  differ("%y = alloca i32", "%y = alloca i64");
  differ("%y = getelementptr i8, ptr %p, i64 1",
         "%y = getelementptr i16, ptr %p, i64 1");
  differ("%y = getelementptr i8, ptr %p, i64 1",
         "%y = getelementptr inbounds i8, ptr %p, i64 1");
  differ("call void @g(i32 %x)", "call void @h(i32 %x)");
  differ("call void @g(i32 %x)", "call fastcc void @g(i32 %x)");
  differ("call void @g(i32 %x)", "call void @g(i32 %x) [ \"deopt\"() ]");
  differ("fence acquire", "fence release");
  differ("br label %a\na:\n  br label %a, !llvm.loop !0\nb:",
         "br label %a\na:\n  br label %a, !llvm.loop !2\nb:");
}

TEST(SameBody, WhatIsKnownOfACalleeCounts) {
  auto module = [](const std::string &attribute) {
    return "declare void @g() " + attribute +
           "\ndefine void @f() {\n  call void @g()\n  ret void\n}\n";
  };
  EXPECT_TRUE(sameText(module("nounwind"), module("nounwind")));
  EXPECT_FALSE(sameText(module(""), module("nounwind")));
}

TEST(SameBody, CleanupOfALandingPadCounts) {
  auto module = [](const std::string &cleanup) {
    return "@t = external constant i8\n"
           "declare i32 @personality(...)\n"
           "declare void @g()\n"
           "define void @f() personality ptr @personality {\n"
           "  invoke void @g() to label %a unwind label %b\n"
           "a:\n"
           "  ret void\n"
           "b:\n"
           "  %p = landingpad { ptr, i32 } " +
           cleanup +
           " catch ptr @t\n"
           "  ret void\n"
           "}\n";
  };
  EXPECT_TRUE(sameText(module("cleanup"), module("cleanup")));
  EXPECT_FALSE(sameText(module("cleanup"), module("")));
  EXPECT_FALSE(sameText(module(""), module("cleanup")));
}

TEST(SameBody, OrderOfAPhiDoesNotCount) {
  auto module = [](const std::string &entries) {
    return "define i8 @f(i8 %x, i1 %c) {\n"
           "entry:\n"
           "  switch i8 %x, label %b [ i8 1, label %a\n"
           "                          i8 2, label %a ]\n"
           "b:\n"
           "  br label %a\n"
           "a:\n"
           "  %r = phi i8 " +
           entries +
           "\n"
           "  ret i8 %r\n"
           "}\n";
  };
  std::string source = module("[ 7, %entry ], [ 7, %entry ], [ 8, %b ]");
  EXPECT_TRUE(
      sameText(source, module("[ 8, %b ], [ 7, %entry ], [ 7, %entry ]")));
  EXPECT_FALSE(
      sameText(source, module("[ 7, %b ], [ 8, %entry ], [ 8, %entry ]")));
  EXPECT_FALSE(
      sameText(source, module("[ 7, %b ], [ 7, %entry ], [ 7, %entry ]")));
}

TEST(SameBody, OffsetOfTheOnlyMemberInTBAADefaultsToZero) {
  auto module = [](const std::string &kind, const std::string &offset) {
    return "define i8 @f(ptr %p) {\n"
           "  %r = load i8, ptr %p, !" +
           kind +
           " !0\n"
           "  ret i8 %r\n"
           "}\n"
           "!0 = !{!1, !1, i64 0}\n"
           "!1 = !{!\"int\", !2" +
           offset +
           "}\n"
           "!2 = !{!\"root\"}\n";
  };
  EXPECT_TRUE(sameText(module("tbaa", ""), module("tbaa", ", i64 0")));
  EXPECT_FALSE(sameText(module("tbaa", ""), module("tbaa", ", i64 8")));
  EXPECT_FALSE(sameText(module("mmra", ""), module("mmra", ", i64 0")));
}

/// A function with two loops, one in the other, with the identifiers `inner`
/// and `outer`, and an access in the inner one with `access` after it.
static std::string loops(const std::string &inner, const std::string &outer,
                         const std::string &access = "") {
  return "define void @f(ptr %p, i1 %c, i1 %d) {\n"
         "  br label %loop\n"
         "loop:\n"
         "  store i8 0, ptr %p" +
         access +
         "\n"
         "  br i1 %c, label %loop, label %latch, !llvm.loop " +
         inner +
         "\n"
         "latch:\n"
         "  br i1 %d, label %loop, label %end, !llvm.loop " +
         outer +
         "\n"
         "end:\n"
         "  ret void\n"
         "}\n"
         "!0 = distinct !{!0, !4}\n"
         "!1 = distinct !{!1, !4}\n"
         "!2 = distinct !{!2, !3}\n"
         "!3 = !{!\"llvm.loop.unroll.disable\"}\n"
         "!4 = !{!\"llvm.loop.mustprogress\"}\n"
         "!5 = !{!0}\n"
         "!6 = distinct !{!6, !7, !4, !3, !8}\n"
         "!7 = !{!\"llvm.loop.isvectorized\", i32 1}\n"
         "!8 = !{!\"llvm.loop.unroll.runtime.disable\", i1 true}\n"
         "!9 = distinct !{!9, !4, !10}\n"
         "!10 = !{!\"llvm.loop.vectorize.enable\", i1 true}\n";
}

TEST(SameBody, WhichIdentifierALoopHasDoesNotCount) {
  EXPECT_TRUE(sameText(loops("!0", "!1"), loops("!0", "!0")));
  EXPECT_TRUE(sameText(loops("!0", "!0"), loops("!0", "!1")));
  EXPECT_TRUE(sameText(loops("!0", "!1"), loops("!1", "!0")));
  EXPECT_FALSE(sameText(loops("!0", "!1"), loops("!0", "!2")));
  EXPECT_FALSE(sameText(loops("!0", "!2"), loops("!2", "!0")));
}

TEST(SameBody, HintsForLoopsDoNotCount) {
  EXPECT_TRUE(sameText(loops("!0", "!1"), loops("!0", "!6")));
  EXPECT_TRUE(sameText(loops("!6", "!1"), loops("!0", "!1")));
  // Unlike promises, and what allows other results.
  EXPECT_FALSE(sameText(loops("!2", "!1"), loops("!6", "!1")));
  EXPECT_FALSE(sameText(loops("!0", "!1"), loops("!9", "!1")));
  EXPECT_FALSE(sameText(loops("!9", "!1"), loops("!0", "!1")));
}

TEST(SameBody, LoopsInWhichAccessesAreParallelKeepTheirIdentifiers) {
  for (std::string node : {"!0", "!5"}) {
    std::string access = ", !llvm.mem.parallel_loop_access " + node;
    EXPECT_TRUE(sameText(loops("!0", "!1", access), loops("!0", "!1", access)));
    EXPECT_FALSE(
        sameText(loops("!0", "!1", access), loops("!0", "!0", access)));
    EXPECT_FALSE(
        sameText(loops("!0", "!0", access), loops("!0", "!1", access)));
    EXPECT_FALSE(
        sameText(loops("!0", "!1", access), loops("!1", "!0", access)));
  }
}
