// Mutants: steps are applied, rejected without a trace, and replayed.

#include "verify/seek/mutate/Mutant.h"
#include "verify/seek/mutate/Verifier.h"
#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Metadata.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::mutate;

namespace {

constexpr char seedText[] = R"(
%pair = type { i32, float }
@g = global i32 7
define i32 @f(i32 %a, ptr %p) {
entry:
  %x = add nsw i32 %a, 1
  %c = icmp eq i32 %x, 0
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  ret i32 1
no:
  %y = call i32 @h(i32 %x)
  ret i32 %y
}
declare i32 @h(i32)
)";

constexpr char donor[] = R"(
%pair = type { i64 }
define float @f(float %a) {
  %x = fmul float %a, %a
  ret float %x
}
)";

std::string textOf(Mutant &mutant) {
  std::string text;
  raw_string_ostream out(text);
  mutant->print(out, nullptr);
  return text;
}

std::optional<MemoryBufferRef> loadDonor(StringRef path) {
  if (path != "donor")
    return std::nullopt;
  return MemoryBufferRef(donor, "donor");
}

Mutant start() { return Mutant(MemoryBufferRef(seedText, "seed"), loadDonor); }

TEST(Mutant, IsTheSeedWithoutSteps) {
  Mutant mutant = start();
  ASSERT_TRUE(bool(mutant)) << mutant.error().str();
  EXPECT_NE(textOf(mutant).find("add nsw i32 %a, 1"), std::string::npos);
}

TEST(Mutant, TellsWhyASeedCannotBeRead) {
  Mutant unreadable(MemoryBufferRef("define", "seed"), nullptr);
  EXPECT_FALSE(bool(unreadable));
  EXPECT_NE(unreadable.error().find("expected"), StringRef::npos);
  Mutant invalid(MemoryBufferRef("define i32 @f() {\n  ret i32 %x\n"
                                 "  %x = add i32 1, 1\n}\n",
                                 "seed"),
                 nullptr);
  EXPECT_FALSE(bool(invalid));
  EXPECT_FALSE(invalid.error().empty());
}

TEST(Mutant, StepsRepeatOnTheSameSeed) {
  Chooser choose(1);
  Weights weights;
  std::string donors[] = {"donor"};
  for (unsigned n = 0; n != 50; ++n) {
    Mutant mutant = start();
    for (unsigned step = 0; step != 12; ++step)
      mutant.apply(drawStep(choose, weights, donors));
    Mutant again = start();
    for (const Step &step : mutant.steps())
      EXPECT_EQ(again.apply(step), StepResult::Applied) << step.mutation;
    EXPECT_EQ(textOf(again), textOf(mutant));
  }
}

TEST(Mutant, ARejectedStepLeavesNoTrace) {
  Mutant mutant = start();
  ASSERT_EQ(mutant.apply({"module asm", 1, ""}), StepResult::Applied);
  std::string before = textOf(mutant);
  bool rejected = false;
  // A cold call of a function whose personality is an integer, and so on: some
  // seed makes an invalid attribute.
  for (uint64_t seed = 0; seed != 200; ++seed) {
    Mutant other = start();
    other.apply({"module asm", 1, ""});
    if (other.apply({"any attribute", seed, ""}) != StepResult::Rejected)
      continue;
    rejected = true;
    EXPECT_EQ(textOf(other), before);
    EXPECT_EQ(other.steps().size(), 1u);
  }
  EXPECT_TRUE(rejected);
}

TEST(Mutant, AGraftThatDoesNotApplyLeavesNoNames) {
  Mutant mutant = start();
  std::string before = textOf(mutant);
  // The donor has no variable, but it has a type with a name of the seed's.
  EXPECT_EQ(mutant.apply({"graft variable", 1, "donor"}), StepResult::NoPlace);
  EXPECT_EQ(mutant.apply({"graft variable", 1, "gone"}), StepResult::NoDonor);
  EXPECT_EQ(textOf(mutant), before);
  EXPECT_EQ(mutant.apply({"graft function", 1, "donor"}), StepResult::Applied);
  EXPECT_NE(textOf(mutant).find("@f.graft"), std::string::npos);
}

TEST(Mutant, AnUnknownRowIsReported) {
  Mutant mutant = start();
  EXPECT_EQ(mutant.apply({"no such row", 1, ""}), StepResult::UnknownRow);
}

TEST(Mutant, CanBeReadAgain) {
  // LLVM reads neither vectors without elements nor `dso_local_equivalent` of
  // variables, although its verifier accepts both.
  constexpr char source[] = "declare void @callee()\n"
                            "define i64 @f() {\n"
                            "  ret i64 ptrtoint (ptr dso_local_equivalent "
                            "@callee to i64)\n}\n";
  for (const char *row : {"intrinsic made", "symbol kind"})
    for (uint64_t seed = 0; seed != 1500; ++seed) {
      Mutant mutant(MemoryBufferRef(source, "seed"), nullptr);
      if (mutant.apply({row, seed, ""}) != StepResult::Applied)
        continue;
      LLVMContext context;
      SMDiagnostic error;
      EXPECT_TRUE(parseAssemblyString(textOf(mutant), error, context))
          << row << " " << seed << ": " << error.getMessage().str();
    }
}

