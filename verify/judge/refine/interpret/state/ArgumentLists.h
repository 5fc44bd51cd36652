// The lists of variable arguments that are in memory.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ARGUMENTLISTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ARGUMENTLISTS_H

#include <cstdint>
#include <map>

namespace palindrome::interpret {

struct ArgumentList {
  unsigned origin = 0; ///< 0 for this function's arguments.
  unsigned taken = 0;  ///< The arguments that va_arg has taken.
  unsigned store = 0;  ///< The number of the store that wrote its bytes.
};

class ArgumentLists {
public:
  /// A memory object, and an offset in it.
  using Place = std::pair<unsigned, uint64_t>;

  /// The list at a place, or null where none was written.
  const ArgumentList *find(Place place) const {
    auto found = lists.find(place);
    return found == lists.end() ? nullptr : &found->second;
  }
  void put(Place place, ArgumentList list) { lists[place] = list; }
  void drop(Place place) { lists.erase(place); }
  bool empty() const { return lists.empty(); }

private:
  std::map<Place, ArgumentList> lists;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_ARGUMENTLISTS_H
