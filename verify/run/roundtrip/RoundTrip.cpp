// Sends one module through an engine and back, in this process, and judges the
// result. The module is read from a file or from memory, or exists already.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "palindrome/Differ.h"
#include "palindrome/Engine.h"
#include "palindrome/MLIRDiffer.h"
#include "palindrome/Verify.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/judge/diff/Text.h"
#include "verify/run/roundtrip/InterimResult.h"
#include "verify/run/roundtrip/Stages.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

namespace {
/// The round trip of one module. A step that fails sets the verdict and the
/// message and returns null or false.
class RoundTrip : private Stages {
public:
  using Stages::Stages;

  /// Each of these is called once.
  FileResult judgeFile();
  FileResult judgeBuffer(llvm::MemoryBufferRef buffer);
  FileResult judgeModule(std::unique_ptr<llvm::Module> module);
  FileResult judgeModule(mlir::ModuleOp module);

private:
  /// Judges `original`, whose import may consume it. `reread`, which may be
  /// null, makes it anew.
  void runLLVM(LLVMModule original, llvm::function_ref<LLVMModule()> reread);
  /// If `unlowered` is there, the lowering that made `original` of it is judged
  /// as well.
  void runMLIR(mlir::ModuleOp original, mlir::ModuleOp unlowered = nullptr);
  /// Lowers a copy of `source` and judges that, or judges passes.
  void runLowered(mlir::ModuleOp source);
  void judgeLowering(mlir::ModuleOp unlowered, llvm::Module &lowered);
  /// Has the verdict on the file say that a lowering is wrong.
  void countLowering();

  /// Exports the module to judge, which may be damaged.
  LLVMModule exportOriginal(mlir::ModuleOp module);
  /// Replaces `module` by its copy through text or bytecode, as the options
  /// ask.
  bool travel(MLIRModule &module);

  /// Compares the text of the original with `back`. If they differ, the differ
  /// compares `original` with `back`; if the import consumed it, `reread` is
  /// called to make it anew.
  void judge(const std::string &text, const llvm::Module *original,
             const llvm::Module &back, llvm::function_ref<LLVMModule()> reread);
  /// Compares `original` with `back` by the MLIR differ.
  void judgeMLIR(mlir::ModuleOp original, mlir::ModuleOp back);
  static std::vector<DifferenceCount> countDifferences(const DiffResult &diff);

  std::string print(const llvm::Module &module);
};
} // namespace

static Verdict verdictOf(Likeness likeness) {
  switch (likeness) {
  case Likeness::Identical:
    return Verdict::Identical;
  case Likeness::Isomorphic:
    return Verdict::Isomorphic;
  case Likeness::Different:
    break;
  }
  return Verdict::Different;
}

FileResult RoundTrip::judgeFile() {
  stage(stages::parse);
  Diagnostic error;
  std::unique_ptr<llvm::MemoryBuffer> input = readInput(result.path, error);
  if (input)
    return judgeBuffer(*input);
  fail(Verdict::Unreadable, error);
  return std::move(result);
}

FileResult RoundTrip::judgeBuffer(llvm::MemoryBufferRef buffer) {
  stage(stages::parse);
  if (detectLanguage(buffer) == Language::MLIR) {
    MLIRModule original = readMLIR(buffer);
    if (original && options.lowering)
      runLowered(*original.module);
    else if (original)
      runMLIR(*original.module);
  } else if (LLVMModule original = readLLVM(buffer)) {
    runLLVM(std::move(original), [&] { return readLLVM(buffer); });
  }
  return std::move(result);
}

FileResult RoundTrip::judgeModule(std::unique_ptr<llvm::Module> module) {
  runLLVM({nullptr, std::move(module)}, nullptr);
  return std::move(result);
}

FileResult RoundTrip::judgeModule(mlir::ModuleOp module) {
  if (options.lowering)
    runLowered(module);
  else
    runMLIR(module);
  return std::move(result);
}

