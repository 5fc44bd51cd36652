// What two runs of a program differ in, as far as someone outside can see.

#ifndef PALINDROME_VERIFY_RUN_SETTLE_RUNDIFFERENCE_H
#define PALINDROME_VERIFY_RUN_SETTLE_RUNDIFFERENCE_H

#include "verify/base/execute/Capture.h"
#include <optional>

namespace palindrome::settle {

/// The first thing in which `now` differs from `before`, in one line, such as
/// `line 3 of stdout is "8", and was "7"`; nothing if both print the same and
/// end alike.
std::optional<std::string> findDifference(const execute::Capture &before,
                                          const execute::Capture &now);

/// How a run ended, such as "exits with status 3".
std::string endingText(const execute::Ending &ending);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_RUN_SETTLE_RUNDIFFERENCE_H
