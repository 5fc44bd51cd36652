// Hashes of constants for pairing.

#include "verify/judge/diff/Hash.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace palindrome::diff {

/// The number of operands that contribute to a hash. A large constant that has
/// many uses would otherwise cost time at each of them.
static constexpr unsigned mostOperands = 16;

uint64_t mix(uint64_t seed, uint64_t value) {
  uint64_t words[] = {seed, value};
  return xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(words), sizeof(words)));
}

static uint64_t integerHash(uint64_t hash, const APInt &value) {
  for (unsigned i = 0; i != value.getNumWords(); ++i)
    hash = mix(hash, value.getRawData()[i]);
  return mix(hash, value.getBitWidth());
}

uint64_t constantHash(const Value *constant, unsigned depth) {
  uint64_t hash = mix(constant->getValueID(), constant->getType()->getTypeID());
  if (isa<GlobalValue>(constant))
    return mix(hash, xxh3_64bits(constant->getName()));
  if (auto *integer = dyn_cast<ConstantInt>(constant))
    return integerHash(hash, integer->getValue());
  if (auto *number = dyn_cast<ConstantFP>(constant))
    return integerHash(hash, number->getValueAPF().bitcastToAPInt());
  if (auto *data = dyn_cast<ConstantDataSequential>(constant))
    return mix(hash, xxh3_64bits(data->getRawDataValues()));
  auto *user = dyn_cast<Constant>(constant);
  if (!user || !depth)
    return hash;
  hash = mix(hash, user->getNumOperands());
  for (unsigned i = 0, n = std::min(user->getNumOperands(), mostOperands);
       i != n; ++i)
    hash = mix(hash, constantHash(user->getOperand(i), depth - 1));
  return hash;
}

} // namespace palindrome::diff
