// Notes by which changes of the witness an execution would go another way.

#include "verify/judge/refine/replay/pursuit/Watch.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {

/// The instructions between a value and what it was computed from, at most.
static constexpr unsigned mostDepth = 12;
/// How often a branch of a loop is looked at.
static constexpr unsigned mostVisits = 4;
static constexpr size_t mostWishes = 400;
/// The characters of a string that is wished for, at most.
static constexpr size_t mostText = 64;

static Leaf leafOf(APInt bits) { return {Leaf::Bits, std::move(bits), 0}; }

static Leaf pointerLeaf(const DataLayout &layout, unsigned block) {
  return {Leaf::Pointer, APInt(layout.getIndexSizeInBits(0), 0), block};
}

Site Watch::siteOf(const Lane &pointer, Type *type) const {
  Site site{Site::Memory, pointer.object, pointer.bits.getLimitedValue()};
  site.type = type;
  if (!environment.targetCalls().empty())
    std::tie(site.call, site.turn) = environment.targetCalls().back();
  return site;
}

void Watch::onInstructionExecuted(const Instruction &instruction,
                                  ArrayRef<Lane> result) {
  if (isStopped || frames.empty())
    return;
  Frame &frame = frames.back();
  frame.values[&instruction] = Lanes(result);
  if (auto *load = dyn_cast<LoadInst>(&instruction);
      load && access && access->pointer.isPointer())
    frame.sites[load] = siteOf(access->pointer, load->getType());
  if (auto *call = dyn_cast<CallBase>(&instruction)) {
    wantStrings(*call);
    Site site{Site::Result};
    site.call = &instruction;
    site.type = instruction.getType();
    for (auto [call, turn] : environment.targetCalls())
      if (call == &instruction)
        site.turn = turn;
    frame.sites[&instruction] = site;
  }
  if (auto *select = dyn_cast<SelectInst>(&instruction))
    wantOtherWay(*select);
}

void Watch::onFunctionEntered(const Instruction *call) {
  if (!isStopped)
    frames.push_back({call});
}

void Watch::onArgument(const Argument &argument, ArrayRef<Lane> lanes) {
  if (!isStopped)
    frames.back().values[&argument] = Lanes(lanes);
}

void Watch::onFunctionLeft() {
  if (!isStopped)
    frames.pop_back();
}

void Watch::onBlockEntered(const BasicBlock &block) {
  if (isStopped)
    return;
  Frame &frame = frames.back();
  edges.insert({frame.block, &block});
  if (frame.block)
    wantOtherWay(*frame.block->getTerminator());
  frame.block = &block;
}

void Watch::onAccess(const Lane &pointer, uint64_t size) {
  if (!isStopped)
    access = Access{pointer, size};
}

std::optional<Lane> Watch::valueOf(size_t frame, const Value *value) const {
  if (auto *number = dyn_cast<ConstantInt>(value))
    return Lane::of(number->getValue());
  if (isa<ConstantPointerNull>(value))
    return Lane::pointer(0, APInt(64, 0));
  auto found = frames[frame].values.find(value);
  if (found == frames[frame].values.end() || found->second.size() != 1)
    return std::nullopt;
  return found->second[0];
}

void Watch::add(const Site &site, const Leaf &value) {
  if (noted.size() < mostWishes)
    noted.push_back({site, value});
}