void RoundTrip::runLLVM(LLVMModule original,
                        llvm::function_ref<LLVMModule()> reread) {
  // Printed first, since the import may change or consume the module.
  std::string text = print(*original.module);
  structNames = ContextPool::namesIn(*original.module, text.size());
  MLIRModule middle = importModule(original.module);
  // A large module makes room for the next. Few need to be read again, to be
  // compared part by part.
  if (reread && !structNames)
    original.free();
  if (!middle || !travel(middle))
    return;
  LLVMModule back = exportModule(*middle.module);
  if (!back)
    return;
  if (!structNames)
    middle.free();
  judge(text, original.module.get(), *back.module,
        [&] { return reread ? reread() : readLLVM({text, result.path}); });
  if (structNames && result.verdict == Verdict::Identical) {
    middle.module = nullptr;
    contexts.giveBack(std::move(middle.context), *structNames);
  }
}

/// The type in memory that an attribute of `op` has; null if it has none.
static mlir::Type typeInMemory(mlir::Operation *op) {
  using namespace mlir::LLVM;
  return llvm::TypeSwitch<mlir::Operation *, mlir::Type>(op)
      .Case([](GlobalOp global) { return global.getGlobalType(); })
      .Case([](AliasOp alias) { return alias.getAliasType(); })
      .Case([](AllocaOp alloca) { return alloca.getElemType(); })
      .Case([](GEPOp gep) { return gep.getElemType(); })
      .Default([](mlir::Operation *) { return nullptr; });
}

/// Whether an import can restore all ops, types and attributes of `module`:
/// those of the `llvm` dialect, of a few more and of `others`, the dialects
/// that the engine is asked to import. Ops of any other dialect are lowered by
/// the export for good. A symbol or struct without a name gets one, and a call
/// of a function called `llvm.*` is one of an intrinsic.
static bool comesBack(mlir::ModuleOp module,
                      llvm::ArrayRef<std::string> others) {
  auto comesBack = [&](llvm::StringRef dialect) {
    return dialect == "llvm" || dialect == "llvmx" || dialect == "builtin" ||
           dialect == "dlti" || llvm::is_contained(others, dialect);
  };
  llvm::DenseSet<mlir::Type> known;
  auto typeComesBack = [&](mlir::Type type) {
    if (!known.insert(type).second)
      return true; // If it does not, the walk has ended.
    return !type.walk([&](mlir::Type part) {
                  auto own = llvm::dyn_cast<mlir::LLVM::LLVMStructType>(part);
                  bool isNameless =
                      own && own.isIdentified() && own.getName().empty();
                  return comesBack(part.getDialect().getNamespace()) &&
                                 !isNameless
                             ? mlir::WalkResult::advance()
                             : mlir::WalkResult::interrupt();
                })
                .wasInterrupted();
  };
  auto allComeBack = [&](auto attributes) {
    return llvm::all_of(attributes, [&](mlir::NamedAttribute attribute) {
      mlir::Dialect *dialect = attribute.getNameDialect();
      return !dialect || comesBack(dialect->getNamespace());
    });
  };
  auto check = [&](mlir::Operation *op) {
    bool comes = comesBack(op->getName().getDialectNamespace()) &&
                 allComeBack(op->getDiscardableAttrs());
    comes &= llvm::all_of(op->getResultTypes(), typeComesBack);
    if (mlir::Type type = typeInMemory(op))
      comes &= typeComesBack(type);
    if (auto symbol = llvm::dyn_cast<mlir::SymbolOpInterface>(op))
      comes &= !symbol.getNameAttr() || !symbol.getName().empty();
    if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op)) {
      comes &= typeComesBack(function.getFunctionType());
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        comes &= allComeBack(function.getArgAttrs(i));
    }
    if (auto call = llvm::dyn_cast<mlir::CallOpInterface>(op))
      if (auto callee = llvm::dyn_cast_if_present<mlir::SymbolRefAttr>(
              call.getCallableForCallee()))
        comes &= !callee.getRootReference().getValue().starts_with("llvm.");
    return comes ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
  };
  return !module.walk(check).wasInterrupted();
}

void RoundTrip::runLowered(mlir::ModuleOp source) {
  if (options.lowering->judgePasses) {
    result.verdict = Verdict::Identical;
    options.lowering->judgePasses(
        source, [&](llvm::StringRef name) { stage(name); }, result);
    return countLowering();
  }
  mlir::OwningOpRef<mlir::ModuleOp> lowered = source.clone();
  if (lower(*lowered))
    runMLIR(*lowered, options.lowering->judge ? source : nullptr);
  countLowering();
}

void RoundTrip::judgeLowering(mlir::ModuleOp unlowered, llvm::Module &lowered) {
  stage("judging the lowering");
  PartTimer watch(result.seconds.compare);
  options.lowering->judge(unlowered, lowered, result);
}

