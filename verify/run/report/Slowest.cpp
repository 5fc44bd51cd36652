// Keeps and lists the files that took the longest.

#include "verify/run/report/Slowest.h"
#include "verify/base/io/Printable.h"
#include "verify/run/roundtrip/ResultJSON.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace palindrome;
using namespace palindrome::report;

/// The processor time of the proofs, and of the runs, of one file.
static double proofSecondsOf(const FileResult &result) {
  double sum = 0;
  auto add = [&](const SettledSymbol &symbol) { sum += symbol.seconds; };
  if (result.settled)
    llvm::for_each(*result.settled, add);
  if (result.sides && result.sides->settled)
    llvm::for_each(*result.sides->settled, add);
  if (result.passes)
    llvm::for_each(result.passes->pairs, add);
  return sum;
}

Slowest::File Slowest::summarize(const FileResult &result) {
  const PartSeconds &seconds = result.seconds;
  File file{result.path, seconds.total, result.verdict, "", {}};
  file.parts = {
      {"parse", seconds.parse},      {"import", seconds.importing},
      {"export", seconds.exporting}, {"check", seconds.check},
      {"compare", seconds.compare},  {"proofs", proofSecondsOf(result)}};
  double rest = seconds.total;
  for (const Part &part : file.parts)
    rest -= part.seconds;
  bool isKnown = rest < seconds.total;
  file.parts.push_back({"other", std::max(rest, 0.0)});
  // What hardly counts is left out, and all if the worker took the times along
  // when it died.
  constexpr double share = 0.01;
  llvm::erase_if(file.parts, [&](const Part &part) {
    return !isKnown || part.seconds < share * seconds.total;
  });
  if (!isKnown)
    file.message = result.message;
  llvm::stable_sort(file.parts, [](const Part &a, const Part &b) {
    return a.seconds > b.seconds;
  });
  return file;
}

void Slowest::add(const FileResult &result) {
  if (!most)
    return;
  auto isSlower = [](double seconds, const File &file) {
    return seconds > file.seconds;
  };
  auto place = llvm::upper_bound(files, result.seconds.total, isSlower);
  if (place == files.end() && files.size() == most)
    return;
  files.insert(place, summarize(result));
  if (files.size() > most)
    files.pop_back();
}

void Slowest::print(llvm::raw_ostream &os) const {
  if (files.empty())
    return;
  os << "\n seconds  the slowest files\n";
  for (const File &file : files) {
    os << llvm::format("%8.3f  ", file.seconds) << printable(file.path);
    const char *separator = ": ";
    if (!file.message.empty())
      os << ": " << verdictName(file.verdict) << ": "
         << printable(file.message);
    for (const Part &part : file.parts) {
      os << separator << part.name << llvm::format(" %.3f", part.seconds);
      separator = ", ";
    }
    os << '\n';
  }
}

namespace palindrome::report {

static void describe(JSONMembers &members, Slowest::File &file) {
  members.derived("path", file.path);
  members.derived("seconds", file.seconds);
  members.derived("verdict", file.verdict);
  members.object("parts", [&](JSONMembers &parts) {
    for (const Slowest::Part &part : file.parts)
      parts.derived(part.name, part.seconds);
  });
}

} // namespace palindrome::report

void Slowest::addTo(JSONMembers &members) const {
  if (most)
    members.derived("slowest", files);
}
