// Passes over imported modules: afterwards the export verifies or reports one
// error, and entries that belonged to another function are dropped.

#include "Passes.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"

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

static const char *const inlined =
    "define internal i32 @g(i32 %x) !dbg !1 {\n %a = alloca i32, !DIAssignID "
    "!14\n #dbg_assign(i1 poison, !3, !DIExpression(), !14, ptr %a, "
    "!DIExpression(), !2)\n store i32 %x, ptr %a, !DIAssignID !14\n "
    "#dbg_value(i32 %x, !3, "
    "!DIExpression(), !2)\n %y = add i32 %x, 1, !dbg !15\n %z = call i32 "
    "@h(i32 "
    "%y), !dbg !2\n ret i32 %z, !dbg !2\n}\n"
    "define i32 @h(i32 %x) noinline !dbg !12 {\n ret i32 %x, !dbg !13\n}\n"
    "define i32 @f(i32 %x) !dbg !9 {\n %r = call i32 @g(i32 %x), !dbg !10\n "
    "ret "
    "i32 %r, !dbg !10\n}\n"
    "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!7}\n"
    "!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !4, "
    "emissionKind: FullDebug)\n"
    "!1 = distinct !DISubprogram(name: \"g\", scope: !4, file: !4, type: !5, "
    "spFlags: DISPFlagDefinition, unit: !0)\n"
    "!2 = !DILocation(line: 1, column: 2, scope: !1)\n"
    "!3 = !DILocalVariable(name: \"v\", scope: !1, file: !4, type: !6)\n"
    "!4 = !DIFile(filename: \"a\", directory: \"b\")\n"
    "!5 = !DISubroutineType(types: !8)\n"
    "!6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"
    "!7 = !{i32 2, !\"Debug Info Version\", i32 3}\n!8 = !{null}\n"
    "!9 = distinct !DISubprogram(name: \"f\", scope: !4, file: !4, type: !5, "
    "spFlags: DISPFlagDefinition, unit: !0)\n"
    "!10 = !DILocation(line: 5, column: 2, scope: !9)\n"
    "!12 = distinct !DISubprogram(name: \"h\", scope: !4, file: !4, type: !5, "
    "spFlags: DISPFlagDefinition, unit: !0)\n"
    "!13 = !DILocation(line: 7, column: 2, scope: !12)\n"
    "!14 = distinct !DIAssignID()\n"
    "!15 = !DILocation(line: 3, column: 4, scope: !1, isImplicitCode: true)\n"
    "define i32 @keep(i32 %x) {\n %r = call i32 @g(i32 %x) noinline\n ret i32 "
    "%r\n}\n";

TEST(Passes, WhatIsInlinedSaysWhere) {
  LLVMSource source(inlined);
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
  EXPECT_FALSE(f.contains("!DIAssignID")) << result;
  EXPECT_TRUE(llvm::StringRef(result).contains("line: 5, column: 2")) << result;
  for (const char *why : {"its scope is of another function",
                          "the assignment is of another function"}) {
    bool named = llvm::any_of(state.warnings, [&](llvm::StringRef warning) {
      return warning.contains("in @f: ") && warning.contains(why);
    });
    EXPECT_TRUE(named) << why << testing::PrintToString(state.warnings);
  }
}
