// palindrome refine: whether the functions of one module refine those of
// another. Reads both, has the pairs judged in worker processes, and prints the
// verdicts.

#include "tools/commands/refine/RefineCommand.h"
#include "tools/commands/refine/AliveOptions.h"
#include "tools/commands/refine/CasePage.h"
#include "tools/commands/refine/Choice.h"
#include "tools/commands/refine/Explain.h"
#include "tools/commands/refine/Passes.h"
#include "tools/commands/refine/Progress.h"
#include "tools/commands/refine/Report.h"
#include "tools/commands/refine/Sides.h"
#include "tools/line/OutputFile.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::refine;

/// Notes where the functions of `pair` are.
static void addPlaces(const RefineInputs &inputs, const FunctionPair &pair,
                      PairResult &result) {
  result.sourcePlace = inputs.placeOf(pair.source);
  result.targetPlace = inputs.placeOf(pair.target);
}

/// Whether the options about passes exclude each other, or what else is named.
static std::optional<std::string>
findPassProblem(const CommandLine &line, const RefineArguments &arguments,
                const RefinePasses *ofMLIR) {
  bool areOfLLVM = line.isGiven("passes"), areOfMLIR = line.isGiven("pipeline");
  if (areOfLLVM && areOfMLIR)
    return "--passes and --pipeline exclude each other";
  std::string option = areOfLLVM ? "--passes" : "--pipeline";
  if ((areOfLLVM && llvm::StringRef(arguments.passes).trim().empty()) ||
      (areOfMLIR && !ofMLIR))
    return option + " names no pass";
  if (!areOfLLVM && !areOfMLIR && !arguments.passPlugins.empty())
    return "--load-pass-plugin needs --passes or --pipeline";
  if ((areOfLLVM || areOfMLIR) && line.inputs.size() > 1)
    return option + " makes the target of SOURCE: name no TARGET";
  return std::nullopt;
}

/// Makes `result` unknown if it is different for reasons that do not tell
/// against the passes.
static void doubt(RefinePasses &passes, const FunctionPair &pair,
                  const RefineOptions &options, PairResult &result) {
  if (result.meaning != Meaning::Different)
    return;
  std::optional<Reason> why = passes.findDoubt(pair, result, options);
  if (!why)
    return;
  result.meaning = Meaning::Unknown;
  result.reason = std::move(why);
  result.remark.clear();
  result.structural = false;
  result.replay.reset();
  result.counterexample.reset();
}

/// How many pairs have which verdict, in one line.
static std::string outcomeOf(const Overall &overall) {
  std::string text;
  auto add = [&](unsigned count, const llvm::Twine &what) {
    if (count)
      text +=
          (text.empty() ? "" : ", ") + std::to_string(count) + " " + what.str();
  };
  for (unsigned meaning = 0; meaning < std::size(overall.counts); ++meaning)
    add(overall.counts[meaning], meaningName(Meaning(meaning)));
  add(overall.bounded, "refined within a bound");
  return text;
}

int palindrome::tools::runRefine(const Command &self,
                                 const std::vector<std::string> &given,
                                 RefineInputs &inputs) {
  CommandLine line(self);
  std::vector<std::string> words = given;
  if (std::optional<std::string> problem = translateAliveOptions(words))
    return line.usageError(*problem);
  RefineArguments arguments;
  Explanations explanations;
  arguments.addTo(line);
  explanations.addTo(line);
  addAliveFlag(line);
  if (std::optional<int> status = inputs.parse(line, words, 1, 2))
    return *status;
  if (std::optional<std::string> problem = arguments.findProblem())
    return reportError("palindrome refine: error: " + *problem);
  if (explanations.areAsked() && arguments.format != "text")
    return line.usageError("--explain writes Markdown, and excludes "
                           "--format=" +
                           arguments.format);
  RefinePasses *passes = inputs.passes(arguments);
  if (std::optional<std::string> problem =
          findPassProblem(line, arguments, passes))
    return line.usageError(*problem);
  std::unique_ptr<RefinePasses> passesOfLLVM;
  if (!arguments.passes.empty()) {
    passesOfLLVM = inputs.passesOfLLVM(arguments);
    if (!passesOfLLVM)
      return ExitUnreadable;
    passes = passesOfLLVM.get();
  }
  if (passes && !passes->prepare())
    return ExitUnreadable;

  Sides sides(inputs);
  if (!sides.read(line.inputs))
    return ExitUnreadable;
  if (passes && !sides.makeTarget(*passes))
    return ExitShortfall;
  std::optional<std::string> lowering =
      inputs.describeLowering(arguments.isJSON());
  if (!lowering)
    return ExitUnreadable;
  std::optional<std::vector<FunctionPair>> pairs =
      choosePairs(arguments, sides.source(), sides.target());
  if (!pairs)
    return ExitUnreadable;
  for (FunctionPair &pair : *pairs)
    pair.printer = inputs.printer();
  InterruptGuard guard;
  OutputFile out;
  if (!arguments.cache.prepare() ||
      !out.open(arguments.output, contentOf(arguments.format)))
    return ExitUnreadable;

  // What explanations take the place of, unless there are none.
  std::string replaced;
  llvm::raw_string_ostream replacedStream(replaced);
  llvm::raw_ostream &os = explanations.areAsked() || arguments.isHTML()
                              ? replacedStream
                              : out.stream();
  const bool hasHead = arguments.isJSON() || !arguments.isQuiet;
  if (hasHead && !lowering->empty())
    os << *lowering << '\n';
  if (hasHead && passes)
    os << passes->describe(arguments.isJSON()) << '\n';
  RefineReport report(os, arguments, out.hasColour() && &os == &out.stream());
  CasePage page;
  RefineProgress progress(*pairs);
  auto start = std::chrono::steady_clock::now();
  RefineOptions options = arguments.options();
  // LLVM's passes may not rely on MLIR's having no undef.
  options.undefInputs &= passesOfLLVM || inputs.hasUndef();
  size_t number = 0;
  auto deliver = [&](PairResult result) {
    const FunctionPair &pair = (*pairs)[number++];
    addPlaces(inputs, pair, result);
    if (passes)
      doubt(*passes, pair, options, result);
    report.add(result);
    if (explanations.areAsked())
      explanations.add(out.stream(), result, pair, line,
                       passes ? passes->describe(/*isJSON=*/false) : "");
    if (arguments.isHTML())
      page.add(result, pair);
    progress.finish(number, report.shortfalls());
  };
  inputs.check(*pairs, options, deliver, progress.events());
  progress.clear();
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  arguments.cache.warn();
  report.finish(taken.count(), pairs->size());
  if (arguments.isHTML())
    page.write(out.stream(), llvm::join(line.inputs, " and "),
               (passes ? passes->describe(/*isJSON=*/false) + ": " : "") +
                   outcomeOf(report.overall()));
  else if (explanations.areEmpty())
    out.stream() << replaced;
  bool isWritten = out.finish();
  if (interruptSignal())
    return statusOfSignal(interruptSignal());
  if (!isWritten)
    return ExitUnreadable;
  const Overall &overall = report.overall();
  return arguments.suffices(overall.meaning, overall.complete) ? ExitSuccess
                                                               : ExitShortfall;
}

