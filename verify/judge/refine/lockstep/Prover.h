// The search for a proof: a walk through both functions side by side.
//
// A node is a pair of events, or of blocks where paths meet, that both sides
// arrive at together. A walk goes from a node to the next on one path of each
// side; the target takes the branches that those of the source imply. What must
// hold at the end of a walk is shown from what holds at its beginning, a
// demand, which all walks that end there have to show.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVER_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVER_H

#include "verify/judge/refine/linear/Ranges.h"
#include "verify/judge/refine/lockstep/Likeness.h"
#include "verify/judge/refine/lockstep/Lockstep.h"
#include "verify/judge/refine/lockstep/Walk.h"
#include "verify/judge/refine/lockstep/events/Promises.h"
#include "verify/judge/refine/lockstep/events/Roles.h"
#include "verify/judge/refine/lockstep/events/Whole.h"
#include "verify/judge/refine/lockstep/loops/Idle.h"
#include "verify/judge/refine/lockstep/loops/Unfolding.h"
#include "verify/judge/refine/lockstep/terms/TermText.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/KnownBits.h"
#include <map>
#include <memory>
#include <optional>

namespace palindrome::refine::lockstep {

/// One function, or a covering of it.
struct Body {
  /// The callees of this body are those of `callees`, and may promise less.
  explicit Body(const Unfolding &unfolding, const llvm::Module &callees);

  const Unfolding &unfolding;
  const llvm::Function &function;
  const llvm::Module &callees;
  llvm::DominatorTree dominators;
  llvm::SmallPtrSet<const llvm::BasicBlock *, 8> heads; ///< Of loops.
  /// The blocks where paths meet. A branch on a constant has one successor.
  llvm::SmallPtrSet<const llvm::BasicBlock *, 8> joins;

  bool isJoin(const llvm::BasicBlock &block) const {
    return joins.contains(&block);
  }
  llvm::ArrayRef<IdleLoop> idleLoops() const; // Alone.cpp
  /// The first of the phis of a block that take the same values as `inst` does,
  /// if it is one of them; else `inst`.
  const llvm::Instruction *representative(const llvm::Instruction *inst) const {
    const llvm::Instruction *first = firstAlike.lookup(inst);
    return first ? first : inst;
  }
  const Ranges &ranges() const {
    if (!knownRanges)
      knownRanges.emplace(function, dominators, &callees);
    return *knownRanges;
  }
  const WholeValues &wholeValues() const {
    if (!knownWholeValues)
      knownWholeValues.emplace(function);
    return *knownWholeValues;
  }

private:
  llvm::DenseMap<const llvm::Instruction *, const llvm::Instruction *>
      firstAlike;
  // Once something asks for it.
  mutable std::optional<Ranges> knownRanges;
  mutable std::optional<WholeValues> knownWholeValues;
  mutable std::optional<std::vector<IdleLoop>> knownIdleLoops;
};

/// What is added to a phi in each iteration of its loop, if that is a constant:
/// of 65 bits, with its sign.
std::optional<llvm::APInt> stepOf(const llvm::PHINode &phi);

/// Whether two phis may have the same step. False if one has a step, and the
/// other another one, or sums that no phi begins.
bool mayCountAlike(const llvm::PHINode &one, const llvm::PHINode &other);

/// How a proof is searched for.
struct Means {
  /// Which questions are asked: those that linear arithmetic answers take
  /// little time.
  enum Questions : uint8_t { Nothing, Linear, All };
  Questions asks;
  /// Whether walks end at blocks where paths meet and that are no heads of
  /// loops: without that, there are more of them.
  bool meetsAtJoins;
  /// Whether loads of the source are taken for what was read or written
  /// earlier: most such guesses are refuted.
  bool guessesContents;
  /// Whether a walk knows what the instructions have shown that come before the
  /// node where it begins, and the ranges of integers. In a large function that
  /// takes most of the time, and where little has changed, nothing needs it.
  bool looksBack = true;
  /// Whether conditions are demanded of nodes: that takes longer.
  bool usesConditions = false;
};

/// What an attempt stopped at.
struct Stop {
  ObstacleKind kind;
  /// The instructions or blocks that both sides were at; may be null.
  const llvm::Value *source, *target;
  /// The smallest terms that were compared in vain; may be null.
  const Term *from, *to;
};

/// Terms of which the second is not shown to refine the first.
using FailedTerms = std::pair<const Term *, const Term *>;

class Prover {
public:
  Prover(const Unfolding &source, const Unfolding &target, PureQuestion ask,
         llvm::function_ref<bool()> isOver, const LockstepObligations &checked,
         const LockstepParts &parts, const Means &means,
         std::vector<std::string> *traced);
  ~Prover();

