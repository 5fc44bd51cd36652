// A memset, or a copy, of which the target leaves out bytes that nobody reads
// before they are written again:
//
//   call @llvm.memset(ptr %a, 0, 56)       %b = getelementptr inbounds i8,
//   store ptr %x, ptr %a                         ptr %a, i64 8
//                                          call @llvm.memset(ptr %b, 0, 48)
//                                          store ptr %x, ptr %a

#include "verify/refine/lockstep/Prover.h"
#include "verify/refine/lockstep/events/Unread.h"
#include "verify/refine/lockstep/events/Writes.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

static bool isInBounds(const Term *address) {
  return GEPNoWrapFlags::fromRaw(address->flags).isInBounds();
}

/// Whether an address is constant steps forward from its base, if any.
static bool isPlain(const Term *address) {
  return address->kind != Term::Address ||
         (address->operands[0]->kind != Term::Address &&
          (address->flags == 0 || isInBounds(address)) &&
          all_of(address->steps, [](const AddressStep &step) {
            return step.operand == 0 && step.scale >= 0;
          }));
}

/// How many bytes `to` lies behind `from`. Nothing if that varies, or if `to`
/// may be poison although the source uses `from` for as many bytes and more.
static std::optional<int64_t> definedDistance(const Term *from,
                                              const Term *to) {
  std::optional<int64_t> one = distanceOf(from), other = distanceOf(to);
  bool isDefined =
      to->flags == 0 || from->kind != Term::Address || isInBounds(from);
  return baseOf(from) && baseOf(from) == baseOf(to) && one && other &&
                 isPlain(from) && isPlain(to) && isDefined
             ? std::optional(*other - *one)
             : std::nullopt;
}

/// Whether both sides are at such a pair of events.
bool Prover::meetShortened(Walk &walk) {
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
        reduce(walk, evaluate(walk, from->getArgOperand(operand), true)),
        reduce(walk, evaluate(walk, to->getArgOperand(operand), false)));
  };
  std::optional<int64_t> first = behind(0);
  if (!first || *first < 0)
    return false;
  const int64_t length = int64_t(whole->getZExtValue()),
                end = *first + int64_t(part->getZExtValue());
  bool isSame = isa<MemSetInst>(from)
                    ? areRelated(walk, from->getArgOperand(1),
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
