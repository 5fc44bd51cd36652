// Metadata in the dialect's own forms: modelled only if the form is exported to
// the same node, carried otherwise, and never split into several nodes.

#include "Support.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Import.h"
#include "palindrome/ImportStats.h"
#include "llvm/Support/FormatVariadic.h"

using namespace palindrome;
using namespace palindrome::test;

namespace {
/// A module, with parts that the text of its import must and must not contain.
struct Form {
  const char *name;
  const char *ir;
  const char *holds; ///< A part of the MLIR text.
  const char *lacks; ///< Not a part of it.
};
void PrintTo(const Form &form, std::ostream *stream) { *stream << form.name; }

class Modelled : public testing::TestWithParam<Form> {};
} // namespace

TEST_P(Modelled, IsExact) {
  std::string text = roundTrip(GetParam().ir);
  EXPECT_NE(text.find(GetParam().holds), std::string::npos) << text;
  EXPECT_EQ(text.find(GetParam().lacks), std::string::npos) << text;
}

#define LOAD(ATTACHMENT)                                                       \
  "define ptr @f(ptr %p) {\n %v = load ptr, ptr %p, align 8, " ATTACHMENT      \
  "\n ret ptr %v\n}\n"
#define LOOP(NODES)                                                            \
  "define void @f() {\n br label %l\nl:\n br label %l, !llvm.loop !0\n}\n"     \
  "!0 = distinct !{!0, " NODES
#define BRANCH(NODE)                                                           \
  "define void @f(i1 %c) {\n br i1 %c, label %a, label %a, !prof !0\na:\n "    \
  "ret void\n}\n!0 = " NODE "\n"

static const char *const never = "no such text";

