// Tests the parts of the driver that the command line does not reach.

#include "verify/refine/PairJSON.h"
#include "verify/refine/Structure.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::refine;

static std::unique_ptr<llvm::Module> parse(llvm::LLVMContext &context,
                                           const std::string &text) {
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(module) << error.getMessage().str();
  return module;
}

TEST(PairJSON, IsReadAsItWasWritten) {
  PairResult result;
  result.sourceName = "@f";
  result.targetName = "@\"g h\"";
  result.meaning = Meaning::Different;
  result.remark = "the results differ";
  result.replay = Replay::Enumerated;
  result.otherWay = false;
  result.bound = 3;
  result.complete = false;
  result.witness = "argument %x = 1\ntarget returns \"2\"\n";
  result.seconds = 1.5;
  std::optional<PairResult> back = parsePair(formatPair(result));
  ASSERT_TRUE(back);
  EXPECT_EQ(formatPair(*back), formatPair(result));
  EXPECT_EQ(back->witness, result.witness);
  EXPECT_EQ(back->replay, Replay::Enumerated);
  EXPECT_EQ(back->otherWay, false);

  PairResult unknown;
  unknown.reason = Reason{ReasonKind::Unsupported, "inline assembly"};
  back = parsePair(formatPair(unknown));
  ASSERT_TRUE(back && back->reason);
  EXPECT_EQ(back->reason->kind, ReasonKind::Unsupported);
  EXPECT_EQ(back->reason->what, "inline assembly");
  EXPECT_EQ(back->remark, "");

  back = parsePair(formatPair(PairResult()));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->meaning, Meaning::Unknown);
  EXPECT_FALSE(back->replay);
  EXPECT_FALSE(back->otherWay);
}

TEST(PairJSON, RejectsWhatItDidNotWrite) {
  std::string line = formatPair(PairResult());
  EXPECT_FALSE(parsePair(""));
  EXPECT_FALSE(parsePair("[]"));
  EXPECT_FALSE(parsePair(line.substr(0, line.size() - 1)));
  EXPECT_FALSE(parsePair(R"({"kind":"pair","source":"@f"})"));
  EXPECT_FALSE(parsePair(formatOverall({}, 1)));
  for (const char *member : {R"("because":null)", R"("replay":null)"}) {
    std::string other = line;
    size_t at = other.find(member);
    ASSERT_NE(at, std::string::npos) << member;
    other.replace(at + llvm::StringRef(member).find(':') + 1, 4, "\"none\"");
    EXPECT_FALSE(parsePair(other)) << other;
  }
  line.replace(line.find("unknown"), 7, "perhaps");
  EXPECT_FALSE(parsePair(line));
}

TEST(PairJSON, EveryKindOfReasonIsReadBack) {
  for (ReasonKind kind :
       {ReasonKind::Time, ReasonKind::Memory, ReasonKind::Bound,
        ReasonKind::Unsupported, ReasonKind::Approximated,
        ReasonKind::NotReproduced, ReasonKind::Crash}) {
    PairResult result;
    result.reason = Reason{kind};
    std::optional<PairResult> back = parsePair(formatPair(result));
    ASSERT_TRUE(back && back->reason) << reasonKindName(kind).str();
    EXPECT_EQ(back->reason->kind, kind);
  }
}

TEST(Reason, IsPrintedWithItsDetails) {
  EXPECT_EQ(reasonText({ReasonKind::Time}), "time");
  EXPECT_EQ(reasonText({ReasonKind::NotReproduced}), "not reproduced");
  EXPECT_EQ(reasonText({ReasonKind::NotReproduced, "a run of A matches"}),
            "not reproduced: a run of A matches");
  EXPECT_EQ(reasonText({ReasonKind::Unsupported, "inline assembly"}),
            "unsupported: inline assembly");
}

static PairResult resultOf(Meaning meaning, bool complete = true,
                           unsigned bound = 0) {
  PairResult result;
  result.meaning = meaning;
  result.complete = complete;
  result.bound = bound;
  return result;
}

