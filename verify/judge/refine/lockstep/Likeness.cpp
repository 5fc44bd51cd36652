#include "verify/judge/refine/lockstep/Likeness.h"
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
        auto *phi = dyn_cast<PHINode>(&inst);
        if (phi && phi->getNumIncomingValues() == 1) {
          colour = colourOf(phi->getIncomingValue(0), round);
        } else if (phi) {
          // Whatever the order of its entries; what comes around a loop has the
          // colour of the round before.
          uint64_t sum = 0;
          for (const Use &use : phi->incoming_values())
            sum += hash_value(colourOf(use, round == 0 ? 0 : round - 1));
          colour = hash_combine(colour, sum);
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
      if (phi.getNumIncomingValues() > 1)
        phis[colourOf(&phi, numRounds - 1)].push_back(&phi);
  return phis;
}
