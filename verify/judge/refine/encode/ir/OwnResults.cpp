// Where the pointers come from that a function returns.

#include "verify/judge/refine/encode/ir/OwnResults.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/ModRef.h"

using namespace palindrome::encode;
using namespace llvm;

/// Whether `value` is the address of an object that is made there.
static bool makesObject(const llvm::Value &value,
                        LibraryDeclarations &libraries) {
  if (isa<AllocaInst>(value))
    return true;
  auto *call = dyn_cast<CallBase>(&value);
  if (!call)
    return false;
  if (call->hasRetAttr(Attribute::NoAlias))
    return true;
  const llvm::Function *callee = call->getCalledFunction();
  return callee && libraryFunctionOf(*call) &&
         libraries.infer(*call, callee)->hasRetAttribute(Attribute::NoAlias);
}

/// Whether the function gives nobody a pointer to the object, but by returning
/// it. Its address may be compared: an address is no permission to access.
static bool isHeldBack(const llvm::Value &object) {
  return capturesNothing(PointerMayBeCaptured(&object, /*ReturnCaptures=*/false,
                                              CaptureComponents::Provenance));
}

bool palindrome::encode::returnsOwnObjects(const llvm::Function &function,
                                           LibraryDeclarations &libraries) {
  SmallSetVector<const llvm::Value *, 8> sources;
  for (const BasicBlock &block : function)
    if (auto *ret = dyn_cast<ReturnInst>(block.getTerminator()))
      sources.insert(ret->getReturnValue());
  for (unsigned i = 0; i < sources.size(); ++i) {
    const llvm::Value *value = sources[i];
    if (isa<UndefValue>(value))
      continue;
    if (isa<ConstantPointerNull>(value)) {
      // There may be memory at null.
      if (NullPointerIsDefined(&function,
                               value->getType()->getPointerAddressSpace()))
        return false;
    } else if (auto *gep = dyn_cast<GetElementPtrInst>(value)) {
      sources.insert(gep->getPointerOperand());
    } else if (auto *select = dyn_cast<SelectInst>(value)) {
      sources.insert(select->getTrueValue());
      sources.insert(select->getFalseValue());
    } else if (auto *phi = dyn_cast<PHINode>(value)) {
      sources.insert_range(phi->incoming_values());
    } else if (!makesObject(*value, libraries) || !isHeldBack(*value)) {
      return false;
    }
  }
  return true;
}
