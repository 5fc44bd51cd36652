// Random choices of mutations, the same on every machine for a given seed:
// unlike the distributions of <random>, the numbers of its engines are fixed by
// the C++ standard.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_CHOOSER_H
#define PALINDROME_VERIFY_SEEK_MUTATE_CHOOSER_H

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>

namespace palindrome::mutate {

class Chooser {
public:
  explicit Chooser(uint64_t seed) : engine(seed) {}

  /// 64 random bits.
  uint64_t bits() { return engine(); }
  /// A number below `limit`; 0 if `limit` is 0.
  size_t below(size_t limit) { return limit == 0 ? 0 : engine() % limit; }
  bool flip() { return below(2) != 0; }
  /// True once in `count` times on average.
  bool oneIn(size_t count) { return below(count) == 0; }
  /// An element of `list`, which is not empty.
  template <typename List> auto &of(List &list) {
    return list[below(std::size(list))];
  }

private:
  std::mt19937_64 engine;
};

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_CHOOSER_H
