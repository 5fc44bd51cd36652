// The tables of mutations of LLVM IR that are for fuzzing alone, one a file.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_WILD_TABLES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_WILD_TABLES_H

#include "verify/seek/mutate/Mutation.h"
#include "llvm/ADT/ArrayRef.h"

namespace palindrome::mutate {

llvm::ArrayRef<Mutation> fuzzMutateMutations();
llvm::ArrayRef<Mutation> insertionMutations();
llvm::ArrayRef<Mutation> anyFlagMutations();
llvm::ArrayRef<Mutation> anyAttributeMutations();
llvm::ArrayRef<Mutation> anyMetadataMutations();
llvm::ArrayRef<Mutation> madeDebugInfoMutations();
llvm::ArrayRef<Mutation> exceptionMutations();
llvm::ArrayRef<Mutation> nameMutations();
llvm::ArrayRef<Mutation> anyGlobalMutations();
llvm::ArrayRef<Mutation> keywordMutations();
llvm::ArrayRef<Mutation> blockMutations();
llvm::ArrayRef<Mutation> graftMutations();
llvm::ArrayRef<Mutation> anyCallMutations();
llvm::ArrayRef<Mutation> intrinsicMutations();
llvm::ArrayRef<Mutation> anyOperandMutations();
llvm::ArrayRef<Mutation> anyModuleMutations();

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_WILD_TABLES_H
