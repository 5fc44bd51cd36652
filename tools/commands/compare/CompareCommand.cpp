// palindrome compare: two versions of a program, function by function.

#include "tools/commands/compare/FilePairs.h"
#include "tools/commands/compare/Report.h"
#include "tools/commands/refine/MLIRInputs.h"
#include "tools/commands/refine/Sides.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/OutputFile.h"
#include "verify/base/pipeline/Pipeline.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/Support/Regex.h"
#include <chrono>
#include <memory>

using namespace palindrome;
using namespace palindrome::tools;

/// What brings most refactorings to the same form, and leaves little of a
/// program's undefined behavior out: nothing that reorders, vectorizes or
/// deletes loops.
static constexpr llvm::StringLiteral firstPasses =
    "always-inline,function(sroa,early-cse<memssa>,simplifycfg)";
/// What brings loops and arithmetic to one form as well.
static constexpr llvm::StringLiteral morePasses =
    "always-inline,function(sroa,early-cse<memssa>,tailcallelim,instcombine,"
    "simplifycfg,loop-mssa(loop-rotate,licm),instcombine,loop(indvars),"
    "loop-unroll<O2;full-unroll-max=8;no-partial;no-runtime>,gvn,instcombine,"
    "simplifycfg,loop(loop-reduce),instcombine,simplifycfg)";

namespace {
struct CompareArguments {
  std::string format, output, passes;
  std::vector<std::string> publicNames;
  WorkerOptions workers = {/*jobs=*/1, /*timeoutSeconds=*/5,
                           /*memoryLimitMB=*/2048};
  ProofCacheOption cache;
  int64_t unroll = 1, testRuns = 200;
  bool isQuiet = false, trustsPasses = false, undefInputs = false,
       explains = false;

  void addTo(CommandLine &line);
  /// What is wrong with the values; nothing if they are right.
  std::optional<std::string> findProblem() const;
  versions::CompareOptions options();
  std::vector<versions::NormalForm> normalForms() const;
};
} // namespace

void CompareArguments::addTo(CommandLine &line) {
  line.addChoice("format", format, {"text", "json"},
                 "for people, or an object a line for each change and for all");
  line.addList("public", "REGEX", publicNames,
               "only functions that others can call and whose whole name "
               "matches REGEX are public; may be given several times");
  line.addString("passes", "PASSES", passes,
                 "what LLVM's passes, as opt -passes takes them, do to both "
                 "versions of what differs as text, in place of two "
                 "pipelines of which the second is for what the first does "
                 "not decide; none: nothing, and no helper is inlined");
  line.addFlag("trust-passes", trustsPasses,
               "do not prove that what the passes make refines what they were "
               "given");
  line.addFlag("undef-input", undefInputs,
               "arguments and memory may be undef, which no caller in C makes "
               "them");
  line.addNumber("unroll", "N", unroll, 1, 4096,
                 "how many iterations of a loop are followed");
  line.addNumber("test-runs", "N", testRuns, 0, 1000000,
                 "run what is not proved on up to N searched inputs, to find "
                 "a difference; 0: do not");
  line.addFlag("why", explains,
               "show of a function that is unknown at what a proof in lockstep "
               "stopped");
  line.addFlag("quiet,q", isQuiet,
               "show only what is not equivalent or refined, and the summary");
  workers.addTo(line, "function", "memory-limit", "processor time");
  cache.addTo(line);
  line.addString("output,o", "OUT", output, "write to OUT");
}

std::vector<versions::NormalForm> CompareArguments::normalForms() const {
  if (passes.empty())
    return {{firstPasses.str()}, {morePasses.str(), /*dropsTypes=*/true}};
  if (passes == "none")
    return {};
  return {{passes}};
}

std::optional<std::string> CompareArguments::findProblem() const {
  for (const std::string &pattern : publicNames) {
    std::string why;
    if (!llvm::Regex(pattern).isValid(why))
      return "--public=" + pattern + " is no regular expression: " + why;
  }
  for (const versions::NormalForm &form : normalForms())
    if (std::optional<std::string> problem = findPipelineProblem(form.passes))
      return "--passes: " + *problem;
  return std::nullopt;
}

