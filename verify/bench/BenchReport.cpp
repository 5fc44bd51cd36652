// The benchmark's report, for people and for programs.

#include "verify/bench/BenchReport.h"
#include "verify/io/JSONLine.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

namespace {
struct RowName {
  llvm::StringLiteral key;   ///< In JSON.
  llvm::StringLiteral title; ///< In text.
};

/// A ratio of two sums of rows.
struct Ratio {
  llvm::StringLiteral key, title;
  llvm::SmallVector<BenchRow, 2> above, below;

  /// The value of the ratio; nothing if the divisor is 0.
  std::optional<double> of(const BenchSeconds &seconds) const {
    double a = 0, b = 0;
    for (BenchRow row : above)
      a += seconds[row];
    for (BenchRow row : below)
      b += seconds[row];
    if (b <= 0)
      return std::nullopt;
    return a / b;
  }
};
} // namespace

/// In the order of BenchRow.
static constexpr RowName rows[numBenchRows] = {
    {"parse", "parse"},
    {"native_import", "native import"},
    {"native_export", "native export"},
    {"upstream_import", "upstream import"},
    {"upstream_export", "upstream export"},
    {"llvm_verifier", "LLVM verifier"},
    {"native_mlir_verifier", "MLIR verifier, native's"},
    {"upstream_mlir_verifier", "MLIR verifier, upstream's"},
    {"clone_llvm", "floor: CloneModule"},
    {"clone_mlir", "floor: clone() of MLIR"},
};

static llvm::ArrayRef<Ratio> ratios() {
  using Row = BenchRow;
  static const Ratio table[] = {
      {"native_to_upstream",
       "native / upstream",
       {Row::NativeImport, Row::NativeExport},
       {Row::UpstreamImport, Row::UpstreamExport}},
      {"native_to_upstream_import",
       "native / upstream, import",
       {Row::NativeImport},
       {Row::UpstreamImport}},
      {"native_to_upstream_export",
       "native / upstream, export",
       {Row::NativeExport},
       {Row::UpstreamExport}},
      {"native_to_floor",
       "native / floor",
       {Row::NativeImport, Row::NativeExport},
       {Row::CloneLLVM, Row::CloneMLIR}},
      {"upstream_to_floor",
       "upstream / floor",
       {Row::UpstreamImport, Row::UpstreamExport},
       {Row::CloneLLVM, Row::CloneMLIR}},
  };
  return table;
}

static void addRows(JSONObject &object, const BenchSeconds &seconds) {
  object.object("seconds", [&](JSONObject &members) {
    for (size_t row = 0; row != numBenchRows; ++row)
      members.decimal(rows[row].key, seconds[BenchRow(row)]);
  });
}

void BenchReport::add(llvm::StringRef path, const FileBench &bench) {
  bool counts = bench.skipped.empty();
  ++(counts ? counted : skipped);
  if (counts)
    for (size_t row = 0; row != numBenchRows; ++row)
      sum[BenchRow(row)] += bench.seconds[BenchRow(row)];

  if (format == BenchFormat::Text) {
    if (!counts)
      os << path << ": skipped: " << bench.skipped << '\n';
    return;
  }
  os << formatJSONLine("bench", [&](JSONObject &object) {
    object.text("path", path);
    if (counts)
      addRows(object, bench.seconds);
    else
      object.text("skipped", bench.skipped);
  });
  os << '\n';
}

void BenchReport::finish() {
  return format == BenchFormat::Text ? finishText() : finishJSON();
}

void BenchReport::finishText() {
  if (skipped)
    os << '\n';
  os << counted << " files, " << skipped << " skipped; medians of " << repeats
     << ", summed over the files\n\n";
  for (size_t row = 0; row != numBenchRows; ++row)
    os << "  " << llvm::left_justify(rows[row].title, 28)
       << llvm::format("%12.6f s\n", sum[BenchRow(row)]);
  os << '\n';
  for (const Ratio &ratio : ratios()) {
    os << "  " << llvm::left_justify(ratio.title, 28);
    if (std::optional<double> value = ratio.of(sum))
      os << llvm::format("%12.3f\n", *value);
    else
      os << "           -\n";
  }
}

void BenchReport::finishJSON() {
  os << formatJSONLine("summary", [&](JSONObject &object) {
    object.object("summary", [&](JSONObject &members) {
      members.number("files", counted);
      members.number("skipped", skipped);
      members.number("repeats", repeats);
      addRows(members, sum);
      members.object("ratios", [&](JSONObject &values) {
        for (const Ratio &ratio : ratios()) {
          if (std::optional<double> value = ratio.of(sum))
            values.decimal(ratio.key, *value);
          else
            values.null(ratio.key);
        }
      });
    });
  });
  os << '\n';
}
