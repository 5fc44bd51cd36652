// palindrome-mutate PATH... --count N --seed S: mutates .ll files below the
// paths, in an order that follows from the seed, one change at a time. Reports
// whether the differ found each change and its class, by mutation and by class.
// Exit status: 0 nothing missed, 1 something missed, 2 wrong usage or no input.
//
// The mutations that were made least often so far are tried first on each file,
// so that rare ones are made about as often as common ones. Only one file is in
// memory at a time, and the same seed repeats the same run.

#include "palindrome/Differ.h"
#include "test/FileArguments.h"
#include "test/mutate/Trial.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::mutate;
namespace options = boost::program_options;

namespace {

struct Tally {
  unsigned tried = 0, missed = 0, named = 0, overjudged = 0;

  void add(Outcome outcome) {
    ++tried;
    missed += outcome == Outcome::Missed;
    named += outcome == Outcome::Named || outcome == Outcome::Overjudged;
    overjudged += outcome == Outcome::Overjudged;
  }
};

/// The options.
struct Request {
  unsigned count = 10000;
  uint64_t seed = 1;
  unsigned perFile = 4;
  uint64_t maxBytes = 500000;
  std::string only;
  bool verbose = false;
};

std::unique_ptr<Module> read(MemoryBufferRef text, LLVMContext &context) {
  // Diagnostics on the input are of no interest here.
  context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
  SMDiagnostic error;
  return parseIR(text, error, context);
}

/// Whether the mutation changed the text of the module.
bool counts(Outcome outcome) {
  return outcome != Outcome::NotApplicable && outcome != Outcome::Unprinted;
}

/// Makes mutations and counts their outcomes.
class Run {
public:
  Run(std::vector<Mutation> table, const Request &request)
      : table(std::move(table)), tallies(this->table.size()), request(request),
        choose(request.seed) {}

  int run(std::vector<std::string> files);

private:
  void onFile(const std::string &file);
  void add(size_t kind, const std::string &file, const Trial &trial);
  void print() const;

  std::vector<Mutation> table;
  std::vector<Tally> tallies;           ///< One for each row of `table`.
  std::map<std::string, Tally> classes; ///< By name.
  Tally all;
  unsigned files = 0;
  const Request &request;
  Chooser choose;
};

void Run::add(size_t kind, const std::string &file, const Trial &trial) {
  tallies[kind].add(trial.outcome);
  all.add(trial.outcome);
  // An expected class such as `metadata:*` has no row of that name.
  const palindrome::DifferenceClass *row =
      palindrome::findDifferenceClass(trial.className);
  classes[row ? row->name.str() : trial.className].add(trial.outcome);
  if (trial.outcome == Outcome::Missed ||
      (request.verbose && trial.outcome != Outcome::Named))
    outs() << (trial.outcome == Outcome::Missed    ? "missed: "
               : trial.outcome == Outcome::Unnamed ? "not named: "
                                                   : "overjudged: ")
           << table[kind].name << " in " << file << "\n"
           << trial.report << "\n";
}

/// Makes those mutations on `file` that apply and were made least often so far.
void Run::onFile(const std::string &file) {
  auto buffer = MemoryBuffer::getFile(file);
  if (!buffer || (*buffer)->getBufferSize() > request.maxBytes)
    return;
  LLVMContext context;
  std::unique_ptr<Module> original = read(**buffer, context);
  if (!original)
    return;
  std::vector<std::pair<size_t, size_t>> order; // A random number, then a kind.
  for (size_t kind = 0; kind != table.size(); ++kind)
    order.push_back({choose.below(SIZE_MAX), kind});
  llvm::sort(order, [&](const auto &a, const auto &b) {
    return std::make_pair(tallies[a.second].tried, a.first) <
           std::make_pair(tallies[b.second].tried, b.first);
  });
  unsigned made = 0;
  std::unique_ptr<LLVMContext> copyContext;
  std::unique_ptr<Module> copy;
  for (auto [number, kind] : order) {
    if (made == request.perFile || all.tried == request.count)
      break;
    if (!copy) {
      copyContext = std::make_unique<LLVMContext>();
      copy = read(**buffer, *copyContext);
    }
    Trial trial = tryMutation(table[kind], *original, *copy, number);
    if (trial.outcome != Outcome::NotApplicable)
      copy.reset();
    if (!counts(trial.outcome))
      continue;
    add(kind, file, trial);
    ++made;
  }
  files += made != 0;
}

void Run::print() const {
  auto line = [](StringRef name, const Tally &tally) {
    outs() << formatv(
        "{0,-30} {1,9} {2,7} {3,6}% {4,11}\n", name, tally.tried, tally.missed,
        tally.tried ? tally.named * 100 / tally.tried : 0, tally.overjudged);
  };
  outs() << "mutation                       mutations  missed   named  "
            "overjudged\n";
  for (size_t i = 0; i != table.size(); ++i)
    line(table[i].name, tallies[i]);
  outs() << "\nclass expected                 mutations  missed   named  "
            "overjudged\n";
  for (const palindrome::DifferenceClass &row :
       palindrome::differenceClasses()) {
    auto found = classes.find(row.name.str());
    line(row.name, found == classes.end() ? Tally() : found->second);
  }
  outs() << formatv("\nmissed {0} of {1} on {2} files; named right {3:F2}%\n",
                    all.missed, all.tried, files,
                    all.tried ? 100.0 * all.named / all.tried : 0.0);
}

int Run::run(std::vector<std::string> list) {
  for (size_t i = list.size(); i > 1; --i)
    std::swap(list[i - 1], list[choose.below(i)]);
  // Goes through all files again as long as that makes any mutation.
  for (unsigned before = UINT_MAX;
       all.tried != request.count && before != all.tried;) {
    before = all.tried;
    for (const std::string &file : list)
      if (all.tried != request.count)
        onFile(file);
  }
  print();
  if (!all.tried) {
    errs() << "palindrome-mutate: error: no file could be read and mutated\n";
    return 2;
  }
  return all.missed ? 1 : 0;
}

} // namespace

int main(int argc, char **argv) {
  Request request;
  FileArguments arguments("palindrome-mutate");
  arguments.options.add_options()(
      "count", options::value(&request.count)->default_value(request.count),
      "how many mutations to make")(
      "seed", options::value(&request.seed)->default_value(request.seed),
      "of all choices: of files, places and values")(
      "per-file",
      options::value(&request.perFile)->default_value(request.perFile),
      "how many mutations to make of a file before the next one's turn")(
      "max-bytes",
      options::value(&request.maxBytes)->default_value(request.maxBytes),
      "leave larger files out")("only", options::value(&request.only),
                                "make mutations of this name only")(
      "verbose,v", options::bool_switch(&request.verbose),
      "show what was not named right, too");
  if (std::optional<int> status = arguments.parse(argc, argv))
    return *status;
  std::vector<Mutation> table = differMutations();
  if (!request.only.empty())
    llvm::erase_if(table,
                   [&](const Mutation &m) { return m.name != request.only; });
  if (table.empty())
    return arguments.fail("no mutation is named '" + request.only + "'");
  return Run(std::move(table), request).run(std::move(arguments.files));
}
