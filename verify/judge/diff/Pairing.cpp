// Pairs blocks and instructions by keys at four levels: everything; their names
// and constants; the operations that compute their operands; their opcodes
// alone. No key depends on a context or on the numbering of unnamed values.

#include "verify/judge/diff/Pairing.h"
#include "verify/judge/compare/Align.h"
#include "verify/judge/diff/Hash.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace palindrome::diff {
namespace {

/// The blocks and instructions of a function with their keys.
struct Keyed {
  explicit Keyed(const Function &function);

  std::vector<const BasicBlock *> blocks;
  std::vector<compare::AlignKeys> blockKeys;
  DenseMap<const BasicBlock *, unsigned> blockIndex;
  /// Indexed by block, as are the keys.
  std::vector<std::vector<const Instruction *>> instructions;
  std::vector<std::vector<compare::AlignKeys>> instructionKeys;
};

uint64_t operandKey(const Value *operand,
                    const DenseMap<const Value *, uint64_t> &computed) {
  if (isa<Constant>(operand))
    return constantHash(operand, 1);
  if (auto *argument = dyn_cast<Argument>(operand))
    return mix(3, argument->getArgNo());
  if (isa<BasicBlock>(operand))
    return 4;
  if (auto *instruction = dyn_cast<Instruction>(operand)) {
    auto found = computed.find(instruction);
    return found == computed.end() ? mix(5, instruction->getOpcode())
                                   : found->second;
  }
  return mix(6, operand->getValueID());
}

compare::AlignKeys keysOf(const Instruction &instruction,
                          DenseMap<const Value *, uint64_t> &computed) {
  uint64_t shape = mix(instruction.getOpcode(), instruction.getNumOperands());
  shape = mix(shape, instruction.getType()->getTypeID());
  uint64_t deep = shape;
  uint64_t named = mix(shape, xxh3_64bits(instruction.getName()));
  // The order of a phi's entries does not matter.
  bool anyOrder = isa<PHINode>(instruction);
  auto add = [&](uint64_t &sum, uint64_t key) {
    sum = anyOrder ? sum + mix(9, key) : mix(sum, key);
  };
  for (const Use &use : instruction.operands()) {
    const Value *operand = use;
    add(deep, operandKey(operand, computed));
    add(named, isa<Constant>(operand) ? operandKey(operand, computed)
                                      : xxh3_64bits(operand->getName()));
  }
  computed[&instruction] = deep;
  return {mix(deep, named), named, deep, shape};
}

Keyed::Keyed(const Function &function) {
  DenseMap<const Value *, uint64_t> computed;
  for (const BasicBlock &block : function) {
    blockIndex[&block] = blocks.size();
    blocks.push_back(&block);
    compare::AlignKeys keys = {mix(1, xxh3_64bits(block.getName())), 2, 3, 4};
    auto &list = instructions.emplace_back();
    auto &listKeys = instructionKeys.emplace_back();
    for (const Instruction &instruction : block) {
      list.push_back(&instruction);
      listKeys.push_back(keysOf(instruction, computed));
      for (unsigned level = 0; level != compare::alignLevels; ++level)
        keys[level] = mix(keys[level], listKeys.back()[level]);
    }
    blockKeys.push_back(keys);
  }
}

using BlockPairs = SmallVector<std::pair<unsigned, unsigned>>;

BlockPairs pairByLayout(const Keyed &a, const Keyed &b) {
  if (a.blocks.size() != b.blocks.size())
    return compare::align(a.blockKeys, b.blockKeys);
  BlockPairs pairs;
  for (unsigned i = 0; i != a.blocks.size(); ++i)
    pairs.push_back({i, i});
  return pairs;
}

/// Pairs the blocks that `pairs` lacks, by name, then by likeness.
void pairTheRest(const Keyed &a, const Keyed &b, BlockPairs &pairs) {
  std::vector<bool> usedA(a.blocks.size()), usedB(b.blocks.size());
  for (auto [i, j] : pairs)
    usedA[i] = usedB[j] = true;
  StringMap<unsigned> byName;
  for (unsigned j = 0; j != b.blocks.size(); ++j)
    if (!usedB[j] && b.blocks[j]->hasName())
      byName[b.blocks[j]->getName()] = j;
  for (unsigned i = 0; i != a.blocks.size(); ++i) {
    if (usedA[i] || !a.blocks[i]->hasName())
      continue;
    auto found = byName.find(a.blocks[i]->getName());
    if (found == byName.end())
      continue;
    pairs.push_back({i, found->second});
    usedA[i] = usedB[found->second] = true;
  }
  std::vector<unsigned> restA, restB;
  std::vector<compare::AlignKeys> keysA, keysB;
  auto gather = [](const Keyed &side, const std::vector<bool> &used,
                   std::vector<unsigned> &rest,
                   std::vector<compare::AlignKeys> &keys) {
    for (unsigned i = 0; i != used.size(); ++i)
      if (!used[i]) {
        rest.push_back(i);
        keys.push_back(side.blockKeys[i]);
      }
  };
  gather(a, usedA, restA, keysA);
  gather(b, usedB, restB, keysB);
  for (auto [i, j] : compare::align(keysA, keysB))
    pairs.push_back({restA[i], restB[j]});
  llvm::sort(pairs);
}

/// Pairs the entries, and then the successors of each pair.
BlockPairs pairByFlow(const Keyed &a, const Keyed &b) {
  BlockPairs pairs = {{0, 0}};
  std::vector<bool> usedA(a.blocks.size()), usedB(b.blocks.size());
  usedA[0] = usedB[0] = true;
  for (size_t next = 0; next != pairs.size(); ++next) {
    auto [i, j] = pairs[next];
    auto successorsA = successors(a.blocks[i]);
    auto successorsB = successors(b.blocks[j]);
    for (auto x = successorsA.begin(), y = successorsB.begin();
         x != successorsA.end() && y != successorsB.end(); ++x, ++y) {
      unsigned to = a.blockIndex.lookup(*x), too = b.blockIndex.lookup(*y);
      if (usedA[to] || usedB[too])
        continue;
      usedA[to] = usedB[too] = true;
      pairs.push_back({to, too});
    }
  }
  pairTheRest(a, b, pairs);
  return pairs;
}

/// Pairs blocks with equal keys first, whatever their positions.
BlockPairs pairByLikeness(const Keyed &a, const Keyed &b) {
  BlockPairs pairs;
  if (a.blocks.size() != b.blocks.size())
    pairTheRest(a, b, pairs);
  else
    pairs = compare::align(a.blockKeys, b.blockKeys, /*byPosition=*/false);
  pairTheRest(a, b, pairs);
  return pairs;
}

/// A pairing and its quality: how many operands it leaves different, and how
/// many of the names that both functions have it leaves apart.
struct Candidate {
  Pairing pairing;
  uint64_t cost = 0, names = 0;

