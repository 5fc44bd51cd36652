// Tests that different constructs have different features, and equal ones the
// same.

#include "verify/seek/fuzz/features/Features.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Parser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace palindrome::fuzz;

static Features featuresOf(llvm::StringRef text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  auto module = llvm::parseIR({text, "m"}, error, context);
  EXPECT_TRUE(module) << error.getMessage().str();
  Features features;
  if (module)
    addFeatures(*module, features);
  return features;
}

static Features featuresOfMLIR(llvm::StringRef text) {
  mlir::MLIRContext context;
  context.loadDialect<mlir::LLVM::LLVMDialect>();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  EXPECT_TRUE(module);
  Features features;
  if (module)
    addFeatures(*module, features);
  return features;
}

TEST(Features, NamesAndValuesAreNone) {
  Features one = featuresOf("define i32 @f(i32 %x) { %y = add i32 %x, 3\n"
                            "ret i32 %y }");
  Features other = featuresOf("define i32 @g(i32 %a) { %b = add i32 %a, 7\n"
                              "ret i32 %b }");
  EXPECT_TRUE(one.newIn(other).empty());
  EXPECT_TRUE(other.newIn(one).empty());
}

/// Few mutants should have a new feature: what differs in a width, or in a
/// combination of what is known, has none.
TEST(Features, CombinationsAreNone) {
  Features known = featuresOf(
      "define i32 @f(i32 %x, i64 %z) {\n%y = add nsw i32 %x, 3\n"
      "%s = sub i64 %z, 1\n%c = call i64 @llvm.abs.i64(i64 %s, i1 true)\n"
      "ret i32 %y\n}\ndeclare i64 @llvm.abs.i64(i64, i1)");
  Features other = featuresOf(
      "define i64 @f(i64 %x, i32 %z) {\n%y = add nsw i64 %x, 7\n"
      "%s = sub i32 %z, 9\n%c = call i32 @llvm.abs.i32(i32 %s, i1 true)\n"
      "ret i64 %y\n}\ndeclare i32 @llvm.abs.i32(i32, i1)");
  EXPECT_TRUE(known.newIn(other).empty());
}

TEST(Features, EachConstructIsNew) {
  const char *base = "define i32 @f(i32 %x) {\n%y = add i32 %x, 3\n"
                     "ret i32 %y\n}\n";
  Features known = featuresOf(base);
  const char *others[] = {
      "define i32 @f(i32 %x) {\n%y = add nsw i32 %x, 3\nret i32 %y\n}\n",
      "define i32 @f(i32 %x) {\n%y = mul i32 %x, 3\nret i32 %y\n}\n",
      "define i128 @f(i128 %x) {\n%y = add i128 %x, 3\nret i128 %y\n}\n",
      "define i33 @f(i33 %x) {\n%y = add i33 %x, 3\nret i33 %y\n}\n",
      "define i32 @f(i32 noundef %x) {\n%y = add i32 %x, 3\nret i32 %y\n}\n",
      "define i32 @f(i32 %x) nounwind {\n%y = add i32 %x, 3\nret i32 %y\n}\n",
      "define fastcc i32 @f(i32 %x) {\n%y = add i32 %x, 3\nret i32 %y\n}\n",
      "define weak i32 @f(i32 %x) {\n%y = add i32 %x, 3\nret i32 %y\n}\n",
      "define i32 @f(i32 %x) {\n%y = add i32 %x, undef\nret i32 %y\n}\n",
      "define i32 @f(i32 %x) {\n%y = add i32 %x, 3, !nosanitize !0\n"
      "ret i32 %y\n}\n!0 = !{}",
      "@g = global i32 0\n"
      "define i32 @f(i32 %x) {\n%y = add i32 %x, 3\nret i32 %y\n}\n",
      "define i32 @f(i32 %x) {\n%y = add i32 %x, 3\nret i32 %y\n}\n"
      "!llvm.ident = !{!0}\n!0 = !{!\"x\"}",
  };
  for (const char *other : others)
    EXPECT_FALSE(known.newIn(featuresOf(other)).empty()) << other;
}

TEST(Features, OpsOfMLIR) {
  const char *base = "llvm.func @f(%x: i32) -> i32 {\n"
                     "%y = llvm.add %x, %x : i32\nllvm.return %y : i32 }";
  Features known = featuresOfMLIR(base);
  EXPECT_TRUE(known.newIn(featuresOfMLIR(base)).empty());
  EXPECT_FALSE(
      known
          .newIn(featuresOfMLIR("llvm.func @f(%x: i32) -> i32 {\n"
                                "%y = llvm.add %x, %x overflow<nsw> : i32\n"
                                "%z = llvm.mul %y, %y : i32\n"
                                "llvm.return %z : i32 }"))
          .empty());
}

/// What an import makes has its features taken before it is verified.
TEST(Features, AMissingOperandIsOne) {
  mlir::MLIRContext context;
  context.loadDialect<mlir::LLVM::LLVMDialect>();
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      "llvm.func @f(%x: i32) -> i32 { llvm.return %x : i32 }", &context);
  ASSERT_TRUE(module);
  Features known, other;
  addFeatures(*module, known);
  module->walk([](mlir::LLVM::ReturnOp op) { op->getOpOperand(0).drop(); });
  addFeatures(*module, other);
  EXPECT_FALSE(known.newIn(other).empty());
}
