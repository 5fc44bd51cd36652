// Answers questions by linear arithmetic:
//
//   define i1 @source(i64 %i, i64 %n) {       ; %i, %n are neither poison nor
//     %j = add nsw i64 %i, 1                  ; undef, since it branches on
//     %c = icmp slt i64 %j, %n                ; them: %i + 1 + 1 <= %n
//     br i1 %c, label %next, label %never
//   next:
//     ret i1 true
//   never:
//     unreachable
//   }
//   define i1 @target(i64 %i, i64 %n) {
//     %j = add nsw i64 %i, 1                  ; does not wrap around: the
//     %c = icmp ne i64 %j, %n                 ; source would be undefined
//     ret i1 %c                               ; %i + 1 < %n, so it is true
//   }

#include "verify/judge/refine/linear/Linear.h"
#include "verify/judge/refine/linear/LinearMeaning.h"
#include "verify/judge/refine/linear/Values.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/PatternMatch.h"

using namespace palindrome::refine;
using namespace palindrome::refine::linear;
using namespace llvm;
using namespace llvm::PatternMatch;

/// A question is answered for each value of a condition, and in each such case
/// for each value of another one. So many are nested at most.
static constexpr unsigned mostCases = 3;
/// How many inputs are looked for at which the answer is likely to be no.
static constexpr unsigned mostLikely = 12;

bool palindrome::refine::hasValueAttributes(const CallBase &call) {
  const AttributeList list = call.getAttributes();
  return list.hasRetAttrs() ||
         any_of(seq(call.arg_size()),
                [&](unsigned number) { return list.hasParamAttrs(number); });
}

namespace {
class LinearQuestion {
public:
  LinearQuestion(const Function &source, const Function &target)
      : source(source), target(target), values(source, target) {}

  LinearAnswer answer();

private:
  /// A condition of the source that holds, or does not.
  struct Fact {
    const Computation *condition;
    bool holds;
  };

  bool readSource();
  void learn(const Value *condition, bool holds);
  void state(const Computation &condition, bool holds);
  void resolve();
  bool isDefined(const Instruction &inst);
  bool keepsFlags(const Instruction &inst, Computation &node);
  bool readTarget();
  bool holds(const Computation &condition, bool isTrue, unsigned cases);
  bool holdsInCases(const Computation &condition, bool isTrue, unsigned cases);
  bool holdsGiven(const Computation &given, bool isTrue,
                  function_ref<bool()> holds);
  bool areEqual(const Computation &one, const Computation &other,
                unsigned cases);
  bool isShown();
  void suspect();
  void suspectWith(bool isLeast, bool usesPoison);
  void inCasesOf(const Computation &condition, bool isTrue,
                 function_ref<void()> use);
  void whereDiffer(const Computation &one, const Computation &other,
                   function_ref<void()> use);
  void suspectResult(const Computation &from, const Computation &to);

  const Function &source, &target;
  Values values;
  LinearMeaning meaning;
  /// What the source returns.
  const Value *result = nullptr;
  SmallVector<Fact> conditions; ///< Those that the source branches on.
  SmallVector<Fact> facts;      ///< These, and what follows of their operands.
  /// An `or` that is true, and an `and` that is false, of which it is not known
  /// which operand makes it so.
  SmallVector<Fact> open;
  LinearAnswer found;
};
} // namespace

//===----------------------------------------------------------------------===//
// What the source shows
//===----------------------------------------------------------------------===//

/// Follows the source to what it returns.
bool LinearQuestion::readSource() {
  const BasicBlock *block = &source.getEntryBlock();
  for (unsigned steps = 0; steps != source.size(); ++steps) {
    const Instruction *end = block->getTerminator();
    if (const auto *ret = dyn_cast<ReturnInst>(end)) {
      result = ret->getReturnValue();
      return result != nullptr;
    }
    const auto *branch = dyn_cast<BranchInst>(end);
    if (!branch || !branch->isConditional())
      return false;
    auto isNever = [&](unsigned successor) {
      return isa<UnreachableInst>(branch->getSuccessor(successor)->front());
    };
    if (isNever(0) == isNever(1))
      return false;
    bool isTrue = isNever(1);
    learn(branch->getCondition(), isTrue);
    block = branch->getSuccessor(isTrue ? 0 : 1);
  }
  return false;
}

static bool isBitwise(const Computation &node, unsigned opcode) {
  return node.opcode() == opcode && node.value->getType()->isIntegerTy(1);
}

static bool isNot(const Computation &node) {
  return isBitwise(node, Instruction::Xor) && node.operands[1]->isTrue();
}

