// Floating-point results of unknown calls.

#include "verify/judge/refine/encode/calls/CallFlags.h"
#include "verify/judge/refine/encode/floats/Floats.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::encode;
using namespace llvm;

/// Whether `flags` contains all rewriting flags of `wanted`.
static bool allFlags(FastMathFlags flags, const FastMathFlags &wanted) {
  return (!wanted.allowReassoc() || flags.allowReassoc()) &&
         (!wanted.allowReciprocal() || flags.allowReciprocal()) &&
         (!wanted.allowContract() || flags.allowContract()) &&
         (!wanted.approxFunc() || flags.approxFunc()) &&
         (!wanted.noSignedZeros() || flags.noSignedZeros());
}

Lanes palindrome::encode::applyFlags(Side &side, const UnknownCall &record,
                                     Lanes value) {
  auto *math = dyn_cast<FPMathOperator>(record.at);
  if (!math || !math->getFastMathFlags().any())
    return value;
  FastMathFlags flags = math->getFastMathFlags();
  // The rewritten computation is unknown. It is the same in both functions
  // where the source's call has all flags of the target's.
  auto allowsAsMuch = [&](const UnknownCall &sourceCall) {
    auto *other = dyn_cast<FPMathOperator>(sourceCall.at);
    return !sourceCall.facts.site ||
           sourceCall.facts.site->getCalledOperand()->getName() !=
               record.facts.site->getCalledOperand()->getName() ||
           (other && allFlags(other->getFastMathFlags(), flags));
  };
  flags.setNoNaNs(false);
  flags.setNoInfs(false);
  if (flags.any() &&
      !(side.isTarget && all_of(side.source->calls, allowsAsMuch)))
    side.markNarrow("fast-math flags of a call");
  Expr isPoison = Expr::boolean(false);
  for (auto [argument, type] : zip(drop_begin(record.arguments), record.types))
    if (type->isFPOrFPVectorTy())
      for (const Lane &lane : argument)
        isPoison |= excludedByMathFlags(side, *record.at, type, lane);
  for (Lane &lane : value)
    lane.poison |= isPoison || excludedByMathFlags(side, *record.at,
                                                   record.at->getType(), lane);
  return value;
}

bool palindrome::encode::choosesResult(const CallBase &call) {
  auto *intrinsic = dyn_cast<IntrinsicInst>(&call);
  if (!intrinsic || intrinsic->getCalledFunction()->isTargetIntrinsic())
    return false;
  Type *type = call.getType();
  return any_of(type->isStructTy() ? type->subtypes() : ArrayRef<Type *>(type),
                [](Type *part) { return part->isFPOrFPVectorTy(); });
}
