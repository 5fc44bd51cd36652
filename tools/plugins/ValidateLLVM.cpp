// A plug-in for opt, which judges whether LLVM's passes keep the meaning of
// functions: each pass,
//
//   opt -load-pass-plugin=libPalindromeValidateOpt.so -palindrome-validate
//     -passes=instcombine
//
// or those between two passes `palindrome-validate`:
//
//   -passes='palindrome-validate,function(instcombine,gvn),palindrome-validate'

#include "palindrome/Verify.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/TextStream.h"
#include "verify/judge/proofs/Place.h"
#include "verify/seek/passes/Follower.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::passes;
namespace cl = llvm::cl;

static cl::OptionCategory category("Palindrome's options");
static cl::opt<bool> validates("palindrome-validate",
                               cl::desc("Prove of each pass that it keeps the "
                                        "meaning of functions"),
                               cl::cat(category));
static cl::opt<double>
    timeout("palindrome-timeout",
            cl::desc("Seconds of processor time for one function; 0: no limit"),
            cl::init(5), cl::cat(category));
static cl::opt<unsigned>
    unroll("palindrome-unroll",
           cl::desc("How many iterations of a loop are followed"), cl::init(1),
           cl::cat(category));
static cl::opt<bool> warns("palindrome-warn",
                           cl::desc("Report warnings, and go on"),
                           cl::cat(category));
static cl::opt<bool>
    isQuiet("palindrome-quiet",
            cl::desc("Do not report functions that are not decided"),
            cl::cat(category));
static cl::opt<std::string>
    proofCache("palindrome-proof-cache", cl::value_desc("file"),
               cl::desc("The file where proofs are kept; none: nowhere"),
               cl::cat(category));

namespace {
/// Judges passes, and reports what falls short.
class Validation {
public:
  Validation()
      : store(openStore()), changes(options(store.get()), result),
        follower(changes, ignore) {}

  void registerCallbacks(llvm::PassInstrumentationCallbacks &callbacks);
  /// Judges all that passes did since the last call; the first one takes a
  /// picture of the module.
  void judgeSince(const llvm::Module &module);

private:
  static void ignore(llvm::StringRef) {}
  static RefineOptions options(proofs::ProofStore *store);
  /// The file of proofs; null if there is to be none. Ends the program if
  /// somebody named one that cannot be used.
  static std::unique_ptr<proofs::ProofStore> openStore();
  /// Judges what was collected, and reports it. Ends the program if a function
  /// is different, unless that is a warning.
  void judge();
  static void report(const PassPair &pair);

  const std::unique_ptr<proofs::ProofStore> store;
  FileResult result;
  Changes changes;
  Follower follower;
  std::unique_ptr<llvm::Module> picture;
  size_t reported = 0; ///< The pairs that were.
};
} // namespace

std::unique_ptr<proofs::ProofStore> Validation::openStore() {
  std::optional<proofs::StorePlace> place = proofs::findStore(proofCache);
  if (!place)
    return nullptr;
  std::unique_ptr<proofs::ProofStore> store = place->makeStore();
  if (!place->isNamed)
    return store;
  if (llvm::Error error = store->open()) {
    TextStream(llvm::errs())
        << printable(place->path)
        << ": error: " << printable(llvm::toString(std::move(error))) << '\n';
    exit(1);
  }
  return store;
}

RefineOptions Validation::options(proofs::ProofStore *store) {
  RefineOptions options;
  options.proofs = store;
  options.timeoutSeconds = timeout;
  options.sourceUnroll = options.targetUnroll = unroll;
  options.bothWays = false;
  return options;
}

void Validation::report(const PassPair &pair) {
  TextStream os(llvm::errs());
  bool isDifferent = pair.verdict == Verdict::Different;
  if (!isDifferent) {
    if (!isQuiet)
      os << "remark: " << printable(pair.pass) << ": whether "
         << printable(pair.name)
         << " is refined is not known: " << printable(pair.reason) << '\n';
    return;
  }
  os << (warns ? "warning: " : "error: ") << printable(pair.pass) << ": "
     << printable(pair.name) << " is not refined: " << printable(pair.reason)
     << '\n';
  std::string shown = textOf(pair.counterexample);
  for (llvm::StringRef rest = shown; !rest.empty();) {
    auto [line, tail] = rest.split('\n');
    os << "  " << line << '\n';
    rest = tail;
  }
}

void Validation::judge() {
  if (!changes.hasPairs())
    return;
  changes.judge();
  bool isRight = true;
  std::vector<PassPair> &pairs = result.passes->pairs;
  for (; reported < pairs.size(); ++reported) {
    const PassPair &pair = pairs[reported];
    if (pair.verdict > Verdict::Tested)
      report(pair);
    isRight &= pair.verdict != Verdict::Different;
  }
  if (isRight || warns)
    return;
  llvm::sys::RunInterruptHandlers(); // Removes unfinished output files.
  exit(1);
}

void Validation::registerCallbacks(
    llvm::PassInstrumentationCallbacks &callbacks) {
  follower.registerCallbacks(callbacks);
  callbacks.registerAfterPassCallback(
      [this](llvm::StringRef, const llvm::Any &,
             const llvm::PreservedAnalyses &) { judge(); });
  callbacks.registerAfterPassInvalidatedCallback(
      [this](llvm::StringRef, const llvm::PreservedAnalyses &) { judge(); });
}

void Validation::judgeSince(const llvm::Module &module) {
  PassRun run = wholeRun("palindrome-validate",
                         "the passes since the last palindrome-validate");
  if (picture && &picture->getContext() == &module.getContext()) {
    changes.addAll(run, *picture, module);
    judge();
  }
  picture = copyModule(module);
}

namespace {
struct ValidatePass : llvm::PassInfoMixin<ValidatePass> {
  explicit ValidatePass(std::shared_ptr<Validation> validation)
      : validation(std::move(validation)) {}

  llvm::PreservedAnalyses run(llvm::Module &module,
                              llvm::ModuleAnalysisManager &) {
    validation->judgeSince(module);
    return llvm::PreservedAnalyses::all();
  }
  static bool isRequired() { return true; }

  std::shared_ptr<Validation> validation;
};
} // namespace

static void registerIn(llvm::PassBuilder &builder) {
  // The callbacks of the pass builder keep it.
  auto validation = std::make_shared<Validation>();
  builder.registerPipelineParsingCallback(
      [validation](llvm::StringRef name, llvm::ModulePassManager &manager,
                   llvm::ArrayRef<llvm::PassBuilder::PipelineElement>) {
        if (name != "palindrome-validate")
          return false;
        manager.addPass(ValidatePass(validation));
        return true;
      });
  if (validates && builder.getPassInstrumentationCallbacks())
    validation->registerCallbacks(*builder.getPassInstrumentationCallbacks());
}

extern "C" LLVM_ATTRIBUTE_WEAK llvm::PassPluginLibraryInfo
llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "PalindromeValidate", LLVM_VERSION_STRING,
          registerIn};
}