/// Wishes that `value` be `wanted`: whatever it is computed from is to be what
/// makes it so, as far as that is simple.
void Watch::want(size_t frame, const Value *value, const Leaf &wanted,
                 unsigned depth) {
  if (depth >= mostDepth)
    return;
  if (auto *argument = dyn_cast<Argument>(value)) {
    if (frame == 0) {
      Site site{Site::Argument, argument->getArgNo()};
      site.type = argument->getType();
      return add(site, wanted);
    }
    if (auto *call = dyn_cast_or_null<CallBase>(frames[frame].call);
        call && argument->getArgNo() < call->arg_size())
      want(frame - 1, call->getArgOperand(argument->getArgNo()), wanted,
           depth + 1);
    return;
  }
  auto *instruction = dyn_cast<Instruction>(value);
  if (!instruction)
    return;
  if (auto site = frames[frame].sites.find(value);
      site != frames[frame].sites.end())
    return add(site->second, wanted);
  if (auto *phi = dyn_cast<PHINode>(instruction)) {
    for (const Use &incoming : phi->incoming_values())
      want(frame, incoming, wanted, depth + mostDepth / 4);
    return;
  }
  if (auto *select = dyn_cast<SelectInst>(instruction)) {
    want(frame, select->getTrueValue(), wanted, depth + 1);
    return want(frame, select->getFalseValue(), wanted, depth + 1);
  }
  if (isa<GetElementPtrInst>(instruction) || isa<FreezeInst>(instruction))
    return want(frame, instruction->getOperand(0), wanted, depth + 1);
  if (wanted.kind != Leaf::Bits)
    return;
  if (auto *cast = dyn_cast<CastInst>(instruction);
      cast && cast->getSrcTy()->isIntegerTy())
    return want(
        frame, cast->getOperand(0),
        leafOf(wanted.bits.zextOrTrunc(cast->getSrcTy()->getIntegerBitWidth())),
        depth + 1);
  if (auto *compare = dyn_cast<ICmpInst>(instruction)) {
    auto left = valueOf(frame, compare->getOperand(0)),
         right = valueOf(frame, compare->getOperand(1));
    wantNear(frame, compare->getOperand(0), right, depth + 1);
    return wantNear(frame, compare->getOperand(1), left, depth + 1);
  }
  if (auto *operation = dyn_cast<BinaryOperator>(instruction))
    wantOfOperation(frame, *operation, wanted.bits, depth + 1);
}

/// Wishes that `value` be what it is compared with, or next to it.
void Watch::wantNear(size_t frame, const Value *value,
                     const std::optional<Lane> &other, unsigned depth) {
  if (isa<Constant>(value) || !other)
    return;
  if (other->isBits() && value->getType()->isIntegerTy()) {
    want(frame, value, leafOf(other->bits), depth);
    want(frame, value, leafOf(other->bits + 1), depth);
    return want(frame, value, leafOf(other->bits - 1), depth);
  }
  if (!other->isPointer() || !value->getType()->isPointerTy())
    return;
  const DataLayout &layout = frames[frame].block->getModule()->getDataLayout();
  Leaf same = pointerLeaf(layout, other->object);
  same.bits = other->bits.zextOrTrunc(same.bits.getBitWidth());
  want(frame, value, same, depth);
  want(frame, value, pointerLeaf(layout, newBlock), depth);
}

/// Wishes that one operand be what makes the result `wanted`, with the other as
/// it is.
void Watch::wantOfOperation(size_t frame, const BinaryOperator &operation,
                            const APInt &wanted, unsigned depth) {
  for (unsigned i : {0, 1}) {
    std::optional<Lane> other = valueOf(frame, operation.getOperand(1 - i));
    if (!other || !other->isBits() || isa<Constant>(operation.getOperand(i)))
      continue;
    const APInt &known = other->bits;
    APInt value = wanted;
    switch (operation.getOpcode()) {
    case Instruction::Add:
      value -= known;
      break;
    case Instruction::Sub:
      value = i == 0 ? wanted + known : known - wanted;
      break;
    case Instruction::Xor:
      value ^= known;
      break;
    case Instruction::Shl:
      value = i == 0 ? wanted.lshr(known) : wanted;
      break;
    case Instruction::LShr:
    case Instruction::AShr:
      value = i == 0 ? wanted.shl(known) : wanted;
      break;
    case Instruction::Mul:
      value = known.isZero() ? wanted : wanted.udiv(known);
      break;
    case Instruction::UDiv:
    case Instruction::SDiv:
      value = i == 0 ? wanted * known : wanted;
      break;
    default: // What is masked, or a remainder, may be that itself.
      break;
    }
    want(frame, operation.getOperand(i), leafOf(std::move(value)), depth);
  }
}

