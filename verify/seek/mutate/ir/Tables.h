// The tables of mutations of LLVM IR, one a file. CONTRIBUTING.md lists what a
// new row needs.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_IR_TABLES_H
#define PALINDROME_VERIFY_SEEK_MUTATE_IR_TABLES_H

#include "verify/seek/mutate/Mutation.h"
#include "llvm/ADT/ArrayRef.h"

namespace palindrome::mutate {

llvm::ArrayRef<Mutation> globalMutations();
llvm::ArrayRef<Mutation> symbolMutations();
llvm::ArrayRef<Mutation> instructionMutations();
llvm::ArrayRef<Mutation> callMutations();
llvm::ArrayRef<Mutation> controlFlowMutations();
llvm::ArrayRef<Mutation> attributeMutations();
llvm::ArrayRef<Mutation> metadataMutations();
llvm::ArrayRef<Mutation> debugRecordMutations();
llvm::ArrayRef<Mutation> textMutations();

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_IR_TABLES_H
