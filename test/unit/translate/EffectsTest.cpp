// What passes may and must not do with the ops of llvmx (translate/LLVMX.td):
// each case is run through a pass, exported and verified.

#include "Passes.h"
#include "mlir/Parser/Parser.h"

using namespace palindrome;
using namespace palindrome::test;

/// How often `part` occurs in `text`.
static size_t count(llvm::StringRef text, llvm::StringRef part) {
  return text.count(part);
}

namespace {
/// A body of @f that is run through a pass, and the number of occurrences of a
/// part of it before and after.
struct Kept {
  const char *name, *body, *part, *pipeline;
  unsigned before, after;
};

void PrintTo(const Kept &entry, std::ostream *stream) { *stream << entry.name; }
} // namespace

static const char *const declarations =
    "declare void @use(i64)\ndeclare void @use_ptr(ptr)\n"
    "declare void @throws()\ndeclare i32 @__CxxFrameHandler3(...)\n";

class Effects : public testing::TestWithParam<Kept> {};

TEST_P(Effects, DecideWhatPassesDo) {
  std::string text = declarations;
  text += "define void @f(ptr %p, ptr %q, i32 %n) personality ptr "
          "@__CxxFrameHandler3 {\n";
  text += GetParam().body;
  text += "\n}\n";
  ASSERT_EQ(count(text, GetParam().part), GetParam().before);
  std::string result = exportAfter(text, GetParam().pipeline);
  EXPECT_EQ(count(result, GetParam().part), GetParam().after) << result;
}

static const Kept kept[] = {
    {"AnUnusedCastGoes", "%1 = ptrtoaddr ptr %p to i64\n ret void", "ptrtoaddr",
     "canonicalize", 1, 0},
    {"EqualCastsAreMerged",
     "%1 = ptrtoaddr ptr %p to i64\n %2 = ptrtoaddr ptr %p to i64\n call void "
     "@use(i64 %1)\n call void @use(i64 %2)\n ret void",
     "= ptrtoaddr", "cse", 2, 1},
    {"DifferentCastsAreNot",
     "%1 = ptrtoaddr ptr %p to i64\n %2 = ptrtoaddr ptr %q to i64\n call void "
     "@use(i64 %1)\n call void @use(i64 %2)\n ret void",
     "= ptrtoaddr", "cse", 2, 2},
    {"UnusedLoadsGo",
     "%1 = load atomic <2 x half>, ptr %p unordered, align 4\n ret void",
     "= load", "canonicalize", 1, 0},
    {"VolatileLoadsStay",
     "%1 = load atomic volatile <2 x half>, ptr %p unordered, align 4\n ret "
     "void",
     "= load atomic volatile", "canonicalize,cse", 1, 1},
    {"OrderedLoadsStay",
     "%1 = load atomic <2 x half>, ptr %p monotonic, align 4\n ret void",
     "= load", "canonicalize,cse", 1, 1},
    {"EqualLoadsAreMerged",
     "%1 = load atomic <2 x half>, ptr %p unordered, align 4\n"
     "%2 = load atomic <2 x half>, ptr %p unordered, align 4\n"
     "%3 = fadd <2 x half> %1, %2\n store <2 x half> %3, ptr %q\n ret void",
     "= load", "cse", 2, 1},
    {"LoadsAreNotMergedAcrossAStore",
     "%1 = load atomic <2 x half>, ptr %p unordered, align 4\n"
     "store atomic <2 x half> %1, ptr %q unordered, align 4\n"
     "%2 = load atomic <2 x half>, ptr %p unordered, align 4\n"
     "%3 = fadd <2 x half> %1, %2\n store <2 x half> %3, ptr %q\n ret void",
     "= load", "cse", 2, 2},
    {"StoresStay",
     "store atomic <2 x half> zeroinitializer, ptr %p unordered, align 4\n"
     "store atomic <2 x half> zeroinitializer, ptr %p unordered, align 4\n"
     "ret void",
     "store atomic", "canonicalize,cse", 2, 2},
    {"AtomicsStay",
     "%1 = atomicrmw fmaximum ptr %p, float 0.0 seq_cst\n"
     " %2 = atomicrmw fmaximum ptr %p, float 0.0 seq_cst\n"
     " ret void",
     "= atomicrmw", "canonicalize,cse", 2, 2},
};

static std::string nameOfKept(const testing::TestParamInfo<Kept> &info) {
  return info.param.name;
}
INSTANTIATE_TEST_SUITE_P(LLVMX, Effects, testing::ValuesIn(kept), nameOfKept);

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

namespace {
/// Two equal calls, with or without a `store` between them: how many of them
/// are left if their results are used, and if not.
struct Calls {
  const char *name;
  /// The `details` of the calls, except the callee.
  const char *details;
  const char *between;
  unsigned used, unused;
};

void PrintTo(const Calls &entry, std::ostream *stream) {
  *stream << entry.name;
}
} // namespace

