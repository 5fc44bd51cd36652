// The verdict on a module of MLIR that came back different.

#include "verify/run/settle/mlir/SettleMLIR.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "verify/base/io/Reader.h"
#include <gtest/gtest.h>

using namespace palindrome;

namespace {
class SettleMLIRTest : public testing::Test {
protected:
  SettleMLIRTest() {
    options.registerDialects = [](mlir::DialectRegistry &registry) {
      registerDialects(registry);
      registerExports(registry);
    };
    options.refine.bothWays = false;
  }

  /// The verdict on two modules in contexts of their own.
  BothSides settle(llvm::StringRef original, llvm::StringRef back) {
    mlir::DialectRegistry registry;
    options.registerDialects(registry);
    registerLowering(registry);
    mlir::MLIRContext one(registry, mlir::MLIRContext::Threading::DISABLED),
        other(registry, mlir::MLIRContext::Threading::DISABLED);
    Diagnostic error;
    auto source = parseMLIR({original, "a.mlir"}, one, error),
         target = parseMLIR({back, "b.mlir"}, other, error);
    EXPECT_TRUE(source && target) << error.str();
    BothSides sides;
    sides.mlir = Verdict::Different;
    settle::settleMLIR(*source, *target, options, sides);
    return sides;
  }
  /// Of functions with one op each, between `arith` ops.
  BothSides settleArithmetic(const std::string &original,
                             const std::string &back) {
    auto module = [](const std::string &op) {
      return "func.func @f(%x: i8) -> i8 {\n"
             "  %c2 = arith.constant 2 : i8\n"
             "  %r = arith." +
             op + " : i8\n  return %r : i8\n}\n";
    };
    return settle(module(original), module(back));
  }

  settle::MLIRSettling options;
};

constexpr llvm::StringLiteral plain = "llvm.func @f(%p: !llvm.ptr) {\n"
                                      "  llvm.return\n"
                                      "}\n";
} // namespace

TEST_F(SettleMLIRTest, WhatOnlyPromisesMayBeLost) {
  BothSides sides = settle("llvm.func @f(%p: !llvm.ptr {llvm.writable}) {\n"
                           "  llvm.return\n"
                           "}\n",
                           plain);
  EXPECT_EQ(sides.mlir, Verdict::Refined) << sides.message;
  ASSERT_TRUE(sides.settled && sides.settled->size() == 1);
  EXPECT_EQ(sides.settled->front().rules,
            std::vector<std::string>{"writable dropped"});
  EXPECT_EQ(sides.lowering, "");
}

TEST_F(SettleMLIRTest, WhatComputesSomethingElseIsDifferent) {
  BothSides sides = settleArithmetic("addi %x, %x", "addi %x, %c2");
  EXPECT_EQ(sides.mlir, Verdict::Different);
  ASSERT_TRUE(sides.settled && sides.settled->size() == 1);
  EXPECT_EQ(sides.settled->front().by, "counterexample");
  EXPECT_EQ(sides.message.substr(0, 4), "@f: ");
}

// Both are lowered alike; x is not undef.
TEST_F(SettleMLIRTest, OtherDialectsAreLowered) {
  BothSides sides = settleArithmetic("muli %x, %c2", "addi %x, %x");
  EXPECT_EQ(sides.mlir, Verdict::Refined) << sides.message;
  EXPECT_EQ(sides.lowering, "index is 64 bits, memrefs are descriptors, memory "
                            "comes from malloc");
  options.lowering.indexBitwidth = 32;
  EXPECT_EQ(settleArithmetic("muli %x, %c2", "addi %x, %x").lowering,
            "index is 32 bits, memrefs are descriptors, memory comes from "
            "malloc");
}

TEST_F(SettleMLIRTest, OneExportIsOneMeaning) {
  BothSides sides = settle(plain, "llvm.func @f(%q: !llvm.ptr) {\n"
                                  "  llvm.return loc(\"x\":1:1)\n"
                                  "}\n");
  EXPECT_EQ(sides.mlir, Verdict::Equivalent) << sides.message;
  EXPECT_TRUE(sides.settled && sides.settled->empty());
}

TEST_F(SettleMLIRTest, WhatHasNoTranslationIsUnknown) {
  llvm::StringRef foreign = "func.func @f(%x: !tosa.shape<2>) {\n"
                            "  return\n"
                            "}\n";
  BothSides sides = settle(foreign, plain);
  EXPECT_EQ(sides.mlir, Verdict::Unknown);
  EXPECT_FALSE(sides.settled);
  EXPECT_EQ(sides.message.substr(0, 44),
            "the original has no translation to LLVM IR: ");
  sides = settle(plain, foreign);
  EXPECT_EQ(sides.mlir, Verdict::Unknown);
  EXPECT_EQ(sides.message.substr(0, 46),
            "what came back has no translation to LLVM IR: ");
  // Not even if both fail alike.
  EXPECT_EQ(settle(foreign, foreign).mlir, Verdict::Unknown);
}

TEST_F(SettleMLIRTest, WhatIsLeftOutIsUnknown) {
  llvm::StringRef promise =
      "llvm.func @f(%p: !llvm.ptr {llvm.unknown_promise}) {\n"
      "  llvm.return\n"
      "}\n";
  for (BothSides sides : {settle(promise, plain), settle(plain, promise)}) {
    EXPECT_EQ(sides.mlir, Verdict::Unknown);
    EXPECT_NE(sides.message.find("leaves something out: "), std::string::npos)
        << sides.message;
  }
}

TEST_F(SettleMLIRTest, FlagsOfTheModuleCount) {
  BothSides sides = settle(
      (plain +
       "llvm.module_flags [#llvm.mlir.module_flag<max, \"PIC Level\", 2 : "
       "i32>]\n")
          .str(),
      plain);
  EXPECT_EQ(sides.mlir, Verdict::Unknown);
  EXPECT_EQ(sides.message, "module: the module flag \"PIC Level\" differs");
}
