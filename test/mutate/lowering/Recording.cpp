// Which ops a run carries out.

#include "test/mutate/lowering/Recording.h"
#include "verify/judge/dialects/machine/Machine.h"

using namespace palindrome;
using namespace palindrome::mutate;

static llvm::StringSet<> &recorded() {
  static llvm::StringSet<> names;
  return names;
}

static llvm::StringMap<std::set<std::string>> &signatures() {
  static llvm::StringMap<std::set<std::string>> byOp;
  return byOp;
}

static std::string signatureOf(mlir::Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << op->getOperandTypes() << " -> " << op->getResultTypes();
  return text;
}

static void record(dialects::Machine &machine, mlir::Operation *op) {
  llvm::StringRef name = op->getName().getStringRef();
  recorded().insert(name);
  // A few tell ops apart; a loop has too many.
  constexpr size_t most = 8;
  if (std::set<std::string> &known = signatures()[name]; known.size() < most)
    known.insert(signatureOf(op));
  machine.carryOut(*dialects::allRules().lookup(name), op);
}

const dialects::RuleTable &mutate::recordingRules() {
  static const dialects::RuleTable rules = [] {
    dialects::RuleTable table;
    static std::vector<dialects::Rule> rows;
    rows.reserve(dialects::allRules().size());
    for (const auto &entry : dialects::allRules()) {
      dialects::Rule rule(entry.second->op, record);
      if (entry.second->runOnTerms || entry.second->scalarOnTerms)
        rule.onTerms(record);
      rows.push_back(rule);
      table[entry.first()] = &rows.back();
    }
    return table;
  }();
  return rules;
}

llvm::StringSet<> mutate::takeRecorded() {
  return std::exchange(recorded(), {});
}

const std::set<std::string> &mutate::signaturesOf(llvm::StringRef op) {
  return signatures()[op];
}
