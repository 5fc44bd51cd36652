// Calls: each goes to the encoder of a library function or an intrinsic, or is
// encoded as a call of an unknown function.

#include "verify/judge/refine/encode/attributes/Attributes.h"
#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/calls/UnknownCalls.h"
#include "verify/judge/refine/encode/library/Library.h"
#include "verify/judge/refine/encode/operations/Constrained.h"
#include "verify/judge/refine/encode/operations/Encoders.h"
#include "verify/judge/refine/encode/walk/Dispatch.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::encode;
using namespace llvm;

/// Whether the intrinsic is encoded as an unknown function.
static bool isUnknownIntrinsic(const llvm::Function &callee) {
  switch (callee.getIntrinsicID()) {
  case Intrinsic::trap:
  case Intrinsic::debugtrap:
  case Intrinsic::ubsantrap:
    return true;
  default:
    return false;
  }
}

/// Whether all that matters of an intrinsic without an encoder is in its
/// arguments, its attributes and memory, as for an unknown function: it is not
/// about its caller's frame, and not about what the compiler knows.
static bool isOpaque(const llvm::Function &callee) {
  if (callee.isTargetIntrinsic())
    return true;
  switch (Intrinsic::ID id = callee.getIntrinsicID()) {
  case Intrinsic::matrix_column_major_load:
  case Intrinsic::matrix_column_major_store:
    return true;
  case Intrinsic::addressofreturnaddress:
  case Intrinsic::frameaddress:
  case Intrinsic::is_constant:
  case Intrinsic::localaddress:
  case Intrinsic::localrecover:
  case Intrinsic::objectsize:
  case Intrinsic::returnaddress:
  case Intrinsic::sponentry:
    return false;
  default:
    // What happens while a coroutine is suspended is up to others.
    return VPIntrinsic::isVPIntrinsic(id) ||
           callee.getName().starts_with("llvm.coro.") ||
           (callee.doesNotAccessMemory() && callee.doesNotThrow() &&
            callee.hasFnAttribute(Attribute::WillReturn) &&
            !callee.getName().starts_with("llvm.eh.") &&
            !callee.getName().starts_with("llvm.experimental.gc."));
  }
}

/// Whether the call computes in another floating-point environment than the
/// default one.
static bool dependsOnEnvironment(const CallBase &call) {
  return call.isStrictFP() && (call.getType()->isFPOrFPVectorTy() ||
                               any_of(call.args(), [](const Use &argument) {
                                 return argument->getType()->isFPOrFPVectorTy();
                               }));
}

/// Adds the undefined behavior that attributes of an intrinsic's arguments
/// demand. Those of pointers are left to the intrinsic's encoder.
static void checkArguments(Side &side, const CallBase &call) {
  for (unsigned i = 0; i < call.arg_size(); ++i) {
    if (call.paramHasAttr(i, Attribute::NoUndef))
      for (const Lane &lane : side.get(call.getArgOperand(i)))
        side.useDefinite(lane);
    for (Attribute::AttrKind kind : {Attribute::Range, Attribute::NoFPClass})
      if (call.paramHasAttr(i, kind))
        side.setUnsupported("attribute " +
                            Attribute::getNameFromAttrKind(kind) +
                            " of an intrinsic's argument");
  }
}

/// Encodes what the callee of `call` does.
static Lanes encodeCallee(Side &side, const CallBase &call,
                          function_ref<Lanes()> encode) {
  side.isInTailCall = call.isTailCall();
  Lanes value = encode();
  side.isInTailCall = false;
  return value;
}

static Lanes encodeCall(Side &side, const Instruction &inst) {
  auto &call = cast<CallBase>(inst);
  const llvm::Function *callee = call.getCalledFunction();
  if (call.isDebugOrPseudoInst())
    return {};
  if (const LibraryEncoder *entry =
          dependsOnEnvironment(call) ? nullptr : findLibraryEncoder(call)) {
    side.problem.mark(entry->exactness, "what " + callee->getName() + " does");
    checkPromisedCall(side, call);
    checkKnownCallee(side, call);
    for (unsigned i = 0; i < call.arg_size(); ++i)
      for (AttributeList list : {call.getAttributes(), callee->getAttributes()})
        if (list.getParamAttrs(i).hasAttributes())
          encodeArgument(side, {&call, callee}, i);
    return applyToResult(side, {&call, callee}, encodeCallee(side, call, [&] {
                           return entry->encode(side, call);
                         }));
  }
  if (!callee || !callee->isIntrinsic() || isUnknownIntrinsic(*callee))
    return encodeUnknownCall(side, call);
  checkKnownCallee(side, call);
  if (isa<ConstrainedFPIntrinsic>(call))
    return applyAttributes(side, call.getAttributes().getRetAttrs(),
                           call.getType(), encodeConstrained(side, call));
  if (callee->getIntrinsicID() == Intrinsic::experimental_guard) {
    encodeGuard(side, call);
    return {};
  }
  const IntrinsicEncoder *entry =
      findIntrinsicEncoder(callee->getIntrinsicID());
  if (!entry && isOpaque(*callee)) {
    side.problem.mark(Over, "what " + callee->getName() + " does");
    return encodeUnknownCall(side, call);
  }
  if (!entry) {
    side.setUnsupported("a call of " + callee->getName());
    return side.problem.poison(inst.getType());
  }
  if (call.hasOperandBundles() && !isa<AssumeInst>(call))
    side.setUnsupported("operand bundles of a call of " + callee->getName());
  checkArguments(side, call);
  checkPromisedCall(side, call);
  side.problem.mark(entry->exactness, callee->getName());
  return applyAttributes(
      side, call.getAttributes().getRetAttrs(), call.getType(),
      encodeCallee(side, call, [&] { return entry->encode(side, inst); }));
}

ArrayRef<OpcodeEncoder> palindrome::encode::callEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::Call, encodeCall, Exact},
      {Instruction::Invoke, encodeCall, Exact}, // Without its edges (Invokes).
      {Instruction::CallBr, encodeCall, Exact}, // Without its edges (Walk).
  };
  return encoders;
}
