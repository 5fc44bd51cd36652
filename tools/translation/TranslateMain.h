// The command line of mlir-translate, which two programs offer.

#ifndef PALINDROME_TOOLS_TRANSLATION_TRANSLATEMAIN_H
#define PALINDROME_TOOLS_TRANSLATION_TRANSLATEMAIN_H

namespace palindrome {

/// Runs the command line of mlir-translate with Palindrome's translators.
/// Returns the exit status, 0 or 1 as mlir-translate does.
int translateMain(int argc, char **argv);

} // namespace palindrome

#endif // PALINDROME_TOOLS_TRANSLATION_TRANSLATEMAIN_H
