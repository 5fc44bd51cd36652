// What a value of an execution began with, and inputs that change it.

#include "verify/refine/guide/Steering.h"
#include "verify/refine/interpret/state/Machine.h"
#include "verify/refine/replay/Inputs.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::guide;
using namespace palindrome::interpret;

namespace {

/// Runs @f, which has the parameters `ptr %p, i32 %x`.
class FlowTest : public testing::Test {
protected:
  void parse(const char *text) {
    SMDiagnostic diagnostic;
    module = parseAssemblyString(text, diagnostic, context);
    ASSERT_TRUE(module) << diagnostic.getMessage().str();
    function = module->getFunction("f");
    Reason why;
    ASSERT_TRUE(replay::addGlobals(*function, *function, witness, why));
    refine::Block block;
    block.size = 64;
    block.alignment = 64;
    block.rest = replay::byteOf(0);
    unsigned number = replay::addBlock(witness, std::move(block));
    Leaf pointer;
    pointer.kind = Leaf::Pointer;
    pointer.block = number;
    pointer.bits = APInt(64, 0);
    Leaf zero;
    zero.bits = APInt(32, 0);
    witness.arguments = {{pointer}, {zero}};
  }

  void run() {
    flow.emplace(witness.blocks.size());
    Environment environment(witness);
    WitnessOracle oracle(witness.choices);
    Machine machine(Role::Target, *module, memoryOf(witness.blocks), oracle,
                    environment);
    machine.observer = &*flow;
    machine.initialize();
    outcome = machine.run(*function, witness.arguments);
  }

  const Value &value(StringRef name) const {
    for (const Instruction &instruction : instructions(*function))
      if (instruction.getName() == name)
        return instruction;
    return *function->getArg(name == "p" ? 0 : 1);
  }
  unsigned nodeOf(StringRef name) {
    return flow->lastNodeOf(value(name), *function);
  }
  /// The bits of a value in the next run, after it was to become `wanted`.
  std::optional<uint64_t> after(StringRef name, uint64_t wanted) {
    run();
    unsigned node = nodeOf(name);
    Leaf leaf;
    leaf.bits = APInt(value(name).getType()->getIntegerBitWidth(), wanted);
    if (!Steering(witness, *flow, *function).set(node, leaf))
      return std::nullopt;
    run();
    const Lanes &lanes = flow->node(nodeOf(name)).lanes;
    return lanes.size() == 1 && lanes[0].isBits()
               ? std::optional<uint64_t>(lanes[0].bits.getZExtValue())
               : std::nullopt;
  }

  LLVMContext context;
  std::unique_ptr<Module> module;
  Function *function = nullptr;
  Witness witness;
  std::optional<Flow> flow;
  Outcome outcome;
};

TEST_F(FlowTest, GoesBackToAnArgument) {
  parse(R"(
define void @f(ptr %p, i32 %x) {
  %a = add i32 %x, 7
  %s = shl i32 %a, 2
  %z = zext i32 %s to i64
  ret void
})");
  EXPECT_EQ(after("z", 64), 64u);
  EXPECT_EQ(witness.arguments[1][0].bits.getZExtValue(), 9u);
  EXPECT_EQ(after("z", 66), std::nullopt) << "the low bits are zero";
}

TEST_F(FlowTest, GoesBackToMemory) {
  parse(R"(
define void @f(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 8
  %a = load i16, ptr %q
  %m = and i16 %a, 32
  ret void
})");
  EXPECT_EQ(after("m", 32), 32u);
  EXPECT_EQ(after("m", 1), std::nullopt);
}

TEST_F(FlowTest, FollowsStores) {
  parse(R"(
define void @f(ptr %p, i32 %x) {
  %slot = alloca i32
  store i32 %x, ptr %slot
  %copy = alloca i32
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %slot, i64 4, i1 false)
  %a = load i32, ptr %copy
  ret void
})");
  EXPECT_EQ(after("a", 42), 42u);
  EXPECT_EQ(witness.arguments[1][0].bits.getZExtValue(), 42u);
}

TEST_F(FlowTest, GoesBackToACallee) {
  parse(R"(
declare void @fill(ptr)
declare i32 @next()
define void @f(ptr %p, i32 %x) {
  %slot = alloca i32
  store i32 1, ptr %slot
  call void @fill(ptr %slot)
  %a = load i32, ptr %slot
  %b = call i32 @next()
  %c = call i32 @next()
  ret void
})");
  EXPECT_EQ(after("a", 42), 42u);
  EXPECT_EQ(after("c", 43), 43u);
  run();
  EXPECT_EQ(flow->node(nodeOf("b")).lanes[0].bits.getZExtValue(), 0u);
}

TEST_F(FlowTest, KeepsWhatWasReadBefore) {
  parse(R"(
declare void @touch()
define void @f(ptr %p, i32 %x) {
  %a = load i32, ptr %p
  call void @touch()
  %b = load i32, ptr %p
  ret void
})");
  EXPECT_EQ(after("b", 42), 42u);
  EXPECT_EQ(flow->node(nodeOf("a")).lanes[0].bits.getZExtValue(), 0u);
}

TEST_F(FlowTest, FollowsCallsAndPhis) {
  parse(R"(
define internal i32 @twice(i32 %y) {
  %r = add i32 %y, 1
  ret i32 %r
}
define void @f(ptr %p, i32 %x) {
entry:
  %t = call i32 @twice(i32 %x)
  br label %next
next:
  %a = phi i32 [ %t, %entry ]
  ret void
})");
  EXPECT_EQ(after("a", 42), 42u);
}

TEST_F(FlowTest, DoesNotChangeConstants) {
  parse(R"(
@c = constant i32 5
define void @f(ptr %p, i32 %x) {
  %a = load i32, ptr @c
  %s = alloca i32
  store i32 3, ptr %s
  %b = load i32, ptr %s
  ret void
})");
  EXPECT_EQ(after("a", 42), std::nullopt);
  EXPECT_EQ(after("b", 42), std::nullopt);
}

TEST_F(FlowTest, MakesObjectsForPointers) {
  parse(R"(
define void @f(ptr %p, i32 %x) {
  %a = load ptr, ptr %p
  %q = getelementptr i8, ptr %a, i64 16
  %b = load i8, ptr %q
  ret void
})");
  run();
  EXPECT_EQ(outcome.kind, Outcome::ImmediateUB);
  ASSERT_TRUE(Steering(witness, *flow, *function).point(nodeOf("q"), 1));
  run();
  EXPECT_EQ(outcome.kind, Outcome::Returns);
  EXPECT_TRUE(flow->node(nodeOf("q")).lanes[0].bits.isZero());
  EXPECT_EQ(flow->node(nodeOf("a")).lanes[0].bits.getSExtValue(), -16);
}

TEST_F(FlowTest, DecidesComparisons) {
  parse(R"(
define void @f(ptr %p, i32 %x) {
  %m = and i32 %x, 24
  %c = icmp ne i32 %m, 0
  br i1 %c, label %one, label %two
one:
  ret void
two:
  ret void
})");
  run();
  ASSERT_EQ(flow->decisions().size(), 1u);
  const Decision decision = flow->decisions()[0];
  EXPECT_EQ(decision.taken->getName(), "two");
  ASSERT_TRUE(
      Steering(witness, *flow, *function).decide(decision.condition, true, 0));
  run();
  EXPECT_EQ(flow->decisions()[0].taken->getName(), "one");
}

} // namespace
