// The table of rules by what differs, and the sections on instructions.

#include "tools/commands/refine/LangRefRules.h"
#include "verify/judge/refine/program/Terms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome;
using namespace palindrome::tools;
using Kind = DifferenceKind;
using Step = Counterexample::Step;

namespace {
/// A row counts if what it states is so; one that states less counts for more.
struct Row {
  std::optional<Kind> kind;
  std::optional<ValueKind> targetHas;
  llvm::StringLiteral section, anchor, says;
};
} // namespace

/// The first row that counts is taken.
static constexpr Row rows[] = {
    {Kind::Undefined, std::nullopt, "Well-Defined Values",
     "well-defined-values",
     "The behavior of the target is undefined, and that of the source is not: "
     "a target may have undefined behavior only where the source has it."},
    {std::nullopt, ValueKind::Poison, "Poison Values", "poison-values",
     "The target has poison where the source has another value: every value "
     "refines poison, and poison refines poison alone."},
    {std::nullopt, ValueKind::Undef, "Undefined Values", "undefined-values",
     "The target has undef where the source has fewer values: a value refines "
     "undef, and undef refines only undef and poison."},
    {std::nullopt, ValueKind::PartlyUndef, "Undefined Values",
     "undefined-values",
     "Some bits of the target's value are undef where those of the source are "
     "not: undef refines only undef and poison."},
    {Kind::End, std::nullopt, "Function Attributes", "function-attributes",
     "The executions end differently: a target returns, unwinds, or goes on "
     "without an end, as the source does."},
    {Kind::Result, std::nullopt, "'ret' Instruction", "ret-instruction",
     "The values that are returned are defined, and none that the source may "
     "return is the target's."},
    {Kind::Byte, std::nullopt, "Memory Access and Addressing Operations",
     "memory-access-and-addressing-operations",
     "A byte of memory that the caller may read has another value in the "
     "end."},
    {Kind::Rest, std::nullopt, "Memory Access and Addressing Operations",
     "memory-access-and-addressing-operations",
     "Memory that the caller may read has other contents in the end."},
    {Kind::Freed, std::nullopt, "Allocated Objects", "allocated-objects",
     "The target frees an object that is alive after the source, so that its "
     "caller may still access it."},
    {Kind::Event, std::nullopt, "'call' Instruction", "call-instruction",
     "Calls of unknown functions and volatile accesses are observed: the "
     "target has another one than the source."},
    {Kind::EventCount, std::nullopt, "'call' Instruction", "call-instruction",
     "Calls of unknown functions and volatile accesses are observed: the "
     "target has fewer or more of them than the source."},
    {Kind::Operand, std::nullopt, "'call' Instruction", "call-instruction",
     "What a call of an unknown function or a volatile access is passed is "
     "observed: the target passes another value."},
    {Kind::Capture, std::nullopt, "Pointer Capture", "pointer-capture",
     "A callee of the target may keep a pointer that it must not capture in "
     "the source."},
    {Kind::NoException, std::nullopt, "Constrained Floating-Point Intrinsics",
     "constrained-floating-point-intrinsics",
     "The source raises a floating-point exception that the program may look "
     "at, and the target need not."},
    {Kind::Exception, std::nullopt, "Constrained Floating-Point Intrinsics",
     "constrained-floating-point-intrinsics",
     "The target may raise a floating-point exception that the source does not "
     "raise."},
};

static const Row *rowOf(const Counterexample &shown) {
  if (!shown.kind)
    return nullptr;
  for (const Row &row : rows)
    if ((!row.kind || row.kind == shown.kind) &&
        (!row.targetHas || row.targetHas == shown.targetHas))
      return &row;
  return nullptr;
}

/// The step of `side` with which the difference begins; null if it is not
/// known: where the execution ended early, where poison was made, where the
/// executions part, or the last event.
static const Step *beginOf(const Counterexample::Side &side, bool isPoison) {
  if (side.end)
    return &*side.end;
  if (isPoison) {
    if (side.parting && !side.parting->why.empty())
      return &*side.parting;
    for (const Step &step : llvm::reverse(side.trace))
      if (!step.why.empty())
        return &step;
  }
  if (side.parting)
    return &*side.parting;
  return side.events.empty() ? nullptr : &side.events.back();
}

/// "'add' Instruction", "'trunc .. to' Instruction".
static LangRefRule ruleOf(const llvm::Instruction &inst, llvm::StringRef says) {
  if (llvm::isa<llvm::IntrinsicInst>(inst))
    return {says.str(), "Intrinsic Functions", "intrinsic-functions"};
  std::string name = inst.getOpcodeName(), anchor = name;
  if (llvm::isa<llvm::CastInst>(inst)) {
    name += " .. to";
    anchor += "-to";
  }
  llvm::replace(anchor, '_', '-');
  return {says.str(), "'" + name + "' Instruction", anchor + "-instruction"};
}

/// Adds the rules on the step with which the difference begins on one side.
static void addRules(const Step &step, const llvm::Function &function,
                     llvm::StringRef side, std::optional<Kind> kind,
                     std::vector<LangRefRule> &rules) {
  const llvm::Instruction *inst = refine::instructionAt(function, step);
  if (!inst && !step.index) {
    rules.push_back({"It begins with an argument of the " + side.str() +
                         ", which an attribute makes poison.",
                     "Parameter Attributes", "parameter-attributes"});
    return;
  }
  if (!inst)
    return;
  rules.push_back(ruleOf(
      *inst, ("In the " + side + ", it begins with this instruction.").str()));
  if (inst->isVolatile())
    rules.push_back({"The access is volatile.", "Volatile Memory Accesses",
                     "volatile-memory-accesses"});
  if (inst->isAtomic())
    rules.push_back({"The access is atomic.",
                     "Memory Model for Concurrent Operations",
                     "memory-model-for-concurrent-operations"});
  if (kind == Kind::Undefined && inst->mayReadOrWriteMemory() &&
      !llvm::isa<llvm::CallBase>(inst))
    rules.push_back({"Memory is accessed through a pointer that is based on "
                     "the object, within it, while it is alive.",
                     "Pointer Aliasing Rules", "pointer-aliasing-rules"});
}

std::vector<LangRefRule>
palindrome::tools::rulesOf(const Counterexample &shown,
                           const llvm::Function &source,
                           const llvm::Function &target) {
  std::vector<LangRefRule> rules;
  if (const Row *row = rowOf(shown))
    rules.push_back({row->says.str(), row->section.str(), row->anchor.str()});
  bool isPoison = shown.targetHas == ValueKind::Poison;
  if (const Step *step = beginOf(shown.target, isPoison))
    addRules(*step, target, "target", shown.kind, rules);
  else if (const Step *other = beginOf(shown.source, /*isPoison=*/false))
    addRules(*other, source, "source", shown.kind, rules);
  return rules;
}
