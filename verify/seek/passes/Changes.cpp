// Finds what differs between two states of a module and judges it.

#include "verify/seek/passes/Changes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/base/io/Writer.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/judge/refine/Check.h"
#include "verify/judge/refine/promises/CallerAgreement.h"
#include "verify/judge/refine/promises/Unwritten.h"
#include "verify/judge/refine/shape/Signatures.h"
#include "verify/judge/refine/structure/LocalCalls.h"
#include "verify/judge/refine/structure/Structure.h"
#include "verify/run/lowering/Interpreted.h"
#include "verify/run/meaning/Stated.h"
#include "verify/run/meaning/Undef.h"
#include "verify/run/roundtrip/InterimResult.h"
#include "verify/run/settle/Settle.h"
#include "verify/run/settle/Surroundings.h"
#include "verify/seek/passes/Callers.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::passes;

/// Changed functions are collected until they have so many instructions, and
/// then judged as one group. Workers are forked for each group, which is a
/// reason for large ones; memory, and that results are shown and recorded after
/// each group, are reasons for small ones.
static constexpr uint64_t mostCollected = 100'000;

bool palindrome::passes::isSame(const llvm::GlobalValue &one,
                                const llvm::GlobalValue &other) {
  if (one.getValueID() != other.getValueID() ||
      one.isDeclaration() != other.isDeclaration() ||
      one.getLinkage() != other.getLinkage() ||
      !settle::sameSurroundings(one, other))
    return false;
  if (auto *function = llvm::dyn_cast<llvm::Function>(&one))
    return one.isDeclaration() ||
           refine::sameBody(*function, llvm::cast<llvm::Function>(other));
  if (auto *variable = llvm::dyn_cast<llvm::GlobalVariable>(&one)) {
    auto &its = llvm::cast<llvm::GlobalVariable>(other);
    return variable->isConstant() == its.isConstant() &&
           (!variable->hasInitializer() ||
            refine::ConstantComparison().same(variable->getInitializer(),
                                              its.getInitializer()));
  }
  if (auto *alias = llvm::dyn_cast<llvm::GlobalAlias>(&one))
    return refine::ConstantComparison().same(
        alias->getAliasee(), llvm::cast<llvm::GlobalAlias>(other).getAliasee());
  return refine::ConstantComparison().same(
      llvm::cast<llvm::GlobalIFunc>(one).getResolver(),
      llvm::cast<llvm::GlobalIFunc>(other).getResolver());
}

Parts palindrome::passes::findChanges(const llvm::Module &source,
                                      const llvm::Module &target,
                                      uint64_t &same) {
  Parts changed;
  changed.isModule = !settle::sameSurroundings(source, target);
  for (const llvm::GlobalValue &global : target.global_values()) {
    if (!global.hasName())
      continue; // Every excerpt has it.
    const llvm::GlobalValue *other = source.getNamedValue(global.getName());
    if (!other || !isSame(*other, global))
      changed.names.insert(global.getName());
    else
      same += llvm::isa<llvm::Function>(global) && !global.isDeclaration();
  }
  for (const llvm::GlobalValue &global : source.global_values())
    if (global.hasName() && !target.getNamedValue(global.getName()))
      changed.names.insert(global.getName());
  return changed;
}

/// The terms of `module`, which are `lowered`, for `copy`, an excerpt of it.
static std::unique_ptr<meaning::LoweredModule>
termsOf(const llvm::Module &copy, const llvm::Module &module,
        const meaning::LoweredModule &lowered) {
  auto terms = std::make_unique<meaning::LoweredModule>();
  terms->isLowered = lowered.isLowered;
  terms->indexBits = lowered.indexBits;
  for (const llvm::Function &function : copy) {
    const llvm::Function *original =
        function.hasName() ? module.getFunction(function.getName()) : nullptr;
    if (!original || function.isDeclaration())
      continue;
    if (auto known = lowered.functions.find(original);
        known != lowered.functions.end())
      terms->functions[&function] = known->second;
    for (auto [mine, its] :
         llvm::zip(llvm::instructions(function), llvm::instructions(*original)))
      if (mlir::Operation *op = lowered.ops.lookup(&its))
        terms->ops[&mine] = op;
  }
  return terms;
}

