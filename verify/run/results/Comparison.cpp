// Compares two runs.

#include "verify/run/results/Comparison.h"
#include "verify/run/report/Shortfall.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace palindrome;
using namespace palindrome::results;

llvm::StringRef palindrome::results::changeName(ChangeKind kind) {
  static constexpr std::array<llvm::StringLiteral, numChangeKinds> names{
      "worse", "new", "other", "gone", "better", "same"};
  return names[size_t(kind)];
}

/// The change from one verdict to another.
static ChangeKind kindOf(Verdict before, Verdict after, bool hasSameDetails) {
  if (before != after)
    return after > before ? ChangeKind::Worse : ChangeKind::Better;
  return hasSameDetails ? ChangeKind::Same : ChangeKind::Other;
}

llvm::Expected<Comparison>
palindrome::results::compare(llvm::ArrayRef<std::unique_ptr<Source>> before,
                             llvm::ArrayRef<std::unique_ptr<Source>> after) {
  struct Earlier {
    Verdict verdict;
    std::string details;
    bool isThere = false; ///< Whether the later run judged the file, too.
  };
  llvm::StringMap<Earlier> earlier;
  for (const std::unique_ptr<Source> &source : before)
    if (llvm::Error error = source->forEach([&](const FileResult &result) {
          earlier.insert_or_assign(
              result.path,
              Earlier{result.verdict, report::shortfallDetails(result)});
        }))
      return std::move(error);

  Comparison comparison;
  auto add = [&](Change change) {
    ++comparison.counts[size_t(change.kind)];
    if (change.kind != ChangeKind::Same)
      comparison.changes.push_back(std::move(change));
  };
  for (const std::unique_ptr<Source> &source : after) {
    const report::Requirement &requirement = source->run.context.requirement;
    if (llvm::Error error = source->forEach([&](const FileResult &result) {
          Change change;
          change.path = result.path;
          change.after = result.verdict;
          change.details = report::shortfallDetails(result);
          change.fallsShort = !requirement.passes(result);
          auto it = earlier.find(result.path);
          if (it == earlier.end()) {
            change.kind = ChangeKind::New;
          } else {
            it->second.isThere = true;
            change.before = it->second.verdict;
            change.kind = kindOf(it->second.verdict, result.verdict,
                                 it->second.details == change.details);
          }
          comparison.isWorse |=
              change.kind == ChangeKind::Worse ||
              (change.kind == ChangeKind::New && change.fallsShort);
          add(std::move(change));
        }))
      return std::move(error);
  }
  for (auto &entry : earlier)
    if (!entry.second.isThere)
      add({ChangeKind::Gone, entry.first().str(), entry.second.verdict,
           std::nullopt, entry.second.details});
  llvm::sort(comparison.changes, [](const Change &a, const Change &b) {
    return std::pair(a.kind, llvm::StringRef(a.path)) <
           std::pair(b.kind, llvm::StringRef(b.path));
  });
  return comparison;
}
