// What noticed the mutants of each kind, as a table.

#include "test/mutate/lowering/Table.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome::mutate;

static constexpr std::pair<Noticed, llvm::StringLiteral> columns[] = {
    {Noticed::Refused, "refused"},     {Noticed::Judge, "different"},
    {Noticed::Tests, "tests fail"},    {Noticed::Output, "other output"},
    {Noticed::Same, "same LLVM IR"},   {Noticed::Proved, "proved the same"},
    {Noticed::Unnoticed, "unnoticed"},
};

static bool isNoticed(Noticed how) { return how <= Noticed::Output; }

void Table::add(llvm::StringRef kind, const std::string &name,
                llvm::ArrayRef<Noticed> how) {
  Row &row = rows[kind.str()];
  ++row.mutants;
  for (Noticed each : how)
    ++row.counts[each];
  if (llvm::none_of(how, isNoticed))
    row.unnoticed.push_back(
        name + (llvm::is_contained(how, Noticed::Same)     ? " (same)"
                : llvm::is_contained(how, Noticed::Proved) ? " (proved)"
                                                           : ""));
}

void Table::print() const {
  llvm::outs() << "| kind | mutants |";
  for (const auto &[how, name] : columns)
    llvm::outs() << ' ' << name << " |";
  llvm::outs() << "\n| --- | ---: |";
  for (size_t i = 0; i < std::size(columns); ++i)
    llvm::outs() << " ---: |";
  llvm::outs() << '\n';
  for (const auto &[kind, row] : rows) {
    llvm::outs() << "| " << kind << " | " << row.mutants << " |";
    for (const auto &[how, name] : columns) {
      auto found = row.counts.find(how);
      llvm::outs() << ' ' << (found == row.counts.end() ? 0 : found->second)
                   << " |";
    }
    llvm::outs() << '\n';
  }
}

void Table::printUnnoticed() const {
  for (const auto &[kind, row] : rows)
    for (const std::string &name : row.unnoticed)
      llvm::outs() << kind << ": " << name << '\n';
}

bool Table::hasUnnoticed() const {
  return llvm::any_of(rows, [](const auto &entry) {
    return entry.second.counts.count(Noticed::Unnoticed) != 0;
  });
}
