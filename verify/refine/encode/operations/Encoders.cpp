// The table of encodings.

#include "verify/refine/encode/operations/Encoders.h"
#include "verify/refine/encode/attributes/Metadata.h"

using namespace palindrome::encode;
using namespace llvm;

const OpcodeEncoder *palindrome::encode::findEncoder(unsigned opcode) {
  static const auto table = [] {
    DenseMap<unsigned, const OpcodeEncoder *> table;
    for (ArrayRef<OpcodeEncoder> part :
         {integerEncoders(), castEncoders(), floatEncoders(),
          floatCastEncoders(), aggregateEncoders(), pointerEncoders(),
          memoryEncoders(), callEncoders(), varArgEncoders()})
      for (const OpcodeEncoder &entry : part)
        table.try_emplace(entry.opcode, &entry);
    return table;
  }();
  return table.lookup(opcode);
}

const IntrinsicEncoder *
palindrome::encode::findIntrinsicEncoder(Intrinsic::ID id) {
  static const auto table = [] {
    DenseMap<unsigned, const IntrinsicEncoder *> table;
    for (ArrayRef<IntrinsicEncoder> part :
         {integerIntrinsics(), memoryIntrinsics(), assumeIntrinsics(),
          fixedPointIntrinsics(), floatIntrinsics(), floatCastIntrinsics(),
          reduceIntrinsics(), vectorIntrinsics(), miscellaneousIntrinsics(),
          x86Intrinsics(), varArgIntrinsics()})
      for (const IntrinsicEncoder &entry : part)
        table.try_emplace(entry.id, &entry);
    return table;
  }();
  return table.lookup(id);
}

/// What an operation on undef chooses, such as a NaN, each use of its value
/// chooses anew (docs/semantics.md, values). `first` is its first choice.
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
      Expr once = side.chosen(number);
      if (lane.value.occurring(once).empty() &&
          lane.poison.occurring(once).empty())
        continue;
      unsigned copy = side.choose(once.width(), side.choices[number].kind);
      side.choices[copy].guard = Expr::boolean(false); // Replay asks once.
      side.choices[copy].copyOf = number;
      side.choices[copy].isUndef = isUndef;
      from.push_back(once);
      to.push_back(isUndef.select(side.chosen(copy), once));
      copies.push_back(copy);
    }
    lane.value = lane.value.substitute(from, to);
    lane.poison = lane.poison.substitute(from, to);
    addUndefs(lane.undefs, copies);
  }
  return value;
}

Lanes palindrome::encode::encode(Side &side, const Instruction &inst) {
  if (const OpcodeEncoder *entry = findEncoder(inst.getOpcode())) {
    side.problem.mark(entry->exactness, inst.getOpcodeName());
    unsigned first = side.choices.size();
    Lanes value = applyMetadata(side, inst, entry->encode(side, inst));
    return chooseAnew(side, first, std::move(value));
  }
  side.setUnsupported(inst.getOpcodeName());
  return side.poison(inst.getType());
}
