// The second query: whether the source has choices that match the target's
// outcome for one input, the witness.
//
// The witness becomes conditions on the variables of the problem. Variables
// that it does not determine remain free for the source to choose, so that at
// worst a counterexample is not confirmed.

#include "verify/judge/refine/encode/query/ChoiceQuery.h"
#include "verify/judge/refine/encode/query/Question.h"
#include "llvm/ADT/BitVector.h"

using namespace palindrome;
using namespace palindrome::encode;
using namespace palindrome::refine;
using namespace llvm;

/// The blocks of `witness` that are globals, or to which an argument, a callee
/// or another such block points.
static BitVector knownBlocks(const Witness &witness) {
  BitVector known(witness.blocks.size());
  SmallVector<unsigned> todo;
  auto note = [&](unsigned block) {
    if (block >= known.size() || known[block])
      return;
    known.set(block);
    todo.push_back(block);
  };
  auto noteLeaves = [&](const Leaves &leaves) {
    for (const Leaf &leaf : leaves)
      if (leaf.kind == Leaf::Pointer)
        note(leaf.block);
  };
  auto noteByte = [&](const Byte &byte) {
    if (byte.kind == Byte::Pointer)
      note(byte.block);
  };
  for (const Leaves &leaves : witness.arguments)
    noteLeaves(leaves);
  // A function that is only called has no address that matters.
  auto isOnlyCalled = [](const GlobalValue &global) {
    auto *function = dyn_cast<llvm::Function>(&global);
    return function && !function->hasAddressTaken();
  };
  for (auto [number, block] : enumerate(witness.blocks))
    if (block.global && !isOnlyCalled(*block.global))
      note(number);
  for (const auto &[call, effects] : witness.effects)
    for (const CallEffect &effect : effects) {
      noteLeaves(effect.result);
      for (const auto &[place, byte] : effect.writes) {
        note(place.first);
        noteByte(byte);
      }
      for (unsigned block : effect.frees)
        note(block);
    }
  while (!todo.empty()) {
    const Block &block = witness.blocks[todo.pop_back_val()];
    noteByte(block.rest);
    for (const auto &[offset, byte] : block.bytes)
      noteByte(byte);
  }
  return known;
}

namespace {
/// A witness as conditions on the variables of a question.
class Fixed {
public:
  Fixed(Question &question, const Witness &witness)
      : question(question), problem(question.problem), witness(witness),
        isKnown(knownBlocks(witness)) {}

  /// Assigns blocks of the problem to those of the witness. False if the
  /// witness has more.
  bool numberBlocks();
  /// That the arguments and the initial memory are those of the witness.
  Expr inputs() const;
  /// That the target chooses as the witness does.
  Expr addresses(const Instruction *at, ArrayRef<Choice> made) const;
  Expr choices() const;
  /// That the target ends as `ending` does.
  Expr ending(const Ending &ending) const;

private:
  Expr pointer(unsigned block, const APInt &offset) const {
    return problem.blocks.makePointer(
        Expr::bits(problem.blocks.blockBits(), numbers[block]),
        Expr::bits(offset.sextOrTrunc(offsetBits)));
  }
  bool isGiven(unsigned block) const { return block < numbers.size(); }
  /// Whether a lane is the leaf. `value` is the lane's value where it is
  /// neither undef nor poison.
  Expr isLeaf(const Leaf &leaf, Expr value, Expr isUndef, Expr poison) const;
  Expr isByte(const Byte &byte, const MemoryByte &term) const;
  Expr blocks() const;
  Expr memory() const;

  Question &question;
  Problem &problem;
  const Witness &witness;
  /// The block of the problem, for each block of the witness.
  std::vector<unsigned> numbers;
  /// For each block of the witness, whether `knownBlocks` has it. Any other may
  /// lie elsewhere: no counterexample rests on an object that is merely in the
  /// way of those that the source allocates.
  BitVector isKnown;
};
} // namespace

