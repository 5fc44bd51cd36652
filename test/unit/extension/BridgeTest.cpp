// Tests of the bridge: exports of dialects that have only upstream's
// LLVMTranslationDialectInterface.

#include "Support.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "llvm/IR/LLVMContext.h"
#include <atomic>
#include <thread>

using namespace palindrome;
using namespace palindrome::test;
using namespace mlir;
using mlir::LLVM::ModuleTranslation;

namespace {
/// The interface as an author writes it for mlir-translate, without Palindrome.
class TheirTranslation : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  LogicalResult
  convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                   ModuleTranslation &translation) const override {
    StringRef name = op->getName().getStringRef();
    if (name == "theirs.double") {
      llvm::Value *operand = translation.lookupValue(op->getOperand(0));
      translation.mapValue(op->getResult(0),
                           builder.CreateAdd(operand, operand));
      return success();
    }
    if (name == "theirs.alloca") {
      auto type = op->getAttrOfType<TypeAttr>("type").getValue();
      translation.mapValue(op->getResult(0),
                           builder.CreateAlloca(translation.convertType(type),
                                                nullptr, "their"));
      return success();
    }
    if (name == "theirs.call") {
      builder.CreateCall(translation.lookupFunction(
          op->getAttrOfType<FlatSymbolRefAttr>("callee").getValue()));
      return success();
    }
    if (name == "theirs.region")
      return convertRegion(op, builder, translation);
    if (name == "theirs.yield") // convertRegion branches.
      return success();
    if (name == "theirs.note") { // At the top level of the module.
      translation.getLLVMModule()->getOrInsertNamedMetadata("their.note");
      return success();
    }
    return failure();
  }

  LogicalResult amendOperation(Operation *op,
                               ArrayRef<llvm::Instruction *> instructions,
                               NamedAttribute attribute,
                               ModuleTranslation &translation) const override {
    llvm::LLVMContext &context = translation.getLLVMContext();
    for (llvm::Instruction *instruction : instructions)
      instruction->setMetadata("their.mark", llvm::MDNode::get(context, {}));
    if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
      translation.lookupFunction(function.getName())->addFnAttr("their-mark");
    return success();
  }

  LogicalResult
  convertParameterAttr(LLVM::LLVMFuncOp function, int index, NamedAttribute,
                       ModuleTranslation &translation) const override {
    llvm::Function *made = translation.lookupFunction(function.getName());
    made->addParamAttr(index, llvm::Attribute::NonNull);
    return success();
  }

private:
  /// Converts the blocks of the op's region, between the block of the op and a
  /// new one.
  static LogicalResult convertRegion(Operation *op,
                                     llvm::IRBuilderBase &builder,
                                     ModuleTranslation &translation) {
    llvm::LLVMContext &context = builder.getContext();
    llvm::Function *function = builder.GetInsertBlock()->getParent();
    auto newBlock = [&](const char *name) {
      return llvm::BasicBlock::Create(context, name, function);
    };
    for (Block &block : op->getRegion(0))
      translation.mapBlock(&block, newBlock("inner"));
    llvm::BasicBlock *after = newBlock("after");
    builder.CreateBr(translation.lookupBlock(&op->getRegion(0).front()));
    for (Block &block : op->getRegion(0)) {
      if (failed(
              translation.convertBlock(block, block.isEntryBlock(), builder)))
        return failure();
      if (block.getNumSuccessors() == 0)
        builder.CreateBr(after);
    }
    builder.SetInsertPoint(after);
    LLVM::detail::connectPHINodes(op->getRegion(0), translation);
    return success();
  }
};

class BridgeTest : public testing::Test {
protected:
  BridgeTest() : registry(basicRegistry()) {
    registry.addExtension(+[](MLIRContext *, TheirsDialect *dialect) {
      dialect->addInterfaces<TheirTranslation>();
    });
  }

  /// Expects that the export of `text` contains `parts`, in this order.
  void expectParts(llvm::StringRef text, ArrayRef<llvm::StringRef> parts) {
    std::string result = exportText(text, registry);
    llvm::StringRef rest = result;
    for (llvm::StringRef part : parts) {
      size_t at = rest.find(part);
      EXPECT_NE(at, llvm::StringRef::npos)
          << part.str() << "\n is not there in \n"
          << result;
      rest = rest.drop_front(std::min(at, rest.size()));
    }
  }

  DialectRegistry registry;
};
} // namespace

TEST_F(BridgeTest, GivesOpsTheirOperandsAndUsersTheirResults) {
  expectParts(R"(
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.mul %a, %a : i32
  %1 = "theirs.double"(%0) : (i32) -> i32
  %2 = llvm.sub %1, %0 : i32
  llvm.return %2 : i32
})",
              {"%2 = mul i32 %0, %0", "%3 = add i32 %2, %2",
               "%4 = sub i32 %3, %2", "ret i32 %4"});
}

