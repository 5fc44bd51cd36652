// palindrome-mutation-rates PATH... --count N --seed S: applies each row of the
// tables to the files below the paths, and prints how often it found a place,
// and how often the verifier accepted the result. The files are of LLVM IR, or
// with --mlir of MLIR. Steps are applied to a mutant until it has eight, and
// each mutant is then made a second time. Exit status: 0 each row was accepted
// at least once and each mutant repeats, 1 not so, 2 wrong usage or no input.

#include "palindrome/Dialects.h"
#include "test/FileArguments.h"
#include "verify/seek/mutate/Mutant.h"
#include "verify/seek/mutate/mlir/MLIRMutant.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::mutate;
namespace options = boost::program_options;

namespace {

/// The options.
struct Request {
  unsigned count = 10000;
  uint64_t seed = 1;
  uint64_t maxBytes = 100000;
  std::string only;
  bool mlir = false;
  bool trace = false;
};

struct Row {
  unsigned tried = 0, placed = 0, accepted = 0, crashed = 0;
  double seconds = 0;
};

std::string textOf(Mutant &mutant) {
  std::string text;
  raw_string_ostream out(text);
  mutant->print(out, nullptr);
  return text;
}
std::string textOf(MLIRMutant &mutant) { return mutant.text(); }

Mutant start(MemoryBufferRef seed, const DonorLoader &donors, const Mutant *) {
  return Mutant(seed, donors);
}
MLIRMutant start(MemoryBufferRef seed, const DonorLoader &donors,
                 const MLIRMutant *) {
  return MLIRMutant(seed, donors, [] {
    static const mlir::DialectRegistry registry = [] {
      mlir::DialectRegistry all;
      registerDialects(all);
      return all;
    }();
    return std::make_unique<mlir::MLIRContext>(
        registry, mlir::MLIRContext::Threading::DISABLED);
  });
}

/// The rows of LLVM IR, or of MLIR.
std::vector<DrawnRow> drawnRows(bool mlir) {
  std::vector<DrawnRow> rows;
  if (mlir)
    for (const MLIRMutation &row : allMLIRMutations())
      rows.push_back({row.name, row.graft != nullptr});
  else
    for (const Mutation &row : allMutations())
      rows.push_back({row.name, row.graft != nullptr});
  return rows;
}

/// Makes mutants of files, and counts what became of their steps.
class Run {
public:
  Run(const Request &request, std::vector<std::string> files)
      : request(request), choose(request.seed), paths(std::move(files)),
        table(drawnRows(request.mlir)), rows(table.size()) {
    for (size_t row = 0; row != rows.size(); ++row)
      if (table[row].name.starts_with(request.only))
        chosen.push_back(row);
    for (const std::string &path : paths)
      if (auto buffer = MemoryBuffer::getFile(path);
          buffer && (*buffer)->getBufferSize() < request.maxBytes)
        buffers[path] = std::move(*buffer);
  }

  int run();

private:
  template <typename Kind> void mutate(const std::string &path);
  void print() const;

