// palindrome refine: whether the functions of one module refine those of
// another. Reads both, has the pairs judged in worker processes, and prints the
// verdicts.

#include "tools/commands/RefineCommand.h"
#include "tools/line/OutputFile.h"
#include "tools/line/ProofCacheOption.h"
#include "tools/line/WorkerOptions.h"
#include "verify/io/LLVMReader.h"
#include "verify/refine/Check.h"
#include "verify/refine/PairJSON.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::refine;

namespace {
/// The values of the command line's options.
struct Arguments {
  std::string format, require, output;
  std::string sourceFunction, targetFunction;
  int64_t unroll = 1, sourceUnroll = 0, targetUnroll = 0, testRuns = 0;
  WorkerOptions workers = {/*jobs=*/1, /*timeoutSeconds=*/20,
                           /*memoryLimitMB=*/2048};
  ProofCacheOption cache;
  std::vector<std::string> without;
  bool noUndef = false, noPoison = false, allowBounded = false, oneWay = false;

  void addTo(CommandLine &line);
  RefineOptions options();
  /// Whether an overall verdict is good enough for exit status 0.
  bool suffices(Meaning meaning, bool complete) const;
};
} // namespace

/// The parts that --without can name.
static std::string partNames() {
  return llvm::join(llvm::ArrayRef(RefineOptions::parts), ", ");
}

void Arguments::addTo(CommandLine &line) {
  line.addChoice("format", format, {"text", "json"},
                 "for people, or an object a line for each pair and for all");
  line.addChoice("require", require, {"refined", "equivalent"},
                 "the weakest verdict that gives exit status 0");
  line.addFlag("allow-bounded", allowBounded,
               "accept verdicts that hold up to the bound only");
  line.addNumber("unroll", "N", unroll, 1, 4096,
                 "how many iterations of a loop are followed");
  line.addNumber("unroll-src", "N", sourceUnroll, 0, 4096,
                 "the same for the source alone; 0: as --unroll");
  line.addNumber("unroll-tgt", "N", targetUnroll, 0, 4096,
                 "the same for the target alone; 0: as --unroll");
  line.addString(
      "src-fn", "NAME", sourceFunction,
      "judge this function of SOURCE alone; its counterpart is that of "
      "--tgt-fn, else of the same name in TARGET; with one file, "
      "@tgtX for @srcX");
  line.addString("tgt-fn", "NAME", targetFunction,
                 "judge this function of TARGET alone");
  line.addFlag("no-undef-input", noUndef,
               "assume that arguments and memory are not undef");
  line.addFlag("no-poison-input", noPoison,
               "assume that arguments and memory are not poison");
  line.addFlag("one-way", oneWay,
               "do not ask whether the source refines the target; only "
               "functions of the same text are equivalent then");
  line.addNumber("test-runs", "N", testRuns, 0, 1000000,
                 "run what is not proved on up to N searched inputs, to find "
                 "a difference; 0: do not");
  line.addList("without", "PART", without,
               ("do without a part of the prover: " + partNames()).c_str());
  line.suggest("without", {std::begin(RefineOptions::parts),
                           std::end(RefineOptions::parts)});
  // Scripts may use --memory, the option's name in `diff --semantic`.
  workers.addTo(line, "pair", "memory-limit,memory", "processor time");
  cache.addTo(line);
  line.addString("output,o", "OUT", output, "write to OUT");
}

RefineOptions Arguments::options() {
  RefineOptions options;
  options.sourceUnroll = sourceUnroll ? sourceUnroll : unroll;
  options.targetUnroll = targetUnroll ? targetUnroll : unroll;
  options.undefInputs = !noUndef;
  options.poisonInputs = !noPoison;
  options.bothWays = !oneWay;
  options.timeoutSeconds = workers.timeoutSeconds;
  options.memoryBytes = workers.memoryLimitBytes();
  options.jobs = workers.jobs;
  options.testRuns = testRuns;
  options.without = without;
  options.proofs = cache.store();
  return options;
}

