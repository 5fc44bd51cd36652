// What ops require, and what a lowering decides.

#include "verify/run/meaning/Freedom.h"
#include "Dialects.h"
#include "verify/run/meaning/Lowered.h"
#include "verify/run/meaning/Names.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include <gtest/gtest.h>

using namespace palindrome;
using namespace palindrome::meaning;

namespace {

class FreedomTest : public testing::Test {
protected:
  mlir::ModuleOp parse(llvm::StringRef text) {
    module = parseWithNames({text, "f.mlir"}, mlirContext, error);
    return module.get();
  }
  /// How many assumptions the requirements of `text` are once lowered.
  unsigned countAssumptions(llvm::StringRef text) {
    mlir::OwningOpRef<mlir::ModuleOp> stated = withRequirements(parse(text));
    if (!stated)
      return 0;
    std::optional<LoweredModule> lowered =
        bringToLLVM(*stated, {}, llvmContext, error);
    EXPECT_TRUE(lowered) << error.str();
    if (!lowered)
      return 0;
    assumeRequirements(*lowered->module);
    EXPECT_FALSE(lowered->module->getFunction("palindrome.require"));
    unsigned count = 0;
    for (const llvm::Instruction &instruction :
         llvm::instructions(*lowered->module->getFunction("f")))
      count += llvm::isa<llvm::AssumeInst>(instruction);
    return count;
  }

  mlir::MLIRContext mlirContext{makeRegistry(),
                                mlir::MLIRContext::Threading::DISABLED};
  llvm::LLVMContext llvmContext;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Diagnostic error;
};

TEST_F(FreedomTest, StatesWhatOpsRequire) {
  EXPECT_GT(
      countAssumptions("func.func @f(%m: memref<4xf32>, %i: index) -> f32 {\n"
                       "  %0 = memref.load %m[%i] : memref<4xf32>\n"
                       "  return %0 : f32\n}\n"),
      0u);
  EXPECT_EQ(countAssumptions("func.func @f(%i: index) -> index {\n"
                             "  %0 = arith.addi %i, %i : index\n"
                             "  return %0 : index\n}\n"),
            0u);
}

// The program's own assertions do not end in undefined behavior.
TEST_F(FreedomTest, KeepsAssertions) {
  EXPECT_EQ(countAssumptions("func.func @f(%c: i1) {\n"
                             "  cf.assert %c, \"no\"\n"
                             "  return\n}\n"),
            0u);
}

TEST_F(FreedomTest, StatesThatSizesOfStructuredOpsFit) {
  EXPECT_GT(
      countAssumptions(
          "#id = affine_map<(d0) -> (d0)>\n"
          "func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> "
          "tensor<?xf32> {\n"
          "  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types "
          "= [\"parallel\"]} ins(%a : tensor<?xf32>) outs(%b : "
          "tensor<?xf32>) {\n"
          "  ^bb0(%x: f32, %y: f32):\n    linalg.yield %x : f32\n"
          "  } -> tensor<?xf32>\n"
          "  return %0 : tensor<?xf32>\n}\n"),
      0u);
}

TEST_F(FreedomTest, KnowsWhereMemoryIsChosen) {
  mlir::ModuleOp all =
      parse("func.func @tensor(%t: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  return %t : tensor<4xf32>\n}\n"
            "func.func @clone(%m: memref<4xf32>) -> memref<4xf32> {\n"
            "  %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32>\n"
            "  return %0 : memref<4xf32>\n}\n"
            "func.func @alloc() -> f32 {\n"
            "  %0 = memref.alloca() : memref<f32>\n"
            "  %1 = memref.load %0[] : memref<f32>\n"
            "  return %1 : f32\n}\n"
            "llvm.func @llvm(%n: i32) -> f32 {\n"
            "  %0 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr\n"
            "  %1 = llvm.load %0 : !llvm.ptr -> f32\n"
            "  llvm.return %1 : f32\n}\n");
  EXPECT_TRUE(hasChosenMemory(all, "tensor"));
  EXPECT_TRUE(hasChosenMemory(all, "clone"));
  EXPECT_FALSE(hasChosenMemory(all, "alloc"));
  EXPECT_FALSE(hasChosenMemory(all, "nothing"));
  EXPECT_TRUE(hasChosenUndef(all, "alloc"));
  EXPECT_FALSE(hasChosenUndef(all, "llvm"));
  EXPECT_FALSE(hasChosenUndef(all, "tensor"));
}

} // namespace
