// Reads the report of an earlier benchmark run, an object a line.

#include "verify/run/bench/EarlierBench.h"
#include "verify/base/io/Record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;
using namespace palindrome::bench;
namespace json = llvm::json;

static llvm::Error failure(const llvm::Twine &where, const llvm::Twine &text) {
  return llvm::createStringError(where + ": error: " + text);
}

/// Reads the seconds of all rows; false if one is missing that the first
/// version wrote.
static bool readSeconds(const json::Object &object, BenchSeconds &seconds) {
  for (auto [index, name] : llvm::enumerate(benchRowNames())) {
    auto row = BenchRow(index);
    std::optional<double> value = object.getNumber(name.key);
    if (!value && row != BenchRow::FreeLLVM)
      return false;
    seconds[row] = value.value_or(0);
  }
  return true;
}

/// Adds what the line `value` has; false if it is no line of a report.
static bool readLine(const json::Object &value, EarlierBench &bench,
                     bool &hasSummary) {
  std::optional<llvm::StringRef> kind = value.getString("kind");
  if (kind == "summary") {
    const json::Object *summary = value.getObject("summary");
    // `verify` and `refine` have summaries, too, but not of ratios.
    if (hasSummary || !summary || !summary->getObject("ratios"))
      return false;
    hasSummary = true;
    const json::Object *environment = summary->getObject("environment");
    if (environment)
      bench.environment = BenchEnvironment::read(*environment);
    return true;
  }
  std::optional<llvm::StringRef> path = value.getString("path");
  if (kind != "bench" || hasSummary || !path)
    return false;
  const json::Object *seconds = value.getObject("seconds");
  if (!seconds)
    return value.getString("skipped").has_value();
  EarlierBench::File &file = bench.files[*path];
  file.content = value.getString("content").value_or("").str();
  return readSeconds(*seconds, file.seconds);
}

llvm::Expected<EarlierBench> EarlierBench::read(const std::string &path) {
  auto contents = readRecord(path, mostOfLines);
  if (!contents)
    return failure(path, llvm::toString(contents.takeError()));
  EarlierBench bench;
  bench.path = path;
  bool hasSummary = false;
  for (llvm::line_iterator line(**contents); !line.is_at_eof(); ++line) {
    llvm::Expected<json::Value> value = parseRecord(*line);
    const json::Object *object = value ? value->getAsObject() : nullptr;
    bool isRead = object && readLine(*object, bench, hasSummary);
    // That it is not JSON says no more than that it is no line of a report.
    llvm::consumeError(value.takeError());
    if (!isRead)
      return failure(path + ":" + llvm::Twine(line.line_number()),
                     "this is no line of a report by bench --format=json");
  }
  if (!hasSummary)
    return failure(path, "this is not the whole of a report by bench "
                         "--format=json: it has no summary");
  return std::move(bench);
}
