// palindrome-soundness PATH... [--count N] [--seed S] [--timeout SECONDS]
// [--search SECONDS] [--out FOLDER]: changes functions of .ll files at random,
// asks for a proof that what came out refines what went in, or the reverse, and
// where there is one, searches for a counterexample. A search that finds one
// contradicts the proof: either the encoder is wrong or the interpreter. Such
// pairs are written to FOLDER. The exit status is 1 if there is one.
//
//   build/bin/palindrome-soundness llvm/test/Transforms/InstCombine
//     --count 5000 --timeout 3 --search 2 --out /tmp/wrong

#include "test/FileArguments.h"
#include "test/refine/soundness/Mutations.h"
#include "verify/refine/encode/query/Encode.h"
#include "verify/refine/replay/Replay.h"
#include "verify/workers/WorkerPool.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <map>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;
namespace options = boost::program_options;

namespace {

struct Request {
  std::vector<std::string> files;
  unsigned count = 1000;
  uint64_t seed = 1;
  double timeout = 3, search = 1;
  std::string out;
};

Function *chooseFunction(Module &module, soundness::Chooser &choose) {
  SmallVector<Function *> all;
  for (Function &function : module)
    if (!function.isDeclaration() && function.hasName() &&
        function.getInstructionCount() < 80)
      all.push_back(&function);
  return all.empty() ? nullptr : choose.among(all);
}

void write(const Module &module, const Twine &path) {
  std::error_code error;
  raw_fd_ostream out(path.str(), error);
  if (error)
    return void(errs() << "error: cannot write " << path << '\n');
  module.print(out, nullptr);
}

/// What came of one pair: `kind: details`.
std::string tryOne(const Request &request, size_t number) {
  soundness::Chooser choose(request.seed * 1000003 + number);
  const std::string &path = choose.among(request.files);
  LLVMContext context;
  context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
  SMDiagnostic diagnostic;
  setWorkerStage("reading");
  std::unique_ptr<Module> original = parseIRFile(path, diagnostic, context);
  if (!original)
    return "unread";
  Function *function = chooseFunction(*original, choose);
  if (!function)
    return "no function";
  std::unique_ptr<Module> mutant = CloneModule(*original);
  Function *changed = mutant->getFunction(function->getName());
  std::string what;
  for (size_t more = 1 + choose.below(3) / 2; more != 0; --more)
    what += "+" + soundness::mutate(*changed, choose).str();
  if (what == "+" || verifyModule(*mutant))
    return "not valid";
  const Function *a = function, *b = changed;
  if (choose.flip())
    std::swap(a, b);

  RefineOptions semantics;
  semantics.timeoutSeconds = request.timeout;
  if (choose.below(3) == 0)
    semantics.sourceUnroll = semantics.targetUnroll = 3;
  setWorkerStage(
      ("proof of " + function->getName() + " of " + sys::path::filename(path))
          .str());
  Proof proof = proveRefinement(*a, *b, semantics);
  if (proof.kind == Proof::Unknown)
    return proof.reason->kind == ReasonKind::Unsupported ? "unsupported"
                                                         : "unknown";
  std::string name = formatv("{0}: @{1}: {2}", path, function->getName(), what);
  auto keep = [&] {
    if (request.out.empty())
      return;
    // The others' bodies are of no interest.
    for (const Function *side : {a, b})
      for (Function &other : *const_cast<Module *>(side->getParent()))
        if (&other != side && !other.isDeclaration() && other.use_empty() &&
            !other.hasLocalLinkage())
          other.deleteBody();
    std::string stem =
        formatv("{0}/{1}.{2}", request.out, request.seed, number);
    write(*a->getParent(), stem + ".src.ll");
    write(*b->getParent(), stem + ".tgt.ll");
  };
  setWorkerStage("search");
  Reason why;
  if (proof.kind == Proof::Fails) {
    if (replay::confirm(*a, *b, proof.witness, why) ||
        replay::search(*a, *b, semantics, request.search, &why))
      return "different";
    keep();
    return formatv("not reproduced: {0}: {1} {2}", reasonText(why), number,
                   name);
  }
  std::optional<replay::Counterexample> found =
      replay::search(*a, *b, semantics, request.search, &why);
  if (!found)
    return proof.complete ? "holds" : "holds within the bound";
  keep();
  return formatv("{0}: {1}: {2} {3}",
                 proof.complete ? "WRONG" : "wrong within the bound",
                 found->reason, number, name);
}

} // namespace

int main(int argc, char **argv) {
  Request request;
  size_t from = 0;
  FileArguments arguments("palindrome-soundness");
  arguments.options.add_options()(
      "count", options::value(&request.count)->default_value(request.count),
      "how many mutants to make")("from",
                                  options::value(&from)->default_value(from),
                                  "the number of the first")(
      "seed", options::value(&request.seed)->default_value(request.seed),
      "of all choices: of files, places and values")(
      "timeout",
      options::value(&request.timeout)->default_value(request.timeout),
      "seconds for a proof")(
      "search", options::value(&request.search)->default_value(request.search),
      "seconds for a search")(
      "out", options::value(&request.out),
      "folder for the pairs where proof and search differ");
  if (std::optional<int> status = arguments.parse(argc, argv))
    return *status;
  request.files = std::move(arguments.files);

  WorkerLimits limits;
  limits.timeoutSeconds = 4 * request.timeout + 2 * request.search + 2;
  limits.memoryBytes = uint64_t(2) << 30;
  limits.jobsPerWorker = 50;
  std::map<std::string, unsigned> counts;
  bool wrong = false;
  runInWorkers(
      request.count, limits,
      [&](size_t number) { return tryOne(request, from + number); },
      [&](size_t number, JobOutcome outcome) {
        StringRef text = outcome.text;
        std::string kind = text.split(':').first.str();
        if (outcome.kind != JobOutcome::Kind::Done)
          kind = outcome.kind == JobOutcome::Kind::Crashed ? "crash" : "limit";
        ++counts[kind];
        wrong |= kind == "WRONG";
        if (kind == "crash" || text.contains(": ")) {
          outs() << (kind == "crash" ? "crash: " : "") << text;
          if (kind == "crash")
            outs() << " at " << from + number;
          outs() << '\n';
          outs().flush();
        }
      });
  for (const auto &[kind, count] : counts)
    outs() << formatv("{0,8}  {1}\n", count, kind);
  return wrong;
}
