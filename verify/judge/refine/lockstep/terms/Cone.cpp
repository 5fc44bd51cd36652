// Questions to the solver about a few instructions. A question is two functions
// whose parameters are the leaves of its terms:
//
//   define i32 @palindrome.cone(i32 noundef %0, i32 %1) {     ; the source's
//     %3 = icmp slt i32 %0, 8                ; a fact: it holds where the
//     br i1 %3, label %4, label %6           ; source is asked about
//   4:
//     %5 = add i32 %0, %1
//     ret i32 %5
//   6:
//     unreachable
//   }
//   define i32 @palindrome.cone.1(i32 %0, i32 %1) {           ; the target's
//     %3 = add nsw i32 %0, %1
//     ret i32 %3
//   }
//
// A leaf that may be undef has a parameter for each of its uses (ConeUses.h).

#include "verify/judge/refine/lockstep/terms/Cone.h"
#include "verify/judge/refine/lockstep/terms/ConeFunction.h"
#include "verify/judge/refine/lockstep/terms/ConeQuestion.h"
#include "verify/judge/refine/lockstep/terms/ConeUses.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Module.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The most parts that the two terms of a question may have together, and a
/// fact.
static constexpr size_t maxParts = 300, maxFactParts = 50;
/// The most facts of a question, and how many of the last are looked at.
static constexpr size_t maxFacts = 12, facedFacts = 100;

//===----------------------------------------------------------------------===//
// Which facts are of use
//===----------------------------------------------------------------------===//

namespace {
/// Facts and defined values that share a leaf with a question, also through
/// others that do.
class Selection {
public:
  explicit Selection(ArrayRef<const Term *> asked) {
    for (const Term *part : asked)
      if (isLeaf(*part))
        shared.insert(part);
  }

  void select(ArrayRef<Fact> facts, ArrayRef<const Term *> defined,
              ConeQuestion &question) {
    SmallVector<Candidate> candidates;
    for (const Term *term : defined)
      addCandidate(candidates, {term, true}, /*isFact=*/false);
    for (const Fact &fact : reverse(facts.take_back(facedFacts)))
      addCandidate(candidates, fact, /*isFact=*/true);
    // A question about nothing is whether the facts contradict each other: the
    // last one and those before it.
    for (const Candidate &candidate : candidates)
      if (shared.empty() && candidate.isFact)
        shared.insert_range(candidate.leaves);
    size_t taken = 0;
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      for (Candidate &candidate : candidates) {
        if (candidate.isTaken || (candidate.isFact && taken == maxFacts) ||
            none_of(candidate.leaves,
                    [&](const Term *leaf) { return shared.count(leaf); }))
          continue;
        candidate.isTaken = isChanged = true;
        taken += candidate.isFact;
        shared.insert_range(candidate.leaves);
      }
    }
    for (const Candidate &candidate : reverse(candidates))
      if (candidate.isTaken && candidate.isFact)
        question.facts.push_back(candidate.fact);
      else if (candidate.isTaken)
        question.defined.push_back(candidate.fact.condition);
  }

private:
  struct Candidate {
    Fact fact;
    bool isFact;
    SmallVector<const Term *, 4> leaves;
    bool isTaken = false;
  };

  static void addCandidate(SmallVectorImpl<Candidate> &candidates, Fact fact,
                           bool isFact) {
    if (any_of(candidates, [&](const Candidate &other) {
          return other.isFact == isFact &&
                 other.fact.condition == fact.condition &&
                 other.fact.holds == fact.holds;
        }))
      return;
    Parts parts;
    if (!parts.add(fact.condition, maxFactParts))
      return;
    Candidate candidate{fact, isFact, {}};
    copy_if(parts.all(), std::back_inserter(candidate.leaves),
            [](const Term *part) { return isLeaf(*part); });
    candidates.push_back(std::move(candidate));
  }

  DenseSet<const Term *> shared;
};
} // namespace

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

