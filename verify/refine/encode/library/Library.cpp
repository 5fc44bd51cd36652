// The table of library functions, and what LLVM says of the others.

#include "verify/refine/encode/library/Library.h"
#include "verify/refine/encode/calls/UnknownCalls.h"
#include "verify/refine/encode/state/Side.h"
#include "llvm/Transforms/Utils/BuildLibCalls.h"

using namespace palindrome::encode;
using namespace llvm;

/// Of a target. Making one is slow.
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

const LibraryEncoder *
palindrome::encode::findLibraryEncoder(const CallBase &call) {
  static const auto table = [] {
    DenseMap<unsigned, const LibraryEncoder *> table;
    for (ArrayRef<LibraryEncoder> part :
         {allocationEncoders(), libraryIntegers(), libraryMath(),
          libraryMemory(), libraryStrings(), libraryStreams()})
      for (const LibraryEncoder &entry : part)
        table.try_emplace(entry.function, &entry);
    return table;
  }();
  std::optional<LibFunc> known = libraryFunctionOf(call);
  return known ? table.lookup(*known) : nullptr;
}

const llvm::Function *LibraryDeclarations::infer(const CallBase &call,
                                                 const llvm::Function *callee) {
  if (call.getCalledFunction() != callee || !libraryFunctionOf(call))
    return callee;
  auto [it, isNew] = known.try_emplace(callee);
  if (isNew) {
    const Module &owner = *callee->getParent();
    it->second = std::make_unique<Module>("", callee->getContext());
    it->second->setTargetTriple(owner.getTargetTriple());
    it->second->setDataLayout(owner.getDataLayout());
    auto *copy = llvm::Function::Create(
        callee->getFunctionType(), GlobalValue::ExternalLinkage,
        callee->getAddressSpace(), callee->getName(), it->second.get());
    copy->copyAttributesFrom(callee);
    inferNonMandatoryLibFuncAttrs(*copy, TargetLibraryInfo(librariesOf(owner)));
  }
  return &*it->second->begin();
}

Expr palindrome::encode::definiteArgument(Side &side, const CallBase &call,
                                          unsigned number) {
  return side.useDefinite(side.get(call.getArgOperand(number)).front());
}

Expr palindrome::encode::definiteSize(Side &side, const CallBase &call,
                                      unsigned number) {
  return definiteArgument(side, call, number).zextOrTrunc(offsetBits);
}

Lanes palindrome::encode::orUnknown(Side &side, const CallBase &call, Expr rest,
                                    Lanes result) {
  side.onlyIf(rest, [&] {
    result = select(rest, encodeUnknownCall(side, call), result);
  });
  return result;
}

Expr palindrome::encode::chooseOrder(Side &side, unsigned width, bool isSigned,
                                     Expr differs, Expr isLess) {
  unsigned number = side.choose(width, ChoiceKind::Other);
  // Whatever is chosen stands for one that is allowed, if it can for itself.
  Expr one = Expr::bits(width, 1), any = side.chosen(number);
  Expr result = any.isZero().select(one, any);
  if (isSigned) {
    Expr sign = Expr::bits(APInt::getSignMask(width));
    Expr isPositive = !any.isNegative() && !any.isZero();
    result = isLess.select(any | sign, isPositive.select(any, one));
  }
  ChoiceVariable &choice = side.choices[number];
  choice.guard &= differs;
  choice.isResult = true;
  choice.shown = result;
  return result;
}
