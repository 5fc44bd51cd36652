// Which rules of LangRef decide that a counterexample is one.

#ifndef PALINDROME_TOOLS_COMMANDS_REFINE_LANGREFRULES_H
#define PALINDROME_TOOLS_COMMANDS_REFINE_LANGREFRULES_H

#include "palindrome/Counterexample.h"
#include "llvm/IR/Function.h"
#include <string>
#include <vector>

namespace palindrome::tools {

struct LangRefRule {
  std::string says;    ///< A sentence.
  std::string section; ///< The title; empty if no section says it.
  std::string anchor;  ///< Of the section, in LangRef.html.
};

/// The rules that decide `shown`, a counterexample to `source` and `target`:
/// that on what differs, and those on the instruction with which it begins.
/// They follow from the kinds of values and from the instruction, never from
/// texts. Empty if neither is known, as of functions of MLIR that are run by
/// what their ops state.
std::vector<LangRefRule> rulesOf(const Counterexample &shown,
                                 const llvm::Function &source,
                                 const llvm::Function &target);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_REFINE_LANGREFRULES_H
