// What values are on a walk: terms over what was there when it began and what
// it has made since.

#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/lockstep/events/Writes.h"
#include "verify/judge/refine/structure/Structure.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

static bool containsGlobal(const Constant &constant) {
  return isa<GlobalValue, BlockAddress>(constant) ||
         any_of(constant.operands(), [](const Use &use) {
           return containsGlobal(*cast<Constant>(use.get()));
         });
}

const Term *Prover::evaluate(Walk &walk, const Value *value, bool isSource,
                             bool onArrival) {
  Place &place = isSource ? walk.source : walk.target;
  auto &terms = onArrival ? place.lastTerms : place.terms;
  if (auto found = terms.find(value); found != terms.end())
    return found->second;
  auto &open = onArrival ? place.lastOpenTerms : place.openTerms;
  if (auto found = open.find(value); found != open.end()) {
    substitutes += !found->second->hasForeign;
    return found->second;
  }
  unsigned before = substitutes;
  ++evaluations;
  const Term *term = compute(walk, value, isSource, onArrival);
  --evaluations;
  bool isOpen = term->hasForeign || substitutes != before;
  (isOpen ? open : terms)[value] = term;
  if (evaluations == 0)
    for (Place *side : {&walk.source, &walk.target}) {
      side->openTerms.clear();
      side->lastOpenTerms.clear();
    }
  return term;
}

const Term *Prover::compute(Walk &walk, const Value *value, bool isSource,
                            bool onArrival) {
  auto operandsOf = [&](const User &user) {
    SmallVector<const Term *> operands;
    auto *call = dyn_cast<CallBase>(&user);
    for (const Use &use : call ? call->args() : user.operands())
      operands.push_back(evaluate(walk, use.get(), isSource, onArrival));
    return operands;
  };
  if (auto *argument = dyn_cast<Argument>(value))
    return pool.leaf(source.function.getArg(argument->getArgNo()));
  if (auto *global = dyn_cast<GlobalValue>(value)) {
    if (isSource)
      return pool.leaf(global);
    const GlobalValue *mine =
        source.function.getParent()->getNamedValue(global->getName());
    return mine && sameGlobal(mine, global) ? pool.leaf(mine)
                                            : pool.leaf(global, true);
  }
  if (auto *constant = dyn_cast<Constant>(value)) {
    if (!containsGlobal(*constant))
      return pool.constant(constant);
    auto *expression = dyn_cast<ConstantExpr>(constant);
    if (!expression)
      return pool.leaf(constant, !isSource);
    const Instruction *&inst = expressions[expression];
    if (!inst) {
      loose.push_back(expression->getAsInstruction());
      inst = loose.back();
    }
    return roleOf(*inst) == Role::Pure
               ? pool.operation(*inst, operandsOf(*expression))
               : pool.leaf(constant, !isSource);
  }
  const auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return pool.leaf(value, !isSource);
  Place &place = isSource ? walk.source : walk.target;
  switch (roleOf(*inst)) {
  case Role::Pure:
  case Role::Division: {
    const Term *term = pool.operation(*inst, operandsOf(*inst));
    const Term *known =
        !isSource && !onArrival && (term->hasForeign || isa<SelectInst>(inst))
            ? evaluateComputed(walk, *inst, term)
            : nullptr;
    return known ? known : term;
  }
  case Role::Phi: {
    auto *phi = cast<PHINode>(inst);
    if (onArrival && place.from && phi->getParent() == place.arrivedAt)
      return evaluate(walk, phi->getIncomingValueForBlock(place.from),
                      isSource);
    if (auto found = place.bound.find(phi); found != place.bound.end())
      return evaluate(walk, found->second, isSource);
    if (all_equal(phi->incoming_values())) {
      const Term *only =
          evaluate(walk, phi->getIncomingValue(0), isSource, onArrival);
      // The source may have such a phi of several values.
      if (isSource || !only->hasForeign || phi->getNumIncomingValues() == 1)
        return only;
    }
    if (const Term *counter = isSource ? evaluateCounter(walk, *phi) : nullptr)
      return counter;
    break;
  }
  case Role::Load:
    if (isSource)
      return evaluateLoad(walk, cast<LoadInst>(*inst));
    break;
  default:
    if (auto *call = isSource ? dyn_cast<CallInst>(inst) : nullptr)
      if (const Term *result = resultOf(walk, *call))
        return result;
    // With `noundef` it is undefined where it would be poison, which the source
    // may be taken not to be.
    if (isSource && isa<MinMaxIntrinsic>(inst))
      return pool.operation(*inst, operandsOf(*inst));
    break;
  }
  return isSource ? pool.leaf(source.representative(inst))
                  : evaluateTarget(walk, inst);
}

