// The names of the rows and of the ratios.

#include "verify/run/bench/Rows.h"

using namespace palindrome;
using namespace palindrome::bench;

llvm::ArrayRef<BenchRowName> palindrome::bench::benchRowNames() {
  static constexpr BenchRowName names[numBenchRows] = {
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
      {"free_llvm", "free the parsed module"},
  };
  return names;
}

llvm::ArrayRef<BenchRatio> palindrome::bench::benchRatios() {
  using Row = BenchRow;
  static const BenchRatio table[] = {
      {"native_to_upstream",
       "native / upstream",
       "n/u",
       {Row::NativeImport, Row::NativeExport},
       {Row::UpstreamImport, Row::UpstreamExport}},
      {"native_to_upstream_import",
       "native / upstream, import",
       "import",
       {Row::NativeImport},
       {Row::UpstreamImport}},
      {"native_to_upstream_export",
       "native / upstream, export",
       "export",
       {Row::NativeExport},
       {Row::UpstreamExport}},
      {"native_to_floor",
       "native / floor",
       "n/floor",
       {Row::NativeImport, Row::NativeExport},
       {Row::CloneLLVM, Row::CloneMLIR}},
      {"native_import_to_floor",
       "native import / clone()",
       "import",
       {Row::NativeImport},
       {Row::CloneMLIR}},
      {"native_export_to_floor",
       "native export / CloneModule",
       "export",
       {Row::NativeExport},
       {Row::CloneLLVM}},
      {"upstream_to_floor",
       "upstream / floor",
       "u/floor",
       {Row::UpstreamImport, Row::UpstreamExport},
       {Row::CloneLLVM, Row::CloneMLIR}},
      {"upstream_import_to_floor",
       "upstream import / clone()",
       "import",
       {Row::UpstreamImport},
       {Row::CloneMLIR}},
      {"upstream_export_to_floor",
       "upstream export / CloneModule",
       "export",
       {Row::UpstreamExport},
       {Row::CloneLLVM}},
  };
  return table;
}

static double sumOf(const BenchSeconds &seconds,
                    llvm::ArrayRef<BenchRow> rows) {
  double sum = 0;
  for (BenchRow row : rows)
    sum += seconds[row];
  return sum;
}

std::optional<double> BenchRatio::of(const BenchSeconds &seconds) const {
  double divisor = sumOf(seconds, below);
  if (divisor <= 0)
    return std::nullopt;
  return sumOf(seconds, above) / divisor;
}

double palindrome::bench::floorOf(const BenchSeconds &seconds) {
  return sumOf(seconds, {BenchRow::CloneLLVM, BenchRow::CloneMLIR});
}
