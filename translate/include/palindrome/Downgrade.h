// LLVM IR for an older release of LLVM: a module is brought to what that
// release has, and is printed in the syntax that it reads.
//
//   %z = zext nneg i8 %x to i32        for 16:   %z = zext i8 %x to i32
//   call void @f(ptr captures(none) %p)          call void @f(ptr nocapture %p)

#ifndef PALINDROME_DOWNGRADE_H
#define PALINDROME_DOWNGRADE_H

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome {

/// The releases for which a module can be printed. This one needs no change.
inline constexpr unsigned oldestRelease = 13, newestRelease = 21;
/// The first release whose pointers have no types.
inline constexpr unsigned releaseOfPlainPointers = 15;

/// What became of the uses of one construct.
struct DowngradeRemark {
  enum Kind {
    Dropped,   ///< Left out: the result refines what was there.
    Rewritten, ///< Said by what means the same.
  };
  Kind kind;
  std::string construct; ///< Such as "attribute captures" or "llvm.ucmp".
  unsigned count = 0;
};

/// What an older release has no counterpart of.
struct DowngradeRefusal {
  std::string construct;
  unsigned since = 0; ///< The release that brought it; 0 if there is no such.
  std::string place;  ///< The symbol in which it is, as "@f"; may be empty.

  /// In one line, for the release that was asked for.
  std::string text(unsigned release) const;
};

struct Downgrade {
  std::string text; ///< Of the module; empty if something is refused.
  std::vector<DowngradeRemark> remarks;   ///< By kind and construct.
  std::vector<DowngradeRefusal> refusals; ///< The first of each construct.
};

/// The text of `module` as LLVM `release` reads it, where that is from
/// `oldestRelease` to `newestRelease`. The module is changed, and is good for
/// nothing else then.
///
/// Read back by this release, the text refines the module: what is left out
/// only promises, or says how to compile (docs/versions.md).
Downgrade downgrade(llvm::Module &module, unsigned release);

} // namespace palindrome

#endif // PALINDROME_DOWNGRADE_H
