// The options of palindrome refine.

#include "tools/commands/refine/Arguments.h"
#include "verify/base/io/Nearest.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace palindrome;
using namespace palindrome::tools;

/// The parts that --without can name.
static std::vector<std::string> partNames() {
  std::vector<std::string> names;
  for (const ProverPartName &entry : proverParts)
    names.push_back(entry.name.str());
  return names;
}

void RefineArguments::addTo(CommandLine &line) {
  line.addChoice("format", format, {"text", "json", "html"},
                 "for people, an object a line for each pair and for all, or "
                 "one page with both functions, and each run step by step");
  line.addChoice("require", require, {"refined", "equivalent"},
                 "the weakest verdict that gives exit status 0");
  line.addFlag("allow-bounded", allowBounded,
               "accept verdicts that hold up to the bound only");
  line.addNumber("unroll", "N", unroll, 1, 4096,
                 "how many iterations of a loop are followed");
  line.addNumber("unroll-src", "N", sourceUnroll, 0, 4096,
                 "the same for the source alone; 0: as --unroll; what takes "
                 "more iterations is not looked at then");
  line.addNumber("unroll-tgt", "N", targetUnroll, 0, 4096,
                 "the same for the target");
  line.addString(
      "src-fn", "NAME", sourceFunction,
      "judge this function of SOURCE alone; its counterpart is that of "
      "--tgt-fn, else of the same name in TARGET; with one file, "
      "@tgtX for @srcX");
  line.addString("tgt-fn", "NAME", targetFunction,
                 "judge this function of TARGET alone");
  line.addList("function", "REGEX", functions,
               "judge only pairs with a name that REGEX matches, in part; may "
               "be given several times");
  line.addString("passes", "PASSES", passes,
                 "judge what LLVM's passes make of SOURCE, as opt -passes "
                 "takes them");
  line.addList("load-pass-plugin", "LIB", passPlugins,
               "load the passes of the plug-in LIB: one for opt with --passes, "
               "for mlir-opt with --pipeline");
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
  line.addOptionalList("trace", "WHAT", traced,
                       "show with a counterexample what either function "
                       "executes (runs, as without WHAT), or what the search "
                       "for proofs in lockstep does (prover)");
  line.suggest("trace", {"runs", "prover"});
  line.addFlag("why", explains,
               "show of a pair that is unknown at what a proof in lockstep "
               "stopped");
  line.addList(
      "without", "PART", without,
      ("do without a part of the prover: " + llvm::join(partNames(), ", "))
          .c_str());
  line.suggest("without", partNames());
  line.addFlag("quiet,q", isQuiet,
               "show only pairs that fall short, and the summary");
  line.addFlag("times", areTimesShown,
               "show the processor time that each pair took");
  // Scripts may use --memory, the option's name in `diff --semantic`.
  workers.addTo(line, "pair", "memory-limit,memory", "processor time");
  cache.addTo(line);
  line.addString("output,o", "OUT", output, "write to OUT");
}

std::optional<std::string> RefineArguments::findProblem() const {
  for (const std::string &part : without)
    if (std::vector<std::string> known = partNames();
        !llvm::is_contained(known, part))
      return "--without has no part '" + part + "'; the parts are " +
             llvm::join(known, ", ") + didYouMean(part, known);
  for (const std::string &what : traced)
    if (!llvm::is_contained({" ", "runs", "prover"}, what))
      return "--trace=" + what + " is unknown; use runs or prover";
  for (const std::string &pattern : functions) {
    std::string why;
    if (!llvm::Regex(pattern).isValid(why))
      return "--function=" + pattern + " is no regular expression: " + why;
  }
  if (!functions.empty() && !(sourceFunction + targetFunction).empty())
    return "--function excludes --src-fn and --tgt-fn, which name one pair";
  return std::nullopt;
}

bool RefineArguments::tracesRuns() const {
  return llvm::is_contained(traced, " ") || llvm::is_contained(traced, "runs");
}

RefineOptions RefineArguments::options() {
  RefineOptions options;
  options.sourceUnroll = sourceUnroll ? sourceUnroll : unroll;
  options.targetUnroll = targetUnroll ? targetUnroll : unroll;
  options.searchesBeyond = sourceUnroll == 0 && targetUnroll == 0;
  options.undefInputs = !noUndef;
  options.poisonInputs = !noPoison;
  options.bothWays = !oneWay;
  options.timeoutSeconds = workers.timeoutSeconds;
  options.memoryBytes = workers.memoryLimitBytes();
  options.jobs = workers.jobs;
  options.testRuns = testRuns;
  for (const ProverPartName &entry : proverParts)
    if (llvm::is_contained(without, entry.name))
      options.without.push_back(entry.part);
  options.tracesProver = llvm::is_contained(traced, "prover");
  options.proofs = cache.store();
  return options;
}

bool RefineArguments::suffices(Meaning meaning, bool complete) const {
  return meaning <= (require == "equivalent" ? Meaning::Equivalent
                                             : Meaning::Refined) &&
         (complete || allowBounded);
}
