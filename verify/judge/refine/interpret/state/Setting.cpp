// What one execution is of.

#include "verify/judge/refine/interpret/state/Setting.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::interpret {

Setting::Setting(Role role, const Module &module, Options options)
    : role(role), module(module), layout(module.getDataLayout()),
      options(std::move(options)) {}

const Triple &Setting::triple() const { return module.getTargetTriple(); }

bool Setting::isPlainSpace(unsigned space) const {
  unsigned bits = layout.getPointerSizeInBits(0);
  return layout.getPointerSizeInBits(space) == bits &&
         layout.getIndexSizeInBits(space) == bits &&
         !layout.isNonIntegralAddressSpace(space);
}

} // namespace palindrome::interpret
