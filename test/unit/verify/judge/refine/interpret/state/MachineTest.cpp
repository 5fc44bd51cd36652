// The machine: its bounds, its observer, and the states of memory objects.

#include "test/unit/verify/judge/refine/interpret/Support.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace palindrome::interpret;
using namespace palindrome::interpret::test;

namespace {

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
  EXPECT_EQ(runAsTarget(callsOf(mostUnknownCalls)),
            "returns " + std::to_string(mostUnknownCalls));
  EXPECT_EQ(runAsTarget(callsOf(mostUnknownCalls + 1)),
            "does not end within the limit of calls");
}

TEST(MachineTest, StepsAndCallDepthAreBounded) {
  // It counts, and would end.
  EXPECT_EQ(runAsTarget("define void @f() { br label %l "
                        "l: %i = phi i64 [ 0, %0 ], [ %j, %l ] "
                        "%j = add i64 %i, 1 %c = icmp ne i64 %j, -1 "
                        "br i1 %c, label %l, label %e e: ret void }"),
            "does not end within the limit of steps");
  EXPECT_EQ(runAsTarget("define void @f() { call void @f() ret void }"),
            "does not end within the limit of calls");
}

TEST(MachineTest, LargeAllocationsAreUnsupportedInTheTarget) {
  const char *text = "define void @f() { %p = alloca [1073741825 x i8] "
                     "ret void }";
  EXPECT_EQ(runAsTarget(text), "is not supported: an alloca is too large");
  EXPECT_EQ(runAsSource(text),
            std::set<std::string>{"has undefined behavior: an alloca is too "
                                  "large"});
}

TEST(MachineTest, AFlatMemoryHasAnObjectAtAnAddress) {
  Options flat;
  flat.hasFlatMemory = true;
  const char *aligned = R"(
    declare ptr @malloc(i64)
    define i8 @f() {
      %p = call ptr @malloc(i64 40)
      %a = ptrtoint ptr %p to i64
      %b = add i64 %a, 31
      %m = urem i64 %b, 32
      %c = sub i64 %b, %m
      %q = inttoptr i64 %c to ptr
      store i8 7, ptr %q, align 32
      %r = load i8, ptr %q
      ret i8 %r
    })";
  EXPECT_EQ(runAsTarget(aligned),
            "is not supported: inttoptr of an address in a block");
  EXPECT_EQ(runAsTarget(aligned, {}, flat), "returns 7");
  // The address of this object is not exposed.
  EXPECT_EQ(runAsTarget("define ptr @f() { %p = alloca i8, align 4096 "
                        "%q = inttoptr i64 12288 to ptr ret ptr %q }",
                        {}, flat),
            "is not supported: inttoptr of an address in a block");
  const char *cast = "define i8 @f() { %p = alloca i8 store i8 7, ptr %p "
                     "%q = addrspacecast ptr %p to ptr addrspace(1) "
                     "%r = load i8, ptr addrspace(1) %q ret i8 %r }";
  EXPECT_EQ(runAsTarget(cast), "is not supported: an address space");
  EXPECT_EQ(runAsTarget(cast, {}, flat), "returns 7");
}

TEST(MachineTest, FunctionsOfTheHost) {
  Options approximate;
  approximate.approximates = true;
  struct {
    const char *type, *call, *result;
  } calls[] = {
      {"double", "@llvm.exp.f64(double 0.0)", "1 ("},
      {"half", "@llvm.pow.f16(half 2.0, half 3.0)", "8 ("},
      {"float", "@llvm.powi.f32.i32(float 2.0, i32 -1)", "0.5 ("},
      {"<2 x float>", "@llvm.log2.v2f32(<2 x float> <float 8.0, float 0.0>)",
       "{3 (0x40400000), -Inf ("},
      {"float", "@erff(float 0.0)", "0 ("},
      {"double", "@expm1(double 0.0)", "0 ("},
      {"float", "@atan2f(float 0.0, float 1.0)", "0 ("},
  };
  for (auto [type, call, result] : calls) {
    std::string text = "declare float @erff(float) "
                       "declare double @expm1(double) "
                       "declare float @atan2f(float, float) define " +
                       std::string(type) + " @f() { %x = call " + type + " " +
                       call + " ret " + type + " %x }";
    EXPECT_TRUE(StringRef(runAsTarget(text)).starts_with("is not supported"))
        << call;
    std::string outcome = runAsTarget(text, {}, approximate);
    EXPECT_TRUE(
        StringRef(outcome).starts_with(std::string("returns ") + result))
        << call << ": " << outcome;
  }
}

TEST(MachineTest, ASavedStackIsRestored) {
  EXPECT_EQ(runAsTarget("define i8 @f() { %a = alloca i8 store i8 7, ptr %a "
                        "%s = call ptr @llvm.stacksave.p0() %b = alloca i8 "
                        "store i8 1, ptr %b "
                        "call void @llvm.stackrestore.p0(ptr %s) "
                        "%r = load i8, ptr %a ret i8 %r }"),
            "returns 7");
  EXPECT_EQ(runAsTarget("define void @f() { "
                        "%s = call ptr @llvm.stacksave.p0() %b = alloca i8 "
                        "call void @llvm.stackrestore.p0(ptr %s) "
                        "store i8 1, ptr %b ret void }"),
            "has undefined behavior: access to a block that is freed or out of "
            "its lifetime");
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
  Options options;
  options.observer = &recorder;
  Interpreter interpreter(role, *module, memoryOf(witness.blocks), oracle,
                          environment, options);
  interpreter.initialize();
  (void)interpreter.run(*module->getFunction("f"), {});
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
