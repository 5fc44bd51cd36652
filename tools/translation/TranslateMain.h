// The command line of mlir-translate, which two programs offer.

#ifndef PALINDROME_TOOLS_TRANSLATION_TRANSLATEMAIN_H
#define PALINDROME_TOOLS_TRANSLATION_TRANSLATEMAIN_H

namespace palindrome::tools {

struct CommandDescription;

/// Runs the command line of mlir-translate with Palindrome's translators.
/// Returns the exit status, 0 or 1 as mlir-translate does.
int translateMain(int argc, char **argv);

/// Adds the options of the command line to `description`: those that
/// mlir-translate and Palindrome define, without the hundreds that LLVM's
/// libraries register in every program. May be called once in a process, and
/// not before or after `translateMain`.
void describeTranslateMain(CommandDescription &description);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_TRANSLATION_TRANSLATEMAIN_H
