// Passes over imported modules: afterwards the export verifies or reports one
// error, and what was inlined has its call sites.

#include "Passes.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include <set>

using namespace palindrome;
using namespace palindrome::test;

TEST(Passes, LeaveWhatExportsOrSaysWhyNot) {
  unsigned runs = 0, good = 0;
  for (const char *folder : {"/ll", "/c", "/cpp", "/rust", "/fortran"}) {
    std::error_code error;
    for (llvm::sys::fs::directory_iterator
             it(std::string(PALINDROME_SOURCE_DIR "/corpus/modules") + folder,
                error),
         end;
         it != end && !error; it.increment(error)) {
      llvm::LLVMContext context;
      llvm::SMDiagnostic diagnostic;
      auto source = llvm::parseIRFile(it->path(), diagnostic, context);
      ASSERT_TRUE(source) << it->path();
      for (const char *pass :
           {"canonicalize", "cse", "inline", "symbol-dce", "strip-debuginfo"}) {
        SCOPED_TRACE(it->path() + " " + pass);
        MLIRState state;
        std::string result = exportAfter(*source, pass, state);
        ++runs;
        good += !result.empty();
      }
    }
  }
  EXPECT_GT(runs, 300u);
  EXPECT_GT(good, runs * 9 / 10);
}

/// The debug info of a module with the functions @g (!1, its place !2 and its
/// variable !3), @f (!9, !10) and one called `third` (!12, !13).
static std::string debugInfo(const std::string &third) {
  return "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!7}\n"
         "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, "
         "emissionKind: FullDebug)\n"
         "!1 = distinct !DISubprogram(name: \"g\", scope: !4, file: !4, type: "
         "!5, spFlags: DISPFlagDefinition, unit: !0)\n"
         "!2 = !DILocation(line: 1, column: 2, scope: !1)\n"
         "!3 = !DILocalVariable(name: \"v\", scope: !1, file: !4, type: !6)\n"
         "!4 = !DIFile(filename: \"a\", directory: \"b\")\n"
         "!5 = !DISubroutineType(types: !8)\n"
         "!6 = !DIBasicType(name: \"int\", size: 32, encoding: "
         "DW_ATE_signed)\n"
         "!7 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
         "!8 = !{null}\n"
         "!9 = distinct !DISubprogram(name: \"f\", scope: !4, file: !4, type: "
         "!5, spFlags: DISPFlagDefinition, unit: !0)\n"
         "!10 = !DILocation(line: 5, column: 2, scope: !9)\n"
         "!12 = distinct !DISubprogram(name: \"" +
         third +
         "\", scope: !4, file: !4, type: !5, spFlags: DISPFlagDefinition, "
         "unit: !0)\n"
         "!13 = !DILocation(line: 7, column: 2, scope: !12)\n";
}

/// A module in which @f calls @g, which calls @h.
static std::string callsOfCalls() {
  return "define internal i32 @g(i32 %x) !dbg !1 {\n"
         " %a = alloca i32, !DIAssignID !14\n"
         " #dbg_assign(i1 poison, !3, !DIExpression(), !14, ptr %a, "
         "!DIExpression(), !2)\n"
         " store i32 %x, ptr %a, !DIAssignID !14\n"
         " #dbg_value(i32 %x, !3, !DIExpression(), !2)\n"
         " %y = add i32 %x, 1, !dbg !15\n"
         " %z = call i32 @h(i32 %y), !dbg !2\n"
         " ret i32 %z, !dbg !2\n}\n"
         "define i32 @h(i32 %x) noinline !dbg !12 {\n"
         " ret i32 %x, !dbg !13\n}\n"
         "define i32 @f(i32 %x) !dbg !9 {\n"
         " %r = call i32 @g(i32 %x), !dbg !10\n"
         " ret i32 %r, !dbg !10\n}\n"
         "define i32 @keep(i32 %x) {\n"
         " %r = call i32 @g(i32 %x) noinline\n"
         " ret i32 %r\n}\n" +
         debugInfo("h") +
         "!14 = distinct !DIAssignID()\n"
         "!15 = !DILocation(line: 3, column: 4, scope: !1, isImplicitCode: "
         "true)\n";
}

TEST(Passes, WhatIsInlinedSaysWhere) {
  LLVMSource source(callsOfCalls());
  ASSERT_TRUE(source.module) << source.error;
  MLIRState state;
  std::string result = exportAfter(*source.module, "inline", state);
  ASSERT_FALSE(result.empty()) << testing::PrintToString(state.errors);
  // After inlining, @f calls @h itself and keeps its own locations.
  llvm::StringRef f = llvm::StringRef(result).split("define i32 @f").second;
  f = f.take_until([](char c) { return c == '}'; });
  EXPECT_TRUE(f.contains("call i32 @h")) << result;
  EXPECT_TRUE(f.contains("#dbg_value")) << result;
  EXPECT_TRUE(llvm::StringRef(result).contains("line: 3, column: 4, scope: "))
      << result;
  EXPECT_TRUE(llvm::StringRef(result).contains(", inlinedAt: ")) << result;
  EXPECT_TRUE(f.contains("!DIAssignID")) << result;
  EXPECT_TRUE(f.contains("#dbg_assign")) << result;
  EXPECT_TRUE(llvm::StringRef(result).contains("line: 5, column: 2")) << result;
  EXPECT_TRUE(state.warnings.empty()) << testing::PrintToString(state.warnings);
}

