// Reads the `details` of ops of `llvmx`, which import/body/Fallback.cpp writes.

#include "export/body/InstructionParts.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

std::nullptr_t InstructionParts::fail(const llvm::Twine &why) {
  if (problem.empty())
    problem = why.str();
  return nullptr;
}

Attribute InstructionParts::find(StringRef name) {
  read.push_back(name);
  return details.get(name);
}

uint64_t InstructionParts::integer(StringRef name, uint64_t least,
                                   uint64_t most,
                                   std::optional<uint64_t> byDefault) {
  auto value = attribute<IntegerAttr>(name);
  if (!value) {
    if (!byDefault)
      fail("it has no '" + name + "'");
    return byDefault.value_or(least);
  }
  if (!value.getValue().isNegative() &&
      value.getValue().getActiveBits() <= 64) {
    uint64_t number = value.getValue().getZExtValue();
    if (number >= least && number <= most)
      return number;
  }
  fail("its '" + name + "' is not between " + llvm::Twine(least) + " and " +
       llvm::Twine(most));
  return least;
}

bool InstructionParts::flag(StringRef name) {
  return attribute<UnitAttr>(name) != nullptr;
}

StringRef InstructionParts::string(StringRef name) {
  auto value = attribute<StringAttr>(name);
  return value ? value.getValue() : StringRef();
}

llvm::Type *InstructionParts::typeOf(StringRef name) {
  auto value = attribute<TypeAttr>(name);
  llvm::Type *converted =
      value ? module.types.convert(value.getValue()) : nullptr;
  if (!converted)
    fail("its '" + name + "' is no type of LLVM's");
  return converted;
}

llvm::Align InstructionParts::align() {
  uint64_t value = integer("align", 1, llvm::Value::MaximumAlignment);
  if (llvm::isPowerOf2_64(value))
    return llvm::Align(value);
  fail("its 'align' is no power of two");
  return llvm::Align();
}

llvm::AtomicOrdering InstructionParts::ordering(StringRef name) {
  uint64_t value =
      integer(name, 0, static_cast<uint64_t>(llvm::AtomicOrdering::LAST));
  if (llvm::isValidAtomicOrdering(value))
    return static_cast<llvm::AtomicOrdering>(value);
  fail("its '" + name + "' is no ordering");
  return llvm::AtomicOrdering::NotAtomic;
}

llvm::SyncScope::ID InstructionParts::scope() {
  StringRef name = string("syncscope");
  return name.empty() ? llvm::SyncScope::ID(llvm::SyncScope::System)
                      : module.context.getOrInsertSyncScopeID(name);
}

bool InstructionParts::has(size_t count) {
  if (operands.size() == count)
    return true;
  fail("it has " + llvm::Twine(operands.size()) + " operands, not " +
       llvm::Twine(count));
  return false;
}

bool InstructionParts::isPointer(size_t place) {
  if (place < operands.size() && operands[place]->getType()->isPointerTy())
    return true;
  fail("its operand " + llvm::Twine(place) + " is no pointer");
  return false;
}

void InstructionParts::reportUnread() const {
  for (NamedAttribute entry : details)
    if (!llvm::is_contained(read, entry.getName().strref()))
      module.report.drop("'" + entry.getName().strref() + "' of its details",
                         "the instruction has no such part");
}
