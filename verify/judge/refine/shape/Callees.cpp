// Chooses the calls that are replaced by bodies.
//
//   one: call @f     the other: ...          the copy of the first: ...
//        call @g                call @h                             call @h
//        call @f                call @f                             call @f
//
// The calls of both functions are paired in order, and what the first alone
// has is replaced: here @g, which calls @h, and the first call of @f.

#include "verify/judge/refine/shape/Callees.h"
#include "verify/judge/refine/shape/CopiedScopes.h"
#include "verify/judge/refine/shape/Decided.h"
#include "verify/judge/refine/shape/Locals.h"
#include "verify/judge/refine/shape/Promote.h"
#include "verify/judge/refine/structure/Alignment.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <set>

using namespace palindrome::refine;
using namespace llvm;

/// The most instructions of a small callee, and of a function in which those
/// are replaced.
static constexpr unsigned mostInSmall = 60, mostWithSmall = 400;
/// How many times the instructions of the other side, and how many more, a
/// function may have in which missing callees are replaced.
static constexpr unsigned mostTimes = 3, mostMore = 200;
/// The most pairs of calls that are compared.
static constexpr size_t mostPairs = 1'000'000;

/// What `copy`, in which calls were replaced, is without blocks that cannot be
/// reached: those behind a callee that never returns, and those of a body to
/// which its arguments do not lead. Null if `hasInlined` is false.
static Function *finish(Function *copy, bool hasInlined) {
  if (!hasInlined) {
    copy->eraseFromParent();
    return nullptr;
  }
  dropDecidedBranches(*copy);
  return copy;
}

static Function *cloneOf(const Function &function) {
  ValueToValueMapTy map;
  return CloneFunction(const_cast<Function *>(&function), map);
}

Function *palindrome::refine::inlineSmallCallees(const Function &function,
                                                 Inlining inlining) {
  Function *copy = cloneOf(function);
  bool hasInlined = false;
  auto next = [&]() -> CallInst * {
    for (Instruction &inst : instructions(*copy)) {
      auto *call = dyn_cast<CallInst>(&inst);
      const Function *callee = call ? call->getCalledFunction() : nullptr;
      if (callee && callee != &function &&
          callee->getInstructionCount() <= mostInSmall &&
          canInline(*call, inlining, &function) && !hasLoops(*callee))
        return call;
    }
    return nullptr;
  };
  while (CallInst *call = next()) {
    if (copy->getInstructionCount() > mostWithSmall)
      break;
    inlineCall(*call, inlining, /*keepsScopes=*/false);
    hasInlined = true;
  }
  return finish(copy, hasInlined);
}

namespace {
/// Which call of a function it is, which of the function that this calls, and
/// so on.
using Path = std::vector<unsigned>;

/// A call of the copy.
struct Site {
  CallBase &get() const { return *cast<CallBase>(call); }

  WeakVH call; ///< Null once it cannot be reached.
  Path path;
  /// The functions whose bodies it came with, the outermost first.
  SmallVector<const Function *, 4> within;
};

/// Replaces the calls of a function that the one of the other side lacks.
class MissingCallees {
public:
  MissingCallees(const Function &function, const Function &other,
                 Inlining inlining)
      : function(function), other(other), inlining(inlining),
        copy(cloneOf(function)),
        most(other.getInstructionCount() * mostTimes + mostMore) {}

  Function *run();

private:
  bool inlineUnpaired();
  bool isMissing(const Site &site) const;
  void inlineFromWithin(Function &body, Path &path);

  const Function &function, &other;
  const Inlining inlining;
  Function *copy;
  const unsigned most; ///< Instructions of the copy.
  std::vector<Site> sites;
  std::set<Path> inlined;
};
} // namespace

/// The calls of `function` that are no intrinsics, in the order of its blocks.
template <typename Range> static SmallVector<CallBase *> callsOf(Range &&all) {
  SmallVector<CallBase *> calls;
  for (auto &inst : all)
    if (auto *call = dyn_cast<CallBase>(&inst);
        call && !isa<IntrinsicInst>(call))
      calls.push_back(const_cast<CallBase *>(call));
  return calls;
}

/// How alike two calls are; 0 if they call different functions.
static unsigned likeness(const CallBase &one, const CallBase &other) {
  const Function *mine = one.getCalledFunction(),
                 *its = other.getCalledFunction();
  if (one.arg_size() != other.arg_size() || !mine != !its ||
      (mine && mine->getName() != its->getName()))
    return 0;
  unsigned result = 2;
  for (auto [arg, theirs] : zip(one.args(), other.args()))
    result += isa<Constant>(arg) && arg.get() == theirs.get();
  return result;
}

