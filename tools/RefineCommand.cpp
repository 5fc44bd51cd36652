// palindrome diff --semantic: whether a program still means the same.

#include "tools/RefineCommand.h"
#include "tools/OutputFile.h"
#include "verify/io/Reader.h"
#include "verify/refine/Check.h"
#include "verify/refine/PairJSON.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::refine;

namespace {
/// What the command line asks for.
struct Arguments {
  std::string format, require, output;
  std::string functionA, functionB;
  int64_t unroll = 1, unrollA = 0, unrollB = 0;
  int64_t timeoutSeconds = 20, memoryMB = 2048, jobs = 1;
  bool noUndef = false, noPoison = false, allowBounded = false, oneWay = false;
  bool semantic = true; ///< What led here.

  void addTo(CommandLine &line);
  RefineOptions options() const;
  /// Whether `result` is as required.
  bool suffices(Meaning meaning, bool complete) const;
};
} // namespace

void Arguments::addTo(CommandLine &line) {
  line.addFlag("semantic", semantic, "compare what the functions mean");
  line.addChoice("format", format, {"text", "json"},
                 "for people, or an object a line for each pair and for all");
  line.addChoice("require", require, {"refined", "equivalent"},
                 "the weakest verdict that gives exit status 0");
  line.addFlag("allow-bounded", allowBounded,
               "let verdicts do that hold up to the bound only");
  line.addNumber("unroll", "N", unroll, 1, 4096,
                 "how often a loop's header may be passed");
  line.addNumber("unroll-src", "N", unrollA, 0, 4096,
                 "the same in A alone; 0: as --unroll");
  line.addNumber("unroll-tgt", "N", unrollB, 0, 4096,
                 "the same in B alone; 0: as --unroll");
  line.addString("src-fn", "NAME", functionA,
                 "compare this function of A; its counterpart is of the same "
                 "name, or --tgt-fn");
  line.addString("tgt-fn", "NAME", functionB, "compare this function of B");
  line.addFlag("no-undef-input", noUndef, "arguments and memory are not undef");
  line.addFlag("no-poison-input", noPoison,
               "arguments and memory are not poison");
  line.addFlag("one-way", oneWay,
               "do not ask whether A refines B: nothing is equivalent then, "
               "but for what is the same text");
  line.addNumber("timeout", "SECONDS", timeoutSeconds, 0, 1000000,
                 "time limit for a pair; 0: none");
  line.addNumber("memory", "MB", memoryMB, 0, 1 << 30,
                 "memory limit of one worker; 0: none");
  line.addNumber("jobs,j", "N", jobs, 1, 4096, "worker processes");
  line.addString("output,o", "OUT", output, "write to OUT");
}

RefineOptions Arguments::options() const {
  RefineOptions options;
  options.unrollA = unrollA ? unrollA : unroll;
  options.unrollB = unrollB ? unrollB : unroll;
  options.undefInputs = !noUndef;
  options.poisonInputs = !noPoison;
  options.bothWays = !oneWay;
  options.timeoutSeconds = timeoutSeconds;
  options.memoryBytes = uint64_t(memoryMB) << 20;
  options.jobs = jobs;
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

/// "@src -> @tgt", or one name where that says it all.
static std::string pairText(const PairResult &result) {
  if (result.nameA == result.nameB || result.nameB.empty())
    return result.nameA;
  if (result.nameA.empty())
    return result.nameB;
  return result.nameA + " -> " + result.nameB;
}

static void printResult(llvm::raw_ostream &os, const PairResult &result) {
  os << pairText(result) << ": "
     << verdictText(result.meaning, result.complete, result.bound);
  if (result.structural)
    os << ": structural";
  if (std::string why = explanationOf(result); !why.empty())
    os << ": " << why;
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
  }
  os << '\n';
}

