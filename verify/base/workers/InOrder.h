// Values that come in any order, passed on in the order of their numbers.

#ifndef PALINDROME_VERIFY_BASE_WORKERS_INORDER_H
#define PALINDROME_VERIFY_BASE_WORKERS_INORDER_H

#include <cstddef>
#include <map>
#include <utility>

namespace palindrome {

/// Keeps a value until those with all lower numbers, which begin with 0, have
/// been passed on.
template <typename Value> class InOrder {
public:
  /// Takes the value with the number `number`, and calls `pass(number, value)`
  /// for it and those that waited for it, as far as no number is missing.
  template <typename Pass> void add(size_t number, Value value, Pass pass) {
    waiting.emplace(number, std::move(value));
    for (auto it = waiting.begin(); it != waiting.end() && it->first == due;
         it = waiting.erase(it), ++due)
      pass(it->first, std::move(it->second));
  }

  /// Passes on those that wait, in their order, though numbers are missing.
  template <typename Pass> void finish(Pass pass) {
    for (auto &[number, value] : waiting)
      pass(number, std::move(value));
    waiting.clear();
  }

private:
  std::map<size_t, Value> waiting;
  size_t due = 0; ///< The next number to be passed on.
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_WORKERS_INORDER_H
