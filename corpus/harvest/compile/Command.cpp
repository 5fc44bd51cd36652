// Makes a command that emits LLVM IR of one that compiles a unit of a build.

#include "corpus/harvest/compile/Command.h"
#include "verify/base/io/ShellWord.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;
namespace path = llvm::sys::path;

namespace {
/// An option that is left out.
struct Dropped {
  enum Form {
    Alone,  ///< The word as it is.
    Joined, ///< Every word that begins with it.
    Value,  ///< It takes a value, which is the rest of the word or the next.
  };
  llvm::StringLiteral spelling;
  Form form;
};
} // namespace

static constexpr Dropped dropped[] = {
    // What is made, and where it goes.
    {"-c", Dropped::Alone},
    {"-S", Dropped::Alone},
    {"-E", Dropped::Alone},
    {"-fsyntax-only", Dropped::Alone},
    {"-emit-llvm", Dropped::Alone},
    {"-o", Dropped::Value},
    {"--output", Dropped::Value},
    {"-dumpdir", Dropped::Value},
    // Dependencies. -M alone would emit nothing else.
    {"-M", Dropped::Alone},
    {"-MM", Dropped::Alone},
    {"-MD", Dropped::Alone},
    {"-MMD", Dropped::Alone},
    {"-MG", Dropped::Alone},
    {"-MP", Dropped::Alone},
    {"-MV", Dropped::Alone},
    {"-MF", Dropped::Value},
    {"-MT", Dropped::Value},
    {"-MQ", Dropped::Value},
    {"-MJ", Dropped::Value},
    {"-Wp,-M", Dropped::Joined},
    // Other files that would be written.
    {"-save-temps", Dropped::Joined},
    {"--save-temps", Dropped::Joined},
    {"-save-stats", Dropped::Joined},
    {"-ftime-trace", Dropped::Joined},
    {"-fsave-optimization-record", Dropped::Joined},
    {"-foptimization-record-file", Dropped::Joined},
    {"-fproc-stat-report", Dropped::Joined},
    {"--serialize-diagnostics", Dropped::Value},
    {"-index-store-path", Dropped::Value},
    {"-fcrash-diagnostics", Dropped::Joined},
    // Bitcode beside machine code.
    {"-fembed-bitcode", Dropped::Joined},
    {"-ffat-lto-objects", Dropped::Alone},
    // These would record the command, which is another one now.
    {"-frecord-command-line", Dropped::Alone},
    {"-grecord-command-line", Dropped::Alone},
    {"-frecord-gcc-switches", Dropped::Alone},
    {"-grecord-gcc-switches", Dropped::Alone},
};

/// Whether the value of `option` may follow it in the same word, as in "-oX" or
/// "--output=X". That of a longer option with one dash may not.
static bool hasJoinedValue(StringRef option, StringRef word) {
  if (option.starts_with("--"))
    return word[option.size()] == '=';
  // These are options of their own, and no names of outputs.
  bool isOther = word == "-object" || word.starts_with("-object-file-name") ||
                 word.starts_with("-objcmt-");
  return option.size() <= 3 && !isOther;
}

/// How many words from the first of `words` on are left out.
static size_t countDropped(llvm::ArrayRef<std::string> words) {
  StringRef word = words.front();
  for (const Dropped &each : dropped) {
    if (!word.starts_with(each.spelling))
      continue;
    bool isWhole = word.size() == each.spelling.size();
    if (each.form == Dropped::Joined ||
        (each.form == Dropped::Alone && isWhole))
      return 1;
    if (each.form == Dropped::Value && isWhole)
      return std::min<size_t>(2, words.size());
    if (each.form == Dropped::Value && hasJoinedValue(each.spelling, word))
      return 1;
  }
  return 0;
}

StringRef harvest::languageOf(StringRef file) {
  return llvm::StringSwitch<StringRef>(path::extension(file))
      .Case(".c", "C")
      .Cases({".cc", ".cp", ".cxx", ".cpp", ".CPP", ".c++", ".C", ".cppm",
              ".ixx", ".ccm"},
             "C++")
      .Case(".m", "Objective-C")
      .Cases({".mm", ".M"}, "Objective-C++")
      .Cases({".f", ".for", ".f77", ".f90", ".f95", ".f03", ".f08", ".F",
              ".F90", ".F95"},
             "Fortran")
      .Cases({".s", ".S", ".sx", ".asm"}, "assembly")
      .Cases({".cl"}, "OpenCL")
      .Cases({".cu"}, "CUDA")
      .Cases({".hip"}, "HIP")
      .Default("");
}

/// The language that the value of -x names.
static StringRef languageNamed(StringRef value) {
  value.consume_back("-cpp-output");
  return llvm::StringSwitch<StringRef>(value)
      .Case("c", "C")
      .Cases({"c++", "c++-module"}, "C++")
      .Case("objective-c", "Objective-C")
      .Case("objective-c++", "Objective-C++")
      .Cases({"assembler", "assembler-with-cpp"}, "assembly")
      .Cases({"f77", "f95"}, "Fortran")
      .Default("");
}

/// What stands before the compiler and runs it.
static bool isLauncher(StringRef word) {
  return llvm::StringSwitch<bool>(path::stem(word))
      .Cases({"ccache", "sccache", "distcc", "icecc", "buildcache", "env"},
             true)
      .Default(false);
}

/// `words` from the compiler on.
static llvm::ArrayRef<std::string>
withoutLauncher(llvm::ArrayRef<std::string> words) {
  auto isAssignment = [](StringRef word) {
    return !word.starts_with("-") && word.contains('=');
  };
  while (words.size() > 1 &&
         (isLauncher(words.front()) || isAssignment(words.front())))
    words = words.drop_front();
  return words;
}

CompileCommand harvest::makeCommand(const CompileEntry &entry,
                                    const CompileOptions &options) {
  CompileCommand command;
  command.directory = entry.directory;
  command.file = entry.file;
  command.path = entry.path();
  command.language = languageOf(entry.file).str();
  llvm::ArrayRef<std::string> words = withoutLauncher(entry.arguments);
  std::string compiler = words.front();
  words = words.drop_front();

  while (!words.empty()) {
    if (words.front() == "--") {
      command.files = words.vec();
      break;
    }
    if (size_t count = countDropped(words)) {
      words = words.drop_front(count);
      continue;
    }
    StringRef word = words.front();
    if (word.starts_with("-x")) {
      StringRef value = word.drop_front(2);
      if (value.empty() && words.size() > 1)
        value = words[1];
      if (StringRef named = languageNamed(value); !named.empty())
        command.language = named.str();
    }
    command.words.push_back(words.front());
    words = words.drop_front();
  }

  bool isCXX = StringRef(command.language).ends_with("C++") ||
               StringRef(path::filename(compiler)).contains("++");
  const std::string &wanted = isCXX ? options.cxx : options.cc;
  command.isReplaced = !wanted.empty() && command.language != "Fortran";
  command.words.insert(command.words.begin(),
                       command.isReplaced ? wanted : compiler);
  llvm::append_range(command.words, options.flags);
  return command;
}

std::string CompileCommand::flagsText() const {
  std::vector<std::string> quoted;
  for (const std::string &word : llvm::ArrayRef(words).drop_front())
    if (word != file && word != path)
      quoted.push_back(shellWord(word));
  return llvm::join(quoted, " ");
}
