// Lowerings that are right, and such that are wrong in one place, each beside
// its right neighbour.

#include "verify/lowering/Judge.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Lower.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace palindrome;

/// The verdict on @f of the module `before`, of which `after` was made, and the
/// reason.
static std::string judge(llvm::StringRef before, llvm::StringRef after) {
  mlir::DialectRegistry registry;
  registerLowering(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  auto original = mlir::parseSourceString<mlir::ModuleOp>(before, &context);
  llvm::LLVMContext llvmContext;
  llvm::SMDiagnostic error;
  auto lowered = llvm::parseAssemblyString(after, error, llvmContext);
  if (!original || !lowered)
    return "unreadable";
  lowering::JudgeLoweringOptions options;
  options.runs = 200;
  options.seconds = 10;
  for (const SettledSymbol &symbol :
       lowering::judgeLowering(*original, *lowered, options))
    if (symbol.name == "@f")
      return (verdictName(symbol.verdict) +
              (symbol.reason.empty() ? "" : ": ") + symbol.reason)
          .str();
  return "missing";
}

TEST(JudgeLowering, Scalars) {
  constexpr llvm::StringLiteral sum = R"(
    func.func @f(%x: i32, %y: i32) -> i32 {
      %s = arith.addi %x, %y overflow<nsw> : i32
      return %s : i32
    })";
  EXPECT_EQ(judge(sum, R"(define i32 @f(i32 %x, i32 %y) {
      %s = add nsw i32 %x, %y
      ret i32 %s
    })"),
            "tested");
  EXPECT_EQ(judge(sum, R"(define i32 @f(i32 %x, i32 %y) {
      %s = add i32 %y, %x
      ret i32 %s
    })"),
            "tested");
  // The promise is not there.
  EXPECT_EQ(judge(sum, R"(define i32 @f(i32 %x, i32 %y) {
      %s = add nuw i32 %x, %y
      ret i32 %s
    })"),
            "different: the result differs");
  EXPECT_EQ(judge(sum, R"(define i32 @f(i32 %x, i32 %y) {
      %s = sub i32 %x, %y
      ret i32 %s
    })"),
            "different: the result differs");
}

TEST(JudgeLowering, SwitchOfAllBits) {
  constexpr llvm::StringLiteral choice = R"(
    func.func @f(%x: index, %a: i8, %b: i8) -> i8 {
      %r = scf.index_switch %x -> i8
      case 7 { scf.yield %a : i8 }
      default { scf.yield %b : i8 }
      return %r : i8
    })";
  EXPECT_EQ(judge(choice, R"(define i8 @f(i64 %x, i8 %a, i8 %b) {
      %c = icmp eq i64 %x, 7
      %r = select i1 %c, i8 %a, i8 %b
      ret i8 %r
    })"),
            "tested");
  EXPECT_EQ(judge(choice, R"(define i8 @f(i64 %x, i8 %a, i8 %b) {
      %t = trunc i64 %x to i32
      %c = icmp eq i32 %t, 7
      %r = select i1 %c, i8 %a, i8 %b
      ret i8 %r
    })"),
            "different: the result differs");
}

TEST(JudgeLowering, TrapsWhereTheOriginalReturns) {
  constexpr llvm::StringLiteral same = R"(
    func.func @f(%x: i32) -> i32 {
      return %x : i32
    })";
  std::string verdict = judge(same, R"(define i32 @f(i32 %x) {
      %d = sdiv i32 %x, %x
      ret i32 %x
    })");
  EXPECT_TRUE(llvm::StringRef(verdict).starts_with(
      "different: the lowered function has undefined behavior"))
      << verdict;
}

TEST(JudgeLowering, UnknownOps) {
  EXPECT_EQ(judge(R"(
    func.func @f() {
      %c = llvm.mlir.constant(1 : i32) : i32
      return
    })",
                  "define void @f() { ret void }"),
            "unknown: there is no rule for 'llvm.mlir.constant'");
}

TEST(JudgeLowering, MemoryOfOddWidths) {
  constexpr llvm::StringLiteral copy = R"(
    func.func @f(%m: memref<2xi4>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %x = memref.load %m[%c0] : memref<2xi4>
      memref.store %x, %m[%c1] : memref<2xi4>
      return
    })";
  EXPECT_EQ(judge(copy,
                  R"(define void @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s) {
      %x = load i4, ptr %m
      %p = getelementptr i4, ptr %m, i64 1
      store i4 %x, ptr %p
      ret void
    })"),
            "tested");
  // Both elements are in one byte.
  EXPECT_EQ(judge(copy,
                  R"(define void @f(ptr %b, ptr %m, i64 %o, i64 %n, i64 %s) {
      %v = load <2 x i4>, ptr %m
      %w = shufflevector <2 x i4> %v, <2 x i4> poison, <2 x i32> zeroinitializer
      store <2 x i4> %w, ptr %m
      ret void
    })"),
            "different: the memory of an argument differs at element 1");
}

TEST(JudgeLowering, LayoutOfWideIntegers) {
  constexpr llvm::StringLiteral load = R"(
    func.func @f(%m: memref<3xi65>) -> i65 {
      %two = arith.constant 2 : index
      %x = memref.load %m[%two] : memref<3xi65>
      return %x : i65
    })";
  // By default, i65 has 12 bytes, and 16 if it is aligned to 16.
  constexpr llvm::StringLiteral after = R"(
    define i65 @f(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) {
      %q = getelementptr i65, ptr %p, i64 2
      %x = load i65, ptr %q
      ret i65 %x
    })";
  EXPECT_EQ(judge(load, after), "tested");
  EXPECT_EQ(judge(load, "target datalayout = \"e-i128:128\"" + after.str()),
            "tested");
}

TEST(JudgeLowering, ResultsOfOtherFunctions) {
  EXPECT_EQ(judge(R"(func.func @f(%x: f64) -> f64 {
      %y = math.erfc %x : f64
      return %y : f64
    })",
                  R"(declare double @erfc(double) memory(none)
    define double @f(double %x) {
      %y = call double @erfc(double %x)
      ret double %y
    })"),
            "unknown: the lowered function calls one that is not known");
}
