// Collects the differences of two LLVM modules and spells places and values.
// All spellings use A's names: a value of B has the name of its counterpart in
// A.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_REPORT_H
#define PALINDROME_VERIFY_JUDGE_DIFF_REPORT_H

#include "verify/judge/compare/Collector.h"
#include "verify/judge/diff/Correspondence.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/ModuleSlotTracker.h"

namespace llvm {
class DbgRecord;
class Instruction;
class Metadata;
class Type;
} // namespace llvm

namespace palindrome::diff {

/// A place in a module. Its spelling is computed only for differences that are
/// kept.
struct ValuePlace {
  /// A value of A, or of B if it has no counterpart; null for the module.
  const llvm::Value *value = nullptr;
  bool inB = false;
  /// Follows the value in the spelling, such as " argument 1".
  std::string detail;
};

/// One of the two modules.
enum class Side { A, B };

class Report {
public:
  Report(const llvm::Module &a, const llvm::Module &b,
         const Correspondence &values, const DiffOptions &options);

  /// Counts a difference of class `className`. `spell` sets `a` and `b`, and
  /// may append to `where`; it is called only if the difference is kept.
  void add(llvm::StringRef className, const ValuePlace &place,
           llvm::function_ref<void(Difference &)> spell);

  /// The same with the spellings in A and B.
  void add(llvm::StringRef className, const ValuePlace &place,
           const llvm::Twine &textA, const llvm::Twine &textB);

  /// The likeness by the differences so far.
  Likeness likeness() const { return collector.likeness(); }
  DiffResult take() { return collector.take(); }

  /// The spellings of what belongs to `side`.
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
  std::string place(const ValuePlace &place, std::string &symbol);

  const llvm::Module &a, &b;
  const Correspondence &values;
  llvm::ModuleSlotTracker slotsA, slotsB;
  compare::Collector collector;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_REPORT_H
