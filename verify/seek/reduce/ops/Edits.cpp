// The list of the kinds of edits.

#include "verify/seek/reduce/ops/Edits.h"

using namespace palindrome::reduce;

static constexpr EditKind kinds[] = {
    {"debug info", findDebugInfo},
    {"bodies", findBodies},
    {"symbols", findSymbols},
    {"branches", findBranches},
    {"endings", findEndings},
    {"unreachable blocks", findUnreachable},
    {"entries", findEntries},
    {"regions", findRegions},
    {"ops", findOps},
    {"blocks", findStraight},
    {"operands", findOperands},
    {"arguments", findArguments},
    {"results", findResults},
    {"attributes", findAttributes},
    {"elements", findElements},
    {"locations", findLocations},
};

/// The first of them remove debug info, functions and paths.
static constexpr size_t numLarge = 7;

llvm::ArrayRef<EditKind> palindrome::reduce::editKinds() { return kinds; }

llvm::ArrayRef<EditKind> palindrome::reduce::largeKinds() {
  return editKinds().take_front(numLarge);
}
