// Tests the verifier as a library, with engines that fail in every possible
// way.

#include "palindrome/Verify.h"
#include "TemporaryDirectory.h"
#include "TestEngine.h"
#include "verify/run/roundtrip/InterimResult.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <csignal>

using namespace palindrome;
using namespace palindrome::roundtrip;

static constexpr llvm::StringLiteral voidFunction = R"(
define void @f() {
  ret void
}
)";

namespace {
class Verify : public ::testing::Test {
protected:
  FileResult judge(llvm::StringRef name, llvm::StringRef contents,
                   Through through = Through::Memory) {
    JudgeOptions options;
    options.through = through;
    return judgeFile(dir.write(name, contents), engine, options);
  }

  TemporaryDirectory dir;
  TestEngine engine{upstreamEngine()};
};
} // namespace

/// The data layout in upstream's spelling.
#define LAYOUT                                                                 \
  "e-p0:64:64:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128"

/// Upstream's result for `voidFunction`, whose round trip is identical.
static std::string fixedPoint() {
  return "source_filename = \"LLVMDialectModule\"\n"
         "target datalayout = \"" LAYOUT "\"\n"
         "\n"
         "define void @f() {\n"
         "  ret void\n"
         "}\n"
         "\n"
         "!llvm.module.flags = !{!0}\n"
         "\n"
         "!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
}

TEST_F(Verify, Identical) {
  for (Through through : {Through::Memory, Through::Text, Through::Bytecode}) {
    FileResult result = judge("f.ll", fixedPoint(), through);
    EXPECT_EQ(result.verdict, Verdict::Identical) << result.message;
    EXPECT_EQ(result.message, "");
    EXPECT_EQ(result.engine, "upstream");
    EXPECT_EQ(result.path, dir.path("f.ll"));
    EXPECT_GT(result.seconds.parse, 0);
    EXPECT_GT(result.seconds.importing, 0);
    EXPECT_GT(result.seconds.exporting, 0);
    EXPECT_GT(result.seconds.check, 0);
    EXPECT_GT(result.seconds.compare, 0);
  }
}

TEST_F(Verify, OneByteMoreIsNotIdentical) {
  std::string text = fixedPoint();
  text.replace(text.find("void @f()"), 9, "void @f() nounwind");
  engine.onExport = [](llvm::Module &exported, mlir::ModuleOp) {
    exported.getFunction("f")->removeFnAttr(llvm::Attribute::NoUnwind);
    return true;
  };
  FileResult result = judge("f.ll", text);
  EXPECT_NE(result.verdict, Verdict::Identical);
}

TEST_F(Verify, ALargeModuleThatDiffersIsComparedWithWhatTheFileHas) {
  // Such a module is freed when it was imported.
  std::string text;
  for (int i = 0; i != 4000; ++i)
    text += "declare void @f" + std::to_string(i) + "() nounwind\n";
  TestEngine native{nativeEngine()};
  native.onImport = [](llvm::Module &module, mlir::MLIRContext &) {
    module.getFunction("f7")->setDoesNotReturn();
    return true;
  };
  native.onExport = [](llvm::Module &exported, mlir::ModuleOp) {
    exported.getFunction("f8")->removeFnAttr(llvm::Attribute::NoUnwind);
    return true;
  };
  FileResult result = judgeFile(dir.write("f.ll", text), native, {});
  EXPECT_EQ(result.verdict, Verdict::Different);
  ASSERT_EQ(result.differences.size(), 1u);
  EXPECT_EQ(result.differences[0].count, 2u);
  EXPECT_NE(result.differences[0].where.find("@f7"), std::string::npos);
}

TEST_F(Verify, AnEngineThatChangesItsInputIsFoundOut) {
  engine.onImport = [](llvm::Module &module, mlir::MLIRContext &) {
    module.getFunction("f")->addFnAttr(llvm::Attribute::NoReturn);
    return true;
  };
  EXPECT_NE(judge("f.ll", fixedPoint()).verdict, Verdict::Identical);
}

TEST_F(Verify, MLIRInput) {
  for (Through through : {Through::Memory, Through::Text, Through::Bytecode}) {
    FileResult result =
        judge("f.mlir",
              "module attributes {llvm.data_layout = \"" LAYOUT "\"} {"
              "llvm.func @f() { llvm.return } }",
              through);
    EXPECT_EQ(result.verdict, Verdict::Identical) << result.message;
  }
}

