// Compares a benchmark run with an earlier one.

#include "verify/run/bench/Against.h"
#include "verify/base/io/Printable.h"
#include "verify/run/bench/Figures.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::bench;

void BenchAgainst::add(llvm::StringRef path, const FileBench &bench) {
  auto found = earlier.files.find(path);
  if (found == earlier.files.end()) {
    ++added;
    return;
  }
  const EarlierBench::File &file = found->second;
  if (!file.content.empty() && file.content != bench.content) {
    ++changed;
    return;
  }
  ++compared;
  before += file.seconds;
  now += bench.times.median;
}

std::string BenchAgainst::warning() const {
  if (!earlier.environment)
    return earlier.path + " does not say on which machine it was measured";
  if (environment.isSameMachine(*earlier.environment))
    return "";
  return earlier.path + " was measured on another machine (" +
         earlier.environment->describeMachine() + "; this is " +
         environment.describeMachine() +
         "): the times do not compare, ratios may";
}

static std::optional<double> divide(double a, double b) {
  return b > 0 ? std::optional(a / b) : std::nullopt;
}

static std::optional<double> divide(std::optional<double> a,
                                    std::optional<double> b) {
  return a && b ? divide(*a, *b) : std::nullopt;
}

std::optional<double> BenchAgainst::changeOf(BenchRow row) const {
  return divide(now[row], before[row]);
}

std::optional<double> BenchAgainst::changeByFloor(BenchRow row) const {
  return divide(changeOf(row), divide(floorOf(now), floorOf(before)));
}

void BenchAgainst::print(llvm::raw_ostream &os) const {
  os << "\nagainst " << printable(earlier.path);
  if (earlier.environment)
    os << ", by " << earlier.environment->describeProgram();
  os << "\n" << compared << " files compared";
  if (changed)
    os << ", " << changed << " changed";
  os << "; " << added << " only now, " << countGone() << " only before\n";
  if (std::string text = warning(); !text.empty())
    os << "warning: " << text << "\n";

  os << figures::title("") << figures::heading("before")
     << figures::heading("now") << figures::heading("change")
     << figures::heading("by floor") << "\n";
  for (auto [index, name] : llvm::enumerate(benchRowNames())) {
    auto row = BenchRow(index);
    os << figures::title(name.title) << figures::seconds(before[row])
       << figures::seconds(now[row]) << figures::ratio(changeOf(row))
       << figures::ratio(changeByFloor(row)) << "\n";
  }
  os << "\n";
  for (const BenchRatio &ratio : benchRatios()) {
    std::optional<double> then = ratio.of(before), since = ratio.of(now);
    os << figures::title(ratio.title) << figures::ratio(then)
       << figures::ratio(since) << figures::ratio(divide(since, then)) << "\n";
  }
}

void BenchAgainst::writeTo(JSONObject &object) const {
  object.text("path", earlier.path);
  if (earlier.environment) {
    object.object("environment", [&](JSONObject &members) {
      earlier.environment->writeTo(members);
    });
    object.flag("same_machine",
                environment.isSameMachine(*earlier.environment));
  }
  object.count("compared", compared);
  object.count("changed", changed);
  object.count("only_now", added);
  object.count("only_before", countGone());
  object.object("seconds", [&](JSONObject &rows) {
    for (auto [index, name] : llvm::enumerate(benchRowNames()))
      rows.object(name.key, [&, row = BenchRow(index)](JSONObject &members) {
        members.decimal("before", before[row], figures::decimals);
        members.decimal("now", now[row], figures::decimals);
        figures::addRatio(members, "change", changeOf(row));
        figures::addRatio(members, "by_floor", changeByFloor(row));
      });
  });
  object.object("ratios", [&](JSONObject &rows) {
    for (const BenchRatio &ratio : benchRatios())
      rows.object(ratio.key, [&](JSONObject &members) {
        std::optional<double> then = ratio.of(before), since = ratio.of(now);
        figures::addRatio(members, "before", then);
        figures::addRatio(members, "now", since);
        figures::addRatio(members, "change", divide(since, then));
      });
  });
}
