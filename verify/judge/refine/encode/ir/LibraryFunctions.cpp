// Which library function a call is of.

#include "verify/judge/refine/encode/ir/LibraryFunctions.h"
#include "llvm/Transforms/Utils/BuildLibCalls.h"
#include <map>

using namespace palindrome::encode;
using namespace llvm;

/// The library of a target. Making one is slow, so they are kept.
static const TargetLibraryInfoImpl &librariesOf(const Module &module) {
  thread_local std::map<std::string, TargetLibraryInfoImpl> known;
  const Triple &triple = module.getTargetTriple();
  return known.try_emplace(triple.str(), triple).first->second;
}

std::optional<LibFunc>
palindrome::encode::libraryFunctionOf(const CallBase &call) {
  const llvm::Function *callee = call.getCalledFunction();
  if (!callee || !callee->isDeclaration())
    return std::nullopt;
  TargetLibraryInfo libraries(librariesOf(*callee->getParent()),
                              call.getFunction());
  LibFunc known;
  if (!libraries.getLibFunc(call, known) || !libraries.has(known))
    return std::nullopt;
  return known;
}

bool palindrome::encode::isAllocation(LibFunc function) {
  switch (function) {
  case LibFunc_malloc:
  case LibFunc_aligned_alloc:
  case LibFunc_calloc:
  case LibFunc_realloc:
  case LibFunc_Znwm:
  case LibFunc_Znam:
  case LibFunc_ZnwmRKSt9nothrow_t:
  case LibFunc_ZnamRKSt9nothrow_t:
    return true;
  default:
    return false;
  }
}

bool palindrome::encode::isDeallocation(LibFunc function) {
  return function == LibFunc_free || function == LibFunc_ZdlPv ||
         function == LibFunc_ZdaPv;
}

const llvm::Function &
LibraryDeclarations::declarationOf(const llvm::Function &function,
                                   bool withOwn) {
  auto [it, isNew] = known[withOwn].try_emplace(&function);
  if (isNew) {
    const Module &owner = *function.getParent();
    it->second = std::make_unique<Module>("", function.getContext());
    it->second->setTargetTriple(owner.getTargetTriple());
    it->second->setDataLayout(owner.getDataLayout());
    auto *copy = llvm::Function::Create(
        function.getFunctionType(), GlobalValue::ExternalLinkage,
        function.getAddressSpace(), function.getName(), it->second.get());
    if (withOwn && function.isDeclaration())
      copy->copyAttributesFrom(&function);
    inferNonMandatoryLibFuncAttrs(*copy, TargetLibraryInfo(librariesOf(owner)));
  }
  return *it->second->begin();
}

const llvm::Function *LibraryDeclarations::infer(const CallBase &call,
                                                 const llvm::Function *callee) {
  return call.getCalledFunction() == callee && libraryFunctionOf(call)
             ? &declarationOf(*callee)
             : callee;
}

const llvm::Function *
LibraryDeclarations::inferAlone(const CallBase &call,
                                const llvm::Function *callee) {
  return call.getCalledFunction() == callee && libraryFunctionOf(call)
             ? &declarationOf(*callee, /*withOwn=*/false)
             : callee;
}

bool LibraryDeclarations::isDefined(const Argument &argument) {
  const llvm::Function &function = *argument.getParent();
  TargetLibraryInfo libraries(librariesOf(*function.getParent()), &function);
  LibFunc name;
  return !function.hasLocalLinkage() && libraries.getLibFunc(function, name) &&
         libraries.has(name) &&
         declarationOf(function).hasParamAttribute(argument.getArgNo(),
                                                   Attribute::NoUndef);
}

// For double, float and long double.
#define OF_EACH_TYPE(name, ...)                                                \
  {LibFunc_##name, __VA_ARGS__}, {LibFunc_##name##f, __VA_ARGS__}, {           \
    LibFunc_##name##l, __VA_ARGS__                                             \
  }

static constexpr MathFunction functions[] = {
    OF_EACH_TYPE(fabs, Intrinsic::fabs, false),
    OF_EACH_TYPE(copysign, Intrinsic::copysign, false),
    OF_EACH_TYPE(floor, Intrinsic::floor, false),
    OF_EACH_TYPE(ceil, Intrinsic::ceil, false),
    OF_EACH_TYPE(trunc, Intrinsic::trunc, false),
    OF_EACH_TYPE(rint, Intrinsic::rint, false),
    OF_EACH_TYPE(nearbyint, Intrinsic::nearbyint, false),
    OF_EACH_TYPE(round, Intrinsic::round, false),
    OF_EACH_TYPE(roundeven, Intrinsic::roundeven, false),
    OF_EACH_TYPE(fmin, Intrinsic::minnum, false),
    OF_EACH_TYPE(fmax, Intrinsic::maxnum, false),
    OF_EACH_TYPE(sqrt, Intrinsic::sqrt, true),
    OF_EACH_TYPE(sin, Intrinsic::sin, true),
    OF_EACH_TYPE(cos, Intrinsic::cos, true),
    OF_EACH_TYPE(tan, Intrinsic::tan, true),
    OF_EACH_TYPE(asin, Intrinsic::asin, true),
    OF_EACH_TYPE(acos, Intrinsic::acos, true),
    OF_EACH_TYPE(atan, Intrinsic::atan, true),
    OF_EACH_TYPE(atan2, Intrinsic::atan2, true),
    OF_EACH_TYPE(sinh, Intrinsic::sinh, true),
    OF_EACH_TYPE(cosh, Intrinsic::cosh, true),
    OF_EACH_TYPE(tanh, Intrinsic::tanh, true),
    OF_EACH_TYPE(exp, Intrinsic::exp, true),
    OF_EACH_TYPE(exp2, Intrinsic::exp2, true),
    OF_EACH_TYPE(exp10, Intrinsic::exp10, true),
    OF_EACH_TYPE(log, Intrinsic::log, true),
    OF_EACH_TYPE(log2, Intrinsic::log2, true),
    OF_EACH_TYPE(log10, Intrinsic::log10, true),
    OF_EACH_TYPE(pow, Intrinsic::pow, true),
};

ArrayRef<MathFunction> palindrome::encode::mathFunctions() { return functions; }

const MathFunction *palindrome::encode::findMathFunction(LibFunc function) {
  const auto *it = llvm::find_if(functions, [&](const MathFunction &entry) {
    return entry.function == function;
  });
  return it == std::end(functions) ? nullptr : it;
}

Intrinsic::ID palindrome::encode::intrinsicOf(const Instruction &inst) {
  auto *call = dyn_cast<CallBase>(&inst);
  if (!call)
    return Intrinsic::not_intrinsic;
  if (std::optional<LibFunc> function = libraryFunctionOf(*call))
    if (const MathFunction *known = findMathFunction(*function))
      return known->intrinsic;
  return call->getIntrinsicID();
}
