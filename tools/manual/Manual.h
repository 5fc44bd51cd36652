// Manual pages, and completions for shells, of descriptions of commands.

#ifndef PALINDROME_TOOLS_MANUAL_MANUAL_H
#define PALINDROME_TOOLS_MANUAL_MANUAL_H

#include "tools/line/Description.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::tools {

/// The program with its commands.
struct ProgramDescription {
  std::string version, summary;
  std::vector<CommandDescription> commands;

  /// The command or action with this name, such as "corpus add"; null if there
  /// is none.
  const CommandDescription *find(llvm::StringRef name) const;
};

/// The command that palindrome-translate is, as a program of its own.
constexpr char translateCommandName[] = "translate";

/// The name of the manual page of a command, such as "palindrome-corpus-add";
/// "palindrome" without a command.
std::string manualPageName(llvm::StringRef command = "");

/// Writes the manual page of the program, which lists the commands.
void writeManualPage(llvm::raw_ostream &os, const ProgramDescription &program);
/// Writes the manual page of one of its commands.
void writeManualPage(llvm::raw_ostream &os, const ProgramDescription &program,
                     const CommandDescription &command);

/// Write the file that a shell loads to complete `palindrome` and
/// `palindrome-translate`.
void writeBashCompletions(llvm::raw_ostream &os,
                          const ProgramDescription &program);
void writeFishCompletions(llvm::raw_ostream &os,
                          const ProgramDescription &program);
void writeZshCompletions(llvm::raw_ostream &os,
                         const ProgramDescription &program);

/// The part of an option's help that fits beside it in a list: that before a
/// semicolon, or before a parenthesis.
llvm::StringRef shortHelp(llvm::StringRef help);

/// `text` in single quotes, as POSIX shells and zsh read it.
std::string quoteForShell(llvm::StringRef text);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_MANUAL_MANUAL_H
