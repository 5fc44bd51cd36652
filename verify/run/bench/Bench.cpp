// Times one file. Every repeat goes through all rows, so that a slow phase of
// the machine affects all of them alike. Only the calls themselves are timed,
// by the processor's time: contexts are made and dialects loaded before, and
// everything is destroyed after. Upstream's import alone destroys something
// itself, the module that it was given. What that takes is timed by itself, on
// the same module in the same repeat, and taken off.

#include "verify/run/bench/Bench.h"
#include "palindrome/Engine.h"
#include "verify/base/io/Content.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "verify/run/bench/PeakMemory.h"
#include "verify/run/bench/ProcessorClock.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <algorithm>
#include <cstring>
#include <type_traits>

using namespace palindrome;
using namespace palindrome::bench;

namespace {
/// One engine and its rows.
struct EngineRows {
  const Engine &engine;
  BenchRow importing, exporting, verifier;
  uint64_t BenchMemory::*memory;
  /// Whether its turn times the freeing of the parsed module, and clone() of
  /// the MLIR module.
  bool timesFloor;
};

class FileTimer {
public:
  FileTimer(llvm::StringRef path) : path(path) {}
  FileBench run(unsigned repeats);

private:
  bool timeInput();
  bool timeEngine(const EngineRows &rows, bool measuresMemory);
  /// Sums the samples up in `result`.
  void sumUp();
  bool skip(const llvm::Twine &reason) {
    result.skipped = reason.str();
    return false;
  }

  /// Calls `work`, adds its time to the samples of `row`, and returns its
  /// result.
  template <typename Work> auto time(BenchRow row, Work work) {
    int64_t start = ProcessorClock::now();
    auto made = work();
    samples[size_t(row)].push_back(clock.since(start));
    return made;
  }

  llvm::StringRef path;
  const ProcessorClock clock;
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
       BenchRow::NativeMLIRVerifier, &BenchMemory::native,
       /*timesFloor=*/true},
      {upstreamEngine(), BenchRow::UpstreamImport, BenchRow::UpstreamExport,
       BenchRow::UpstreamMLIRVerifier, &BenchMemory::upstream,
       /*timesFloor=*/false},
  };
  setWorkerStage("parse");
  Diagnostic error;
  input = readInput(path, error);
  if (!input)
    return {error.within(path)};
  if (detectLanguage(*input) == Language::MLIR)
    return {"MLIR; the benchmark starts from LLVM IR"};

  // The first round warms up the caches and the heap, and shows the memory; its
  // samples are dropped.
  for (unsigned i = 0; i <= repeats; ++i) {
    if (i == 1)
      samples = {};
    // The engines take turns in coming first.
    const EngineRows &first = engines[i % 2], &second = engines[1 - i % 2];
    if (!timeInput() || !timeEngine(first, i == 0) ||
        !timeEngine(second, i == 0))
      return std::move(result);
  }
  sumUp();
  result.content = contentDigest(input->getBuffer());
  return std::move(result);
}

void FileTimer::sumUp() {
  std::vector<double> &importing = samples[size_t(BenchRow::UpstreamImport)];
  const std::vector<double> &freeing = samples[size_t(BenchRow::FreeLLVM)];
  for (auto [whole, part] : llvm::zip_equal(importing, freeing))
    whole = std::max(whole - part, 0.0);
  for (size_t row = 0; row != numBenchRows; ++row) {
    std::vector<double> &values = samples[row];
    result.times.least[BenchRow(row)] = *llvm::min_element(values);
    result.times.median[BenchRow(row)] = median(values);
  }
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
  result.hasDebugInfo = !module->debug_compile_units().empty();
  setWorkerStage("CloneModule");
  time(BenchRow::CloneLLVM, [&] { return llvm::CloneModule(*module); });
  return true;
}

bool FileTimer::timeEngine(const EngineRows &rows, bool measuresMemory) {
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
  std::optional<PeakMemory> memory;
  if (measuresMemory)
    memory.emplace();
  auto module = time(rows.importing,
                     [&] { return engine.importModule(source, context); });
  if (!module)
    return skip(doing + ": " + errors.take("failed").within(path));
  if (rows.timesFloor)
    time(BenchRow::FreeLLVM, [&] {
      source = nullptr;
      return true;
    });

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
  if (memory)
    result.memory.*rows.memory = memory->growth();
  doing = stage("LLVM verifier");
  if (!checkLLVM(*exported, path, error))
    return skip(doing + ": " + error.within(path));
  if (rows.timesFloor) {
    stage("clone()");
    time(BenchRow::CloneMLIR,
         [&] { return mlir::OwningOpRef<mlir::ModuleOp>(module->clone()); });
  }
  return true;
}

FileBench palindrome::bench::benchFile(llvm::StringRef path, unsigned repeats) {
  return FileTimer(path).run(repeats);
}

namespace {
/// What a worker's reply begins with, as it is in memory. The digest of the
/// contents and `skipped` follow.
struct ReplyHead {
  BenchTimes times;
  BenchMemory memory;
  bool hasDebugInfo;
  size_t contentSize;
};
static_assert(std::is_trivially_copyable_v<ReplyHead>);
} // namespace

static std::string pack(const FileBench &bench) {
  ReplyHead head = {bench.times, bench.memory, bench.hasDebugInfo,
                    bench.content.size()};
  std::string text(sizeof(head), 0);
  memcpy(text.data(), &head, sizeof(head));
  return text + bench.content + bench.skipped;
}

static FileBench unpack(const JobOutcome &outcome) {
  if (outcome.kind != JobOutcome::Kind::Done)
    return {outcome.text};
  ReplyHead head;
  llvm::StringRef rest = outcome.text;
  if (rest.size() < sizeof(head))
    return {"the worker's answer is garbled"};
  memcpy(&head, rest.data(), sizeof(head));
  rest = rest.drop_front(sizeof(head));
  return {rest.drop_front(head.contentSize).str(), head.times, head.memory,
          head.hasDebugInfo, rest.take_front(head.contentSize).str()};
}

uint64_t palindrome::bench::benchFiles(
    llvm::ArrayRef<std::string> paths, unsigned repeats,
    const WorkerLimits &limits,
    llvm::function_ref<void(llvm::StringRef, const FileBench &)> deliver) {
  WorkerLimits pinned = limits;
  pinned.isPinned = true;
  return runInWorkers(
      paths.size(), pinned,
      [&](size_t index) { return pack(benchFile(paths[index], repeats)); },
      [&](size_t index, JobOutcome outcome) {
        deliver(paths[index], unpack(outcome));
      });
}
