// Finds out which compilers emit LLVM IR.

#include "corpus/harvest/compile/Compilers.h"
#include "corpus/harvest/compile/Run.h"
#include "verify/base/io/OneLine.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;

/// What a compiler is that says `version` of itself.
static Compiler::Kind kindOf(StringRef version) {
  if (version.contains("clang version"))
    return Compiler::Kind::Clang;
  if (version.contains("flang version"))
    return Compiler::Kind::Flang;
  return Compiler::Kind::Other;
}

static Compiler ask(const std::string &name, const std::string &directory) {
  constexpr double timeoutSeconds = 30;
  llvm::Expected<execute::Capture> run =
      runProgram({name, "--version"}, directory, timeoutSeconds);
  if (!run)
    return {Compiler::Kind::Missing, llvm::toString(run.takeError())};
  bool hasEnded = run->ending.kind == execute::Ending::Kind::Exited;
  if (!hasEnded || run->ending.status == 127)
    return {Compiler::Kind::Missing, reasonOf(*run, timeoutSeconds)};
  return {kindOf(run->output), oneLine(run->output)};
}

const Compiler &Compilers::find(const std::string &name,
                                const std::string &directory) {
  std::string key = name;
  // A relative path is one in the folder of the command.
  if (StringRef(name).contains('/')) {
    llvm::SmallString<256> path = StringRef(name);
    llvm::sys::path::make_absolute(directory, path);
    key = path.str().str();
  }
  auto [entry, isNew] = known.try_emplace(key);
  if (isNew)
    // The folder of a command may be missing, which is no fault of the
    // compiler's.
    entry->second = ask(key, "/");
  return entry->second;
}
