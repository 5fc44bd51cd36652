// Numbers for metadata nodes.

#include "verify/judge/refine/encode/ir/MetadataNumbers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"

using namespace palindrome::encode;
using namespace llvm;

std::string MetadataNumbers::describe(const Metadata *metadata, bool isTarget) {
  if (auto *string = dyn_cast<MDString>(metadata))
    return "s" + string->getString().str();
  if (auto *constant = dyn_cast<ConstantAsMetadata>(metadata))
    if (auto *number = dyn_cast<ConstantInt>(constant->getValue()))
      return "i" + toString(number->getValue(), 16, /*Signed=*/false) + "." +
             std::to_string(number->getBitWidth());
  auto *tuple = dyn_cast<MDTuple>(metadata);
  if (!tuple) // Other nodes are compared by address.
    return "@" + std::to_string(reinterpret_cast<uintptr_t>(metadata));
  std::string text = tuple->isDistinct() ? "d" : "t";
  for (const MDOperand &operand : tuple->operands())
    text += operand.get() == tuple
                ? ",self"
                : "," + std::to_string(get(operand.get(), isTarget));
  return text;
}

unsigned MetadataNumbers::get(const Metadata *metadata, bool isTarget) {
  if (!metadata)
    return 0;
  OfSide &side = sides[isTarget];
  // A node that is reached again from its own operands is compared by address.
  auto [it, isNew] = side.numbers.try_emplace(metadata, 0);
  if (!isNew && it->second != 0)
    return it->second;
  std::string text =
      isNew ? describe(metadata, isTarget)
            : "@" + std::to_string(reinterpret_cast<uintptr_t>(metadata));
  if (auto *node = dyn_cast<MDNode>(metadata); node && node->isDistinct())
    text += "#" + std::to_string(side.distinct[text]++);
  unsigned number =
      known.try_emplace(std::move(text), known.size() + 1).first->second;
  return side.numbers[metadata] = number;
}
