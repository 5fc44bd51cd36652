// palindrome completions: what shells load to complete command lines.

#include "tools/commands/Program.h"
#include "tools/line/CommandLine.h"
#include "tools/line/OutputFile.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

namespace {
struct Shell {
  llvm::StringLiteral name;
  void (*write)(llvm::raw_ostream &os, const ProgramDescription &program);
};
} // namespace

static constexpr Shell shells[] = {
    {"bash", writeBashCompletions},
    {"fish", writeFishCompletions},
    {"zsh", writeZshCompletions},
};

static int runCompletions(const Command &self,
                          const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string output;
  std::vector<std::string> names;
  for (const Shell &shell : shells)
    names.push_back(shell.name.str());
  line.addActions(names);
  line.addString("output,o", "FILE", output, "write to FILE");
  if (std::optional<int> status = line.parse(arguments, 1, 1))
    return *status;
  const auto *shell = llvm::find_if(shells, [&](const Shell &each) {
    return each.name == line.inputs.front();
  });
  OutputFile file;
  if (!file.open(output))
    return ExitUnreadable;
  shell->write(file.stream(), describeProgram());
  return file.finish() ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::tools::completionsCommand = {
    "completions",
    "bash|fish|zsh [-o FILE]",
    "palindrome completions bash -o palindrome.bash",
    "Print what a shell needs to complete command lines",
    "Prints the completions of palindrome and palindrome-translate, with "
    "their\n"
    "commands, actions, options and the values of options. An installed\n"
    "Palindrome has them in the folders where the shells look. For others:\n"
    "\n"
    "  source <(palindrome completions bash)       in ~/.bashrc\n"
    "  source <(palindrome completions zsh)        in ~/.zshrc, after "
    "compinit\n"
    "  palindrome completions fish | source        in config.fish\n"
    "\n"
    "Exit status: 0, or 2 on wrong usage.\n",
    runCompletions};
