// The verifier: round-trips modules through an engine and says what came back.
// One file in this process, or many in worker processes that may crash.

#ifndef PALINDROME_VERIFY_H
#define PALINDROME_VERIFY_H

#include "palindrome/Census.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palindrome {

class Engine;

/// What was shown of a file (docs/design.md, verdicts). Those that judge a
/// round trip come first, from the best to the weakest.
enum class Verdict {
  Identical,
  Isomorphic,
  Equivalent,
  Refined,
  Tested,
  Different,
  Unknown,
  ImportError,
  ExportError,
  Invalid,
  Crash,
  Timeout,
  Unreadable,
};
constexpr size_t numVerdicts = size_t(Verdict::Unreadable) + 1;

/// The verdict's name in reports and on the command line, such as
/// "import-error".
llvm::StringRef verdictName(Verdict verdict);

/// The verdict called `name`, if there is one.
std::optional<Verdict> findVerdict(llvm::StringRef name);

/// Whether `verdict` is at least as good as `required`, which must be one that
/// judges a round trip (`Identical` to `Unknown`).
bool satisfies(Verdict verdict, Verdict required);

/// How the MLIR between import and export travels: as it is, or through text
/// or bytecode into a fresh context.
enum class Through { Memory, Text, Bytecode };

/// The differences of one class in one file.
struct DifferenceCount {
  std::string className;
  uint64_t count = 0;
  std::string where; ///< The place of the first.
};

/// Wall time of each part, in seconds. Travel through text or bytecode counts
/// for none.
struct PartSeconds {
  double parse = 0;     ///< Reading the input.
  double importing = 0; ///< The engine's import.
  double exporting = 0; ///< The engine's export.
  double check = 0;     ///< LLVM's and MLIR's verifiers.
  double compare = 0;   ///< Printing modules and finding differences.
};

/// How the two sides of a file of MLIR were judged.
struct BothSides {
  Verdict llvm = Verdict::Unknown; ///< Of the two exports.
  /// Of the module and what came back: identical up to the normal form of
  /// docs/mlir-normal-form.md.
  Verdict mlir = Verdict::Unknown;
  std::vector<DifferenceCount> differences; ///< Of the MLIR.
  std::string message; ///< Why the MLIR side is unknown; else empty.
};

struct FileResult {
  std::string path;
  std::string engine;
  Verdict verdict = Verdict::Unknown;       ///< The weaker of both sides.
  std::vector<DifferenceCount> differences; ///< Of the LLVM IR.
  std::optional<BothSides> sides;           ///< For MLIR of the `llvm` dialect.
  std::string message; ///< One line; empty where the verdict says it all.
  PartSeconds seconds;
  /// What the first import modelled; nothing if it was not asked for or the
  /// import failed.
  std::optional<Census> stats;
};

struct JudgeOptions {
  Through through = Through::Memory;
  /// How many differences to look for in one file.
  unsigned maxDifferences = 1000;
  /// Whether to count what the import models.
  bool withStats = false;
  /// The dialects that the native engine imports beside `llvm`.
  std::vector<std::string> importDialects;
  /// Told the name of each part of the work before it begins, if set.
  std::function<void(llvm::StringRef)> onStage;
};

/// Round-trips the file `path` through `engine` and judges it, in this process.
///
/// LLVM IR is imported and exported, and compared with itself. MLIR is
/// exported, imported and exported again; the two exports are compared, and
/// what was imported with the original.
/// The file's language is told by its content, then by its name. Errors are
/// verdicts. A crash or a fatal error inside LLVM is this process's own.
FileResult judgeFile(llvm::StringRef path, const Engine &engine,
                     const JudgeOptions &options = {});

struct VerifyOptions {
  JudgeOptions judge;
  unsigned jobs = 1;             ///< Worker processes.
  double timeoutSeconds = 60;    ///< For one file; 0: no limit.
  uint64_t memoryLimitBytes = 0; ///< Of one worker; 0: no limit.
};

struct VerifySummary {
  std::array<uint64_t, numVerdicts> counts{};
  uint64_t files = 0;
  double wallSeconds = 0;
  uint64_t peakBytes = 0;      ///< The largest resident set of any worker.
  std::optional<Census> stats; ///< Of all files that have one.
};

/// Judges each of `paths` in a worker process, and gives `deliver` the results
/// in the order of `paths`, each as soon as those before it are there. A worker
/// that crashes or hangs costs one file's result and is replaced.
///
/// Call it from a process without other threads: workers are forked.
VerifySummary verifyFiles(llvm::ArrayRef<std::string> paths,
                          const Engine &engine, const VerifyOptions &options,
                          llvm::function_ref<void(const FileResult &)> deliver);

/// The files that `paths` name, in that order. A directory stands for the .ll,
/// .bc, .mlir and .mlirbc files anywhere below it, sorted by path; "-" is
/// stdin. It is an error if a path cannot be read or a directory holds no such
/// file.
llvm::Expected<std::vector<std::string>>
findModules(llvm::ArrayRef<std::string> paths);

} // namespace palindrome

#endif // PALINDROME_VERIFY_H
