// What one execution is of, and by which rules. Nothing of it changes while the
// execution runs.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_SETTING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_SETTING_H

#include "verify/judge/refine/interpret/state/Limits.h"
#include "verify/judge/refine/interpret/state/Observer.h"
#include "verify/judge/refine/interpret/state/Value.h"
#include "llvm/TargetParser/Triple.h"
#include <functional>
#include <limits>

namespace palindrome::interpret {

struct Machine;

/// Of the target, any one allowed execution serves: it is a behavior that the
/// source must allow. Of the source, every allowed behavior must be represented
/// by some execution, which may over-approximate it.
enum class Role { Source, Target };

struct Options {
  /// The width in bits of the choices of one operation of the source that are
  /// enumerated; wider choices are over-approximated.
  unsigned enumeratedBits = mostEnumeratedBits;
  /// Whether the target draws a value where an operation on undef may return
  /// undef as well.
  bool drawsUndef = false;
  /// Whether each use of a value that the target computed from undef computes
  /// it again, with other choices.
  bool redrawsUndef = false;
  /// Whether nothing ran before, so that all variables have their initial
  /// values.
  bool startsProgram = false;
  unsigned maxSteps = mostSteps;
  /// The lanes and bytes that steps use, at most: one step on a wide vector
  /// takes as long as thousands on numbers.
  uint64_t maxWork = std::numeric_limits<uint64_t>::max();
  /// Whether the target's machine has one flat memory, of which LangRef says
  /// nothing: inttoptr of an address within an exposed object points to that
  /// object, and a pointer keeps its address in any address space.
  bool hasFlatMemory = false;
  /// Whether functions of a precision that LangRef leaves open have the results
  /// of the host's C library; else they are unsupported.
  bool approximates = false;
  /// Whether a definition that another module may replace by one that does the
  /// same (linkonce_odr) is the one that runs.
  bool isLinked = false;
  /// The bytes that memcpy, memmove and memset write, at most.
  uint64_t maxCopiedBytes = mostCopiedBytes;
  /// Carries out calls of functions that the module declares, and sets the
  /// result; returns false for one that it does not know. If it is not set, all
  /// of them are unknown.
  std::function<bool(Machine &machine, llvm::StringRef name,
                     llvm::ArrayRef<Lanes> arguments, Lanes &result)>
      external;
  Observer *observer = nullptr;
};

struct Setting {
  Setting(Role role, const llvm::Module &module, Options options);

  const Role role;
  const llvm::Module &module;
  const llvm::DataLayout &layout;
  const Options options;

  bool isSource() const { return role == Role::Source; }
  const llvm::Triple &triple() const;
  unsigned width(llvm::Type *scalar) const { return laneWidth(scalar, layout); }
  /// Whether pointers of the address space are modelled: they have the width of
  /// those of space 0, and are no more than addresses.
  bool isPlainSpace(unsigned space) const;
  /// Whether `lane` is an integer or a floating-point number of one value.
  bool hasOneValue(const Lane &lane) const {
    return lane.isBits() && !(isSource() && lane.fromUndef);
  }
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_SETTING_H
