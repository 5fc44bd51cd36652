// The parts of an instruction to make of an op of `llvmx`: its operands and
// successors, and its `details`, read one entry at a time.

#ifndef PALINDROME_EXPORT_INSTRUCTIONPARTS_H
#define PALINDROME_EXPORT_INSTRUCTIONPARTS_H

#include "export/ModuleExporter.h"
#include "llvm/IR/Instructions.h"

namespace palindrome {

/// A reader whose entry is missing, where it must not be, or of another form,
/// gives a null or the least value, and keeps what is wrong: no instruction may
/// be made then.
class InstructionParts {
public:
  InstructionParts(ModuleExporter &module, mlir::DictionaryAttr details)
      : module(module), details(details) {}

  /// An integer from `least` to `most`; `byDefault` when there is no entry.
  uint64_t integer(llvm::StringRef name, uint64_t least, uint64_t most,
                   std::optional<uint64_t> byDefault = std::nullopt);
  /// A unit.
  bool flag(llvm::StringRef name);
  /// "" when there is no entry.
  llvm::StringRef string(llvm::StringRef name);
  /// The entry of class `T`; null when there is none.
  template <typename T> T attribute(llvm::StringRef name) {
    mlir::Attribute value = find(name);
    auto found = llvm::dyn_cast_or_null<T>(value);
    if (value && !found)
      fail("its '" + name + "' is of another form");
    return found;
  }
  llvm::Type *typeOf(llvm::StringRef name);
  llvm::Align align();
  llvm::AtomicOrdering ordering(llvm::StringRef name);
  llvm::SyncScope::ID scope();

  /// Whether there are `count` operands.
  bool has(size_t count);
  /// Whether operand `place` is a pointer.
  bool isPointer(size_t place);
  /// Keeps the first of what is wrong. Gives a null.
  std::nullptr_t fail(const llvm::Twine &why);
  bool isGood() const { return problem.empty(); }
  llvm::StringRef why() const { return problem; }
  /// Reports the entries of the details that nothing has read.
  void reportUnread() const;

  ModuleExporter &module;
  /// Of the result.
  llvm::Type *type = nullptr;
  llvm::SmallVector<llvm::Value *> operands;
  llvm::SmallVector<llvm::BasicBlock *> successors;

private:
  mlir::Attribute find(llvm::StringRef name);

  mlir::DictionaryAttr details;
  llvm::SmallVector<llvm::StringRef> read;
  std::string problem;
};

/// The makers of calls: null when the parts are none of such an instruction.
llvm::Instruction *makeCall(InstructionParts &parts);
llvm::Instruction *makeInvoke(InstructionParts &parts);
llvm::Instruction *makeCallBr(InstructionParts &parts);

} // namespace palindrome

#endif // PALINDROME_EXPORT_INSTRUCTIONPARTS_H
