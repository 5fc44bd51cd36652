// Structural equality of types, attributes, constants and function bodies that
// may come from two modules of one context.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_STRUCTURE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_STRUCTURE_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Attributes.h"
#include <utility>

namespace llvm {
class Constant;
class Function;
class GlobalValue;
class Type;
} // namespace llvm

namespace palindrome::refine {

class Tolerance;

/// Whether two types of one context have equal parts. The names of structs do
/// not count: `%a = type { i32 }` and `%b = type { i32 }` are the same.
bool sameType(const llvm::Type *source, const llvm::Type *target);

/// Whether two attributes are equal, up to the names of structs in their types.
/// Attributes that are not set are equal.
bool sameAttribute(llvm::Attribute source, llvm::Attribute target);
bool sameAttributes(const llvm::AttributeList &source,
                    const llvm::AttributeList &target);

/// The attribute in `set` of the kind of `attribute`; invalid if there is none.
llvm::Attribute findKind(llvm::AttributeSet set, llvm::Attribute attribute);

/// The same as `sameAttributes` up to differences that `tolerance` allows.
/// `ofCallee` are the attributes of the callee if those of a call of it are
/// compared.
bool sameAttributes(const llvm::AttributeList &source,
                    const llvm::AttributeList &target, Tolerance &tolerance,
                    const llvm::AttributeList &ofCallee = {});

/// Whether two globals correspond: they are one object, or have the same name
/// in two modules, which `pairModules` has given to corresponding globals only.
bool sameGlobal(const llvm::GlobalValue *source,
                const llvm::GlobalValue *target);

/// Compares constants of two modules by their parts.
class ConstantComparison {
public:
  ConstantComparison() = default;
  /// `source` and `target` correspond, whatever their names.
  ConstantComparison(const llvm::Function *source, const llvm::Function *target)
      : sourceFunction(source), targetFunction(target) {}

  bool same(const llvm::Constant *source, const llvm::Constant *target);

private:
  bool sameBlockAddress(const llvm::Constant *source,
                        const llvm::Constant *target);

  const llvm::Function *sourceFunction = nullptr, *targetFunction = nullptr;
  /// The pairs that were found equal. Expressions share their parts, so that
  /// without this the time would be exponential.
  llvm::DenseSet<std::pair<const llvm::Constant *, const llvm::Constant *>>
      known;
};

/// Whether `target` contains an address with an `inrange` that `source` does
/// not contain: an access through it, beyond that range, is undefined (LangRef,
/// 'Constant Expressions').
bool restrictsRanges(const llvm::Function &source,
                     const llvm::Function &target);

/// Whether the bodies of two definitions are equal but for the names of their
/// values, the order of a phi's entries and metadata without a bearing on
/// behaviour. Each function then
/// refines the other, whatever its instructions mean.
bool sameBody(const llvm::Function &source, const llvm::Function &target);

/// The attribute in `set` of the kind of `attribute`; invalid if there is none.
llvm::Attribute findKind(llvm::AttributeSet set, llvm::Attribute attribute);

/// The same as `sameAttributes` up to differences that `tolerance` allows.
bool sameBody(const llvm::Function &source, const llvm::Function &target,
              Tolerance &tolerance);

/// Whether a call of one function of a module does the same as one of another:
/// their bodies are equal, and no others may take their places.
bool areInterchangeable(const llvm::Function &one, const llvm::Function &other);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_STRUCTURE_H
