// What becomes of single constructs, release by release.

#include "palindrome/Downgrade.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

namespace palindrome::releases {
namespace {

Downgrade made(const std::string &text, unsigned release) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(module) << error.getMessage().str();
  return module ? downgrade(*module, release) : Downgrade();
}

/// Whether `line` is in the text for a release from `since` on, and `older` in
/// those for earlier ones, from `first` on.
void expectChange(const std::string &text, const std::string &line,
                  const std::string &older, unsigned since,
                  unsigned first = oldestRelease) {
  for (unsigned release = first; release <= newestRelease; ++release) {
    Downgrade result = made(text, release);
    ASSERT_TRUE(result.refusals.empty()) << result.refusals[0].text(release);
    const std::string &expected = release < since ? older : line;
    EXPECT_NE(result.text.find(expected), std::string::npos)
        << "LLVM " << release << ": " << result.text;
  }
}

std::string body(const std::string &instructions) {
  return "define i32 @f(i32 %x, i8 %y, ptr %p) {\n" + instructions +
         "\n  ret i32 %x\n}\n";
}

TEST(Downgrade, FlagsAreLeftOut) {
  expectChange(body("%z = zext nneg i8 %y to i32"), "zext nneg i8", "zext i8",
               18);
  expectChange(body("%z = or disjoint i32 %x, 1"), "or disjoint i32", "or i32",
               18);
  expectChange(body("%z = trunc nuw nsw i32 %x to i8"), "trunc nuw nsw i32",
               "trunc i32", 19);
  expectChange(body("%z = uitofp nneg i32 %x to float"), "uitofp nneg i32",
               "uitofp i32", 19);
  expectChange(body("%z = getelementptr inbounds nuw i8, ptr %p, i32 %x"),
               "getelementptr inbounds nuw i8", "getelementptr inbounds i8",
               19);
  expectChange(body("%z = getelementptr nusw i8, ptr %p, i32 %x"),
               "getelementptr nusw i8", "getelementptr i8", 19);
  expectChange(body("%z = icmp samesign ult i32 %x, 7"), "icmp samesign ult",
               "icmp ult", 20);
  expectChange(body("%z = load double, ptr %p\n"
                    "%t = fptrunc nnan double %z to float"),
               "fptrunc nnan double", "fptrunc double", 20);
}

TEST(Downgrade, AttributesAreLeftOutOrSpelledAsBefore) {
  expectChange("declare void @f(ptr captures(none))", "ptr captures(none)",
               "ptr nocapture", 21, releaseOfPlainPointers);
  expectChange("declare void @f(ptr captures(address))",
               "ptr captures(address)", "@f(ptr)", 21, releaseOfPlainPointers);
  expectChange("declare range(i32 0, 5) i32 @f()", "range(i32 0, 5) i32 @f",
               "declare i32 @f", 19);
  expectChange("declare void @f() memory(argmem: read)", "memory(argmem: read)",
               "readonly argmemonly", 16);
  expectChange("declare void @f() memory(none)", "memory(none)", "readnone",
               16);
  expectChange("define void @f() presplitcoroutine {\nret void\n}",
               "presplitcoroutine", "\"coroutine.presplit\"=\"0\"", 15);
  expectChange("define void @f() uwtable(sync) {\nret void\n}", "uwtable(sync)",
               "uwtable }", 15);
}

TEST(Downgrade, PlacesOfMemoryThatAreNewAreOtherMemory) {
  const char *text = "declare void @f() memory(errnomem: write)";
  EXPECT_NE(made(text, 21).text.find("memory(errnomem: write)"),
            std::string::npos);
  EXPECT_NE(made(text, 20).text.find(
                "memory(write, argmem: none, inaccessiblemem: none)"),
            std::string::npos);
  EXPECT_NE(made(text, 15).text.find("{ writeonly }"), std::string::npos);
}

TEST(Downgrade, ConstantsAreSpelledAsBefore) {
  expectChange("@v = global <2 x i32> splat (i32 7)", "splat (i32 7)",
               "<2 x i32> <i32 7, i32 7>", 19);
  expectChange("@v = global ptr getelementptr inbounds nuw inrange(-4, 4) "
               "(i8, ptr @w, i64 4)\n@w = global i64 0",
               "getelementptr inbounds nuw inrange(-4, 4) (i8",
               "getelementptr inbounds (i8", 19);
}

TEST(Downgrade, AScalableSplatIsAShuffle) {
  expectChange("define <vscale x 2 x i32> @f(<vscale x 2 x i32> %x) {\n"
               "%r = add <vscale x 2 x i32> %x, splat (i32 7)\n"
               "ret <vscale x 2 x i32> %r\n}",
               "%x, splat (i32 7)",
               "%x, shufflevector (<vscale x 2 x i32> insertelement (<vscale x "
               "2 x i32> poison, i32 7, i64 0), ",
               19);
}

TEST(Downgrade, APhiWithoutEntriesIsPoison) {
  expectChange("define i32 @f() {\nret i32 0\nb:\n%v = phi i32\nret i32 %v\n}",
               "phi i32", "ret i32 poison", 22);
}

TEST(Downgrade, ModuleFlagsHaveTheirOldBehavior) {
  expectChange(
      "!llvm.module.flags = !{!0}\n!0 = !{i32 8, !\"PIC Level\", i32 2}",
      "!{i32 8, !\"PIC Level\"", "!{i32 7, !\"PIC Level\"", 15);
}

TEST(Downgrade, AnAssumptionThatIsNewIsLeftOut) {
  expectChange("define void @f(ptr %p, ptr %q) {\n"
               "call void @llvm.assume(i1 true) [\"separate_storage\"(ptr %p, "
               "ptr %q), \"nonnull\"(ptr %p)]\nret void\n}\n"
               "declare void @llvm.assume(i1)",
               "[ \"separate_storage\"(ptr %p, ptr %q), \"nonnull\"",
               "@llvm.assume(i1 true) [ \"nonnull\"(", 17);
}

TEST(Downgrade, NamesThatLookLikeWordsStay) {
  EXPECT_NE(made("@splat = global i32 0\n@\"x DW_LANG_C17\" = global i32 0", 15)
                .text.find("@\"x DW_LANG_C17\" = global i32 0"),
            std::string::npos);
}

TEST(Downgrade, IntrinsicsHaveTheirOldOperands) {
  expectChange("define void @f() {\n%a = alloca [3 x i32]\n"
               "call void @llvm.lifetime.start.p0(ptr nonnull %a)\n"
               "call void @llvm.lifetime.start.p0(ptr %a)\nret void\n}\n"
               "declare void @llvm.lifetime.start.p0(ptr)",
               "@llvm.lifetime.start.p0(ptr nonnull %a)",
               "@llvm.lifetime.start.p0(i64 12, ptr nonnull %a)", 22,
               releaseOfPlainPointers);
  expectChange("define <2 x i32> @f(ptr %p, <2 x i1> %m) {\n"
               "%v = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 8 %p, "
               "<2 x i1> %m, <2 x i32> poison)\nret <2 x i32> %v\n}\n"
               "declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, <2 x i1>, "
               "<2 x i32>)",
               "(ptr align 8 %p, <2 x i1>", "(ptr %p, i32 8, <2 x i1> %m", 22,
               releaseOfPlainPointers);
  expectChange("define void @f(ptr %l) {\ncall void @llvm.va_start.p0(ptr %l)\n"
               "ret void\n}\ndeclare void @llvm.va_start.p0(ptr)",
               "@llvm.va_start.p0(ptr %l)", "@llvm.va_start(ptr %l)", 19,
               releaseOfPlainPointers);
  expectChange("define i8 @f(i32 %x, i32 %y) {\n"
               "%o = call i8 @llvm.ucmp.i8.i32(i32 %x, i32 %y)\nret i8 %o\n}\n"
               "declare i8 @llvm.ucmp.i8.i32(i32, i32)",
               "@llvm.ucmp", "icmp ult i32", 19);
  expectChange("@t = thread_local global i32 0\ndefine ptr @f() {\n"
               "%a = call ptr @llvm.threadlocal.address.p0(ptr @t)\n"
               "ret ptr %a\n}\ndeclare ptr @llvm.threadlocal.address.p0(ptr)",
               "@llvm.threadlocal.address", "ret ptr @t", 16,
               releaseOfPlainPointers);
}

TEST(Downgrade, DebugRecordsAreCalls) {
  const char *text = R"(
define void @f(i32 %x) !dbg !3 {
    #dbg_value(i32 %x, !5, !DIExpression(), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C17, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a", directory: "b")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition, keyInstructions: true)
!4 = !DISubroutineType(types: !{})
!5 = !DILocalVariable(name: "x", scope: !3, file: !1)
!6 = !DILocation(line: 1, scope: !3, atomGroup: 1, atomRank: 2)
)";
  expectChange(text, "#dbg_value(i32 %x", "@llvm.dbg.value(metadata i32 %x",
               19);
  expectChange(text, ", keyInstructions: true)",
               "DISPFlagDefinition, unit: ", 21);
  expectChange(text, "atomGroup: 1, atomRank: 2)",
               "!DILocation(line: 1, scope:", 21);
  expectChange(text, "language: DW_LANG_C17", "language: 44", 16);
}

TEST(Downgrade, AnIntegerOf128BitsIsAlignedAsBefore) {
  const std::string head =
      "target datalayout = \"e-m:e-i64:64-i128:128-S128\"\n"
      "target triple = \"x86_64-pc-linux-gnu\"\n";
  expectChange(head + "define i128 @f(i128 %x) {\nret i128 %x\n}",
               "i64:64-i128:128-S128", "i64:64-S128", 18);
  Downgrade result =
      made(head + "@g = global { i64, i128 } zeroinitializer", 17);
  ASSERT_EQ(result.refusals.size(), 1u);
  EXPECT_EQ(result.refusals[0].since, 18u);
}

TEST(Downgrade, WhatHasNoCounterpartIsRefused) {
  Downgrade result = made("define float @f(float %x) {\n"
                          "%t = call float @llvm.tan.f32(float %x)\n"
                          "ret float %t\n}\n"
                          "declare float @llvm.tan.f32(float)",
                          18);
  EXPECT_TRUE(result.text.empty());
  ASSERT_EQ(result.refusals.size(), 1u);
  EXPECT_EQ(result.refusals[0].text(18),
            "@f: LLVM 18 has no llvm.tan, which came with LLVM 19");
  result = made("define i32 @f(ptr %p) {\n"
                "%t = atomicrmw usub_sat ptr %p, i32 1 seq_cst\n"
                "ret i32 %t\n}",
                19);
  ASSERT_EQ(result.refusals.size(), 1u);
  EXPECT_EQ(result.refusals[0].place, "@f");
}

TEST(Downgrade, RemarksCount) {
  Downgrade result = made(body("%z = zext nneg i8 %y to i32\n"
                               "%t = zext nneg i8 %y to i64"),
                          17);
  ASSERT_EQ(result.remarks.size(), 1u);
  EXPECT_EQ(result.remarks[0].construct, "zext nneg");
  EXPECT_EQ(result.remarks[0].count, 2u);
  EXPECT_EQ(result.remarks[0].kind, DowngradeRemark::Dropped);
}

} // namespace
} // namespace palindrome::releases
