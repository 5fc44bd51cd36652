// Global variables and functions: the memory objects that the witness has for
// them. They are looked up by name, since the source and the target may be of
// two modules.

#include "verify/judge/refine/interpret/state/Machine.h"
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
  for (auto [number, object] : enumerate(memory))
    if (object.global && object.global->getName() == global.getName())
      return object.missing && global.hasExternalWeakLinkage()
                 ? Lane::pointer(0, APInt(bits, 0))
                 : Lane::pointer(number, APInt(bits, 0));
  unsupported("a global that the witness does not give");
  return Lane::poison();
}

Lane Machine::null(unsigned space) const {
  APInt zero(layout.getIndexSizeInBits(space), 0);
  for (auto [number, object] : enumerate(memory))
    if (space != 0 && object.nullOfSpace == space)
      return Lane::pointer(number, zero);
  return Lane::pointer(0, zero);
}

bool Machine::isPlainSpace(unsigned space) const {
  unsigned bits = layout.getPointerSizeInBits(0);
  return layout.getPointerSizeInBits(space) == bits &&
         layout.getIndexSizeInBits(space) == bits &&
         !layout.isNonIntegralAddressSpace(space);
}

const Function *Machine::functionAt(const Lane &pointer) const {
  if (!pointer.isPointer() || !pointer.bits.isZero())
    return nullptr;
  const GlobalValue *global = memory[pointer.object].global;
  return global ? owner.getFunction(global->getName()) : nullptr;
}

bool Machine::initialize() {
  for (MemoryObject &object : memory) {
    if (!object.global)
      continue;
    // What one module alone has starts in both executions as it has it.
    const auto *own = owner.getGlobalVariable(object.global->getName(), true);
    if (!own)
      own = dyn_cast<GlobalVariable>(object.global);
    if (!own)
      continue;
    object.writable &= !own->isConstant();
    if (object.address && own->getAlign() &&
        *object.address % own->getAlign()->value() != 0)
      unsupported("a global whose address is less aligned than it says");
    // A variable may have been written before the call. One of local linkage
    // may be the function's own state, which starts as its initializer.
    bool mayHaveChanged = !own->isConstant() && !own->hasLocalLinkage();
    if ((mayHaveChanged && !startsProgram) || !own->hasDefinitiveInitializer())
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
    Bytes bytes = toBytes(lanes, type, layout, 0);
    if (bytes.size() > object.size)
      unsupported("a global of another size");
    else
      writeBytes(object, 0, bytes);
  }
  return !stopped();
}

} // namespace palindrome::interpret
