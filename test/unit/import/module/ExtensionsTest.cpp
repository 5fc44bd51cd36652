// import/module/Extensions and tools/translation/ImportAdapter: the claims of
// dialects, and the translation of claimed instructions, intrinsics and
// metadata, by Palindrome's importer and by MLIR's. The dialect of the tests is
// `amx`, which claims nothing by itself.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMIRToLLVMTranslation.h"
#include "mlir/Target/LLVMIR/Import.h"
#include "palindrome/Extension.h"
#include "palindrome/Import.h"
#include "test/unit/translate/Support.h"
#include "tools/translation/ImportAdapter.h"
#include "llvm/IR/IntrinsicsAMDGPU.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::test;

namespace {

/// Claims everything in the modules of the tests; `mode` selects its behavior.
class Claims : public ImportInterface {
public:
  using ImportInterface::ImportInterface;

  enum Mode { Convert, Fail, Report, Break };
  static inline Mode mode = Convert;
  static inline unsigned intrinsic = 0;

  llvm::ArrayRef<unsigned> getSupportedIntrinsics() const override {
    return llvm::ArrayRef<unsigned>(intrinsic);
  }
  llvm::ArrayRef<unsigned> getSupportedInstructions() const override {
    static constexpr unsigned freeze[] = {llvm::Instruction::Freeze};
    return freeze;
  }
  llvm::ArrayRef<llvm::StringRef> getSupportedMetadata() const override {
    static constexpr llvm::StringRef kinds[] = {"mine", "not.in.any.module"};
    return kinds;
  }

  mlir::LogicalResult
  convertIntrinsic(mlir::OpBuilder &builder, llvm::CallInst *inst,
                   ImportTranslation &translation) const override {
    return convert(builder, inst, inst->getArgOperand(0), translation);
  }
  mlir::LogicalResult
  convertInstruction(mlir::OpBuilder &builder, llvm::Instruction *inst,
                     llvm::ArrayRef<llvm::Value *> operands,
                     ImportTranslation &translation) const override {
    return convert(builder, inst, operands[0], translation);
  }
  mlir::LogicalResult setMetadataAttrs(mlir::OpBuilder &builder,
                                       llvm::StringRef kind, llvm::MDNode *node,
                                       mlir::Operation *op,
                                       ImportTranslation &) const override {
    EXPECT_EQ(kind, "mine");
    if (mode != Convert || node->getNumOperands() != 0)
      return mlir::failure();
    op->setAttr("amx.mine", builder.getUnitAttr());
    return mlir::success();
  }

private:
  static mlir::LogicalResult convert(mlir::OpBuilder &builder,
                                     llvm::Instruction *inst,
                                     llvm::Value *operand,
                                     ImportTranslation &translation) {
    mlir::Location loc = translation.translateLoc(inst->getDebugLoc());
    if (mode == Report)
      return mlir::emitError(loc) << "no such thing";
    mlir::FailureOr<mlir::Value> value = translation.convertValue(operand);
    if (failed(value))
      return mlir::failure();
    // This op must be erased if the hook fails later.
    mlir::Value doubled =
        mlir::LLVM::AddOp::create(builder, loc, *value, *value);
    if (mode == Fail)
      return mlir::failure();
    if (mode == Break) // The type is wrong, so that the op does not verify.
      doubled.setType(builder.getF32Type());
    auto op = mlir::LLVM::AddOp::create(builder, loc, doubled, *value);
    op->setAttr("amx.made", builder.getUnitAttr());
    translation.mapValue(inst) = op;
    return mlir::success();
  }
};

/// Another extension for the same dialect.
class Rival : public ImportInterface {
public:
  using ImportInterface::ImportInterface;
};

/// Imports modules with a freeze, a call and metadata.
class ImportExtensions : public testing::Test {
protected:
  ImportExtensions() {
    Claims::mode = Claims::Convert;
    Claims::intrinsic = llvm::Intrinsic::amdgcn_readfirstlane;
    options.dialects = {"amx"};
  }

  template <typename Interface> void add(llvm::StringRef provider = "test") {
    mlir::DialectRegistry registry;
    registerImport<Interface>(registry, "amx", provider);
    state.context.appendDialectRegistry(registry);
  }

  /// The text of the import; "" if it failed.
  std::string import(llvm::StringRef ir) {
    LLVMSource source(ir);
    EXPECT_EQ(source.error, "");
    mlir::OwningOpRef<mlir::ModuleOp> module =
        importModule(*source.module, state.context, options);
    return module ? print(*module) : "";
  }

  MLIRState state;
  ImportOptions options;
};

constexpr const char *body = R"(
  @g = global i32 0, !mine !0
  define i32 @f(i32 %a) !mine !0 {
    %x = freeze i32 %a
    %y = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x), !mine !0
    %z = add i32 %y, 1, !mine !1
    ret i32 %z
  }
  declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
  !0 = !{}
  !1 = !{i32 1}
)";

unsigned count(llvm::StringRef text, llvm::StringRef what) {
  return text.count(what);
}

