// Which encoder an instruction goes to.

#include "verify/judge/refine/encode/walk/Dispatch.h"
#include "verify/judge/refine/encode/attributes/Metadata.h"
#include "verify/judge/refine/encode/calls/ObservedAccesses.h"
#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

/// A result that is computed from undef is itself a set of values: what the
/// operation chooses, such as the bits of a NaN, is chosen anew for each use of
/// the result (docs/semantics.md, values). `first` is the operation's first
/// choice.
static Lanes chooseAnew(Side &side, unsigned first, Lanes value) {
  SmallVector<unsigned> own;
  for (unsigned number = first; number < side.choices.size(); ++number)
    if (ChoiceKind kind = side.choices[number].kind;
        kind == ChoiceKind::NaN || kind == ChoiceKind::Other)
      own.push_back(number);
  for (Lane &lane : value) {
    Expr isUndef = Expr::boolean(false);
    for (unsigned undef : lane.undefs)
      isUndef |= side.choices[undef].isUndef;
    if (isUndef.isFalse())
      continue;
    SmallVector<Expr> from, to;
    Undefs copies;
    for (unsigned number : own) {
      Expr once = side.choices.chosen(number);
      if (lane.value.occurring(once).empty() &&
          lane.poison.occurring(once).empty())
        continue;
      unsigned copy =
          side.choices.choose(once.width(), side.choices[number].kind);
      side.choices[copy].guard = Expr::boolean(false); // Replay asks once.
      side.choices[copy].copyOf = number;
      side.choices[copy].isUndef = isUndef;
      from.push_back(once);
      to.push_back(isUndef.select(side.choices.chosen(copy), once));
      copies.push_back(copy);
    }
    lane.value = lane.value.substitute(from, to);
    lane.poison = lane.poison.substitute(from, to);
    addUndefs(lane.undefs, copies);
  }
  return value;
}

/// The encoder of an opcode; null if there is none.
static const OpcodeEncoder *find(const Instruction &inst) {
  for (const OpcodeEncoder &entry : callEncoders())
    if (entry.opcode == inst.getOpcode())
      return &entry;
  return findEncoder(inst.getOpcode());
}

static Lanes encodeOperation(Side &side, const Instruction &inst) {
  if (isObserved(inst))
    return encodeObserved(side, inst);
  const OpcodeEncoder *entry = find(inst);
  if (!entry) {
    side.setUnsupported(inst.getOpcodeName());
    return side.problem.poison(inst.getType());
  }
  side.problem.mark(entry->exactness, inst.getOpcodeName());
  return entry->encode(side, inst);
}

Lanes palindrome::encode::encode(Side &side, const Instruction &inst) {
  unsigned first = side.choices.size();
  Lanes value = applyMetadata(side, inst, encodeOperation(side, inst));
  return chooseAnew(side, first, std::move(value));
}