void RoundTrip::countLowering() {
  const SettledSymbol *wrong = result.wronglyLowered();
  if (!wrong || result.verdict > Verdict::Unknown)
    return;
  result.verdict = Verdict::Different;
  if (result.message.empty())
    result.message = wrong->loweredBy() + " changed " + wrong->name;
}

void RoundTrip::runMLIR(mlir::ModuleOp original, mlir::ModuleOp unlowered) {
  LLVMModule first = exportOriginal(original);
  if (!first)
    return;
  if (unlowered)
    judgeLowering(unlowered, *first.module);
  uint64_t warnings = exportWarnings;
  std::string text = print(*first.module);
  MLIRModule middle = importModule(first.module);
  if (!middle || !travel(middle))
    return;
  if (comesBack(original, options.importDialects)) {
    judgeMLIR(original, *middle.module);
    result.sides->exportWarnings = warnings;
  }
  if (LLVMModule second = exportModule(*middle.module))
    judge(text, first.module.get(), *second.module,
          [&] { return exportOriginal(original); });
  if (!result.sides)
    return;
  result.sides->llvm = result.verdict;
  // Once settled, either side may be unknown where the other is different.
  bool isDifferent =
      result.sides->settled && result.sides->llvm <= Verdict::Unknown &&
      llvm::is_contained({result.sides->llvm, result.sides->mlir},
                         Verdict::Different);
  result.verdict = isDifferent ? Verdict::Different
                               : std::max(result.verdict, result.sides->mlir);
}

/// Whether `module` has entries of `llvmx`, which anyone may have damaged.
static bool carriesEntries(mlir::ModuleOp module) {
  return llvm::any_of(module->getDiscardableAttrs(),
                      [](mlir::NamedAttribute entry) {
                        return entry.getName().getValue().starts_with("llvmx.");
                      });
}

LLVMModule RoundTrip::exportOriginal(mlir::ModuleOp module) {
  FileResult before = result;
  LLVMModule exported = exportModule(module);
  if (exported || result.verdict != Verdict::Invalid || !carriesEntries(module))
    return exported;
  // What a user gets of it is without the debug info that LLVM rejects.
  stage("export");
  exported.context = std::make_unique<llvm::LLVMContext>();
  MLIRErrors errors(*module->getContext(), result.path);
  LLVMErrors llvmErrors(*exported.context);
  exported.module = engine.exportDamaged(module, *exported.context);
  exportWarnings = errors.warnings.size();
  if (exported)
    result = std::move(before);
  return exported;
}

bool RoundTrip::travel(MLIRModule &module) {
  if (options.through == Through::Memory)
    return true;
  stage("travel");
  bool asText = options.through == Through::Text;
  std::string carried;
  llvm::raw_string_ostream stream(carried);
  if (asText)
    printMLIR(*module.module, stream);
  else if (!writeBytecode(*module.module, stream)) {
    fail(Verdict::Invalid, {result.path, 0, 0, "no bytecode can be written"});
    return false;
  }

  llvm::StringRef name = asText ? "<MLIR text>" : "<MLIR bytecode>";
  MLIRModule arrived;
  arrived.context = contexts.take(structNames);
  Diagnostic error;
  arrived.module = parseMLIR({carried, name}, *arrived.context, error);
  if (!arrived || !checkMLIR(*arrived.module, name, error)) {
    fail(Verdict::Invalid, error, "does not read back: ");
    return false;
  }
  // The old module must be destroyed before the context that owns it.
  module.module = nullptr;
  module = std::move(arrived);
  return true;
}

void RoundTrip::judge(const std::string &text, const llvm::Module *original,
                      const llvm::Module &back,
                      llvm::function_ref<LLVMModule()> reread) {
  stage("compare");
  if (text == print(back)) {
    result.verdict = Verdict::Identical;
    return;
  }
  LLVMModule again;
  if (!original) {
    again = reread();
    if (!again)
      return; // The second attempt failed where the first did not.
    original = again.module.get();
    stage("compare");
  }
  if (options.onDifferent)
    options.onDifferent(*original, back);
  PartTimer watch(result.seconds.compare);
  DiffOptions diffOptions;
  diffOptions.maxDifferences = options.maxDifferences;
  DiffResult diff = diffModules(*original, back, diffOptions);
  result.verdict = verdictOf(diff.likeness);
  result.differences = countDifferences(diff);
  // The texts differ, so a differ that found nothing has missed a difference.
  if (diff.likeness == Likeness::Identical &&
      diff::withoutAddresses(text) != diff::withoutAddresses(print(back))) {
    result.verdict = Verdict::Unknown;
    result.message = "the modules print differently, but the differ names no "
                     "difference";
  }
  if (options.settle && result.verdict == Verdict::Different) {
    stage("settling");
    options.settle(*original, back, result);
  }
}

