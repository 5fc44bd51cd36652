// The judge of what was raised, on modules that are right and wrong.

#include "verify/run/raising/Raising.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "palindrome/Lower.h"
#include <gtest/gtest.h>

using namespace palindrome;

namespace {
using Meanings = std::map<std::string, Meaning>;

Meanings judge(const char *original, const char *raised) {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  registerExports(registry);
  registerLowering(registry);
  mlir::MLIRContext context(registry);
  auto first = mlir::parseSourceString<mlir::ModuleOp>(original, &context);
  auto second = mlir::parseSourceString<mlir::ModuleOp>(raised, &context);
  EXPECT_TRUE(first && second);
  Meanings meanings;
  Diagnostic error;
  EXPECT_TRUE(raising::judgeRaised(
      *first, *second, {},
      [&](llvm::StringRef function, const PairResult &result) {
        meanings[function.str()] = result.meaning;
      },
      error))
      << error.str();
  return meanings;
}

const char *const original = "llvm.func internal @f(%x: i8, %y: i8) -> i8 {\n"
                             "  %r = llvm.sub %x, %y : i8\n"
                             "  llvm.return %r : i8\n}\n"
                             "llvm.func @g(%x: i8) -> i8 {\n"
                             "  %r = llvm.call @f(%x, %x) : (i8, i8) -> i8\n"
                             "  llvm.return %r : i8\n}\n";
} // namespace

TEST(Raising, WhatIsRightIsEquivalent) {
  EXPECT_EQ(judge(original,
                  "func.func private @f(%x: i8, %y: i8) -> i8 attributes "
                  "{llvm.linkage = #llvm.linkage<internal>} {\n"
                  "  %r = arith.subi %x, %y : i8\n"
                  "  return %r : i8\n}\n"
                  "func.func @g(%x: i8) -> i8 {\n"
                  "  %r = call @f(%x, %x) : (i8, i8) -> i8\n"
                  "  return %r : i8\n}\n"),
            (Meanings{{"f", Meaning::Equivalent}, {"g", Meaning::Equivalent}}));
}

TEST(Raising, WhatIsWrongIsNot) {
  Meanings meanings =
      judge(original, "func.func private @f(%x: i8, %y: i8) -> i8 attributes "
                      "{llvm.linkage = #llvm.linkage<internal>} {\n"
                      "  %r = arith.subi %y, %x : i8\n"
                      "  return %r : i8\n}\n"
                      "func.func @g(%x: i8) -> i8 {\n"
                      "  %r = call @f(%x, %x) : (i8, i8) -> i8\n"
                      "  return %r : i8\n}\n");
  EXPECT_EQ(meanings["f"], Meaning::Different);
}

TEST(Raising, WhatPromisesMoreIsNotEquivalent) {
  // Each refines the original, and is not refined by it.
  for (const char *op :
       {"arith.subi %x, %y overflow<nsw> : i8", "arith.subi %x, %x : i8"}) {
    std::string raised = "func.func private @f(%x: i8, %y: i8) -> i8 "
                         "attributes {llvm.linkage = "
                         "#llvm.linkage<internal>} {\n  %r = " +
                         std::string(op) +
                         "\n  return %r : i8\n}\n"
                         "func.func @g(%x: i8) -> i8 {\n"
                         "  %r = call @f(%x, %x) : (i8, i8) -> i8\n"
                         "  return %r : i8\n}\n";
    EXPECT_NE(judge(original, raised.c_str())["f"], Meaning::Equivalent) << op;
  }
}

TEST(Raising, WhatIsNotReachableIsNotConverted) {
  EXPECT_EQ(judge("llvm.func @d()\n"
                  "llvm.func @f() {\n"
                  "  llvm.return\n"
                  "^bb1:\n"
                  "  llvm.call @d() : () -> ()\n"
                  "  llvm.return\n}\n",
                  "func.func private @d()\n"
                  "func.func @f() {\n"
                  "  return\n"
                  "^bb1:\n"
                  "  call @d() : () -> ()\n"
                  "  return\n}\n"),
            (Meanings{{"f", Meaning::Equivalent}}));
}
