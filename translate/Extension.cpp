// The extension registry's defaults and its book of registrations.

#include "palindrome/Extension.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <mutex>

using namespace palindrome;
using namespace mlir;

ExportTranslation::~ExportTranslation() = default;
ImportTranslation::~ImportTranslation() = default;

SmallVector<llvm::Value *> ExportTranslation::lookupValues(ValueRange values) {
  SmallVector<llvm::Value *> result;
  result.reserve(values.size());
  for (Value value : values)
    result.push_back(lookupValue(value));
  return result;
}

FailureOr<SmallVector<Value>>
ImportTranslation::convertValues(ArrayRef<llvm::Value *> values) {
  SmallVector<Value> result;
  result.reserve(values.size());
  for (llvm::Value *value : values) {
    FailureOr<Value> converted = convertValue(value);
    if (failed(converted))
      return failure();
    result.push_back(*converted);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// What an interface does unless a dialect says otherwise
//===----------------------------------------------------------------------===//

LogicalResult ExportInterface::convertOperation(Operation *,
                                                llvm::IRBuilderBase &,
                                                ExportTranslation &) const {
  return failure();
}

LogicalResult ExportInterface::amendOperation(Operation *,
                                              ArrayRef<llvm::Instruction *>,
                                              NamedAttribute,
                                              ExportTranslation &) const {
  return success();
}

LogicalResult ExportInterface::convertParameterAttr(LLVM::LLVMFuncOp, unsigned,
                                                    NamedAttribute,
                                                    ExportTranslation &) const {
  return success();
}

LogicalResult ImportInterface::convertIntrinsic(OpBuilder &, llvm::CallInst *,
                                                ImportTranslation &) const {
  return failure();
}

LogicalResult ImportInterface::convertInstruction(OpBuilder &,
                                                  llvm::Instruction *,
                                                  ArrayRef<llvm::Value *>,
                                                  ImportTranslation &) const {
  return failure();
}

LogicalResult ImportInterface::setMetadataAttrs(OpBuilder &, StringRef,
                                                llvm::MDNode *, Operation *,
                                                ImportTranslation &) const {
  return failure();
}

//===----------------------------------------------------------------------===//
// Registrations
//===----------------------------------------------------------------------===//

palindrome::detail::Registration
palindrome::detail::registrationOf(const void *interface, StringRef dialect) {
  static std::mutex mutex;
  static llvm::StringSet<> registrations;
  std::lock_guard<std::mutex> lock(mutex);
  std::string address =
      llvm::utohexstr(reinterpret_cast<uintptr_t>(interface)) + ':';
  auto entry = registrations.insert(address + dialect.str()).first;
  return {TypeID::getFromOpaquePointer(&*entry),
          entry->getKey().drop_front(address.size())};
}

LogicalResult palindrome::checkProviders(const DialectInterface &interface,
                                         ArrayRef<std::string> providers,
                                         StringRef direction) {
  if (providers.size() < 2)
    return success();
  return emitError(UnknownLoc::get(interface.getContext()))
         << "dialect '" << interface.getDialect()->getNamespace()
         << "' has several extensions for the " << direction << ", by "
         << llvm::join(providers, " and by ") << "; register one of them";
}
