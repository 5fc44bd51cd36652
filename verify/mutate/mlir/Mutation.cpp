// The rows of all tables of MLIR together.

#include "verify/mutate/mlir/Mutation.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace palindrome::mutate {

ArrayRef<MLIRMutation> allMLIRMutations() {
  static const std::vector<MLIRMutation> all = [] {
    std::vector<MLIRMutation> rows;
    for (ArrayRef<MLIRMutation> table :
         {mlirAttributeMutations(), mlirTypeMutations(),
          mlirOperationMutations(), mlirBlockMutations()})
      rows.insert(rows.end(), table.begin(), table.end());
    return rows;
  }();
  return all;
}

const MLIRMutation *findMLIRMutation(StringRef name) {
  const auto *row =
      llvm::find_if(allMLIRMutations(),
                    [&](const MLIRMutation &r) { return r.name == name; });
  return row == allMLIRMutations().end() ? nullptr : row;
}

Weights mlirWeights() {
  std::vector<DrawnRow> rows;
  for (const MLIRMutation &row : allMLIRMutations())
    rows.push_back({row.name, row.graft != nullptr});
  return Weights(std::move(rows));
}

} // namespace palindrome::mutate
