#include "palindrome/Differ.h"
palindrome::DiffResult palindrome::diffModules(const llvm::Module &a, const llvm::Module &b, const DiffOptions &options) { return {}; }
