// The rows of all tables of MLIR together.

#include "verify/seek/mutate/mlir/Mutation.h"
#include "verify/seek/mutate/mlir/Piece.h"
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

ArrayRef<MLIRMutation> mlirProgramMutations() {
  static const std::vector<MLIRMutation> all = [] {
    std::vector<MLIRMutation> rows{{"call made", insertCall}};
    for (ArrayRef<Piece> table : {scalarPieces(), structurePieces(),
                                  vectorPieces(), loopPieces(), tensorPieces()})
      for (const Piece &piece : table)
        rows.push_back({piece.name, nullptr, nullptr, &piece});
    return rows;
  }();
  return all;
}

const MLIRMutation *findMLIRMutation(StringRef name) {
  for (ArrayRef<MLIRMutation> rows :
       {allMLIRMutations(), mlirProgramMutations()})
    for (const MLIRMutation &row : rows)
      if (row.name == name)
        return &row;
  return nullptr;
}

static void addRow(const MLIRMutation &row, std::vector<DrawnRow> &rows) {
  rows.push_back({row.name, row.graft != nullptr});
}

Weights mlirWeights() {
  std::vector<DrawnRow> rows;
  for (const MLIRMutation &row : allMLIRMutations())
    addRow(row, rows);
  return Weights(std::move(rows));
}

Weights mlirProgramWeights() {
  std::vector<DrawnRow> rows;
  for (const MLIRMutation &row : mlirProgramMutations())
    addRow(row, rows);
  for (StringRef name :
       {"attribute changed", "attribute swapped", "op moved", "op copied",
        "op erased", "operand replaced", "op grafted", "type throughout"})
    addRow(*findMLIRMutation(name), rows);
  return Weights(std::move(rows));
}

} // namespace palindrome::mutate