/// What determines the functions, up to the names of their values.
static std::string keyOf(const ConeQuestion &question,
                         LeafAttributesOf knownOf) {
  std::string key;
  auto add = [&](uint64_t word) {
    key.append(reinterpret_cast<const char *>(&word), sizeof(word));
  };
  auto addPointer = [&](const void *pointer) {
    add(reinterpret_cast<uintptr_t>(pointer));
  };
  for (const Term *part : question.parts.all()) {
    add(part->kind);
    add(part->flags);
    addPointer(part->type);
    if (part->kind == Term::Constant || isGlobal(*part)) {
      addPointer(part->value);
    } else if (isLeaf(*part)) {
      std::string attributes =
          knownOf(*part, /*usesAddresses=*/true).getAsString();
      add(attributes.size());
      key += attributes;
    }
    add(part->operands.size());
    for (const Term *operand : part->operands)
      add(question.parts.numberOf(operand));
    add(part->rest.size());
    for (uint64_t word : part->rest)
      add(word);
    add(part->steps.size());
    for (const AddressStep &step : part->steps) {
      add(static_cast<uint64_t>(step.scale));
      add(step.operand);
    }
  }
  add(question.facts.size());
  for (const Fact &fact : question.facts) {
    add(question.parts.numberOf(fact.condition));
    add(fact.holds);
  }
  add(question.defined.size());
  for (const Term *term : question.defined)
    add(question.parts.numberOf(term));
  add(question.from ? question.parts.numberOf(question.from) : ~0ULL);
  add(question.to ? question.parts.numberOf(question.to) : ~0ULL);
  return key;
}

/// What always holds for a leaf, with the range that its computation has: for a
/// count that has reached %n, to be at least 0 is as good as an attribute.
AttributeSet Cones::knownOf(const Term &leaf, bool usesAddresses) const {
  AttributeSet known = attributesOf(leaf, source, usesAddresses);
  if (!rangeOf || leaf.kind != Term::Leaf || !isa<Instruction>(leaf.value) ||
      !leaf.type->isIntegerTy())
    return known;
  ConstantRange range = rangeOf(*leaf.value);
  if (Attribute other = known.getAttribute(Attribute::Range); other.isValid())
    range = range.intersectWith(other.getRange());
  if (range.isFullSet() || range.isEmptySet())
    return known;
  AttrBuilder all(source.getContext(), known);
  all.addRangeAttr(range);
  return AttributeSet::get(source.getContext(), all);
}

bool Cones::askAbout(const Term *from, const Term *to, ArrayRef<Fact> facts,
                     ArrayRef<const Term *> defined) {
  if (!ask || (isOver && isOver()))
    return false;
  ConeQuestion question{from, to, {}, {}, {}};
  Parts &parts = question.parts;
  if ((from && !parts.add(from, maxParts)) || !parts.add(to, maxParts))
    return false;
  Selection(parts.all()).select(facts, defined, question);
  for (const Fact &fact : question.facts)
    parts.add(fact.condition);
  for (const Term *term : question.defined)
    parts.add(term);

  auto known = [&](const Term &leaf, bool usesAddresses) {
    return knownOf(leaf, usesAddresses);
  };
  auto [answer, isNew] = answers.try_emplace(keyOf(question, known), false);
  if (!isNew)
    return answer->second;
  ConeUses uses(question, known);
  if (!uses.areFew)
    return false;
  ConeFunction ofSource(source, /*isSource=*/true);
  ConeFunction ofTarget(target, /*isSource=*/false);
  const Module &module = *source.getParent();
  const Function *first = ofSource.make(uses, module);
  const Function *second = first ? ofTarget.make(uses, module) : nullptr;
  return answer->second = second && ask(*first, *second);
}

bool Cones::refines(const Term *from, const Term *to, ArrayRef<Fact> facts) {
  if (from == to)
    return true;
  return from->type == to->type && askAbout(from, to, facts, {});
}

bool Cones::holds(const Term *condition, ArrayRef<Fact> facts,
                  ArrayRef<const Term *> defined) {
  if (condition->isTrue())
    return true;
  return condition->type->isIntegerTy(1) &&
         askAbout(/*from=*/nullptr, condition, facts, defined);
}
