// Compares two versions of a module: which functions changed their meaning, and
// who sees it.
//
// A body that differs as text is brought to a normal form on both sides, by the
// same passes of LLVM's; to the next one if the first decides nothing. Helpers
// that one side alone has, or of which the two versions do not mean the same,
// are replaced by their bodies where they are called, so that the callers are
// judged with what they do. A function that each version has under another name
// is one (Renames.h).
//
//   older: int f(int x) { return x < 0 ? -x : x; }
//   newer: static int g(int x) { return x < 0 ? -x : x; }
//          int f(int x) { return g(x); }           f: equivalent

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_VERSIONS_H
#define PALINDROME_VERIFY_RUN_VERSIONS_VERSIONS_H

#include "palindrome/Refine.h"
#include "verify/run/versions/Layouts.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <functional>

namespace palindrome::versions {

/// What a verdict is about.
enum class Form {
  AsWritten, ///< The functions of the two modules.
  Plain,     ///< The same, with helpers inlined, and locals as values.
  Normal,    ///< What the passes of a normal form made of them.
};

/// What is done to both versions.
struct NormalForm {
  std::string passes; ///< As `opt -passes` takes them.
  /// Whether `!tbaa` goes: that a version has no access of another type than
  /// its memory has is then not made use of.
  bool dropsTypes = false;
};

/// A symbol whose definitions differ. The older version is the source.
struct Change {
  PairResult result;
  Form form = Form::AsWritten;
  unsigned normalForm = 0; ///< Of `Form::Normal`: its number.
  /// `file:line` by the debug information; empty where it has none.
  std::string olderPlace = {}, newerPlace = {};
  bool isPublic = false;
  /// A local function that does not mean the same, and that callers were judged
  /// with the bodies of.
  bool isInlined = false;
  /// Of `Form::Normal`: whether it was proved that what the passes made of
  /// either version refines that version.
  bool arePassesProved = false;
  /// Of one that is different: whether the older version refines the newer one,
  /// which then has more behaviours, such as undefined ones.
  bool doesOlderRefine = false;
  /// Public functions, as "@f", that reach this one, and that differ as well if
  /// this one is inlined in them.
  std::vector<std::string> shownBy = {};
  /// The module that a function which moved came from; else empty.
  std::string movedFrom = {};
  /// The types of a function whose signature changed: as C has them if the
  /// debug information states both, and they differ; else empty.
  std::string olderType = {}, newerType = {};
  /// Of a difference: a digest of both texts (`digestOfTexts`).
  std::string content = {};

  bool isAdded() const { return result.sourceName.empty(); }
  bool isRemoved() const { return result.targetName.empty(); }
  /// Whether it is a function that has another name in the newer version.
  bool isRenamed() const {
    return !isAdded() && !isRemoved() && result.sourceName != result.targetName;
  }
  /// Whether the verdict rests on passes that are not proved.
  bool isTrusted() const {
    return form == Form::Normal && result.meaning <= Meaning::Refined &&
           !arePassesProved;
  }
  /// Whether somebody who uses the public functions may notice it.
  bool isNoticed() const {
    return (result.meaning > Meaning::Refined &&
            (isPublic || !shownBy.empty())) ||
           (isRenamed() && isPublic);
  }
  /// Whether it counts as a difference. A helper that was inlined does not: the
  /// public functions that show its change do.
  bool isDifference() const { return isNoticed() && !isInlined; }
};

struct Comparison {
  unsigned same = 0; ///< Functions of the same text.
  std::vector<Change> changes;
  std::vector<LayoutChange> layouts; ///< Types, by name.
};

struct CompareOptions {
  RefineOptions refine;
  /// Of which a later one is for what those before do not decide. None:
  /// functions are judged as they are written, and none is inlined.
  std::vector<NormalForm> normalForms;
  /// Whether what the passes do to either version is proved to refine it.
  bool judgesPasses = true;
  /// Which functions others may call, by their names without "@"; null: those
  /// that other modules, or programs, can call.
  std::function<bool(llvm::StringRef)> isPublic = nullptr;
  /// Functions that moved, by their names, and the modules that they came from.
  llvm::StringMap<std::string> movedFrom = {};
  /// Of a function of either module that has no debug information: its place,
  /// `file:line`, and the name of a parameter; empty if that is not known. May
  /// be null.
  std::function<std::string(const llvm::Function *)> placeOf = nullptr;
  std::function<std::string(const llvm::Function *, unsigned)> parameterOf =
      nullptr;
};

/// Compares all symbols that the modules define, which are in one context and
/// do not change. An error says why the passes made nothing of one.
llvm::Expected<Comparison> compareVersions(const llvm::Module &older,
                                           const llvm::Module &newer,
                                           const CompareOptions &options);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_VERSIONS_H