bool Arguments::suffices(Meaning meaning, bool complete) const {
  return meaning <= (require == "equivalent" ? Meaning::Equivalent
                                             : Meaning::Refined) &&
         (complete || allowBounded);
}

/// "refined (within 3 iterations)".
static std::string verdictText(Meaning meaning, bool complete, unsigned bound) {
  std::string text = meaningName(meaning).str();
  if (meaning <= Meaning::Refined && !complete)
    text += " (within " + std::to_string(bound) +
            (bound == 1 ? " iteration)" : " iterations)");
  return text;
}

/// "@src -> @tgt"; one name if both are the same or one side has none.
static std::string pairText(const PairResult &result) {
  if (result.sourceName == result.targetName || result.targetName.empty())
    return result.sourceName;
  if (result.sourceName.empty())
    return result.targetName;
  return result.sourceName + " -> " + result.targetName;
}

static void printResult(llvm::raw_ostream &os, const PairResult &result) {
  os << pairText(result) << ": "
     << verdictText(result.meaning, result.complete, result.bound);
  if (result.structural)
    os << ": structural";
  if (std::string why = explanationOf(result); !why.empty())
    os << ": " << why;
  if (std::string runs = runsText(result); !runs.empty())
    os << "; " << runs;
  os << '\n';
  for (llvm::StringRef rest = result.witness; !rest.empty();) {
    auto [line, tail] = rest.split('\n');
    os << "  " << line << '\n';
    rest = tail;
  }
}

static void printOverall(llvm::raw_ostream &os, const Overall &overall) {
  os << verdictText(overall.meaning, overall.complete, overall.bound);
  if (overall.pairs > 1) {
    llvm::StringRef before = ": ";
    for (Meaning meaning : {Meaning::Equivalent, Meaning::Refined,
                            Meaning::Unknown, Meaning::Different})
      if (unsigned count = overall.counts[unsigned(meaning)]) {
        os << before << count << ' ' << meaningName(meaning);
        before = ", ";
      }
    if (overall.cached)
      os << "; " << overall.cached << " of " << overall.pairs
         << " from the cache";
  }
  os << '\n';
}

namespace {
/// The modules that the command line names, in one context, so that equal types
/// and attributes of the two are the same object.
class Sides {
public:
  explicit Sides(RefineInputs *inputs) : inputs(inputs) {}

  /// Reads and verifies one or two modules. Returns false after it has reported
  /// an error.
  bool read(llvm::ArrayRef<std::string> paths);

  llvm::Module &source() const { return *modules[0]; }
  /// The same as the source if there is but one file.
  llvm::Module &target() const { return modules[1] ? *modules[1] : source(); }

private:
  bool readLLVM(size_t side);
  bool readMLIR(size_t side);

  RefineInputs *inputs;
  llvm::LLVMContext context;
  std::unique_ptr<llvm::MemoryBuffer> buffers[2];
  std::unique_ptr<llvm::Module> modules[2];
};
} // namespace

bool Sides::readLLVM(size_t side) {
  Diagnostic error;
  llvm::MemoryBuffer &buffer = *buffers[side];
  auto module = parseLLVM(buffer, context, error);
  if (!module || !checkLLVM(*module, buffer.getBufferIdentifier(), error)) {
    reportError(error.str());
    return false;
  }
  modules[side] = std::move(module);
  return true;
}

bool Sides::readMLIR(size_t side) {
  llvm::MemoryBuffer &buffer = *buffers[side];
  if (!inputs) {
    reportError(buffer.getBufferIdentifier().str() +
                ": error: this program has no MLIR");
    return false;
  }
  // The other side may be MLIR as well, and lowered already.
  llvm::Module *other =
      buffers[1 - side] && detectLanguage(*buffers[1 - side]) == Language::LLVM
          ? modules[1 - side].get()
          : nullptr;
  modules[side] = inputs->read(buffer, side == 1, other, context);
  return modules[side] != nullptr;
}

