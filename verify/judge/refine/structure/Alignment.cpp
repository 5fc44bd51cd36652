#include "verify/judge/refine/structure/Alignment.h"
#include <algorithm>
#include <vector>

llvm::SmallVector<std::pair<size_t, size_t>> palindrome::refine::alignSequences(
    size_t ours, size_t theirs,
    llvm::function_ref<unsigned(size_t, size_t)> likeness) {
  size_t width = theirs + 1;
  // The best sum for the members from these two on.
  std::vector<unsigned> best((ours + 1) * width), pair(best.size());
  for (size_t i = ours; i-- > 0;)
    for (size_t j = theirs; j-- > 0;) {
      size_t at = i * width + j;
      pair[at] = likeness(i, j);
      best[at] = std::max(best[at + width], best[at + 1]);
      if (pair[at] > 0)
        best[at] = std::max(best[at], pair[at] + best[at + width + 1]);
    }
  llvm::SmallVector<std::pair<size_t, size_t>> result;
  for (size_t i = 0, j = 0; i < ours && j < theirs;) {
    size_t at = i * width + j;
    if (pair[at] > 0 && best[at] == pair[at] + best[at + width + 1])
      result.emplace_back(i++, j++);
    else if (best[at] == best[at + width])
      ++i;
    else
      ++j;
  }
  return result;
}
