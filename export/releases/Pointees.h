// Pointers with the types of what they point to, as LLVM had them before 15.
//
// In the module that is printed a pointer of no type of its own is one to i8.
// Any other is `ptr addrspace(N)` until the text is spelled, where N, which no
// program has, stands for the type and for the address space proper. So LLVM's
// own types tell them apart, and each use shows which one it needs.

#ifndef PALINDROME_EXPORT_RELEASES_POINTEES_H
#define PALINDROME_EXPORT_RELEASES_POINTEES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DerivedTypes.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace palindrome::releases {

class Pointees {
public:
  /// The address spaces from here on are of pointers with types. The greatest
  /// that LLVM has is twice as large.
  static constexpr unsigned firstSpace = 1u << 23;

  struct Typed {
    llvm::Type *pointee;
    unsigned space; ///< The address space proper.
  };

  /// The pointer to `pointee` in the address space of `like`, a pointer without
  /// a type or a vector of such ones.
  llvm::Type *pointerTo(llvm::Type *pointee, llvm::Type *like);
  /// What the address space `number` stands for.
  std::optional<Typed> find(unsigned number) const;

  /// The name of `type` in the names of intrinsics, as `v4f32`; empty if it is
  /// not one of numbers and vectors of them.
  static std::string mangle(llvm::Type *type);

private:
  std::map<std::pair<llvm::Type *, unsigned>, unsigned> numbers;
  std::vector<Typed> rows;
};

} // namespace palindrome::releases

#endif // PALINDROME_EXPORT_RELEASES_POINTEES_H