  bool run();
  /// If there was no proof: what the last attempt stopped at, for people.
  std::optional<Obstacle> obstacle() const;
  /// If there was no proof: the first head of a loop at which a side was alone.
  const std::optional<LoneHead> &loneHead() const { return lone; }
  /// The heads of loops that both sides have arrived at together.
  llvm::SmallVector<
      std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>>
  headPairs() const;

private:
  // Attempts, and what is kept from one to the next (Attempt.cpp).
  bool isOutdated(const Node &node) const;
  unsigned keepExplorations();
  void reach(Node &node);
  void dropWalks();
  void dropUnreached();
  void claimAgain();
  bool attempt();
  bool giveUpGuesses();

  // What holds of all that was demanded (Settle.cpp).
  bool isShownBy(const Claim &claim, Walk &walk);
  void checkClaims();
  llvm::SetVector<FailedDemand> refute();
  bool settle();

  bool keepsProgress() const; // Progress.cpp
  void audit();               // Audit.cpp

  void pairAllocas(); // Allocas.cpp
  void pairPhis();    // Phis.cpp

  // Exploration (Explore.cpp).
  template <typename Set, typename Member>
  void suggest(llvm::DenseMap<const llvm::Value *, Set> &table,
               const llvm::Value *value, const Member &counterpart) {
    if (table[value].insert(counterpart))
      noteSuggestion(value);
  }
  void noteSuggestion(const llvm::Value *value) {
    suggestedAt[value] = lastSuggestion = explorations;
  }
  Node &nodeOf(const llvm::Value *source, const llvm::Value *target);
  void explore(Node &node);
  void proceed(std::unique_ptr<Walk> walk);
  void pass(Walk &walk, bool isSource);
  void follow(Walk &walk, bool isSource, const llvm::BasicBlock &from,
              const llvm::BasicBlock &to);
  void enter(Place &place);
  bool takeKnownBranch(Walk &walk, bool isSource);
  const Term *extendedLike(const Term *term, const Term *wider);
  bool refinesByPhis(Walk &walk, const Term *from, const Term *to);
  bool decideByPhis(Walk &walk, const Term *condition,
                    llvm::ArrayRef<Fact> facts);
  void followWidened(Walk &walk, llvm::ArrayRef<Fact> facts);
  bool decideByFlag(Walk &walk, const Term *condition);
  bool decideBranch(Walk &walk);
  bool isDecided(Walk &walk, bool isSource);
  bool passJoin(Walk &walk, bool isSource);
  bool isInVain();
  void fork(Walk &walk);
  bool forkTarget(const Walk &walk);
  bool skipIdleLoop(Walk &walk); // Alone.cpp
  void end(std::unique_ptr<Walk> walk, const llvm::Value *source,
           const llvm::Value *target);
  bool meet(Walk &walk);
  bool meetShortened(Walk &walk);
  bool meetFilled(Walk &walk); // Shortened.cpp.
  bool countAlike(const llvm::Value &phi, const llvm::Value &other) const;
  void addCandidates(Walk &walk, const llvm::BasicBlock &from,
                     const llvm::BasicBlock &to);
  void addPassed(Walk &walk);
  void addChosen(Walk &walk);
  void addTaken(const llvm::PHINode &phi, const Term *term,
                llvm::DenseMap<const Term *, const Term *> &taken);
  void addFolded(const llvm::PHINode &phi, const llvm::BasicBlock &from);
  void addArrived(const llvm::PHINode &phi, const Term *term,
                  llvm::DenseMap<const Term *, const Term *> taken);
  bool shows(Walk &walk, const llvm::Instruction &source,
             const llvm::Instruction &target,
             llvm::ArrayRef<Requirement> required, bool isSwapped = false);
  void fail(Walk &walk, ObstacleKind kind);
  void failAtHead(Walk &walk, bool isSource);

