// Aligns two sequences, level by level. At each level the common prefix and the
// common suffix are paired first. Between them a longest common subsequence is
// paired where it is cheap to compute, else the elements whose keys are unique
// in both sequences (patience diff). The gaps between these pairs are aligned
// at the next level, where keys describe less of an element.

#include "verify/judge/compare/Align.h"
#include "llvm/ADT/DenseMap.h"
#include <algorithm>

using namespace llvm;

namespace palindrome::compare {
namespace {

using Pairs = SmallVector<std::pair<unsigned, unsigned>>;

/// The size of the largest table for which a longest common subsequence is
/// computed, in cells. It bounds the time that a gap takes.
constexpr size_t largestTable = 1 << 14;

class Aligner {
public:
  Aligner(ArrayRef<AlignKeys> a, ArrayRef<AlignKeys> b, bool byPosition)
      : a(a), b(b), byPosition(byPosition) {}

  Pairs run() {
    gap(0, a.size(), 0, b.size(), 0);
    return std::move(pairs);
  }

private:
  bool same(unsigned i, unsigned j, unsigned level) const {
    return a[i][level] == b[j][level];
  }

  /// Aligns A's elements from `i` to `iEnd` with B's from `j` to `jEnd`.
  void gap(unsigned i, unsigned iEnd, unsigned j, unsigned jEnd,
           unsigned level) {
    if (level == alignLevels) {
      for (; byPosition && i != iEnd && j != jEnd; ++i, ++j)
        pairs.push_back({i, j});
      return;
    }
    while (i != iEnd && j != jEnd && same(i, j, level))
      pairs.push_back({i++, j++});
    unsigned tail = 0;
    while (i != iEnd && j != jEnd && same(iEnd - 1, jEnd - 1, level))
      --iEnd, --jEnd, ++tail;
    if (i != iEnd && j != jEnd) {
      Pairs anchors = size_t(iEnd - i) * (jEnd - j) <= largestTable
                          ? longestCommon(i, iEnd, j, jEnd, level)
                          : uniqueAnchors(i, iEnd, j, jEnd, level);
      for (auto [x, y] : anchors) {
        gap(i, x, j, y, level + 1);
        pairs.push_back({x, y});
        i = x + 1;
        j = y + 1;
      }
      gap(i, iEnd, j, jEnd, level + 1);
    }
    for (; tail; --tail)
      pairs.push_back({iEnd++, jEnd++});
  }

  Pairs longestCommon(unsigned i, unsigned iEnd, unsigned j, unsigned jEnd,
                      unsigned level) const {
    unsigned rows = iEnd - i, columns = jEnd - j;
    std::vector<unsigned> length((rows + 1) * (columns + 1));
    auto at = [&](unsigned x, unsigned y) -> unsigned & {
      return length[x * (columns + 1) + y];
    };
    for (unsigned x = rows; x--;)
      for (unsigned y = columns; y--;)
        at(x, y) = same(i + x, j + y, level)
                       ? at(x + 1, y + 1) + 1
                       : std::max(at(x + 1, y), at(x, y + 1));
    Pairs found;
    for (unsigned x = 0, y = 0; x != rows && y != columns;) {
      if (same(i + x, j + y, level))
        found.push_back({i + x++, j + y++});
      else if (at(x + 1, y) >= at(x, y + 1))
        ++x;
      else
        ++y;
    }
    return found;
  }

  /// The longest sequence of pairs, ascending in both indices, of elements
  /// whose key is unique in either range.
  Pairs uniqueAnchors(unsigned i, unsigned iEnd, unsigned j, unsigned jEnd,
                      unsigned level) const {
    struct Seen {
      unsigned countA = 0, countB = 0, indexB = 0;
    };
    // DenseMap reserves two values of its key type, which a hash may have.
    auto keyOf = [&](const AlignKeys &keys) { return keys[level] >> 2; };
    DenseMap<uint64_t, Seen> seen;
    for (unsigned x = i; x != iEnd; ++x)
      ++seen[keyOf(a[x])].countA;
    for (unsigned y = j; y != jEnd; ++y) {
      Seen &entry = seen[keyOf(b[y])];
      ++entry.countB;
      entry.indexB = y;
    }
    Pairs candidates;
    for (unsigned x = i; x != iEnd; ++x) {
      Seen entry = seen.lookup(keyOf(a[x]));
      if (entry.countA == 1 && entry.countB == 1)
        candidates.push_back({x, entry.indexB});
    }
    std::vector<unsigned> tops;
    std::vector<int> previous(candidates.size(), -1);
    for (unsigned c = 0; c != candidates.size(); ++c) {
      auto pile = llvm::lower_bound(
          tops, candidates[c].second,
          [&](unsigned top, unsigned y) { return candidates[top].second < y; });
      if (pile != tops.begin())
        previous[c] = *std::prev(pile);
      if (pile == tops.end())
        tops.push_back(c);
      else
        *pile = c;
    }
    Pairs found;
    for (int c = tops.empty() ? -1 : int(tops.back()); c >= 0; c = previous[c])
      found.push_back(candidates[c]);
    std::reverse(found.begin(), found.end());
    return found;
  }

  ArrayRef<AlignKeys> a, b;
  bool byPosition;
  Pairs pairs;
};

} // namespace

Pairs align(ArrayRef<AlignKeys> a, ArrayRef<AlignKeys> b, bool byPosition) {
  return Aligner(a, b, byPosition).run();
}

} // namespace palindrome::compare