/// A load of the source is what a constant global contains, or what an earlier
/// access to the same address has read or written, if nothing wrote to it
/// since.
const Term *Prover::evaluateLoad(Walk &walk, const LoadInst &load) {
  if (const Term *constant = initializerOf(walk, load))
    return constant;
  if (const Value *written = walk.readOfWritten.lookup(&load))
    return evaluate(walk, written, true);
  // Where its metadata make it poison, so is what the target reads there.
  const Term *mine = pool.leaf(&load);
  if (!readsExactly(load))
    return mine;
  if (walk.source.isMade.contains(&load)) {
    const Term *content = contentOf(walk, load);
    if (content != mine)
      suggest(contents, &load, content);
    return content;
  }
  // It is what it was when it was read.
  if (auto found = contents.find(&load); found != contents.end())
    for (const Term *content : found->second)
      if (isAvailable(*content, *walk.start) && isFromBefore(walk, content) &&
          demand(walk, {Demand::Terms, nullptr, nullptr, mine, content}))
        return content;
  if (!means.guessesContents)
    return mine;
  if (exploring)
    exploring->missed.insert(&load);
  // The walk that makes it may know more.
  if (wanted.insert(&load).second)
    noteSuggestion(&load);
  return mine;
}

/// Whether `value`, which is not computed, exists whenever `node` is reached.
bool Prover::isAvailable(const Value *value, const Node &node) {
  const auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return true;
  bool isSource = inst->getFunction() == &source.function;
  const Body &body = isSource ? source : target;
  const Value *at = isSource ? node.source : node.target;
  if (at == inst)
    return true;
  if (auto *block = dyn_cast<BasicBlock>(at))
    return isa<PHINode>(inst) && inst->getParent() == block
               ? true
               : body.dominators.properlyDominates(inst->getParent(), block);
  return body.dominators.dominates(inst, cast<Instruction>(at));
}

/// Whether all of the source that a term is made of exists whenever `node` is
/// reached.
bool Prover::isAvailable(const Term &term, const Node &node) {
  bool areAll = true;
  DenseMap<const Term *, bool> seen;
  visitParts(&term, seen, [&](const Term &part) {
    if (part.kind == Term::Leaf)
      areAll &= isAvailable(part.value, node);
  });
  return areAll;
}

/// A value that the target has made or taken at a phi, as a value of the
/// source that it refines.
const Term *Prover::evaluateTarget(Walk &walk, const Value *value) {
  auto *inst = cast<Instruction>(value);
  bool isMade = walk.target.isMade.contains(inst);
  if (!isMade && inst == walk.start->target)
    return evaluate(walk, walk.start->source, true);
  if (!isMade && !isAvailable(inst, *walk.start))
    return pool.leaf(value, true);
  if (const Term *term = evaluateCounterpart(walk, *inst))
    return term;
  if (exploring && !isMade)
    exploring->missed.insert(inst);
  auto *freeze = dyn_cast<FreezeInst>(inst);
  if (!freeze)
    return pool.leaf(value, true);
  // What it chooses refines what it chooses from.
  ++substitutes;
  const Term *operand = evaluate(walk, freeze->getOperand(0), false);
  return keepsFreezes ? pool.frozen(*freeze, operand) : operand;
}

