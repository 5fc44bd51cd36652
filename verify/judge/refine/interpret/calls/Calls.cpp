// Call instructions: an intrinsic, a library function, a defined function, or
// an unknown one.

#include "verify/judge/refine/interpret/calls/Calls.h"
#include "verify/judge/refine/interpret/attributes/FunctionAttributes.h"
#include "verify/judge/refine/interpret/attributes/Parameters.h"
#include "verify/judge/refine/interpret/calls/UnknownCalls.h"
#include "verify/judge/refine/interpret/intrinsics/Intrinsics.h"
#include "verify/judge/refine/interpret/library/Library.h"
#include "verify/judge/refine/interpret/operations/Floats.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace palindrome::interpret {

/// Whether a callee of the source certainly keeps the promises that its
/// attributes, and those of the call, make of its behavior, which is undefined
/// otherwise. They are checked during the execution for the outermost function
/// alone.
static bool keepsPromises(const CallBase &call, const Function &callee) {
  auto any = [&](auto isIt) { return any_of(instructions(callee), isIt); };
  auto has = [&](Attribute::AttrKind kind) {
    return call.hasFnAttr(kind) || callee.hasFnAttribute(kind);
  };
  bool reads = any([](const Instruction &i) { return i.mayReadFromMemory(); });
  bool writes = any([](const Instruction &i) { return i.mayWriteToMemory(); });
  for (MemoryEffects effects :
       {call.getMemoryEffects(), callee.getMemoryEffects()}) {
    ModRefInfo allowed = effects.getModRef();
    if (effects != MemoryEffects::unknown() && (reads || writes) &&
        (effects.getModRef(IRMemLocation::Other) != allowed ||
         effects.getModRef(IRMemLocation::ArgMem) != allowed ||
         (reads && !isRefSet(allowed)) || (writes && !isModSet(allowed))))
      return false;
  }
  bool mayThrow = any([](const Instruction &i) { return i.mayThrow(); });
  bool synchronizes =
      any([](const Instruction &i) { return i.isAtomic() || i.isVolatile(); });
  bool hasCalls = any([](const Instruction &i) {
    return isa<CallBase>(i) && !isa<IntrinsicInst>(i);
  });
  if ((has(Attribute::NoUnwind) && mayThrow) ||
      (has(Attribute::NoSync) && (hasCalls || synchronizes)) ||
      (hasCalls && (has(Attribute::NoFree) || has(Attribute::NoCallback) ||
                    has(Attribute::NoRecurse) || has(Attribute::WillReturn))))
    return false;
  return all_of(callee.args(), [&](const Argument &argument) {
    auto promises = [&](Attribute::AttrKind kind) {
      return argument.hasAttribute(kind) ||
             call.paramHasAttr(argument.getArgNo(), kind);
    };
    bool isLimited =
        promises(Attribute::ReadNone) || promises(Attribute::Captures);
    return !promises(Attribute::Returned) &&
           (!isLimited || (!reads && !writes &&
                           !callee.getReturnType()->isPtrOrPtrVectorTy())) &&
           (!promises(Attribute::WriteOnly) || !reads) &&
           ((!promises(Attribute::NoAlias) && !promises(Attribute::ReadOnly)) ||
            !writes);
  });
}

/// Calls a function whose body is executed.
static Lanes definedCall(Machine &machine, const CallBase &call,
                         const Function &callee, std::vector<Lanes> arguments) {
  Lanes none(countLanes(call.getType()));
  if ((!machine.setting.options.isLinked && !callee.hasExactDefinition()) ||
      callee.isVarArg()) {
    machine.course.unsupported("a call of a definition that may be another");
    return none;
  }
  if (machine.setting.isSource() && !keepsPromises(call, callee)) {
    machine.course.unsupported("attributes of a function that is called");
    return none;
  }
  for (unsigned i = 0; i != call.arg_size(); ++i) {
    rejectUnsupportedAttributes(machine.course, call, i);
    // Executor::call copies byval arguments, by the callee's attributes.
    if (call.getParamByValType(i) != callee.getParamByValType(i))
      machine.course.unsupported("an argument that is byval on one side only");
    if (call.paramHasAttr(i, Attribute::DeadOnReturn))
      machine.course.unsupported(
          "dead_on_return of a function that is executed");
  }
  // Executor::call applies the callee's own parameter attributes, and the
  // return instruction its return attributes.
  applyParameterAttributes(machine, call, nullptr, arguments);
  if (machine.course.stopped())
    return none;
  Lanes result = machine.executor.call(callee, arguments);
  if (!machine.course.stopped() &&
      (call.doesNotReturn() || callee.doesNotReturn())) {
    machine.course.onImmediateUB("a noreturn function returns");
    return none;
  }
  if (machine.setting.isSource() && call.returnDoesNotAlias() &&
      any_of(result, [&](const Lane &lane) {
        return lane.isPointer() && lane.object != 0 &&
               (!machine.objects[lane.object].isLocal() ||
                hasOtherPointer(machine, lane.object));
      }))
    machine.course.unsupported("a noalias result that may be another's memory");
  applyFastMathFlags(machine, call, arguments, result);
  applyReturnAttributes(machine, call, nullptr, result);
  return result;
}

