// Where differences are collected, and how places and values are spelled:
// always in A's names, so that a value of B is called what its counterpart in A
// is.

#ifndef PALINDROME_VERIFY_DIFF_REPORT_H
#define PALINDROME_VERIFY_DIFF_REPORT_H

#include "palindrome/Differ.h"
#include "verify/diff/Correspondence.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/ModuleSlotTracker.h"

namespace llvm {
class DbgRecord;
class Instruction;
class Metadata;
class Type;
} // namespace llvm

namespace palindrome::diff {

/// A place in a module, rendered only when a difference is reported there.
struct Place {
  /// A value of A, or one of B that A lacks; null for the module.
  const llvm::Value *value = nullptr;
  bool inB = false;
  /// What follows the value, such as " argument 1".
  std::string detail;
};

/// One of the two modules.
enum class Side { A, B };

class Report {
public:
  Report(const llvm::Module &a, const llvm::Module &b,
         const Correspondence &values, const DiffOptions &options);

  /// Counts a difference of `className`; `spell` fills `a` and `b` (and may add
  /// to `where`) and is called only for those that are kept.
  void add(llvm::StringRef className, const Place &place,
           llvm::function_ref<void(Difference &)> spell);

  /// The same for differences whose spellings are at hand.
  void add(llvm::StringRef className, const Place &place, const llvm::Twine &a,
           const llvm::Twine &b);

  /// Whether anything was found, and whether any of it is more than spelling.
  bool any() const { return !result.counts.empty(); }
  bool anyInGraph() const { return graphDiffers; }
  DiffResult take() { return std::move(result); }

  /// How each thing of a side is written, in A's names.
  std::string value(const llvm::Value *value, Side side);
  std::string instruction(const llvm::Instruction &instruction, Side side);
  std::string type(const llvm::Type *type);
  std::string metadata(const llvm::Metadata *metadata, Side side);
  std::string record(const llvm::DbgRecord &record, Side side);

private:
  llvm::ModuleSlotTracker &slots(Side side) {
    return side == Side::A ? slotsA : slotsB;
  }
  std::string ownName(const llvm::Value *value, Side side);
  std::string place(const Place &place, std::string &symbol);

  const llvm::Module &a, &b;
  const Correspondence &values;
  const DiffOptions &options;
  llvm::ModuleSlotTracker slotsA, slotsB;
  DiffResult result;
  bool graphDiffers = false;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_REPORT_H
