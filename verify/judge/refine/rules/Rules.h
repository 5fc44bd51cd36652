// Proofs without a solver: the target differs from the source by rules, each a
// difference with which a target refines any source (Rules.def).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_RULES_RULES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_RULES_RULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Attributes.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Function;
} // namespace llvm

namespace palindrome::refine {

/// A row of Rules.def.
struct Rule {
  llvm::StringLiteral name;    ///< Such as "nsw dropped".
  llvm::StringLiteral section; ///< Of LangRef.
  /// Why the rule holds, where the prover does not show it; else empty.
  llvm::StringLiteral argument;
};

/// All rules, in the order of the table.
llvm::ArrayRef<Rule> allRules();

/// The names of the rules by which the attributes of `target` refine those of
/// `source`, in the order of the table; nothing if they differ otherwise.
std::optional<std::vector<std::string>>
rulesBetween(const llvm::AttributeList &source,
             const llvm::AttributeList &target);

/// Whether the attributes of `target` are those of `source`, up to rules.
bool attributesRefine(const llvm::AttributeList &source,
                      const llvm::AttributeList &target);

/// The names of the rules by which `target` refines `source`, each once, in the
/// order of the table; none if the bodies are equal. Nothing if the two differ
/// in any other way, such as where the target promises more.
std::optional<std::vector<std::string>>
rulesBetween(const llvm::Function &source, const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_RULES_RULES_H