class CallEffects : public testing::TestWithParam<Calls> {};

TEST_P(CallEffects, DecideWhatPassesDo) {
  for (bool isUsed : {true, false}) {
    SCOPED_TRACE(isUsed ? "used" : "unused");
    std::string call =
        "\"llvmx.instruction\"(%n) <{opcode = \"call\", details = {asm = "
        "\"nop\", constraints = \"=r,r\", type = !llvm.func<i64 (i32)>, "
        "attributes = [";
    call += GetParam().details;
    call += "}}> : (i32) -> i64\n";
    std::string text = "llvm.func @use(i64)\nllvm.func @f(%p: !llvm.ptr, %n: "
                       "i32) {\n%a = " +
                       call + GetParam().between + "%b = " + call;
    if (isUsed)
      text += "llvm.call @use(%a) : (i64) -> ()\n"
              "llvm.call @use(%b) : (i64) -> ()\n";
    text += "llvm.return\n}\n";
    MLIRState state;
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &state.context);
    ASSERT_TRUE(module) << testing::PrintToString(state.errors) << text;
    ASSERT_TRUE(runPasses(*module, "canonicalize,cse"));
    std::string result = exportedText(*module);
    EXPECT_EQ(count(result, "call i64 asm"),
              isUsed ? GetParam().used : GetParam().unused)
        << result;
  }
}

#define PURE "\"nounwind\", \"willreturn\", [\"memory\", \"0\"]"
// memory(read): the read bit of the two bits for each of six memory locations.
#define READS "\"nounwind\", \"willreturn\", [\"memory\", \"1365\"]"

static const Calls calls[] = {
    {"Pure", PURE "]", "", 1, 0},
    {"PureAcrossAStore", PURE "]", "llvm.store %n, %p : i32, !llvm.ptr\n", 1,
     0},
    {"Reading", READS "]", "", 1, 0},
    {"ReadingAcrossAStore", READS "]", "llvm.store %n, %p : i32, !llvm.ptr\n",
     2, 0},
    {"ThatMayUnwind", "\"willreturn\", [\"memory\", \"0\"]]", "", 2, 2},
    {"ThatMayNotReturn", "\"nounwind\", [\"memory\", \"0\"]]", "", 2, 2},
    {"OfUnknownEffect", "\"nounwind\", \"willreturn\"]", "", 2, 2},
    {"Convergent", PURE ", \"convergent\"]", "", 2, 2},
    {"WithABundle", PURE "], bundles = [[\"foo\", 0]]", "", 2, 2},
    {"WithSideEffects", PURE "], sideeffect", "", 2, 2},
    {"WithATailMarker", PURE "], tail = 1", "", 2, 2},
};