/// A condition that the source has branched on, or a part of one. `and` and
/// `or` are poison if either part is; of a `select` that may be so for the part
/// that is not chosen.
void LinearQuestion::learn(const Value *condition, bool holds) {
  values.define(condition);
  const Value *left = nullptr, *right = nullptr;
  if (match(condition, m_Not(m_Value(left)))) {
    learn(left, !holds);
  } else if (holds
                 ? match(condition, m_LogicalAnd(m_Value(left), m_Value(right)))
                 : match(condition,
                         m_LogicalOr(m_Value(left), m_Value(right)))) {
    learn(left, holds);
    learn(right, holds);
  }
  conditions.push_back({&values.of(condition), holds});
}

/// Whether a node compares two conditions, and holds where they are equal, or
/// where they are not.
static std::optional<bool> comparesConditions(const Computation &node) {
  if (isBitwise(node, Instruction::Xor))
    return false;
  const auto *comparison = dyn_cast<ICmpInst>(node.value);
  if (!comparison || !comparison->isEquality() ||
      !node.operands[0]->value->getType()->isIntegerTy(1))
    return std::nullopt;
  return comparison->getPredicate() == CmpInst::ICMP_EQ;
}

/// States that a defined condition is true, or false.
void LinearQuestion::state(const Computation &condition, bool holds) {
  facts.push_back({&condition, holds});
  if (isNot(condition)) {
    state(*condition.operands[0], !holds);
  } else if (comparesNumbers(condition)) {
    meaning.state(condition, holds);
  } else if (isBitwise(condition, holds ? Instruction::And : Instruction::Or)) {
    for (const Computation *part : condition.operands)
      state(*part, holds);
  } else if (isBitwise(condition, holds ? Instruction::Or : Instruction::And)) {
    open.push_back({&condition, holds});
  }
}

/// Some facts say that one of two conditions is true, or that one is false. If
/// the other one is refuted, states that this one is.
void LinearQuestion::resolve() {
  constexpr unsigned rounds = 2;
  for (unsigned round = 0; round != rounds; ++round) {
    meaning.conclude();
    for (Fact fact : std::exchange(open, {})) {
      const Computation *left = fact.condition->operands[0],
                        *right = fact.condition->operands[1];
      bool isTaken = false;
      for (auto [refuted, remains] :
           {std::pair(left, right), std::pair(right, left)})
        if (!isTaken && holds(*refuted, !fact.holds, /*cases=*/0)) {
          isTaken = true;
          state(*remains, fact.holds);
        }
      if (!isTaken)
        open.push_back(fact);
    }
  }
}

//===----------------------------------------------------------------------===//
// What the target relies on
//===----------------------------------------------------------------------===//

/// Whether the flags of an instruction of the target hold.
bool LinearQuestion::keepsFlags(const Instruction &inst, Computation &node) {
  unsigned missing = inst.getRawSubclassOptionalData() & ~node.flags;
  if (missing == 0)
    return true;
  if (!node.isNumber() ||
      !all_of(node.operands,
              [](const Computation *operand) { return operand->isNumber(); }))
    return false;
  if (isa<OverflowingBinaryOperator>(inst))
    return ((missing & OverflowingBinaryOperator::NoSignedWrap) == 0 ||
            meaning.fitsSigned(node)) &&
           ((missing & OverflowingBinaryOperator::NoUnsignedWrap) == 0 ||
            meaning.fitsUnsigned(node));
  if (isa<ZExtInst>(inst))
    return meaning.isNonNegative(*node.operands[0]);
  if (isa<ICmpInst>(inst))
    return meaning.isNonNegative(*node.operands[0]) &&
           meaning.isNonNegative(*node.operands[1]);
  return false;
}

/// Whether an instruction of the target is neither undefined nor poison. Its
/// operands have been looked at.
bool LinearQuestion::isDefined(const Instruction &inst) {
  Computation &node = values.of(&inst);
  if (!all_of(inst.operands(), [&](const Use &use) {
        return isa<Function>(use.get()) || values.of(use.get()).isDefined;
      }))
    return false;
  if (inst.getType()->isVectorTy())
    return false;
  if (const auto *call = dyn_cast<MinMaxIntrinsic>(&inst))
    return !hasValueAttributes(*call);
  if (!isa<TruncInst, ZExtInst, SExtInst, ICmpInst, SelectInst>(inst)) {
    switch (inst.getOpcode()) {
    case Instruction::Add:
    case Instruction::Sub:
    case Instruction::Mul:
    case Instruction::And:
    case Instruction::Or:
    case Instruction::Xor:
      break;
    case Instruction::Shl:
    case Instruction::LShr:
    case Instruction::AShr:
      if (const auto *by = dyn_cast<ConstantInt>(inst.getOperand(1));
          !by || by->getValue().uge(by->getBitWidth()))
        return false;
      break;
    case Instruction::UDiv:
    case Instruction::URem:
      if (const auto *by = dyn_cast<ConstantInt>(inst.getOperand(1));
          !by || by->isZero())
        return false;
      break;
    default:
      return false;
    }
  }
  return inst.getType()->isIntegerTy() && keepsFlags(inst, node);
}

