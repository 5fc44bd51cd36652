// A guess for the source's choices: which terms of the target's choices they
// are. It can only prove.

#include "verify/judge/refine/encode/query/Question.h"
#include <array>
#include <map>

using namespace palindrome;
using namespace palindrome::encode;
using namespace palindrome::refine;
using namespace llvm;

SmallVector<Expr>
palindrome::encode::variables(ArrayRef<ChoiceVariable> choices) {
  SmallVector<Expr> result;
  for (const ChoiceVariable &choice : choices)
    result.push_back(choice.variable);
  return result;
}

namespace {
/// What the choices that correspond to each other have in common. The further
/// levels are for those that have less in common.
struct ChoiceKey {
  static constexpr unsigned levels = 3;

  ChoiceKey(const Side &side, const ChoiceVariable &choice, unsigned level) {
    const ChoiceVariable &origin = side.choices[choice.origin];
    // Undefs of arguments go by the undef that they are copies of. Choices that
    // are made anew for later uses are kept apart, since vectors make all first
    // choices before them.
    bool isAnew = choice.copyOf && choice.kind != ChoiceKind::Undef;
    basis = {origin.isInput ? choice.origin : ~0u, choice.kind,
             choice.variable.width(), isAnew};
    // Other undefs go by what is undef, and by what uses it.
    if (level <= 1)
      value = origin.isUndef.ast;
    if (level == 0 && choice.at)
      opcode = choice.at->getOpcode();
  }
  bool operator<(const ChoiceKey &other) const {
    return std::tie(basis, value, opcode) <
           std::tie(other.basis, other.value, other.opcode);
  }

  std::tuple<unsigned, ChoiceKind, unsigned, bool> basis;
  const void *value = nullptr;
  unsigned opcode = 0;
};

/// The target's choices by their keys, in their order.
class ChoicesByKey {
public:
  void add(const Side &side, const ChoiceVariable &choice) {
    for (unsigned level = 0; level < ChoiceKey::levels; ++level)
      variables[level][ChoiceKey(side, choice, level)].push_back(
          choice.variable);
    for (auto [i, byte] : enumerate(side.choices[choice.origin].bytes))
      bytes[byte.ast].push_back(choice.variable.extract(8 * i + 7, 8 * i));
  }
  /// The choices of one byte; null if there are none.
  const SmallVector<Expr> *findByte(Expr isUndef) const {
    auto it = bytes.find(isUndef.ast);
    return it == bytes.end() ? nullptr : &it->second;
  }
  /// The choices with that key; null if there are none.
  const SmallVector<Expr> *find(const ChoiceKey &key, unsigned level) const {
    auto it = variables[level].find(key);
    return it == variables[level].end() ? nullptr : &it->second;
  }

private:
  std::array<std::map<ChoiceKey, SmallVector<Expr>>, ChoiceKey::levels>
      variables;
  std::map<const void *, SmallVector<Expr>> bytes;
};

/// The number of the next of the source's choices that have something in
/// common.
struct Turns {
  std::array<std::map<ChoiceKey, size_t>, ChoiceKey::levels> ofKeys;
  std::map<const void *, size_t> ofBytes;
};
} // namespace

/// The last of `guesses` stands for all that would follow.
static Expr guessed(const SmallVector<Expr> &guesses, size_t number) {
  return guesses[std::min(number, guesses.size() - 1)];
}

/// The guess for an undef that is bytes of memory, byte by byte: the target may
/// load them in other pieces. Not set if the target makes no such choice.
static Expr guessBytes(const Side &side, const ChoiceVariable &choice,
                       ArrayRef<const ChoicesByKey *> all, Turns &turns) {
  Expr result;
  bool isFound = false;
  for (Expr byte : side.choices[choice.origin].bytes) {
    size_t number = turns.ofBytes[byte.ast]++;
    Expr guess = Expr::bits(8, 0);
    for (const ChoicesByKey *choices : all)
      if (const SmallVector<Expr> *found = choices->findByte(byte)) {
        guess = guessed(*found, number);
        isFound = true;
        break;
      }
    result = result.isSet() ? guess.concat(result) : guess;
  }
  return isFound ? result : Expr();
}

/// The choice that there is no room for `block`; not set where there is none.
static Expr roomChoice(const Side &side, const LocalBlock &block) {
  if (block.hasNoRoom.isFalse())
    return Expr();
  for (const ChoiceVariable &choice : side.choices.all())
    if (choice.variable.width() == 1 &&
        choice.variable.toBoolean().isSame(block.hasNoRoom))
      return choice.variable;
  return Expr();
}

/// What the source chooses for its own objects, by choice: whatever the target
/// chooses for the object that is taken to be the same. Not set for the address
/// of an object that the target does not have, or does not look at.
static DenseMap<Expr, Expr> listObjectGuesses(const Side &source,
                                              const Side &target) {
  DenseMap<Expr, Expr> result;
  ArrayRef<LocalBlock> others = target.objects.localBlocks();
  for (auto [index, block] : enumerate(source.objects.localBlocks())) {
    if (!block.isPresent())
      continue;
    const LocalBlock *theirs =
        index < others.size() && others[index].isPresent() ? &others[index]
                                                           : nullptr;
    if (block.address.isSet())
      result[block.address] = theirs ? theirs->address : Expr();
    // As `roomIsSame` requires.
    if (Expr choice = roomChoice(source, block); choice.isSet())
      result[choice] = theirs
                           ? (theirs->isAskedFor && theirs->hasNoRoom).toBit()
                           : Expr::bits(1, 0);
  }
  return result;
}

