// The modules of a version of a program: what OLD or NEW names.

#include "tools/commands/compare/Version.h"
#include "corpus/harvest/Gather.h"
#include "corpus/harvest/compile/Compile.h"
#include "corpus/store/Store.h"
#include "tools/line/Command.h"
#include "verify/run/roundtrip/FileSearch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::MemoryBuffer;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

using Bytes = llvm::Expected<std::unique_ptr<MemoryBuffer>>;

/// The folder that all of `modules`, whose paths are absolute, are below; with
/// a slash at its end.
static StringRef commonFolder(llvm::ArrayRef<VersionModule> modules) {
  StringRef common = modules.front().path;
  for (const VersionModule &module : modules) {
    size_t length = 0;
    while (length < std::min(common.size(), module.path.size()) &&
           common[length] == module.path[length])
      ++length;
    common = common.take_front(length);
  }
  return common.take_front(common.rfind('/') + 1);
}

/// Makes the paths of modules, which come from elsewhere, those below their
/// common folder. Several of one path get numbers.
static void shortenPaths(std::vector<VersionModule> &modules) {
  if (modules.empty())
    return;
  std::string common = commonFolder(modules).str();
  llvm::StringMap<unsigned> seen;
  for (VersionModule &module : modules) {
    module.path.erase(0, common.size());
    if (unsigned number = ++seen[module.path]; number > 1)
      module.path += "#" + std::to_string(number);
  }
}

/// Files, and the modules within them: `path`, or those below the folder.
static llvm::Expected<Version> findFiles(const std::string &path) {
  roundtrip::FileSearch search;
  if (llvm::Error error = search.add({path}))
    return std::move(error);
  if (llvm::Error error = search.findUnlistable())
    return std::move(error);
  bool isFolder = fs::is_directory(path);
  OpenedInputs opened =
      openContainers({search.files.begin(), search.files.end()}, OpenLimits());
  Version version;
  version.notes = std::move(opened.notes);
  for (VerifyInput &input : opened.inputs) {
    if (input.holdsNothing)
      return llvm::createStringError(input.name() +
                                     ": error: " + input.problem);
    VersionModule &module = version.modules.emplace_back();
    module.name = input.name();
    StringRef below = module.name;
    below.consume_front(path);
    module.path = below.ltrim('/').str();
    version.isModule = !isFolder && !input.module;
    module.read = [input = std::move(input), name = module.name]() -> Bytes {
      Bytes bytes = input.read();
      if (bytes)
        return bytes;
      return llvm::createStringError(
          name + ": error: " + llvm::toString(bytes.takeError()));
    };
  }
  return version;
}

/// The entries of a store, by the files that they come from.
static llvm::Expected<Version> findEntries(const std::string &folder) {
  Store store(folder);
  if (llvm::Error error = store.openExisting())
    return std::move(error);
  auto entries = store.entries();
  if (!entries)
    return entries.takeError();
  std::vector<std::pair<Origin, const Entry *>> found;
  for (const Entry &entry : *entries)
    for (const Origin &origin : entry.origins)
      found.emplace_back(origin, &entry);
  auto keyOf = [](const auto &each) {
    const auto &[origin, entry] = each;
    return std::tie(origin.path, origin.member, origin.flags, entry->digest);
  };
  llvm::sort(found, [&](const auto &one, const auto &two) {
    return keyOf(one) < keyOf(two);
  });
  auto objects = std::make_shared<Objects>(folder);
  Version version;
  for (const auto &[origin, entry] : found) {
    VersionModule &module = version.modules.emplace_back();
    module.name = module.path = origin.path + origin.member;
    module.read = [objects, entry = *entry, name = module.name]() -> Bytes {
      llvm::Expected<std::string> contents =
          objects->read(entry.digest, entry.form);
      if (!contents)
        return contents.takeError();
      return MemoryBuffer::getMemBufferCopy(*contents, name);
    };
  }
  shortenPaths(version.modules);
  return version;
}

namespace {
/// A unit of a build, compiled when it is first read.
struct Unit {
  CompileCommand command;
  std::string problem; ///< Why it cannot be compiled; may be empty.
  Compiler compiler;
  double timeoutSeconds;
  std::unique_ptr<MemoryBuffer> bitcode = nullptr;

  Bytes read();
};
} // namespace

Bytes Unit::read() {
  if (problem.empty() && !bitcode) {
    llvm::Expected<Compiled> compiled =
        compile(command, compiler, timeoutSeconds);
    if (compiled)
      bitcode = MemoryBuffer::getMemBufferCopy(compiled->bitcode, command.path);
    else
      problem = "does not compile: " + llvm::toString(compiled.takeError());
  }
  if (!problem.empty())
    return llvm::createStringError(command.path + ": error: " + problem);
  return MemoryBuffer::getMemBuffer(*bitcode,
                                    /*RequiresNullTerminator=*/false);
}

/// The units of the compile database `path`, by their sources.
static llvm::Expected<Version> findUnits(const std::string &path,
                                         const CompileOptions &options) {
  Version version;
  GatherOptions gathering;
  gathering.compile = options;
  gathering.announce = [](const std::string &line) { reportError(line); };
  Gathered gathered;
  if (llvm::Error error = gatherDatabase(path, gathering, gathered))
    return std::move(error);
  llvm::append_range(version.notes, gathered.notes);
  version.problems = std::move(gathered.problems);
  Compilers compilers;
  llvm::StringSet<> seen;
  for (CompileCommand &command : gathered.commands) {
    // Databases list a file once for each target that it is part of.
    if (!seen.insert(command.path + '\n' + llvm::join(command.words, "\n"))
             .second)
      continue;
    const Compiler &compiler =
        compilers.find(command.words.front(), command.directory);
    auto unit =
        std::make_shared<Unit>(Unit{command, problemOf(command, compiler),
                                    compiler, options.timeoutSeconds});
    VersionModule &module = version.modules.emplace_back();
    module.name = module.path = command.path;
    module.read = [unit] { return unit->read(); };
  }
  shortenPaths(version.modules);
  return version;
}

llvm::Expected<Version>
palindrome::tools::findVersion(const std::string &path,
                               const CompileOptions &options) {
  if (Store::isStore(path))
    return findEntries(path);
  if (llvm::sys::path::extension(path) == ".json")
    return findUnits(path, options);
  return findFiles(path);
}
