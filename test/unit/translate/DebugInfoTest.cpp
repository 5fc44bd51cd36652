// Debug info in the dialect's own attributes and locations: exact through
// memory, text and bytecode, bounded in depth and size, and one attribute for
// one node.

#include "Support.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::test;

/// A unit !0, a file !1, a type !2, and a function's !3 to !5.
#define PRELUDE                                                                \
  "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!6}\n"                         \
  "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, "             \
  "emissionKind: FullDebug)\n"                                                 \
  "!1 = !DIFile(filename: \"a.c\", directory: \"/\")\n"                        \
  "!2 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"      \
  "!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, type: !4, "   \
  "spFlags: DISPFlagDefinition, unit: !0)\n"                                   \
  "!4 = !DISubroutineType(types: !5)\n!5 = !{null, !2}\n"                      \
  "!6 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
#define FUNCTION "define void @f() !dbg !3 {\n ret void, !dbg !10\n}\n" PRELUDE

static const Case debugInfoCases[] = {
    {"AModuleOfAUnit", "!a = !{!9}\n!9 = !DIModule(scope: !0, name: \"m\", "
                       "isDecl: true)\n" PRELUDE},
    {"ACommonBlockOfASubprogram",
     "!a = !{!9}\n!9 = !DICommonBlock(scope: !3, declaration: null, name: "
     "\"c\", file: !1, line: 4)\n" PRELUDE},
    {"FlagsOfPointersToMembers",
     "!a = !{!9, !10, !11, !12}\n"
     "!9 = !DICompositeType(tag: DW_TAG_structure_type, name: \"a\", flags: "
     "DIFlagSingleInheritance)\n"
     "!10 = !DICompositeType(tag: DW_TAG_structure_type, name: \"b\", flags: "
     "DIFlagMultipleInheritance)\n"
     "!11 = !DICompositeType(tag: DW_TAG_structure_type, name: \"c\", flags: "
     "DIFlagVirtualInheritance)\n"
     "!12 = !DICompositeType(tag: DW_TAG_structure_type, name: \"d\", flags: "
     "DIFlagPublic | DIFlagSingleInheritance)\n" PRELUDE},
    {"ASplitFilename",
     "!llvm.dbg.cu = !{!9}\n!9 = distinct !DICompileUnit(language: "
     "DW_LANG_C11, file: !1, splitDebugFilename: \"a.dwo\", emissionKind: "
     "FullDebug, dwoId: 7)\n!1 = !DIFile(filename: \"a.c\", directory: "
     "\"/\")\n!llvm.module.flags = !{!6}\n!6 = !{i32 2, !\"Debug Info "
     "Version\", i32 3}\n"},
    {"ALanguageWithAVersion",
     "!llvm.dbg.cu = !{!9}\n!9 = distinct !DICompileUnit(sourceLanguageName: "
     "DW_LNAME_C, sourceLanguageVersion: 201112, file: !1, emissionKind: "
     "FullDebug)\n!1 = !DIFile(filename: \"a.c\", directory: "
     "\"/\")\n!llvm.module.flags = !{!6}\n!6 = !{i32 2, !\"Debug Info "
     "Version\", i32 3}\n"},
    {"AGlobalThatItsUnitDoesNotList",
     "@g = global i32 0, !dbg !9\n!9 = !DIGlobalVariableExpression(var: !10, "
     "expr: !DIExpression())\n!10 = distinct !DIGlobalVariable(name: \"g\", "
     "scope: !0, file: !1, type: !2, isLocal: false, isDefinition: "
     "true)\n" PRELUDE},
    {"MembersThatLookTheSame",
     "!a = !{!9, !10, !11}\n!9 = !DIDerivedType(tag: DW_TAG_member, name: "
     "\"m\", scope: !11, file: !1, line: 1, baseType: !2)\n!10 = "
     "!DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !11, file: !1, "
     "line: 2, baseType: !2)\n!11 = distinct !DICompositeType(tag: "
     "DW_TAG_structure_type, name: \"s\", elements: !12)\n!12 = !{!10, "
     "!9}\n" PRELUDE},
    {"EmptyStringsAndLists",
     "!a = !{!9, !10, !11}\n!9 = !DIBasicType(name: \"\", size: 8)\n!10 = "
     "!DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: "
     "!12)\n!11 = !DISubroutineType(types: null)\n!12 = !{}\n" PRELUDE},
    {"AConventionWithoutAName", "!a = !{!9}\n!9 = !DISubroutineType(cc: 77, "
                                "types: !5)\n" PRELUDE},
    {"FlagsThatDoNotParse",
     "!a = !{!9}\n!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "
     "\"s\", flags: 536870916)\n" PRELUDE},
    {"LocationsWithEverything",
     "define void @f(i32 %x) !dbg !18 {\n %a = add i32 %x, 1, !dbg !10\n %b = "
     "add i32 %a, 1, !dbg !11\n %c = add i32 %b, 1, !dbg !12\n %d = add i32 "
     "%c, 1, !dbg !13\n %e = add i32 %d, 1, !dbg !14\n ret void, !dbg "
     "!15\n}\n!10 = !DILocation(line: 1, column: 2, scope: !18, "
     "isImplicitCode: "
     "true)\n!11 = !DILocation(line: 1, column: 2, scope: !18, atomGroup: 4, "
     "atomRank: 7)\n!12 = distinct !DILocation(line: 1, column: 2, scope: "
     "!18)\n!13 = distinct !DILocation(line: 1, column: 2, scope: !18)\n!14 = "
     "!DILocation(line: 4294967295, column: 65535, scope: !16, inlinedAt: "
     "!12)\n!15 = !DILocation(line: 1, scope: !16, inlinedAt: !13)\n!16 = "
     "distinct !DILexicalBlock(scope: !17, file: !1, line: 3)\n!17 = distinct "
     "!DISubprogram(name: \"g\", scope: !1, file: !1, type: !4, spFlags: "
     "DISPFlagDefinition, unit: !0)\n!18 = distinct !DISubprogram(name: \"f\", "
     "scope: !1, file: !1, type: !4, spFlags: DISPFlagDefinition, unit: !0, "
     "keyInstructions: true)\n" PRELUDE},
    {"ALocationThatMetadataSharesWithAnInstruction",
     "!a = !{!10}\n!10 = distinct !DILocation(line: 1, column: 2, scope: "
     "!3)\n" FUNCTION},
    {"BlocksThatLookTheSame",
     "define void @f(i32 %x) !dbg !3 {\n %a = add i32 %x, 1, !dbg !10\n ret "
     "void, !dbg !11\n}\n!10 = !DILocation(line: 1, scope: !12)\n!11 = "
     "!DILocation(line: 1, scope: !13)\n!12 = distinct !DILexicalBlock(scope: "
     "!3, file: !1, line: 3)\n!13 = distinct !DILexicalBlock(scope: !3, file: "
     "!1, line: 3)\n" PRELUDE},
};
ROUND_TRIP_CASES(DebugInfo, debugInfoCases);

