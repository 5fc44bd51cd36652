// Translates a data layout to dlti.dl_spec (LangRef, "Data Layout").
// Specifications that the layout leaves out get LLVM's defaults; those that
// MLIR has no entry for are left out with a warning.

#include "import/upstream/Importer.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome::upstream;
using namespace mlir::LLVM;

namespace {
/// Reads the specifications of a layout. The first one of each key counts.
class LayoutReader {
public:
  explicit LayoutReader(mlir::MLIRContext &context) : builder(&context) {}

  /// Returns false if `spec` is malformed.
  bool read(llvm::StringRef spec);

  mlir::DataLayoutSpecInterface result();

  llvm::SmallVector<llvm::StringRef> unhandled;

private:
  using Numbers = llvm::SmallVector<uint64_t>;
  static std::optional<Numbers> numbers(llvm::StringRef list);

  bool readType(mlir::Type type, llvm::StringRef rest);
  bool readPointer(llvm::StringRef rest);
  bool readSpace(llvm::StringRef key, llvm::StringRef rest);
  bool readLegalWidths(llvm::StringRef rest);
  bool readFunctionPointer(llvm::StringRef rest);
  bool readStackAlignment(llvm::StringRef rest);
  bool setKey(llvm::StringRef key, mlir::Attribute value);
  mlir::DenseIntElementsAttr vector(llvm::ArrayRef<uint64_t> values) {
    return mlir::DenseIntElementsAttr::get(
        mlir::VectorType::get(static_cast<int64_t>(values.size()),
                              builder.getI64Type()),
        values);
  }

  mlir::Builder builder;
  llvm::MapVector<mlir::Type, mlir::Attribute> types;
  llvm::MapVector<mlir::StringAttr, mlir::Attribute> keys;
};
} // namespace

/// Reads numbers `1:2:3`, after an optional colon.
std::optional<LayoutReader::Numbers>
LayoutReader::numbers(llvm::StringRef list) {
  Numbers result;
  llvm::SmallVector<llvm::StringRef> parts;
  list.consume_front(":");
  list.split(parts, ':');
  for (llvm::StringRef part : parts)
    if (part.getAsInteger(10, result.emplace_back()))
      return std::nullopt;
  return result;
}

bool LayoutReader::setKey(llvm::StringRef key, mlir::Attribute value) {
  keys.try_emplace(builder.getStringAttr(key), value);
  return true;
}

/// Reads the alignments of a type, `ABI[:preferred]`.
bool LayoutReader::readType(mlir::Type type, llvm::StringRef rest) {
  if (types.count(type))
    return true;
  std::optional<Numbers> found = numbers(rest);
  if (!found || found->empty() || found->size() > 2)
    return false;
  types[type] = vector({found->front(), found->back()});
  return true;
}

/// Reads a pointer, `[space]:size:ABI[:preferred[:index]]`.
bool LayoutReader::readPointer(llvm::StringRef rest) {
  unsigned space = 0;
  if (!rest.starts_with(":") && rest.consumeInteger(10, space))
    return false;
  auto type = LLVMPointerType::get(builder.getContext(), space);
  if (types.count(type))
    return true;
  std::optional<Numbers> found = numbers(rest);
  if (!found || found->size() < 2 || found->size() > 4)
    return false;
  uint64_t size = (*found)[0], abi = (*found)[1];
  uint64_t preferred = found->size() > 2 ? (*found)[2] : abi;
  uint64_t index = found->size() > 3 ? (*found)[3] : size;
  types[type] = vector({size, abi, preferred, index});
  return true;
}

/// Reads a memory space; 0 is the default and gets no entry.
bool LayoutReader::readSpace(llvm::StringRef key, llvm::StringRef rest) {
  uint64_t space = 0;
  if (rest.getAsInteger(10, space))
    return false;
  if (space == 0)
    return true;
  auto type = mlir::IntegerType::get(builder.getContext(), 64,
                                     mlir::IntegerType::Unsigned);
  return setKey(key, mlir::IntegerAttr::get(type, space));
}

bool LayoutReader::readLegalWidths(llvm::StringRef rest) {
  std::optional<Numbers> found = numbers(rest);
  if (!found)
    return false;
  llvm::SmallVector<int32_t> widths(found->begin(), found->end());
  return setKey(mlir::DLTIDialect::kDataLayoutLegalIntWidthsKey,
                builder.getDenseI32ArrayAttr(widths));
}