void RoundTrip::judgeMLIR(mlir::ModuleOp original, mlir::ModuleOp back) {
  stage("compare MLIR");
  PartTimer watch(result.seconds.compare);
  DiffOptions diffOptions;
  diffOptions.maxDifferences = options.maxDifferences;
  BothSides &sides = result.sides.emplace();
  llvm::Expected<DiffResult> diff = diffModules(original, back, diffOptions);
  if (!diff) {
    sides.message = llvm::toString(diff.takeError());
    return;
  }
  sides.mlir = verdictOf(diff->likeness);
  sides.differences = countDifferences(*diff);
  if (options.settleMLIR && sides.mlir == Verdict::Different) {
    stage("settling MLIR");
    options.settleMLIR(original, back, sides);
    // The export that follows may end the worker.
    keepInterimResult(result);
  }
}

/// `text`, cut to a length that a report can show.
static std::string cutSpelling(llvm::StringRef text) {
  constexpr size_t most = 1000;
  if (text.size() <= most)
    return text.str();
  return (text.take_front(most) + "...").str();
}

std::vector<DifferenceCount>
RoundTrip::countDifferences(const DiffResult &diff) {
  // All differences are counted, but only the first ones are kept.
  llvm::StringMap<const Difference *> firsts;
  for (const Difference &difference : diff.differences)
    firsts.try_emplace(difference.className, &difference);
  std::vector<DifferenceCount> counted;
  for (const auto &[name, count] : diff.counts) {
    DifferenceCount &added = counted.emplace_back();
    added.className = name;
    added.count = count;
    if (const Difference *first = firsts.lookup(name)) {
      added.where = first->where;
      added.original = cutSpelling(first->a);
      added.back = cutSpelling(first->b);
    }
  }
  return counted;
}

std::string RoundTrip::print(const llvm::Module &module) {
  PartTimer watch(result.seconds.compare);
  return printWithoutModuleID(module);
}

Judge::Judge(const Engine &engine, JudgeOptions options)
    : engine(engine), options(std::move(options)),
      registry(std::make_unique<mlir::DialectRegistry>()),
      sourceRegistry(this->options.lowering
                         ? std::make_unique<mlir::DialectRegistry>()
                         : nullptr),
      contexts(std::make_unique<ContextPool>(engine, *registry)) {
  engine.registerDialects(*registry);
  if (sourceRegistry) {
    engine.registerDialects(*sourceRegistry);
    this->options.lowering->registerDialects(*sourceRegistry);
  }
  setEpitaphWriter(writeForeignOp);
}

Judge::~Judge() = default;

FileResult Judge::judgeFile(llvm::StringRef path) const {
  return RoundTrip(path, engine, options, *contexts, sourceRegistry.get())
      .judgeFile();
}

FileResult Judge::judgeBuffer(llvm::MemoryBufferRef input) const {
  return RoundTrip(input.getBufferIdentifier(), engine, options, *contexts,
                   sourceRegistry.get())
      .judgeBuffer(input);
}

FileResult Judge::judgeModule(std::unique_ptr<llvm::Module> module,
                              llvm::StringRef name) const {
  return RoundTrip(name, engine, options, *contexts, sourceRegistry.get())
      .judgeModule(std::move(module));
}

FileResult Judge::judgeModule(mlir::ModuleOp module,
                              llvm::StringRef name) const {
  return RoundTrip(name, engine, options, *contexts, sourceRegistry.get())
      .judgeModule(module);
}

FileResult palindrome::judgeFile(llvm::StringRef path, const Engine &engine,
                                 const JudgeOptions &options) {
  return Judge(engine, options).judgeFile(path);
}

FileResult palindrome::judgeBuffer(llvm::MemoryBufferRef input,
                                   const Engine &engine,
                                   const JudgeOptions &options) {
  return Judge(engine, options).judgeBuffer(input);
}