static std::string nameOfCalls(const testing::TestParamInfo<Calls> &info) {
  return info.param.name;
}
INSTANTIATE_TEST_SUITE_P(LLVMX, CallEffects, testing::ValuesIn(calls),
                         nameOfCalls);

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Modules that passes on the control flow leave unchanged.
static const Case untouched[] = {
    {"HandlersThatAreAlike", R"(
declare void @throws()
declare void @g(ptr)
declare i32 @__CxxFrameHandler3(...)
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @throws() to label %7 unwind label %1
1:
  %2 = catchswitch within none [label %3, label %5] unwind to caller
3:
  %4 = catchpad within %2 [ptr null, i32 64, ptr null]
  call void @g(ptr %p) [ "funclet"(token %4) ]
  catchret from %4 to label %7
5:
  %6 = catchpad within %2 [ptr null, i32 64, ptr null]
  call void @g(ptr %p) [ "funclet"(token %6) ]
  catchret from %6 to label %7
7:
  ret void
})"},
    {"HandlersOfTwoSwitches", R"(
declare void @throws()
declare void @g(ptr)
declare i32 @__CxxFrameHandler3(...)
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @throws() to label %1 unwind label %2
1:
  invoke void @g(ptr %p) to label %10 unwind label %6
2:
  %3 = catchswitch within none [label %4] unwind to caller
4:
  %5 = catchpad within %3 [ptr null, i32 64, ptr null]
  catchret from %5 to label %10
6:
  %7 = catchswitch within none [label %8] unwind to caller
8:
  %9 = catchpad within %7 [ptr null, i32 64, ptr null]
  catchret from %9 to label %10
10:
  ret void
})"},
    {"CleanupsThatAreAlike", R"(
declare void @throws()
declare void @g(ptr)
declare i32 @__CxxFrameHandler3(...)
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @throws() to label %1 unwind label %2
1:
  invoke void @g(ptr %p) to label %6 unwind label %4
2:
  %3 = cleanuppad within none []
  call void @g(ptr %p) [ "funclet"(token %3) ]
  cleanupret from %3 unwind to caller
4:
  %5 = cleanuppad within none []
  call void @g(ptr %p) [ "funclet"(token %5) ]
  cleanupret from %5 unwind to caller
6:
  ret void
})"},
    {"CleanupsWithinTwoPads", R"(
declare void @throws()
declare i32 @__CxxFrameHandler3(...)
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @throws() to label %1 unwind label %2
1:
  invoke void @throws() to label %12 unwind label %4
2:
  %3 = cleanuppad within none [i32 1]
  invoke void @throws() [ "funclet"(token %3) ] to label %6 unwind label %8
4:
  %5 = cleanuppad within none [i32 2]
  invoke void @throws() [ "funclet"(token %5) ] to label %7 unwind label %10
6:
  cleanupret from %3 unwind to caller
7:
  cleanupret from %5 unwind to caller
8:
  %9 = cleanuppad within %3 []
  unreachable
10:
  %11 = cleanuppad within %5 []
  unreachable
12:
  ret void
})"},
    {"CallBrTargets", R"(
define i32 @f(i32 %n) {
  %1 = callbr i32 asm "", "=r,!i,!i"() to label %2 [label %3, label %5]
2:
  ret i32 %1
3:
  %4 = phi i32 [ %n, %0 ], [ 7, %5 ]
  ret i32 %4
5:
  br label %3
})"},
    {"CallsWithinAFunclet", R"(
declare void @throws()
declare void @g(ptr)
declare i32 @__CxxFrameHandler3(...)
define internal void @inner(ptr %p) {
  call void @g(ptr %p)
  ret void
}
define void @f(ptr %p) personality ptr @__CxxFrameHandler3 {
  invoke void @throws() to label %1 unwind label %2
1:
  ret void
2:
  %3 = cleanuppad within none []
  call void @inner(ptr %p) [ "funclet"(token %3) ]
  cleanupret from %3 unwind to caller
})"},
    {"AFunctionWithPads", R"(
declare void @throws()
declare i32 @__CxxFrameHandler3(...)
define internal void @inner() personality ptr @__CxxFrameHandler3 {
  invoke void @throws() to label %1 unwind label %2
1:
  ret void
2:
  %3 = cleanuppad within none []
  cleanupret from %3 unwind to caller
}
define void @f() {
  call void @inner()
  ret void
})"},
    {"AFunctionWithACallBr", R"(
define internal i32 @inner() {
  callbr void asm "", "!i"() to label %1 [label %2]
1:
  ret i32 1
2:
  unreachable
}
define i32 @f() {
  %1 = call i32 @inner()
  ret i32 %1
})"},
};

class ControlFlow : public testing::TestWithParam<Case> {};

TEST_P(ControlFlow, IsLeftAlone) {
  LLVMSource source(GetParam().ir);
  ASSERT_TRUE(source.module) << source.error;
  std::string before = print(*source.module);
  for (const char *pipeline :
       {"canonicalize", "canonicalize{region-simplify=aggressive}", "cse",
        "inline", "symbol-dce", "sccp"}) {
    SCOPED_TRACE(pipeline);
    MLIRState state;
    EXPECT_EQ(exportAfter(*source.module, pipeline, state), before)
        << testing::PrintToString(state.errors);
  }
}

INSTANTIATE_TEST_SUITE_P(LLVMX, ControlFlow, testing::ValuesIn(untouched),
                         nameOf);

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

TEST(LLVMX, SymbolsThatItsOpsUseStay) {
  // A callee, a function in the code of a constant, and an unused function.
  const char *const text = R"(
llvm.func internal @callee(i32) -> i64 attributes {sym_visibility = "private"} {
^bb0(%n: i32):
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
llvm.func @named() attributes {sym_visibility = "private"}
llvm.func @unused() attributes {sym_visibility = "private"}
llvm.func @f(%n: i32) -> !llvm.ptr {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  %1 = "llvmx.instruction"(%n, %0) <{opcode = "call", details = {type = !llvm.func<i64 (i32)>}}> : (i32, !llvm.ptr) -> i64
  %2 = "llvmx.constant"() <{code = ["no_cfi", @named]}> : () -> !llvm.ptr
  llvm.return %2 : !llvm.ptr
})";
  for (const char *pipeline : {"symbol-dce", "inline", "canonicalize,cse"}) {
    SCOPED_TRACE(pipeline);
    MLIRState state;
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &state.context);
    ASSERT_TRUE(module) << testing::PrintToString(state.errors);
    ASSERT_TRUE(runPasses(*module, pipeline));
    std::string result = exportedText(*module);
    EXPECT_EQ(count(result, "call i64 @callee(i32 %0)"), 1u) << result;
    EXPECT_EQ(count(result, "define internal i64 @callee(i32 %0)"), 1u);
    EXPECT_EQ(count(result, "ret ptr no_cfi @named"), 1u) << result;
    EXPECT_EQ(count(result, "@unused"),
              llvm::StringRef(pipeline) == "symbol-dce" ? 0u : 1u)
        << result;
  }
}
