// Finds names that a user may have meant.

#include "verify/base/io/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace palindrome;

/// The fewest letters of which a word is taken for the beginning of a name.
static constexpr size_t leastBeginning = 2;

/// How many letters of `word`, in lower case, may be wrong: a third, at least
/// one, or two that have changed places.
static unsigned mostWrong(std::string word, std::string name) {
  unsigned most = std::max<unsigned>(word.size() / 3, 1);
  llvm::sort(word);
  llvm::sort(name);
  return word == name ? std::max(most, 2u) : most;
}

std::string palindrome::nearestName(llvm::StringRef word,
                                    llvm::ArrayRef<std::string> names) {
  if (word.size() < leastBeginning)
    return "";
  unsigned best = unsigned(-1);
  llvm::StringRef nearest, longer;
  for (llvm::StringRef name : names) {
    if (name.starts_with_insensitive(word) &&
        (longer.empty() || name.size() < longer.size()))
      longer = name;
    std::string known = name.lower(), given = word.lower();
    unsigned most = mostWrong(given, known);
    unsigned distance = llvm::StringRef(known).edit_distance(
        given, /*AllowReplacements=*/true, most);
    if (distance <= most && distance < best) {
      best = distance;
      nearest = name;
    }
  }
  // One letter that is wrong says more than several that are missing.
  return (best > 1 && !longer.empty() ? longer : nearest).str();
}

std::string palindrome::didYouMean(llvm::StringRef word,
                                   llvm::ArrayRef<std::string> names,
                                   llvm::StringRef prefix) {
  std::string name = nearestName(word, names);
  return name.empty() ? "" : " (did you mean '" + prefix.str() + name + "'?)";
}
