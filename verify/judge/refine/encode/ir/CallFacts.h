// What is known of a call of an unknown function: the attributes of the call
// and of its callee.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_CALLFACTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_CALLFACTS_H

#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/Support/ModRef.h"

namespace palindrome::encode {

/// Whether objects of two types are passed alike by `byval` and `sret`: the
/// types are null, or have the same size and alignment. The names of structs,
/// and so the types themselves, may differ between modules.
inline bool arePassedAlike(llvm::Type *x, llvm::Type *y,
                           const llvm::DataLayout &layout) {
  return x == y ||
         (x && y && layout.getTypeAllocSize(x) == layout.getTypeAllocSize(y) &&
          layout.getABITypeAlign(x) == layout.getABITypeAlign(y));
}

/// The attributes of a call together with those of its callee.
struct CallFacts {
  const llvm::CallBase *site = nullptr;
  /// Null for an indirect call whose callee is not known.
  const llvm::Function *callee = nullptr;

  bool has(llvm::Attribute::AttrKind kind) const {
    if (kind == llvm::Attribute::NoUnwind && isAssembly(/*canThrow=*/false))
      return true;
    return site->hasFnAttr(kind) || (callee && callee->hasFnAttribute(kind));
  }
  llvm::Attribute get(llvm::Attribute::AttrKind kind) const {
    llvm::Attribute here = site->getFnAttr(kind);
    return here.isValid() || !callee ? here : callee->getFnAttribute(kind);
  }
  /// The type of a `byval` argument; null for another argument.
  llvm::Type *byValType(unsigned number) const {
    llvm::Type *here = site->getParamByValType(number);
    return here || !knows(number) ? here : callee->getParamByValType(number);
  }
  bool resultHas(llvm::Attribute::AttrKind kind) const {
    return site->hasRetAttr(kind) || (callee && callee->hasRetAttribute(kind));
  }
  bool parameterHas(unsigned number, llvm::Attribute::AttrKind kind) const {
    return site->paramHasAttr(number, kind) ||
           (knows(number) && callee->hasParamAttribute(number, kind));
  }
  bool anyParameterHas(llvm::Attribute::AttrKind kind) const {
    for (unsigned i = 0; i < site->arg_size(); ++i)
      if (parameterHas(i, kind))
        return true;
    return false;
  }
  llvm::MemoryEffects effects() const {
    llvm::MemoryEffects effects = site->getMemoryEffects();
    // The side effects of inline assembly are an event, whatever its attributes
    // about memory are.
    if (auto *assembly =
            llvm::dyn_cast<llvm::InlineAsm>(site->getCalledOperand());
        assembly && assembly->hasSideEffects())
      effects |= llvm::MemoryEffects::inaccessibleMemOnly();
    // Operand bundles may do more than the callee.
    return callee && !site->hasOperandBundles()
               ? effects & callee->getMemoryEffects()
               : effects;
  }
  llvm::CaptureInfo captures(unsigned number) const {
    llvm::CaptureInfo captures = site->getCaptureInfo(number);
    return knows(number) ? captures & callee->getAttributes()
                                          .getParamAttrs(number)
                                          .getCaptureInfo()
                         : captures;
  }

private:
  bool isAssembly(bool canThrow) const {
    auto *assembly = llvm::dyn_cast<llvm::InlineAsm>(site->getCalledOperand());
    return assembly && assembly->canThrow() == canThrow;
  }
  bool knows(unsigned number) const {
    return callee && number < callee->arg_size();
  }
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_CALLFACTS_H
