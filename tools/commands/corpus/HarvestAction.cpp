// palindrome corpus harvest: finds or makes modules, and adds them to a store.

#include "corpus/harvest/Harvest.h"
#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Taking.h"
#include "tools/line/WarningLine.h"
#include "verify/base/io/ShellWord.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;

/// What to take, and what is known before; without the store, which must not be
/// open in two places.
static llvm::Expected<Harvest> prepare(const std::string &folder,
                                       llvm::ArrayRef<std::string> paths,
                                       const GatherOptions &options,
                                       Journal &journal, WarningMode warnings) {
  Store store(folder);
  if (llvm::Error error = store.open())
    return std::move(error);
  // The folder is emptied at the end.
  if (llvm::Error error = refuseLink(options.buildFolder))
    return std::move(error);
  if (llvm::Error error = journal.open())
    return std::move(error);
  llvm::Expected<Gathered> gathered = gather(paths, options);
  if (!gathered)
    return gathered.takeError();
  reportNotes(gathered->notes, warnings);
  return Harvest(std::move(*gathered), options.compile, store, journal);
}

static int runHarvest(const Command &self,
                      const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Taking taking;
  GatherOptions options;
  double compileTimeout = 300;
  std::string flags, cargoFlags;
  line.addString("cc", "COMPILER", options.compile.cc,
                 "compile C by COMPILER, whatever the build uses; it has to be "
                 "a clang");
  line.addString("cxx", "COMPILER", options.compile.cxx, "the same for C++");
  line.addString(
      "flags", "WORDS", flags,
      "append WORDS to each command of a compiler, such as '-O0 -g'");
  line.addString("cargo-flags", "WORDS", cargoFlags,
                 "append WORDS to `cargo build`, such as '--release'");
  line.addSeconds("compile-timeout", compileTimeout,
                  "time limit for one compilation; 0: none");
  bool runsNothing = false;
  line.addFlag("no-commands", runsNothing,
               "run no compiler, ninja or cargo: of a folder, take only the "
               "files below it that hold modules");
  taking.addTo(line, "file");
  WarningLine warnings;
  warnings.addTo(line);
  if (std::optional<int> status =
          taking.plugins.parse(line, arguments, 2, SIZE_MAX))
    return *status;

  std::string folder = line.inputs.front();
  options.compile.flags = splitShellWords(flags);
  options.compile.timeoutSeconds = compileTimeout;
  options.cargoFlags = splitShellWords(cargoFlags);
  options.runsCommands = !runsNothing;
  options.announce = [](const std::string &text) {
    reportError(text + "; --no-commands runs nothing");
  };
  options.limits = {unsigned(taking.workers.jobs),
                    taking.workers.timeoutSeconds,
                    taking.workers.memoryLimitBytes()};
  llvm::SmallString<256> builds = llvm::StringRef(folder);
  if (std::error_code error = llvm::sys::fs::make_absolute(builds))
    return reportError(folder + ": error: " + error.message());
  options.buildFolder = (builds + "/builds").str();
  Journal journal(folder);
  llvm::Expected<Harvest> harvest =
      prepare(folder, llvm::ArrayRef(line.inputs).drop_front(), options,
              journal, warnings.get());
  if (!harvest)
    return reportError(llvm::toString(harvest.takeError()));
  int status = taking.run(folder, harvest->sources(),
                          {harvest->problems, harvest->known});
  // What was built is in the store now.
  if (std::error_code error =
          llvm::sys::fs::remove_directories(options.buildFolder))
    return reportError(options.buildFolder +
                       ": error: cannot remove: " + error.message());
  return status;
}

const Command palindrome::tools::corpusHarvestAction = {
    "corpus harvest",
    "STORE PATH... [options]",
    "palindrome corpus harvest my-store my-project/build",
    "Add the modules within files, and those that builds compile",
    "What a PATH is decides where its modules come from:\n"
    "  a folder with Cargo.toml      cargo builds it, and rustc emits bitcode\n"
    "  a compile database (.json),   each command runs again, with bitcode as\n"
    "  or a build folder with it       its output; the build is not touched\n"
    "  a build folder of ninja       the same, with the commands it prints\n"
    "  any other folder              the files below it\n"
    "  a file                        bitcode with one or more modules, text,\n"
    "                                  an archive, an object or a program "
    "with\n"
    "                                  bitcode embedded\n"
    "cmake writes a database with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, bear "
    "for\n"
    "make, and meson always. Commands run without a shell, in their folders. "
    "A\n"
    "gcc emits no LLVM IR: --cc=clang-22 --cxx=clang++-22 has clang in its\n"
    "place, without the options that clang does not know.\n"
    "\n"
    "What a build names is run with your rights and without a sandbox: "
    "compilers\n"
    "and their plug-ins, and for cargo build.rs and procedural macros, too. A\n"
    "note says what before it is run. --no-commands runs nothing, and only "
    "reads\n"
    "files: bitcode, text, and archives, objects and programs with bitcode.\n"
    "\n"
    "A run that is killed is started again to go on: a command is not run "
    "again\n"
    "while the files that it read are the same and its modules are in the\n"
    "store. Each module is read, verified and described in a worker process.\n"
    "\n"
    "Exit status: 0 if all modules are in the store, 1 if some could not be\n"
    "compiled or read, unless --skip-unreadable is given, 2 on wrong usage or\n"
    "if a path or the store cannot be read or written.\n",
    runHarvest};
