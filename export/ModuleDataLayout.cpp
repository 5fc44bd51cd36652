// Translates `dlti.dl_spec` to an LLVM data layout (LangRef, "Data Layout"): a
// specification for each entry, in the order of the entries, types last.
//
//   #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<[32, 64]>>
//
// becomes
//
//   e-i64:32:64

#include "export/ModuleOps.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::dyn_cast;
using llvm::isa;
using mlir::DLTIDialect;
using mlir::failure;
using mlir::IntegerAttr;
using mlir::LogicalResult;
using mlir::StringAttr;
using mlir::success;

namespace {
class LayoutWriter {
public:
  LayoutWriter(mlir::Operation *module, mlir::DataLayout layout)
      : module(module), layout(std::move(layout)), stream(text) {}

  mlir::FailureOr<std::string> write(mlir::DataLayoutSpecInterface spec);

private:
  LogicalResult addKey(StringAttr key, mlir::Attribute value);
  LogicalResult addType(mlir::Type type);
  void addNumber(llvm::StringRef prefix, mlir::Attribute value) {
    auto number = dyn_cast<IntegerAttr>(value);
    if (uint64_t bits = number ? number.getValue().getZExtValue() : 0)
      next() << prefix << bits;
  }
  /// Begins a specification.
  llvm::raw_ostream &next() {
    if (!text.empty())
      stream << '-';
    return stream;
  }

  mlir::Operation *module;
  mlir::DataLayout layout;
  std::string text;
  llvm::raw_string_ostream stream;
};
} // namespace

LogicalResult LayoutWriter::addKey(StringAttr key, mlir::Attribute value) {
  if (key == DLTIDialect::kDataLayoutEndiannessKey) {
    bool isBig =
        value == StringAttr::get(module->getContext(),
                                 DLTIDialect::kDataLayoutEndiannessBig);
    next() << (isBig ? 'E' : 'e');
  } else if (key == DLTIDialect::kDataLayoutAllocaMemorySpaceKey) {
    addNumber("A", value);
  } else if (key == DLTIDialect::kDataLayoutGlobalMemorySpaceKey) {
    addNumber("G", value);
  } else if (key == DLTIDialect::kDataLayoutProgramMemorySpaceKey) {
    addNumber("P", value);
  } else if (key == DLTIDialect::kDataLayoutStackAlignmentKey) {
    addNumber("S", value);
  } else if (auto mangling = dyn_cast<StringAttr>(value);
             mangling && key == DLTIDialect::kDataLayoutManglingModeKey) {
    if (!mangling.empty())
      next() << "m:" << mangling.getValue();
  } else if (auto function =
                 dyn_cast<mlir::FunctionPointerAlignmentAttr>(value);
             function &&
             key == DLTIDialect::kDataLayoutFunctionPointerAlignmentKey) {
    if (uint64_t alignment = function.getAlignment())
      next() << (function.getFunctionDependent() ? "Fn" : "Fi") << alignment;
  } else if (auto widths = dyn_cast<mlir::DenseI32ArrayAttr>(value);
             widths && key == DLTIDialect::kDataLayoutLegalIntWidthsKey) {
    if (!widths.empty()) {
      next() << 'n';
      llvm::interleave(widths.asArrayRef(), stream, ":");
    }
  } else {
    return mlir::emitError(module->getLoc(), "unsupported data layout key ")
           << key;
  }
  return success();
}

LogicalResult LayoutWriter::addType(mlir::Type type) {
  // LLVM has no index type.
  if (isa<mlir::IndexType>(type))
    return success();
  uint64_t alignment = layout.getTypeABIAlignment(type) * 8;
  uint64_t preferred = layout.getTypePreferredAlignment(type) * 8;
  if (auto pointer = dyn_cast<mlir::LLVM::LLVMPointerType>(type)) {
    uint64_t size = layout.getTypeSizeInBits(type);
    next() << 'p' << pointer.getAddressSpace() << ':' << size << ':'
           << alignment << ':' << preferred << ':'
           << layout.getTypeIndexBitwidth(type).value_or(size);
    return success();
  }
  if (auto integer = dyn_cast<mlir::IntegerType>(type)) {
    if (!integer.isSignless())
      return mlir::emitError(
                 module->getLoc(),
                 "unsupported data layout for non-signless integer ")
             << type;
    next() << 'i' << integer.getWidth();
  } else if (isa<mlir::Float16Type, mlir::Float32Type, mlir::Float64Type,
                 mlir::Float80Type, mlir::Float128Type>(type)) {
    next() << 'f' << type.getIntOrFloatBitWidth();
  } else {
    return mlir::emitError(module->getLoc(),
                           "unsupported type in data layout: ")
           << type;
  }
  stream << ':' << alignment;
  if (preferred != alignment)
    stream << ':' << preferred;
  return success();
}

mlir::FailureOr<std::string>
LayoutWriter::write(mlir::DataLayoutSpecInterface spec) {
  for (mlir::DataLayoutEntryInterface entry : spec.getEntries())
    if (auto key = dyn_cast<StringAttr>(entry.getKey()))
      if (failed(addKey(key, entry.getValue())))
        return failure();
  for (mlir::DataLayoutEntryInterface entry : spec.getEntries())
    if (auto type = dyn_cast<mlir::Type>(entry.getKey()))
      if (failed(addType(type)))
        return failure();
  return text;
}

mlir::FailureOr<std::string>
palindrome::exporter::dataLayoutString(mlir::Operation *module) {
  // ModuleOp has a method of this name without implementing the interface.
  if (auto builtin = dyn_cast<mlir::ModuleOp>(module)) {
    if (mlir::DataLayoutSpecInterface spec = builtin.getDataLayoutSpec())
      return LayoutWriter(module, mlir::DataLayout(builtin)).write(spec);
  } else if (auto scope = dyn_cast<mlir::DataLayoutOpInterface>(module)) {
    if (mlir::DataLayoutSpecInterface spec = scope.getDataLayoutSpec())
      return LayoutWriter(module, mlir::DataLayout(scope)).write(spec);
  }
  return std::string();
}
