// The kinds of mutants.

#ifndef PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_MUTANTKINDS_H
#define PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_MUTANTKINDS_H

#include "verify/seek/fuzz/cause/Cause.h"
#include "verify/seek/fuzz/mutants/AnyMutant.h"

namespace palindrome::fuzz {

/// Modules of LLVM IR.
std::unique_ptr<MutantKind> newLLVMMutants();
/// Modules of MLIR, with the dialects of `engine`, which must outlive the
/// kind.
std::unique_ptr<MutantKind> newMLIRMutants(const Engine &engine);
/// Programs of MLIR's dialects, which `lowering` converts: what is wrong is
/// that a function then does something else. Both must outlive the kind.
std::unique_ptr<MutantKind> newLoweringMutants(const Engine &engine,
                                               const Lowering &lowering);
/// Raw bytes.
std::unique_ptr<MutantKind> newByteMutants();

/// The name of the kind that needs a lowering.
inline constexpr llvm::StringLiteral loweringKindName("lowering");

/// The kind with this name; null if there is none. What is passed must
/// outlive it; `lowering` is there for the kind that needs it.
std::unique_ptr<MutantKind>
findMutantKind(llvm::StringRef name, const Engine &engine,
               const std::optional<Lowering> &lowering);

/// The causes of a result for a kind that includes MLIR. A correct module
/// need not have a translation, and what LLVM IR cannot express need not come
/// back: attributes that no dialect requires, carried entries that no longer
/// fit, and whatever differs if the export warned that it leaves something out.
std::vector<Cause> causesForMLIR(const FileResult &result);

/// The causes of a result for programs that are lowered, or that passes change:
/// a cause names what differs, the pass, and the ops that are wrong.
std::vector<Cause> causesForLowering(const FileResult &result);

/// Draws from the rows of a table.
std::unique_ptr<StepSource> newTableSteps(mutate::Weights weights);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_SEEK_FUZZ_MUTANTS_MUTANTKINDS_H
