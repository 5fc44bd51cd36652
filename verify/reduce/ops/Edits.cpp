// The list of the kinds of edits.

#include "verify/reduce/ops/Edits.h"

using namespace palindrome::reduce;

static constexpr EditKind kinds[] = {
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

llvm::ArrayRef<EditKind> palindrome::reduce::editKinds() { return kinds; }
