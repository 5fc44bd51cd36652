// palindrome compare: two versions of a program, function by function.

#include "tools/commands/compare/Reading.h"
#include "tools/commands/compare/RecordLine.h"
#include "tools/commands/compare/Report.h"
#include "tools/commands/refine/MLIRInputs.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/OutputFile.h"
#include "verify/base/io/ShellWord.h"
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
  std::string format, output, passes,
      compileFlags = "-O1 -g -Xclang -disable-llvm-passes";
  corpus::harvest::CompileOptions compile;
  std::vector<std::string> publicNames;
  WorkerOptions workers = {/*jobs=*/1, /*timeoutSeconds=*/5,
                           /*memoryLimitMB=*/2048};
  ProofCacheOption cache;
  AcceptedLine accepted;
  RecordLine record;
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
  line.addChoice("format", format, compareFormatNames(),
                 "for people; an object a line for each change and for all; "
                 "SARIF 2.1.0, for code scanning; a page for a browser");
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
  line.addString(
      "cc", "COMPILER", compile.cc,
      "of a compile database, compile C by COMPILER, which has to be "
      "a clang");
  line.addString("cxx", "COMPILER", compile.cxx, "the same for C++");
  line.addString("flags", "WORDS", compileFlags,
                 "append WORDS to each command of a compile database");
  line.addSeconds("compile-timeout", compile.timeoutSeconds,
                  "time limit for one compilation; 0: none");
  workers.addTo(line, "function", "memory-limit", "processor time");
  cache.addTo(line);
  record.addTo(line);
  accepted.addTo(line);
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
  return accepted.findProblem();
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

/// Finds the modules of a version. Returns nothing after it has reported an
/// error.
static std::optional<Version>
readVersion(const std::string &path,
            const corpus::harvest::CompileOptions &options) {
  llvm::Expected<Version> version = findVersion(path, options);
  if (!version) {
    reportError(llvm::toString(version.takeError()));
    return std::nullopt;
  }
  for (const auto *lines : {&version->notes, &version->problems})
    for (const std::string &text : *lines)
      reportError(text);
  return std::move(*version);
}

/// That one of `paths` is a module, and the other one holds modules.
static std::string mixedText(llvm::ArrayRef<std::string> paths,
                             bool isFirstModule) {
  return paths[!isFirstModule] + ": error: this is one module, and " +
         paths[isFirstModule] +
         " is none; compare two modules, or two of what holds modules: "
         "folders, archives, stores, compile databases";
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
  InterruptGuard guard;
  arguments.compile.flags = splitShellWords(arguments.compileFlags);
  std::optional<Version> older = readVersion(line.inputs[0], arguments.compile),
                         newer = readVersion(line.inputs[1], arguments.compile);
  if (!older || !newer)
    return ExitUnreadable;
  if (older->isModule != newer->isModule &&
      (older->modules.size() != 1 || newer->modules.size() != 1))
    return reportError(mixedText(line.inputs, older->isModule));
  OutputFile out;
  if (!arguments.cache.prepare() || !arguments.accepted.open() ||
      !arguments.record.begin(line, arguments.accepted.path()) ||
      !out.open(arguments.output, contentOf(arguments.format)))
    return ExitUnreadable;
  versions::CompareOptions options = arguments.options();
  CompareReport report(out.stream(), arguments.format, arguments.isQuiet,
                       {line.inputs[0], line.inputs[1], options.normalForms,
                        arguments.accepted.path(), arguments.explains,
                        out.hasColour()},
                       arguments.accepted,
                       arguments.record.isUsed() ? &arguments.record : nullptr);
  auto start = std::chrono::steady_clock::now();
  std::vector<versions::LayoutChange> layouts;
  bool isWhole = older->problems.empty() && newer->problems.empty();
  for (const FilePair &pair : pairFiles(*older, *newer)) {
    if (interruptSignal())
      break;
    if (pair.isLone()) {
      report.addLone(pair);
      continue;
    }
    inputs.forget();
    Sides sides(inputs);
    if (!readPair(pair, sides) || !inputs.describeLowering(/*isJSON=*/false)) {
      isWhole = false;
      continue;
    }
    options.refine.undefInputs = arguments.undefInputs && inputs.hasUndef();
    options.movedFrom = pair.movedFrom;
    options.placeOf = [&](const llvm::Function *function) {
      return inputs.placeOf(function);
    };
    options.parameterOf = [&](const llvm::Function *function, unsigned number) {
      return inputs.parameterOf(function, number);
    };
    auto comparison =
        versions::compareVersions(sides.source(), sides.target(), options);
    if (comparison) {
      report.add(pair, sides.source(), sides.target(), *comparison);
      versions::mergeLayouts(layouts, std::move(comparison->layouts));
    } else {
      reportError(llvm::toString(comparison.takeError()));
      isWhole = false;
    }
  }
  report.addLayouts(layouts);
  arguments.cache.warn();
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  report.finish(taken.count());
  bool isWritten = out.finish();
  isWhole &= !interruptSignal();
  if (!arguments.accepted.finish(isWhole) || !arguments.record.end(isWhole))
    isWritten = false;
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
    "Says of each function of two versions of a program whether its meaning\n"
    "changed from OLD to NEW, and how (docs/compare.md). OLD and NEW are\n"
    "modules of LLVM IR or MLIR, or hold modules:\n"
    "\n"
    "  a folder    the files below it\n"
    "  an archive, an object, a program\n"
    "              the bitcode in it\n"
    "  a store     of palindrome corpus\n"
    "  a compile database (.json)\n"
    "              each entry is compiled, by the compiler that it names or\n"
    "              --cc and --cxx: what it names runs with your rights\n"
    "\n"
    "Of each function it says:\n"
    "\n"
    "  equivalent  both do the same\n"
    "  refined     NEW does what OLD allows, such as OLD without undefined\n"
    "              behaviour\n"
    "  unknown     not decided, with the reason of palindrome refine\n"
    "  different   NEW does something else: a counterexample was run\n"
    "  added, removed\n"
    "\n"
    "and that it was renamed, moved to another file, or got another "
    "signature;\n"
    "and of each struct type whether its layout changed.\n"
    "\n"
    "Several modules are paired by their paths, then by the symbols that they\n"
    "define. What differs as text is brought to one form first, alike on\n"
    "both sides; helpers that one version lacks, or that differ, are inlined.\n"
    "Of a function that differs, the public functions that reach it are "
    "named.\n"
    "\n"
    "Exit status: 0 if all public functions are equivalent, refined or added,\n"
    "or their changes are accepted (--baseline), 1 if one is not, was removed\n"
    "or renamed, or has a type with another layout in its interface, or if a\n"
    "file has no counterpart, 2 if an input cannot be read or the passes "
    "fail,\n"
    "128 + SIGNAL if a signal ends it.\n",
    runCompare,
    /*actions=*/{},
    /*describe=*/nullptr,
    /*crashStatus=*/ExitUnreadable};
