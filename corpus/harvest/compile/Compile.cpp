// Compiles a unit of a build to bitcode.

#include "corpus/harvest/compile/Compile.h"
#include "corpus/harvest/compile/Run.h"
#include "verify/base/execute/Child.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <sys/mman.h>

using namespace palindrome;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;

std::vector<std::string> harvest::parseDependencies(StringRef text) {
  std::vector<std::string> paths;
  // Targets have colons of their own only where a blank does not follow.
  size_t colon = text.find(": ");
  if (colon == StringRef::npos)
    return paths;
  std::string path;
  auto finish = [&] {
    if (!path.empty())
      paths.push_back(std::move(path));
    path.clear();
  };
  for (size_t i = colon + 1; i < text.size(); ++i) {
    char c = text[i];
    char next = i + 1 < text.size() ? text[i + 1] : '\0';
    if (c == '\\' && (next == '\n' || next == '\r')) {
      finish();
    } else if ((c == '\\' && (next == ' ' || next == '#')) ||
               (c == '$' && next == '$')) {
      path += next;
      ++i;
    } else if (llvm::isSpace(c)) {
      finish();
      if (c == '\n' && next != ' ' && next != '\\')
        break; // The rules that follow are those of -MP.
    } else {
      path += c;
    }
  }
  finish();
  return paths;
}

std::string harvest::problemOf(const CompileCommand &command,
                               const Compiler &compiler) {
  switch (compiler.kind) {
  case Compiler::Kind::Clang:
  case Compiler::Kind::Flang:
    return "";
  case Compiler::Kind::Missing:
    return "the compiler does not run: " + compiler.text;
  case Compiler::Kind::Other:
    break;
  }
  return command.words.front() +
         " emits no LLVM IR; name a clang by --cc and --cxx";
}

/// The options in the lines of `errors` by which clang refuses them.
static std::vector<std::string> unknownOptions(StringRef errors) {
  std::vector<std::string> unknown;
  llvm::SmallVector<StringRef, 16> lines;
  errors.split(lines, '\n');
  for (StringRef line : lines) {
    for (StringRef words : {"unknown argument: '", "unknown argument '",
                            "unsupported option '", "unsupported argument '"}) {
      size_t at = line.find(words);
      if (at == StringRef::npos)
        continue;
      StringRef option = line.substr(at + words.size());
      option = option.take_until([](char c) { return c == '\''; });
      unknown.push_back(option.str());
    }
  }
  return unknown;
}

/// Runs `words` and returns how that ended; `inputs` gets the files that were
/// read, if the compiler says.
static llvm::Expected<execute::Capture>
runCompiler(const CompileCommand &command, const Compiler &compiler,
            double timeoutSeconds, std::vector<std::string> &inputs) {
  std::vector<std::string> words = command.words;
  llvm::append_range(words, std::initializer_list<const char *>{
                                "-c", "-emit-llvm", "-o", "-"});
  // The compiler inherits the file, so that no name is needed for it.
  execute::FileDescriptor dependencies(memfd_create("dependencies", 0));
  if (compiler.kind == Compiler::Kind::Clang) {
    llvm::append_range(words,
                       std::initializer_list<const char *>{
                           "-w", "-Wno-error", "-Qunused-arguments",
                           "-fno-crash-diagnostics", "-fno-color-diagnostics"});
    if (dependencies.get() >= 0) {
      words.push_back("-MD");
      words.push_back("-MF");
      words.push_back("/dev/fd/" + std::to_string(dependencies.get()));
    }
  }
  llvm::append_range(words, command.files);
  llvm::Expected<execute::Capture> run =
      runProgram(words, command.directory, timeoutSeconds);
  inputs = {command.path};
  if (dependencies.get() < 0)
    return run;
  for (const std::string &each :
       parseDependencies(execute::readAll(dependencies.get()))) {
    llvm::SmallString<256> path = StringRef(each);
    llvm::sys::path::make_absolute(command.directory, path);
    inputs.push_back(path.str().str());
  }
  llvm::sort(inputs);
  inputs.erase(llvm::unique(inputs), inputs.end());
  return run;
}

static bool hasSucceeded(const execute::Capture &run) {
  return run.ending.kind == execute::Ending::Kind::Exited &&
         run.ending.status == 0;
}

llvm::Expected<Compiled> harvest::compile(const CompileCommand &command,
                                          const Compiler &compiler,
                                          double timeoutSeconds) {
  Compiled result;
  llvm::Expected<execute::Capture> run =
      runCompiler(command, compiler, timeoutSeconds, result.inputs);
  if (run && !hasSucceeded(*run) && command.isReplaced) {
    std::vector<std::string> unknown = unknownOptions(run->errors);
    CompileCommand other = command;
    llvm::erase_if(other.words, [&](const std::string &word) {
      bool isUnknown = llvm::is_contained(unknown, word);
      if (isUnknown)
        result.unknown.push_back(word);
      return isUnknown;
    });
    if (!result.unknown.empty())
      run = runCompiler(other, compiler, timeoutSeconds, result.inputs);
  }
  if (!run)
    return run.takeError();
  if (!hasSucceeded(*run))
    return llvm::createStringError(reasonOf(*run, timeoutSeconds));
  if (run->output.empty())
    return llvm::createStringError("the compiler printed no bitcode");
  result.bitcode = std::move(run->output);
  return result;
}