TEST_F(BridgeTest, KnowsTheFunctionsThatComeLater) {
  expectParts(R"(
llvm.func @f() {
  "theirs.call"() {callee = @later} : () -> ()
  llvm.return
}
llvm.func @later())",
              {"call void @later()", "declare void @later()"});
}

TEST_F(BridgeTest, ExportsRegionsWithOpsOfTheLLVMDialect) {
  expectParts(R"(
llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr) {
  "theirs.region"() ({
    %0 = llvm.mul %a, %a : i32
    llvm.cond_br %c, ^bb1(%0 : i32), ^bb2
  ^bb1(%1: i32):
    %2 = "theirs.double"(%1) : (i32) -> i32
    llvm.store %2, %p : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:
    "theirs.yield"() : () -> ()
  }) : () -> ()
  llvm.store %a, %p : i32, !llvm.ptr
  llvm.return
})",
              {"br label %inner", "inner:", "%4 = mul i32 %0, %0",
               "br i1 %1, label %", "phi i32 [ %4, %inner ]", "add i32 ",
               "store i32 ", "after:", "store i32 %0, ptr %2", "ret void"});
}

TEST_F(BridgeTest, ExportsRegionsWithinRegions) {
  expectParts(R"(
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "theirs.region"() ({
    "theirs.region"() ({
      %0 = llvm.mul %a, %a : i32
      llvm.store %0, %p : i32, !llvm.ptr
      "theirs.yield"() : () -> ()
    }) : () -> ()
    "theirs.yield"() : () -> ()
  }) : () -> ()
  llvm.return
})",
              {"inner:", "br label %inner1", "after:", "ret void",
               "inner1:", "mul i32 %0, %0", "store i32 %3, ptr %1",
               "br label %after2", "after2:", "br label %after"});
}

TEST_F(BridgeTest, KeepsDebugInfoOne) {
  std::string text = exportText(R"(
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition, type = #type>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "theirs.region"() ({
    %0 = llvm.mul %a, %a : i32 loc("a.c":3:5)
    %1 = "theirs.double"(%0) : (i32) -> i32 loc("a.c":4:5)
    llvm.store %1, %p : i32, !llvm.ptr loc("a.c":5:5)
    "theirs.yield"() : () -> ()
  }) : () -> () loc("a.c":2:3)
  %2 = llvm.mul %a, %a : i32 loc("a.c":6:3)
  llvm.return loc("a.c":7:1)
} loc(fused<#function>["a.c":1:1]))",
                                registry);
  auto count = [&](llvm::StringRef part) {
    return llvm::StringRef(text).count(part);
  };
  EXPECT_EQ(count("distinct !DICompileUnit("), 1u) << text;
  EXPECT_EQ(count("distinct !DISubprogram("), 1u) << text;
  EXPECT_EQ(count("!DIFile("), 1u) << text;
  for (const char *place :
       {"line: 3, column: 5", "line: 4, column: 5", "line: 5, column: 5",
        "line: 6, column: 3", "line: 7, column: 1"})
    EXPECT_EQ(count(place), 1u) << place << "\n" << text;
}

TEST_F(BridgeTest, SharesNamedStructs) {
  std::string text = exportText(R"(
llvm.func @f(%n: i32) {
  %0 = llvm.alloca %n x !llvm.struct<"pair", (i32, ptr)> : (i32) -> !llvm.ptr
  %1 = "theirs.alloca"() {type = !llvm.struct<"pair", (i32, ptr)>} : () -> !llvm.ptr
  %2 = "theirs.alloca"() {type = !llvm.struct<"first", (i8)>} : () -> !llvm.ptr
  %3 = llvm.alloca %n x !llvm.struct<"first", (i8)> : (i32) -> !llvm.ptr
  llvm.return
})",
                                registry);
  EXPECT_EQ(llvm::StringRef(text).count("%pair = type { i32, ptr }"), 1u)
      << text;
  EXPECT_EQ(llvm::StringRef(text).count("%first = type { i8 }"), 1u) << text;
  EXPECT_EQ(llvm::StringRef(text).count(" = type "), 2u) << text;
}

TEST_F(BridgeTest, GivesAttributesToTheirDialect) {
  expectParts(R"(
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a {theirs.mark} : i32
  llvm.return %0 : i32
}
llvm.func @g(!llvm.ptr, !llvm.ptr {theirs.mark}) attributes {theirs.mark})",
              {"add i32 %0, %0, !their.mark",
               "declare void @g(ptr, ptr nonnull) #", "\"their-mark\""});
}

TEST_F(BridgeTest, ExportsOpsOfTheModule) {
  expectParts(R"("theirs.note"() : () -> ())", {"!their.note = !{}"});
}