TEST_F(Verify, Unreadable) {
  FileResult result = judge("f.ll", "define void @f() {\n  rot void\n}\n");
  EXPECT_EQ(result.verdict, Verdict::Unreadable);
  EXPECT_EQ(result.message, "2:3: expected instruction opcode");

  result = judge("g.ll", "define i32 @f() {\n  %x = add i32 %y, 1\n"
                         "  %y = add i32 1, 1\n  ret i32 %x\n}\n");
  EXPECT_EQ(result.verdict, Verdict::Unreadable);
  EXPECT_EQ(result.message.find("Instruction does not dominate all uses!"), 0u);

  result = judge("f.mlir", "llvm.func @f() { llvm.rot }");
  EXPECT_EQ(result.verdict, Verdict::Unreadable);
  EXPECT_EQ(result.message.find("1:18: "), 0u) << result.message;

  // The module parses, but does not verify.
  result = judge("g.mlir", "\"llvm.func\"() ({}) : () -> ()");
  EXPECT_EQ(result.verdict, Verdict::Unreadable);

  result = judge("h.ll", "");
  EXPECT_EQ(result.verdict, Verdict::Unreadable);
  result = judgeFile(dir.path("none.ll"), engine);
  EXPECT_EQ(result.verdict, Verdict::Unreadable);
  EXPECT_EQ(result.message, "cannot read: No such file or directory");
}

TEST_F(Verify, ImportErrorBearsTheFirstMessage) {
  engine.onImport = [](llvm::Module &, mlir::MLIRContext &context) {
    auto place = mlir::FileLineColLoc::get(&context, "source.c", 7, 8);
    mlir::emitWarning(place) << "of no interest";
    mlir::emitError(place) << "no such\nthing";
    mlir::emitError(place) << "and so on";
    return false;
  };
  FileResult result = judge("f.ll", voidFunction);
  EXPECT_EQ(result.verdict, Verdict::ImportError);
  EXPECT_EQ(result.message, "source.c:7:8: no such; thing");
}

TEST_F(Verify, ExportError) {
  engine.onExport = [](llvm::Module &, mlir::ModuleOp module) {
    mlir::emitError(mlir::UnknownLoc::get(module.getContext()), "cannot");
    return false;
  };
  FileResult result = judge("f.ll", voidFunction);
  EXPECT_EQ(result.verdict, Verdict::ExportError);
  EXPECT_EQ(result.message, "cannot");

  engine.onExport = [](llvm::Module &, mlir::ModuleOp) { return false; };
  result = judge("f.ll", voidFunction);
  EXPECT_EQ(result.verdict, Verdict::ExportError);
  EXPECT_EQ(result.message, "the export failed without saying why");
}

TEST_F(Verify, InvalidExport) {
  engine.onExport = [](llvm::Module &exported, mlir::ModuleOp) {
    exported.getFunction("f")->front().getTerminator()->eraseFromParent();
    return true;
  };
  FileResult result = judge("f.ll", voidFunction);
  EXPECT_EQ(result.verdict, Verdict::Invalid);
  EXPECT_EQ(result.message.find("LLVM verifier: Basic Block in function 'f' "
                                "does not have terminator!"),
            0u)
      << result.message;
}

TEST_F(Verify, Buffer) {
  EXPECT_EQ(judgeBuffer({fixedPoint(), "f.ll"}, engine).verdict,
            Verdict::Identical);
  FileResult result =
      judgeBuffer({"llvm.func @f() { llvm.rot }", "f.mlir"}, engine);
  EXPECT_EQ(result.verdict, Verdict::Unreadable);
  EXPECT_EQ(result.path, "f.mlir");
  EXPECT_EQ(result.message.find("1:18: "), 0u) << result.message;
}

TEST_F(Verify, ModulesInMemory) {
  llvm::LLVMContext context;
  auto make = [&](llvm::StringRef name) {
    auto module = std::make_unique<llvm::Module>("m", context);
    llvm::Function::Create(
        llvm::FunctionType::get(llvm::Type::getVoidTy(context), false),
        llvm::GlobalValue::ExternalLinkage, name, *module);
    return module;
  };
  // Palindrome's import keeps the module that it reads, upstream's consumes it.
  Judge native(nativeEngine()), test(engine);
  FileResult result = native.judgeModule(make("f"), "one");
  EXPECT_EQ(result.verdict, Verdict::Identical) << result.message;
  EXPECT_EQ(result.path, "one");
  result = test.judgeModule(make("f"), "two");
  EXPECT_EQ(result.verdict, Verdict::Different) << result.message;
  EXPECT_FALSE(result.differences.empty());

  mlir::DialectRegistry registry;
  nativeEngine().registerDialects(registry);
  mlir::MLIRContext mlirContext(registry);
  nativeEngine().loadDialects(mlirContext);
  auto module = mlir::ModuleOp::create(mlir::UnknownLoc::get(&mlirContext));
  result = native.judgeModule(module, "three");
  EXPECT_EQ(result.verdict, Verdict::Identical) << result.message;
  module->destroy();
}

