// The table of library functions.

#include "verify/semantic/encode/Library.h"
#include "llvm/IR/Module.h"

using namespace palindrome::encode;
using namespace llvm;

const LibraryEncoder *
palindrome::encode::findLibraryEncoder(const CallBase &call) {
  const llvm::Function *callee = call.getCalledFunction();
  if (!callee || !callee->isDeclaration() || call.isNoBuiltin())
    return nullptr;
  TargetLibraryInfoImpl libraries(callee->getParent()->getTargetTriple());
  LibFunc known;
  if (!TargetLibraryInfo(libraries).getLibFunc(*callee, known))
    return nullptr;
  for (const LibraryEncoder &entry : allocationEncoders())
    if (entry.function == known)
      return &entry;
  return nullptr;
}
