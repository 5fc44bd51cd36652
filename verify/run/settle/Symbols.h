// The properties of two symbols of one name, apart from their bodies, initial
// values and metadata.

#ifndef PALINDROME_VERIFY_RUN_SETTLE_SYMBOLS_H
#define PALINDROME_VERIFY_RUN_SETTLE_SYMBOLS_H

#include "palindrome/Verify.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class AttributeList;
class GlobalValue;
class LLVMContext;
} // namespace llvm

namespace palindrome::settle {

/// A difference of two symbols, and whether the target refines the source with
/// it: `Refined`, `Different` or `Unknown`.
struct SymbolDifference {
  Verdict verdict;
  std::string what; ///< Such as "hidden dropped".
};

/// The symbol as LangRef writes it, such as @f.
std::string nameOf(const llvm::GlobalValue &value);

/// What `target` has otherwise than `source`. Both are of one kind.
/// `isWithoutAddress` says that nothing in the target's module depends on where
/// the symbol is.
llvm::SmallVector<SymbolDifference>
compareSymbols(const llvm::GlobalValue &source, const llvm::GlobalValue &target,
               bool isWithoutAddress = false);

/// Those of the attributes of a function that affect its machine code, and no
/// execution that LangRef defines.
llvm::AttributeList attributesOfCode(const llvm::AttributeList &attributes,
                                     llvm::LLVMContext &context);

/// The first difference of two lists that is not one by rules.
SymbolDifference compareAttributes(const llvm::AttributeList &source,
                                   const llvm::AttributeList &target,
                                   llvm::LLVMContext &context);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_RUN_SETTLE_SYMBOLS_H
