// The oracles: one replays choices, one enumerates them.

#include "verify/judge/refine/interpret/state/Oracle.h"
#include "verify/judge/refine/interpret/state/Limits.h"
#include <cassert>

using namespace llvm;

namespace palindrome::interpret {

APInt WitnessOracle::ask(ChoiceKind kind, unsigned width,
                         const Instruction *at) {
  auto &made = record[at];
  auto isAlike = [kind](const Choice &choice) { return choice.kind == kind; };
  auto found = choices.find(at);
  Choice choice{kind, APInt(width, 0)};
  auto turn = count_if(made, isAlike);
  const Choice *given = nullptr;
  if (found != choices.end())
    for (const Choice &candidate : found->second)
      if (isAlike(candidate) && turn-- == 0)
        given = &candidate;
  if (given)
    choice.bits = given->bits.zextOrTrunc(width);
  else if (width != 0 && kind != ChoiceKind::Address) {
    choice.bits = APInt(64, fallback, true).sextOrTrunc(width);
    fallback += step;
  }
  made.push_back(choice);
  return choice.bits;
}

APInt EnumeratingOracle::ask(ChoiceKind, unsigned width, const Instruction *) {
  assert(width <= mostChoiceBits && "too wide to be enumerated");
  if (depth == digits.size())
    digits.push_back({width, 0});
  const Digit &digit = digits[depth++];
  return APInt(width, digit.value);
}

bool EnumeratingOracle::next() {
  // An execution that ended early asked fewer choices than the one before.
  digits.resize(depth);
  depth = 0;
  while (!digits.empty()) {
    Digit &last = digits.back();
    if (++last.value < uint64_t(1) << last.width)
      return true;
    digits.pop_back();
  }
  return false;
}

} // namespace palindrome::interpret
