// A table of the properties that instructions have besides operands and types.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_PROPERTIES_H
#define PALINDROME_VERIFY_JUDGE_DIFF_PROPERTIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Instruction.h"
#include <string>

namespace palindrome::diff {

/// One property. Its functions are called with instructions of the same opcode.
struct InstructionProperty {
  llvm::StringLiteral className;
  bool (*equal)(const llvm::Instruction &a, const llvm::Instruction &b);
  /// The spelling of the property; may be empty.
  std::string (*spell)(const llvm::Instruction &instruction);
};

llvm::ArrayRef<InstructionProperty> instructionProperties();

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_PROPERTIES_H
