// The tables of mutations of LLVM IR that are for fuzzing alone, one a file.

#ifndef PALINDROME_VERIFY_MUTATE_WILD_TABLES_H
#define PALINDROME_VERIFY_MUTATE_WILD_TABLES_H

#include "verify/mutate/Mutation.h"
#include "llvm/ADT/ArrayRef.h"

namespace palindrome::mutate {

llvm::ArrayRef<Mutation> fuzzMutateMutations();

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_MUTATE_WILD_TABLES_H