  // What the target alone does (Finish.cpp).
  bool returnsPromised(Walk &walk, const llvm::ReturnInst &from,
                       const llvm::ReturnInst &to);
  bool isDefined(Walk &walk, const llvm::Instruction &division);
  const llvm::Instruction *
  readOnWalk(Walk &walk, const llvm::LoadInst &load,
             llvm::ArrayRef<const llvm::BasicBlock *> entered,
             const llvm::DenseMap<const Term *, const Term *> &read);
  bool isReadNext(Walk &walk, const llvm::LoadInst &load,
                  llvm::DenseMap<const Term *, const Term *> &read);
  bool finish(Walk &walk);

  // Exceptions (Exceptions.cpp).
  bool mayContinueUnwinding(const llvm::Instruction &source,
                            const llvm::Instruction &target);
  void goOn(Walk &walk, bool isSource, const llvm::Instruction &event,
            bool isUnwinding);
  static bool passLandingPad(Place &place);
  bool unwindAlike(Walk &walk);

  // Stores of one side alone (DeadStores.cpp).
  bool passUnreadBytes(Walk &walk);
  bool isSetAlready(Walk &walk, const llvm::StoreInst &store);
  bool isRedundant(Walk &walk, const llvm::StoreInst &store);
  bool passAssumption(Walk &walk);
  bool passAlone(Walk &walk);
  bool passStore(Walk &walk);
  bool readsWritten(Walk &walk, const llvm::LoadInst &load);
  bool passRepeatedStore(Walk &walk);
  bool passWrite(Walk &walk, bool isOfWritten); // Reordered.cpp
  bool passPair(Walk &walk);
  bool writesTheSame(Walk &walk);
  bool readsWrites(Walk &walk);
  bool isUnread(Walk &walk, const llvm::Value *end);

  // Facts (Facts.cpp).
  const Term *comparedParts(const Term &condition);
  void learn(Walk &walk, const Term *condition, bool holds);
  const Term *learnDecided(Walk &walk, const llvm::Instruction &branch,
                           bool isSource);
  void learnEdge(Walk &walk, const llvm::Instruction &branch,
                 unsigned successor, bool isSource = true);
  void addDominatingFacts(Walk &walk);
  const Term *reduce(Walk &walk, const Term *term);
  const Term *isEqual(const Term *term, const llvm::Constant *value);
  const Term *isEqual(const Term *term, const Term *other);
  const Term *compare(llvm::CmpInst::Predicate predicate, const Term *left,
                      const Term *right);

  // Integers (Integers.cpp).
  llvm::ConstantRange rangeOf(Walk &walk, const Term *term,
                              unsigned comparisons = Walk::mostComparisons);
  llvm::ConstantRange rangeOfOperation(Walk &walk, const Term *term,
                                       unsigned comparisons);
  llvm::ConstantRange applyFacts(Walk &walk, const Term *term,
                                 llvm::ConstantRange range,
                                 unsigned comparisons);
  bool isNonNegative(Walk &walk, const Term *term);
  unsigned impliedFlags(Walk &walk, const Term &term);
  const Term *foldInSource(Walk &walk, const Term *term);
  const Term *comparedBefore(Walk &walk, const Term &comparison);
  unsigned noUnsignedWrap(Walk &walk, const Term &term);
  llvm::KnownBits bitsOf(Walk &walk, const Term *term, unsigned depth);
  bool areDisjoint(Walk &walk, const Term &term);
  bool isComplement(Walk &walk, const Term &term);
  const Term *extendedBack(Walk &walk, const Term &term);
  const Term *reduceOperation(Walk &walk, const Term *term);
  const Term *truncatedBefore(Walk &walk, const Term *term);
  bool isForward(Walk &walk, const Term &address);
  const Term *dividedBack(const Term *division);
  const Term *reduceAddress(Walk &walk, const Term *term);

  // Conditions at nodes (Conditions.cpp).
  void addCandidate(Node &node, const Term *condition);
  void collectConditions(Walk &walk);
  void collectTaken(Walk &walk);
  void collectConditionsAtHead(Walk &walk);
  void collectCounters(Walk &walk, Node &node);
  const Term *evaluateCounter(Walk &walk, const llvm::PHINode &phi);
  const Term *afterStep(Walk &walk, const llvm::BasicBlock &head,
                        const Term &condition);
  void collectFacts(Walk &walk, Node &node);
  void addConditions(Walk &walk);