bool Fixed::numberBlocks() {
  const Blocks &blocks = problem.blocks;
  unsigned next = blocks.globals().size();
  for (const Block &block : witness.blocks) {
    // A global that neither function refers to has no block. Pointers to it
    // then are null, and the query does not confirm the counterexample.
    bool isOther = !numbers.empty() && !block.global;
    if (isOther && next == blocks.count())
      return false;
    numbers.push_back(isOther        ? next++
                      : block.global ? blocks.numberOf(*block.global)
                                     : 0);
  }
  return true;
}

Expr Fixed::isLeaf(const Leaf &leaf, Expr value, Expr isUndef,
                   Expr poison) const {
  switch (leaf.kind) {
  case Leaf::Poison:
    return poison;
  case Leaf::Undef:
    return !poison && isUndef;
  case Leaf::Bits:
    return !poison && !isUndef && value == Expr::bits(leaf.bits);
  case Leaf::Pointer:
    // Which local block it is need not be the same.
    return !poison && !isUndef &&
           (isGiven(leaf.block) ? value == pointer(leaf.block, leaf.bits)
                                : Blocks::isLocal(Blocks::blockOf(value)));
  }
  return Expr::boolean(false);
}

Expr Fixed::isByte(const Byte &byte, const MemoryByte &term) const {
  switch (byte.kind) {
  case Byte::Poison:
    return term.poison;
  case Byte::Undef:
    return !term.poison && term.isUninitialised;
  case Byte::Bits:
    return !term.poison && !term.isUninitialised && !term.isPointer &&
           term.bits == Expr::bits(8, byte.bits);
  case Byte::Pointer:
    if (!term.pointer.isSet() || !isGiven(byte.block))
      break;
    return !term.poison && !term.isUninitialised && term.isPointer &&
           term.pointer == pointer(byte.block, byte.offset) &&
           term.index == Expr::bits(3, byte.index);
  }
  return Expr::boolean(false);
}

Expr Fixed::blocks() const {
  Expr result = Expr::boolean(true);
  for (auto [index, number] : enumerate(numbers)) {
    const Block &block = witness.blocks[index];
    if (number == 0 || !isKnown[index])
      continue;
    Expr name = Expr::bits(problem.blocks.blockBits(), number);
    result &= problem.blocks.size(name) == Expr::bits(offsetBits, block.size);
    result &=
        problem.blocks.address(name) == Expr::bits(offsetBits, block.address);
    result &= problem.blocks.isWritable(name) == Expr::boolean(block.writable);
    result &= problem.blocks.isHeap(name) == Expr::boolean(block.freeable);
  }
  return result;
}

/// Memory is fixed at all places that are read. Which those are may depend on
/// the source's choices.
Expr Fixed::memory() const {
  Expr result = Expr::boolean(true);
  for (const InitialMemory::Read &place : problem.memory.places())
    for (auto [index, number] : enumerate(numbers)) {
      const Block &block = witness.blocks[index];
      if (number == 0 || !isKnown[index])
        continue;
      Expr isHere =
          place.block == Expr::bits(problem.blocks.blockBits(), number);
      if (isHere.isFalse())
        continue;
      Expr isRest =
          isHere && place.offset.ult(Expr::bits(offsetBits, block.size));
      for (const auto &[offset, byte] : block.bytes) {
        Expr isAt = place.offset == Expr::bits(offsetBits, offset);
        result &= (isHere && isAt).implies(isByte(byte, place.byte));
        isRest &= !isAt;
      }
      result &= isRest.implies(isByte(block.rest, place.byte));
    }
  return result;
}

Expr Fixed::inputs() const {
  Expr result = blocks() && memory();
  for (auto [leaves, lanes] : zip(witness.arguments, problem.arguments))
    for (auto [leaf, lane] : zip(leaves, lanes))
      result &= isLeaf(leaf, lane.value, lane.isUndef, lane.poison);
  return result;
}

