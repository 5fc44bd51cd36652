// Times one file. Every repeat goes through all rows, so that a slow phase of
// the machine affects all of them alike. Only the calls themselves are timed:
// contexts are made and dialects loaded before, and everything is destroyed
// after.

#include "verify/bench/Bench.h"
#include "palindrome/Engine.h"
#include "verify/io/Context.h"
#include "verify/io/MLIRErrors.h"
#include "verify/io/Reader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <algorithm>
#include <chrono>
#include <cstring>

using namespace palindrome;

namespace {
/// One engine and its rows.
struct EngineRows {
  const Engine &engine;
  BenchRow importing, exporting, verifier;
  bool timesClone;
};

class FileTimer {
public:
  FileTimer(llvm::StringRef path) : path(path) {}
  FileBench run(unsigned repeats);

private:
  bool timeInput();
  bool timeEngine(const EngineRows &rows);
  bool skip(const llvm::Twine &reason) {
    result.skipped = reason.str();
    return false;
  }

  /// Calls `work`, adds its time to the samples of `row`, and returns its
  /// result.
  template <typename Work> auto time(BenchRow row, Work work) {
    using Clock = std::chrono::steady_clock;
    auto start = Clock::now();
    auto made = work();
    auto taken = std::chrono::duration<double>(Clock::now() - start).count();
    samples[size_t(row)].push_back(taken);
    return made;
  }

  llvm::StringRef path;
  std::unique_ptr<llvm::MemoryBuffer> input;
  std::array<std::vector<double>, numBenchRows> samples;
  FileBench result;
};
} // namespace

static double median(std::vector<double> &samples) {
  size_t middle = samples.size() / 2;
  std::nth_element(samples.begin(), samples.begin() + middle, samples.end());
  double upper = samples[middle];
  if (samples.size() % 2)
    return upper;
  return (upper +
          *std::max_element(samples.begin(), samples.begin() + middle)) /
         2;
}

FileBench FileTimer::run(unsigned repeats) {
  const EngineRows engines[] = {
      {nativeEngine(), BenchRow::NativeImport, BenchRow::NativeExport,
       BenchRow::NativeMLIRVerifier, /*timesClone=*/true},
      {upstreamEngine(), BenchRow::UpstreamImport, BenchRow::UpstreamExport,
       BenchRow::UpstreamMLIRVerifier, /*timesClone=*/false},
  };
  setWorkerStage("parse");
  Diagnostic error;
  input = readInput(path, error);
  if (!input)
    return {error.within(path), {}};
  if (detectLanguage(*input) == Language::MLIR)
    return {"MLIR; the benchmark starts from LLVM IR", {}};

  // The first round warms up the caches and the heap; its samples are dropped.
  for (unsigned i = 0; i <= repeats; ++i) {
    if (i == 1)
      samples = {};
    // The engines take turns in coming first.
    const EngineRows &first = engines[i % 2], &second = engines[1 - i % 2];
    if (!timeInput() || !timeEngine(first) || !timeEngine(second))
      return std::move(result);
  }
  for (size_t row = 0; row != numBenchRows; ++row)
    result.seconds[BenchRow(row)] = median(samples[row]);
  return std::move(result);
}

bool FileTimer::timeInput() {
  setWorkerStage("parse");
  llvm::LLVMContext context;
  Diagnostic error;
  auto module =
      time(BenchRow::Parse, [&] { return parseLLVM(*input, context, error); });
  if (!module)
    return skip("unreadable: " + error.within(path));
  if (!time(BenchRow::LLVMVerifier,
            [&] { return checkLLVM(*module, path, error); }))
    return skip("unreadable: " + error.within(path));
  setWorkerStage("CloneModule");
  time(BenchRow::CloneLLVM, [&] { return llvm::CloneModule(*module); });
  return true;
}

bool FileTimer::timeEngine(const EngineRows &rows) {
  const Engine &engine = rows.engine;
  auto stage = [&](llvm::StringRef what) {
    std::string name = (engine.name() + " " + what).str();
    setWorkerStage(name);
    return name;
  };

  std::string doing = stage("import");
  llvm::LLVMContext sourceContext;
  Diagnostic error;
  auto source = parseLLVM(*input, sourceContext, error);
  if (!source)
    return skip("unreadable: " + error.within(path));
  mlir::DialectRegistry registry;
  engine.registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  engine.loadDialects(context);
  // One handler for all steps, so that no time includes its installation.
  MLIRErrors errors(context, path);
  auto module = time(rows.importing,
                     [&] { return engine.importModule(source, context); });
  if (!module)
    return skip(doing + ": " + errors.take("failed").within(path));

  doing = stage("MLIR verifier");
  if (!time(rows.verifier, [&] { return checkMLIR(*module, path, error); }))
    return skip(doing + ": " + error.within(path));
  doing = stage("export");
  llvm::LLVMContext targetContext;
  LLVMErrors llvmErrors(targetContext);
  auto exported = time(rows.exporting, [&] {
    return engine.exportModule(*module, targetContext);
  });
  if (!exported)
    return skip(doing + ": " + errors.take("failed").within(path));
  doing = stage("LLVM verifier");
  if (!checkLLVM(*exported, path, error))
    return skip(doing + ": " + error.within(path));
  if (rows.timesClone) {
    stage("clone()");
    time(BenchRow::CloneMLIR,
         [&] { return mlir::OwningOpRef<mlir::ModuleOp>(module->clone()); });
  }
  return true;
}

FileBench palindrome::benchFile(llvm::StringRef path, unsigned repeats) {
  return FileTimer(path).run(repeats);
}

/// A worker's reply: the seconds as they are in memory, then `skipped`.
static std::string pack(const FileBench &bench) {
  std::string text(sizeof(bench.seconds), 0);
  memcpy(text.data(), &bench.seconds, sizeof(bench.seconds));
  return text + bench.skipped;
}

static FileBench unpack(const JobOutcome &outcome) {
  if (outcome.kind != JobOutcome::Kind::Done)
    return {outcome.text, {}};
  FileBench bench;
  if (outcome.text.size() < sizeof(bench.seconds))
    return {"the worker's answer is garbled", {}};
  memcpy(&bench.seconds, outcome.text.data(), sizeof(bench.seconds));
  bench.skipped = outcome.text.substr(sizeof(bench.seconds));
  return bench;
}

void palindrome::benchFiles(
    llvm::ArrayRef<std::string> paths, unsigned repeats,
    const WorkerLimits &limits,
    llvm::function_ref<void(llvm::StringRef, const FileBench &)> deliver) {
  runInWorkers(
      paths.size(), limits,
      [&](size_t index) { return pack(benchFile(paths[index], repeats)); },
      [&](size_t index, JobOutcome outcome) {
        deliver(paths[index], unpack(outcome));
      });
}
