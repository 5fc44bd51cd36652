// Translates attributes as MLIR's exporter does: as they are written, with its
// errors for those that LLVM does not have. Whether an attribute is valid on
// its function or parameter is left to LLVM's verifier.

#include "export/types/Attributes.h"
#include "translate/Attributes.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/ConstantRange.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using Kind = llvm::Attribute::AttrKind;
using llvm::dyn_cast;
using mlir::ArrayAttr;
using mlir::StringAttr;

mlir::InFlightDiagnostic AttributeExporter::reject() {
  failedStrictly = true;
  return mlir::emitError(report.op->getLoc());
}

/// Adds the attribute `name`, whose value is "" for a flag.
void AttributeExporter::addWritten(llvm::StringRef name, llvm::StringRef value,
                                   llvm::AttrBuilder &into) {
  Kind kind = llvm::Attribute::getAttrKindFromName(name);
  if (kind == llvm::Attribute::None) {
    into.addAttribute(name, value);
  } else if (llvm::Attribute::isIntAttrKind(kind)) {
    int64_t integer = 0;
    if (value.empty())
      reject() << "LLVM attribute '" << name << "' expects a value";
    else if (value.getAsInteger(/*Radix=*/0, integer))
      into.addAttribute(name, value);
    else
      into.addRawIntAttr(kind, integer);
  } else if (!value.empty()) {
    reject() << "LLVM attribute '" << name
             << "' does not expect a value, found '" << value << "'";
  } else {
    into.addAttribute(kind);
  }
}

llvm::AttributeSet AttributeExporter::convertWritten(ArrayAttr list,
                                                     llvm::StringRef listName) {
  llvm::AttrBuilder attributes(context);
  if (!list)
    return {};
  for (mlir::Attribute entry : list) {
    if (auto name = dyn_cast<StringAttr>(entry)) {
      addWritten(name, "", attributes);
    } else {
      auto pair = dyn_cast<ArrayAttr>(entry);
      if (!pair || pair.size() != 2) {
        reject() << "expected '" << listName
                 << "' to contain string or array attributes";
        return {};
      }
      auto key = dyn_cast<StringAttr>(pair[0]);
      auto value = dyn_cast<StringAttr>(pair[1]);
      if (!key || !value) {
        reject() << "expected arrays within '" << listName
                 << "' to contain two strings";
        return {};
      }
      addWritten(key, value, attributes);
    }
    if (failedStrictly)
      return {};
  }
  return llvm::AttributeSet::get(context, attributes);
}

/// Adds the attribute that the entry `llvm.NAME` of a parameter represents.
/// Ignores names that are unknown.
void AttributeExporter::addParameterWritten(llvm::StringRef name,
                                            mlir::Attribute value,
                                            llvm::AttrBuilder &into) {
  Kind kind = llvm::Attribute::getAttrKindFromName(name);
  if (kind == llvm::Attribute::None || !findParameterAttribute(kind))
    return;
  bool isMade =
      llvm::TypeSwitch<mlir::Attribute, bool>(value)
          .Case([&](mlir::TypeAttr type) {
            llvm::Type *converted = types.convert(type.getValue());
            if (!converted || !llvm::Attribute::isTypeAttrKind(kind))
              return false;
            into.addTypeAttr(kind, converted);
            return true;
          })
          .Case([&](mlir::IntegerAttr integer) {
            if (!llvm::Attribute::isIntAttrKind(kind))
              return false;
            into.addRawIntAttr(kind, integer.getInt());
            return true;
          })
          .Case([&](ConstantRangeAttr range) {
            if (!llvm::Attribute::isConstantRangeAttrKind(kind))
              return false;
            into.addConstantRangeAttr(
                kind, llvm::ConstantRange(range.getLower(), range.getUpper()));
            return true;
          })
          .Case([&](mlir::UnitAttr) {
            if (!llvm::Attribute::isEnumAttrKind(kind))
              return false;
            into.addAttribute(kind);
            return true;
          })
          .Default([](mlir::Attribute) { return false; });
  if (!isMade)
    reject() << "unsupported parameter attribute type";
}