  // Orders (Orders.cpp).
  const Term *orTrue(const Term *condition);
  bool isShownUnlessPoison(Walk &walk, const Term *demanded);
  void addBounds(const Term &term, llvm::SmallVectorImpl<const Term *> &orders);
  bool holdsInOrder(Walk &walk, const Term *term,
                    llvm::function_ref<bool(llvm::ArrayRef<Fact> facts)> holds);
  bool holdsInOrder(Walk &walk, const Term *condition);

  // What is no undef (Undef.cpp).
  bool isSingleLeaf(const Walk &walk, const Term &leaf) const;
  bool isSingleByte(const Walk &walk, const Term &term) const;
  bool isSingle(const Walk &walk, const Term *term) const;

  // What is no poison (Poison.cpp).
  void learnNoPoison(Walk &walk, const Term *term);
  bool isNoPoison(const Walk &walk, const Term *term) const;
  bool isNoPoisonUnless(Walk &walk, const Term *term,
                        llvm::ArrayRef<const Term *> others);
  const Term *reduceAbsorbed(Walk &walk, const Term *term);

  // Pointers that were accessed (Accessed.cpp).
  void learnAccess(Walk &walk, const Term *address);
  void learnAccesses(Walk &walk, const llvm::Instruction &inst);
  void addDominatingAccesses(Walk &walk);
  bool isMoved(Walk &walk, const Term &address);
  bool isAbove(Walk &walk, const Term *address);
  bool isNotNull(Walk &walk, const Term *address);
  bool isAtLeast(Walk &walk, const llvm::Value *size, uint64_t least);
  bool isMet(Walk &walk, const llvm::Instruction &source,
             const llvm::Instruction &target, const Requirement &required);

  // What is in memory (Contents.cpp).
  bool hasReadExactly(Walk &walk, const llvm::LoadInst &load);
  const Term *initializerOf(Walk &walk, const llvm::LoadInst &load);
  const llvm::Constant *filledBy(Walk &walk, const llvm::MemIntrinsic &event,
                                 const Term *address, llvm::Type *type);
  const llvm::Value *leftBy(Walk &walk, const llvm::Instruction &access,
                            const Term *address, llvm::Type *type);
  const Term *contentOf(Walk &walk, const llvm::LoadInst &load);

  // Calls whose result is known (KnownCalls.cpp).
  bool mayBeCalledByTarget(const llvm::CallInst &call);
  const Term *resultOf(Walk &walk, const llvm::CallInst &call);
  bool passKnownCall(Walk &walk);

  // Values (Values.cpp).
  const Term *evaluate(Walk &walk, const llvm::Value *value, bool isSource,
                       bool onArrival = false);
  const Term *compute(Walk &walk, const llvm::Value *value, bool isSource,
                      bool onArrival);
  const Term *evaluateLoad(Walk &walk, const llvm::LoadInst &load);
  const Term *evaluateTarget(Walk &walk, const llvm::Value *value);
  const Term *evaluateFrozen(Walk &walk, const llvm::Value *value,
                             bool onArrival = false);
  const Term *evaluateCounterpart(Walk &walk, const llvm::Instruction &value);
  const Term *evaluateArrived(Walk &walk, const llvm::Value &phi);
  const Term *truncated(const Term *wide, const llvm::Value &phi);
  const Term *evaluateNarrowed(Walk &walk, const llvm::Value *value);
  llvm::SmallVector<const llvm::PHINode *, 2>
  addComputed(Walk &walk, const llvm::PHINode &phi,
              const llvm::BasicBlock &from);
  const Term *evaluateComputed(Walk &walk, const llvm::Instruction &inst,
                               const Term *term);
  const Term *evaluateShifted(Walk &walk, const llvm::PHINode &phi);
  const llvm::Instruction *readBefore(Walk &walk, const llvm::LoadInst &load);
  const Term *extendedPhi(Walk &walk, const llvm::PHINode &phi);
  const llvm::LoadInst *readAgain(Walk &walk, const llvm::Instruction &value);
  const llvm::LoadInst *readThroughPhis(Walk &walk, const llvm::PHINode &value);
  /// How far operands of partners are looked at: they are the same terms, or
  /// choices that the source may make alike, or the same but for leaves of
  /// which refinement is demanded, or anything that refines.
  enum class Search { Same, Chosen, Leaves, All };
  bool isPartner(Walk &walk, const llvm::Instruction &other,
                 const llvm::Instruction &inst, Search search);
  unsigned rankOf(Walk &walk, const llvm::Instruction &load);
  bool choosesTheSame(Walk &walk, const Term &one, const Term &two);
  const llvm::Instruction *partnerIn(Walk &walk, const llvm::Instruction &value,
                                     bool isThorough = false);
  const Term *onWalk(Walk &walk, const Term *term, bool onArrival);
  const Term *onWalk(Walk &walk, const Term *term, bool onArrival,
                     llvm::DenseMap<const Term *, const Term *> &known);
  const Term *onArrival(Walk &walk, const Term *term) {
    return onWalk(walk, term, /*onArrival=*/true);
  }
  bool isFromBefore(Walk &walk, const Term *term);
  bool isAvailable(const llvm::Value *value, const Node &node);
  bool isAvailable(const Term &term, const Node &node);

