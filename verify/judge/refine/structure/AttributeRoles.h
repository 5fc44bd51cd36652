// What a proof may assume of an attribute: the table in Attributes.def.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_ATTRIBUTEROLES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_ATTRIBUTEROLES_H

#include "llvm/IR/Attributes.h"

namespace palindrome::refine {

enum class AttributeRole : uint8_t {
  /// The attribute cannot be at this place.
  Absent,
  /// It guides passes and code generators. The code does the same with it and
  /// without it, so that a proof and a rule pass over it.
  Guide,
  /// It says which machine code is made. A proof about what the function does
  /// passes over it; a rule does not, since the code has to keep to it.
  Code,
  /// It decides whether a call is of a library function, which LLVM's
  /// TargetLibraryInfo is asked.
  Library,
  /// It allows other results than the exact one. The target may not have it
  /// where the source does not.
  Results,
  /// It excludes values: another one is poison or undefined behaviour.
  Value,
  /// It promises how the function, or the callee, behaves in an execution. A
  /// function that behaves otherwise has undefined behaviour.
  Promise,
  /// It lets callers do what no execution of the function shows, such as
  /// calling it where the program does not. The target may have it only if the
  /// source has it.
  ToCallers,
  /// Source and target need the same, and proofs compare it.
  Interface,
  /// Source and target need the same, and formulas have no notion of it. What
  /// the table lacks is unmodelled, too.
  Unmodelled,
};

/// Where an attribute is. A call has the places of a function.
enum class AttributePlace { Function, Parameter, Result };

AttributeRole roleOf(llvm::Attribute::AttrKind kind, AttributePlace place);
/// The role of an attribute that is a string; that of a name is the same at
/// all places.
AttributeRole roleOf(llvm::StringRef name);
AttributeRole roleOf(llvm::Attribute attribute, AttributePlace place);

/// Whether the attribute `name`, a string, is "false" where it is missing.
bool isSwitch(llvm::StringRef name);

/// Whether an attribute of a function or a call restricts neither what it does
/// nor with what it may be compared: a guide, or one about the machine code.
bool guidesCompilation(llvm::Attribute::AttrKind kind);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_ATTRIBUTEROLES_H
