// Converts the function attributes of the dialect to names and values of LLVM
// IR.

#include "verify/judge/mlir/FunctionAttributes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {

static const llvm::StringMap<llvm::StringRef> &table() {
  static const llvm::StringMap<llvm::StringRef> names = {
#define FUNCTION_ATTRIBUTE(NAME, LLVM_NAME) {NAME, LLVM_NAME},
#include "verify/judge/mlir/NormalForm.def"
  };
  return names;
}

bool isFunctionAttribute(llvm::StringRef name) {
  return table().contains(name);
}

/// The value of the LLVM attribute; empty for a flag.
static std::string valueOf(Attribute attribute) {
  return llvm::TypeSwitch<Attribute, std::string>(attribute)
      .Case([](StringAttr text) { return text.str(); })
      .Case([](BoolAttr flag) -> std::string {
        return flag.getValue() ? "true" : "false";
      })
      .Case([](FramePointerKindAttr kind) {
        return stringifyFramePointerKind(kind.getFramePointerKind()).str();
      })
      .Case([](TargetFeaturesAttr features) {
        return features.getFeaturesString();
      })
      .Case([](UWTableKindAttr kind) {
        return std::to_string(uint64_t(kind.getUwtableKind()));
      })
      .Case([](VScaleRangeAttr range) {
        // LLVM packs both bounds of vscale_range into one number.
        return std::to_string((uint64_t(range.getMinRange().getInt()) << 32) |
                              uint32_t(range.getMaxRange().getInt()));
      })
      .Default([](Attribute) { return std::string(); });
}

void collectFunctionAttributes(Operation &function, FunctionAttributes &into) {
  for (const auto &entry : table())
    if (Attribute attribute = function.getAttr(entry.getKey()))
      into[entry.getValue().str()] = {entry.getKey().str(), valueOf(attribute)};
  auto passthrough = function.getAttrOfType<ArrayAttr>("passthrough");
  if (!passthrough)
    return;
  for (Attribute element : passthrough) {
    auto pair = dyn_cast<ArrayAttr>(element);
    auto name = dyn_cast_or_null<StringAttr>(!pair           ? element
                                             : !pair.empty() ? pair[0]
                                                             : Attribute());
    auto value = dyn_cast_or_null<StringAttr>(
        pair && pair.size() > 1 ? pair[1] : Attribute());
    if (name)
      into.try_emplace(name.str(),
                       FunctionAttribute{name.str(), value ? value.str() : ""});
  }
}

} // namespace palindrome::mlirdiff