/// A chain of `depth` nested scopes, and a location in the innermost.
static std::string nestedBlocks(int depth) {
  std::string text = "!10 = !DILocation(line: 1, scope: !11)\n";
  for (int i = 11; i < 11 + depth; ++i)
    text += "!" + std::to_string(i) + " = distinct !DILexicalBlock(scope: !" +
            std::to_string(i + 1 < 11 + depth ? i + 1 : 3) +
            ", file: !1, line: " + std::to_string(i) + ")\n";
  return text + FUNCTION;
}

TEST(DebugInfo, DeepScopesAreExact) { roundTrip(nestedBlocks(500)); }

/// Each type contains the previous one twice, so that the tree of types does
/// not fit into memory.
TEST(DebugInfo, AttributesPrintInBoundedSpaceWithoutAliases) {
  std::string text = "@g = global i32 0, !dbg !9\n!9 = "
                     "!DIGlobalVariableExpression(var: !10, expr: "
                     "!DIExpression())\n!10 = distinct !DIGlobalVariable(name: "
                     "\"g\", scope: !0, file: !1, type: !100, isLocal: false, "
                     "isDefinition: true)\n" PRELUDE;
  const int last = 160;
  for (int i = 100; i <= last; ++i) {
    std::string next = i < last ? std::to_string(i + 1) : "2";
    text += "!" + std::to_string(i) +
            " = !DICompositeType(tag: DW_TAG_structure_type, name: \"s" + next +
            "\", elements: !" + std::to_string(i + 100) + ")\n!" +
            std::to_string(i + 100) + " = !{!" + next + ", !" + next + "}\n";
  }
  roundTrip(text);

  LLVMSource source(text);
  ASSERT_TRUE(source.module) << source.error;
  MLIRState state;
  auto module = importModule(*source.module, state.context);
  ASSERT_TRUE(module);
  auto globals = module->getOps<mlir::LLVM::GlobalOp>();
  ASSERT_FALSE(globals.empty());
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  (*globals.begin())->print(stream, mlir::OpPrintingFlags().useLocalScope());
  EXPECT_NE(printed.find("#llvm.di_global_variable"), std::string::npos);
  EXPECT_LT(printed.size(), 500000u);
}

