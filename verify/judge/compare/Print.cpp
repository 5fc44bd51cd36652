// Prints the result of a comparison for people.

#include "verify/base/io/Printable.h"
#include "verify/judge/compare/ClassTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace palindrome;

namespace {

/// Colours the output between its construction and its destruction, if
/// `wanted`.
class Coloured {
public:
  Coloured(raw_ostream &out, bool wanted, raw_ostream::Colors colour,
           bool isBold = false)
      : out(out), wanted(wanted) {
    if (wanted)
      out.changeColor(colour, isBold);
  }
  ~Coloured() {
    if (wanted)
      out.resetColor();
  }

private:
  raw_ostream &out;
  bool wanted;
};

} // namespace

StringRef palindrome::likenessName(Likeness likeness) {
  switch (likeness) {
  case Likeness::Identical:
    return "identical";
  case Likeness::Isomorphic:
    return "isomorphic";
  case Likeness::Different:
    return "different";
  }
  llvm_unreachable("all likenesses are named");
}

static void printSide(raw_ostream &out, StringRef text, char sign, bool color) {
  if (text.empty())
    return;
  Coloured stretch(out, color,
                   sign == '-' ? raw_ostream::RED : raw_ostream::GREEN);
  do {
    auto [line, rest] = text.split('\n');
    out << "    " << sign << ' ' << line << '\n';
    text = rest;
  } while (!text.empty());
}

static void printDifference(raw_ostream &out, const Difference &difference,
                            bool color) {
  StringRef where = difference.where;
  // The heading above has the symbol.
  if (!difference.symbol.empty() && where.consume_front(difference.symbol))
    where.consume_front(": ");
  out << "  ";
  {
    Coloured stretch(out, color, raw_ostream::SAVEDCOLOR, /*isBold=*/true);
    out << difference.className;
  }
  // Of a property of the module, the class says where.
  where = where.trim();
  if (!where.empty() && where != difference.className)
    out << "  " << printable(where);
  out << '\n';
  printSide(out, difference.a, '-', color);
  printSide(out, difference.b, '+', color);
}

void palindrome::printDiff(raw_ostream &out, const DiffResult &result,
                           ArrayRef<DifferenceClass> classes, bool color) {
  MapVector<StringRef, std::vector<const Difference *>> bySymbol;
  for (const Difference &difference : result.differences)
    bySymbol[difference.symbol].push_back(&difference);
  for (auto &[symbol, differences] : bySymbol) {
    {
      Coloured stretch(out, color, raw_ostream::CYAN);
      out << (symbol.empty() ? "module" : printable(symbol)) << '\n';
    }
    for (const Difference *difference : differences)
      printDifference(out, *difference, color);
  }
  if (result.omitted)
    out << "(" << result.omitted << " more not shown)\n";
  if (!result.counts.empty())
    out << '\n';
  for (const auto &[name, count] : result.counts) {
    const DifferenceClass *row = compare::findClass(classes, name);
    out << format_decimal(count, 8) << "  " << left_justify(name, 30) << "  "
        << (row ? row->description : "") << '\n';
  }
  out << likenessName(result.likeness) << '\n';
}
