// Choosing the places of a module that a mutation of LLVM IR changes.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_IR_PLACES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_IR_PLACES_H

#include "verify/seek/mutate/ir/Tables.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Module.h"
#include <vector>

namespace palindrome::mutate {

/// The instructions of `module` for which `accept` holds.
template <typename Accept>
std::vector<llvm::Instruction *> instructionsOf(llvm::Module &module,
                                                Accept accept) {
  std::vector<llvm::Instruction *> found;
  for (llvm::Function &function : module)
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &instruction : block)
        if (accept(instruction))
          found.push_back(&instruction);
  return found;
}

/// Chooses an instruction of class `Kind` for which `accept` holds; null if
/// there is none.
template <typename Kind, typename Accept>
Kind *chooseInstruction(llvm::Module &module, Chooser &choose, Accept accept) {
  auto found = instructionsOf(module, [&](llvm::Instruction &instruction) {
    auto *kind = llvm::dyn_cast<Kind>(&instruction);
    return kind && accept(*kind);
  });
  return found.empty() ? nullptr : llvm::cast<Kind>(choose.of(found));
}
template <typename Kind>
Kind *chooseInstruction(llvm::Module &module, Chooser &choose) {
  return chooseInstruction<Kind>(module, choose, [](Kind &) { return true; });
}

/// Chooses a global value of class `Kind` for which `accept` holds; null if
/// there is none.
template <typename Kind, typename Accept>
Kind *chooseGlobal(llvm::Module &module, Chooser &choose, Accept accept) {
  std::vector<Kind *> found;
  for (llvm::GlobalValue &value : module.global_values())
    if (auto *kind = llvm::dyn_cast<Kind>(&value); kind && accept(*kind))
      found.push_back(kind);
  return found.empty() ? nullptr : choose.of(found);
}
template <typename Kind>
Kind *chooseGlobal(llvm::Module &module, Chooser &choose) {
  return chooseGlobal<Kind>(module, choose, [](Kind &) { return true; });
}

/// All nodes of metadata that are reachable from the module.
llvm::SetVector<llvm::MDNode *> nodesOf(llvm::Module &module);

/// The arguments of calls that are metadata. The operands of bundles are left
/// out: LLVM prints nodes among them as addresses.
std::vector<llvm::Use *> metadataArguments(llvm::Module &module);

/// The debug records of the module.
std::vector<llvm::DbgRecord *> records(llvm::Module &module);

/// Chooses a debug record of class `Kind` for which `accept` holds; null if
/// there is none.
template <typename Kind, typename Accept>
Kind *chooseRecord(llvm::Module &module, Chooser &choose, Accept accept) {
  std::vector<Kind *> found;
  for (llvm::DbgRecord *record : records(module))
    if (auto *kind = llvm::dyn_cast<Kind>(record); kind && accept(*kind))
      found.push_back(kind);
  return found.empty() ? nullptr : choose.of(found);
}
template <typename Kind>
Kind *chooseRecord(llvm::Module &module, Chooser &choose) {
  return chooseRecord<Kind>(module, choose, [](Kind &) { return true; });
}

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_IR_PLACES_H
