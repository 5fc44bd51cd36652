// The options of a command that compares results with a baseline.

#include "tools/commands/verify/BaselineLine.h"

using namespace palindrome;
using namespace palindrome::tools;

void BaselineLine::addTo(CommandLine &line) {
  option.addTo(line, "let files pass that fall short as FILE says",
               "write to FILE how the files fall short now");
}

bool BaselineLine::open(report::ReportContext &context) {
  if (!isUsed())
    return true;
  if (!option.hasFolder())
    return false;
  file = std::make_unique<baseline::Baseline>(option.path, context);
  if (llvm::Error error = file->read(/*mayBeMissing=*/option.isUpdating)) {
    reportError(llvm::toString(std::move(error)));
    return false;
  }
  context.baseline = option.path;
  context.baselineDigest = file->digest();
  return true;
}

void BaselineLine::match(FileResult &result) const {
  if (!file)
    return;
  result.baseline = file->match(result);
  if (result.baseline && option.isUpdating && !result.baseline->isAccepted())
    result.baseline->standing = Standing::Accepted;
}

void BaselineLine::note(const FileResult &result) {
  if (!file)
    return;
  if (option.isUpdating)
    file->note(result);
  better += result.baseline && (result.baseline->standing == Standing::Better ||
                                result.baseline->standing == Standing::Fixed);
}

/// "1 file is", "2 files are".
static std::string filesAre(uint64_t count) {
  return std::to_string(count) + (count == 1 ? " file is" : " files are");
}

void BaselineLine::leave() const {
  if (option.isUpdating)
    reportError(option.path +
                ": note: not updated, since the run was interrupted");
}

bool BaselineLine::finish(bool isWhole) {
  if (!file)
    return true;
  if (!option.isUpdating) {
    if (better)
      reportError(option.path + ": note: " + filesAre(better) +
                  " better than the baseline says; --update-baseline");
    return true;
  }
  baseline::Changes changes = file->update(isWhole);
  if (!option.write(file->text(), changes.areNone()))
    return false;
  std::string text = option.path + ": note: ";
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
