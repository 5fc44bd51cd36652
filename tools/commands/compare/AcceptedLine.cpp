// The options by which changes that somebody has accepted are no differences.

#include "tools/commands/compare/AcceptedLine.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::tools;
using baseline::AcceptedChange;

void AcceptedLine::addTo(CommandLine &line) {
  option.addTo(line,
               "changes that FILE lists are accepted as they are, and are no "
               "differences",
               "accept the changes that are there: write them to FILE");
}

bool AcceptedLine::open() {
  if (!option.isUsed())
    return true;
  if (!option.hasFolder())
    return false;
  auto read =
      baseline::readAccepted(option.path, /*mayBeMissing=*/option.isUpdating);
  if (!read) {
    reportError(llvm::toString(read.takeError()));
    return false;
  }
  known = std::move(*read);
  return true;
}

bool AcceptedLine::accepts(AcceptedChange change) {
  if (!option.isUsed() || change.content.empty())
    return false;
  bool isKnown = option.isUpdating || known.count(change);
  found.insert(std::move(change));
  return isKnown;
}

/// How many of `changes` are not in `others`.
static size_t countBeyond(const baseline::AcceptedChanges &changes,
                          const baseline::AcceptedChanges &others) {
  return llvm::count_if(changes, [&](const AcceptedChange &change) {
    return !others.count(change);
  });
}

bool AcceptedLine::finish(bool isWhole) {
  if (!option.isUsed())
    return true;
  const std::string note = option.path + ": note: ";
  if (!isWhole) {
    if (option.isUpdating)
      reportError(note + "not updated, since not all was compared");
    return true;
  }
  size_t gone = countBeyond(known, found), added = countBeyond(found, known);
  if (!option.isUpdating) {
    if (gone)
      reportError(note + std::to_string(gone) +
                  (gone == 1 ? " change is" : " changes are") +
                  " no more as the baseline says; --update-baseline");
    return true;
  }
  if (!option.write(formatAccepted(found), /*isSame=*/!added && !gone))
    return false;
  reportError(note + std::to_string(added) + " added, " + std::to_string(gone) +
              " removed; " + std::to_string(found.size()) +
              (found.size() == 1 ? " change is" : " changes are") +
              " in the baseline");
  return true;
}
