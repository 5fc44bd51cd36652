// The machine: its bounds, its observer, and the states of memory objects.

#include "test/unit/verify/refine/interpret/Support.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace palindrome::interpret;
using namespace palindrome::interpret::test;

namespace {

constexpr const char *kLimit = "does not end within the limit of steps";

/// A function that calls @g, an unknown function, `count` times.
std::string callsOf(unsigned count) {
  return "declare void @g()\n"
         "define i32 @f() {\n"
         "  br label %l\n"
         "l:\n"
         "  %i = phi i32 [ 0, %0 ], [ %j, %l ]\n"
         "  call void @g()\n"
         "  %j = add i32 %i, 1\n"
         "  %c = icmp eq i32 %j, " +
         std::to_string(count) +
         "\n"
         "  br i1 %c, label %e, label %l\n"
         "e:\n"
         "  ret i32 %j\n"
         "}";
}

TEST(MachineTest, TheNumberOfUnknownCallsIsBounded) {
  EXPECT_EQ(runAsTarget(callsOf(kMaxUnknownCalls)),
            "returns " + std::to_string(kMaxUnknownCalls));
  EXPECT_EQ(runAsTarget(callsOf(kMaxUnknownCalls + 1)), kLimit);
}

TEST(MachineTest, StepsAndCallDepthAreBounded) {
  // It counts, so that its state never repeats.
  EXPECT_EQ(runAsTarget("define void @f() { br label %l "
                        "l: %i = phi i64 [ 0, %0 ], [ %j, %l ] "
                        "%j = add i64 %i, 1 br label %l }"),
            kLimit);
  EXPECT_EQ(runAsTarget("define void @f() { call void @f() ret void }"),
            kLimit);
}

TEST(MachineTest, LargeAllocationsAreUnsupportedInTheTarget) {
  const char *text = "define void @f() { %p = alloca [1073741825 x i8] "
                     "ret void }";
  EXPECT_EQ(runAsTarget(text), "is not supported: an alloca is too large");
  EXPECT_EQ(runAsSource(text),
            std::set<std::string>{"has undefined behavior: an alloca is too "
                                  "large"});
}

class Recorder : public Observer {
public:
  std::vector<std::string> results;
  unsigned uses = 0;

  void onInstructionExecuted(const Instruction &instruction,
                             ArrayRef<Lane> result) override {
    results.push_back(lanesText(result, instruction.getType()));
  }
  void onWellDefinedUse(const Instruction *, const Lane &) override { ++uses; }
};

Recorder observe(StringRef text, Role role) {
  LLVMContext context;
  SMDiagnostic diagnostic;
  auto module = parseAssemblyString(text, diagnostic, context);
  Recorder recorder;
  if (!module) {
    ADD_FAILURE() << diagnostic.getMessage().str();
    return recorder;
  }
  Witness witness;
  WitnessOracle oracle(witness.choices);
  Environment environment(witness);
  Machine machine(role, *module, memoryOf(witness.blocks), oracle, environment);
  machine.observer = &recorder;
  machine.initialize();
  (void)machine.run(*module->getFunction("f"), {});
  return recorder;
}

TEST(MachineTest, TheObserverSeesEachResult) {
  Recorder recorder = observe("define i8 @f() { %x = add i8 1, 2 "
                              "%y = mul i8 %x, %x ret i8 %y }",
                              Role::Target);
  EXPECT_EQ(recorder.results, (std::vector<std::string>{"3", "9"}));
  EXPECT_EQ(recorder.uses, 0u);
}

TEST(MachineTest, TheObserverSeesUsesOfUndef) {
  const char *text = "define void @f() { %x = or i1 undef, false "
                     "br i1 %x, label %a, label %a a: ret void }";
  EXPECT_EQ(observe(text, Role::Target).uses, 1u);
  EXPECT_EQ(observe(text, Role::Source).uses, 0u);
}

TEST(MachineTest, LifetimesChangeTheState) {
  MemoryObject object;
  EXPECT_TRUE(object.isAlive());
  object.changeState(MemoryObject::State::Dead);
  EXPECT_FALSE(object.isAlive());
  EXPECT_FALSE(object.isFreed());
  object.changeState(MemoryObject::State::Alive);
  object.changeState(MemoryObject::State::Freed);
  EXPECT_TRUE(object.isFreed());
  EXPECT_FALSE(object.isAlive());
}

} // namespace
