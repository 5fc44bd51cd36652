// Asks again about a counterexample to a pair that was lowered, with what the
// ops of the source require, and looks for what the lowering chose.

#include "verify/seek/passes/Lowering.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/judge/refine/Check.h"
#include "verify/run/meaning/Freedom.h"
#include "verify/seek/passes/Excerpt.h"

using namespace palindrome;
using namespace palindrome::passes;

/// The result for the function of `pair` where the source also states what its
/// ops require; nothing if that adds nothing, or cannot be lowered.
static std::optional<PairResult>
judgeWithRequirements(const refine::FunctionPair &pair, const Origin &source,
                      const RefineOptions &options) {
  mlir::OwningOpRef<mlir::ModuleOp> stated =
      meaning::withRequirements(source.module.get());
  if (!stated)
    return std::nullopt;
  Diagnostic error;
  std::optional<meaning::LoweredModule> lowered = meaning::bringToLLVM(
      *stated, source.options, pair.source->getContext(), error);
  if (!lowered)
    return std::nullopt;
  meaning::assumeRequirements(*lowered->module);
  llvm::StringSet<> names;
  names.insert(pair.source->getName());
  Excerpts excerpts =
      copyExcerpts(*lowered->module, *pair.target->getParent(), names);
  std::vector<refine::FunctionPair> pairs;
  for (const refine::FunctionPair &each :
       refine::pairModules(*excerpts.source, *excerpts.target))
    if (each.source && each.target &&
        each.source->getName() == pair.source->getName())
      pairs.push_back(each);
  std::optional<PairResult> result;
  refine::checkPairs(pairs, options,
                     [&](const PairResult &judged) { result = judged; });
  return result;
}

/// Whether `judged` is a difference of results, none of which is memory. Their
/// difference is the first that a replay looks for.
static bool isAboutNumbers(const PairResult &judged,
                           const refine::FunctionPair &pair,
                           const Origin &source) {
  auto function = source.module.get().lookupSymbol<mlir::FunctionOpInterface>(
      pair.source->getName());
  return judged.counterexample &&
         judged.counterexample->kind == DifferenceKind::Result && function &&
         llvm::none_of(function.getResultTypes(), [](mlir::Type type) {
           return llvm::isa<mlir::TensorType, mlir::BaseMemRefType>(type);
         });
}

/// A function without effects that the lowering calls for an op of `source` in
/// what the function of `pair` leads to, such as `erfcf` for `math.erfc`; null
/// if there is none. It computes what the op does, of which its name says
/// nothing.
static const llvm::Function *findOpaqueOp(const refine::FunctionPair &pair,
                                          const Origin &source) {
  for (const llvm::Function &function : *pair.source->getParent())
    if (function.isDeclaration() && !function.isIntrinsic() &&
        function.doesNotAccessMemory() && !function.use_empty() &&
        !source.module.get().lookupSymbol(function.getName()))
      return &function;
  return nullptr;
}

/// Whether the difference is that the target has poison where the source has
/// undef, of memory that nothing was stored to.
static bool isChosenUndef(const refine::FunctionPair &pair,
                          const PairResult &judged, const Origin &source) {
  return judged.counterexample &&
         judged.counterexample->targetHas == ValueKind::Poison &&
         judged.counterexample->sourceHas == ValueKind::Undef &&
         meaning::hasChosenUndef(source.module.get(), pair.source->getName());
}

std::optional<Reason> palindrome::passes::findLoweringCause(
    const refine::FunctionPair &pair, const PairResult &judged,
    const Origin &source, const Origin &target, const RefineOptions &options) {
  if (!pair.source || !pair.target || judged.structural ||
      !source.lowered->isLowered)
    return std::nullopt;
  auto cause = [](const llvm::Twine &what) {
    return Reason{ReasonKind::Lowering, what.str()};
  };
  if (judged.basis == Basis::Rules)
    return isChosenUndef(pair, judged, source)
               ? std::optional(
                     cause("it decides that memory is undef before a store"))
               : std::nullopt;
  if (const llvm::Function *opaque = findOpaqueOp(pair, source))
    return cause("an op became a call of @" + opaque->getName() +
                 ", of which nothing is known");
  std::optional<PairResult> stricter =
      judgeWithRequirements(pair, source, options);
  if (stricter && stricter->meaning != Meaning::Different)
    return cause("no difference is known where the source meets what MLIR "
                 "requires");
  const PairResult &last = stricter ? *stricter : judged;
  llvm::StringRef name = pair.source->getName();
  if ((meaning::hasChosenMemory(source.module.get(), name) ||
       meaning::hasChosenMemory(target.module.get(), name)) &&
      !isAboutNumbers(last, pair, source))
    return cause("it decides which tensors and clones share memory");
  if (isChosenUndef(pair, last, source))
    return cause("it decides that memory is undef before a store");
  return std::nullopt;
}
