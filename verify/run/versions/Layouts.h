// Struct types whose layout differs between two versions: what was compiled
// with the older one accesses memory of the newer one at other places.

#ifndef PALINDROME_VERIFY_RUN_VERSIONS_LAYOUTS_H
#define PALINDROME_VERIFY_RUN_VERSIONS_LAYOUTS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/Module.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::versions {

/// A member of a struct, a union or a class.
struct Member {
  std::string name; ///< Of a base class its type, of an LLVM type "#N".
  uint64_t offset = 0, size = 0; ///< In bits.
  std::string type;              ///< As C has it; of an LLVM type LLVM's.

  bool operator==(const Member &other) const {
    return name == other.name && offset == other.offset && size == other.size &&
           type == other.type;
  }
};

/// What became of a member. One side is missing if it is new, or gone.
struct MemberChange {
  std::optional<Member> older, newer;
};

struct LayoutChange {
  std::string name; ///< Such as "struct node".
  /// `file:line` by the debug information; empty where it has none.
  std::string olderPlace = {}, newerPlace = {};
  uint64_t olderSize = 0, newerSize = 0;  ///< In bits.
  std::vector<MemberChange> members = {}; ///< Those that changed.
  /// The public functions of the older version, as "@f", that take or return
  /// it, through pointers or as a part of something else. Callers that were
  /// compiled before have the older layout.
  std::vector<std::string> functions = {};

  bool isDifference() const { return !functions.empty(); }
};

/// Compares the types of the same name of two modules in one context: by the
/// debug information where both have some, else LLVM's named struct types. Of
/// several types of one name in a module none is compared. `isPublic` is
/// whether others may call a function.
std::vector<LayoutChange>
compareLayouts(const llvm::Module &older, const llvm::Module &newer,
               llvm::function_ref<bool(const llvm::Function &)> isPublic);

/// Adds what was found of another pair of modules to `all`, where a change that
/// several modules have is once.
void mergeLayouts(std::vector<LayoutChange> &all,
                  std::vector<LayoutChange> found);

} // namespace palindrome::versions

#endif // PALINDROME_VERIFY_RUN_VERSIONS_LAYOUTS_H
