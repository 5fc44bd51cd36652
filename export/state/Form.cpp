// The choices that each form of an export makes.

#include "export/state/Form.h"

using namespace palindrome;
using namespace palindrome::exporter;

static constexpr FormChoices lossless = {
    /*moduleName=*/"palindrome",
    /*restoresModuleID=*/true,
    /*hasNameAsSourceFilename=*/false,
    /*legalizesSource=*/false,
    /*folding=*/Folding::Nothing,
    /*foldingInInitializers=*/Folding::Constants,
    /*namesByLocation=*/true,
    /*ordersByDominance=*/false,
    /*alwaysSaysDebugVersion=*/false,
    /*listsMetadataEarly=*/false,
    /*abridgesDeclarations=*/false,
    /*hasWideProfileSummary=*/false,
    /*narrowsFlags=*/false,
    /*dropsStructorData=*/false,
    /*keepsIntrinsicAttributes=*/false,
    /*passesConversionCasts=*/true,
    /*warnsOfOmissions=*/true,
    /*rejectsAsUpstream=*/false,
};

static constexpr FormChoices upstream = {
    /*moduleName=*/"LLVMDialectModule",
    /*restoresModuleID=*/false,
    /*hasNameAsSourceFilename=*/true,
    /*legalizesSource=*/true,
    /*folding=*/Folding::ForTarget,
    /*foldingInInitializers=*/Folding::ForTarget,
    /*namesByLocation=*/false,
    /*ordersByDominance=*/true,
    /*alwaysSaysDebugVersion=*/true,
    /*listsMetadataEarly=*/true,
    /*abridgesDeclarations=*/true,
    /*hasWideProfileSummary=*/true,
    /*narrowsFlags=*/true,
    /*dropsStructorData=*/true,
    /*keepsIntrinsicAttributes=*/true,
    /*passesConversionCasts=*/false,
    /*warnsOfOmissions=*/false,
    /*rejectsAsUpstream=*/true,
};

const FormChoices &FormChoices::of(ExportForm form) {
  return form == ExportForm::Lossless ? lossless : upstream;
}