  bool operator<(const Candidate &other) const {
    return std::tie(cost, names) < std::tie(other.cost, other.names);
  }
};

/// The method by which the instructions of two paired blocks are paired.
enum class Order {
  Position, ///< By position, in blocks with the same opcodes.
  Keys,     ///< By keys always.
};

bool isLocal(const Value *value) {
  return isa<Argument, BasicBlock, Instruction>(value);
}

uint64_t operandCost(const Instruction &a, const Instruction &b,
                     const DenseMap<const Value *, const Value *> &locals,
                     const Correspondence &values) {
  if (a.getOpcode() != b.getOpcode() ||
      a.getNumOperands() != b.getNumOperands())
    return 2;
  auto matches = [&](const Value *left, const Value *right) {
    if (isa<Argument>(left))
      return values.equal(left, right);
    return !isLocal(left) ? !isLocal(right) : locals.lookup(left) == right;
  };
  uint64_t cost = 0;
  for (unsigned i = 0, n = a.getNumOperands(); i != n; ++i)
    cost += !matches(a.getOperand(i), b.getOperand(i));
  // The order of a phi's entries does not matter, and its blocks are no
  // operands.
  return isa<PHINode>(a) ? (cost ? 1 : 0) : cost;
}

bool sameOpcodes(ArrayRef<compare::AlignKeys> a,
                 ArrayRef<compare::AlignKeys> b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(),
                                            [](const compare::AlignKeys &x,
                                               const compare::AlignKeys &y) {
                                              return x.back() == y.back();
                                            });
}

