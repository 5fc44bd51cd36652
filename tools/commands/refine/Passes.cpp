// What passes of LLVM's and of MLIR's have in common, for palindrome refine.

#include "tools/commands/refine/Passes.h"
#include "verify/base/io/JSONLine.h"

using namespace palindrome;
using namespace palindrome::tools;

RefinePasses::~RefinePasses() = default;

std::string palindrome::tools::describePasses(bool isJSON,
                                              llvm::StringRef language,
                                              llvm::StringRef tool,
                                              llvm::StringRef pipeline) {
  if (!isJSON)
    return ("the target is the source after " + tool + "='" + pipeline + "'")
        .str();
  return formatJSONLine("passes", [&](JSONObject &object) {
    object.text("language", language);
    object.text("pipeline", pipeline);
  });
}
