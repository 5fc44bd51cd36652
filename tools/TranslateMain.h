// mlir-translate's command line, for both programs that offer it.

#ifndef PALINDROME_TOOLS_TRANSLATEMAIN_H
#define PALINDROME_TOOLS_TRANSLATEMAIN_H

namespace palindrome {

/// Runs mlir-translate's command line with Palindrome's translators; gives the
/// exit status, 0 or 1 as mlir-translate does.
int translateMain(int argc, char **argv);

} // namespace palindrome

#endif // PALINDROME_TOOLS_TRANSLATEMAIN_H
