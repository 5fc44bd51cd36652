// Control flow that data decides: in a run it is taken, and in a function that
// is built it becomes branches, phis and assumptions.

#include "mlir/IR/RegionGraphTraits.h"
#include "verify/judge/dialects/machine/Descriptor.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/CFG.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace palindrome;
using namespace palindrome::dialects;

namespace {
/// A block of the function where paths meet, and the values that they bring.
class Join {
public:
  /// `isValid` is false if there are no phis for `types`; the machine has
  /// stopped then.
  Join(Machine &machine, mlir::TypeRange types);

  /// Ends the current path with a branch here. False, and the machine has
  /// stopped, if it cannot.
  bool arrive(const Values &arriving);
  bool isReached() const { return !llvm::pred_empty(block); }

  llvm::BasicBlock *block;
  Values values; ///< In the block.
  bool isValid = true;

private:
  Machine &machine;
  llvm::SmallVector<mlir::Type> types;
  llvm::SmallVector<llvm::PHINode *> phis;
};
} // namespace

/// A new block of the function.
static llvm::BasicBlock *addBlock(llvm::IRBuilderBase &terms) {
  return llvm::BasicBlock::Create(terms.getContext(), "",
                                  terms.GetInsertBlock()->getParent());
}

Join::Join(Machine &machine, mlir::TypeRange types)
    : block(addBlock(machine.terms())), machine(machine),
      types(types.begin(), types.end()) {
  llvm::IRBuilderBase &terms = machine.terms();
  llvm::IRBuilderBase::InsertPointGuard guard(terms);
  terms.SetInsertPoint(block);
  for (mlir::Type type : types) {
    // The casts of phis follow the last phi.
    std::optional<Value> value =
        putTogether(machine, type, [&](llvm::Type *part) {
          llvm::IRBuilderBase::InsertPointGuard inner(terms);
          terms.SetInsertPoint(block, block->getFirstNonPHIIt());
          return phis.emplace_back(terms.CreatePHI(part, 2));
        });
    isValid &= value.has_value();
    if (isValid)
      values.push_back(std::move(*value));
  }
}

bool Join::arrive(const Values &arriving) {
  llvm::SmallVector<llvm::Value *> parts;
  for (auto [value, type] : llvm::zip_equal(arriving, types))
    if (!takeApart(machine, value, type, parts))
      return false;
  llvm::IRBuilderBase &terms = machine.terms();
  for (auto [phi, part] : llvm::zip_equal(phis, parts))
    phi->addIncoming(part, terms.GetInsertBlock());
  terms.CreateBr(block);
  return true;
}

/// The blocks of a region that is built.
class dialects::Graph {
public:
  llvm::DenseMap<mlir::Block *, std::unique_ptr<Join>> places;
};

void Machine::noteLatitude() {
  latitude = true;
  if (builder)
    unsupported("the documents allow several results");
}

bool Machine::undefinedIf(const Bits &condition, const llvm::Twine &what) {
  if (condition.isTerm())
    builder->CreateAssumption((!condition).in(*builder));
  else if (condition.isKnownTrue())
    undefined(what);
  return condition.isKnownTrue();
}

void Machine::undefinedIfPoison(const Bits &bits) {
  if (!bits.isTerm())
    return;
  llvm::Value *term = bits.in(*builder);
  builder->CreateAssumption(builder->CreateICmpEQ(term, term));
}

Bits Machine::poisonIf(const Bits &condition, const Bits &bits) {
  llvm::Value *otherwise = bits.in(*builder);
  return Term{builder->CreateSelect(
                  condition.in(*builder),
                  llvm::PoisonValue::get(otherwise->getType()), otherwise),
              builder};
}

Bits Machine::open(const Bits &condition) {
  if (condition.isTerm())
    return false;
  if (condition.isKnownTrue())
    noteLatitude();
  return condition;
}

Value Machine::pick(const Bits &condition, mlir::Type type, const Value &ifTrue,
                    const Value &ifFalse) {
  if (!condition.isTerm())
    return condition.isKnownTrue() ? ifTrue : ifFalse;
  llvm::SmallVector<llvm::Value *> one, other;
  if (!takeApart(*this, ifTrue, type, one) ||
      !takeApart(*this, ifFalse, type, other))
    return Value();
  size_t next = 0;
  std::optional<Value> result = putTogether(*this, type, [&](llvm::Type *) {
    llvm::Value *selected =
        builder->CreateSelect(condition.in(*builder), one[next], other[next]);
    ++next;
    return selected;
  });
  return result.value_or(Value());
}