/// Whether a body is nothing but `unreachable`.
static bool isUnreachable(const llvm::Function &function) {
  return llvm::isa<llvm::UnreachableInst>(function.front().front());
}

/// Whether `name` is a function to which nothing refers in `target` any more,
/// and that is local, so that no execution can reach it, or discardable, as
/// `linkonce` is, and about to be discarded: the inliner leaves such functions
/// with `unreachable` for a body, and removes them later.
static bool hasDied(const llvm::Module &source, const llvm::Module &target,
                    llvm::StringRef name) {
  const llvm::Function *before = source.getFunction(name),
                       *after = target.getFunction(name);
  if (!before || !after || before->isDeclaration() || after->isDeclaration() ||
      before->use_empty() || !after->use_empty() ||
      before->getLinkage() != after->getLinkage())
    return false;
  return before->hasLocalLinkage() ||
         (before->isDiscardableIfUnused() && isUnreachable(*after) &&
          !isUnreachable(*before));
}

/// The functions of which no part is `changed` as LLVM IR, but which differ as
/// MLIR: what a pass did to them, the lowering does to both states.
static std::vector<std::string>
findHidden(const Origin &source, const Origin &target, const Parts &changed) {
  std::vector<std::string> names;
  for (auto after : target.module.get().getOps<mlir::FunctionOpInterface>()) {
    auto before = source.module.get().lookupSymbol<mlir::FunctionOpInterface>(
        after.getName());
    if (before && !before.isExternal() && !after.isExternal() &&
        !changed.names.contains(after.getName()) &&
        !mlir::OperationEquivalence::isEquivalentTo(
            before, after, mlir::OperationEquivalence::IgnoreLocations))
      names.push_back(after.getName().str());
  }
  return names;
}

/// Whether the states were lowered, so that what differs may be due to that, or
/// lost by that.
static bool areLowered(const Origin *source, const Origin *target) {
  return source && target && source->lowered && target->lowered &&
         source->lowered->isLowered;
}

/// Gives local functions whose calls the pass has changed with them the same
/// parameters in both excerpts. All these calls are in the excerpts.
static void alignSignatures(Excerpts &excerpts, const llvm::Module &source,
                            const llvm::Module &target, const Parts &parts) {
  std::vector<std::string> local;
  for (const auto &entry : parts.names) {
    const llvm::Function *before = source.getFunction(entry.getKey()),
                         *after = target.getFunction(entry.getKey());
    auto isHere = [&](const llvm::CallBase *call) {
      return parts.names.contains(call->getFunction()->getName());
    };
    if (before && after && refine::isCalledOnly(*before, *after) &&
        llvm::all_of(*refine::localCallsOf(*before), isHere) &&
        llvm::all_of(*refine::localCallsOf(*after), isHere))
      local.push_back(entry.getKey().str());
  }
  llvm::sort(local);
  refine::restoreParameters(*excerpts.target, *excerpts.source, local);
  refine::dropUnusedParameters(*excerpts.source, *excerpts.target, local);
}

