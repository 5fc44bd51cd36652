// How the benchmark writes its figures, in columns and in JSON.

#ifndef PALINDROME_VERIFY_RUN_BENCH_FIGURES_H
#define PALINDROME_VERIFY_RUN_BENCH_FIGURES_H

#include "verify/base/io/JSONLine.h"
#include "verify/run/bench/Rows.h"
#include <string>

namespace palindrome::bench::figures {

/// The decimals of seconds in JSON: a row of a small file may take a few
/// microseconds.
constexpr unsigned decimals = 9;

/// The first column of a line, indented.
std::string title(llvm::StringRef text);
/// What stands above a column of figures.
std::string heading(llvm::StringRef text);
/// Such as "    0.123456 s".
std::string seconds(double value);
/// Such as "         0.766"; a hyphen where there is none.
std::string ratio(std::optional<double> value);

/// Adds the member `key` with the seconds of all rows.
void addSeconds(JSONObject &object, llvm::StringRef key,
                const BenchSeconds &seconds);
/// Adds the member `key` with all ratios of the sums `seconds`.
void addRatios(JSONObject &object, llvm::StringRef key,
               const BenchSeconds &seconds);
/// Adds the member `key`, null where there is no value.
void addRatio(JSONObject &object, llvm::StringRef key,
              std::optional<double> value);

} // namespace palindrome::bench::figures

#endif // PALINDROME_VERIFY_RUN_BENCH_FIGURES_H
