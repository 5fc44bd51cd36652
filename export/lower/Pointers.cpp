// Replaces pointers of the dialect `ptr` with those of `llvm`, and the memory
// spaces that go with them with numbers. MLIR converts the address arithmetic
// of `ptr`, but no pass of memrefs or functions knows its types.

#include "export/lower/Pointers.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Ptr/IR/PtrOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

using namespace palindrome;
namespace ptr = mlir::ptr;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;
using llvm::isa;
using llvm::isa_and_nonnull;

/// The number of `space`, if it is an attribute that stands for one.
static std::optional<unsigned> getNumber(mlir::Attribute space) {
  if (isa_and_nonnull<ptr::GenericSpaceAttr>(space))
    return 0;
  if (auto number = dyn_cast_or_null<mlir::LLVM::AddressSpaceAttr>(space))
    return number.getAddressSpace();
  return std::nullopt;
}

/// The number of the memory space of `type`, if it is a pointer or a memref
/// with a space that stands for one.
static std::optional<unsigned> getSpace(mlir::Type type) {
  if (auto pointer = dyn_cast<ptr::PtrType>(type))
    return getNumber(pointer.getMemorySpace());
  auto memref = dyn_cast<mlir::BaseMemRefType>(type);
  return memref ? getNumber(memref.getMemorySpace()) : std::nullopt;
}

bool lower::isForeignPointer(mlir::Type type) {
  if (auto pointer = dyn_cast<ptr::PtrType>(type))
    return isa_and_nonnull<ptr::GenericSpaceAttr>(pointer.getMemorySpace());
  return getSpace(type).has_value();
}

/// What replaces `type`; null if nothing does.
static mlir::Type replace(mlir::Type type) {
  mlir::MLIRContext *context = type.getContext();
  std::optional<unsigned> number = getSpace(type);
  if (!number)
    return {};
  if (isa<ptr::PtrType>(type))
    return mlir::LLVM::LLVMPointerType::get(context, *number);
  mlir::Attribute space;
  if (*number != 0)
    space =
        mlir::IntegerAttr::get(mlir::IntegerType::get(context, 64), *number);
  if (auto ranked = dyn_cast<mlir::MemRefType>(type))
    return mlir::MemRefType::get(ranked.getShape(), ranked.getElementType(),
                                 ranked.getLayout(), space);
  return mlir::UnrankedMemRefType::get(
      llvm::cast<mlir::BaseMemRefType>(type).getElementType(), space);
}

static mlir::LLVM::AtomicOrdering convert(ptr::AtomicOrdering ordering) {
  // Both dialects have the words of LLVM IR.
  return *mlir::LLVM::symbolizeAtomicOrdering(
      ptr::stringifyAtomicOrdering(ordering));
}

/// Replaces `op` if it is an access through a pointer that is replaced.
static void convertAccess(mlir::Operation *op,
                          const mlir::LLVMTypeConverter &converter,
                          mlir::IRRewriter &rewriter) {
  mlir::Location loc = op->getLoc();
  auto cast = [&](mlir::Value value, mlir::Type type) {
    return value.getType() == type ? value
                                   : mlir::UnrealizedConversionCastOp::create(
                                         rewriter, loc, type, value)
                                         .getResult(0);
  };
  rewriter.setInsertionPoint(op);
  if (auto load = dyn_cast<ptr::LoadOp>(op)) {
    mlir::Type type = converter.convertType(load.getType());
    if (!type || !replace(load.getPtr().getType()))
      return;
    auto result = mlir::LLVM::LoadOp::create(
        rewriter, loc, type, load.getPtr(), load.getAlignment().value_or(0),
        load.getVolatile_(), load.getNontemporal(), load.getInvariant(),
        load.getInvariantGroup(), convert(load.getOrdering()),
        load.getSyncscope().value_or(""));
    rewriter.replaceOp(op, cast(result, load.getType()));
  } else if (auto store = dyn_cast<ptr::StoreOp>(op)) {
    mlir::Type type = converter.convertType(store.getValue().getType());
    if (!type || !replace(store.getPtr().getType()))
      return;
    mlir::LLVM::StoreOp::create(
        rewriter, loc, cast(store.getValue(), type), store.getPtr(),
        store.getAlignment().value_or(0), store.getVolatile_(),
        store.getNontemporal(), store.getInvariantGroup(),
        convert(store.getOrdering()), store.getSyncscope().value_or(""));
    rewriter.eraseOp(op);
  }
}

static mlir::LogicalResult convertPointers(mlir::ModuleOp module) {
  // Other ops require the types of the dialect; the export translates them.
  bool isLeft =
      module
          .walk([](mlir::Operation *op) {
            return isa_and_nonnull<ptr::PtrDialect>(op->getDialect()) &&
                           !isa<ptr::LoadOp, ptr::StoreOp>(op)
                       ? mlir::WalkResult::interrupt()
                       : mlir::WalkResult::advance();
          })
          .wasInterrupted();
  if (isLeft)
    return mlir::success();
  mlir::IRRewriter rewriter(module.getContext());
  mlir::LLVMTypeConverter converter(module.getContext());
  module.walk(
      [&](mlir::Operation *op) { convertAccess(op, converter, rewriter); });
  mlir::AttrTypeReplacer replacer;
  replacer.addReplacement([&](mlir::Type type) -> std::optional<mlir::Type> {
    mlir::Type other = replace(type);
    return other ? std::optional(other) : std::nullopt;
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return mlir::success();
}

const lower::OwnPass lower::convertPointersPass = {
    "palindrome-convert-pointers",
    "Convert pointers and memory spaces of the dialect ptr",
    [](mlir::DialectRegistry &registry) {
      registry.insert<mlir::LLVM::LLVMDialect>();
    },
    convertPointers,
};