  // Demands (Demands.cpp).
  Demand strengthened(Walk &walk, const Demand &demand);
  bool demand(Walk &walk, Demand demand);
  bool holdsAtEnd(Walk &walk, const Term *condition);
  bool isShown(Walk &walk, const Demand &demand);
  static const llvm::Value *standsFor(const Place &place,
                                      const llvm::Value *value, bool onArrival);
  static bool isOld(const Place &place, const llvm::Value *value);
  bool areRelated(Walk &walk, const llvm::Value *from, const llvm::Value *to,
                  bool onArrival);
  const Term *extendedWithSign(Walk &walk, const Term *term);
  const Term *inPlainSteps(Walk &walk, const Term *address,
                           const PlainForm &form);
  const Term *castBefore(Walk &walk, const Term *from, const Term *to);
  const Term *simplified(Walk &walk, const Term *from, const Term *to);
  bool refines(Walk &walk, const Term *from, const Term *to);
  bool choosesLike(
      Walk &walk, const Term &choice, const Term &to,
      llvm::function_ref<bool(const Term *from, const Term *to)> refine);
  bool choosesInTurn(
      const Term &from, const Term &to,
      llvm::function_ref<bool(const Term *from, const Term *to)> refine);
  bool refinesInParts(
      Walk &walk, const Term *from, const Term *to,
      llvm::function_ref<bool(const Term *from, const Term *to)> refine);
  bool refinesInLeaves(Walk &walk, const Term *from, const Term *to);
  bool wouldRead(Walk &walk, const Demand &demand);

  // What an event tells of a parameter with `captures` (Captures.cpp).
  bool capturesNoMore(Walk &walk, const llvm::Value *from,
                      const llvm::Value *to, bool onArrival,
                      unsigned steps = 16);
  bool mayCaptureMore(Walk &walk, const llvm::Use &ours,
                      const llvm::Use &theirs);

  // Pointers that have the address of null (Nulls.cpp).
  bool areBothNull(Walk &walk, const Term *from, const Term *to);

  // A report of the search (Trace.cpp).
  const ValueNames &valueNames();
  void traceAttempt(bool areShown);
  void traceStop(Walk &walk, ObstacleKind kind);
  std::string textOf(const Node &node, const Demand &demand);
  void traceRefuted(const FailedDemand &failed, const Walk *walk);

  // Obstacles (Obstacles.cpp).
  void stopAt(const Walk *walk, ObstacleKind kind);
  bool noteFailure(const Term *from, const Term *to);
  FailedTerms causeOf(const Node &node, FailedTerms failed) const;

