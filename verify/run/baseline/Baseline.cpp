// Reads and writes the file that lists what is known to fall short.

#include "verify/run/baseline/Baseline.h"
#include "verify/base/io/JSONLine.h"
#include "verify/run/baseline/Lines.h"
#include "verify/run/report/Shortfall.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::baseline;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;
namespace paths = llvm::sys::path;

//===-- Names of files ----------------------------------------------------===//

/// The folder `folder` without symbolic links, or, where it is not there,
/// without dots.
static std::string realFolder(llvm::StringRef folder) {
  llvm::SmallString<256> real;
  if (!fs::real_path(folder.empty() ? "." : folder, real))
    return real.str().str();
  real = folder;
  // Without a working folder the path stays relative.
  (void)!fs::make_absolute(real);
  paths::remove_dots(real, /*remove_dot_dot=*/true);
  return real.str().str();
}

/// The path of `file` from `folder`; both are absolute.
static std::string relativeTo(llvm::StringRef folder, llvm::StringRef file) {
  auto ofFolder = paths::begin(folder), folderEnd = paths::end(folder);
  auto ofFile = paths::begin(file), fileEnd = paths::end(file);
  while (ofFolder != folderEnd && ofFile != fileEnd && *ofFolder == *ofFile) {
    ++ofFolder;
    ++ofFile;
  }
  llvm::SmallString<256> relative;
  for (; ofFolder != folderEnd; ++ofFolder)
    paths::append(relative, "..");
  for (; ofFile != fileEnd; ++ofFile)
    paths::append(relative, *ofFile);
  return relative.str().str();
}

Baseline::Name Baseline::nameOf(const FileResult &result) {
  auto realOf = [&](llvm::StringRef folder) -> const std::string & {
    auto [it, isNew] = realFolders.try_emplace(folder);
    if (isNew)
      it->second = realFolder(folder);
    return it->second;
  };
  llvm::StringRef file = report::placeOf(result, context).first;
  llvm::SmallString<256> absolute(realOf(paths::parent_path(file)));
  paths::append(absolute, paths::filename(file));
  // A name that is not UTF-8 has the same spelling here as in the file.
  Name name;
  name.file =
      json::fixUTF8(relativeTo(realOf(paths::parent_path(path)), absolute));
  // The name of a part begins with the path of its file.
  llvm::StringRef part = result.path;
  part.consume_front(file);
  name.path = name.file + json::fixUTF8(part);
  return name;
}

//===-- Reading -----------------------------------------------------------===//

/// The terms of a baseline, for messages.
static std::string termsText(llvm::StringRef subject, llvm::StringRef required,
                             llvm::StringRef requiredMLIR) {
  std::string text = (subject + " --require=" + required).str();
  if (requiredMLIR != required)
    text += (" --require-mlir=" + requiredMLIR).str();
  return text;
}

static constexpr llvm::StringLiteral kindOfHeader = "baseline";

/// What is wrong with the first line; empty if it has the terms of `context`.
static std::string findTermsProblem(const json::Value *line,
                                    const report::ReportContext &context) {
  std::string problem = findHeaderProblem(line, kindOfHeader);
  if (!problem.empty())
    return problem;
  const json::Object *object = line->getAsObject();
  std::string ours =
      termsText(context.subject, verdictName(context.requirement.weakest),
                verdictName(context.requirement.weakestMLIR));
  std::string theirs =
      termsText(object->getString("subject").value_or(""),
                object->getString("required").value_or(""),
                object->getString("required_mlir").value_or(""));
  if (ours != theirs)
    return "this baseline is for " + theirs + ", and the run for " + ours +
           "; name another file, or delete this one and make it anew with "
           "--update-baseline";
  return "";
}

llvm::Error Baseline::read(bool mayBeMissing) {
  llvm::Expected<std::string> digest = readLines(
      path, mayBeMissing,
      [&](const json::Value *line) { return findTermsProblem(line, context); },
      [&](const json::Value *line) -> std::string {
        auto entry = line ? parseEntry(*line) : std::nullopt;
        if (!entry)
          return lineProblem();
        return entries.insert(*entry).second ? ""
                                             : repetitionProblem(entry->first);
      });
  if (!digest)
    return digest.takeError();
  contents = std::move(*digest);
  return llvm::Error::success();
}

//===-- Use ---------------------------------------------------------------===//

std::optional<BaselineMatch> Baseline::match(const FileResult &result) {
  if (context.requirement.isSkipped(result))
    return std::nullopt;
  auto it = entries.find(nameOf(result).path);
  bool isListed = it != entries.end();
  BaselineMatch match;
  if (isListed)
    match.was = it->second.verdict;
  if (context.requirement.isMet(result)) {
    if (!isListed)
      return std::nullopt;
    match.standing = Standing::Fixed;
    return match;
  }
  if (isListed)
    return compare(entryOf(result, context.requirement), it->second);
  match.standing = Standing::New;
  return match;
}

void Baseline::note(const FileResult &result) {
  Name name = nameOf(result);
  bool isPart = name.file != name.path;
  if (isPart)
    judgedFiles.insert(name.file);
  std::optional<Entry> entry;
  if (!context.requirement.isMet(result)) {
    entry = entryOf(result, context.requirement);
    if (isPart)
      entry->file = name.file;
  }
  judged.insert_or_assign(name.path, std::move(entry));
}

bool Baseline::isGone(llvm::StringRef name, const Entry &entry,
                      bool isWhole) const {
  llvm::StringRef file = entry.file.empty() ? name : entry.file;
  if (isWhole && judgedFiles.contains(file))
    return true;
  llvm::SmallString<256> full(paths::parent_path(path));
  paths::append(full, file);
  return !fs::exists(full);
}

Changes Baseline::update(bool isWhole) {
  Changes changes;
  if (judged.empty()) {
    changes.unseen = changes.entries = entries.size();
    return changes;
  }
  // The names are sorted, so that all have in common what these two have.
  llvm::StringRef folder =
      report::commonFolder(judged.begin()->first, judged.rbegin()->first);
  for (auto it = entries.begin(); it != entries.end();) {
    llvm::StringRef below = it->first;
    bool isBelow = below.consume_front(folder) && !below.starts_with("../");
    bool isUnseen = !judged.count(it->first);
    bool isOver = isUnseen && isBelow && isGone(it->first, it->second, isWhole);
    changes.gone += isOver;
    changes.unseen += isUnseen && !isOver;
    it = isOver ? entries.erase(it) : std::next(it);
  }
  for (const auto &[name, entry] : judged) {
    auto it = entries.find(name);
    bool wasListed = it != entries.end();
    changes.added += entry && !wasListed;
    changes.removed += !entry && wasListed;
    changes.changed += entry && wasListed && it->second != *entry;
    if (entry)
      entries.insert_or_assign(name, *entry);
    else if (wasListed)
      entries.erase(it);
  }
  changes.entries = entries.size();
  return changes;
}

std::string Baseline::text() const {
  const report::Requirement &requirement = context.requirement;
  std::string text = formatJSONLine(kindOfHeader, [&](JSONObject &object) {
    object.number("version", formatVersion);
    object.text("subject", context.subject);
    object.text("required", verdictName(requirement.weakest));
    object.text("required_mlir", verdictName(requirement.weakestMLIR));
  });
  text += '\n';
  for (const auto &[name, entry] : entries)
    text += formatEntry(name, entry) + '\n';
  return text;
}