/// Whether all instructions of the target are neither undefined nor poison.
bool LinearQuestion::readTarget() {
  for (const Instruction &inst : target.getEntryBlock()) {
    if (isa<ReturnInst>(inst))
      return values.of(inst.getOperand(0)).isDefined;
    if (!isDefined(inst))
      return false;
    Computation &node = values.of(&inst);
    node.isDefined = true;
    node.flags |= inst.getRawSubclassOptionalData();
  }
  return false;
}

//===----------------------------------------------------------------------===//
// What is asked
//===----------------------------------------------------------------------===//

/// Whether something holds where `given` does, or where it does not.
bool LinearQuestion::holdsGiven(const Computation &given, bool isTrue,
                                function_ref<bool()> holds) {
  LinearMeaning::Mark mark = meaning.mark();
  size_t known = facts.size();
  SmallVector<Fact> before = open;
  state(given, isTrue);
  meaning.conclude();
  bool result = meaning.isContradictory() || holds();
  open = std::move(before);
  facts.truncate(known);
  meaning.takeBack(std::move(mark));
  return result;
}

/// Whether a defined condition is shown to be true, or false.
bool LinearQuestion::holds(const Computation &condition, bool isTrue,
                           unsigned cases) {
  if (isTrue ? condition.isTrue() : condition.isFalse())
    return true;
  if (any_of(facts, [&](const Fact &fact) {
        return fact.condition == &condition && fact.holds == isTrue;
      }))
    return true;
  if (isNot(condition))
    return holds(*condition.operands[0], !isTrue, cases);
  if (comparesNumbers(condition) && meaning.shows(condition, isTrue))
    return true;
  bool isAnd = isBitwise(condition, Instruction::And);
  if (isAnd || isBitwise(condition, Instruction::Or)) {
    auto holdsOf = [&](const Computation *part) {
      return holds(*part, isTrue, cases);
    };
    return isAnd == isTrue ? all_of(condition.operands, holdsOf)
                           : any_of(condition.operands, holdsOf);
  }
  return cases != 0 && holdsInCases(condition, isTrue, cases - 1);
}

/// Whether `condition` holds in both cases of a condition of its operands.
bool LinearQuestion::holdsInCases(const Computation &condition, bool isTrue,
                                  unsigned cases) {
  auto inBothCases = [&](const Computation &given,
                         function_ref<bool(bool)> isShown) {
    return all_of(ArrayRef{true, false}, [&](bool value) {
      return holdsGiven(given, value, [&] { return isShown(value); });
    });
  };
  ArrayRef<const Computation *> operands = condition.operands;
  if (isBitwise(condition, Instruction::Select) && operands[0]->isDefined)
    return inBothCases(*operands[0], [&](bool isChosen) {
      return holds(*operands[isChosen ? 1 : 2], isTrue, cases);
    });
  std::optional<bool> isEqual = comparesConditions(condition);
  return isEqual && inBothCases(*operands[0], [&](bool value) {
           return holds(*operands[1], value == (isTrue == *isEqual), cases);
         });
}

