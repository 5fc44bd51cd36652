// How the benchmark writes its figures, in columns and in JSON.

#include "verify/run/bench/Figures.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::bench;

static constexpr unsigned titleWidth = 28, columnWidth = 14;

std::string figures::title(llvm::StringRef text) {
  std::string line;
  llvm::raw_string_ostream(line)
      << "  " << llvm::left_justify(text, titleWidth);
  return line;
}

std::string figures::heading(llvm::StringRef text) {
  std::string column;
  llvm::raw_string_ostream(column) << llvm::right_justify(text, columnWidth);
  return column;
}

std::string figures::seconds(double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.6f s", value);
  return heading(text);
}

std::string figures::ratio(std::optional<double> value) {
  std::string text = "-";
  if (value) {
    text.clear();
    llvm::raw_string_ostream(text) << llvm::format("%.3f", *value);
  }
  return heading(text);
}

void figures::addSeconds(JSONObject &object, llvm::StringRef key,
                         const BenchSeconds &seconds) {
  object.object(key, [&](JSONObject &members) {
    for (auto [index, name] : llvm::enumerate(benchRowNames()))
      members.decimal(name.key, seconds[BenchRow(index)], decimals);
  });
}

void figures::addRatios(JSONObject &object, llvm::StringRef key,
                        const BenchSeconds &seconds) {
  object.object(key, [&](JSONObject &members) {
    for (const BenchRatio &ratio : benchRatios())
      addRatio(members, ratio.key, ratio.of(seconds));
  });
}

void figures::addRatio(JSONObject &object, llvm::StringRef key,
                       std::optional<double> value) {
  if (value)
    object.decimal(key, *value);
  else
    object.null(key);
}