bool LayoutReader::readStackAlignment(llvm::StringRef rest) {
  uint64_t alignment = 0;
  if (rest.getAsInteger(10, alignment))
    return false;
  return setKey(mlir::DLTIDialect::kDataLayoutStackAlignmentKey,
                builder.getI64IntegerAttr(static_cast<int64_t>(alignment)));
}

/// Reads the alignment of function pointers, `i` or `n` and a number.
bool LayoutReader::readFunctionPointer(llvm::StringRef rest) {
  bool dependsOnFunction = rest.consume_front("n");
  uint64_t alignment = 0;
  if ((!dependsOnFunction && !rest.consume_front("i")) ||
      rest.getAsInteger(10, alignment))
    return false;
  return setKey(mlir::DLTIDialect::kDataLayoutFunctionPointerAlignmentKey,
                mlir::FunctionPointerAlignmentAttr::get(
                    builder.getContext(), alignment, dependsOnFunction));
}

/// The float type of `width` bits in a layout.
static mlir::Type floatType(mlir::MLIRContext *context, unsigned width) {
  switch (width) {
  case 16:
    return mlir::Float16Type::get(context);
  case 32:
    return mlir::Float32Type::get(context);
  case 64:
    return mlir::Float64Type::get(context);
  case 80:
    return mlir::Float80Type::get(context);
  case 128:
    return mlir::Float128Type::get(context);
  default:
    return {};
  }
}

bool LayoutReader::read(llvm::StringRef spec) {
  using DLTI = mlir::DLTIDialect;
  llvm::StringRef rest = spec;
  llvm::StringRef kind =
      rest.take_while([](char c) { return llvm::isAlpha(c); });
  // Keys of several letters come first.
  if (kind.starts_with("F"))
    kind = kind.take_front();
  rest = rest.drop_front(kind.size());
  if (kind == "e")
    return setKey(DLTI::kDataLayoutEndiannessKey,
                  builder.getStringAttr(DLTI::kDataLayoutEndiannessLittle));
  if (kind == "E")
    return setKey(DLTI::kDataLayoutEndiannessKey,
                  builder.getStringAttr(DLTI::kDataLayoutEndiannessBig));
  if (kind == "P")
    return readSpace(DLTI::kDataLayoutProgramMemorySpaceKey, rest);
  if (kind == "m" && rest.consume_front(":"))
    return setKey(DLTI::kDataLayoutManglingModeKey,
                  builder.getStringAttr(rest));
  if (kind == "G")
    return readSpace(DLTI::kDataLayoutGlobalMemorySpaceKey, rest);
  if (kind == "A")
    return readSpace(DLTI::kDataLayoutAllocaMemorySpaceKey, rest);
  if (kind == "S")
    return readStackAlignment(rest);
  if (kind == "F")
    return readFunctionPointer(rest);
  if (kind == "n")
    return readLegalWidths(rest);
  if (kind == "p")
    return readPointer(rest);
  if (kind == "i" || kind == "f") {
    unsigned width = 0;
    if (rest.consumeInteger(10, width))
      return false;
    mlir::Type type = kind == "i" ? mlir::Type(builder.getIntegerType(width))
                                  : floatType(builder.getContext(), width);
    return type && readType(type, rest);
  }
  unhandled.push_back(spec);
  return true;
}

mlir::DataLayoutSpecInterface LayoutReader::result() {
  llvm::SmallVector<mlir::DataLayoutEntryInterface> entries;
  for (auto [type, value] : types)
    entries.push_back(mlir::DataLayoutEntryAttr::get(type, value));
  for (auto [key, value] : keys)
    entries.push_back(mlir::DataLayoutEntryAttr::get(key, value));
  return mlir::DataLayoutSpecAttr::get(builder.getContext(), entries);
}

mlir::LogicalResult Importer::importDataLayout() {
  // The defaults of LangRef.
  static constexpr llvm::StringLiteral defaults =
      "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-"
      "f64:64:64-f128:128:128";
  LayoutReader reader(context);
  for (llvm::StringRef layout :
       {llvm::StringRef(source.getDataLayoutStr()), llvm::StringRef(defaults)})
    for (llvm::StringRef spec : llvm::split(layout, '-'))
      if (!spec.empty() && !reader.read(spec))
        return mlir::emitError(moduleLoc(), "cannot translate data layout: ")
               << spec;
  for (llvm::StringRef spec : reader.unhandled)
    mlir::emitWarning(moduleLoc(), "unhandled data layout token: ") << spec;
  op->setAttr(mlir::DLTIDialect::kDataLayoutAttrName, reader.result());
  return mlir::success();
}
