// Attributes of functions that are strings, and "true" or "false".

#ifndef PALINDROME_VERIFY_REFINE_STRUCTURE_SWITCHES_H
#define PALINDROME_VERIFY_REFINE_STRUCTURE_SWITCHES_H

#include "llvm/ADT/StringRef.h"

namespace palindrome::refine {

/// Whether the attribute `name` allows for all of a function what fast-math
/// flags allow for one instruction.
inline bool allowsOtherResults(llvm::StringRef name) {
  return name == "no-nans-fp-math" || name == "no-infs-fp-math" ||
         name == "no-signed-zeros-fp-math" || name == "approx-func-fp-math" ||
         name == "unsafe-fp-math" || name == "less-precise-fpmad";
}

/// Whether the attribute `name` is "false" where it is missing.
inline bool isSwitch(llvm::StringRef name) {
  return allowsOtherResults(name) || name == "disable-tail-calls" ||
         name == "no-inline-line-tables" || name == "no-jump-tables" ||
         name == "profile-sample-accurate" || name == "use-sample-profile";
}

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_STRUCTURE_SWITCHES_H
