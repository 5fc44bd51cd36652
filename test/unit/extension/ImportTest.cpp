// Tests of the hooks of ImportInterface: their arguments, and their failures.

#include "palindrome/Import.h"
#include "Support.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;
using namespace palindrome::test;
using namespace mlir;

namespace {
/// Imports x86.rdpmc as ours.read, fences with `!plain` as ours.fence, and
/// metadata of the kind `ours` as an attribute with the node's string.
class ReadImport : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  ArrayRef<unsigned> getSupportedIntrinsics() const override {
    static constexpr unsigned claimed[] = {llvm::Intrinsic::x86_rdpmc};
    return claimed;
  }
  ArrayRef<unsigned> getSupportedInstructions() const override {
    static constexpr unsigned claimed[] = {llvm::Instruction::Fence};
    return claimed;
  }
  ArrayRef<StringRef> getSupportedMetadata() const override {
    static constexpr StringRef claimed[] = {"ours"};
    return claimed;
  }

  LogicalResult
  convertIntrinsic(OpBuilder &builder, llvm::CallInst *call,
                   ImportTranslation &translation) const override {
    Location loc = translation.translateLoc(call->getDebugLoc());
    auto *number = llvm::dyn_cast<llvm::ConstantInt>(call->getArgOperand(0));
    if (number && number->getSExtValue() < 0)
      return emitError(loc, "there is no such counter");
    auto counter = translation.convertValue(call->getArgOperand(0));
    if (failed(counter))
      return failure();
    OperationState state(loc, "ours.read", *counter,
                         translation.convertType(call->getType()));
    Operation *op = builder.create(state);
    translation.mapValue(call) = op->getResult(0);
    // A failure after the op was made, which must then be erased.
    return success(!number || number->getSExtValue() != 99);
  }

  LogicalResult
  convertInstruction(OpBuilder &builder, llvm::Instruction *instruction,
                     ArrayRef<llvm::Value *>,
                     ImportTranslation &translation) const override {
    if (!llvm::cast<llvm::FenceInst>(instruction)->hasMetadata("plain"))
      return failure();
    OperationState state(translation.translateLoc(instruction->getDebugLoc()),
                         "ours.fence");
    translation.mapNoResultOp(instruction) = builder.create(state);
    return success();
  }

  LogicalResult setMetadataAttrs(OpBuilder &builder, StringRef kind,
                                 llvm::MDNode *node, Operation *op,
                                 ImportTranslation &) const override {
    if (node->getNumOperands() != 1)
      return failure();
    auto *text = llvm::cast<llvm::MDString>(node->getOperand(0));
    op->setAttr((kind + ".mark").str(),
                builder.getStringAttr(text->getString()));
    return success();
  }
};

/// Claims the same intrinsic and instruction.
class RivalImport : public ReadImport {
public:
  using ReadImport::ReadImport;
  ArrayRef<StringRef> getSupportedMetadata() const override { return {}; }
};

class Import : public testing::Test {
protected:
  Import() : registry(basicRegistry()) {
    registerImport<ReadImport>(registry, "ours", "test");
  }

  /// The import of `text` as MLIR; "" after an error.
  std::string importText(llvm::StringRef text,
                         std::vector<std::string> dialects = {"ours"}) {
    llvm::LLVMContext context;
    llvm::SMDiagnostic error;
    auto source = llvm::parseAssemblyString(text, error, context);
    EXPECT_TRUE(source) << error.getMessage().str();
    State state(registry);
    ImportOptions options;
    options.dialects = std::move(dialects);
    auto module = source ? importModule(*source, state.context, options)
                         : OwningOpRef<ModuleOp>();
    errors = state.errors;
    EXPECT_EQ(bool(module), errors.empty());
    std::string result;
    llvm::raw_string_ostream stream(result);
    if (module)
      module->print(stream);
    return result;
  }

  DialectRegistry registry;
  std::vector<std::string> errors;
};
} // namespace

