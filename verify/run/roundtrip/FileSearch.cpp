// Finds the modules below the paths of a command line.

#include "verify/run/roundtrip/FileSearch.h"
#include "verify/base/io/Language.h"
#include "verify/base/io/Stream.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include <algorithm>
#include <map>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::roundtrip;
namespace fs = llvm::sys::fs;

static llvm::Error failure(llvm::StringRef path, const llvm::Twine &message) {
  return llvm::createStringError(path + ": error: " + message);
}

static bool isModuleName(llvm::StringRef path) {
  return llvm::StringSwitch<bool>(extensionOf(path))
      .Cases({".ll", ".bc", ".mlir", ".mlirbc"}, true)
      .Default(false);
}

/// The type of `entry`, or of what it links to. The listing has that of most
/// files, which saves a network's file system as many questions.
static fs::file_type typeOf(const fs::directory_entry &entry) {
  fs::file_type type = entry.type();
  if (type != fs::file_type::symlink_file &&
      type != fs::file_type::type_unknown)
    return type;
  fs::file_status status;
  return fs::status(entry.path(), status) ? fs::file_type::type_unknown
                                          : status.type();
}

llvm::Error FileSearch::addBelow(llvm::StringRef directory) {
  size_t before = files.size();
  LeftOut leftBefore = leftOut;
  const size_t listedBefore = unlistable.size();
  auto isExcludedBelow = [&](llvm::StringRef path) {
    return exclusion.hasBelow(path.drop_front(directory.size()).ltrim('/'));
  };
  auto add = [&](const fs::directory_entry &entry) {
    if (!isModuleName(entry.path()))
      return true;
    fs::file_type type = typeOf(entry);
    if (type == fs::file_type::directory_file)
      return true;
    if (isExcludedBelow(entry.path())) {
      ++leftOut.excluded;
    } else if (isStream(type)) {
      ++leftOut.streams;
    } else {
      hasLinks |= entry.type() != fs::file_type::regular_file;
      files.push_back(entry.path());
    }
    return true;
  };
  for (Unlistable &missing : walkFolder(directory, add)) {
    if (missing.path == directory)
      return llvm::createStringError(missing.str());
    if (!isExcludedBelow(missing.path))
      unlistable.push_back(std::move(missing));
  }
  if (files.size() == before && leftOut.excluded == leftBefore.excluded &&
      unlistable.size() == listedBefore)
    return failure(directory, leftOut.streams != leftBefore.streams
                                  ? "only pipes, devices and sockets below; "
                                    "name one to have it read"
                                  : "no .ll, .bc, .mlir or .mlirbc file below");
  std::sort(files.begin() + ptrdiff_t(before), files.end());
  return llvm::Error::success();
}

llvm::Error FileSearch::add(llvm::ArrayRef<std::string> paths) {
  for (const std::string &path : paths) {
    ++sources;
    if (path == "-") {
      files.push_back(path);
      continue;
    }
    fs::file_status status;
    if (std::error_code error = fs::status(path, status))
      return failure(path, "cannot read: " + error.message());
    if (const char *problem = findStreamProblem(status.type()))
      return failure(path, problem);
    if (status.type() == fs::file_type::directory_file) {
      if (llvm::Error error = addBelow(path))
        return error;
    } else if (!isExcluded(path)) {
      files.push_back(path);
    }
  }
  return llvm::Error::success();
}

void FileSearch::addListed(std::vector<std::string> listed) {
  sources += 2; // A list may repeat a file.
  if (!exclusion.isEmpty())
    llvm::erase_if(listed,
                   [&](const std::string &path) { return isExcluded(path); });
  files.insert(files.end(), std::make_move_iterator(listed.begin()),
               std::make_move_iterator(listed.end()));
}

llvm::Error FileSearch::findUnlistable() const {
  if (unlistable.empty())
    return llvm::Error::success();
  std::string text = unlistable.front().str();
  if (unlistable.size() > 1)
    text += ", and " + std::to_string(unlistable.size() - 1) + " more below";
  return llvm::createStringError(text);
}

llvm::Error FileSearch::findNothingLeft() const {
  if (!files.empty() || !leftOut.excluded)
    return llvm::Error::success();
  return llvm::createStringError("palindrome verify: error: --exclude leaves "
                                 "none of the " +
                                 std::to_string(leftOut.excluded) + " files");
}

/// The file of `path`; nothing if the system does not know it.
static std::optional<fs::file_status> statusOf(llvm::StringRef path) {
  fs::file_status status;
  std::error_code error =
      path == "-" ? fs::status(STDIN_FILENO, status) : fs::status(path, status);
  return error ? std::nullopt : std::optional(status);
}

/// Whether two paths of one file lead to one name of it, and not to two hard
/// links.
static bool haveOneName(llvm::StringRef a, llvm::StringRef b) {
  llvm::SmallString<128> realA, realB;
  return fs::real_path(a, realA) || fs::real_path(b, realB) || realA == realB;
}

void FileSearch::dropRepeated() {
  if (sources < 2 && !hasLinks)
    return;
  llvm::StringMap<size_t> missing;
  std::multimap<fs::UniqueID, size_t> seen; ///< Indices of those that stay.
  std::vector<bool> isRepeated(files.size());
  size_t kept = 0;
  /// The index of the same file among those that stay; `kept` if it is new.
  auto find = [&](const std::string &path) {
    std::optional<fs::file_status> status = statusOf(path);
    if (!status)
      return missing.try_emplace(path, kept).first->second;
    bool hasLinks = status->type() == fs::file_type::regular_file &&
                    status->getLinkCount() > 1;
    auto [begin, end] = seen.equal_range(status->getUniqueID());
    auto same = std::find_if(begin, end, [&](const auto &other) {
      return !hasLinks || haveOneName(files[other.second], path);
    });
    if (same != end)
      return same->second;
    seen.emplace(status->getUniqueID(), kept);
    return kept;
  };
  for (size_t i = 0; i != files.size(); ++i) {
    size_t index = find(files[i]);
    if (index != kept) {
      leftOut.repeated += !isRepeated[index];
      isRepeated[index] = true;
      continue;
    }
    if (kept != i)
      files[kept] = std::move(files[i]);
    ++kept;
  }
  files.resize(kept);
}

std::vector<std::string>
palindrome::roundtrip::describe(const LeftOut &leftOut) {
  std::vector<std::string> lines;
  auto add = [&](uint64_t count, const char *one, const char *many) {
    if (count)
      lines.push_back(std::to_string(count) + (count == 1 ? one : many));
  };
  add(leftOut.repeated, " file is named more than once",
      " files are named more than once");
  add(leftOut.excluded, " file is excluded", " files are excluded");
  add(leftOut.streams, " pipe, device or socket is left out",
      " pipes, devices and sockets are left out");
  return lines;
}

llvm::Expected<std::vector<std::string>>
palindrome::findModules(llvm::ArrayRef<std::string> paths) {
  FileSearch search;
  if (llvm::Error error = search.add(paths))
    return std::move(error);
  if (llvm::Error error = search.findUnlistable())
    return std::move(error);
  search.dropRepeated();
  return std::move(search.files);
}
