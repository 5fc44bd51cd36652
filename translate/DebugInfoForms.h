// What decides whether a debug info attribute stands for a distinct node, where
// its class alone does not (DebugInfoForms.def).

#ifndef PALINDROME_DEBUGINFOFORMS_H
#define PALINDROME_DEBUGINFOFORMS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/BinaryFormat/Dwarf.h"

namespace palindrome {

inline bool isDefinition(mlir::LLVM::DISubprogramAttr subprogram) {
  return static_cast<bool>(subprogram.getSubprogramFlags() &
                           mlir::LLVM::DISubprogramFlags::Definition);
}

/// Whether types of this kind are told apart by more than what they contain.
inline bool isNominal(mlir::LLVM::DICompositeTypeAttr type) {
  switch (type.getTag()) {
  case llvm::dwarf::DW_TAG_class_type:
  case llvm::dwarf::DW_TAG_structure_type:
  case llvm::dwarf::DW_TAG_union_type:
  case llvm::dwarf::DW_TAG_enumeration_type:
    return true;
  default:
    return false;
  }
}

} // namespace palindrome

#endif // PALINDROME_DEBUGINFOFORMS_H