/// A value of the target for the solver alone: what the target has frozen is
/// neither undef nor poison.
const Term *Prover::evaluateFrozen(Walk &walk, const Value *value,
                                   bool onArrival) {
  keepsFreezes = true;
  const Term *term =
      reduce(walk, evaluate(walk, value, /*isSource=*/false, onArrival));
  keepsFreezes = false;
  return term;
}

/// The term of a value of the target that exists, if the source has a
/// counterpart.
const Term *Prover::evaluateCounterpart(Walk &walk, const Instruction &value) {
  const Instruction *inst = &value;
  if (walk.target.isMade.contains(inst)) {
    const Instruction *partner = partnerIn(walk, *inst);
    return partner ? evaluate(walk, partner, true) : nullptr;
  }
  if (auto found = candidates.find(inst); found != candidates.end())
    for (const Value *candidate : found->second)
      if (candidate != walk.start->source &&
          isAvailable(candidate, *walk.start) &&
          demand(walk, {Demand::Values, candidate, inst}))
        return evaluate(walk, candidate, true);
  if (const Term *term = evaluateNarrowed(walk, inst))
    return term;
  if (auto *phi = dyn_cast<PHINode>(inst)) {
    if (const Term *extended = extendedPhi(walk, *phi))
      return extended;
    if (const Term *shifted = evaluateShifted(walk, *phi))
      return shifted;
  }
  if (const LoadInst *again = readAgain(walk, *inst)) {
    // Behind the walk it may be so still.
    suggest(candidates, inst, again);
    return evaluate(walk, again, true);
  }
  return evaluateArrived(walk, *inst);
}

/// A phi of the target as a term that the source has without a phi:
///
///   exit:                              exit:
///     call void @g(i32 %x)               %y = phi i32 [ %x, %a ], [ %x, %b ]
///                                        call void @g(i32 %y)
const Term *Prover::evaluateArrived(Walk &walk, const Value &phi) {
  auto found = arrived.find(&phi);
  if (found == arrived.end())
    return nullptr;
  for (const Term *term : found->second) {
    Demand wanted{Demand::Terms, nullptr, nullptr, term, pool.leaf(&phi, true)};
    if (!isAvailable(*term, *walk.start) || !isFromBefore(walk, term) ||
        !demand(walk, wanted))
      continue;
    guesses.insert({walk.start, wanted});
    return term;
  }
  return nullptr;
}

/// A term with as few bits as `phi`, of the target, has.
const Term *Prover::truncated(const Term *wide, const Value &phi) {
  return pool.operation(cast<Instruction>(phi), phi.getType(),
                        Instruction::Trunc, /*flags=*/0, {wide});
}

/// A phi of the target as the truncation of one of the source.
const Term *Prover::evaluateNarrowed(Walk &walk, const Value *value) {
  auto found = narrowed.find(value);
  if (found == narrowed.end())
    return nullptr;
  for (const Value *wide : found->second) {
    if (!isAvailable(wide, *walk.start))
      continue;
    const Term *term = truncated(evaluate(walk, wide, true), *value);
    if (isFromBefore(walk, term) &&
        demand(walk,
               {Demand::Terms, nullptr, nullptr, term, pool.leaf(value, true)}))
      return term;
  }
  return nullptr;
}

/// How the source extends a value, or a value computed from it: a cast. 0 if it
/// does not.
static unsigned extensionOf(const Value &value) {
  auto among = [](const Value &extended) -> unsigned {
    for (const User *user : extended.users())
      if (isa<SExtInst, ZExtInst>(user))
        return cast<CastInst>(user)->getOpcode();
    return 0;
  };
  unsigned opcode = among(value);
  for (const User *user : value.users())
    if (opcode == 0 && isa<BinaryOperator>(user))
      opcode = among(*user);
  return opcode;
}

