// LLVM's passes, run as opt runs them.

#include "verify/base/pipeline/Pipeline.h"
#include "test/unit/verify/Modules.h"
#include <gmock/gmock.h>

using namespace palindrome;

namespace {
class PipelineTest : public testing::Test {
protected:
  void parse(const std::string &text) {
    module = parseText(context, text);
    ASSERT_TRUE(module);
  }
  unsigned instructionsOf(llvm::StringRef name) {
    return module->getFunction(name)->getInstructionCount();
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
};

/// Two functions that differ in `optnone` alone.
constexpr const char *twins = "define i32 @f(i32 %x) {\n"
                              "  %y = add i32 %x, 0\n"
                              "  ret i32 %y\n"
                              "}\n"
                              "define i32 @kept(i32 %x) noinline optnone {\n"
                              "  %y = add i32 %x, 0\n"
                              "  ret i32 %y\n"
                              "}\n";
} // namespace

TEST_F(PipelineTest, SkipsOptNone) {
  parse(twins);
  Pipeline pipeline(nullptr);
  ASSERT_FALSE(pipeline.parse("function(instcombine)"));
  pipeline.run(*module);
  EXPECT_EQ(instructionsOf("f"), 1u);
  EXPECT_EQ(instructionsOf("kept"), 2u);
}

TEST_F(PipelineTest, SkipsOptNoneAtEachLevel) {
  for (const llvm::OptimizationLevel &level :
       {llvm::OptimizationLevel::O1, llvm::OptimizationLevel::O3}) {
    parse(twins);
    Pipeline pipeline(nullptr);
    pipeline.addDefault(level);
    pipeline.run(*module);
    EXPECT_EQ(instructionsOf("f"), 1u);
    EXPECT_EQ(instructionsOf("kept"), 2u);
  }
}

TEST_F(PipelineTest, CallsBackForWhatRuns) {
  parse(twins);
  Pipeline pipeline(nullptr);
  ASSERT_FALSE(pipeline.parse("globaldce"));
  std::vector<std::string> names;
  pipeline.callbacks.registerBeforeNonSkippedPassCallback(
      [&](llvm::StringRef name, const llvm::Any &) {
        names.push_back(name.str());
      });
  pipeline.run(*module);
  EXPECT_THAT(names, testing::Contains("GlobalDCEPass"));
}

TEST_F(PipelineTest, ExplainsWhatDoesNotParse) {
  Pipeline pipeline(nullptr);
  EXPECT_EQ(llvm::toString(pipeline.parse("no-such-pass")),
            "unknown pass name 'no-such-pass'");
}

TEST_F(PipelineTest, MakesTheMachineOfTheTriple) {
  parse("target triple = \"x86_64-unknown-linux-gnu\"\n");
  std::unique_ptr<llvm::TargetMachine> machine = createMachine(*module);
  ASSERT_TRUE(machine);
  EXPECT_EQ(machine->getTargetTriple().getArch(), llvm::Triple::x86_64);
  for (const char *text : {"", "target triple = \"no-such-machine\"\n"}) {
    parse(text);
    EXPECT_FALSE(createMachine(*module)) << text;
  }
}