RefineInputs::~RefineInputs() = default;

std::optional<int> RefineInputs::parse(CommandLine &line,
                                       const std::vector<std::string> &words,
                                       size_t leastInputs, size_t mostInputs) {
  return line.parse(words, leastInputs, mostInputs);
}

std::unique_ptr<llvm::Module> RefineInputs::read(llvm::MemoryBufferRef input,
                                                 bool, llvm::Module *,
                                                 llvm::LLVMContext &) {
  reportError(input.getBufferIdentifier().str() +
              ": error: this program has no MLIR");
  return nullptr;
}

void RefineInputs::check(llvm::ArrayRef<FunctionPair> pairs,
                         const RefineOptions &options,
                         llvm::function_ref<void(const PairResult &)> deliver,
                         const PairEvents &events) const {
  checkPairs(pairs, options, deliver, events);
}

std::unique_ptr<RefinePasses>
RefineInputs::passesOfLLVM(const RefineArguments &) {
  reportError("palindrome refine: error: this program has no passes");
  return nullptr;
}

/// Whether `words` have the option --passes.
static bool namePasses(const std::vector<std::string> &words) {
  auto files = llvm::find(words, "--");
  return std::any_of(words.begin(), files, [](llvm::StringRef word) {
    return word == "--passes" || word.starts_with("--passes=");
  });
}

bool palindrome::tools::needsMLIR(const std::vector<std::string> &given) {
  std::vector<std::string> words = given;
  if (translateAliveOptions(words))
    return false; // The error is the same in both programs.
  if (namePasses(words))
    return true;
  const Command command = makeRefineCommand(nullptr);
  CommandLine line(command);
  RefineArguments arguments;
  Explanations explanations;
  arguments.addTo(line);
  explanations.addTo(line);
  addAliveFlag(line);
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

Command palindrome::tools::makeRefineCommand(
    int (*run)(const Command &, const std::vector<std::string> &)) {
  return {
      "refine",
      "SOURCE [TARGET] [options]",
      "palindrome refine before.ll after.ll",
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
      "  unknown     not decided; the reason is time, memory, gave up (the\n"
      "              solver did, and more time would hardly help), bound,\n"
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
      "Functions of MLIR are judged by the rules of their dialects, without a\n"
      "lowering, where these state both functions and decide. Else, and "
      "against\n"
      "LLVM IR, MLIR is lowered to the llvm dialect by MLIR's conversions, "
      "both\n"
      "sides alike, and exported: what is judged is what was lowered. The "
      "report\n"
      "says which (docs/semantics.md, \"MLIR\").\n"
      "\n"
      "With --passes, LLVM's passes make the target of SOURCE, as opt runs "
      "them;\n"
      "with --pipeline, MLIR's do. What a pass that knows the whole program "
      "may\n"
      "have done rightly is unknown.\n"
      "\n"
      "What is proved is kept, and not proved again (docs/verify.md, \"The\n"
      "cache of proofs\").\n"
      "\n"
      "Exit status: 0 if all pairs are at least refined (or equivalent, with\n"
      "--require=equivalent), 1 if one falls short, or holds up to the bound "
      "only\n"
      "and --allow-bounded is not given, or if the passes fail, 2 if an input\n"
      "cannot be read, 128 + SIGNAL if a signal ends it, as 130 for SIGINT: "
      "the\n"
      "report then has the pairs until there.\n",
      run,
      /*actions=*/{},
      /*describe=*/nullptr,
      /*crashStatus=*/ExitUnreadable};
}