void Changes::add(const PassRun &run, llvm::Module &source,
                  const llvm::Module &target, const Parts &parts, uint64_t same,
                  SharedOrigin ofSource, SharedOrigin ofTarget) {
  addSame(run, same);
  Change change;
  change.run = run;
  if (areLowered(ofSource.get(), ofTarget.get()))
    change.hidden = findHidden(*ofSource, *ofTarget, parts);
  if (parts.areNone() && change.hidden.empty())
    return;
  for (const auto &entry : parts.names)
    if (isMadeLocal(source, target, entry.getKey()))
      change.madeLocal.insert(entry.getKey());
  // A pass on one function knows nothing of its callers.
  std::optional<refine::CallerAgreement> agreement;
  if (run.isInterprocedural)
    agreement.emplace(source, target);
  change.excerpts = copyExcerpts(source, target, parts.names);
  if (agreement)
    agreement->undo();
  if (run.isInterprocedural && !ofSource) {
    alignSignatures(change.excerpts, source, target, parts);
    for (llvm::Module *excerpt :
         {change.excerpts.source.get(), change.excerpts.target.get()})
      refine::makeUnwrittenConstant(*excerpt, source, target);
  }
  if (ofSource && ofSource->lowered && ofTarget && ofTarget->lowered) {
    change.sourceTerms =
        termsOf(*change.excerpts.source, source, *ofSource->lowered);
    change.targetTerms =
        termsOf(*change.excerpts.target, target, *ofTarget->lowered);
    change.terms = std::make_unique<meaning::Terms>(change.sourceTerms.get(),
                                                    change.targetTerms.get());
  }
  auto loweredOf = [](const Origin *origin) {
    return origin && origin->lowered ? &*origin->lowered : nullptr;
  };
  change.hasUndef = meaning::mayReceiveUndef(loweredOf(ofSource.get()),
                                             loweredOf(ofTarget.get()));
  change.ofSource = std::move(ofSource);
  change.ofTarget = std::move(ofTarget);
  settle::ModulePairs compared =
      settle::pairModules(*change.excerpts.source, *change.excerpts.target,
                          settle::describeWhole(target, parts.names));
  change.pairs = std::move(compared.pairs);
  change.surroundings = std::move(compared.surroundings);
  llvm::erase_if(change.pairs, [&](const refine::FunctionPair &pair) {
    llvm::StringRef name = pair.sourceName;
    name.consume_front("@");
    if (hasDied(source, target, name))
      return true;
    // What the pass has changed counts, also if all callers agree on it.
    if (parts.names.contains(name) &&
        llvm::none_of(change.surroundings, [&](const SettledSymbol &symbol) {
          return symbol.name == pair.sourceName;
        }))
      return false;
    std::optional<PairResult> known = refine::checkWithoutProof(pair, options);
    return known && known->meaning == Meaning::Equivalent;
  });
  if (change.pairs.empty() && change.surroundings.empty() &&
      change.hidden.empty())
    return;
  for (refine::FunctionPair &pair : change.pairs)
    pair.printer = change.terms.get();
  size += change.excerpts.source->getInstructionCount() +
          change.excerpts.target->getInstructionCount();
  collected.push_back(std::move(change));
  if (size > mostCollected)
    judgeCollected();
}

void Changes::addAll(const PassRun &run, llvm::Module &source,
                     const llvm::Module &target, SharedOrigin ofSource,
                     SharedOrigin ofTarget) {
  uint64_t same = 0;
  Parts parts = findChanges(source, target, same);
  add(run, source, target, parts, same, std::move(ofSource),
      std::move(ofTarget));
}

void Changes::deliver(const PassRun &run, PassPair pair) {
  pair.pass = run.place;
  report.countsOf(run.name).add(pair, result.path);
  report.pairs.push_back(std::move(pair));
}

void Changes::addFailure(const PassRun &run, Verdict verdict,
                         std::string reason) {
  judgeCollected();
  PassPair pair;
  pair.name = "module";
  pair.verdict = verdict;
  pair.reason = std::move(reason);
  deliver(run, std::move(pair));
}

/// Makes `verdict` unknown, for `reason`.
static void withdraw(PassPair &verdict, const Reason &reason) {
  verdict.verdict = Verdict::Unknown;
  verdict.by.clear();
  verdict.reason = reasonText(reason);
  verdict.counterexample.reset();
}

