// Counts which rows of LLVM's own tables an accepted module has: opcodes,
// intrinsics, attributes, classes and kinds of metadata, calling conventions.
// What no module has was forgotten, or LLVM accepts it nowhere.

#ifndef PALINDROME_CORPUS_ENUMERATE_COVERAGE_H
#define PALINDROME_CORPUS_ENUMERATE_COVERAGE_H

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/Module.h"
#include <string>
#include <vector>

namespace palindrome::enumerate {

/// A table of LLVM, as a range of numbers in `Coverage`.
struct CoverageTable {
  llvm::StringLiteral what;
  uint32_t size;
  std::string (*nameOf)(uint32_t row); ///< Empty for a row without a name.
};

/// All tables; the rows of each follow those of the one before.
llvm::ArrayRef<CoverageTable> coverageTables();

class Coverage {
public:
  Coverage();

  /// Adds everything that `module` has.
  void add(const llvm::Module &module);
  void add(llvm::ArrayRef<uint32_t> rows);

  /// The numbers of the rows that were added.
  std::vector<uint32_t> rows() const;
  /// The names of the rows of `table` that no module has.
  std::vector<std::string> missing(const CoverageTable &table) const;

private:
  void add(const llvm::Function &function);
  void add(const llvm::Instruction &instruction);
  void add(const llvm::AttributeList &attributes);
  void add(llvm::AttributeSet attributes);
  void add(const llvm::MDNode &node);
  void
  addKinds(llvm::ArrayRef<std::pair<unsigned, llvm::MDNode *>> attachments);

  llvm::BitVector seen;
};

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_COVERAGE_H
