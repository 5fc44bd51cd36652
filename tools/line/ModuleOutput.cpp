// Decides in which form a command writes a module.

#include "tools/line/ModuleOutput.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace palindrome;
using namespace palindrome::tools;

namespace {
/// The forms of a language.
struct Forms {
  Language language;
  llvm::StringLiteral name;
  llvm::StringLiteral textEnding, binaryEnding;
  llvm::StringLiteral binaryForm; ///< Also the name of the flag.
  llvm::StringLiteral writer;     ///< The command that writes the language.

  bool hasEnding(llvm::StringRef ending) const {
    return ending == textEnding || ending == binaryEnding;
  }
};
} // namespace

static constexpr Forms allForms[] = {
    {Language::LLVM, "LLVM IR", ".ll", ".bc", "bitcode", "export"},
    {Language::MLIR, "MLIR", ".mlir", ".mlirbc", "bytecode", "import"},
};

static const Forms &formsOf(Language language) {
  return *llvm::find_if(
      allForms, [&](const Forms &each) { return each.language == language; });
}

static const Forms &formsOfOther(Language language) {
  return formsOf(language == Language::LLVM ? Language::MLIR : Language::LLVM);
}

void ModuleOutput::addTo(CommandLine &line, llvm::ArrayRef<Language> languages,
                         const char *help) {
  line.addString("output,o", "OUT", file, help);
  for (Language language : languages) {
    bool isLLVM = language == Language::LLVM;
    line.addFlag(formsOf(language).binaryForm.str().c_str(),
                 isLLVM ? isBitcode : isBytecode,
                 isLLVM ? "write bitcode, whatever the ending of OUT"
                        : "write bytecode, whatever the ending of OUT");
  }
  line.addFlag("text,S", isText, "write text, whatever the ending of OUT");
  line.addFlag("force,f", isForced, "write a binary form to a terminal, too");
}

/// Whether `output` is the file `input`. Devices and pipes may be both.
static bool isSameFile(llvm::StringRef output, llvm::StringRef input) {
  bool isSame = false;
  return llvm::sys::fs::is_regular_file(output) &&
         !llvm::sys::fs::equivalent(output, input, isSame) && isSame;
}

std::optional<std::string> ModuleOutput::findProblem(const CommandLine &line,
                                                     Language written) const {
  const Forms &forms = formsOf(written), &other = formsOfOther(written);
  bool isBinaryFlag = written == Language::LLVM ? isBitcode : isBytecode;
  if (written == Language::LLVM ? isBytecode : isBitcode)
    return ("--" + other.binaryForm + " is a form of " + other.name +
            ", and what is written is " + forms.name)
        .str();
  if (isText && isBinaryFlag)
    return ("--text and --" + forms.binaryForm + " exclude each other").str();
  if (file.empty() || file == "-")
    return std::nullopt;
  if (!line.inputs.empty() && isSameFile(file, line.inputs[0]))
    return "-o " + file + " is the input; name another file";
  if (isText || isBinaryFlag)
    return std::nullopt;
  if (llvm::sys::path::extension(file) == ".zst")
    return "-o " + file +
           ": the output is not compressed; write it to stdout, and that "
           "through zstd";
  if (other.hasEnding(llvm::sys::path::extension(file)))
    return ("-o " + file + " would hold " + forms.name + ", not " + other.name +
            "; name it " + forms.textEnding + ", or " + forms.binaryEnding +
            " for " + forms.binaryForm + " (did you mean palindrome " +
            other.writer + "?)")
        .str();
  return std::nullopt;
}

std::optional<int> ModuleOutput::decide(const CommandLine &line,
                                        Language written) {
  if (std::optional<std::string> problem = findProblem(line, written))
    return line.usageError(*problem);
  const Forms &forms = formsOf(written);
  llvm::StringRef ending = llvm::sys::path::extension(file);
  bool isFlagged = isText || isBitcode || isBytecode;
  isBinaryForm =
      isFlagged ? !isText : ending == llvm::StringRef(forms.binaryEnding);
  llvm::StringRef expected =
      isBinaryForm ? forms.binaryEnding : forms.textEnding;
  bool isOfAForm = llvm::any_of(
      allForms, [&](const Forms &each) { return each.hasEnding(ending); });
  if (isFlagged && isOfAForm && ending != expected)
    reportError(file + ": warning: holds " +
                (isBinaryForm ? forms.binaryForm + ", as --" + forms.binaryForm
                              : "the text of " + forms.name + ", as --text")
                    .str() +
                " says, in spite of its ending");
  bool isStdout = file.empty() || file == "-";
  if (isBinaryForm && isStdout && !isForced &&
      llvm::sys::Process::StandardOutIsDisplayed())
    return line.usageError(
        ("stdout is a terminal; name a file with -o, or write " +
         forms.binaryForm + " to it by -f")
            .str());
  return std::nullopt;
}
