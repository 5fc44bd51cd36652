// A campaign finds a lowering that gets an op wrong, and nothing else.

#include "../../run/roundtrip/TemporaryDirectory.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "palindrome/Engine.h"
#include "palindrome/Lower.h"
#include "verify/run/lowering/Judge.h"
#include "verify/seek/fuzz/Campaign.h"
#include "verify/seek/fuzz/mutants/MutantKinds.h"
#include "verify/seek/fuzz/state/FindingFolder.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;
using namespace palindrome::fuzz;

/// A lowering that takes the second of two operands for the first, too.
static mlir::LogicalResult lowerWrongly(mlir::ModuleOp module) {
  module.walk([](mlir::Operation *op) {
    if (llvm::isa<mlir::arith::ArithDialect>(op->getDialect()) &&
        op->getNumOperands() == 2 &&
        op->getOperand(0).getType() == op->getOperand(1).getType())
      op->setOperand(0, op->getOperand(1));
  });
  return lowerToLLVM(module);
}

static Lowering makeWrongLowering() {
  Lowering lowering;
  lowering.registerDialects = registerLowering;
  lowering.lower = [](mlir::ModuleOp module,
                      llvm::function_ref<void(llvm::StringRef)>) {
    return lowerWrongly(module);
  };
  lowering.judge = [](mlir::ModuleOp original, llvm::Module &lowered,
                      FileResult &result) {
    lowering::JudgeLoweringOptions options;
    options.runs = 6;
    options.lower = [](mlir::ModuleOp module, llvm::LLVMContext &context) {
      return succeeded(lowerWrongly(module))
                 ? nativeEngine().exportModule(module, context)
                 : nullptr;
    };
    result.lowered = lowering::judgeLowering(original, lowered, options);
  };
  return lowering;
}

TEST(FuzzLowering, FindsWhatIsWrong) {
  TemporaryDirectory dir;
  FuzzOptions options;
  options.count = 200;
  options.state = dir.path("state");
  options.judge.lowering = makeWrongLowering();
  std::string seed = dir.write("seeds/seed.mlir", R"(
    func.func @f(%x: i32, %y: i32, %z: f32) { return })");
  std::unique_ptr<MutantKind> kind =
      findMutantKind(loweringKindName, nativeEngine(), options.judge.lowering);
  ASSERT_TRUE(kind);
  llvm::Expected<FuzzSummary> summary =
      runCampaign(*kind, nativeEngine(), {seed}, options, {});
  ASSERT_TRUE(bool(summary)) << llvm::toString(summary.takeError());
  auto found = llvm::find_if(summary->findings, [](const auto &finding) {
    // One op is left.
    return llvm::StringRef(finding.first)
               .starts_with("lowering: result: arith.") &&
           !llvm::StringRef(finding.first).contains(',');
  });
  ASSERT_NE(found, summary->findings.end());
  EXPECT_EQ(found->second.steps, 1U);
  auto smallest =
      llvm::MemoryBuffer::getFile(found->second.folder + "/smallest.mlir");
  ASSERT_TRUE(bool(smallest));
  EXPECT_TRUE((*smallest)->getBuffer().contains("arith."));
  llvm::Expected<StoredFinding> stored = readFinding(found->second.folder);
  ASSERT_TRUE(bool(stored)) << llvm::toString(stored.takeError());
  EXPECT_EQ(stored->setting.kind, loweringKindName);
  EXPECT_NE(verifyCommandOf("f", *stored).find(" --lower"), std::string::npos);
}

TEST(FuzzLowering, NeedsALowering) {
  EXPECT_FALSE(findMutantKind(loweringKindName, nativeEngine(), std::nullopt));
}