/// Matches the executions of one instruction with the entries of the witness
/// for that instruction: the n-th execution, of those whose guard holds, with
/// the n-th entry. `is(i, n)` is the condition that execution `i` has entry
/// `n`.
template <typename Guards, typename Is>
static Expr inTurn(const Guards &guards, size_t entries, Is is) {
  constexpr unsigned width = 16;
  Expr result = Expr::boolean(true), turn = Expr::bits(width, 0);
  for (auto [i, guard] : enumerate(guards)) {
    for (size_t n = 0; n < std::min(entries, i + 1); ++n) {
      Expr isTurn = guard && turn == Expr::bits(width, n);
      if (!isTurn.isFalse())
        result &= isTurn.implies(is(i, n));
    }
    turn = turn + guard.toBit().zext(width);
  }
  return result;
}

/// The addresses of the objects that `at` allocates, as far as the replay has
/// placed them there; an address of 0 is one that the replay chose by itself.
/// What an unknown callee returns may be no object, and is left open.
Expr Fixed::addresses(const Instruction *at, ArrayRef<Choice> made) const {
  auto isEarly = [&](Expr address) {
    return address.isSet() && any_of(question.target.choices.all().take_front(
                                         question.earlyTarget),
                                     [&](const ChoiceVariable &choice) {
                                       return choice.variable.isSame(address);
                                     });
  };
  SmallVector<Expr> variables, guards;
  for (const LocalBlock *local : question.target.objects.allocatedBlocks())
    if (local->madeBy == at &&
        (isa<AllocaInst>(at) || !local->isAskedFor.isFalse())) {
      variables.push_back(isEarly(local->address) ? local->address : Expr());
      guards.push_back(local->exists);
    }
  SmallVector<APInt> bits;
  for (const Choice &choice : made)
    if (choice.kind == ChoiceKind::Address)
      bits.push_back(choice.bits);
  return inTurn(guards, bits.size(), [&](size_t i, size_t n) {
    return variables[i].isSet() && !bits[n].isZero()
               ? variables[i] ==
                     Expr::bits(bits[n].zextOrTrunc(variables[i].width()))
               : Expr::boolean(true);
  });
}

/// The values of undefs are not fixed here: the ending determines them.
Expr Fixed::choices() const {
  Expr result = Expr::boolean(true);
  for (const auto &[at, made] : witness.choices) {
    result &= addresses(at, made);
    for (ChoiceKind kind :
         {ChoiceKind::Freeze, ChoiceKind::NaN, ChoiceKind::Other}) {
      SmallVector<Expr> variables, guards;
      for (const ChoiceVariable &choice :
           question.target.choices.all().take_front(question.earlyTarget))
        if (choice.at == at && choice.kind == kind) {
          variables.push_back(choice.shown.isSet() ? choice.shown
                                                   : choice.variable);
          guards.push_back(choice.guard);
        }
      SmallVector<APInt> bits;
      for (const Choice &choice : made)
        if (choice.kind == kind)
          bits.push_back(choice.bits);
      result &= inTurn(guards, bits.size(), [&](size_t i, size_t n) {
        return variables[i] ==
               Expr::bits(bits[n].zextOrTrunc(variables[i].width()));
      });
    }
  }
  return result;
}

Expr Fixed::ending(const Ending &ending) const {
  const Side &target = question.target;
  switch (ending.kind) {
  case Ending::Undefined:
    return target.hasUB;
  case Ending::Unwinds:
    return !target.hasUB && target.unwinds;
  case Ending::Stops:
    return !target.hasUB && target.stops;
  case Ending::Returns:
    break;
  }
  Expr result = !target.hasUB && target.returns;
  if (ending.result.size() != target.returned.size())
    return result && Expr::boolean(ending.result.empty());
  for (auto [leaf, lane] : zip_equal(ending.result, target.returned)) {
    // The last use of an undef may see any value.
    if (leaf.kind == Leaf::Undef)
      result &= !lane.poison && Expr::boolean(!lane.undefs.empty());
    else
      result &= isLeaf(leaf, lane.value, Expr::boolean(false), lane.poison);
  }
  return result;
}

