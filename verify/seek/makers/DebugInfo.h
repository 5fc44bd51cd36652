// Every class of debug info, with what each of its fields may be, as text.

#ifndef PALINDROME_VERIFY_SEEK_MAKERS_DEBUGINFO_H
#define PALINDROME_VERIFY_SEEK_MAKERS_DEBUGINFO_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome::makers {

/// A class of nodes, with what its smallest node needs and the fields that can
/// be varied. They refer to nodes of `inScene`.
struct DebugClass {
  llvm::StringLiteral name; ///< After `distinct ` where its nodes are.
  llvm::StringLiteral needed;
  llvm::StringLiteral fields; ///< `name: value` in lines.
  enum Use { Other, Type, Scope } use = Other;
};
llvm::ArrayRef<DebugClass> debugClasses();

/// `fields`, a list of `name: value`, with those of `others`, which replace
/// fields of the same name.
std::string withField(llvm::StringRef fields, llvm::StringRef others);

/// `text` followed by nodes with the numbers 1 and 10 to 30: a compile unit
/// (!10), a file (!11), a type (!12), a subprogram (!15), an empty expression
/// (!16), a local variable (!17) and a global one (!18), a location in the
/// subprogram (!21) and others.
std::string inScene(llvm::StringRef text);

} // namespace palindrome::makers

#endif // PALINDROME_VERIFY_SEEK_MAKERS_DEBUGINFO_H
