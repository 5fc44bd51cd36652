// Finds attributes that MLIR has dropped.

#include "translate/LostAttributes.h"
#include "mlir/IR/Diagnostics.h"

using namespace palindrome;
using namespace mlir;

std::vector<LostAttributes::Default> LostAttributes::find(OperationName name) {
  std::vector<Default> result;
  OperationState state(UnknownLoc::get(name.getContext()), name);
  Operation *op = Operation::create(state);
  name.populateDefaultProperties(op->getPropertiesStorage());
  llvm::ArrayRef<const void *> words(
      wordsOf(*op), size_t(op->getPropertiesStorageSize()) / sizeof(void *));
  for (StringAttr attribute : name.getAttributeNames()) {
    Attribute value = op->getInherentAttr(attribute).value_or(Attribute());
    if (!value)
      continue;
    std::vector<const void *> before = words;
    op->setInherentAttr(attribute, Attribute());
    // What is no attribute in memory cannot be lost.
    for (size_t word = 0; word != words.size(); ++word)
      if (before[word] == value.getAsOpaquePointer() && !words[word])
        result.push_back({attribute, value, word});
  }
  op->destroy();
  return result;
}

llvm::ArrayRef<LostAttributes::Default>
LostAttributes::lookup(OperationName name) {
  auto [it, isNew] = found.try_emplace(name);
  if (isNew && name.isRegistered())
    it->second = find(name);
  return it->second;
}

LogicalResult LostAttributes::report(Operation &op) {
  for (const Default &attribute : of(op.getName()))
    if (!wordsOf(op)[attribute.word])
      // Not op->emitError, which may print the op.
      emitError(op.getLoc(), "'")
          << op.getName() << "' op has no attribute '"
          << attribute.name.getValue() << "', such as " << attribute.value
          << ": MLIR drops an attribute of another kind";
  return failure();
}

LogicalResult palindrome::checkLostAttributes(Operation *module) {
  LostAttributes attributes;
  bool isAnyLost = false;
  module->walk(
      [&](Operation *op) { isAnyLost |= failed(attributes.check(*op)); });
  return failure(isAnyLost);
}