/// Damage by passes or by hand.
TEST(DebugInfo, ARestThatDoesNotFitIsDropped) {
  const char *text =
      "#file = #llvm.di_file<\"a\" in \"b\">\n"
      "module attributes {llvmx.metadata = [[#file, array<i64: 99, 1, 4>], "
      "[#file, array<i64: 0, 7>], [#llvm.di_basic_type<tag = DW_TAG_base_type, "
      "name = \"t\">, array<i64: 2, -5>], loc(\"x\"), "
      "loc(fused<{llvmx.location = array<i64: 1, -1>}>[\"f\":1:2])], "
      "llvmx.named_metadata = [[\"a\", array<i32: 0, 1, 2, 3, 4>]]} {}";
  MLIRState state;
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &state.context);
  ASSERT_TRUE(module) << testing::PrintToString(state.errors);
  std::string ir = exportedText(*module);
  EXPECT_NE(ir.find("!DIFile(filename: \"a\", directory: \"b\")"),
            std::string::npos)
      << ir;
  EXPECT_FALSE(state.warnings.empty());
}

/// MLIR's bytecode can hold a null in a list of types, its text cannot.
TEST(DebugInfo, ANullInAListIsReported) {
  MLIRState state;
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      "module attributes {llvmx.metadata = [], llvmx.named_metadata = "
      "[[\"a\", array<i32: 0>]]} {}",
      &state.context);
  ASSERT_TRUE(module);
  mlir::Attribute type = mlir::LLVM::DISubroutineTypeAttr::get(
      &state.context, /*callingConvention=*/0, {mlir::LLVM::DITypeAttr()});
  (*module)->setAttr("llvmx.metadata",
                     mlir::ArrayAttr::get(&state.context, {type}));
  EXPECT_NE(exportedText(*module).find("!DISubroutineType(types: "),
            std::string::npos);
  ASSERT_EQ(state.warnings.size(), 1u);
  EXPECT_NE(state.warnings[0].find(
                "an element of a DISubroutineType is dropped: it is no "
                "attribute"),
            std::string::npos)
      << state.warnings[0];
}

/// LLVM's function that strips debug info, which is used when its verifier
/// rejects the debug info, would not terminate on such a loop.
TEST(DebugInfo, BrokenDebugInfoIsDroppedWithLoopsThatReachCycles) {
  const char *text =
      "module attributes {llvmx.metadata = [[\"tuple\", array<i64: 0, 1>, "
      "unit], "
      "[\"tuple\", array<i64: 2, 3>, unit], [\"tuple\", array<i64: 1>, unit], "
      "[\"DILocation\", array<i64: 1, 2, 4, -1, 0, 0, 0>], "
      "[\"DISubprogram\", array<i64: -1, -1, -1, -1, 7, -1, 0, -1, 0, 0, 0, 0, "
      "-1, -1, -1, -1, -1, -1, -1, 0>, unit]]} {\n"
      "llvm.func @f() attributes {llvmx.attachments = [[\"dbg\", 4 : i32]]} {\n"
      " llvm.br ^bb1\n^bb1:\n llvm.br ^bb1 {llvmx.md.llvm.loop = 0 : "
      "i32}\n}\n}";
  MLIRState state;
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &state.context);
  ASSERT_TRUE(module) << testing::PrintToString(state.errors);
  llvm::LLVMContext context;
  auto exported = exportVerifiedModule(*module, context);
  ASSERT_TRUE(exported) << testing::PrintToString(state.errors);
  EXPECT_TRUE(llvm::any_of(state.warnings, [](llvm::StringRef warning) {
    return warning.contains("debug information is dropped");
  })) << testing::PrintToString(state.warnings);
}

// What refers to debug info that is dropped goes with it.
TEST(DebugInfo, ReferencesToInvalidDebugInfoAreDropped) {
  const char *text =
      "#array = #llvm.di_composite_type<tag = DW_TAG_array_type, "
      "sizeInBits = 64>\n"
      "module attributes {llvmx.metadata = [#array], llvmx.version = 1 : i32} "
      "{\n"
      "llvm.func @a() attributes {llvmx.attachments = "
      "[[\"llvm.preserve.access.index\", 0 : i32]]} {\nllvm.return\n}\n}";
  MLIRState state;
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &state.context);
  ASSERT_TRUE(module) << testing::PrintToString(state.errors);
  llvm::LLVMContext context;
  auto exported = exportVerifiedModule(*module, context);
  ASSERT_TRUE(exported) << testing::PrintToString(state.errors);
  EXPECT_FALSE(exported->getFunction("a")->hasMetadata());
}
