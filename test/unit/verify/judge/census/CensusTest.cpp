// Tests the census on small modules whose counts can be checked by hand.

#include "palindrome/Census.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Engine.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace palindrome;
using Counts = std::map<std::string, uint64_t>;

static Counts countLLVM(llvm::StringRef text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(module) << error.getMessage().str();
  return module ? countMetadata(*module) : Counts();
}

static Counts countMLIR(llvm::StringRef text) {
  mlir::DialectRegistry registry;
  nativeEngine().registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  EXPECT_TRUE(module);
  return module ? countRepresented(*module) : Counts();
}

//===----------------------------------------------------------------------===//
// LLVM
//===----------------------------------------------------------------------===//

TEST(LLVMCensus, Nothing) {
  EXPECT_EQ(countLLVM("define void @f() {\n  ret void\n}\n"), Counts());
}

TEST(LLVMCensus, TuplesWithARole) {
  // A struct's type with two scalar ones below it; the second tag shares them.
  // `f`'s list has two scopes of one domain; `!12` is a list of groups.
  EXPECT_EQ(countLLVM(R"(
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0, !alias.scope !5, !llvm.access.group !12
  store float 0.0, ptr %p, !tbaa !9, !noalias !5, !llvm.access.group !10
  br label %l
l:
  br label %l, !llvm.loop !13
}
!0 = !{!1, !2, i64 0}
!1 = !{!"pair", !2, i64 0, !3, i64 4}
!2 = !{!"int", !4}
!3 = !{!"float", !4}
!4 = !{!"root"}
!5 = !{!6, !7}
!6 = distinct !{!6, !8}
!7 = distinct !{!7, !8}
!8 = distinct !{!8}
!9 = !{!1, !3, i64 4}
!10 = distinct !{}
!11 = distinct !{}
!12 = !{!10, !11}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.parallel_accesses", !10}
)"),
            (Counts{{"!alias.scope of instructions", 1},
                    {"!llvm.access.group of instructions", 2},
                    {"!llvm.loop of instructions", 1},
                    {"!noalias of instructions", 1},
                    {"!tbaa of instructions", 2},
                    {"access group", 2},
                    {"alias scope", 2},
                    {"alias scope domain", 1},
                    {"loop", 1},
                    {"tbaa root", 1},
                    {"tbaa tag", 2},
                    {"tbaa type", 3}}));
}

TEST(LLVMCensus, TBAARootThatNamesItself) {
  EXPECT_EQ(countLLVM(R"(
define void @f(ptr %p) {
  store i32 0, ptr %p, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = distinct !{!2}
)"),
            (Counts{{"!tbaa of instructions", 1},
                    {"tbaa root", 1},
                    {"tbaa tag", 1},
                    {"tbaa type", 1}}));
}

static constexpr llvm::StringLiteral debugInfo = R"(
@v = global i32 0, !dbg !20, !type !30, !type !31
define void @f(i32 %x) !dbg !3 !prof !32 {
    #dbg_value(i32 %x, !6, !DIExpression(), !8)
    #dbg_declare(ptr @v, !6, !DIExpression(), !8)
    #dbg_label(!7, !8)
  %y = add i32 %x, 1, !dbg !8
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!40, !41}
!llvm.ident = !{!42}
!mine = !{!42}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug, globals: !2)
!1 = !DIFile(filename: "f.c", directory: "/")
!2 = !{!20}
!3 = distinct !DISubprogram(name: "f", file: !1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "x", arg: 1, scope: !3, file: !1, type: !22)
!7 = !DILabel(scope: !3, name: "l", file: !1, line: 3)
!8 = !DILocation(line: 1, scope: !3)
!9 = !DILocation(line: 2, scope: !10, inlinedAt: !8)
!10 = distinct !DISubprogram(name: "g", file: !1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "v", scope: !0, file: !1, type: !22)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{i64 0, !"a"}
!31 = !{i64 8, !"b"}
!32 = !{!"function_entry_count", i64 9}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{!"me"}
)";

static Counts debugInfoCounts() {
  return {{"!dbg of functions", 1},
          {"!dbg of instructions", 2},
          {"!dbg of variables", 1},
          {"!prof of functions", 1},
          {"!type of variables", 2},
          {"DIBasicType", 1},
          {"DICompileUnit", 1},
          {"DIExpression", 1},
          {"DIFile", 1},
          {"DIGlobalVariable", 1},
          {"DIGlobalVariableExpression", 1},
          {"DILabel", 1},
          {"DILocalVariable", 1},
          {"DILocation", 2},
          {"DISubprogram", 2},
          {"DISubroutineType", 1},
          {"debug record: declare", 1},
          {"debug record: label", 1},
          {"debug record: value", 1},
          {"llvm.ident", 1},
          {"module flag", 2},
          {"other named metadata", 1}};
}

TEST(LLVMCensus, DebugInfo) {
  EXPECT_EQ(countLLVM(debugInfo), debugInfoCounts());
}

