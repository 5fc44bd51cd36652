// The table of tools: their parameters are made into schemas, and into command
// lines.

#include "tools/commands/serve/Tools.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome::tools;
using Form = ParameterForm;

static constexpr Parameter refineParameters[] = {
    {"source", Form::Module, "", "the source: a module of LLVM IR or MLIR",
     /*isRequired=*/true},
    {"target", Form::Module, "",
     "the target; without it each @srcX of the source is compared with @tgtX, "
     "unless passes or pipeline make the target"},
    {"passes", Form::Text, "--passes",
     "LLVM's passes, as opt -passes takes them, make the target of the source"},
    {"pipeline", Form::Text, "--pipeline",
     "MLIR's passes, as mlir-opt --pass-pipeline takes them, make the target"},
    {"functions", Form::Texts, "--function",
     "judge only functions whose name one of these regular expressions "
     "matches"},
    {"sourceFunction", Form::Text, "--src-fn",
     "judge this function of the source alone"},
    {"targetFunction", Form::Text, "--tgt-fn",
     "judge this function of the target alone"},
    {"unroll", Form::Number, "--unroll",
     "how many iterations of a loop are followed", false, 1, 4096},
    {"noUndefInput", Form::Flag, "--no-undef-input",
     "assume that arguments and memory are not undef"},
    {"noPoisonInput", Form::Flag, "--no-poison-input",
     "assume that arguments and memory are not poison"},
    {"testRuns", Form::Number, "--test-runs",
     "run what is not proved on up to so many searched inputs", false, 0,
     1000000},
    {"pairTimeLimit", Form::Number, "--timeout",
     "processor time for one pair of functions, in seconds", false, 1, 3600},
};

static constexpr Parameter verifyParameters[] = {
    {"source", Form::Module, "", "a module of LLVM IR or MLIR",
     /*isRequired=*/true},
    {"require", Form::Choice, "--require",
     "the weakest verdict that passes; the prover is asked for equivalent, "
     "refined and tested",
     false, 0, 0, "identical isomorphic equivalent refined tested"},
    {"passes", Form::Text, "--opt-passes",
     "judge what these passes of LLVM's do, not a round trip"},
    {"pipeline", Form::Text, "--pipeline",
     "judge what these passes of MLIR's do, not a round trip"},
    {"eachPass", Form::Flag, "--each-pass",
     "judge after every pass that changed something, and name the one that is "
     "wrong"},
    {"lower", Form::Flag, "--lower",
     "first convert MLIR's dialects to llvm, and judge that as well"},
};

static constexpr Parameter importParameters[] = {
    {"source", Form::Module, "", "a module of LLVM IR", /*isRequired=*/true},
    {"plain", Form::Flag, "--plain",
     "the llvm dialect alone, without what it cannot say"},
    {"raise", Form::Text, "--raise",
     "raise ops of llvm to these dialects, such as func,arith,cf"},
};

static constexpr Parameter exportParameters[] = {
    {"source", Form::Module, "", "a module of MLIR's llvm dialect",
     /*isRequired=*/true},
};

static constexpr Parameter lowerParameters[] = {
    {"source", Form::Module, "", "a module of MLIR", /*isRequired=*/true},
    {"emit", Form::Choice, "--emit", "LLVM IR, or the llvm dialect", false, 0,
     0, "llvm mlir"},
    {"indexBitwidth", Form::Number, "--index-bitwidth",
     "the width of index; 0: that of the data layout", false, 0, 64},
};

static constexpr Parameter runParameters[] = {
    {"source", Form::Module, "", "a module of LLVM IR or MLIR",
     /*isRequired=*/true},
    {"entry", Form::Text, "--entry", "the function to call; main unless given"},
    {"arguments", Form::Texts, "", "its arguments, by the types of parameters"},
};

static constexpr Parameter reduceParameters[] = {
    {"source", Form::Module, "", "a module of LLVM IR or MLIR",
     /*isRequired=*/true},
    {"keep", Form::Text, "--keep",
     "what the smaller module still shows: a verdict such as crash or "
     "different, or VERDICT:CLASS",
     /*isRequired=*/true},
    {"passes", Form::Text, "--passes", "judge these passes, not a round trip"},
    {"semantic", Form::Flag, "--semantic",
     "let the prover judge what comes out"},
    {"engine", Form::Choice, "--engine",
     "the translator to judge: Palindrome's or MLIR's", false, 0, 0,
     "native upstream"},
};

static constexpr Parameter diffParameters[] = {
    {"source", Form::Module, "", "a module of LLVM IR or MLIR",
     /*isRequired=*/true},
    {"target", Form::Module, "", "another module of the same language",
     /*isRequired=*/true},
};

static constexpr Tool table[] = {
    {"refine", "Prove or refute a change",
     "Whether each function of the target refines that of the source: for all "
     "inputs it does only what the source allows. Proves it, or finds an input "
     "and runs both on it. Of source and target, or of a source and passes.",
     "refine --format=json", ToolOutput::Records, refineParameters,
     /*hasWorkers=*/true},
    {"explain", "Explain a miscompilation",
     "The same, as a report in Markdown that is ready to be filed: source, "
     "target, input, what each does, and which section of LangRef decides.",
     "refine --explain", ToolOutput::Text, refineParameters,
     /*hasWorkers=*/true},
    {"verify", "Judge a round trip or passes",
     "Whether a module comes back the same from MLIR and LLVM IR, or whether "
     "passes keep what its functions mean.",
     "verify --format=json", ToolOutput::Records, verifyParameters,
     /*hasWorkers=*/true},
    {"import", "LLVM IR to MLIR",
     "Translates LLVM IR to MLIR's llvm dialect without a loss.", "import",
     ToolOutput::Text, importParameters},
    {"export", "MLIR to LLVM IR", "Translates MLIR's llvm dialect to LLVM IR.",
     "export", ToolOutput::Text, exportParameters},
    {"lower", "Lower MLIR",
     "Converts MLIR's dialects, such as func, arith, memref and linalg, to "
     "LLVM IR or the llvm dialect.",
     "export --lower", ToolOutput::Text, lowerParameters},
    {"run", "Execute a function",
     "Compiles a module for this machine and calls a function of it. There is "
     "no sandbox: it runs with the rights of the server.",
     "run", ToolOutput::Text, runParameters, /*hasWorkers=*/false,
     /*runsCode=*/true},
    {"interpret", "Interpret a function of MLIR",
     "Carries out the ops of a function of MLIR as they are documented, and "
     "reports undefined behavior and poison with their place.",
     "run --interpret", ToolOutput::Text, runParameters, /*hasWorkers=*/false,
     /*runsCode=*/false, /*leastAnswer=*/3},
    {"reduce", "Make a module smaller",
     "Makes a module smaller while a verdict on it stays.", "reduce",
     ToolOutput::Text, reduceParameters, /*hasWorkers=*/true},
    {"diff", "Compare two modules",
     "Compares two modules as graphs, and lists every difference by class.",
     "diff --format=json", ToolOutput::Records, diffParameters},
};

llvm::ArrayRef<Tool> palindrome::tools::allTools() { return table; }

const Tool *palindrome::tools::findTool(llvm::StringRef name) {
  const auto *found =
      llvm::find_if(table, [&](const Tool &tool) { return tool.name == name; });
  return found == std::end(table) ? nullptr : found;
}
