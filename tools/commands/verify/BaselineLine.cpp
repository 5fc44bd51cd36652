// The options of a command that compares results with a baseline.

#include "tools/commands/verify/BaselineLine.h"
#include "tools/line/OutputFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::tools;

void BaselineLine::addTo(CommandLine &line) {
  line.addString("baseline", "FILE", path,
                 "let files pass that fall short as FILE says");
  line.addFlag("update-baseline", isUpdating,
               "write to FILE how the files fall short now");
}

std::optional<std::string> BaselineLine::findProblem() const {
  if (isUpdating && !isUsed())
    return "--update-baseline needs --baseline=FILE";
  return std::nullopt;
}

bool BaselineLine::open(report::ReportContext &context) {
  if (!isUsed())
    return true;
  // A run may take hours, and this would be wrong at its end, too.
  llvm::StringRef folder = llvm::sys::path::parent_path(path);
  if (isUpdating && !folder.empty() && !llvm::sys::fs::is_directory(folder)) {
    reportError(path + ": error: cannot write: there is no such folder");
    return false;
  }
  file = std::make_unique<baseline::Baseline>(path, context);
  if (llvm::Error error = file->read(/*mayBeMissing=*/isUpdating)) {
    reportError(llvm::toString(std::move(error)));
    return false;
  }
  context.baseline = path;
  context.baselineDigest = file->digest();
  return true;
}

void BaselineLine::match(FileResult &result) const {
  if (!file)
    return;
  result.baseline = file->match(result);
  if (result.baseline && isUpdating && !result.baseline->isAccepted())
    result.baseline->standing = Standing::Accepted;
}

void BaselineLine::note(const FileResult &result) {
  if (!file)
    return;
  if (isUpdating)
    file->note(result);
  better += result.baseline && (result.baseline->standing == Standing::Better ||
                                result.baseline->standing == Standing::Fixed);
}

/// "1 file is", "2 files are".
static std::string filesAre(uint64_t count) {
  return std::to_string(count) + (count == 1 ? " file is" : " files are");
}

void BaselineLine::leave() const {
  if (isUpdating)
    reportError(path + ": note: not updated, since the run was interrupted");
}

bool BaselineLine::finish(bool isWhole) {
  if (!file)
    return true;
  if (!isUpdating) {
    if (better)
      reportError(path + ": note: " + filesAre(better) +
                  " better than the baseline says; --update-baseline");
    return true;
  }
  baseline::Changes changes = file->update(isWhole);
  // What does not change is not written, so that its time stays.
  bool isNew = !llvm::sys::fs::exists(path);
  if ((isNew || !changes.areNone()) && !writeOutput(path, file->text()))
    return false;
  std::string text = path + ": note: ";
  if (changes.areNone())
    text += "nothing changed";
  else
    text += std::to_string(changes.added) + " added, " +
            std::to_string(changes.changed) + " changed, " +
            std::to_string(changes.removed) + " removed";
  if (changes.gone)
    text += ", " + std::to_string(changes.gone) + " of files that are gone";
  if (changes.unseen)
    text += ", " + std::to_string(changes.unseen) +
            " kept of files that were not judged";
  reportError(text + "; " + filesAre(changes.entries) + " in the baseline");
  return true;
}
