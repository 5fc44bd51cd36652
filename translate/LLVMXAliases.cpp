// Names long types and lists in the text of a module, so that a use takes a few
// characters:
//
//   #list = [["key0", "value0"], ["key1", "value1"], ...]
//   !struct = !llvm.struct<"s", (i32, i32, ...)>
//   llvm.func @f(!struct) attributes {passthrough = #list}
//
// MLIR prints them in full at each use otherwise, whereas LLVM IR shares
// structs by name, attributes by group and lists of alias scopes by number.
// Every parser of MLIR reads aliases, whoever asked for them.

#include "translate/LLVMXAliases.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace palindrome;
using mlir::LLVM::AccessGroupAttr;
using mlir::LLVM::AliasScopeAttr;
using mlir::LLVM::LLVMArrayType;
using mlir::LLVM::LLVMFunctionType;
using mlir::LLVM::LLVMStructType;
using mlir::LLVM::LLVMTargetExtType;
using mlir::LLVM::TargetFeaturesAttr;

namespace {
/// Adds up about how many characters MLIR prints, up to a limit.
class Length {
public:
  /// A text that is longer than this gets an alias.
  static constexpr int64_t limit = 200;
  bool isLong() const { return left < 0; }

  void add(mlir::Type type) {
    constexpr int64_t keyword = 5;
    left -= keyword;
    if (isLong())
      return;
    llvm::TypeSwitch<mlir::Type>(type)
        .Case([&](LLVMStructType structType) {
          if (structType.isIdentified()) {
            left -= static_cast<int64_t>(structType.getName().size());
            // A struct may contain itself.
            if (!open.insert(structType).second)
              return;
          }
          addAll(structType.getBody());
        })
        .Case([&](LLVMArrayType array) { add(array.getElementType()); })
        .Case([&](LLVMFunctionType function) {
          add(function.getReturnType());
          addAll(function.getParams());
        })
        .Case([&](LLVMTargetExtType target) { addAll(target.getTypeParams()); })
        .Default([](mlir::Type) {});
  }

  void add(mlir::Attribute attribute) {
    constexpr int64_t other = 10;
    left -= 4;
    if (isLong())
      return;
    llvm::TypeSwitch<mlir::Attribute>(attribute)
        .Case([&](mlir::StringAttr text) {
          left -= static_cast<int64_t>(text.size());
        })
        .Case([&](mlir::ArrayAttr array) { addAll(array.getValue()); })
        .Case([&](mlir::DictionaryAttr dictionary) {
          for (mlir::NamedAttribute entry : dictionary) {
            if (isLong())
              return;
            add(mlir::Attribute(entry.getName()));
            add(entry.getValue());
          }
        })
        .Case([&](mlir::TypeAttr type) { add(type.getValue()); })
        .Case([&](TargetFeaturesAttr features) {
          for (mlir::StringAttr feature : features.getFeatures())
            left -= static_cast<int64_t>(feature.size()) + 4;
        })
        .Default([&](mlir::Attribute) { left -= other; });
  }

private:
  template <typename Parts> void addAll(const Parts &parts) {
    for (auto part : parts) {
      if (isLong())
        return;
      add(part);
    }
  }

  int64_t left = limit;
  llvm::SmallPtrSet<mlir::Type, 4> open;
};
} // namespace

/// Whether `code` is an attribute code (docs/carried.md) with parts.
static bool isAttributeCode(mlir::ArrayAttr code) {
  auto text = [&](size_t place) {
    return place < code.size() ? llvm::dyn_cast<mlir::StringAttr>(code[place])
                               : mlir::StringAttr();
  };
  if (!text(0) || !text(1))
    return false;
  llvm::StringRef form = text(0).getValue();
  return code.size() == 2 || form == "string" || form == "type" ||
         form == "range" || form == "ranges";
}

/// Whether `list` may stand on many ops: it has attributes of functions, calls
/// or parameters, or alias scopes or access groups. The tables of the module
/// stand where they are used.
static bool mayBeShared(mlir::ArrayAttr list) {
  return !list.empty() && llvm::all_of(list, [](mlir::Attribute element) {
    if (auto code = llvm::dyn_cast<mlir::ArrayAttr>(element))
      return isAttributeCode(code);
    return llvm::isa<mlir::StringAttr, mlir::DictionaryAttr, AliasScopeAttr,
                     AccessGroupAttr>(element);
  });
}

LLVMXAliases::AliasResult LLVMXAliases::getAlias(mlir::Attribute attribute,
                                                 llvm::raw_ostream &os) const {
  auto list = llvm::dyn_cast<mlir::ArrayAttr>(attribute);
  bool isFeatures = llvm::isa<TargetFeaturesAttr>(attribute);
  if (!isFeatures && (!list || !mayBeShared(list)))
    return AliasResult::NoAlias;
  Length length;
  length.add(attribute);
  if (!length.isLong())
    return AliasResult::NoAlias;
  os << (isFeatures ? "target_features" : "list");
  return AliasResult::OverridableAlias;
}

LLVMXAliases::AliasResult LLVMXAliases::getAlias(mlir::Type type,
                                                 llvm::raw_ostream &os) const {
  llvm::StringRef name = llvm::TypeSwitch<mlir::Type, llvm::StringRef>(type)
                             .Case([](LLVMStructType) { return "struct"; })
                             .Case([](LLVMArrayType) { return "array"; })
                             .Case([](LLVMFunctionType) { return "func"; })
                             .Case([](LLVMTargetExtType) { return "target"; })
                             .Default([](mlir::Type) { return ""; });
  Length length;
  if (!name.empty())
    length.add(type);
  if (!length.isLong())
    return AliasResult::NoAlias;
  os << name;
  return AliasResult::OverridableAlias;
}
