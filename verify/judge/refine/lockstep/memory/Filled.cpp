// A memset, or a copy of constant bytes, that the target makes a store of one
// integer:
//
//   call @llvm.memset(ptr %a, i8 0, i64 8)        store i64 0, ptr %a
//
// The same bytes are in memory then, and none of them is one of a pointer. Or
// stores of the source that become one memset:
//
//   store ptr null, ptr %a                        call @llvm.memset(ptr %a, i8
//   0, %b = getelementptr i8, ptr %a, i64 8                            i64 16)
//   store i64 0, ptr %b

#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/memory/WriteMeetings.h"
#include "verify/judge/refine/lockstep/values/Refinement.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The integer that is in memory behind `fill` as one of `type`; null if it is
/// not known.
static const ConstantInt *integerBehind(const MemIntrinsic &fill,
                                        IntegerType &type,
                                        const DataLayout &layout) {
  if (auto *set = dyn_cast<MemSetInst>(&fill)) {
    auto *byte = dyn_cast<ConstantInt>(set->getValue());
    return byte ? ConstantInt::get(
                      type.getContext(),
                      APInt::getSplat(type.getBitWidth(), byte->getValue()))
                : nullptr;
  }
  auto *from = dyn_cast<Constant>(cast<MemTransferInst>(fill).getRawSource());
  return from ? dyn_cast_or_null<ConstantInt>(ConstantFoldLoadFromConstPtr(
                    const_cast<Constant *>(from), &type, layout))
              : nullptr;
}

bool WriteMeetings::meetFilled(Walk &walk) {
  auto *from = dyn_cast<MemIntrinsic>(walk.source.at);
  auto *to = dyn_cast<StoreInst>(walk.target.at);
  if (!from || !to || from->isVolatile() || !to->isSimple() ||
      !restrictsNoMore(*from, *to, metadata))
    return false;
  auto *length = dyn_cast<ConstantInt>(from->getLength());
  auto *type = dyn_cast<IntegerType>(to->getValueOperand()->getType());
  if (!length || !type || type->getBitWidth() % 8 != 0 ||
      length->getValue() != type->getBitWidth() / 8 ||
      to->getAlign() > from->getDestAlign().valueOrOne())
    return false;
  const ConstantInt *made = integerBehind(*from, *type, layout),
                    *stored = values
                                  .reduced(walk, to->getValueOperand(),
                                           /*isSource=*/false)
                                  ->constantInt();
  return made && stored && made->getValue() == stored->getValue() &&
         refinement.areRelated(walk, from->getRawDest(),
                               to->getPointerOperand(),
                               /*onArrival=*/false);
}