/// Whether the call may be replaced. A function within itself is left alone,
/// and so is one that a target calls elsewhere than the source: more often it
/// was moved than inlined in the source.
bool MissingCallees::isMissing(const Site &site) const {
  const Function *callee = site.get().getCalledFunction();
  return callee && callee != &function && !is_contained(site.within, callee) &&
         canInline(site.get(), inlining, &function) &&
         (inlining == Inlining::Stricter ||
          none_of(callsOf(instructions(other)), [&](const CallBase *theirs) {
            const Function *its = theirs->getCalledFunction();
            return its && its->getName() == callee->getName();
          }));
}

/// Replaces all calls that have no counterpart. Returns whether there were any.
bool MissingCallees::inlineUnpaired() {
  SmallVector<CallBase *> theirs = callsOf(instructions(other));
  if (sites.size() * theirs.size() > mostPairs)
    return false;
  SmallVector<bool> isPaired(sites.size());
  for (auto [mine, its] :
       alignSequences(sites.size(), theirs.size(), [&](size_t i, size_t j) {
         return likeness(sites[i].get(), *theirs[j]);
       }))
    isPaired[mine] = true;
  bool hasInlined = false;
  std::vector<Site> next;
  unsigned size = copy->getInstructionCount();
  for (auto [site, paired] : zip(sites, isPaired)) {
    const Function *callee = site.get().getCalledFunction();
    if (paired || !isMissing(site) ||
        size + callee->getInstructionCount() > most) {
      next.push_back(std::move(site));
      continue;
    }
    size += callee->getInstructionCount();
    size_t before = copy->size();
    inlineCall(site.get(), inlining, hasScopes(other));
    hasInlined = true;
    inlined.insert(site.path);
    // What followed the call is one block more, and those of the body are the
    // last.
    site.within.push_back(callee);
    site.path.push_back(0);
    for (BasicBlock &block : drop_begin(*copy, before + 1))
      for (CallBase *call : callsOf(block)) {
        next.push_back({call, site.path, site.within});
        ++site.path.back();
      }
  }
  dropDecidedBranches(*copy);
  erase_if(next, [](const Site &site) { return !site.call; });
  sites = std::move(next);
  return hasInlined;
}

/// The objects of `function` that are more than what it loads and stores
/// itself.
static SmallVector<AllocaInst *> sharedObjects(Function &function) {
  SmallPtrSet<AllocaInst *, 8> own;
  for (const Local &local : findLocals(function))
    own.insert(local.alloca);
  SmallVector<AllocaInst *> shared;
  for (Instruction &inst : instructions(function))
    if (auto *alloca = dyn_cast<AllocaInst>(&inst);
        alloca && !own.contains(alloca))
      shared.push_back(alloca);
  return shared;
}

/// Replaces the calls of `inlined` in a copy of the function at `path`, first
/// those in the bodies of the callees: what these access, rather than call, is
/// in scopes of their parameters.
void MissingCallees::inlineFromWithin(Function &body, Path &path) {
  path.push_back(0);
  for (CallBase *call : callsOf(instructions(body))) {
    if (inlined.count(path)) {
      Function *original = call->getCalledFunction(),
               *callee = cloneOf(*original);
      inlineFromWithin(*callee, path);
      call->setCalledFunction(callee);
      // Scopes have its name.
      callee->takeName(original);
      inlineCall(*call, inlining, hasScopes(other));
      original->takeName(callee);
      callee->eraseFromParent();
    }
    ++path.back();
  }
  path.pop_back();
}

Function *MissingCallees::run() {
  for (auto [number, call] : enumerate(callsOf(instructions(*copy))))
    sites.push_back({call, {unsigned(number)}, {}});
  SmallVector<AllocaInst *> shared = sharedObjects(*copy);
  bool hasInlined = false;
  while (inlineUnpaired())
    hasInlined = true;
  if (inlining == Inlining::Stricter && hasScopes(other) &&
      any_of(inlined, [](const Path &path) { return path.size() > 1; })) {
    copy->eraseFromParent();
    copy = cloneOf(function);
    Path path;
    inlineFromWithin(*copy, path);
  }
  Function *result = finish(copy, hasInlined);
  // What a callee returned through memory is a value of the copy.
  if (result && inlining == Inlining::Exact)
    promoteExactly(*result, shared);
  return result;
}

Function *palindrome::refine::inlineMissingCallees(const Function &function,
                                                   const Function &other,
                                                   Inlining inlining) {
  return MissingCallees(function, other, inlining).run();
}