BlockPairs pairInstructions(ArrayRef<compare::AlignKeys> a,
                            ArrayRef<compare::AlignKeys> b, Order order) {
  if (order == Order::Keys || !sameOpcodes(a, b))
    return compare::align(a, b);
  BlockPairs pairs;
  for (unsigned i = 0; i != a.size(); ++i)
    pairs.push_back({i, i});
  return pairs;
}

bool renamed(const Value *a, const Value *b) {
  return a->hasName() && b->hasName() && a->getName() != b->getName();
}

Candidate tryPairs(const Keyed &a, const Keyed &b, const BlockPairs &pairs,
                   Order order, const Correspondence &values) {
  Candidate candidate;
  Pairing &pairing = candidate.pairing;
  DenseMap<const Value *, const Value *> locals;
  std::vector<bool> usedA(a.blocks.size()), usedB(b.blocks.size());
  for (auto [i, j] : pairs) {
    usedA[i] = usedB[j] = true;
    pairing.blocks.push_back({a.blocks[i], b.blocks[j]});
    locals[a.blocks[i]] = b.blocks[j];
    // An entry corresponds only to an entry.
    if ((i == 0) != (j == 0))
      candidate.cost += 1000;
    unsigned nextA = 0, nextB = 0;
    auto skipTo = [&, i = i, j = j](unsigned toA, unsigned toB) {
      for (; nextA != toA; ++nextA)
        pairing.instructionsOnlyInA.push_back(a.instructions[i][nextA]);
      for (; nextB != toB; ++nextB)
        pairing.instructionsOnlyInB.push_back(b.instructions[j][nextB]);
    };
    candidate.names += renamed(a.blocks[i], b.blocks[j]);
    for (auto [x, y] :
         pairInstructions(a.instructionKeys[i], b.instructionKeys[j], order)) {
      skipTo(x, y);
      nextA = x + 1;
      nextB = y + 1;
      pairing.instructions.push_back(
          {a.instructions[i][x], b.instructions[j][y]});
      locals[a.instructions[i][x]] = b.instructions[j][y];
    }
    skipTo(a.instructions[i].size(), b.instructions[j].size());
  }
  for (unsigned i = 0; i != usedA.size(); ++i)
    if (!usedA[i])
      pairing.blocksOnlyInA.push_back(a.blocks[i]);
  for (unsigned j = 0; j != usedB.size(); ++j)
    if (!usedB[j])
      pairing.blocksOnlyInB.push_back(b.blocks[j]);
  candidate.cost +=
      2 *
      (pairing.instructionsOnlyInA.size() + pairing.instructionsOnlyInB.size() +
       pairing.blocksOnlyInA.size() + pairing.blocksOnlyInB.size());
  for (auto [x, y] : pairing.instructions) {
    candidate.cost += operandCost(*x, *y, locals, values);
    candidate.names += renamed(x, y);
  }
  return candidate;
}

} // namespace

Pairing pairFunctions(const Function &a, const Function &b,
                      Correspondence &values) {
  Keyed left(a), right(b);
  struct Strategy {
    BlockPairs (*blocks)(const Keyed &, const Keyed &);
    Order instructions;
  };
  static constexpr Strategy strategies[] = {
      {pairByLayout, Order::Position}, {pairByFlow, Order::Position},
      {pairByLayout, Order::Keys},     {pairByFlow, Order::Keys},
      {pairByLikeness, Order::Keys},
  };
  std::optional<Candidate> best;
  for (const Strategy &strategy : strategies) {
    Candidate candidate = tryPairs(left, right, strategy.blocks(left, right),
                                   strategy.instructions, values);
    if (!best || candidate < *best)
      best = std::move(candidate);
    if (!best->cost && !best->names)
      break;
  }
  for (auto [x, y] : best->pairing.blocks)
    values.add(x, y);
  for (auto [x, y] : best->pairing.instructions)
    values.add(x, y);
  return std::move(best->pairing);
}

} // namespace palindrome::diff
