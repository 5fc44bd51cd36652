// Where pointers that are arguments point to.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PLACES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PLACES_H

#include <cstdint>

namespace palindrome::replay {

struct PointerPlace {
  enum Kind {
    Fresh,    ///< Into an object of its own.
    Null,     ///< Null.
    Shared,   ///< Into the object that other arguments share.
    Adjacent, ///< The end of an object at which another one begins.
    Global,   ///< A global variable.
    Poison,
    Undef
  };

  Kind kind;
  uint64_t size = 0;   ///< Of the object, in bytes; 0: the usual size.
  uint64_t offset = 0; ///< Into it, in bytes.
  bool writable = true, freeable = false;

  constexpr PointerPlace at(uint64_t place) const {
    return {kind, size, place, writable, freeable};
  }
  constexpr PointerPlace readOnly() const {
    return {kind, size, offset, false, freeable};
  }
  constexpr PointerPlace canBeFreed() const {
    return {kind, size, offset, writable, true};
  }
};

constexpr PointerPlace own = {PointerPlace::Fresh},
                       shared = {PointerPlace::Shared};
constexpr PointerPlace ofSize(uint64_t bytes) {
  return {PointerPlace::Fresh, bytes};
}

/// In the order in which they are tried.
constexpr PointerPlace places[] = {
    own,
    {PointerPlace::Null},
    shared,
    own.at(1),
    {PointerPlace::Global},
    shared.at(4),
    own.canBeFreed(),
    own.at(64),
    ofSize(4),
    ofSize(1),
    own.readOnly(),
    {PointerPlace::Adjacent},
    own.at(28),
    ofSize(8).at(4),
    ofSize(1024).at(512),
    ofSize(2),
    ofSize(16).at(8),
    ofSize(24),
    shared.at(1),
    shared.at(8),
    ofSize(uint64_t(1) << 34),
    ofSize(8),
    ofSize(3),
    own.at(uint64_t(-1)),
    {PointerPlace::Poison},
    {PointerPlace::Undef},
};

} // namespace palindrome::replay

#endif // PALINDROME_VERIFY_JUDGE_REFINE_REPLAY_PLACES_H
