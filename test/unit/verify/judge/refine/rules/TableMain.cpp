// Prints the tables of rules.md, beside this file: of each rule its section of
// LangRef, and what the prover, without rules, finds for an example and for its
// reverse. With the path of that page, compares it with the tables instead.

#include "test/unit/verify/Modules.h"
#include "test/unit/verify/judge/refine/rules/Examples.h"
#include "verify/judge/refine/Check.h"
#include "verify/judge/refine/rules/Rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <vector>

using namespace palindrome;
using namespace palindrome::refine;

/// What the prover finds for a pair, and what that rests on.
static std::string findingOf(const std::string &source,
                             const std::string &target) {
  llvm::LLVMContext context;
  auto sourceModule = parseText(context, source),
       targetModule = parseText(context, target);
  std::vector<FunctionPair> pairs;
  if (auto error = pairFunctions(*sourceModule, "f", *targetModule, "f", pairs))
    return *error;
  RefineOptions options;
  options.without = {ProverPart::Rules};
  options.bothWays = false;
  options.timeoutSeconds = 3;
  PairResult result = checkPair(pairs.front(), options);
  switch (result.meaning) {
  case Meaning::Equivalent:
  case Meaning::Refined:
    return "proved (" +
           (result.proof ? proofName(*result.proof).str() : "definition") + ")";
  case Meaning::Different:
    return result.replay ? "different, replayed" : "different by definition";
  case Meaning::Unknown:
    break;
  }
  return "unknown";
}

namespace {
/// The rows of a table: names with the same cells are one row, where the first
/// of them is.
struct Table {
  struct Row {
    std::string names, cells;
  };
  std::vector<Row> rows;

  void add(const std::string &name, const std::string &cells) {
    auto row =
        llvm::find_if(rows, [&](const Row &row) { return row.cells == cells; });
    if (row == rows.end())
      rows.push_back({name, cells});
    else
      row->names += ", " + name;
  }

  void print(llvm::raw_ostream &os) const {
    for (const Row &row : rows)
      os << "| " << row.names << " | " << row.cells << " |\n";
  }
};
} // namespace

static std::string findingsOf(const Example &example) {
  return findingOf(example.withMore(), example.withLess()) + " | " +
         findingOf(example.withLess(), example.withMore());
}

static void printTables(llvm::raw_ostream &os) {
  Table rules, others;
  for (auto [rule, example] : llvm::zip_equal(allRules(), examplesOfRules()))
    rules.add(rule.name.str(), (rule.section + " | " + findingsOf(example) +
                                " | " + rule.argument)
                                   .str());
  for (const Example &example : examplesWithoutRule())
    others.add(example.name, findingsOf(example));
  os << "| the target | LangRef | the prover | of the reverse | why it holds, "
        "where the prover models less |\n"
        "| --- | --- | --- | --- | --- |\n";
  rules.print(os);
  os << "\n| difference | the prover | of the reverse |\n"
        "| --- | --- | --- |\n";
  others.print(os);
}

int main(int argc, char **argv) {
  if (argc == 1) {
    printTables(llvm::outs());
    return 0;
  }
  auto page = llvm::MemoryBuffer::getFile(argv[1]);
  if (!page) {
    llvm::errs() << argv[1] << ": error: " << page.getError().message() << '\n';
    return 2;
  }
  std::string tables;
  llvm::raw_string_ostream stream(tables);
  printTables(stream);
  // The page may have text between the tables.
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::SplitString(tables, lines, "\n");
  llvm::StringRef rest = (*page)->getBuffer();
  for (llvm::StringRef line : lines) {
    size_t found = rest.find(line);
    if (found == llvm::StringRef::npos) {
      llvm::errs() << argv[1]
                   << ": error: the page lacks this line, or has it "
                      "in another place: "
                   << line << '\n';
      return 1;
    }
    rest = rest.drop_front(found + line.size());
  }
  return 0;
}