/// What follows `key` in `line`, up to a comma or parenthesis.
static std::string valueAfter(llvm::StringRef line, llvm::StringRef key) {
  return line.split(key)
      .second.take_until([](char c) { return c == ',' || c == ')'; })
      .str();
}

/// The line of `text` that defines node `number`.
static llvm::StringRef nodeOf(llvm::StringRef text, llvm::StringRef number) {
  size_t at = text.find(("\n" + number + " = ").str());
  return at == llvm::StringRef::npos ? ""
                                     : text.substr(at + 1).split('\n').first;
}

// MLIR has one attribute for all calls at a place; each still is a call site of
// its own, as after LLVM's inliner, and so is each in what it is inlined into.
TEST(Passes, CallsAtOnePlaceAreCallSitesOfTheirOwn) {
  LLVMSource source(
      "define i32 @g(i32 %x) !dbg !1 {\n #dbg_value(i32 %x, !3, "
      "!DIExpression(), !2)\n #dbg_value(!DIArgList(i32 %x), !3, "
      "!DIExpression(DW_OP_LLVM_arg, 0), !2)\n ret i32 %x, !dbg !2\n}\n"
      "define i32 @f(i32 %x) !dbg !9 {\n %a = call i32 @g(i32 %x), !dbg !10\n "
      "%b = call i32 @g(i32 %a), !dbg !10\n %c = call i32 @g(i32 %b), !dbg "
      "!10\n ret i32 %c, !dbg !10\n}\n"
      "define i32 @e(i32 %x) !dbg !12 {\n %a = call i32 @f(i32 %x), !dbg !13\n "
      "%b = call i32 @f(i32 %a), !dbg !13\n ret i32 %b, !dbg !13\n}\n" +
      debugInfo("e"));
  ASSERT_TRUE(source.module) << source.error;
  MLIRState state;
  std::string result = exportAfter(*source.module, "inline", state);
  ASSERT_FALSE(result.empty()) << testing::PrintToString(state.errors);
  EXPECT_TRUE(state.warnings.empty()) << testing::PrintToString(state.warnings);
  for (auto [name, calls] : {std::pair("@f(", 3), std::pair("@e(", 6)}) {
    llvm::StringRef body = llvm::StringRef(result).split(name).second;
    body = body.take_until([](char c) { return c == '}'; });
    llvm::SmallVector<llvm::StringRef> lines;
    body.split(lines, '\n');
    // The modelled and the carried record of a call have one location.
    std::set<std::string> sites, locations;
    int records = 0;
    for (llvm::StringRef line : lines)
      if (line.contains("#dbg_value")) {
        ++records;
        std::string location = valueAfter(line.substr(line.rfind(',')), ", ");
        locations.insert(location);
        llvm::StringRef node = nodeOf(result, location);
        EXPECT_TRUE(node.contains("line: 1, column: 2"))
            << line.str() << result;
        sites.insert(valueAfter(node, "inlinedAt: "));
      }
    EXPECT_EQ(records, 2 * calls) << result;
    EXPECT_EQ(locations.size(), unsigned(calls)) << result;
    EXPECT_EQ(sites.size(), unsigned(calls)) << result;
  }
}

// @u has no debug info, but may hold records of @g, with an assignment of its
// own. In @f they are inlined at the call of @u.
TEST(Passes, RecordsGoThroughAFunctionWithoutDebugInfo) {
  std::string text = callsOfCalls();
  size_t call = text.find("call i32 @g(i32 %x), !dbg !10");
  text.replace(call, strlen("call i32 @g(i32 %x), !dbg !10"),
               "call i32 @u(i32 %x), !dbg !10");
  text += "define internal i32 @u(i32 %x) {\n %r = call i32 @g(i32 %x)\n "
          "ret i32 %r\n}\n";
  LLVMSource source(text);
  ASSERT_TRUE(source.module) << source.error;
  MLIRState state;
  std::string result = exportAfter(*source.module, "inline", state);
  ASSERT_FALSE(result.empty()) << testing::PrintToString(state.errors);
  llvm::StringRef f = llvm::StringRef(result).split("define i32 @f").second;
  f = f.take_until([](char c) { return c == '}'; });
  EXPECT_TRUE(f.contains("#dbg_value") && f.contains("#dbg_assign")) << result;
  EXPECT_TRUE(state.warnings.empty()) << testing::PrintToString(state.warnings);
  size_t numIDs = 0;
  for (llvm::StringRef rest = result; rest.contains("distinct !DIAssignID");
       rest = rest.split("distinct !DIAssignID").second)
    ++numIDs;
  EXPECT_EQ(numIDs, 3u) << result;
}