/// What a phi of the target counts with more bits than the source does: the
/// extension of a phi of the source, where the source extends that, or a value
/// computed from it. Null if there is none.
const Term *Prover::extendedPhi(Walk &walk, const PHINode &phi) {
  if (!phi.getType()->isIntegerTy())
    return nullptr;
  auto together = find_if(
      found, [&](const Node *node) { return node->target == phi.getParent(); });
  if (together == found.end())
    return nullptr;
  auto *block = dyn_cast<BasicBlock>((*together)->source);
  if (!block)
    return nullptr;
  const Term *foreign = pool.leaf(&phi, true);
  for (const PHINode &narrow : block->phis()) {
    unsigned opcode = extensionOf(narrow);
    if (opcode == 0 || !narrow.getType()->isIntegerTy() ||
        narrow.getType()->getIntegerBitWidth() >=
            phi.getType()->getIntegerBitWidth() ||
        !isAvailable(&narrow, *walk.start))
      continue;
    // Flags are facts about the operand.
    const Term *term = pool.operation(phi, phi.getType(), opcode, /*flags=*/0,
                                      {pool.leaf(&narrow)});
    if (demand(walk, {Demand::Terms, nullptr, nullptr, term, foreign}))
      return term;
  }
  return nullptr;
}

/// Whether a product of the target is the quotient of the source if their first
/// operands are the same: the second ones are powers of two, and the inverse of
/// each other.
///
///   fdiv double %x, 4.0          fmul double %x, 0.25
static bool multipliesByInverse(const Instruction &source,
                                const Instruction &target) {
  if (source.getOpcode() != Instruction::FDiv ||
      target.getOpcode() != Instruction::FMul ||
      source.getType() != target.getType() ||
      source.getRawSubclassOptionalData() !=
          target.getRawSubclassOptionalData() ||
      target.hasMetadataOtherThanDebugLoc())
    return false;
  auto *by = dyn_cast<ConstantFP>(source.getOperand(1)),
       *factor = dyn_cast<ConstantFP>(target.getOperand(1));
  APFloat inverse(0.0);
  return by && factor && by->getValueAPF().getExactInverse(&inverse) &&
         inverse.bitwiseIsEqual(factor->getValueAPF());
}

/// Whether `inst`, of the target, refines what the source has made on this walk
/// as `other`.
bool Prover::isPartner(Walk &walk, const Instruction &other,
                       const Instruction &inst, Search search) {
  const Value *likely = allocas.lookup(&inst);
  const bool isInverse = multipliesByInverse(other, inst);
  if ((other.getOpcode() != inst.getOpcode() && !isInverse) ||
      (likely && likely != &other))
    return false;
  auto taken = choices.find(&other);
  if (checked.choices && !isa<LoadInst>(inst) && taken != choices.end() &&
      taken->second != &inst)
    return false;
  auto areAlike = [&](const Value *x, const Value *y) {
    const Term *one = reduce(walk, evaluate(walk, x, true)),
               *two = reduce(walk, evaluate(walk, y, false));
    return one == two ||
           (search >= Search::Chosen && choosesTheSame(walk, *one, *two)) ||
           (search >= Search::Leaves && refinesInLeaves(walk, one, two)) ||
           (search == Search::All && refines(walk, one, two));
  };
  // LangRef, "Behavior of Floating-Point NaN values": which operand a NaN comes
  // from is a choice.
  auto areSwapped = [&] {
    return isa<BinaryOperator>(inst) && inst.isCommutative() &&
           areAlike(other.getOperand(0), inst.getOperand(1)) &&
           areAlike(other.getOperand(1), inst.getOperand(0));
  };
  if (isInverse)
    return areAlike(other.getOperand(0), inst.getOperand(0));
  SmallVector<Requirement> required;
  if (!doesTheSame(other, inst, metadata, libraries, required))
    return false;
  if (all_of_zip(other.operands(), inst.operands(),
                 [&](const Use &x, const Use &y) {
                   return areAlike(x.get(), y.get());
                 }))
    return shows(walk, other, inst, required);
  return required.empty() && areSwapped();
}

