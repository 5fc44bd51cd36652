// Compares the bodies of two functions whose blocks and instructions are
// paired.

#include "verify/judge/diff/Comparison.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::diff {

static void noteMissing(Comparison &comparison, const Pairing &pairing) {
  Report &report = comparison.report;
  auto noteBlock = [&](const BasicBlock *block, Side side) {
    report.add("block-missing", {block, side == Side::B, ""},
               [&](Difference &difference) {
                 std::string &text =
                     side == Side::A ? difference.a : difference.b;
                 text = report.value(block, side) + ": " +
                        std::to_string(block->size()) + " instructions";
               });
  };
  auto noteInstruction = [&](const Instruction *instruction, Side side) {
    report.add("instruction-missing", {instruction, side == Side::B, ""},
               [&](Difference &difference) {
                 std::string &text =
                     side == Side::A ? difference.a : difference.b;
                 text = report.instruction(*instruction, side);
               });
  };
  for (const BasicBlock *block : pairing.blocksOnlyInA)
    noteBlock(block, Side::A);
  for (const BasicBlock *block : pairing.blocksOnlyInB)
    noteBlock(block, Side::B);
  for (const Instruction *instruction : pairing.instructionsOnlyInA)
    noteInstruction(instruction, Side::A);
  for (const Instruction *instruction : pairing.instructionsOnlyInB)
    noteInstruction(instruction, Side::B);
}

/// Compares the order of predecessors, which is the order of the block's uses
/// and visible in the comment `; preds = ...`.
static void comparePredecessors(Comparison &comparison, const BasicBlock *a,
                                const BasicBlock *b) {
  SmallVector<const BasicBlock *> left(predecessors(a));
  SmallVector<const BasicBlock *> right(predecessors(b));
  if (left.size() != right.size())
    return; // Then a successor differs, which is reported elsewhere.
  SmallVector<const BasicBlock *> wanted;
  for (const BasicBlock *block : left)
    wanted.push_back(cast_or_null<BasicBlock>(comparison.values.inB(block)));
  if (wanted == right)
    return;
  auto spell = [&](ArrayRef<const BasicBlock *> blocks, Side side) {
    std::string text;
    for (const BasicBlock *block : blocks)
      text += (text.empty() ? "" : ", ") + comparison.report.value(block, side);
    return text;
  };
  SmallVector<const BasicBlock *> sortedWanted(wanted), sortedRight(right);
  llvm::sort(sortedWanted);
  llvm::sort(sortedRight);
  if (sortedWanted != sortedRight)
    return;
  comparison.report.add("order:predecessors", {a, false, ""},
                        [&](Difference &difference) {
                          difference.a = spell(left, Side::A);
                          difference.b = spell(right, Side::B);
                        });
}

static void compareBlockOrder(Comparison &comparison, const Pairing &pairing) {
  DenseMap<const BasicBlock *, unsigned> position;
  if (pairing.blocks.empty())
    return;
  const Function &function = *pairing.blocks.front().second->getParent();
  for (const BasicBlock &block : function)
    position[&block] = position.size();
  const BasicBlock *last = nullptr;
  for (auto [a, b] : pairing.blocks) {
    if (last && position[last] > position[b]) {
      comparison.report.add(
          "order:blocks", {a, false, ""}, [&, a = a, b = b](Difference &d) {
            auto before = [&](const BasicBlock *block, Side side) {
              const BasicBlock *previous = block->getPrevNode();
              return previous
                         ? "after " + comparison.report.value(previous, side)
                         : std::string("first");
            };
            d.a = before(a, Side::A);
            d.b = before(b, Side::B);
          });
      return;
    }
    last = b;
  }
}

/// The debug records at the end of a block that has no terminator. LLVM's
/// getter is not const, but changes nothing.
static const DbgMarker *trailingRecords(const BasicBlock *block) {
  return const_cast<BasicBlock *>(block)->getTrailingDbgRecords();
}

void compareBodies(Comparison &comparison, const Pairing &pairing) {
  Report &report = comparison.report;
  noteMissing(comparison, pairing);
  compareBlockOrder(comparison, pairing);
  for (auto [a, b] : pairing.blocks) {
    ValuePlace place = {a, false, ""};
    if (a->getName() != b->getName())
      report.add("name:block", place, a->hasName() ? "%" + a->getName() : "",
                 b->hasName() ? "%" + b->getName() : "");
    // The entry must correspond to the entry.
    if (a->isEntryBlock() != b->isEntryBlock())
      report.add("successor", place, a->isEntryBlock() ? "entry" : "",
                 b->isEntryBlock() ? "entry" : "");
    comparePredecessors(comparison, a, b);
    compareRecords(comparison, trailingRecords(a), trailingRecords(b), place);
  }
  for (auto [a, b] : pairing.instructions) {
    if (a->DebugMarker || b->DebugMarker)
      compareRecords(comparison, a->DebugMarker, b->DebugMarker,
                     {a, false, ""});
    compareInstructions(comparison, *a, *b);
  }
}

} // namespace palindrome::diff
