#include "verify/refine/lockstep/Likeness.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

Likeness::Likeness(const Function &source, const Function &target) {
  colour(source);
  colour(target);
}

uint64_t Likeness::colourOf(const Value *value, unsigned round) const {
  if (auto *argument = dyn_cast<Argument>(value))
    return hash_combine(1, argument->getArgNo());
  if (auto *global = dyn_cast<GlobalValue>(value))
    return hash_combine(2, global->getName());
  if (!isa<Instruction>(value))
    return hash_combine(3, value);
  auto found = colours.find(value);
  return found == colours.end() ? 0 : found->second[round];
}

/// What an instruction is besides its operands.
static uint64_t kindOf(const Instruction &inst) {
  auto *compare = dyn_cast<CmpInst>(&inst);
  return hash_combine(inst.getOpcode(), inst.getType(),
                      compare ? compare->getPredicate() : 0);
}

void Likeness::colour(const Function &function) {
  ReversePostOrderTraversal<const Function *> order(&function);
  for (unsigned round = 0; round != numRounds; ++round)
    for (const BasicBlock *block : order)
      for (const Instruction &inst : *block) {
        uint64_t colour = kindOf(inst);
        if (auto *phi = dyn_cast<PHINode>(&inst)) {
          // Whatever the order of its entries; what comes around a loop has the
          // colour of the round before.
          uint64_t sum = 0, first = 0;
          bool isOne = true;
          for (const auto &[number, use] : enumerate(phi->incoming_values())) {
            bool isKnown = !isa<Instruction>(use) || colours.contains(use);
            uint64_t one =
                isKnown ? colourOf(use, round == 0 ? 0 : round - 1) : 0;
            if (number == 0)
              first = one;
            isOne &= one == first;
            sum += hash_value(one);
          }
          colour = isOne && round > 0 && phi->getNumIncomingValues() == 1
                       ? colourOf(phi->getIncomingValue(0), round)
                       : uint64_t(hash_combine(colour, sum));
        } else {
          for (const Use &use : inst.operands())
            if (!isa<BasicBlock>(use))
              colour = hash_combine(colour, colourOf(use, round));
        }
        colours[&inst][round] = colour;
      }
}

unsigned Likeness::of(const Value *source, const Value *target) const {
  unsigned rounds = 0;
  for (unsigned round = 0; round != numRounds; ++round)
    rounds += colourOf(source, round) == colourOf(target, round);
  return rounds;
}

MapVector<uint64_t, SmallVector<const PHINode *, 1>>
Likeness::phisOf(const Function &function) const {
  MapVector<uint64_t, SmallVector<const PHINode *, 1>> phis;
  for (const BasicBlock &block : function)
    for (const PHINode &phi : block.phis())
      phis[colourOf(&phi, numRounds - 1)].push_back(&phi);
  return phis;
}