versions::CompareOptions CompareArguments::options() {
  versions::CompareOptions options;
  options.refine.sourceUnroll = options.refine.targetUnroll = unroll;
  options.refine.timeoutSeconds = workers.timeoutSeconds;
  options.refine.memoryBytes = workers.memoryLimitBytes();
  options.refine.jobs = workers.jobs;
  options.refine.testRuns = testRuns;
  options.refine.proofs = cache.store();
  options.normalForms = normalForms();
  options.judgesPasses = !trustsPasses;
  if (publicNames.empty())
    return options;
  auto patterns = std::make_shared<std::vector<llvm::Regex>>();
  for (const std::string &name : publicNames)
    patterns->emplace_back("^(" + name + ")$");
  options.isPublic = [patterns](llvm::StringRef name) {
    return llvm::any_of(*patterns, [&](const llvm::Regex &pattern) {
      return pattern.match(name);
    });
  };
  return options;
}

static int runCompare(const Command &self,
                      const std::vector<std::string> &words) {
  CommandLine line(self);
  CompareArguments arguments;
  arguments.addTo(line);
  MLIRInputs inputs(/*hasPipeline=*/false);
  if (std::optional<int> status = inputs.parse(line, words, 2, 2))
    return *status;
  if (std::optional<std::string> problem = arguments.findProblem())
    return line.usageError(*problem);
  auto pairs = pairFiles(line.inputs[0], line.inputs[1]);
  if (!pairs)
    return reportError(llvm::toString(pairs.takeError()));
  InterruptGuard guard;
  OutputFile out;
  if (!arguments.cache.prepare() ||
      !out.open(arguments.output, contentOf(arguments.format)))
    return ExitUnreadable;
  versions::CompareOptions options = arguments.options();
  CompareReport report(out.stream(), arguments.format == "json",
                       arguments.isQuiet, arguments.explains, out.hasColour(),
                       options.normalForms);
  auto start = std::chrono::steady_clock::now();
  bool isWhole = true;
  for (const FilePair &pair : *pairs) {
    if (interruptSignal())
      break;
    if (pair.older.empty() || pair.newer.empty()) {
      report.addLone(pair);
      continue;
    }
    Sides sides(inputs);
    if (!sides.read({pair.older, pair.newer}) ||
        !inputs.describeLowering(/*isJSON=*/false)) {
      isWhole = false;
      continue;
    }
    options.refine.undefInputs = arguments.undefInputs && inputs.hasUndef();
    auto comparison =
        versions::compareVersions(sides.source(), sides.target(), options);
    if (comparison) {
      report.add(pair, *comparison);
    } else {
      reportError(llvm::toString(comparison.takeError()));
      isWhole = false;
    }
  }
  arguments.cache.warn();
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  report.finish(taken.count());
  bool isWritten = out.finish();
  if (interruptSignal())
    return statusOfSignal(interruptSignal());
  if (!isWritten || !isWhole)
    return ExitUnreadable;
  return report.hasDifferences() ? ExitShortfall : ExitSuccess;
}

const Command palindrome::tools::compareCommand = {
    "compare",
    "OLD NEW [options]",
    "palindrome compare v1/parse.ll v2/parse.ll",
    "Compare two versions of a program by what its functions mean",
    "Reads two modules of LLVM IR or MLIR, or two folders of modules, and "
    "says\n"
    "of each function whether its meaning changed from OLD to NEW, and how\n"
    "(docs/compare.md):\n"
    "\n"
    "  equivalent  both do the same\n"
    "  refined     NEW does what OLD allows, such as OLD without undefined\n"
    "              behaviour\n"
    "  unknown     not decided, with the reason of palindrome refine\n"
    "  different   NEW does something else: a counterexample was run\n"
    "  added, removed\n"
    "\n"
    "Files of two folders are paired by their paths, then by the symbols that\n"
    "they define. What differs as text is brought to one form first, alike on\n"
    "both sides; helpers that one version lacks, or that differ, are inlined.\n"
    "Of a function that differs, the public functions that reach it are "
    "named.\n"
    "\n"
    "Exit status: 0 if all public functions are equivalent, refined or added,\n"
    "1 if one is not, or was removed, 2 if an input cannot be read or the\n"
    "passes fail, 128 + SIGNAL if a signal ends it.\n",
    runCompare,
    /*actions=*/{},
    /*describe=*/nullptr,
    /*crashStatus=*/ExitUnreadable};
