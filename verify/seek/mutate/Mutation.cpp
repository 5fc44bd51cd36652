// The rows of all tables together, and drawing steps from them.

#include "verify/seek/mutate/Mutation.h"
#include "verify/seek/mutate/ir/Tables.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;

namespace palindrome::mutate {

ArrayRef<Mutation> allMutations() {
  static const std::vector<Mutation> all = [] {
    std::vector<Mutation> rows;
    for (ArrayRef<Mutation> table :
         {globalMutations(),        symbolMutations(),
          instructionMutations(),   callMutations(),
          controlFlowMutations(),   attributeMutations(),
          metadataMutations(),      debugRecordMutations(),
          textMutations(),          fuzzMutateMutations(),
          insertionMutations(),     anyFlagMutations(),
          anyAttributeMutations(),  anyMetadataMutations(),
          madeDebugInfoMutations(), exceptionMutations(),
          nameMutations(),          anyGlobalMutations(),
          keywordMutations(),       blockMutations(),
          graftMutations(),         anyCallMutations(),
          intrinsicMutations(),     anyOperandMutations(),
          anyModuleMutations()})
      rows.insert(rows.end(), table.begin(), table.end());
    return rows;
  }();
  return all;
}

std::vector<Mutation> differMutations() {
  std::vector<Mutation> rows;
  llvm::copy_if(allMutations(), std::back_inserter(rows),
                [](const Mutation &row) { return row.expected != forFuzzing; });
  return rows;
}

const Mutation *findMutation(StringRef name) {
  static const StringMap<const Mutation *> byName = [] {
    StringMap<const Mutation *> rows;
    for (const Mutation &row : allMutations())
      rows[row.name] = &row;
    return rows;
  }();
  return byName.lookup(name);
}

static std::vector<DrawnRow> allRows() {
  std::vector<DrawnRow> rows;
  for (const Mutation &row : allMutations())
    rows.push_back({row.name, row.graft != nullptr});
  return rows;
}

Weights::Weights() : Weights(allRows()) {}

Weights::Weights(std::vector<DrawnRow> rows)
    : rows(std::move(rows)), weights(this->rows.size(), 8) {}

bool Weights::set(StringRef name, unsigned weight) {
  bool open = name.consume_back("*"), any = false;
  for (auto [row, old] : llvm::zip_equal(rows, weights))
    if (open ? row.name.starts_with(name) : row.name == name) {
      old = weight;
      any = true;
    }
  return any;
}

const DrawnRow *Weights::draw(Chooser &choose, bool grafts) const {
  auto weightOf = [&](size_t row) {
    return rows[row].takesDonor && !grafts ? 0 : weights[row];
  };
  uint64_t total = 0;
  for (size_t row = 0; row != rows.size(); ++row)
    total += weightOf(row);
  if (!total)
    return nullptr;
  uint64_t at = choose.below(total);
  for (size_t row = 0;; at -= weightOf(row++))
    if (at < weightOf(row))
      return &rows[row];
}

Step drawStep(Chooser &choose, const Weights &weights,
              ArrayRef<std::string> donors) {
  const DrawnRow *row = weights.draw(choose, !donors.empty());
  assert(row && "no row can be drawn");
  Step step{row->name.str(), choose.bits(), ""};
  if (row->takesDonor)
    step.donor = choose.of(donors);
  return step;
}

} // namespace palindrome::mutate
