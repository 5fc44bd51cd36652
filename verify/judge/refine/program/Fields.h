// The parts of objects that have names in the program, by the types that debug
// information states.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PROGRAM_FIELDS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PROGRAM_FIELDS_H

#include "llvm/IR/DebugInfoMetadata.h"
#include <optional>
#include <string>

namespace palindrome::refine {

/// A value in the program.
struct NamedValue {
  std::string name; ///< As "x", "p->next", "a[3].y".
  const llvm::DIType *type = nullptr;
};

/// A part of an object that is a value by itself.
struct NamedField {
  NamedValue value;
  uint64_t offset = 0, size = 0; ///< In bytes, within the object.
};

/// The part of `object` that has the byte at `offset`. Nothing if its type
/// names none.
std::optional<NamedField> findField(const NamedValue &object, uint64_t offset);

/// The same behind `pointer`. The object may be an element of an array.
std::optional<NamedField> findFieldBehind(const NamedValue &pointer,
                                          uint64_t offset);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PROGRAM_FIELDS_H
