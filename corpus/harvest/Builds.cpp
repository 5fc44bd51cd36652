// Builds whose commands are known: compile databases, and ninja's.

#include "corpus/harvest/Gather.h"
#include "corpus/harvest/compile/Run.h"
#include "verify/base/io/Record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;

/// Says what the commands of the database `path` will run.
static std::string announcement(const std::string &path, uint64_t commands,
                                std::vector<std::string> programs) {
  constexpr size_t most = 5;
  size_t more = programs.size() - std::min(programs.size(), most);
  programs.resize(programs.size() - more);
  return path + ": note: runs " + std::to_string(commands) +
         (commands == 1 ? " command" : " commands") + " of it, by " +
         llvm::join(programs, ", ") +
         (more ? " and " + std::to_string(more) + " more" : "") +
         ", with the plug-ins that they name";
}

/// Adds the commands in `json`, a database of the path `path`. Where it
/// `hasOthers`, some of them compile nothing.
static llvm::Error addCommands(StringRef json, const std::string &path,
                               const GatherOptions &options, bool hasOthers,
                               Gathered &gathered) {
  llvm::Expected<CompileDatabase> database = parseDatabase(json, path);
  if (!database)
    return database.takeError();
  llvm::append_range(gathered.problems, database->problems);
  uint64_t assembled = 0, compiled = 0;
  std::vector<std::string> programs;
  for (const CompileEntry &entry : database->entries) {
    if (hasOthers && languageOf(entry.file).empty())
      continue;
    CompileCommand command = makeCommand(entry, options.compile);
    // There is no LLVM IR of it.
    if (command.language == "assembly") {
      ++assembled;
      continue;
    }
    ++compiled;
    if (!llvm::is_contained(programs, command.words.front()))
      programs.push_back(command.words.front());
    gathered.commands.push_back(std::move(command));
  }
  if (assembled)
    gathered.notes.push_back(
        path + ": note: entries that assemble, and so have no LLVM IR: " +
        std::to_string(assembled));
  if (compiled)
    options.announce(announcement(path, compiled, programs));
  if (!compiled && database->problems.empty())
    gathered.problems.push_back(path + ": error: it compiles nothing");
  return llvm::Error::success();
}

llvm::Error harvest::gatherDatabase(const std::string &path,
                                    const GatherOptions &options,
                                    Gathered &gathered) {
  auto json = readRecord(path, mostOfJSON);
  if (!json)
    return llvm::createStringError(
        path + ": error: " + llvm::toString(json.takeError()));
  return addCommands((*json)->getBuffer(), path, options, /*hasOthers=*/false,
                     gathered);
}

llvm::Error harvest::gatherNinja(const std::string &path,
                                 const GatherOptions &options,
                                 Gathered &gathered) {
  constexpr double timeoutSeconds = 300;
  options.announce(path + ": note: runs ninja -t compdb on its build.ninja");
  llvm::SmallString<256> folder = StringRef(path);
  if (std::error_code error = llvm::sys::fs::make_absolute(folder))
    return llvm::createStringError(path + ": error: " + error.message());
  llvm::Expected<execute::Capture> run =
      runProgram({"ninja", "-t", "compdb"}, folder.str().str(), timeoutSeconds);
  if (!run)
    return llvm::createStringError(
        path + ": error: " + llvm::toString(run.takeError()));
  if (run->ending.kind != execute::Ending::Kind::Exited || run->ending.status)
    return llvm::createStringError(
        path + ": error: ninja -t compdb: " + reasonOf(*run, timeoutSeconds));
  return addCommands(run->output, path + "/build.ninja", options,
                     /*hasOthers=*/true, gathered);
}