/// How many loads of the target on this walk come before `load` and read the
/// same place as the same type.
unsigned Prover::rankOf(Walk &walk, const Instruction &load) {
  auto addressOf = [&](const Instruction &inst) {
    return reduce(walk, evaluate(walk, getLoadStorePointerOperand(&inst),
                                 /*isSource=*/false));
  };
  unsigned rank = 0;
  for (const Instruction *made : walk.target.made) {
    if (made == &load)
      break;
    rank += isa<LoadInst>(made) && made->getType() == load.getType() &&
            addressOf(*made) == addressOf(load);
  }
  return rank;
}

/// What the source has made on this walk that `inst`, of the target, refines.
/// Addresses that are not the same term are looked at if `isThorough`.
const Instruction *Prover::partnerIn(Walk &walk, const Instruction &inst,
                                     bool isThorough) {
  if (auto found = walk.partners.find(&inst); found != walk.partners.end())
    return found->second;
  const bool isLoad = isa<LoadInst>(inst);
  const Search last = roleOf(inst) == Role::PureCall || (isLoad && isThorough)
                          ? Search::All
                      : isLoad ? Search::Leaves
                               : Search::Chosen;
  for (Search search :
       {Search::Same, Search::Chosen, Search::Leaves, Search::All}) {
    if (search > last)
      break;
    // Two loads of the source may read the same, and be known for what they are
    // behind the walk: each has its own one of the target.
    unsigned passed = isLoad && search == Search::Same ? rankOf(walk, inst) : 0;
    const Instruction *last = nullptr;
    for (const Instruction *other : walk.source.made) {
      if (!isPartner(walk, *other, inst, search))
        continue;
      last = other;
      if (passed != 0) {
        --passed;
        continue;
      }
      if (!isLoad) {
        choices[other] = &inst;
        walk.start->exploration->choices.emplace_back(other, &inst);
      }
      suggest(candidates, &inst, other);
      walk.partners[&inst] = other;
      return other;
    }
    if (last) {
      suggest(candidates, &inst, last);
      walk.partners[&inst] = last;
      return last;
    }
  }
  auto *load = dyn_cast<LoadInst>(&inst);
  const Instruction *known = load ? readBefore(walk, *load) : nullptr;
  if (known) {
    suggest(candidates, &inst, known);
    walk.partners[&inst] = known;
  }
  return known;
}

/// Whether the source makes the choice `one` on this walk as it makes `two`:
/// the target makes one choice that both of them allow, and no other one of the
/// target is `one`.
///
///   %x = fadd contract float %a, %b      %z = fadd contract float %a, %b
///   %y = fadd contract float %a, %b      %r = fsub float %z, %z
///   %r = fsub float %x, %y
bool Prover::choosesTheSame(Walk &walk, const Term &one, const Term &two) {
  auto choiceOf = [&](const Term &term) -> const Instruction * {
    auto *inst =
        term.kind == Term::Leaf ? dyn_cast<Instruction>(term.value) : nullptr;
    return inst && walk.source.isMade.contains(inst) &&
                   !isa<LoadInst, AllocaInst>(inst)
               ? inst
               : nullptr;
  };
  const Instruction *mine = choiceOf(one), *other = choiceOf(two);
  if (!mine || !other || mine->getOpcode() != other->getOpcode())
    return false;
  auto taken = choices.find(other);
  auto *theirs =
      taken == choices.end() ? nullptr : cast<Instruction>(taken->second);
  if (!theirs || walk.partners.lookup(theirs) != other ||
      !isPartner(walk, *mine, *theirs, Search::Same))
    return false;
  if (choices.insert({mine, theirs}).second)
    walk.start->exploration->choices.emplace_back(mine, theirs);
  return true;
}