bool Sides::read(llvm::ArrayRef<std::string> paths) {
  Diagnostic error;
  for (auto [path, buffer] : llvm::zip(paths, buffers)) {
    buffer = readInput(path, error);
    if (!buffer) {
      reportError(error.str());
      return false;
    }
  }
  // MLIR adopts the data layout of LLVM IR on the other side.
  for (Language language : {Language::LLVM, Language::MLIR})
    for (size_t side = 0; side < paths.size(); ++side) {
      if (detectLanguage(*buffers[side]) != language)
        continue;
      if (!(language == Language::LLVM ? readLLVM(side) : readMLIR(side)))
        return false;
    }
  return true;
}

/// The name of the function that `name` is compared with in the same module:
/// "tgtX" for "srcX" if `from` is "src" and `to` is "tgt". Empty if it has
/// none.
static std::string counterpartWithin(llvm::StringRef name, llvm::StringRef from,
                                     llvm::StringRef to) {
  name.consume_front("@");
  return name.consume_front(from) ? (to + name).str() : "";
}

/// Completes the names for a comparison within one file. Returns false after it
/// has reported that one has no counterpart.
static bool completeNames(std::string &sourceName, std::string &targetName) {
  if (!sourceName.empty() && !targetName.empty())
    return true;
  bool hasSource = !sourceName.empty();
  llvm::StringRef given = hasSource ? sourceName : targetName;
  std::string other = hasSource ? counterpartWithin(given, "src", "tgt")
                                : counterpartWithin(given, "tgt", "src");
  if (other.empty()) {
    given.consume_front("@");
    reportError("palindrome refine: error: with one file, @" + given.str() +
                " has no counterpart, as @srcX has @tgtX; name it with " +
                (hasSource ? "--tgt-fn" : "--src-fn") +
                ", or give a second file");
    return false;
  }
  (hasSource ? targetName : sourceName) = other;
  return true;
}

/// The pairs that the command line asks for; `source` and `target` are the same
/// module where it names one file. Returns nothing after it has reported an
/// error.
static std::optional<std::vector<FunctionPair>>
findPairs(const Arguments &arguments, llvm::Module &source,
          llvm::Module &target) {
  std::vector<FunctionPair> pairs;
  std::string sourceName = arguments.sourceFunction;
  std::string targetName = arguments.targetFunction;
  if (!sourceName.empty() || !targetName.empty()) {
    if (&source == &target && !completeNames(sourceName, targetName))
      return std::nullopt;
    if (sourceName.empty())
      sourceName = targetName;
    if (targetName.empty())
      targetName = sourceName;
    if (std::optional<std::string> error =
            pairFunctions(source, sourceName, target, targetName, pairs)) {
      reportError("palindrome refine: error: " + *error);
      return std::nullopt;
    }
    return pairs;
  }
  if (&source != &target)
    return pairModules(source, target);
  pairs = pairWithin(source);
  if (pairs.empty()) {
    reportError(source.getModuleIdentifier() +
                ": error: there is no @src to compare with @tgt");
    return std::nullopt;
  }
  return pairs;
}

/// Notes where the functions of `pair` are.
static void addPlaces(const RefineInputs *inputs, const FunctionPair &pair,
                      PairResult &result) {
  if (!inputs)
    return;
  result.sourcePlace = inputs->placeOf(pair.source);
  result.targetPlace = inputs->placeOf(pair.target);
}

