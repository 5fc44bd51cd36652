// What the steps of a downgrade share, and the steps.

#ifndef PALINDROME_EXPORT_RELEASES_CHANGES_H
#define PALINDROME_EXPORT_RELEASES_CHANGES_H

#include "export/releases/Pointees.h"
#include "palindrome/Downgrade.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

namespace palindrome::releases {

/// What is noted while a module is changed for a release.
class Changes {
public:
  Changes(llvm::Module &module, unsigned release)
      : module(module), release(release) {}

  llvm::Module &module;
  const unsigned release;
  Pointees pointees;

  /// Whether the release lacks what came with `since`.
  bool lacks(unsigned since) const { return release < since; }
  void dropped(const llvm::Twine &construct) {
    note(DowngradeRemark::Dropped, construct);
  }
  void rewritten(const llvm::Twine &construct) {
    note(DowngradeRemark::Rewritten, construct);
  }
  /// `place` is the function or variable; null if it is the module.
  void refused(const llvm::Twine &construct, unsigned since,
               const llvm::GlobalValue *place);

  /// The name of a string attribute that stands for `spelling`, which this
  /// release of LLVM has no attribute for. The text has `spelling` in its
  /// place.
  std::string standIn(llvm::StringRef spelling);
  /// By stand-in, as the text has it with its quotes: what takes its place.
  const llvm::StringMap<std::string> &spellings() const { return standIns; }

  void moveTo(Downgrade &result);

private:
  void note(DowngradeRemark::Kind kind, const llvm::Twine &construct) {
    ++noted[{kind, construct.str()}];
  }

  std::map<std::pair<DowngradeRemark::Kind, std::string>, unsigned> noted;
  std::map<std::string, DowngradeRefusal> refusals; ///< By construct.
  llvm::StringMap<std::string> standIns;
};

/// Brings intrinsics to their names and operands of the release.
void changeIntrinsics(Changes &changes);
/// Brings debug records to calls, where the release has no records.
void changeDebugRecords(Changes &changes);
/// Leaves out flags of instructions, and refuses instructions.
void changeInstructions(Changes &changes);
/// Leaves out what constant expressions have had since a later release.
void changeConstants(Changes &changes);
/// `constant` with other operands, of the same types.
llvm::Constant *withOperands(llvm::Constant &constant,
                             llvm::ArrayRef<llvm::Constant *> operands);
/// Replaces each constant among the operands of `user`, also one that is
/// wrapped as metadata and no symbol, by what `of` returns for it.
void replaceConstants(
    llvm::User &user,
    llvm::function_ref<llvm::Constant *(llvm::Constant *)> of);
/// Brings metadata to its older forms.
void changeMetadata(Changes &changes);
/// Leaves out attributes, and marks those that the text spells otherwise.
void changeAttributes(Changes &changes);
/// Refuses types and properties of symbols, and brings the data layout to that
/// of the release.
void changeModule(Changes &changes);

/// Gives pointers types, where the release has no others.
void changePointers(Changes &changes);

/// `text`, which LLVM printed, in the syntax of the release.
std::string spell(llvm::StringRef text, Changes &changes);

} // namespace palindrome::releases

#endif // PALINDROME_EXPORT_RELEASES_CHANGES_H