bool Machine::endPath() {
  if (!stop || stop->kind != Stop::Kind::Undefined)
    return false;
  builder->CreateUnreachable();
  stop.reset();
  return true;
}

std::optional<Values> Machine::choose(const Bits &condition,
                                      mlir::TypeRange types, Part ifTrue,
                                      Part ifFalse) {
  if (!condition.isTerm())
    return condition.isKnownTrue() ? ifTrue() : ifFalse();
  Join join(*this, types);
  if (!join.isValid)
    return std::nullopt;
  llvm::BasicBlock *yes = addBlock(*builder), *no = addBlock(*builder);
  builder->CreateCondBr(condition.in(*builder), yes, no);
  for (auto [block, part] : {std::pair(yes, ifTrue), std::pair(no, ifFalse)}) {
    builder->SetInsertPoint(block);
    std::optional<Values> results = part();
    bool isOver = results ? join.arrive(*results) : endPath();
    if (!isOver)
      return std::nullopt;
  }
  builder->SetInsertPoint(join.block);
  if (join.isReached())
    return join.values;
  undefined("both ways are undefined");
  return std::nullopt;
}

void Machine::branchIf(const Bits &condition, llvm::function_ref<void()> ifTrue,
                       llvm::function_ref<void()> ifFalse) {
  if (!builder)
    return condition.isKnownTrue() ? ifTrue() : ifFalse();
  llvm::BasicBlock *yes = addBlock(*builder), *no = addBlock(*builder);
  builder->CreateCondBr(condition.in(*builder), yes, no);
  builder->SetInsertPoint(yes);
  ifTrue();
  builder->SetInsertPoint(no);
  ifFalse();
}

std::optional<Values>
Machine::repeat(Values initial, llvm::ArrayRef<mlir::Type> types,
                llvm::function_ref<std::optional<Decision>(Values)> test,
                llvm::function_ref<std::optional<Values>(Values)> body) {
  if (builder) {
    Join head(*this, types);
    if (!head.isValid || !head.arrive(initial))
      return std::nullopt;
    builder->SetInsertPoint(head.block);
    std::optional<Decision> decision = test(head.values);
    if (!decision)
      return std::nullopt;
    llvm::BasicBlock *inside = addBlock(*builder), *end = addBlock(*builder);
    builder->CreateCondBr(decision->goesOn.in(*builder), inside, end);
    builder->SetInsertPoint(inside);
    std::optional<Values> results = body(decision->values);
    bool isOver = results ? head.arrive(*results) : endPath();
    if (!isOver)
      return std::nullopt;
    builder->SetInsertPoint(end);
    return std::move(decision->values);
  }
  while (true) {
    std::optional<Decision> decision = test(std::move(initial));
    if (!decision)
      return std::nullopt;
    if (!decision->goesOn.isKnownTrue())
      return std::move(decision->values);
    std::optional<Values> results = body(std::move(decision->values));
    if (!results)
      return std::nullopt;
    initial = std::move(*results);
  }
}

void Machine::branch(mlir::Block *block, Values arguments) {
  if (builder) {
    graph->places[block]->arrive(arguments);
    return;
  }
  next = block;
  left = std::move(arguments);
}

/// Each block that can be reached is built once, after those that dominate it.
std::optional<Values> Machine::build(mlir::Region &region, Values arguments) {
  mlir::Block *entry = &region.front();
  llvm::ReversePostOrderTraversal<mlir::Block *> order(entry);
  Graph own;
  llvm::SaveAndRestore<Graph *> inner(graph, &own);
  std::optional<Join> exit;
  for (mlir::Block *block : order)
    if (block != entry) {
      auto place = std::make_unique<Join>(*this, block->getArgumentTypes());
      if (!place->isValid)
        return std::nullopt;
      own.places[block] = std::move(place);
    }
  for (mlir::Block *block : order) {
    if (block != entry)
      builder->SetInsertPoint(own.places[block]->block);
    if (!run(*block, block == entry ? arguments : own.places[block]->values)) {
      if (!endPath())
        return std::nullopt;
      continue;
    }
    mlir::Operation *terminator = block->getTerminator();
    if (terminator->getNumSuccessors() != 0)
      continue;
    if (!exit)
      exit.emplace(*this, terminator->getOperandTypes());
    if (!exit->isValid || !exit->arrive(left))
      return std::nullopt;
  }
  if (exit) {
    builder->SetInsertPoint(exit->block);
    return exit->values;
  }
  builder->SetInsertPoint(addBlock(*builder));
  undefined("no path leads to the end");
  return std::nullopt;
}