static constexpr llvm::StringLiteral reads = R"(
declare i64 @llvm.x86.rdpmc(i32)
define i64 @f(i32 %n) {
  %count = call i64 @llvm.x86.rdpmc(i32 %n)
  ret i64 %count
})";

TEST_F(Import, MakesOpsOfClaimedIntrinsics) {
  std::string text = importText(reads);
  EXPECT_NE(text.find("\"ours.read\"(%arg0)"), std::string::npos) << text;
  EXPECT_EQ(text.find("llvm.call_intrinsic"), std::string::npos) << text;
}

TEST_F(Import, LeavesThemWhereTheDialectIsNotNamed) {
  std::string text = importText(reads, {});
  EXPECT_EQ(text.find("ours."), std::string::npos) << text;
  EXPECT_NE(text.find("llvm.x86.rdpmc"), std::string::npos) << text;
}

TEST_F(Import, TakesBackWhatAHookThatFailsHasMade) {
  std::string text = importText(R"(
declare i64 @llvm.x86.rdpmc(i32)
define i64 @f() {
  %count = call i64 @llvm.x86.rdpmc(i32 99)
  ret i64 %count
})");
  EXPECT_EQ(text.find("ours."), std::string::npos) << text;
  EXPECT_NE(text.find("llvm.x86.rdpmc"), std::string::npos) << text;
}

TEST_F(Import, FailsWhereAHookReportsAnError) {
  EXPECT_EQ(importText(R"(
declare i64 @llvm.x86.rdpmc(i32)
define i64 @f() {
  %count = call i64 @llvm.x86.rdpmc(i32 -1)
  ret i64 %count
})"),
            "");
  EXPECT_EQ(errors, std::vector<std::string>{"0:0: there is no such counter"});
}

TEST_F(Import, MakesOpsOfClaimedInstructions) {
  std::string text = importText(R"(
define void @f() {
  fence seq_cst
  fence seq_cst, !plain !0
  ret void
}
!0 = !{})");
  EXPECT_NE(text.find("llvm.fence seq_cst"), std::string::npos) << text;
  EXPECT_NE(text.find("\"ours.fence\"()"), std::string::npos) << text;
}

TEST_F(Import, SaysMetadataOfInstructionsFunctionsAndVariables) {
  std::string text = importText(R"(
@v = external global i32, !ours !0
define i32 @f(i32 %n) !ours !1 {
  %sum = add i32 %n, %n, !ours !2
  ret i32 %sum, !ours !3
}
!0 = !{!"on v"}
!1 = !{!"on f"}
!2 = !{!"on sum"}
!3 = !{!"of", !"two"})");
  for (const char *mark : {"on v", "on f", "on sum"})
    EXPECT_NE(text.find("ours.mark = \"" + std::string(mark) + "\""),
              std::string::npos)
        << mark << "\n"
        << text;
  // The node that the hook rejects is carried.
  EXPECT_NE(text.find("llvmx.md.ours"), std::string::npos) << text;
}

TEST_F(Import, NamesBothDialectsThatClaimTheSame) {
  registerImport<RivalImport>(registry, "theirs", "test");
  EXPECT_NE(importText(reads), "");
  EXPECT_EQ(importText(reads, {"ours", "theirs"}), "");
  EXPECT_EQ(errors, std::vector<std::string>{
                        "0:0: dialects 'ours' and 'theirs' both claim "
                        "intrinsic 'llvm.x86.rdpmc'; import one of them"});
}

TEST_F(Import, NamesBothProvidersOfADialect) {
  registerImport<RivalImport>(registry, "ours", "another");
  EXPECT_EQ(importText(reads), "");
  EXPECT_EQ(errors,
            std::vector<std::string>{
                "0:0: dialect 'ours' has several extensions for the import, by "
                "test and by another; register one of them"});
  EXPECT_NE(importText(reads, {}), "");
}

TEST_F(Import, SaysThatADialectHasNoImport) {
  EXPECT_EQ(importText(reads, {"theirs"}), "");
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0].find("0:0: no extension is registered for the import of "
                           "dialect 'theirs'"),
            0u)
      << errors[0];
}
