// Looks names up in the tables of NormalForm.def.

#include "verify/judge/mlir/NormalForm.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::mlirdiff {

/// Whether entry `place` of the metadata table is the flag "Debug Info
/// Version".
static bool isVersionFlag(mlir::ArrayAttr table, uint64_t place) {
  // A flag is a tuple of behaviour, key and value.
  auto entry = [&](uint64_t i) {
    return i < table.size() ? table[i] : mlir::Attribute();
  };
  auto flag = llvm::dyn_cast_or_null<mlir::DenseI32ArrayAttr>(entry(place));
  auto key = flag && flag.size() == 3
                 ? llvm::dyn_cast_or_null<mlir::StringAttr>(entry(flag[1]))
                 : mlir::StringAttr();
  return key && key.getValue() == debugInfoVersion;
}

bool hasOnlyDebugInfo(mlir::Operation &module) {
  auto lists = module.getAttrOfType<mlir::ArrayAttr>(namedMetadata);
  auto table = module.getAttrOfType<mlir::ArrayAttr>(metadataTable);
  if (!lists || !table)
    return false;
  return llvm::all_of(lists, [&](mlir::Attribute entry) {
    auto list = llvm::dyn_cast<mlir::ArrayAttr>(entry);
    auto name = list && !list.empty()
                    ? llvm::dyn_cast<mlir::StringAttr>(list[0])
                    : mlir::StringAttr();
    if (!name || name.getValue() == "llvm.dbg.cu")
      return name != nullptr;
    auto places = list.size() == 2
                      ? llvm::dyn_cast<mlir::DenseI32ArrayAttr>(list[1])
                      : mlir::DenseI32ArrayAttr();
    return places && name.getValue() == "llvm.module.flags" &&
           llvm::all_of(places.asArrayRef(), [&](int32_t place) {
             return isVersionFlag(table, place);
           });
  });
}

bool isSpelling(llvm::StringRef carriedName) {
  static const llvm::StringSet<> names = {
#define CARRIED_SPELLING(NAME) NAME,
#include "verify/judge/mlir/NormalForm.def"
  };
  return names.contains(carriedName);
}

mlir::DictionaryAttr attributesOf(mlir::Operation &op) {
  auto properties = llvm::dyn_cast_or_null<mlir::DictionaryAttr>(
      op.getPropertiesAsAttribute());
  if (!properties)
    return op.getAttrDictionary();
  mlir::NamedAttrList all(op.getDiscardableAttrDictionary());
  for (mlir::NamedAttribute property : properties)
    all.set(property.getName(), property.getValue());
  return all.getDictionary(op.getContext());
}

mlir::DictionaryAttr parameterAttributesOf(mlir::DictionaryAttr written) {
  static const llvm::StringSet<> flags = {
#define UNKNOWN_FLAG(NAME) NAME,
#include "verify/judge/mlir/NormalForm.def"
  };
  auto codes = written.getAs<mlir::ArrayAttr>(carriedAttributes);
  if (!codes)
    return written;
  mlir::NamedAttrList entries(written);
  llvm::SmallVector<mlir::Attribute> others;
  for (mlir::Attribute code : codes) {
    auto flag = llvm::dyn_cast<mlir::StringAttr>(code);
    if (flag && flags.contains(flag))
      entries.set(("llvm." + flag.getValue()).str(),
                  mlir::UnitAttr::get(written.getContext()));
    else
      others.push_back(code);
  }
  if (others.empty())
    entries.erase(carriedAttributes);
  else
    entries.set(carriedAttributes,
                mlir::ArrayAttr::get(written.getContext(), others));
  return entries.getDictionary(written.getContext());
}

bool isIgnored(llvm::StringRef name) {
  static const llvm::StringSet<> names = {
#define IGNORED_ATTRIBUTE(NAME) NAME,
#include "verify/judge/mlir/NormalForm.def"
  };
  return names.contains(name);
}

bool isDefault(llvm::StringRef name, mlir::Attribute value) {
  static const llvm::StringMap<llvm::StringRef> spellings = {
#define DEFAULT_ATTRIBUTE(NAME, SPELLING) {NAME, SPELLING},
#include "verify/judge/mlir/NormalForm.def"
  };
  auto found = spellings.find(name);
  if (found == spellings.end())
    return false;
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text == found->second;
}

} // namespace palindrome::mlirdiff
