// Metadata in the forms that a release verifies. Weights, annotations and debug
// info say nothing of an execution.

#include "llvm/IR/Metadata.h"
#include "export/releases/Changes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;
using namespace palindrome::releases;

namespace {
struct FlagBehavior {
  StringLiteral flag;
  Module::ModFlagBehavior behavior;
  unsigned since;
};
} // namespace

static constexpr FlagBehavior flagBehaviors[] = {
#define FLAG_BEHAVIOR(FLAG, BEHAVIOR, SINCE) {FLAG, Module::BEHAVIOR, SINCE},
#include "translate/Versions.def"
};
/// The release that has a least value of a module flag, and the one whose
/// variables need no name in the debug info.
static constexpr unsigned leastFlagSince = 15, namelessVariableSince = 15;

static void changeFlags(Changes &changes) {
  SmallVector<Module::ModuleFlagEntry> flags;
  changes.module.getModuleFlagsMetadata(flags);
  for (const Module::ModuleFlagEntry &flag : flags) {
    if (flag.Behavior != Module::Min)
      continue;
    StringRef name = flag.Key->getString();
    const auto *row = find_if(flagBehaviors, [&](const FlagBehavior &row) {
      return row.flag == name && changes.lacks(row.since);
    });
    if (row == std::end(flagBehaviors)) {
      changes.refused("least value of the module flag " + name, leastFlagSince,
                      nullptr);
      continue;
    }
    changes.module.setModuleFlag(row->behavior, name, flag.Val);
    changes.rewritten("least value of a module flag");
  }
}

static bool isNameless(const DIGlobalVariableExpression *expression) {
  return expression->getVariable()->getName().empty();
}

/// Debug info of a variable without a name, as of a string.
static void dropNameless(Changes &changes) {
  for (GlobalVariable &variable : changes.module.globals()) {
    SmallVector<DIGlobalVariableExpression *> expressions;
    variable.getDebugInfo(expressions);
    if (none_of(expressions, isNameless))
      continue;
    variable.eraseMetadata(LLVMContext::MD_dbg);
    for (DIGlobalVariableExpression *expression : expressions)
      if (isNameless(expression))
        changes.dropped("debug info of a variable without a name");
      else
        variable.addDebugInfo(expression);
  }
  for (DICompileUnit *unit : changes.module.debug_compile_units()) {
    SmallVector<Metadata *> kept;
    for (DIGlobalVariableExpression *expression : unit->getGlobalVariables())
      if (!isNameless(expression))
        kept.push_back(expression);
    if (kept.size() != unit->getGlobalVariables().size())
      unit->replaceGlobalVariables(MDTuple::get(unit->getContext(), kept));
  }
}

/// The release that has the origin of branch weights, and the one that has
/// annotations of several strings.
static constexpr unsigned weightOriginSince = 19, annotationNodeSince = 17;

/// `!{!"branch_weights", !"expected", i32 1, i32 9}` without its origin.
static void changeWeights(Changes &changes, Instruction &inst) {
  MDNode *node = inst.getMetadata(LLVMContext::MD_prof);
  if (!node || node->getNumOperands() < 2 ||
      !isa_and_present<MDString>(node->getOperand(1)) ||
      !isa_and_present<MDString>(node->getOperand(0)) ||
      cast<MDString>(node->getOperand(0))->getString() != "branch_weights")
    return;
  SmallVector<Metadata *> kept(node->operands());
  kept.erase(kept.begin() + 1);
  inst.setMetadata(LLVMContext::MD_prof, MDNode::get(node->getContext(), kept));
  changes.dropped("origin of branch weights");
}

static void changeAnnotation(Changes &changes, Instruction &inst) {
  MDNode *node = inst.getMetadata(LLVMContext::MD_annotation);
  if (!node || all_of(node->operands(), IsaPred<MDString>))
    return;
  inst.setMetadata(LLVMContext::MD_annotation, nullptr);
  changes.dropped("!annotation of nodes");
}

void palindrome::releases::changeMetadata(Changes &changes) {
  if (changes.lacks(leastFlagSince))
    changeFlags(changes);
  if (changes.lacks(namelessVariableSince))
    dropNameless(changes);
  for (Function &function : changes.module)
    for (Instruction &inst : instructions(function)) {
      if (changes.lacks(weightOriginSince))
        changeWeights(changes, inst);
      if (changes.lacks(annotationNodeSince))
        changeAnnotation(changes, inst);
    }
}