/// Upstream models everything except the type metadata and the unknown list.
TEST(Census, BothSidesAgree) {
  llvm::LLVMContext llvmContext;
  llvm::SMDiagnostic error;
  auto source = llvm::parseAssemblyString(debugInfo, error, llvmContext);
  ASSERT_TRUE(source) << error.getMessage().str();
  mlir::DialectRegistry registry;
  upstreamEngine().registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  mlir::ScopedDiagnosticHandler silence(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  auto module = upstreamEngine().importModule(source, context);
  ASSERT_TRUE(module);
  Counts expected = debugInfoCounts();
  expected.erase("!type of variables");
  expected.erase("other named metadata");
  EXPECT_EQ(countRepresented(*module), expected);
}

//===----------------------------------------------------------------------===//
// MLIR
//===----------------------------------------------------------------------===//

TEST(MLIRCensus, CarriedEntriesDoNotCount) {
  EXPECT_EQ(countMLIR(R"(
#root = #llvm.tbaa_root<id = "root">
module attributes {llvmx.named_metadata = [["llvm.ident", array<i32: 0>]]} {
  llvm.func @f(%p: !llvm.ptr) attributes {llvmx.attachments = [["prof", 0 : i32]]} {
    %0 = llvm.load %p {llvmx.md.tbaa = #root} : !llvm.ptr -> i32
        loc(fused<{llvmx.of = #root}>["x"])
    llvm.return
  }
}
)"),
            Counts());
}

/// The dialect's attributes in the metadata table represent nodes, alone or at
/// the beginning of an entry; the rest of such an entry is carried.
TEST(MLIRCensus, TableEntries) {
  EXPECT_EQ(countMLIR(R"(
#file = #llvm.di_file<"f.c" in "/">
#int = #llvm.di_basic_type<name = "int", sizeInBits = 32>
#char = #llvm.di_basic_type<name = "char", sizeInBits = 8>
module attributes {llvmx.metadata = [
  "text", ["DIFile", array<i64: 0>], #file, [#int, array<i64: 3>],
  ["value", #char]]} {
}
)"),
            (Counts{{"DIBasicType", 1}, {"DIFile", 1}}));
}

TEST(MLIRCensus, BothFormsOfLibraries) {
  Counts two{{"llvm.dependent-libraries", 2}};
  EXPECT_EQ(countMLIR("module attributes {llvm.dependent_libraries = "
                      "#llvm.dependent_libraries<\"m\", \"c\">} {}"),
            two);
  EXPECT_EQ(countMLIR("module attributes {llvm.dependent_libraries = "
                      "[\"m\", \"c\"]} {}"),
            two);
}

/// A recursive type is one node, however often it occurs and wherever its
/// spelling begins.
TEST(MLIRCensus, RecursiveTypes) {
  EXPECT_EQ(
      countMLIR(R"(
#file = #llvm.di_file<"f.c" in "/">
#self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#pointer_in = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self>
#list = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "list", file = #file, elements = #pointer_in>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #list>
module {
  llvm.func @f() attributes {a = #list, b = #pointer}
}
)"),
      (Counts{{"DICompositeType", 1}, {"DIDerivedType", 1}, {"DIFile", 1}}));
}

TEST(MLIRCensus, OnlyInstructionsHavePlaces) {
  EXPECT_EQ(countMLIR(R"(
#file = #llvm.di_file<"f.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "x">
#at = loc(fused<#sp>["f.c":1:1])
#called = loc(callsite(fused<#sp>["f.c":2:1] at #at))
module {
  llvm.func @f(%x: i32 loc(#at)) {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#at)
    llvm.intr.dbg.value #var = %0 : i32 loc(#at)
    llvm.br ^l(%0 : i32) loc(#called)
  ^l(%phi: i32 loc(#at)):
    llvm.return loc(#at)
  } loc(fused<#sp>["f.c":9:1])
}
)"),
            (Counts{{"!dbg of functions", 1},
                    {"!dbg of instructions", 3},
                    {"DICompileUnit", 1},
                    {"DIExpression", 1},
                    {"DIFile", 1},
                    {"DILocalVariable", 1},
                    {"DILocation", 2},
                    {"DISubprogram", 1},
                    {"debug record: value", 1}}));
}

//===----------------------------------------------------------------------===//
// Both
//===----------------------------------------------------------------------===//

TEST(Census, NoMoreModelledThanThereAre) {
  Census census = compareCounts({{"a", 3}, {"b", 2}, {"c", 1}},
                                {{"a", 2}, {"b", 5}, {"d", 1}});
  ASSERT_EQ(census.size(), 3u);
  EXPECT_EQ(census["a"].total, 3u);
  EXPECT_EQ(census["a"].represented, 2u);
  EXPECT_EQ(census["b"].represented, 2u);
  EXPECT_EQ(census["c"].represented, 0u);
}

TEST(Census, Sums) {
  Census sum = compareCounts({{"a", 3}}, {{"a", 2}});
  addCensus(sum, compareCounts({{"a", 1}, {"b", 4}}, {{"a", 1}}));
  EXPECT_EQ(sum["a"].total, 4u);
  EXPECT_EQ(sum["a"].represented, 3u);
  EXPECT_EQ(sum["b"].total, 4u);
  EXPECT_EQ(sum["b"].represented, 0u);
}