/// The choices of `side` about its own objects.
static DenseSet<Expr> listObjectChoices(const Side &side) {
  DenseSet<Expr> result;
  for (const LocalBlock &block : side.objects.localBlocks())
    for (Expr choice : {block.address, roomChoice(side, block)})
      if (choice.isSet())
        result.insert(choice);
  return result;
}

Question::Guess Question::guessChoices(bool bySight) const {
  DenseMap<Expr, Expr> ofObjects = listObjectGuesses(source, target);
  SmallVector<Expr> ofTarget = variables(target.choices.all());
  ArrayRef<Expr> lateOfTarget = ArrayRef(ofTarget).drop_front(earlyTarget);
  // A choice of the source corresponds to the target's choice with the same key
  // and the same number among those with that key.
  ChoicesByKey early, late;
  DenseSet<Expr> aboutObjects = listObjectChoices(target);
  for (auto [i, choice] : enumerate(target.choices.all()))
    if (!aboutObjects.contains(choice.variable))
      (i < earlyTarget ? early : late).add(target, choice);

  Guess guess;
  // The addresses that are chosen last: any will do that satisfy the axioms.
  SmallVector<Expr> open;
  Turns turns;
  for (auto [i, choice] : enumerate(source.choices.all())) {
    if (i == earlySource)
      turns = {};
    // An early choice of the source must not depend on a late one of the
    // target.
    if (auto it = ofObjects.find(choice.variable); it != ofObjects.end()) {
      Expr theirs = it->second;
      if (theirs.isSet() &&
          (i >= earlySource || theirs.occurring(lateOfTarget).empty())) {
        guess.from.push_back(choice.variable);
        guess.to.push_back(theirs);
        continue;
      }
      if (choice.kind == ChoiceKind::Address) {
        open.push_back(choice.variable);
        continue;
      }
    }
    SmallVector<const ChoicesByKey *, 2> usable{&early};
    if (i >= earlySource)
      usable.insert(usable.begin(), &late);
    Expr byBytes = guessBytes(source, choice, usable, turns);
    const SmallVector<Expr> *guesses = nullptr;
    size_t number = 0;
    for (unsigned level = 0; level < ChoiceKey::levels; ++level) {
      ChoiceKey key(source, choice, level);
      size_t seen = turns.ofKeys[level][key]++;
      bool isVague = level == ChoiceKey::levels - 1 && byBytes.isSet();
      for (const ChoicesByKey *choices : usable)
        if (!guesses && !isVague) {
          guesses = choices->find(key, level);
          number = seen;
        }
    }
    guess.from.push_back(choice.variable);
    if (bySight && choice.seenAs.isSet()) {
      guess.to.push_back(choice.seenAs);
      continue;
    }
    guess.to.push_back(guesses ? guessed(*guesses, number)
                       : byBytes.isSet()
                           ? byBytes
                           : Expr::bits(choice.variable.width(), 0));
  }
  // An object that only the source has is placed after all others: it keeps
  // clear of them, and they need not keep clear of it.
  for (const ChoiceVariable &choice : source.choices.all())
    for (Expr part : choice.axiom.conjuncts()) {
      bool isOpen =
          choice.kind == ChoiceKind::Address && !part.occurring(open).empty();
      (isOpen ? guess.assumed : guess.proven) &= part;
    }
  return guess;
}

Expr Question::isBadFor(const Guess &guess, Expr outcomeMatches) const {
  Expr bad = guess.assumed &&
             guess.proven.implies(!source.isPastBound && !outcomeMatches);
  return bad.substitute(guess.from, guess.to);
}

bool Question::holdsFor(const Guess &guess, double seconds) const {
  // Formulas without quantifiers, none of which may have a model. Apart, each
  // states facts that simplify it, and what it does not depend on stays out.
  Countdown limit(seconds);
  Expr inTime = guess.assumed && !source.isPastBound;
  SmallVector<Expr> bad = {guess.assumed && !guess.proven, inTime && !room};
  for (Expr condition : outcomes.conditions())
    bad.push_back(inTime && !condition);
  // All combinations of the cases, where there are few.
  constexpr size_t mostCases = 3;
  SmallVector<Expr> conditions = {given};
  for (Expr condition : ArrayRef(guess.cases).take_front(mostCases)) {
    Expr isCase = condition.substitute(guess.from, guess.to);
    for (size_t i = 0, count = conditions.size(); i != count; ++i) {
      conditions.push_back(conditions[i] && !isCase);
      conditions[i] &= isCase;
    }
  }
  return all_of(bad, [&](Expr formula) {
    Expr guessed = formula.substitute(guess.from, guess.to);
    return all_of(conditions, [&](Expr condition) {
      return check(condition && guessed, limit.left()).kind == Answer::Unsat;
    });
  });
}