/// Whether the pointer of a load is a phi of `block`, or at a constant distance
/// from one.
static bool isMetAt(const Value *block, const LoadInst &load) {
  const Value *pointer = load.getPointerOperand();
  if (auto *step = dyn_cast<GetElementPtrInst>(pointer);
      step && step->hasAllConstantIndices())
    pointer = step->getPointerOperand();
  auto *phi = dyn_cast<PHINode>(pointer);
  return phi && phi->getParent() == block;
}

/// The value that the source has read or written before the walk where the
/// target loads on it: a load, or a phi of some. The pointers may meet at a phi
/// of the target, where what is read meets at one of the source:
///
///   join:                                join:
///     %v = phi i32 [ %a, .. ], [ %b, .. ]   %p = phi ptr [ %pa, .. ], [ ..
///                                           %v = load i32, ptr %p
const Instruction *Prover::readBefore(Walk &walk, const LoadInst &load) {
  if (!checked.partners || !load.isSimple() || !readsExactly(load) ||
      !hasWholeBytes(load.getType(), layout))
    return nullptr;
  const Term *address =
      reduce(walk, evaluate(walk, load.getPointerOperand(), false));
  if ((address->hasForeign && !isMetAt(walk.start->target, load)) ||
      !isFromBefore(walk, address))
    return nullptr;
  auto isContent = [&](const Instruction &value) {
    if (value.getType() != load.getType() ||
        walk.source.isMade.contains(&value))
      return false;
    const Term *term = pool.leaf(&value);
    return isFromBefore(walk, term) &&
           demand(walk, {Demand::Accessed, &load, nullptr, address, term});
  };
  const Value *start = walk.start->source;
  if (auto *block = dyn_cast<BasicBlock>(start))
    for (const PHINode &phi : block->phis())
      if (isContent(phi))
        return &phi;
  return nullptr;
}

/// Whether all that a term is made of was there when the walk began.
bool Prover::isFromBefore(Walk &walk, const Term *term) {
  DenseMap<const Term *, bool> seen;
  bool isBefore = true;
  visitParts(term, seen, [&](const Term &part) {
    bool isForeign = part.kind == Term::Foreign;
    // It is for one question on this walk.
    isBefore &= part.opcode() != Instruction::Freeze;
    if (!isForeign && part.kind != Term::Leaf)
      return;
    const Place &place = isForeign ? walk.target : walk.source;
    isBefore &= !place.isMade.contains(part.value) &&
                !place.bound.contains(part.value) &&
                (!walk.start->event() || part.value != walk.start->source) &&
                (!walk.start->event() || part.value != walk.start->target);
  });
  return isBefore;
}

/// What a term is on a walk, with its values as they are known by now. What is
/// meant at the end of the walk has what phis take on arrival there.
const Term *Prover::onWalk(Walk &walk, const Term *term, bool onArrival) {
  DenseMap<const Term *, const Term *> known;
  return onWalk(walk, term, onArrival, known);
}

const Term *Prover::onWalk(Walk &walk, const Term *term, bool onArrival,
                           DenseMap<const Term *, const Term *> &known) {
  if (auto found = known.find(term); found != known.end())
    return found->second;
  if (term->kind == Term::Leaf || term->kind == Term::Foreign)
    return isa<Instruction>(term->value)
               ? evaluate(walk, term->value, term->kind == Term::Leaf,
                          onArrival)
               : term;
  if (term->operands.empty())
    return term;
  SmallVector<const Term *> operands;
  for (const Term *operand : term->operands)
    operands.push_back(onWalk(walk, operand, onArrival, known));
  const Term *result = ArrayRef(operands) == term->operands
                           ? term
                           : pool.rebuild(*term, operands);
  known[term] = result;
  return result;
}