/// Reads LLVM IR; null after an error line.
static std::unique_ptr<llvm::Module> read(llvm::StringRef path,
                                          llvm::LLVMContext &context) {
  Diagnostic error;
  auto input = readInput(path, error);
  if (input && detectLanguage(*input) != Language::LLVM) {
    error = {path.str(), 0, 0, "--semantic compares LLVM IR; export it first"};
    input = nullptr;
  }
  auto module = input ? parseLLVM(*input, context, error) : nullptr;
  if (module && checkLLVM(*module, input->getBufferIdentifier(), error))
    return module;
  reportError(error.str());
  return nullptr;
}

/// The pairs that the command line names; nothing after an error line.
static std::optional<std::vector<Pair>>
findPairs(const Arguments &arguments, llvm::Module &a, llvm::Module &b) {
  std::vector<Pair> pairs;
  if (!arguments.functionA.empty() || !arguments.functionB.empty()) {
    const std::string &nameA =
        arguments.functionA.empty() ? arguments.functionB : arguments.functionA;
    const std::string &nameB =
        arguments.functionB.empty() ? arguments.functionA : arguments.functionB;
    if (std::optional<std::string> error =
            pairFunctions(a, nameA, b, nameB, pairs)) {
      reportError("palindrome diff: error: " + *error);
      return std::nullopt;
    }
    return pairs;
  }
  if (&a != &b)
    return pairModules(a, b);
  pairs = pairWithin(a);
  if (pairs.empty()) {
    reportError(a.getModuleIdentifier() +
                ": error: there is no @src to compare with @tgt");
    return std::nullopt;
  }
  return pairs;
}

static int run(const Command &self, const std::vector<std::string> &words) {
  CommandLine line(self);
  Arguments arguments;
  arguments.addTo(line);
  if (std::optional<int> status = line.parse(words, 1, 2))
    return *status;

  // One context, so that types and attributes compare.
  llvm::LLVMContext context;
  auto a = read(line.inputs[0], context);
  auto b =
      a && line.inputs.size() > 1 ? read(line.inputs[1], context) : nullptr;
  if (!a || (!b && line.inputs.size() > 1))
    return ExitUnreadable;
  std::optional<std::vector<Pair>> pairs =
      findPairs(arguments, *a, b ? *b : *a);
  if (!pairs)
    return ExitUnreadable;
  OutputFile out;
  if (!out.open(arguments.output))
    return ExitUnreadable;

  Overall overall;
  bool isJSON = arguments.format == "json";
  auto start = std::chrono::steady_clock::now();
  checkPairs(*pairs, arguments.options(), [&](const PairResult &result) {
    overall.add(result);
    if (isJSON)
      out.stream() << formatPair(result) << '\n';
    else
      printResult(out.stream(), result);
    // Each as it comes.
    out.stream().flush();
  });
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  if (isJSON)
    out.stream() << formatOverall(overall, seconds) << '\n';
  else if (overall.pairs != 1)
    printOverall(out.stream(), overall);
  if (!out.finish())
    return ExitUnreadable;
  return arguments.suffices(overall.meaning, overall.complete) ? ExitSuccess
                                                               : ExitShortfall;
}

const Command palindrome::refineCommand = {
    "diff", "--semantic A [B] [options]", "Compare what two modules mean",
    "Reads LLVM IR, text or bitcode, and asks of each function of A whether "
    "the\n"
    "one of the same name in B refines it: whether all that B may do, A may "
    "do\n"
    "too, for all arguments and all memory. Of one file, each @srcX is "
    "compared\n"
    "with @tgtX. What refinement is, and what each verdict means, is in\n"
    "docs/semantics.md:\n"
    "\n"
    "  equivalent  each refines the other\n"
    "  refined     B refines A\n"
    "  unknown     not decided; the reason is time, memory, bound,\n"
    "              unsupported: WHAT, not reproduced, or crash\n"
    "  different   B does not refine A: a counterexample was run, or\n"
    "              (structural) none is needed\n"
    "\n"
    "For all: any different wins, then unknown, then the weakest. A verdict\n"
    "\"within N iterations\" leaves out the executions that pass a loop's\n"
    "header more often.\n"
    "\n"
    "Exit status: 0 if all pairs are at least refined (or as --require says),\n"
    "1 if one falls short or holds up to the bound only (but for\n"
    "--allow-bounded), 2 if an input cannot be read.\n",
    run};