PassPair Changes::verdictOn(const Change &change,
                            const refine::FunctionPair &pair,
                            const PairResult &judged) {
  PassPair verdict{settle::settledBy(judged), {}};
  if (pair.source)
    verdict.instructions = pair.source->getInstructionCount();
  bool isLocalNow =
      change.madeLocal.contains(llvm::StringRef(verdict.name).drop_front());
  auto doubt = [&] {
    return doubtOfCallers(pair, *change.excerpts.source, isLocalNow,
                          change.run.isInterprocedural);
  };
  if (verdict.verdict == Verdict::Different) {
    std::optional<Reason> why = doubt();
    if (!why && change.terms)
      why = findLoweringCause(pair, judged, *change.ofSource, *change.ofTarget,
                              optionsFor(change));
    if (why)
      withdraw(verdict, *why);
  }
  if (verdict.verdict == Verdict::Different || !change.ofSource ||
      !change.ofTarget || !pair.source || !pair.target)
    return verdict;
  if (verdict.verdict == Verdict::Unknown)
    judgeByInterpreter(change, verdict);
  else if (areLowered(change.ofSource.get(), change.ofTarget.get()))
    refute(change, verdict);
  if (verdict.verdict == Verdict::Different)
    if (std::optional<Reason> why = doubt())
      withdraw(verdict, *why);
  return verdict;
}

static lowering::RunOptions runsFor(const RefineOptions &options,
                                    const Origin &source) {
  lowering::RunOptions runs;
  if (options.testRuns)
    runs.runs = options.testRuns;
  runs.indexBits = getIndexBitwidth(source.module.get(), source.options);
  return runs;
}

/// The verdict on the function of `verdict` by its runs before and after the
/// passes, in the terms of MLIR, by which no lowering decides anything.
SettledSymbol Changes::testByRuns(const Change &change,
                                  PassPair &verdict) const {
  SettledSymbol tested = lowering::judgeInterpreted(
      change.ofSource->module.get(), change.ofTarget->module.get(),
      llvm::StringRef(verdict.name).drop_front(),
      runsFor(options, *change.ofSource));
  verdict.seconds += tested.seconds;
  return tested;
}

/// Takes the verdict by runs.
static void take(SettledSymbol tested, PassPair &verdict) {
  verdict.verdict = tested.verdict;
  verdict.by = "runs";
  verdict.runs = tested.runs;
  verdict.isCached = false;
  verdict.obstacle.clear();
  verdict.basis.clear();
  verdict.unstated.clear();
  verdict.counterexample = std::move(tested.counterexample);
  verdict.reason = tested.verdict == Verdict::Tested
                       ? "no difference in " + std::to_string(tested.runs) +
                             " run" + (tested.runs == 1 ? "" : "s") +
                             " of MLIR; not proved: " + verdict.reason
                       : tested.reason;
}

/// Takes the verdict by runs if they show a difference, which the lowering of
/// both states does not.
void Changes::refute(const Change &change, PassPair &verdict) const {
  SettledSymbol tested = testByRuns(change, verdict);
  if (tested.verdict == Verdict::Different)
    take(std::move(tested), verdict);
}

/// Judges a function that is `unknown` by its runs.
void Changes::judgeByInterpreter(const Change &change,
                                 PassPair &verdict) const {
  SettledSymbol tested = testByRuns(change, verdict);
  if (tested.verdict == Verdict::Unknown)
    verdict.reason += "; not run: " + tested.reason;
  else
    take(std::move(tested), verdict);
}

/// Judges what the lowering hides, which counts as the same unless runs show
/// otherwise.
void Changes::judgeHidden(const Change &change) {
  for (const std::string &name : change.hidden) {
    PassPair verdict;
    verdict.name = "@" + name;
    refute(change, verdict);
    if (verdict.verdict != Verdict::Different)
      continue;
    --report.countsOf(change.run.name).same;
    noteWrong(change, verdict);
    deliver(change.run, std::move(verdict));
  }
}