TEST_F(ImportExtensions, ConvertsWhatIsClaimed) {
  add<Claims>();
  std::string text = import(body);
  EXPECT_EQ(count(text, "llvm.add"), 5u) << text;
  EXPECT_EQ(count(text, "amx.made"), 2u) << text;
  // Names are carried beside the ops.
  EXPECT_EQ(count(text, R"(llvmx.name = "x")"), 1u) << text;
  EXPECT_EQ(count(text, R"(llvmx.name = "y")"), 1u) << text;
  // Claimed metadata is an attribute of the op, also on the variable and the
  // function.
  EXPECT_EQ(count(text, "amx.mine"), 3u) << text;
  EXPECT_EQ(count(text, "llvmx.md.mine"), 1u) << text;
  EXPECT_EQ(count(text, "llvmx.attachments"), 0u) << text;
  EXPECT_TRUE(state.errors.empty());
}

TEST_F(ImportExtensions, LeavesWhatFailsInSilence) {
  add<Claims>();
  for (Claims::Mode mode : {Claims::Fail, Claims::Break}) {
    Claims::mode = mode;
    std::string text = import(body);
    EXPECT_EQ(count(text, "llvm.add"), 1u) << text;
    EXPECT_EQ(count(text, "llvm.freeze"), 1u) << text;
    EXPECT_EQ(count(text, "llvm.call_intrinsic"), 1u) << text;
    EXPECT_EQ(count(text, "llvmx.attachments"), 2u) << text;
    EXPECT_TRUE(state.errors.empty());
  }
}

TEST_F(ImportExtensions, ReportedErrorsFailTheImport) {
  add<Claims>();
  Claims::mode = Claims::Report;
  EXPECT_EQ(import(body), "");
  ASSERT_FALSE(state.errors.empty());
  EXPECT_EQ(state.errors[0], "no such thing");
}

TEST_F(ImportExtensions, AsksOnlyDialectsThatAreNamed) {
  add<Claims>();
  options.dialects.clear();
  std::string text = import(body);
  EXPECT_EQ(count(text, "amx."), 0u) << text;
  EXPECT_EQ(count(text, "llvm.freeze"), 1u) << text;
}

TEST_F(ImportExtensions, TwoClaimsOnOneThing) {
  add<Claims>();
  options.dialects = {"amx", "rocdl"};
  EXPECT_EQ(import(body), "");
  ASSERT_EQ(state.errors.size(), 1u);
  EXPECT_EQ(state.errors[0], "dialects 'amx' and 'rocdl' both claim intrinsic "
                             "'llvm.amdgcn.readfirstlane'; import one of them");
  // The llvm dialect has claims, too.
  state.errors.clear();
  Claims::intrinsic = llvm::Intrinsic::ctpop;
  options.dialects = {"amx"};
  EXPECT_EQ(import(body), "");
  ASSERT_EQ(state.errors.size(), 1u);
  EXPECT_EQ(state.errors[0],
            "dialects 'llvm' and 'amx' both claim intrinsic 'llvm.ctpop'; "
            "import one of them");
}

TEST_F(ImportExtensions, SeveralProviders) {
  add<Claims>("one");
  add<Rival>("another");
  EXPECT_EQ(import(body), "");
  ASSERT_EQ(state.errors.size(), 1u);
  EXPECT_EQ(
      state.errors[0],
      "dialect 'amx' has several extensions for the import, by one and by "
      "another; register one of them");
}

TEST_F(ImportExtensions, NamesWhatThereIs) {
  options.dialects = {"mine"};
  EXPECT_EQ(import(body), "");
  ASSERT_EQ(state.errors.size(), 1u);
  EXPECT_EQ(
      state.errors[0],
      "no extension is registered for the import of dialect 'mine'; there "
      "are those of arm_neon, arm_sme, arm_sve, llvm, nvvm, rocdl, vcix, "
      "x86vector");
}

/// The same modules, by MLIR's importer.
class AdaptedImports : public ImportExtensions {
protected:
  std::string importByMLIR(llvm::StringRef ir) {
    mlir::DialectRegistry registry;
    mlir::registerLLVMDialectImport(registry);
    state.context.appendDialectRegistry(registry);
    LLVMSource source(ir);
    if (mlir::failed(adaptImports(state.context, options.dialects)))
      return "";
    mlir::OwningOpRef<mlir::ModuleOp> module =
        mlir::translateLLVMIRToModule(std::move(source.module), &state.context);
    return module ? print(*module) : "";
  }
};

TEST_F(AdaptedImports, ConvertWhatIsClaimed) {
  add<Claims>();
  std::string text = importByMLIR(body);
  EXPECT_EQ(count(text, "llvm.add"), 5u) << text;
  EXPECT_EQ(count(text, "amx.made"), 2u) << text;
  EXPECT_EQ(count(text, "amx.mine"), 2u) << text;
  EXPECT_TRUE(state.errors.empty());
}

TEST_F(AdaptedImports, LeaveWhatFailsInSilence) {
  add<Claims>();
  Claims::mode = Claims::Fail;
  std::string text = importByMLIR(body);
  EXPECT_EQ(count(text, "llvm.add"), 1u) << text;
  EXPECT_EQ(count(text, "llvm.freeze"), 1u) << text;
  EXPECT_EQ(count(text, "llvm.call_intrinsic"), 1u) << text;
  EXPECT_TRUE(state.errors.empty());
}

TEST_F(AdaptedImports, FailTheImportByAnError) {
  add<Claims>();
  Claims::mode = Claims::Report;
  EXPECT_EQ(importByMLIR(body), "");
  ASSERT_FALSE(state.errors.empty());
  EXPECT_EQ(state.errors[0], "no such thing");
}

} // namespace
