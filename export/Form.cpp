// The choices of each form.

#include "export/Form.h"

using namespace palindrome;

static constexpr FormChoices lossless = {
    /*moduleName=*/"palindrome",
    /*hasNameAsSourceFilename=*/false,
    /*legalizesSource=*/false,
    /*folding=*/Folding::Nothing,
    /*foldingInInitializers=*/Folding::Constants,
    /*namesByLocation=*/true,
    /*ordersByDominance=*/false,
    /*alwaysSaysDebugVersion=*/false,
    /*keepsIntrinsicAttributes=*/false,
    /*warnsOfOmissions=*/true,
    /*rejectsAsUpstream=*/false,
};

static constexpr FormChoices upstream = {
    /*moduleName=*/"LLVMDialectModule",
    /*hasNameAsSourceFilename=*/true,
    /*legalizesSource=*/true,
    /*folding=*/Folding::ForTarget,
    /*foldingInInitializers=*/Folding::ForTarget,
    /*namesByLocation=*/false,
    /*ordersByDominance=*/true,
    /*alwaysSaysDebugVersion=*/true,
    /*keepsIntrinsicAttributes=*/true,
    /*warnsOfOmissions=*/false,
    /*rejectsAsUpstream=*/true,
};

const FormChoices &FormChoices::of(ExportForm form) {
  return form == ExportForm::Lossless ? lossless : upstream;
}