TEST_F(BridgeTest, SaysThatAnOpIsNotTranslated) {
  State state(registry);
  EXPECT_EQ(
      exportText("llvm.func @f() {\n  \"theirs.else\"() : () -> ()\n}", state),
      "");
  EXPECT_EQ(state.errors,
            std::vector<std::string>{
                "2:3: 'theirs.else' op has no translation to LLVM IR: the "
                "extension of 'theirs' does not translate it"});
}

namespace {
class TheirExport : public ExportInterface {
public:
  using ExportInterface::ExportInterface;

  LogicalResult convertOperation(Operation *, llvm::IRBuilderBase &builder,
                                 ExportTranslation &) const override {
    builder.CreateUnreachable();
    return success();
  }
};
} // namespace

TEST_F(BridgeTest, YieldsToAnExtensionOfOurs) {
  registerExport<TheirExport>(registry, "theirs", "test");
  expectParts(R"(llvm.func @f() { "theirs.double"() : () -> () })",
              {"unreachable"});
}

//===----------------------------------------------------------------------===//
// Contexts that other code uses as well
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral region = R"(
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  "theirs.region"() ({
    %0 = llvm.mul %a, %a : i32
    llvm.store %0, %p : i32, !llvm.ptr
    "theirs.yield"() : () -> ()
  }) : () -> ()
  llvm.return
})";

TEST_F(BridgeTest, LeavesTheContextAsItIs) {
  State state(registry);
  OwningOpRef<ModuleOp> module = state.parse(region);
  ASSERT_TRUE(module);
  auto interfaces = [&] {
    std::map<std::string, const LLVMTranslationDialectInterface *> found;
    for (Dialect *dialect : state.context.getLoadedDialects())
      found[dialect->getNamespace().str()] =
          dialect->getRegisteredInterface<LLVMTranslationDialectInterface>();
    return found;
  };
  auto before = interfaces();
  llvm::LLVMContext context;
  EXPECT_TRUE(exportModule(*module, context));
  EXPECT_EQ(interfaces(), before);
  EXPECT_EQ(before["llvm"], nullptr);
}

TEST_F(BridgeTest, ExportsWhereUpstreamsTranslationIsRegistered) {
  std::string expected = exportText(region, registry);
  registerLLVMDialectTranslation(registry);
  EXPECT_EQ(exportText(region, registry), expected);
}

// An op of ours whose extension does not export it, in the region of another
// dialect's: neither side may send it to the other forever.
TEST_F(BridgeTest, RejectsAnOpThatNeitherSideExports) {
  State state(registry);
  EXPECT_EQ(exportText(R"(
llvm.func @f() {
  "theirs.region"() ({
    %0 = arm_sme.zero : vector<[4]x[4]xi32>
    "theirs.yield"() : () -> ()
  }) : () -> ()
  llvm.return
})",
                       state),
            "");
  ASSERT_FALSE(state.errors.empty());
  EXPECT_EQ(state.errors.front(),
            "4:10: 'arm_sme.zero' op has no translation to LLVM IR: the "
            "extension of 'arm_sme' does not translate it");
}

// Each thread has a module and an LLVMContext of its own; the MLIR context is
// shared. Half of the modules do not export, and their errors must not become
// those of the others.
TEST_F(BridgeTest, ExportsInThreadsThatShareAContext) {
  std::string expected = exportText(region, registry);
  for (unsigned round = 0; round < 200; ++round) {
    State state(registry, MLIRContext::Threading::ENABLED);
    constexpr unsigned numThreads = 4;
    std::vector<OwningOpRef<ModuleOp>> modules;
    for (unsigned i = 0; i < numThreads; ++i)
      modules.push_back(state.parse(
          i % 2 == 0 ? region
                     : R"(llvm.func @f() { "theirs.else"() : () -> () })"));
    std::vector<std::string> texts(numThreads);
    std::atomic<unsigned> ready = 0;
    std::vector<std::thread> threads;
    for (unsigned i = 0; i < numThreads; ++i)
      threads.emplace_back([&, i] {
        for (++ready; ready < numThreads;)
          std::this_thread::yield();
        llvm::LLVMContext context;
        if (auto exported = exportModule(*modules[i], context))
          llvm::raw_string_ostream(texts[i]) << *exported;
      });
    for (std::thread &thread : threads)
      thread.join();
    for (unsigned i = 0; i < numThreads; ++i) {
      llvm::StringRef text = texts[i];
      if (i % 2 == 0)
        EXPECT_TRUE(text.ends_with(expected)) << text.str();
      else
        EXPECT_EQ(text, "");
    }
    EXPECT_EQ(state.errors.size(), numThreads / 2)
        << testing::PrintToString(state.errors);
  }
}