static const Form forms[] = {
    {"TBAA",
     LOAD("!tbaa !0") "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2, i64 0}\n"
                      "!2 = !{!\"root\"}\n",
     "tbaa = [", "llvmx.md"},
    {"TBAAConstant",
     LOAD("!tbaa !0") "!0 = !{!1, !1, i64 0, i64 1}\n"
                      "!1 = !{!\"\", !2, i64 0}\n!2 = !{!\"\"}\n",
     "constant = true", "llvmx.md"},
    {"TBAAAnonymousRoot",
     LOAD("!tbaa !0") "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2, i64 0}\n"
                      "!2 = distinct !{!2}\n",
     "tbaa = [", "llvmx.md"},
    {"TBAATypeWithoutOffset",
     LOAD("!tbaa !0") "!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2}\n"
                      "!2 = !{!\"root\"}\n",
     "llvmx.tbaa_short_types = [", "llvmx.md"},
    {"TBAATypeWithAndWithoutOffset",
     "define void @f(ptr %p) {\n store i8 0, ptr %p, align 1, !tbaa !0\n store "
     "i8 0, ptr %p, align 1, !tbaa !1\n ret void\n}\n"
     "!0 = !{!2, !2, i64 0}\n!1 = !{!3, !3, i64 0}\n!2 = !{!\"int\", !4}\n"
     "!3 = !{!\"int\", !4, i64 0}\n!4 = !{!\"root\"}\n",
     "llvmx.md.tbaa", never},
    {"TBAANewFormat",
     LOAD("!tbaa !0") "!0 = !{!1, !1, i64 0, i64 4}\n"
                      "!1 = !{!2, i64 4, !\"int\"}\n!2 = !{!\"root\"}\n",
     "llvmx.md.tbaa", "tbaa = ["},
    {"AliasScopesOfOneDomain",
     "define void @f(ptr %p) {\n store i8 0, ptr %p, align 1, !alias.scope !0, "
     "!noalias !1\n ret void\n}\n"
     "!0 = !{!2}\n!1 = !{!3}\n!2 = distinct !{!2, !4, !\"a\"}\n"
     "!3 = distinct !{!3, !4}\n!4 = distinct !{!4, !\"d\"}\n",
     "llvmx.alias_domains", "llvmx.md"},
    {"AliasScopesByName",
     LOAD("!alias.scope !0") "!0 = !{!1}\n!1 = !{!\"s\", !2, !\"\"}\n"
                             "!2 = !{!\"d\"}\n",
     "alias_scopes = [", "llvmx.md"},
    {"AliasScopeElsewhereToo",
     LOAD("!alias.scope !0") "!named = !{!1, !2}\n!0 = !{!1}\n"
                             "!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n",
     "alias_scopes = [", "llvmx.md"},
    {"ScopeDeclaration",
     "define void @f() {\n call void @llvm.experimental.noalias.scope.decl("
     "metadata !0)\n ret void\n}\n"
     "; Function Attrs: nocallback nofree nosync nounwind willreturn "
     "memory(inaccessiblemem: readwrite)\n"
     "declare void @llvm.experimental.noalias.scope.decl(metadata) #0\n"
     "attributes #0 = { nocallback nofree nosync nounwind willreturn "
     "memory(inaccessiblemem: readwrite) }\n"
     "!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}\n",
     "llvm.intr.experimental.noalias.scope.decl #alias_scope",
     "call_intrinsic"},
    {"AccessGroup", LOAD("!llvm.access.group !0") "!0 = distinct !{}\n",
     "access_groups = [#", "llvmx.md"},
    {"AccessGroups",
     LOAD("!llvm.access.group !0") "!0 = !{!1, !2}\n!1 = distinct !{}\n"
                                   "!2 = distinct !{}\n",
     "access_groups = [#", "llvmx.md"},
    {"ListOfOneAccessGroup",
     LOAD("!llvm.access.group !0") "!0 = !{!1}\n!1 = distinct !{}\n",
     "llvmx.md.llvm.access.group", "access_groups"},
    {"Loop", LOOP("!1}\n!1 = !{!\"llvm.loop.mustprogress\"}\n"),
     "#llvm.loop_annotation<mustProgress = true>", "llvmx.loop"},
    {"LoopInAnotherOrder",
     LOOP("!1, !2}\n!1 = !{!\"llvm.loop.vectorize.width\", i32 4}\n"
          "!2 = !{!\"llvm.loop.mustprogress\"}\n"),
     "llvmx.loop = array<i32: 0, 1, 0>", "llvmx.md"},
    {"LoopWithAnOptionOfNoField",
     LOOP("!1, !2}\n!1 = !{!\"llvm.loop.align\", i32 32}\n"
          "!2 = !{!\"llvm.loop.mustprogress\"}\n"),
     "llvmx.loop = array<i32: 0, -", "llvmx.md"},
    {"LoopThatACarriedOptionRefersTo",
     LOOP("!1, !2}\n!1 = !{!\"unknown\", !0}\n"
          "!2 = !{!\"llvm.loop.mustprogress\"}\n"),
     "llvmx.md.llvm.loop", "llvmx.loop"},
    {"LoopWithoutAKnownOption", LOOP("!1}\n!1 = !{!\"unknown\"}\n"),
     "llvmx.md.llvm.loop", "loop_annotation"},
    {"LoopWithTheSameOptionTwice",
     LOOP("!1, !2}\n!1 = !{!\"llvm.loop.unroll.count\", i32 2}\n"
          "!2 = !{!\"llvm.loop.unroll.count\", i32 3}\n"),
     "count = 2 : i32", "count = 3"},
    {"EveryLoopOption",
     LOOP("!1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, "
          "!16, !17, !18, !19, !20, !21, !22}\n"
          "!1 = !{!\"llvm.loop.disable_nonforced\"}\n"
          "!2 = !{!\"llvm.loop.mustprogress\"}\n"
          "!3 = !{!\"llvm.loop.isvectorized\", i32 1}\n"
          "!4 = !{!\"llvm.loop.vectorize.enable\", i1 false}\n"
          "!5 = !{!\"llvm.loop.vectorize.predicate.enable\", i1 true}\n"
          "!6 = !{!\"llvm.loop.vectorize.scalable.enable\", i1 false}\n"
          "!7 = !{!\"llvm.loop.vectorize.width\", i32 8}\n"
          "!8 = !{!\"llvm.loop.vectorize.followup_all\", !23}\n"
          "!9 = !{!\"llvm.loop.interleave.count\", i32 2}\n"
          "!10 = !{!\"llvm.loop.unroll.enable\"}\n"
          "!11 = !{!\"llvm.loop.unroll.count\", i32 3}\n"
          "!12 = !{!\"llvm.loop.unroll.runtime.disable\", i1 true}\n"
          "!13 = !{!\"llvm.loop.unroll_and_jam.disable\"}\n"
          "!14 = !{!\"llvm.licm.disable\"}\n"
          "!15 = !{!\"llvm.loop.licm_versioning.disable\"}\n"
          "!16 = !{!\"llvm.loop.distribute.enable\", i1 true}\n"
          "!17 = !{!\"llvm.loop.pipeline.disable\", i1 true}\n"
          "!18 = !{!\"llvm.loop.pipeline.initiationinterval\", i32 4}\n"
          "!19 = !{!\"llvm.loop.peeled.count\", i32 5}\n"
          "!20 = !{!\"llvm.loop.unswitch.partial.disable\"}\n"
          "!21 = !{!\"llvm.loop.parallel_accesses\", !24}\n"
          "!22 = !{!\"llvm.loop.parallel_accesses\", !25}\n"
          "!23 = distinct !{!23, !2}\n!24 = distinct !{}\n"
          "!25 = distinct !{}\n"),
     "followupAll = ", "llvmx.md"},
    {"EqualLoops",
     "define void @f(i1 %c) {\n br label %l\nl:\n br i1 %c, label %l, label "
     "%m, !llvm.loop !0\nm:\n br i1 %c, label %m, label %n, !llvm.loop !1\n"
     "n:\n br i1 %c, label %n, label %o, !llvm.loop !1\no:\n ret void\n}\n"
     "!named = !{!1, !0}\n!0 = distinct !{!0, !2}\n!1 = distinct !{!1, !2}\n"
     "!2 = !{!\"llvm.loop.mustprogress\"}\n",
     "[\"loop\", #loop_annotation, array<i32: 1>]", "llvmx.md"},
    {"LoopOfASwitch",
     "define void @f(i32 %x) {\n br label %l\nl:\n switch i32 %x, label %l [\n "
     "i32 0, label %m\n ], !llvm.loop !0\nm:\n br i1 true, label %m, label %n, "
     "!llvm.loop !0\nn:\n ret void\n}\n!0 = distinct !{!0, !1}\n"
     "!1 = !{!\"llvm.loop.mustprogress\"}\n",
     "llvmx.metadata = [#loop_annotation]", never},
    {"BranchWeights", BRANCH("!{!\"branch_weights\", i32 1, i32 -1}"),
     "weights([1, -1])", "llvmx.md"},
    {"ExpectedBranchWeights",
     BRANCH("!{!\"branch_weights\", !\"expected\", i32 1, i32 2}"),
     "weights([1, 2])", "branch_weights ="},
    {"WideBranchWeights", BRANCH("!{!\"branch_weights\", i64 1, i64 2}"),
     "weights([1, 2])", "branch_weights ="},
    {"HugeBranchWeights",
     BRANCH("!{!\"branch_weights\", i64 1, i64 4294967296}"), "llvmx.md.prof",
     "weights("},
    {"BranchWeightsOfZero", BRANCH("!{!\"branch_weights\", i32 0, i32 0}"),
     "llvmx.md.prof", "weights("},
    {"OneWeightOfAnInvoke",
     "define void @f() personality ptr @p {\n invoke void @g() to label %a "
     "unwind label %b, !prof !0\na:\n ret void\nb:\n %l = landingpad i32 "
     "cleanup\n ret void\n}\ndeclare void @g()\ndeclare void @p()\n"
     "!0 = !{!\"branch_weights\", i32 7}\n",
     "llvmx.md.prof", "branch_weights ="},
    {"Dereferenceable",
     LOAD(
         "!dereferenceable !0, !dereferenceable_or_null !0") "!0 = !{i64 -1}\n",
     "dereferenceable<bytes = 18446744073709551615>",
     "llvmx.md.dereferenceable ="},
    {"MMRA",
     LOAD("!mmra !0") "!0 = !{!1, !2}\n!1 = !{!\"a\", !\"\\22\"}\n"
                      "!2 = !{!\"a\", !\"\"}\n",
     "llvm.mmra = [#", "llvmx.md"},
    {"FunctionMetadata",
     "define void @f() !prof !0 !work_group_size_hint !1 !reqd_work_group_size "
     "!1 !intel_reqd_sub_group_size !2 !vec_type_hint !3 {\n ret void\n}\n"
     "!0 = !{!\"function_entry_count\", i64 -1}\n!1 = !{i32 1, i32 -2}\n"
     "!2 = !{i32 8}\n!3 = !{<2 x float> undef, i32 1}\n",
     "function_entry_count = -1 : i64", "llvmx.attachments"},
    {"EntryCountWithImports",
     "define void @f() !prof !0 {\n ret void\n}\n"
     "!0 = !{!\"function_entry_count\", i64 1, i64 2}\n",
     "function_entry_count = 1 : i64, llvmx.attachments", "llvmx.md"},
    {"ModuleListsInClangsOrder",
     "!llvm.module.flags = !{!0}\n!llvm.ident = !{!1}\n"
     "!0 = !{i32 1, !\"wchar_size\", i32 4}\n!1 = !{!\"clang\"}\n",
     "llvmx.named_metadata = [\"llvm.module.flags\"]", "llvmx.metadata ="},
    {"ModuleListsInTheExportersOrder",
     "!llvm.ident = !{!1, !1}\n!llvm.commandline = !{!1}\n"
     "!llvm.dependent-libraries = !{!1}\n!llvm.linker.options = !{!2, !3}\n"
     "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"a\", !\"b\"}\n"
     "!1 = !{!\"\"}\n!2 = !{!\"-l\", !\"c\"}\n!3 = !{}\n",
     "llvm.linker_options", "llvmx.named_metadata"},
    {"FlagsWithOneThatHasNoForm",
     "!named = !{!0}\n!llvm.module.flags = !{!0, !1, !2}\n"
     "!0 = !{i32 1, !\"a\", i32 -1}\n!1 = !{i32 1, !\"wide\", i64 5}\n"
     "!2 = !{i32 8, !\"c\", i32 3}\n",
     "[\"llvm.module.flags\", array<i32: -1, ", never},
    {"Profiles",
     "declare void @f()\n!llvm.module.flags = !{!0, !2}\n"
     "!0 = !{i32 5, !\"CG Profile\", !1}\n"
     "!1 = distinct !{!{ptr @f, null, i64 9}}\n"
     "!2 = !{i32 1, !\"ProfileSummary\", !3}\n"
     "!3 = !{!4, !5, !6, !7, !8, !9, !10, !11, !12, !13}\n"
     "!4 = !{!\"ProfileFormat\", !\"InstrProf\"}\n"
     "!5 = !{!\"TotalCount\", i64 1}\n!6 = !{!\"MaxCount\", i64 2}\n"
     "!7 = !{!\"MaxInternalCount\", i64 3}\n"
     "!8 = !{!\"MaxFunctionCount\", i64 4}\n!9 = !{!\"NumCounts\", i64 5}\n"
     "!10 = !{!\"NumFunctions\", i64 6}\n!11 = !{!\"IsPartialProfile\", i64 1}"
     "\n!12 = !{!\"PartialProfileRatio\", double 5.000000e-01}\n"
     "!13 = !{!\"DetailedSummary\", !14}\n!14 = !{!15}\n"
     "!15 = !{i32 10, i64 8, i32 9}\n",
     "#llvm.profile_summary<format = InstrProf", "llvmx.metadata ="},
    {"CallGraphProfileElsewhereToo",
     "declare void @f()\n!llvm.module.flags = !{!0}\n!named = !{!1}\n"
     "!0 = !{i32 5, !\"CG Profile\", !1}\n"
     "!1 = distinct !{!{ptr @f, null, i64 9}}\n",
     "cgprofile", "[\"llvm.module.flags\", array<i32: -1>]"},
    {"FlagOfOneBit",
     "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"a\", i1 true}\n"
     "!1 = !{i32 1, !\"b\", i32 2}\n",
     "#llvm.mlir.module_flag<error, \"a\", 1 : i32>", "array<i32: -1, -1>"},
    {"TagWithNarrowOffsets",
     LOAD("!tbaa !0") "!0 = !{!1, !1, i16 0}\n!1 = !{!\"int\", !2, i16 0}\n"
                      "!2 = !{!\"root\"}\n",
     "tbaa = [#", "call_intrinsic"},
    {"TypeAsATag", LOAD("!tbaa !1") "!1 = !{!\"int\", !2, i64 1}\n!2 = !{}\n",
     "constant = true", "call_intrinsic"},
    {"UnrollAtRunTimeDisabled",
     LOOP("!1}\n!1 = !{!\"llvm.loop.unroll.runtime.disable\"}\n"),
     "runtimeDisable = true", "llvmx.loop"},
    {"LoopLocations",
     "define void @f() !dbg !1 {\n br label %a\na:\n br label %a, !llvm.loop "
     "!0\n}\n!llvm.dbg.cu = !{!2}\n!llvm.module.flags = !{!7}\n"
     "!0 = distinct !{!0, !5, !6}\n"
     "!1 = distinct !DISubprogram(name: \"f\", scope: !3, file: !3, type: !4, "
     "flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)\n"
     "!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)\n"
     "!3 = !DIFile(filename: \"a.c\", directory: \"/\")\n"
     "!4 = !DISubroutineType(types: !{null})\n"
     "!5 = !DILocation(line: 1, column: 2, scope: !1)\n"
     "!6 = !DILocation(line: 3, column: 4, scope: !1)\n"
     "!7 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
     "startLoc = #loc", "llvmx.loop"},
    {"LoopLocationsInTheTable",
     "define void @f() !dbg !1 {\n br label %a\na:\n br label %a, !llvm.loop "
     "!0\n}\n!llvm.dbg.cu = !{!2}\n!llvm.module.flags = !{!7}\n"
     "!0 = distinct !{!0, !5, !6}\n!named = !{!8}\n!8 = !{!0}\n"
     "!1 = distinct !DISubprogram(name: \"f\", scope: !3, file: !3, type: !4, "
     "flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)\n"
     "!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)\n"
     "!3 = !DIFile(filename: \"a.c\", directory: \"/\")\n"
     "!4 = !DISubroutineType(types: !{null})\n"
     "!5 = !DILocation(line: 1, column: 2, scope: !1)\n"
     "!6 = !DILocation(line: 3, column: 4, scope: !1)\n"
     "!7 = !{i32 2, !\"Debug Info Version\", i32 3}\n",
     "startLoc = #loc", "llvmx.md.llvm.loop"},
    {"VariablesWithEqualDebugInfo",
     "@a = global i32 0, !dbg !1\n@b = global i32 0, !dbg !5\n"
     "!llvm.dbg.cu = !{!2}\n!llvm.module.flags = !{!7}\n"
     "!1 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())\n"
     "!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)\n"
     "!3 = !DIFile(filename: \"a.c\", directory: \"/\")\n"
     "!4 = distinct !DIGlobalVariable(name: \"v\", scope: !2, type: !6)\n"
     "!5 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())\n"
     "!6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"
     "!7 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
     "!8 = distinct !DIGlobalVariable(name: \"v\", scope: !2, type: !6)\n",
     "dbg_exprs = [#di_global_variable_expression], llvmx.attachments",
     "llvmx.md."},
};
INSTANTIATE_TEST_SUITE_P(Forms, Modelled, testing::ValuesIn(forms),
                         [](const testing::TestParamInfo<Form> &info) {
                           return std::string(info.param.name);
                         });

