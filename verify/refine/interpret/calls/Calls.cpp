// Call instructions: which kind of function is called.

#include "verify/refine/interpret/calls/Calls.h"
#include "verify/refine/interpret/attributes/Parameters.h"
#include "verify/refine/interpret/calls/UnknownCalls.h"
#include "verify/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/refine/interpret/library/Library.h"
#include "verify/refine/interpret/operations/Floats.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes callSite(Machine &machine, const CallBase &call) {
  Lanes none(countLanes(call.getType()));
  if (auto *known = dyn_cast<IntrinsicInst>(&call))
    return intrinsic(machine, *known);
  if (call.isInlineAsm() || isa<CallBrInst>(call)) {
    machine.unsupported("inline assembly");
    return none;
  }
  if (call.hasOperandBundles()) {
    machine.unsupported("an operand bundle");
    return none;
  }
  Lane target;
  const Function *callee = call.getCalledFunction();
  if (!callee) {
    target = machine.operand(call.getCalledOperand())[0];
    if (machine.stopped())
      return none;
    if (!target.isPointer() || target.block == 0 || !target.bits.isZero()) {
      machine.undefined("a call of what is no function");
      return none;
    }
    callee = machine.functionAt(target);
    // No two functions lie at one address, so none is of size 0.
    if (!callee && machine.memory[target.block].size == 0) {
      machine.perhapsUndefined("a call of what is no function");
      return none;
    }
  }
  std::vector<Lanes> arguments = callArguments(machine, call);
  if (machine.stopped())
    return none;
  if (!callee)
    return unknownCall(machine, call, target, nullptr, std::move(arguments));
  if (callee->getFunctionType() != call.getFunctionType() ||
      callee->getCallingConv() != call.getCallingConv()) {
    machine.perhapsUndefined("a call of another type or convention");
    return none;
  }
  Lanes result;
  // What LLVM infers of its declaration, it uses of such a call too.
  if (call.isNoBuiltin() && isLibraryFunction(machine, *callee)) {
    machine.unsupported("a nobuiltin call of a library function");
    return none;
  }
  if (libraryCall(machine, call, *callee, arguments, result)) {
    applyFastMathFlags(machine, call, arguments, result);
    applyReturnAttributes(machine, call, callee, result);
    return result;
  }
  if (callee->isDeclaration() || callee->isInterposable())
    return unknownCall(machine, call, target, callee, std::move(arguments));
  if (!callee->hasExactDefinition() || callee->isVarArg()) {
    machine.unsupported("a call of a definition that may be another");
    return none;
  }
  for (unsigned i = 0; i != call.arg_size(); ++i) {
    rejectUnsupportedAttributes(machine, call, i);
    // The callee makes the copy.
    if (call.getParamByValType(i) != callee->getParamByValType(i))
      machine.unsupported("an argument that is byval on one side only");
  }
  // The callee's own attributes are applied on entry.
  applyParameterAttributes(machine, call, nullptr, arguments);
  if (machine.stopped())
    return none;
  result = machine.call(*callee, arguments);
  applyFastMathFlags(machine, call, arguments, result);
  applyReturnAttributes(machine, call, nullptr, result);
  return result;
}

} // namespace palindrome::interpret