TEST(Overall, ADifferenceWinsThenWhatIsUnknown) {
  Overall overall;
  EXPECT_EQ(overall.meaning, Meaning::Equivalent);
  overall.add(resultOf(Meaning::Equivalent));
  overall.add(resultOf(Meaning::Refined));
  EXPECT_EQ(overall.meaning, Meaning::Refined);
  overall.add(resultOf(Meaning::Unknown));
  EXPECT_EQ(overall.meaning, Meaning::Unknown);
  overall.add(resultOf(Meaning::Different));
  overall.add(resultOf(Meaning::Equivalent));
  EXPECT_EQ(overall.meaning, Meaning::Different);
  EXPECT_EQ(overall.pairs, 5u);
  EXPECT_EQ(overall.counts[unsigned(Meaning::Equivalent)], 2u);
}

TEST(Overall, TheLeastBoundIsThatOfAll) {
  Overall overall;
  overall.add(resultOf(Meaning::Refined, true, 2));
  EXPECT_TRUE(overall.complete);
  overall.add(resultOf(Meaning::Refined, false, 8));
  overall.add(resultOf(Meaning::Equivalent, false, 4));
  EXPECT_FALSE(overall.complete);
  EXPECT_EQ(overall.bound, 4u);
}

TEST(CheckPairs, AWorkerThatDiesCostsItsPairAlone) {
  llvm::LLVMContext context;
  auto module = parse(context, "define i8 @f(i8 %x) {\n"
                               "  ret i8 %x\n"
                               "}\n");
  std::vector<FunctionPair> pairs;
  EXPECT_FALSE(pairFunctions(*module, "f", *module, "f", pairs));
  // Reading this body is a segmentation fault.
  FunctionPair broken = pairs[0];
  broken.target = reinterpret_cast<const llvm::Function *>(8);
  pairs.insert(pairs.begin(), broken);
  std::vector<PairResult> results;
  checkPairs(pairs, {},
             [&](const PairResult &result) { results.push_back(result); });
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[0].meaning, Meaning::Unknown);
  EXPECT_EQ(results[0].sourceName, "@f");
  ASSERT_TRUE(results[0].reason);
  EXPECT_EQ(results[0].reason->kind, ReasonKind::Crash);
  EXPECT_EQ(results[0].reason->what, "SIGSEGV in comparison");
  EXPECT_EQ(results[1].meaning, Meaning::Equivalent);
}

TEST(CheckPair, ASurroundingThatDiffersIsNamedOnce) {
  llvm::LLVMContext context;
  std::string body = "define i8 @f(i8 %x) {\n"
                     "  %y = add i8 %x, 1\n"
                     "  ret i8 %y\n"
                     "}\n";
  auto source = parse(context, body);
  auto target = parse(context, "target datalayout = \"E\"\n" + body);
  for (const FunctionPair &pair : pairModules(*source, *target)) {
    PairResult result = checkPair(pair, {});
    EXPECT_EQ(result.meaning, Meaning::Unknown);
    EXPECT_EQ(explanationOf(result), "unsupported: the data layouts differ");
  }
}

/// Whether the bodies of @f in two modules are the same text.
static bool sameText(const std::string &sourceText,
                     const std::string &targetText) {
  llvm::LLVMContext context;
  auto source = parse(context, sourceText), target = parse(context, targetText);
  return source && target &&
         sameBody(*source->getFunction("f"), *target->getFunction("f"));
}

TEST(SameBody, OffsetsInRangeHaveAnyWidth) {
  llvm::LLVMContext context;
  auto source = parse(context, R"(
    @v = external constant [4 x ptr]
    define void @f(ptr %p) {
      store ptr getelementptr inbounds inrange(-8, 16) ([4 x ptr], ptr @v,
                                                        i32 0, i32 1), ptr %p
      ret void
    })");
  auto target = parse(context, R"(
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
