// A memset, or a copy, of which the target leaves out bytes that nobody reads
// before they are written again:
//
//   call @llvm.memset(ptr %a, 0, 56)       %b = getelementptr inbounds i8,
//   store ptr %x, ptr %a                         ptr %a, i64 8
//                                          call @llvm.memset(ptr %b, 0, 48)
//                                          store ptr %x, ptr %a

#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Unread.h"
#include "verify/judge/refine/lockstep/memory/WriteMeetings.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The constant steps forward at the end of an address, in bytes, and how many
/// other steps come before.
static std::pair<size_t, int64_t> lastSteps(const Term *address) {
  ArrayRef<AddressStep> steps = address->steps;
  int64_t bytes = 0;
  while (!steps.empty() && steps.back().operand == 0 &&
         steps.back().scale >= 0 &&
         !AddOverflow(bytes, steps.back().scale, bytes))
    steps = steps.drop_back();
  return {steps.size(), bytes};
}

/// How many bytes `to` lies behind `from`: both take the same steps first, and
/// then constant ones forward. Nothing if that is not so, or if `to` may be
/// poison although the source uses `from` for as many bytes and more.
static std::optional<int64_t> definedDistance(const Term *from,
                                              const Term *to) {
  if (from == to)
    return 0;
  if (to->kind != Term::Address)
    return std::nullopt;
  auto [theirs, behind] = lastSteps(to);
  if (to->operands[0] == from)
    return theirs == 0 ? std::optional(behind) : std::nullopt;
  if (from->kind != Term::Address || from->operands[0] != to->operands[0])
    return std::nullopt;
  auto [ours, before] = lastSteps(from);
  auto areSame = [&](auto pair) {
    auto [mine, other] = pair;
    return mine.scale == other.scale &&
           (mine.operand == 0) == (other.operand == 0) &&
           from->operands[mine.operand] == to->operands[other.operand];
  };
  if (ours != theirs ||
      !all_of(zip(from->steps.take_front(ours), to->steps.take_front(ours)),
              areSame))
    return std::nullopt;
  // What leads there in bounds is in bounds, and what leads on stays there.
  const bool isDefined =
      to->flags == 0 || (GEPNoWrapFlags::fromRaw(from->flags).isInBounds() &&
                         (ours == 0 || (to->flags & ~from->flags) == 0));
  return isDefined ? std::optional(behind - before) : std::nullopt;
}

bool WriteMeetings::meetShortened(Walk &walk) {
  auto *from = dyn_cast<MemIntrinsic>(walk.source.at),
       *to = dyn_cast<MemIntrinsic>(walk.target.at);
  if (!from || !to || from->getIntrinsicID() != to->getIntrinsicID() ||
      from->isVolatile() || to->isVolatile())
    return false;
  auto *whole = dyn_cast<ConstantInt>(from->getLength()),
       *part = dyn_cast<ConstantInt>(to->getLength());
  SmallVector<Requirement> required;
  if (!whole || !part || !whole->getValue().isIntN(31) ||
      !part->getValue().isIntN(31) ||
      !doesTheSame(*from, *to, metadata, libraries, required))
    return false;
  auto behind = [&](unsigned operand) {
    return definedDistance(
        values.reduced(walk, from->getArgOperand(operand), true),
        values.reduced(walk, to->getArgOperand(operand), false));
  };
  std::optional<int64_t> first = behind(0);
  if (!first || *first < 0)
    return false;
  const int64_t length = int64_t(whole->getZExtValue()),
                end = *first + int64_t(part->getZExtValue());
  bool isSame =
      isa<MemSetInst>(from)
          ? refinement.areRelated(walk, from->getArgOperand(1),
                                  to->getArgOperand(1), /*onArrival=*/false)
          : behind(1) == first;
  // An operand is aligned as that of the source is, less the distance.
  bool isAligned = all_of(required, [&](const Requirement &one) {
    return one.kind == Requirement::Aligned &&
           commonAlignment(from->getParamAlign(one.operand).valueOrOne(),
                           uint64_t(*first))
                   .value() >= one.number;
  });
  return isSame && isAligned && part->getZExtValue() != 0 && end <= length &&
         (!checked.stores ||
          (areUnreadBehind(*from, from->getRawDest(), 0, *first) &&
           areUnreadBehind(*from, from->getRawDest(), end, length)));
}
