// Chooses the cuts of two functions.

#include "verify/refine/simulate/Cuts.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine;
using namespace llvm;

/// The targets of the retreating edges of a depth-first search, in the order of
/// the blocks of the function. Each cycle contains one of them. Of reducible
/// control flow, they are the heads of the loops.
static std::vector<const BasicBlock *> findHeads(const Function &function) {
  SmallVector<std::pair<const BasicBlock *, const BasicBlock *>> edges;
  FindFunctionBackedges(function, edges);
  SmallPtrSet<const BasicBlock *, 8> heads;
  for (auto [from, to] : edges)
    heads.insert(to);
  std::vector<const BasicBlock *> result;
  for (const BasicBlock &block : function)
    if (heads.contains(&block))
      result.push_back(&block);
  return result;
}

/// Pairs heads by name, if all have one and each has its counterpart.
static std::optional<std::vector<Cut>>
alignByName(ArrayRef<const BasicBlock *> source,
            ArrayRef<const BasicBlock *> target) {
  std::vector<Cut> cuts;
  for (const BasicBlock *block : source) {
    const auto *found = find_if(target, [&](const BasicBlock *other) {
      return block->hasName() && other->getName() == block->getName();
    });
    if (found == target.end())
      return std::nullopt;
    cuts.push_back({block, *found});
  }
  return cuts;
}

std::optional<std::vector<Cut>>
palindrome::refine::cutAtHeads(const Function &source, const Function &target) {
  std::vector<const BasicBlock *> ofSource = findHeads(source),
                                  ofTarget = findHeads(target);
  // A segment cannot begin with an exception.
  auto isPad = [](const BasicBlock *block) { return block->isEHPad(); };
  if (ofSource.size() != ofTarget.size() || any_of(ofSource, isPad) ||
      any_of(ofTarget, isPad))
    return std::nullopt;
  std::optional<std::vector<Cut>> cuts = alignByName(ofSource, ofTarget);
  if (!cuts) {
    // Passes keep the order of the blocks that they keep.
    cuts.emplace();
    for (auto [x, y] : zip_equal(ofSource, ofTarget))
      cuts->push_back({x, y});
  }
  for (auto [number, cut] : enumerate(*cuts))
    cut.number = number;
  return cuts;
}

/// The calls of functions other than intrinsics, in the order of the function.
/// Those that another segment could not begin behind are left out.
static std::vector<CallInst *> listCalls(Function &function) {
  std::vector<CallInst *> calls;
  for (BasicBlock &block : function)
    for (Instruction &inst : block)
      if (auto *call = dyn_cast<CallInst>(&inst);
          call && !isa<IntrinsicInst>(call) && !call->isMustTailCall())
        calls.push_back(call);
  return calls;
}

static bool looksAlike(const CallInst &x, const CallInst &y) {
  const Function *ofX = x.getCalledFunction(), *ofY = y.getCalledFunction();
  return x.getFunctionType() == y.getFunctionType() && !ofX == !ofY &&
         (!ofX || ofX->getName() == ofY->getName());
}

/// A longest common subsequence of the calls, in order.
static std::vector<std::pair<CallInst *, CallInst *>>
alignCalls(ArrayRef<CallInst *> source, ArrayRef<CallInst *> target) {
  size_t width = target.size() + 1;
  // The length for the calls from (i, j) on.
  std::vector<unsigned> length((source.size() + 1) * width);
  for (size_t i = source.size(); i-- > 0;)
    for (size_t j = target.size(); j-- > 0;)
      length[i * width + j] = looksAlike(*source[i], *target[j])
                                  ? 1 + length[(i + 1) * width + j + 1]
                                  : std::max(length[(i + 1) * width + j],
                                             length[i * width + j + 1]);
  std::vector<std::pair<CallInst *, CallInst *>> result;
  for (size_t i = 0, j = 0; i < source.size() && j < target.size();)
    if (looksAlike(*source[i], *target[j]))
      result.emplace_back(source[i++], target[j++]);
    else if (length[(i + 1) * width + j] >= length[i * width + j + 1])
      ++i;
    else
      ++j;
  return result;
}

void palindrome::refine::cutBehindCalls(Function &source, Function &target,
                                        unsigned calls,
                                        std::vector<Cut> &cuts) {
  /// More are not proved in any time, and would take long to align.
  constexpr size_t mostCalls = 1000;
  std::vector<CallInst *> ofSource = listCalls(source),
                          ofTarget = listCalls(target);
  if (ofSource.size() > mostCalls || ofTarget.size() > mostCalls)
    return;
  unsigned number = 0;
  for (const Cut &cut : cuts)
    number = std::max(number, cut.number + 1);
  for (auto [i, pair] : enumerate(alignCalls(ofSource, ofTarget))) {
    auto [x, y] = pair;
    if ((i + 1) % calls != 0)
      continue;
    auto split = [](CallInst *call) {
      BasicBlock *block = call->getParent();
      return block->splitBasicBlock(std::next(call->getIterator()));
    };
    cuts.push_back({split(x), split(y), number++, /*isHead=*/false});
  }
}

Region palindrome::refine::regionFrom(const BasicBlock &start,
                                      ArrayRef<const BasicBlock *> cuts) {
  Region region;
  region.insert(&start);
  for (unsigned i = 0; i < region.size(); ++i)
    for (const BasicBlock *next : successors(region[i]))
      if (!is_contained(cuts, next))
        region.insert(next);
  return region;
}