  const Request &request;
  Chooser choose;
  std::vector<std::string> paths;
  StringMap<std::unique_ptr<MemoryBuffer>> buffers;
  std::vector<DrawnRow> table;
  std::vector<Row> rows;
  std::vector<size_t> chosen; ///< The rows to apply.
  unsigned steps = 0, mutants = 0, changed = 0;
};

/// Makes one mutant, preferring the rows that were accepted least often.
template <typename Kind> void Run::mutate(const std::string &path) {
  auto buffer = buffers.find(path);
  if (buffer == buffers.end())
    return;
  DonorLoader load = [this](StringRef donor) -> std::optional<MemoryBufferRef> {
    auto found = buffers.find(donor);
    if (found == buffers.end())
      return std::nullopt;
    return found->second->getMemBufferRef();
  };
  Kind mutant = start(*buffer->second, load, static_cast<Kind *>(nullptr));
  if (!mutant)
    return;
  for (unsigned n = 0; n != 12 && mutant.steps().size() < 8; ++n) {
    size_t row = choose.of(chosen);
    for (unsigned again = 0; again != 4; ++again)
      if (size_t other = choose.of(chosen);
          rows[other].accepted < rows[row].accepted)
        row = other;
    const DrawnRow &kind = table[row];
    Step step{kind.name.str(), choose.bits(),
              kind.takesDonor ? choose.of(paths) : std::string()};
    if (request.trace)
      errs() << formatv("{0} {1} {2:x}\n", path, step.mutation, step.seed);
    auto begin = std::chrono::steady_clock::now();
    StepResult result = mutant.apply(step);
    rows[row].seconds +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
            .count();
    ++steps;
    ++rows[row].tried;
    rows[row].placed += result != StepResult::NoPlace;
    rows[row].crashed += result == StepResult::Crashed;
    rows[row].accepted += result == StepResult::Applied;
  }
  ++mutants;
  Kind again = start(*buffer->second, load, static_cast<Kind *>(nullptr));
  for (const Step &step : mutant.steps())
    again.apply(step);
  if (again.steps() != mutant.steps() || textOf(again) != textOf(mutant)) {
    ++changed;
    outs() << "does not repeat: " << path << "\n";
    if (request.trace)
      outs() << "--- first\n"
             << textOf(mutant) << "--- again\n"
             << textOf(again);
    for (const Step &step : mutant.steps())
      outs() << formatv("  {0} {1} {2}\n", step.mutation, step.seed,
                        step.donor);
  }
}

void Run::print() const {
  outs() << "mutation                       steps  placed accepted   ms/step  "
            "crashes\n";
  for (auto [kind, row] : llvm::zip_equal(table, rows))
    if (row.tried)
      outs() << formatv("{0,-30} {1,5} {2,6}% {3,7}% {4,9:F3} {5,8}\n",
                        kind.name, row.tried, row.placed * 100 / row.tried,
                        row.accepted * 100 / row.tried,
                        row.seconds * 1000 / row.tried, row.crashed);
  outs() << formatv("\n{0} steps, {1} mutants, {2} do not repeat\n", steps,
                    mutants, changed);
}

int Run::run() {
  for (unsigned before = UINT_MAX; steps < request.count && before != steps;) {
    before = steps;
    for (const std::string &path : paths)
      if (steps < request.count && request.mlir)
        mutate<MLIRMutant>(path);
      else if (steps < request.count)
        mutate<Mutant>(path);
  }
  print();
  if (!steps) {
    errs() << "palindrome-mutation-rates: error: no file could be read and "
              "mutated\n";
    return 2;
  }
  bool missing = false;
  for (auto [kind, row] : llvm::zip_equal(table, rows))
    if (row.tried && !row.accepted) {
      outs() << "never accepted: " << kind.name << "\n";
      missing = true;
    }
  return missing || changed ? 1 : 0;
}

} // namespace

int main(int argc, char **argv) {
  sys::PrintStackTraceOnErrorSignal(argv[0]);
  Request request;
  // Which files a folder stands for depends on an option that comes with it.
  bool mlir =
      llvm::is_contained(std::vector<StringRef>(argv, argv + argc), "--mlir");
  FileArguments arguments("palindrome-mutation-rates", mlir ? ".mlir" : ".ll");
  arguments.options.add_options()(
      "count", options::value(&request.count)->default_value(request.count),
      "how many steps to apply")(
      "seed", options::value(&request.seed)->default_value(request.seed),
      "of all choices")(
      "max-bytes",
      options::value(&request.maxBytes)->default_value(request.maxBytes),
      "leave larger files out")("only", options::value(&request.only),
                                "apply rows alone whose name begins like this")(
      "mlir", options::bool_switch(&request.mlir), "the files are of MLIR")(
      "trace", options::bool_switch(&request.trace),
      "print each step to stderr before it is applied");
  if (std::optional<int> status = arguments.parse(argc, argv))
    return *status;
  if (llvm::none_of(drawnRows(request.mlir), [&](const DrawnRow &row) {
        return row.name.starts_with(request.only);
      }))
    return arguments.fail("no mutation begins with '" + request.only + "'");
  return Run(request, std::move(arguments.files)).run();
}