// A chain of types, each with two members of the next type: the text doubles
// with each type. Such types are carried.
TEST(ModelledMetadata, TypesWhoseTextExplodesAreCarried) {
  std::string ir = LOAD("!tbaa !0") "!0 = !{!1, !40, i64 0}\n";
  for (unsigned i = 1; i < 40; ++i)
    ir += llvm::formatv("!{0} = !{{!\"t{0}\", !{1}, i64 0, !{1}, i64 8}\n", i,
                        i + 1);
  ir += "!40 = !{!\"char\", !41, i64 0}\n!41 = !{!\"root\"}\n";
  std::string text = roundTrip(ir);
  EXPECT_NE(text.find("llvmx.md.tbaa"), std::string::npos);
}

TEST(ModelledMetadata, IsCounted) {
  LLVMSource source(
      BRANCH("!{!\"branch_weights\", i32 1, i32 2}") "define i32 @g(ptr %p) "
                                                     "{\n %v = load i32, ptr "
                                                     "%p, align 4, !range !2\n "
                                                     "ret i32 %v\n}\n!2 = "
                                                     "!{i32 0, i32 1}\n");
  ASSERT_TRUE(source.module) << source.error;
  MLIRState state;
  ImportStats stats;
  ImportOptions options;
  options.stats = &stats;
  ASSERT_TRUE(importModule(*source.module, state.context, options));
  EXPECT_EQ(stats.kinds["!prof of instructions"].modelled, 1u);
  EXPECT_EQ(stats.kinds["!range of instructions"].carried, 1u);
  EXPECT_EQ(stats.kinds["!range of instructions"]
                .reasons["the dialect has no form for it"],
            1u);
}