TEST_F(Verify, ManyInWorkers) {
  engine.onImport = [](llvm::Module &module, mlir::MLIRContext &) {
    if (module.getFunction("crash"))
      raise(SIGSEGV);
    if (module.getFunction("hang"))
      while (true)
        pause();
    return true;
  };
  std::vector<VerifyInput> inputs = {
      dir.write("0.ll", fixedPoint()),
      dir.write("1.ll", "declare void @hang()"),
      dir.write("2.ll", "rot"),
      dir.write("3.ll", "declare void @crash()"),
      dir.write("4\xff.ll", fixedPoint()),
  };
  VerifyOptions options;
  options.jobs = 2;
  options.timeoutSeconds = 1;
  std::vector<FileResult> results;
  VerifySummary summary =
      verifyFiles(inputs, engine, options,
                  [&](const FileResult &result) { results.push_back(result); });
  ASSERT_EQ(results.size(), 5u);
  for (size_t i = 0; i != 5; ++i) {
    EXPECT_EQ(results[i].path, inputs[i].path);
    EXPECT_EQ(results[i].engine, "upstream");
  }
  EXPECT_EQ(results[0].verdict, Verdict::Identical);
  EXPECT_EQ(results[1].verdict, Verdict::Timeout);
  EXPECT_EQ(results[1].message, "no result after 1 s in import");
  EXPECT_EQ(results[2].verdict, Verdict::Unreadable);
  EXPECT_EQ(results[3].verdict, Verdict::Crash);
  EXPECT_EQ(results[3].message, "SIGSEGV in import");
  EXPECT_EQ(results[4].verdict, Verdict::Identical);
  EXPECT_EQ(summary.files, 5u);
  EXPECT_EQ(summary.counts[size_t(Verdict::Identical)], 2u);
  EXPECT_EQ(summary.counts[size_t(Verdict::Timeout)], 1u);
  EXPECT_EQ(summary.counts[size_t(Verdict::Crash)], 1u);
  EXPECT_EQ(summary.counts[size_t(Verdict::Unreadable)], 1u);
  EXPECT_GT(summary.peakBytes, 1u << 20);
  EXPECT_GE(summary.wallSeconds, 1);
}

TEST_F(Verify, WhatWasSettledOutlivesTheWorker) {
  unsigned exports = 0;
  engine.onExport = [&](llvm::Module &, mlir::ModuleOp) {
    if (++exports == 2)
      raise(SIGSEGV);
    return true;
  };
  engine.onImport = [](llvm::Module &module, mlir::MLIRContext &) {
    module.getFunction("f")->setName("g");
    return true;
  };
  VerifyOptions options;
  options.judge.settleMLIR = [](mlir::ModuleOp, mlir::ModuleOp,
                                BothSides &sides) {
    sides.settled.emplace().emplace_back().name = "f";
  };
  std::vector<VerifyInput> inputs = {
      dir.write("f.mlir", "llvm.func @f() { llvm.return }")};
  FileResult result;
  verifyFiles(inputs, engine, options,
              [&](const FileResult &judged) { result = judged; });
  EXPECT_EQ(result.verdict, Verdict::Crash) << result.message;
  ASSERT_TRUE(result.sides && result.sides->settled);
  EXPECT_EQ(result.sides->settled->front().name, "f");
}

/// A database and a progress bar have what is judged so far of a file of which
/// the passes take long.
TEST_F(Verify, WhatIsJudgedOfAFileSoFarIsReported) {
  VerifyOptions options;
  std::vector<std::string> events;
  options.onPartial = [&](const FileResult &result) {
    EXPECT_TRUE(result.isPartial);
    EXPECT_EQ(result.verdict, Verdict::Unknown);
    EXPECT_EQ(result.engine, "upstream");
    events.push_back(result.path + ": " +
                     std::to_string(result.passes->pairs.size()));
  };
  std::vector<VerifyInput> inputs = {dir.write("0.ll", fixedPoint())};
  auto judge = [](llvm::MemoryBufferRef) {
    FileResult result;
    keepInterimResult(result); // It has no pass yet.
    result.passes.emplace().pairs.resize(1);
    keepInterimResult(result);
    result.passes->pairs.resize(2);
    keepInterimResult(result);
    result.verdict = Verdict::Identical;
    return result;
  };
  verifyFiles(inputs, engine, options, judge, [&](const FileResult &result) {
    EXPECT_FALSE(result.isPartial);
    EXPECT_EQ(result.verdict, Verdict::Identical);
    events.push_back("end");
  });
  std::string name = inputs.front().name();
  EXPECT_EQ(events,
            (std::vector<std::string>{name + ": 1", name + ": 2", "end"}));
}