int palindrome::runRefine(const Command &self,
                          const std::vector<std::string> &words,
                          RefineInputs *inputs) {
  CommandLine line(self);
  Arguments arguments;
  arguments.addTo(line);
  if (std::optional<int> status =
          inputs ? inputs->parse(line, words, 1, 2) : line.parse(words, 1, 2))
    return *status;
  for (const std::string &part : arguments.without)
    if (!llvm::is_contained(RefineOptions::parts, part)) {
      reportError("palindrome refine: error: --without has no part '" + part +
                  "'; the parts are " + partNames());
      return ExitUnreadable;
    }

  Sides sides(inputs);
  if (!sides.read(line.inputs))
    return ExitUnreadable;
  bool isJSON = arguments.format == "json";
  std::optional<std::string> lowering =
      inputs ? inputs->describeLowering(isJSON) : "";
  if (!lowering)
    return ExitUnreadable;
  std::optional<std::vector<FunctionPair>> pairs =
      findPairs(arguments, sides.source(), sides.target());
  if (!pairs)
    return ExitUnreadable;
  if (inputs)
    for (FunctionPair &pair : *pairs)
      pair.printer = &inputs->printer();
  OutputFile out;
  if (!arguments.cache.prepare() || !out.open(arguments.output))
    return ExitUnreadable;

  if (!lowering->empty())
    out.stream() << *lowering << '\n';
  Overall overall;
  size_t number = 0;
  auto start = std::chrono::steady_clock::now();
  RefineOptions options = arguments.options();
  options.undefInputs &= !inputs || inputs->hasUndef();
  checkPairs(*pairs, options, [&](PairResult result) {
    addPlaces(inputs, (*pairs)[number++], result);
    overall.add(result);
    if (isJSON)
      out.stream() << formatPair(result) << '\n';
    else
      printResult(out.stream(), result);
    // A reader sees each verdict as soon as it is there.
    out.stream().flush();
  });
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  arguments.cache.warn();
  if (isJSON)
    out.stream() << formatOverall(overall, seconds) << '\n';
  else if (overall.pairs != 1)
    printOverall(out.stream(), overall);
  if (!out.finish())
    return ExitUnreadable;
  return arguments.suffices(overall.meaning, overall.complete) ? ExitSuccess
                                                               : ExitShortfall;
}

RefineInputs::~RefineInputs() = default;

bool palindrome::needsMLIR(const std::vector<std::string> &words) {
  const Command command = makeRefineCommand(nullptr);
  CommandLine line(command);
  Arguments arguments;
  arguments.addTo(line);
  return llvm::any_of(words, [&](llvm::StringRef word) {
    if (word.starts_with("-") && word != "-")
      return !line.knows(word);
    Diagnostic error;
    if (word == "-" || !llvm::sys::fs::is_regular_file(word))
      return word == "-";
    auto buffer = readInput(word, error);
    return buffer && detectLanguage(*buffer) == Language::MLIR;
  });
}

Command palindrome::makeRefineCommand(
    int (*run)(const Command &, const std::vector<std::string> &)) {
  return {
      "refine", "SOURCE [TARGET] [options]",
      "Prove that functions refine those of another module",
      "Reads LLVM IR or MLIR, text or binary, and asks of each function of "
      "SOURCE "
      "whether\n"
      "the function of the same name in TARGET refines it: whether every "
      "behaviour\n"
      "of the target is one that the source allows, for all arguments and all\n"
      "memory. With one file, each @srcX is the source of @tgtX. Refinement "
      "and "
      "the\n"
      "verdicts are defined in docs/semantics.md:\n"
      "\n"
      "  equivalent  each refines the other\n"
      "  refined     the target refines the source\n"
      "  unknown     not decided; the reason is time, memory, bound,\n"
      "              unsupported: WHAT, approximated: WHAT, not reproduced, "
      "or\n"
      "              crash\n"
      "  different   the target does not refine the source: a counterexample "
      "was\n"
      "              run, or (structural) none is needed\n"
      "\n"
      "The verdict for all pairs is different if one is, else unknown if one "
      "is,\n"
      "else the weakest. A verdict \"within N iterations\" does not cover the\n"
      "executions in which a loop runs longer.\n"
      "\n"
      "MLIR on either side is lowered to the llvm dialect by MLIR's "
      "conversions,\n"
      "both sides alike, and exported; functions are paired by their symbols. "
      "What\n"
      "is judged is what was lowered (docs/semantics.md, \"MLIR\").\n"
      "\n"
      "What is proved is kept, and not proved again (docs/verify.md, \"The\n"
      "cache of proofs\").\n"
      "\n"
      "Exit status: 0 if all pairs are at least refined (or equivalent, with\n"
      "--require=equivalent), 1 if one falls short, or holds up to the bound "
      "only\n"
      "and --allow-bounded is not given, 2 if an input cannot be read.\n",
      run};
}