/// Whether a call of a library function or an intrinsic promises what its
/// declaration does not, and what is not followed: which memory the callee
/// accesses, and what it does with its arguments.
static bool promisesMore(const CallBase &call, const Function &callee) {
  const AttributeList ofCall = call.getAttributes(),
                      ofCallee = callee.getAttributes();
  const MemoryEffects declared = callee.getMemoryEffects();
  if ((declared & ofCall.getMemoryEffects()) != declared ||
      (ofCall.hasFnAttr(Attribute::NoFree) &&
       !ofCallee.hasFnAttr(Attribute::NoFree)))
    return true;
  constexpr Attribute::AttrKind kinds[] = {
      Attribute::ReadNone,    Attribute::ReadOnly,    Attribute::WriteOnly,
      Attribute::NoAlias,     Attribute::NoFree,      Attribute::Captures,
      Attribute::Returned,    Attribute::Initializes, Attribute::DeadOnReturn,
      Attribute::DeadOnUnwind};
  for (unsigned i = 0; i != call.arg_size(); ++i)
    if (any_of(kinds, [&](Attribute::AttrKind kind) {
          return ofCall.hasParamAttr(i, kind) &&
                 ofCall.getParamAttr(i, kind) != ofCallee.getParamAttr(i, kind);
        }))
      return true;
  return false;
}

/// Ends the execution if a call of a library function or an intrinsic that has
/// been executed breaks what it promises of the callee, or may do so.
static void checkPromises(Machine &machine, const CallBase &call,
                          const Function &callee) {
  if (machine.course.stopped())
    return;
  if (call.doesNotReturn())
    machine.course.onImmediateUB("a noreturn call returns");
  else if (machine.setting.isSource() && promisesMore(call, callee))
    machine.course.onPossibleUB("a call may break what it promises");
}

/// Whether `!callees` of the call lists the callee, which may be null.
static bool isListedCallee(const CallBase &call, const Function *callee) {
  const MDNode *listed = call.getMetadata(LLVMContext::MD_callees);
  return !listed || any_of(listed->operands(), [&](const MDOperand &operand) {
    auto *function = mdconst::dyn_extract_or_null<Function>(operand);
    return function && function == callee;
  });
}

static Lanes execute(Machine &machine, const CallBase &call) {
  Lanes none(countLanes(call.getType()));
  if (auto *known = dyn_cast<IntrinsicInst>(&call)) {
    Lanes result = intrinsic(machine, *known);
    checkPromises(machine, call, *call.getCalledFunction());
    return result;
  }
  if (call.isInlineAsm() || isa<CallBrInst>(call)) {
    machine.course.unsupported("inline assembly");
    return none;
  }
  if (call.hasOperandBundles()) {
    machine.course.unsupported("an operand bundle");
    return none;
  }
  Lane target;
  const Function *callee = call.getCalledFunction();
  if (!callee) {
    target = machine.values.operand(call.getCalledOperand())[0];
    if (machine.course.stopped())
      return none;
    if (!target.isPointer() || target.object == 0 || !target.bits.isZero()) {
      machine.course.onImmediateUB("a call of what is no function");
      return none;
    }
    callee = machine.objects.functionAt(target);
    // Functions have distinct addresses, so a function's object is not empty.
    if (!callee && machine.objects[target.object].size == 0) {
      machine.course.onPossibleUB("a call of what is no function");
      return none;
    }
  }
  if (callee && callee->hasExternalWeakLinkage() &&
      machine.values.globalAddress(*callee).isNull()) {
    machine.course.onImmediateUB("a call of what is no function");
    return none;
  }
  if (!isListedCallee(call, callee)) {
    machine.course.onImmediateUB(
        "a call of a function that !callees does not list");
    return none;
  }
  std::vector<Lanes> arguments = callArguments(machine, call);
  if (machine.course.stopped())
    return none;
  if (!callee)
    return unknownCall(machine, call, target, nullptr, std::move(arguments));
  if (callee->getFunctionType() != call.getFunctionType() ||
      callee->getCallingConv() != call.getCallingConv()) {
    machine.course.onPossibleUB("a call of another type or convention");
    return none;
  }
  // LLVM applies the attributes that it infers for a library function's
  // declaration to nobuiltin calls too.
  if (call.isNoBuiltin() && isLibraryFunction(machine.setting, *callee)) {
    machine.course.unsupported("a nobuiltin call of a library function");
    return none;
  }
  Lanes result;
  if (libraryCall(machine, call, *callee, arguments, result)) {
    applyFastMathFlags(machine, call, arguments, result);
    applyReturnAttributes(machine, call, callee, result);
    checkPromises(machine, call, *callee);
    return result;
  }
  if (callee->isDeclaration() && machine.setting.options.external &&
      machine.setting.options.external(machine, callee->getName(), arguments,
                                       result))
    return machine.course.stopped() ? none : result;
  // Some functions of <math.h> are none of LLVM's library functions.
  if (callee->isDeclaration() && call.getType()->isFloatingPointTy() &&
      all_of(callee->getFunctionType()->params(),
             [&](Type *type) { return type == call.getType(); }))
    if (auto lanes =
            approximateFunction(machine, callee->getName(), call, arguments))
      return *lanes;
  if (callee->isDeclaration() || callee->isInterposable()) {
    Lanes result =
        unknownCall(machine, call, target, callee, std::move(arguments));
    if (callee->getName() == "__errno_location" && result.size() == 1 &&
        result[0].isPointer())
      machine.objects[result[0].object].isErrno = true;
    return result;
  }
  return definedCall(machine, call, *callee, std::move(arguments));
}

Lanes callSite(Machine &machine, const CallBase &call) {
  if (!call.isTailCall())
    return execute(machine, call);
  // LangRef, 'call' Instruction: the callee does not access allocas of the
  // caller.
  std::vector<unsigned> barred = machine.frames.barAllocas();
  Lanes result = execute(machine, call);
  for (unsigned object : barred)
    machine.objects[object].isBarred = false;
  return result;
}

} // namespace palindrome::interpret