  Body source, target;
  Likeness alike;
  const llvm::DataLayout &layout;
  TermPool pool;
  Cones cones;
  llvm::function_ref<bool()> isOver;
  const LockstepObligations &checked;
  const LockstepParts &parts;
  const Means means;
  std::vector<std::string> *const traced; ///< Null if nobody reads it.
  std::optional<ValueNames> knownNames;   ///< Once a line is written.
  MetadataComparison metadata;
  encode::LibraryDeclarations libraries;
  std::map<std::pair<const llvm::Value *, const llvm::Value *>,
           std::unique_ptr<Node>>
      nodes;
  /// Nodes in the order in which they were found in this attempt.
  std::vector<Node *> found;
  /// For each value of the target, values of the source that may correspond to
  /// it, the likeliest first. What they are tried for has to be shown.
  llvm::DenseMap<const llvm::Value *,
                 llvm::SmallSetVector<const llvm::Value *, 2>>
      candidates;
  /// What loads of the source have read, where that was known on some walk.
  llvm::DenseMap<const llvm::Value *, llvm::SmallSetVector<const Term *, 2>>
      contents;
  /// Loads of the source that are compared behind the walks that make them.
  llvm::DenseSet<const llvm::Instruction *> wanted;
  /// For phis of the target, wider phis of the source of which they may be
  /// truncations.
  llvm::DenseMap<const llvm::Value *,
                 llvm::SmallSetVector<const llvm::Value *, 2>>
      narrowed;
  /// For phis of the target, the terms that they had where walks ended there.
  llvm::DenseMap<const llvm::Value *, llvm::SmallSetVector<const Term *, 2>>
      arrived;
  /// For what the target computes from one of its phis, or chooses, phis of the
  /// source that may be that.
  llvm::DenseMap<const llvm::Value *,
                 llvm::SmallSetVector<const llvm::Value *, 2>>
      computed;
  /// What the target chooses, with phis of the source that are something else.
  llvm::DenseSet<std::pair<const llvm::Value *, const llvm::Value *>> unchosen;
  /// The number of the exploration in which such a counterpart of a value was
  /// last added.
  llvm::DenseMap<const llvm::Value *, unsigned> suggestedAt;
  unsigned lastSuggestion = 0;
  /// The demands of this attempt that phis have such a term.
  llvm::SetVector<FailedDemand> guesses;
  /// The demands that some walk does not show.
  llvm::MapVector<FailedDemand, const Claim *> failed;
  /// What is being shown, and what is being explored.
  const Claim *showing = nullptr;
  /// In the second look at a walk: what it relied on, all that it may demand.
  const Demands *audited = nullptr;
  Exploration *exploring = nullptr;
  /// Those of all attempts, and those before this attempt.
  unsigned explorations = 0, exploredBefore = 0;
  /// Each choice of the source, with the one choice of the target that it
  /// follows.
  llvm::DenseMap<const llvm::Value *, const llvm::Value *> choices;
  /// For allocas of the target, the one of the source that it probably is.
  llvm::DenseMap<const llvm::Value *, const llvm::Value *> allocas;
  /// Instructions in no block: what constant expressions compute, and
  /// comparisons that neither function contains.
  std::vector<llvm::Instruction *> loose;
  llvm::DenseMap<const llvm::Value *, const llvm::Instruction *> expressions;
  llvm::DenseMap<std::pair<const llvm::Type *, unsigned>,
                 const llvm::Instruction *>
      comparisons;
  /// Terms for counters of the source that another one determines
  /// (integers/Counters.cpp).
  llvm::DenseMap<const llvm::PHINode *, const Term *> determined;
  llvm::DenseMap<const llvm::Type *, const llvm::Instruction *> alternatives;
  /// Values that `readAgain` is looking at, so that it does not look at them
  /// again for their own pointers.
  llvm::SmallPtrSet<const llvm::Value *, 4> beingRead;
  /// Whether a `freeze` of the target alone is a term of its own, which is
  /// one value, rather than its operand, which it refines.
  bool keepsFreezes = false;
  /// The values that were taken for others since no partner was known yet.
  unsigned substitutes = 0;
  unsigned walks = 0;       ///< Those begun in this attempt.
  unsigned evaluations = 0; ///< Those that are going on, in each other.
  bool hasFailed = false;   ///< Whether an event was not shown in it.
  std::optional<LoneHead> lone;
  /// Whether the target may call functions, as far as that is known.
  llvm::DenseMap<const llvm::Function *, bool> calledByTarget;
  std::optional<bool> isNothingAtNull; ///< Once something asks for it.
  std::optional<Stop> stop;            ///< The first obstacle of this attempt.
  /// The first terms that failed since it was cleared.
  std::optional<FailedTerms> failure;
  /// Why demands were refuted.
  std::map<std::pair<const Node *, Demand>, FailedTerms> causes;
};

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_PROVER_H
