// Globals: their blocks, which the witness gives by the names of A's module.

#include "verify/refine/interpret/state/Machine.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::interpret {

Lane Machine::globalAddress(const GlobalValue &global) {
  unsigned bits = layout.getIndexTypeSizeInBits(global.getType());
  if (auto *alias = dyn_cast<GlobalAlias>(&global)) {
    if (alias->isInterposable())
      unsupported("an alias that may be replaced");
    else
      return constant(alias->getAliasee())[0];
    return Lane::poison();
  }
  for (auto [number, block] : enumerate(memory))
    if (block.global && block.global->getName() == global.getName())
      return Lane::pointer(number, APInt(bits, 0));
  unsupported("a global that the witness does not give");
  return Lane::poison();
}

const Function *Machine::functionAt(const Lane &pointer) const {
  if (!pointer.isPointer() || !pointer.bits.isZero())
    return nullptr;
  const GlobalValue *global = memory[pointer.block].global;
  // The block's is A's symbol: here the module's own is meant.
  return global ? owner.getFunction(global->getName()) : nullptr;
}

bool Machine::initialize() {
  for (MemoryBlock &block : memory) {
    if (!block.global)
      continue;
    const auto *own = owner.getGlobalVariable(block.global->getName(), true);
    if (!own)
      continue;
    block.writable &= !own->isConstant();
    if (own->isThreadLocal())
      unsupported("a thread-local global");
    if (block.address && own->getAlign() &&
        *block.address % own->getAlign()->value() != 0)
      unsupported("a global whose address is less aligned than it says");
    // A local one may have been written before, but need not.
    if ((!own->isConstant() && !own->hasLocalLinkage()) ||
        !own->hasDefinitiveInitializer())
      continue;
    Type *type = own->getValueType();
    SmallVector<Type *> types;
    if (!laneTypes(type, types)) {
      unsupported("an initializer's type");
      continue;
    }
    Lanes lanes = constant(own->getInitializer());
    if (stopped())
      break;
    Bytes bytes = encode(lanes, type, layout, 0);
    if (bytes.size() > block.size)
      unsupported("a global of another size");
    else
      for (auto [offset, byte] : enumerate(bytes))
        block.bytes[offset] = byte;
  }
  return !stopped();
}

} // namespace palindrome::interpret