TEST(Mutant, IsNotWhatOnlyMemoryHolds) {
  LLVMContext context;
  SMDiagnostic error;
  std::unique_ptr<Module> module = parseAssemblyString(
      R"(
declare i32 @personality(...)
declare void @g() unnamed_addr jumptable
declare i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p0(ptr, i32, metadata)
define i32 @a(ptr %p) {
  %x = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p0(
      ptr %p, i32 0, metadata !{!"agent"})
  ret i32 %x
}
define void @f(ptr %p) personality ptr @personality {
  invoke void @g() to label %done unwind label %pad
pad:
  %caught = landingpad { ptr, i32 } catch ptr null
  ret void
done:
  ret void
}
)",
      error, context);
  ASSERT_TRUE(module) << error.getMessage().str();
  EXPECT_TRUE(isAccepted(*module));
  Function *function = module->getFunction("f");
  for (Instruction &i : instructions(function)) {
    if (auto *pad = dyn_cast<LandingPadInst>(&i)) {
      pad->setOperand(0, function->getArg(0));
      EXPECT_FALSE(isAccepted(*module));
      pad->setOperand(0, Constant::getNullValue(pad->getOperand(0)->getType()));
    } else if (auto *call = dyn_cast<CallBase>(&i)) {
      call->addFnAttr(Attribute::JumpTable);
      EXPECT_FALSE(isAccepted(*module));
      call->removeFnAttr(Attribute::JumpTable);
    }
  }
  EXPECT_TRUE(isAccepted(*module));
  auto &atomic =
      cast<CallBase>(*module->getFunction("a")->getEntryBlock().begin());
  auto *scope = cast<MDNode>(
      cast<MetadataAsValue>(atomic.getArgOperand(2))->getMetadata());
  Metadata *name = scope->getOperand(0);
  scope->replaceOperandWith(0, nullptr);
  EXPECT_FALSE(isAccepted(*module));
  scope->replaceOperandWith(0, name);
  EXPECT_TRUE(isAccepted(*module));
  atomic.setArgOperand(
      2, MetadataAsValue::get(context, MDString::get(context, "agent")));
  EXPECT_FALSE(isAccepted(*module));
}

TEST(RandomMetadata, WeightsAreOfSuccessors) {
  Mutant mutant = start();
  Chooser choose(1);
  for (Instruction &i : instructions(mutant->getFunction("f"))) {
    MDNode *profile = randomAttachment(i, LLVMContext::MD_prof, choose);
    EXPECT_EQ(profile != nullptr,
              i.isTerminator() ? i.getNumSuccessors() != 0 : isa<CallInst>(i));
  }
}

TEST(Weights, DrawOnlyWhatHasWeight) {
  Weights weights;
  EXPECT_FALSE(weights.set("no such row", 1));
  ASSERT_TRUE(weights.set("*", 0));
  ASSERT_TRUE(weights.set("graft*", 3));
  ASSERT_TRUE(weights.set("linkage", 1));
  Chooser choose(1);
  bool grafted = false;
  for (unsigned n = 0; n != 100; ++n) {
    EXPECT_EQ(drawStep(choose, weights, {}).mutation, "linkage");
    Step step = drawStep(choose, weights, {"a"});
    EXPECT_TRUE(step.mutation == "linkage" || step.donor == "a");
    grafted |= !step.donor.empty();
  }
  EXPECT_TRUE(grafted);
}

TEST(Mutations, NamesAreUnique) {
  StringSet<> names;
  for (const Mutation &row : allMutations()) {
    EXPECT_TRUE(names.insert(row.name).second) << row.name.str();
    EXPECT_EQ((row.apply != nullptr) + (row.rewrite != nullptr) +
                  (row.graft != nullptr),
              1)
        << row.name.str();
  }
}

} // namespace

TEST(RandomConstants, IntegersOfTheWidestTypeCanBePrinted) {
  // LLVM takes minutes to print one that needs all bits of the type.
  LLVMContext context;
  Module module("m", context);
  IntegerType *widest = IntegerType::get(context, IntegerType::MAX_INT_BITS);
  Chooser choose(1);
  unsigned integers = 0;
  for (unsigned n = 0; n != 200; ++n)
    if (auto *constant =
            dyn_cast<ConstantInt>(randomConstant(module, widest, choose))) {
      ++integers;
      EXPECT_LE(constant->getValue().getSignificantBits(), 8193u);
    }
  EXPECT_GT(integers, 50u);
}