void Changes::deliverSurroundings(const Change &change) {
  for (const SettledSymbol &symbol : change.surroundings) {
    PassPair verdict{symbol, {}};
    if (verdict.verdict == Verdict::Different &&
        change.madeLocal.contains(llvm::StringRef(verdict.name).drop_front())) {
      verdict.verdict = Verdict::Unknown;
      verdict.by.clear();
      verdict.reason = "interprocedural: the pass made it local";
    }
    noteWrong(change, verdict);
    deliver(change.run, std::move(verdict));
  }
}

/// Keeps the module on which the first wrong pass ran.
void Changes::noteWrong(const Change &change, const PassPair &pair) {
  if (report.wrong || pair.verdict != Verdict::Different ||
      change.run.pipeline.empty())
    return;
  WrongPass &wrong = report.wrong.emplace();
  wrong.pass = change.run.place;
  wrong.symbol = pair.name;
  wrong.pipeline = change.run.pipeline;
  wrong.isLLVM = change.run.isLLVM;
  wrong.isInterprocedural = change.run.isInterprocedural;
  wrong.hasUndef = change.hasUndef;
  llvm::raw_string_ostream stream(wrong.module);
  if (wrong.isLLVM)
    change.excerpts.source->print(stream, nullptr);
  else
    printMLIR(change.ofSource->module.get(), stream, /*withLocations=*/false);
}

RefineOptions Changes::optionsFor(const Change &change) const {
  RefineOptions own = options;
  own.undefInputs &= change.hasUndef;
  own.end = jobEnd();
  return own;
}

/// The states before and after, where counterexamples are in their terms.
static meaning::Originals originalsOf(const Origin *source,
                                      const Origin *target) {
  if (!areLowered(source, target))
    return {};
  return {source->module.get(), target->module.get(),
          source->lowered->indexBits};
}

/// Judges changes in whose inputs undef is possible, or in none.
void Changes::judgeRun(llvm::ArrayRef<Change> changes) {
  std::vector<refine::FunctionPair> pairs;
  for (const Change &change : changes)
    pairs.insert(pairs.end(), change.pairs.begin(), change.pairs.end());
  std::vector<meaning::Originals> originals;
  for (const Change &change : changes)
    originals.insert(originals.end(), change.pairs.size(),
                     originalsOf(change.ofSource.get(), change.ofTarget.get()));
  constexpr double most = 2;
  double longest = options.timeoutSeconds > 0
                       ? std::min(most, options.timeoutSeconds)
                       : most;
  std::vector<PairResult> results;
  meaning::checkPairs(
      pairs, [&](size_t number) { return originals[number]; },
      optionsFor(changes.front()), longest,
      [&](const PairResult &judged) { results.push_back(judged); });
  size_t next = 0;
  for (const Change &change : changes) {
    for (const refine::FunctionPair &pair : change.pairs) {
      PassPair verdict = verdictOn(change, pair, results[next++]);
      noteWrong(change, verdict);
      deliver(change.run, std::move(verdict));
    }
    judgeHidden(change);
    deliverSurroundings(change);
  }
}

void Changes::judgeCollected() {
  suspendTimeLimit();
  setWorkerStage("proofs");
  // In order, since the first wrong pass is named.
  for (llvm::ArrayRef<Change> rest = collected; !rest.empty();) {
    llvm::ArrayRef<Change> run = rest.take_while([&](const Change &change) {
      return change.hasUndef == rest.front().hasUndef;
    });
    judgeRun(run);
    rest = rest.drop_front(run.size());
  }
  collected.clear();
  size = 0;
  // It stays if the file's time is up, or a pass crashes.
  roundtrip::keepInterimResult(result);
}

void Changes::judge() {
  judgeCollected();
  const PassPair *worst = nullptr;
  for (const PassPair &pair : report.pairs)
    if (!worst || outweighs(pair.verdict, worst->verdict))
      worst = &pair;
  result.verdict = worst ? worst->verdict : Verdict::Identical;
  if (worst && worst->verdict >= Verdict::Tested)
    result.message =
        "after " + worst->pass + ": " + worst->name + ": " + worst->reason;
}