/// Wishes that a string be the constant one that it is compared with.
void Watch::wantStrings(const CallBase &call) {
  const Function *callee = call.getCalledFunction();
  if (!callee ||
      !is_contained({"strcmp", "strncmp", "strcasecmp", "strncasecmp", "strstr",
                     "memcmp", "bcmp"},
                    callee->getName()) ||
      call.arg_size() < 2 || visits[&call]++ >= mostVisits)
    return;
  for (unsigned i : {0, 1}) {
    StringRef text;
    std::optional<Lane> other =
        valueOf(frames.size() - 1, call.getArgOperand(1 - i));
    if (!getConstantStringInfo(call.getArgOperand(i), text) || !other ||
        !other->isPointer() || text.size() >= mostText)
      continue;
    // All bytes at once, as those of one integer.
    const DataLayout &layout = call.getDataLayout();
    APInt bits(8 * (text.size() + 1), 0);
    for (auto [at, character] : enumerate(text))
      bits.insertBits(uint8_t(character),
                      8 * (layout.isLittleEndian() ? at : text.size() - at), 8);
    add(siteOf(*other, IntegerType::get(call.getContext(), bits.getBitWidth())),
        leafOf(bits));
  }
}

/// Wishes that a branch, a switch or a selection of the innermost function go
/// another way than now.
void Watch::wantOtherWay(const Instruction &at) {
  if (visits[&at]++ >= mostVisits)
    return;
  size_t frame = frames.size() - 1;
  const Value *condition = nullptr;
  if (auto *choice = dyn_cast<SwitchInst>(&at)) {
    for (const auto &branch : choice->cases())
      want(frame, choice->getCondition(),
           leafOf(branch.getCaseValue()->getValue()));
    APInt beyond(choice->getCondition()->getType()->getIntegerBitWidth(), 0);
    while (choice->findCaseValue(ConstantInt::get(at.getContext(), beyond)) !=
           choice->case_default())
      ++beyond;
    return want(frame, choice->getCondition(), leafOf(std::move(beyond)));
  }
  if (auto *branch = dyn_cast<BranchInst>(&at);
      branch && branch->isConditional())
    condition = branch->getCondition();
  else if (auto *select = dyn_cast<SelectInst>(&at))
    condition = select->getCondition();
  if (!condition || !condition->getType()->isIntegerTy())
    return;
  if (std::optional<Lane> now = valueOf(frame, condition); now && now->isBits())
    want(frame, condition, leafOf(~now->bits));
}

/// Wishes that `at`, at which the execution ended early, be defined.
void Watch::wantToGoOn(const Instruction &at) {
  const DataLayout &layout = at.getDataLayout();
  if (access && access->pointer.isPointer() && access->pointer.object != 0) {
    Site site{Site::Size, access->pointer.object};
    add(site, leafOf(APInt(64, access->pointer.bits.getLimitedValue()) +
                     access->size));
    if (auto *load = dyn_cast<LoadInst>(&at)) {
      site = siteOf(access->pointer, load->getType());
      if (load->getType()->isPointerTy())
        for (unsigned block : {newBlock, 0u})
          add(site, pointerLeaf(layout, block));
      else if (load->getType()->isIntegerTy())
        add(site, leafOf(APInt(load->getType()->getIntegerBitWidth(), 0)));
    }
  }
  for (const Use &operand : at.operands())
    if (operand->getType()->isPointerTy()) {
      want(frames.size() - 1, operand, pointerLeaf(layout, newBlock));
    } else if (operand->getType()->isIntegerTy()) {
      for (unsigned value : {1, 0})
        want(frames.size() - 1, operand,
             leafOf(APInt(64, value).zextOrTrunc(
                 operand->getType()->getIntegerBitWidth())));
    }
}

std::vector<Wish> Watch::wishes(const Outcome &outcome) {
  std::vector<Wish> others = std::move(noted);
  noted.clear();
  if (isStopped && outcome.at && !frames.empty() &&
      (outcome.kind == Outcome::ImmediateUB ||
       outcome.kind == Outcome::Unsupported))
    wantToGoOn(*outcome.at);
  llvm::append_range(noted, others);
  return std::move(noted);
}

} // namespace palindrome::replay
