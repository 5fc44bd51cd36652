// Decides whether a debug info attribute represents a distinct node, for the
// classes where that depends on the attribute (DebugInfoForms.def).

#ifndef PALINDROME_DEBUGINFOFORMS_H
#define PALINDROME_DEBUGINFOFORMS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/BinaryFormat/Dwarf.h"

namespace palindrome {

inline bool isDefinition(mlir::LLVM::DISubprogramAttr subprogram) {
  return static_cast<bool>(subprogram.getSubprogramFlags() &
                           mlir::LLVM::DISubprogramFlags::Definition);
}

/// Whether two types of this kind with equal contents are different types.
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