/// Whether the encoder may allow the source less than the interpreter does, so
/// that no counterexample may rest on this query alone, and why.
static std::optional<Reason> doubtOf(const Question &question) {
  if (const auto &doubt = question.problem.doubts.ofCounterexamples())
    return doubt;
  auto approximated = [](const char *what) {
    return Reason{ReasonKind::Approximated, what};
  };
  // What one side alone has corresponds to nothing.
  if (!question.source.calls.empty() && !question.target.calls.empty())
    return approximated("which calls of unknown functions are the same");
  auto has = [&](const Side &side, auto is) {
    return any_of(side.objects.localBlocks(), [&](const LocalBlock &block) {
      return block.isPresent() && is(block);
    });
  };
  auto bothHave = [&](auto is) {
    return has(question.source, is) && has(question.target, is);
  };
  if (bothHave(
          [](const LocalBlock &block) { return !block.hasEscaped.isFalse(); }))
    return approximated("which blocks of the two sides are the same");
  if (bothHave([](const LocalBlock &block) { return block.isHeap; }))
    return approximated("which allocations of the two sides are the same");
  auto isAny = [](const LocalBlock &) { return true; };
  bool hasLocals = has(question.source, isAny) || has(question.target, isAny);
  for (const ChoiceVariable &choice : question.source.choices.all())
    if (hasLocals &&
        choice.variable.width() == question.problem.blocks.pointerBits())
      return approximated("undef that may point to a side's own blocks");
  for (const GlobalValue *global : question.problem.blocks.globals())
    if (auto *variable = dyn_cast_or_null<GlobalVariable>(global);
        variable && variable->hasLocalLinkage() && !variable->isConstant())
      return approximated("who else sees a local variable");
  return std::nullopt;
}

bool palindrome::encode::excludesMatch(const llvm::Function &source,
                                       const llvm::Function &target,
                                       const Witness &witness,
                                       const Ending &ending,
                                       const RefineOptions &options,
                                       Reason &why) {
  ExprArena terms(solverParts(options));
  Question question(source, target, options);
  auto no = [&](ReasonKind kind, std::string what) {
    why = {kind, std::move(what)};
    return false;
  };
  auto gaveUp = [&](Reason reason) {
    why = std::move(reason);
    return false;
  };
  auto matches = [&] {
    return no(ReasonKind::NotReproduced, "the source has choices that match");
  };
  if (!question.encode())
    return gaveUp(*question.problem.doubts.unsupported());
  if (std::optional<Reason> doubt = doubtOf(question))
    return gaveUp(*doubt);
  Fixed fixed(question, witness);
  if (!fixed.numberBlocks())
    return no(ReasonKind::NotReproduced, "too many blocks of memory");
  auto drawn = [&](Expr expr) {
    return ending.usesDiffer ? expr : question.asDrawn(expr);
  };
  Expr given = drawn(question.given && fixed.inputs() && fixed.choices() &&
                     fixed.ending(ending));
  Answer answer =
      question.solve(given, drawn(question.isBad), question.clock.left());
  if (answer.kind == Answer::Unknown)
    return gaveUp(reasonOf(answer));
  if (answer.kind == Answer::Unsat)
    return matches();
  // With the target's choices fixed as in the model, only the source's choices
  // are free. The verdict rests on this query alone.
  for (const ChoiceVariable &choice : question.target.choices.all()) {
    Expr variable = drawn(choice.variable);
    given &= variable == Expr::bits(answer.model.eval(variable));
  }
  Expr canMatch = question.source.choices.axioms() &&
                  (question.source.isPastBound || question.matches);
  answer = check(given && drawn(canMatch), question.clock.left());
  if (answer.kind == Answer::Unknown)
    return gaveUp(reasonOf(answer));
  return answer.kind == Answer::Unsat || matches();
}
