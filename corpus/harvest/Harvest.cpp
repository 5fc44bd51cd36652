// Brings what was gathered into a store.

#include "corpus/harvest/Harvest.h"
#include "corpus/features/Describe.h"
#include "corpus/harvest/compile/Compile.h"
#include "verify/base/io/Content.h"
#include "verify/base/workers/WorkerPool.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;

/// What identifies a command, whatever the contents of its files.
static std::string keyOf(const CompileCommand &command,
                         const Compiler &compiler) {
  std::string text = command.directory + '\n' + compiler.text + '\n' +
                     command.path + '\n' + llvm::join(command.words, "\n") +
                     '\n' + llvm::join(command.files, "\n");
  return contentDigest(text);
}

Harvest::Harvest(Gathered gathered, const CompileOptions &options, Store &store,
                 Journal &journal)
    : problems(std::move(gathered.problems)), options(options),
      journal(journal), files(std::move(gathered.files)) {
  Compilers compilers;
  llvm::StringSet<> seen;
  for (CompileCommand &command : gathered.commands) {
    const Compiler &compiler =
        compilers.find(command.words.front(), command.directory);
    std::string problem = problemOf(command, compiler);
    if (!problem.empty()) {
      problems.push_back(command.path + ": error: " + problem);
      continue;
    }
    Unit unit{std::move(command), compiler, ""};
    unit.key = keyOf(unit.command, compiler);
    // Databases list a file once for each target that it is part of.
    if (!seen.insert(unit.key).second)
      continue;
    if (isKnown(unit.key, store))
      ++known;
    else
      units.push_back(std::move(unit));
  }
}

bool Harvest::isKnown(StringRef key, Store &store) {
  std::optional<JournalEntry> entry = journal.find(key);
  return entry && digests.of(entry->inputs) == entry->state &&
         llvm::all_of(entry->modules, [&](StringRef digest) {
           return store.hasDescribed(digest, describerVersion());
         });
}

Sources Harvest::sources() {
  Sources sources;
  sources.count = files.size() + units.size();
  sources.name = [this](size_t index) {
    return index < files.size() ? files[index].input.name()
                                : units[index - files.size()].command.path;
  };
  sources.read = [this](size_t index) {
    return index < files.size() ? read(files[index])
                                : compile(units[index - files.size()]);
  };
  return sources;
}

Supply Harvest::read(const GatheredFile &file) const {
  Supply supply;
  const VerifyInput &input = file.input;
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> bytes = input.read();
  if (!bytes) {
    supply.problems.push_back(input.name() +
                              ": error: " + llvm::toString(bytes.takeError()));
    return supply;
  }
  Incoming &module = supply.modules.emplace_back();
  module.contents = (*bytes)->getBuffer().str();
  module.name = input.name();
  module.origin.language = file.language;
  if (!file.origin.empty()) {
    module.origin.path = file.origin;
    return supply;
  }
  llvm::SmallString<256> path = StringRef(input.path);
  if (llvm::sys::fs::make_absolute(path))
    path = input.path; // The working folder is gone.
  module.origin.path = path.str().str();
  if (!input.module)
    return supply;
  StringRef member = input.module->name;
  member.consume_front(input.path);
  module.origin.member = member.str();
  StringRef words = input.module->command;
  words.consume_back(StringRef("\0", 1));
  for (char c : words)
    module.origin.flags += c ? c : ' ';
  return supply;
}

Supply Harvest::compile(const Unit &unit) {
  Supply supply;
  const std::string &path = unit.command.path;
  auto fail = [&](llvm::Error error) {
    supply.problems.push_back(path + ": error: does not compile: " +
                              llvm::toString(std::move(error)));
    return std::move(supply);
  };
  setWorkerStage("compiling");
  suspendTimeLimit(); // The compiler has one of its own.
  llvm::Expected<Compiled> compiled =
      harvest::compile(unit.command, unit.compiler, options.timeoutSeconds);
  beginCase(path);
  if (!compiled)
    return fail(compiled.takeError());

  llvm::MemoryBufferRef bitcode(compiled->bitcode, path);
  JournalEntry entry{compiled->inputs, digests.of(compiled->inputs), {}};
  for (const ContainedModule &place :
       findContainedModules(bitcode, path).modules) {
    llvm::Expected<std::string> bytes = isolateModule(
        bitcode.getBuffer().substr(place.offset, place.size), place);
    if (!bytes)
      return fail(bytes.takeError());
    Incoming &module = supply.modules.emplace_back();
    module.contents = std::move(*bytes);
    module.name = place.name;
    module.origin.path = path;
    module.origin.member = place.name.substr(path.size());
    module.origin.language = unit.command.language;
    CompileCommand run = unit.command;
    llvm::erase_if(run.words, [&](const std::string &word) {
      return llvm::is_contained(compiled->unknown, word);
    });
    module.origin.flags = run.flagsText();
    entry.modules.push_back(contentDigest(module.contents));
  }
  if (supply.modules.empty())
    return fail(llvm::createStringError("the compiler printed no bitcode"));
  // That the modules are in the store is asked when the entry is used.
  if (llvm::Error error = journal.keep(unit.key, entry))
    supply.problems.push_back(llvm::toString(std::move(error)));
  return supply;
}
