// A change of a function in words that several reports use.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_WORDS_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_WORDS_H

#include "verify/run/versions/Versions.h"

namespace palindrome::tools {

/// "added", "removed", or the name of the verdict.
llvm::StringRef changeWord(const versions::Change &change);

/// What the verdict is about, such as "after passes"; empty for the functions
/// as they are written.
llvm::StringRef formText(const versions::Change &change);

/// "(old.c:3, new.c:4)" with a space before it; empty without places.
std::string placesText(const versions::Change &change);

std::string placesText(const versions::LayoutChange &change);

/// What stands before the verdict on a function that is not where it was:
/// "renamed; "; else empty.
std::string moveText(const versions::Change &change);

/// What follows the verdict in one line: ": the results differ; helpers
/// inlined"; may be empty.
std::string detailsText(const versions::Change &change);

/// Who sees a change that is no equivalence, such as "reached from: @main"; may
/// be empty.
std::string reachText(const versions::Change &change);

/// What became of a type: "layout changed: size 8 -> 16; ...".
std::string layoutText(const versions::LayoutChange &change);

/// The public functions that show it: "in the interface of: @f".
std::string reachText(const versions::LayoutChange &change);

/// What a normal form is called, of those of a run that with the number
/// `number`.
std::string formTitle(const versions::NormalForm &form, size_t number);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_WORDS_H
