// Compares the definitions of two globals of the same name: linkage, signature,
// place in memory, initial value. No function is run.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_GLOBALS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_GLOBALS_H

#include "verify/judge/refine/Pairs.h"

namespace llvm {
class Constant;
class DataLayout;
class GlobalObject;
class GlobalValue;
class GlobalVariable;
} // namespace llvm

namespace palindrome::refine {

/// "@f", in LLVM's spelling, which quotes where it must.
std::string symbolOf(const llvm::GlobalValue &global);

/// Whether the linker takes the definition from this module:
/// `available_externally` does not count (LangRef, "Linkage Types").
bool defines(const llvm::GlobalValue &global);

/// Compares linkage, section, comdat and visibility. A difference is
/// unsupported, as it shows only when modules are linked.
Judgement judgeLinkage(const llvm::GlobalObject &source,
                       const llvm::GlobalObject &target);

/// Compares types, calling conventions and the parameter attributes of the ABI:
/// whether a caller of `source` may call `target` instead.
Judgement judgeSignature(const llvm::Function &source,
                         const llvm::Function &target);

/// Whether every access to `source` that a program may make is allowed for
/// `target`, and finds a refinement of the same initial value. Either both are
/// local or neither is.
Judgement judgeVariable(const llvm::GlobalVariable &source,
                        const llvm::GlobalVariable &target);

class ConstantComparison;

/// Whether both constants are one address, spelled with other types or steps,
/// and `target` is poison only where `source` is:
///
///   getelementptr inbounds (ptr, ptr @v, i64 2)
///   getelementptr inbounds nuw (i8, ptr @v, i64 16)
bool sameAddress(const llvm::Constant *source, const llvm::Constant *target,
                 const llvm::DataLayout &layout, ConstantComparison &constants);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_GLOBALS_H