/// Whether two defined values are shown to be the same.
bool LinearQuestion::areEqual(const Computation &one, const Computation &other,
                              unsigned cases) {
  if (&one == &other)
    return true;
  if (!one.isNumber())
    return false;
  if (one.width() == 1)
    return all_of(ArrayRef{true, false}, [&](bool value) {
      return holdsGiven(one, value, [&] { return holds(other, value, cases); });
    });
  if (meaning.areEqual(one, other))
    return true;
  if (cases == 0)
    return false;
  for (auto [chosen, compared] :
       {std::pair(&one, &other), std::pair(&other, &one)}) {
    if (chosen->opcode() != Instruction::Select ||
        !chosen->operands[0]->isDefined)
      continue;
    const Computation &with = *compared, &condition = *chosen->operands[0];
    ArrayRef<const Computation *> operands = chosen->operands;
    return all_of(ArrayRef{true, false}, [&](bool isChosen) {
      const Computation &value = *operands[isChosen ? 1 : 2];
      return value.isDefined && holdsGiven(condition, isChosen, [&] {
               return areEqual(value, with, cases - 1);
             });
    });
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Likely counterexamples
//===----------------------------------------------------------------------===//

/// Adds two inputs for which all that is stated now holds: one with the least
/// values of the arguments, and one with the greatest. If some arguments may be
/// poison, there are two more.
void LinearQuestion::suspect() {
  suspectWith(/*isLeast=*/true, /*usesPoison=*/true);
  suspectWith(/*isLeast=*/false, /*usesPoison=*/true);
  bool hasOpen = any_of(source.args(), [&](const Argument &argument) {
    const Computation &node = values.of(&argument);
    return node.isNumber() && !node.isDefined && !argument.use_empty();
  });
  if (!hasOpen)
    return;
  suspectWith(/*isLeast=*/true, /*usesPoison=*/false);
  suspectWith(/*isLeast=*/false, /*usesPoison=*/false);
}

/// Adds one such input. Arguments that the source uses in no way that is
/// undefined for poison are poison, or they are 0 or have all bits.
void LinearQuestion::suspectWith(bool isLeast, bool usesPoison) {
  LinearMeaning::Mark mark = meaning.mark();
  auto &input = found.likely.emplace_back();
  for (const Argument &argument : source.args()) {
    auto &bits = input.emplace_back();
    const Computation &node = values.of(&argument);
    if (!node.isNumber() || (usesPoison && !node.isDefined))
      continue;
    const auto *fact = find_if(
        facts, [&](const Fact &fact) { return fact.condition == &node; });
    if (fact != facts.end())
      bits = APInt(1, fact->holds);
    else if (node.width() == 1)
      bits = APInt(1, !isLeast);
    else if (!node.isDefined)
      bits = isLeast ? APInt::getZero(node.width())
                     : APInt::getAllOnes(node.width());
    else
      bits = meaning.choose(node, isLeast);
  }
  meaning.takeBack(std::move(mark));
}

/// Does something for the cases in which two defined integers differ.
void LinearQuestion::whereDiffer(const Computation &one,
                                 const Computation &other,
                                 function_ref<void()> use) {
  for (auto [less, greater] :
       {std::pair(&one, &other), std::pair(&other, &one)}) {
    LinearMeaning::Mark mark = meaning.mark();
    meaning.order(*less, *greater);
    meaning.conclude();
    if (!meaning.isContradictory())
      use();
    meaning.takeBack(std::move(mark));
  }
}

/// Does something for cases in which a defined condition is true, or false.
void LinearQuestion::inCasesOf(const Computation &condition, bool isTrue,
                               function_ref<void()> use) {
  if (found.likely.size() >= mostLikely)
    return;
  if (holds(condition, isTrue, /*cases=*/0))
    return use();
  ArrayRef<const Computation *> operands = condition.operands;
  auto together = [&](bool first, bool second) {
    inCasesOf(*operands[0], first,
              [&] { inCasesOf(*operands[1], second, use); });
  };
  if (isNot(condition))
    return inCasesOf(*operands[0], !isTrue, use);
  if (std::optional<bool> isEqual = comparesConditions(condition)) {
    for (bool first : {true, false})
      together(first, first == (isTrue == *isEqual));
    return;
  }
  if (isBitwise(condition, isTrue ? Instruction::And : Instruction::Or))
    return together(isTrue, isTrue);
  if (isBitwise(condition, isTrue ? Instruction::Or : Instruction::And)) {
    for (const Computation *operand : operands)
      inCasesOf(*operand, isTrue, use);
    return;
  }
  holdsGiven(condition, isTrue, [&] {
    if (!comparesNumbers(condition) ||
        predicateOf(condition, isTrue) != CmpInst::ICMP_NE) {
      use();
      return false;
    }
    whereDiffer(*operands[0], *operands[1], use);
    return false;
  });
}

/// Adds inputs for which the results differ, if there are such.
void LinearQuestion::suspectResult(const Computation &from,
                                   const Computation &to) {
  if (!to.isNumber())
    return;
  if (to.width() != 1)
    return whereDiffer(from, to, [&] { suspect(); });
  for (bool value : {true, false})
    if (!holds(from, !value, /*cases=*/0))
      inCasesOf(from, value,
                [&] { inCasesOf(to, !value, [&] { suspect(); }); });
}

//===----------------------------------------------------------------------===//
// The answer
//===----------------------------------------------------------------------===//

/// Whether the target is shown to refine the source. If not, the likely inputs
/// have been collected.
bool LinearQuestion::isShown() {
  if (!readSource() || target.size() != 1)
    return false;
  for (const Fact &fact : conditions)
    state(*fact.condition, fact.holds);
  resolve();
  if (meaning.isContradictory())
    return true;
  // Where the source returns poison, the target may return anything.
  values.define(result);
  bool isDefined = readTarget();
  resolve();
  if (!isDefined) {
    suspect();
    return false;
  }
  const Computation &from = values.of(result),
                    &to = values.of(
                        target.getEntryBlock().getTerminator()->getOperand(0));
  if (from.isTrue() ? holds(to, true, mostCases)
                    : areEqual(from, to, mostCases))
    return true;
  suspectResult(from, to);
  return false;
}

LinearAnswer LinearQuestion::answer() {
  found.isShown = isShown();
  return std::move(found);
}

LinearAnswer palindrome::refine::answerLinearly(const Function &source,
                                                const Function &target) {
  return LinearQuestion(source, target).answer();
}