// Entries that do not fit any more after a pass or an edit are dropped with a
// warning.
TEST(ModelledMetadata, WhatNoLongerFitsIsDropped) {
  for (const char *text :
       {"llvm.func @f() {\n llvm.br ^a\n^a:\n llvm.br ^a {loop_annotation = "
        "#llvm.loop_annotation<mustProgress = true>, llvmx.loop = array<i32: "
        "0, 1>}\n}",
        "llvm.func @f() {\n llvm.br ^a\n^a:\n llvm.br ^a {loop_annotation = "
        "#llvm.loop_annotation<mustProgress = true>, llvmx.loop = array<i32: "
        "0, 0, -9>}\n}",
        "llvm.func @f() {\n llvm.br ^a\n^a:\n llvm.br ^a {llvmx.loop = "
        "array<i32: 1>}\n}",
        "module attributes {llvmx.named_metadata = [\"llvm.ident\"]} {}",
        "module attributes {llvmx.metadata = [\"branch_weights\", [\"value\", "
        "1 : i64], [\"value\", 2 : i64], array<i32: 0, 1, 2>]} {\n"
        "llvm.func @f(%x: i1) {\n llvm.cond_br %x weights([1, 3]), ^a, ^a "
        "{llvmx.md.prof = 3 : i32}\n^a:\n llvm.return\n}\n}",
        "module attributes {llvmx.metadata = [\"a\", [\"value\", 1 : i32], "
        "[\"value\", 2 : i64], array<i32: 1, 0, 2>], llvmx.named_metadata = "
        "[[\"llvm.module.flags\", array<i32: -5>]]} {\n"
        "llvm.module_flags [#llvm.mlir.module_flag<error, \"a\", 3 : i32>]\n}",
        "module attributes {llvmx.tbaa_short_types = [1], llvmx.alias_domains "
        "= 3 : i32} {}"}) {
    MLIRState state;
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &state.context);
    ASSERT_TRUE(module) << testing::PrintToString(state.errors);
    exportedText(*module);
    EXPECT_FALSE(state.warnings.empty()) << text;
  }
}
