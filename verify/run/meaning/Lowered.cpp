// Lowers and exports a module, with its ops as debug locations, by which the
// instructions are found that were made of them.

#include "verify/run/meaning/Lowered.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "palindrome/Export.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/run/meaning/Undef.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"

using namespace palindrome;
using namespace palindrome::meaning;

/// Whether a location below `op` holds more than places in a file: debug info,
/// or what an import carried.
static bool hasMeaningfulLocation(mlir::Operation *op) {
  auto visit = [](mlir::Location location) {
    auto fused = llvm::dyn_cast<mlir::FusedLoc>(location);
    return fused && fused.getMetadata() ? mlir::WalkResult::interrupt()
                                        : mlir::WalkResult::advance();
  };
  return op
      ->walk(
          [&](mlir::Operation *inner) { return inner->getLoc()->walk(visit); })
      .wasInterrupted();
}

/// A copy of `module` in which each op's location refers to the original op.
/// Functions with debug info keep theirs.
static mlir::OwningOpRef<mlir::ModuleOp>
copyWithOrigins(mlir::ModuleOp module) {
  mlir::IRMapping mapping;
  mlir::OwningOpRef<mlir::ModuleOp> copy(
      llvm::cast<mlir::ModuleOp>(module->clone(mapping)));
  for (auto function : module.getOps<mlir::FunctionOpInterface>()) {
    if (function.isExternal() || hasMeaningfulLocation(function))
      continue;
    function->walk([&](mlir::Operation *op) {
      // The location of the original remains within, for errors.
      mapping.lookup(op)->setLoc(
          mlir::OpaqueLoc::get<mlir::Operation *>(op, op->getLoc()));
    });
  }
  return copy;
}

/// The original op that `location` refers to; null if there is none.
static mlir::Operation *originOf(mlir::Location location) {
  mlir::Operation *found = nullptr;
  location->walk([&](mlir::Location part) {
    auto opaque = llvm::dyn_cast<mlir::OpaqueLoc>(part);
    if (opaque)
      found =
          mlir::OpaqueLoc::getUnderlyingLocationOrNull<mlir::Operation *>(part);
    return found ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
  });
  return found;
}

namespace {
/// The ops that the lines of debug locations stand for: an export translates
/// debug locations, and drops any others.
class OpLines {
public:
  explicit OpLines(mlir::MLIRContext &context)
      : context(context),
        file(mlir::LLVM::DIFileAttr::get(&context, name, "")) {}

  /// Replaces references to originals in a lowered module by lines.
  void write(mlir::ModuleOp module);
  /// Moves the lines of an export to the table of `result`.
  void read(LoweredModule &result) const;
  /// `error` of an export, and its notes, where the original ops are.
  Diagnostic atOriginals(Diagnostic error, llvm::StringRef file) const;

private:
  void write(mlir::LLVM::LLVMFuncOp function);

  /// Of the file of all lines; a real one has another.
  static constexpr llvm::StringLiteral name = "<palindrome ops>";

  mlir::MLIRContext &context;
  mlir::LLVM::DIFileAttr file;
  std::vector<mlir::Operation *> ops; ///< That of line N is the (N - 1)-th.
  llvm::DenseMap<mlir::Operation *, unsigned> lines;
};
} // namespace

void OpLines::write(mlir::LLVM::LLVMFuncOp function) {
  using namespace mlir::LLVM;
  mlir::MLIRContext *ctx = &context;
  llvm::StringRef fileName = name;
  auto id = [&] {
    return mlir::DistinctAttr::create(mlir::UnitAttr::get(ctx));
  };
  auto unit = DICompileUnitAttr::get(
      id(), llvm::dwarf::DW_LANG_C, file, mlir::StringAttr::get(ctx, fileName),
      /*isOptimized=*/true, DIEmissionKind::LineTablesOnly);
  auto subprogram = DISubprogramAttr::get(
      ctx, id(), unit, file, function.getSymNameAttr(),
      function.getSymNameAttr(), file, /*line=*/0, /*scopeLine=*/0,
      DISubprogramFlags::Definition | DISubprogramFlags::Optimized,
      DISubroutineTypeAttr::get(ctx, {}), {}, {});
  function.getBody().walk([&](mlir::Operation *op) {
    unsigned line = 0;
    if (mlir::Operation *origin = originOf(op->getLoc())) {
      line = lines.try_emplace(origin, ops.size() + 1).first->second;
      if (line > ops.size())
        ops.push_back(origin);
    }
    op->setLoc(mlir::FileLineColLoc::get(ctx, fileName, line, 0));
  });
  mlir::Location nowhere = mlir::UnknownLoc::get(ctx);
  for (mlir::Block &block : function.getBody())
    for (mlir::BlockArgument argument : block.getArguments())
      argument.setLoc(nowhere);
  function->setLoc(mlir::FusedLoc::get({nowhere}, subprogram, ctx));
}

void OpLines::write(mlir::ModuleOp module) {
  for (auto function : module.getOps<mlir::LLVM::LLVMFuncOp>()) {
    if (function.isExternal())
      continue;
    bool refersToOps = function
                           ->walk([](mlir::Operation *op) {
                             return originOf(op->getLoc())
                                        ? mlir::WalkResult::interrupt()
                                        : mlir::WalkResult::advance();
                           })
                           .wasInterrupted();
    if (refersToOps)
      write(function);
  }
}

void OpLines::read(LoweredModule &result) const {
  bool isAll = true;
  for (llvm::Function &function : *result.module) {
    llvm::DISubprogram *subprogram = function.getSubprogram();
    if (!subprogram)
      continue;
    if (subprogram->getFilename() != name) {
      isAll = false;
      continue;
    }
    for (llvm::BasicBlock &block : function)
      for (llvm::Instruction &instruction : block)
        if (const llvm::DebugLoc &place = instruction.getDebugLoc();
            place && place.getLine())
          result.ops[&instruction] = ops[place.getLine() - 1];
    llvm::stripDebugInfo(function);
  }
  if (isAll)
    llvm::StripDebugInfo(*result.module);
}

Diagnostic OpLines::atOriginals(Diagnostic error, llvm::StringRef file) const {
  for (Diagnostic &note : error.notes)
    note = atOriginals(note, file);
  if (error.file != name)
    return error;
  Diagnostic result{file.str(), 0, 0, error.message, error.notes};
  if (error.line == 0)
    return result;
  Diagnostic place = diagnosticAt(ops[error.line - 1]->getLoc(), file, "");
  result.file = place.file;
  result.line = place.line;
  result.column = place.column;
  return result;
}

/// A type as MLIR prints it.
static std::string print(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

/// How `type`, of a parameter, is passed; `count` is set to the number of
/// parameters in LLVM IR.
static Form formOf(mlir::Type type, bool areBare, unsigned &count) {
  count = 1;
  // A tensor becomes a memref of the identity layout.
  auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
  if (!shaped || !llvm::isa<mlir::BaseMemRefType, mlir::TensorType>(type))
    return Form::Value;
  if (!shaped.hasRank()) {
    count = 2;
    return Form::Unranked;
  }
  if (areBare && shaped.hasStaticShape())
    return Form::Value;
  count = static_cast<unsigned>(3 + 2 * shaped.getRank());
  return Form::Descriptor;
}

/// The name of the parameter `argument`, with "%".
static std::string nameOf(mlir::BlockArgument argument) {
  if (auto name = llvm::dyn_cast<mlir::NameLoc>(argument.getLoc()))
    return "%" + name.getName().str();
  return "%arg" + std::to_string(argument.getArgNumber());
}

LoweredFunction
palindrome::meaning::describeFunction(mlir::FunctionOpInterface function,
                                      const llvm::Function &lowered,
                                      bool areBare) {
  LoweredFunction result;
  Diagnostic place = diagnosticAt(function->getLoc(), "", "");
  if (place.line != 0)
    result.place = place.file + ":" + std::to_string(place.line) + ":" +
                   std::to_string(place.column);
  bool isLLVM = llvm::isa<mlir::LLVM::LLVMFuncOp>(*function);
  unsigned next = 0;
  for (mlir::BlockArgument argument : function.getArguments()) {
    LoweredParameter parameter;
    parameter.name = nameOf(argument);
    parameter.type = print(argument.getType());
    parameter.first = next;
    // A tensor that is a value is an array, or a scalar.
    bool isValue = next < lowered.arg_size() &&
                   llvm::isa<mlir::RankedTensorType>(argument.getType()) &&
                   !lowered.getArg(next)->getType()->isPointerTy();
    if (!isLLVM && !isValue)
      parameter.form = formOf(argument.getType(), areBare, parameter.count);
    next += parameter.count;
    result.parameters.push_back(std::move(parameter));
  }
  if (next != lowered.arg_size())
    result.parameters.clear();
  for (mlir::Type type : function.getResultTypes())
    result.results.push_back(print(type));
  return result;
}

/// Replaces the strides of `parameter` of `function` that its sizes imply by
/// the products of these, which every caller passes. No attribute relates two
/// parameters.
///
///   %m: memref<?x?xf32>      the first stride is the second size
static void implyStrides(llvm::Function &function,
                         const LoweredParameter &parameter) {
  if (parameter.impliedStrides == 0)
    return;
  llvm::IRBuilder<> builder(&function.getEntryBlock(),
                            function.getEntryBlock().begin());
  unsigned rank = (parameter.count - 3) / 2, sizes = parameter.first + 3;
  llvm::Value *product = nullptr;
  for (unsigned dim = rank - 1; dim > 0; --dim) {
    llvm::Value *size = function.getArg(sizes + dim);
    product = product ? builder.CreateMul(product, size) : size;
    if (dim <= parameter.impliedStrides)
      function.getArg(sizes + rank + dim - 1)->replaceAllUsesWith(product);
  }
}

/// What is larger than any size in `memref` that is not known. The elements of
/// a contiguous memref are within one object, whose size "must not exceed the
/// largest signed integer that fits into the index type" (LangRef, "Allocated
/// Objects"). Where several sizes are not known, another one may be 0.
static llvm::APInt boundOfSizes(mlir::MemRefType memref, unsigned width) {
  llvm::APInt bound = llvm::APInt::getSignedMinValue(width);
  if (memref.getNumDynamicDims() != 1 || !memref.getLayout().isIdentity())
    return bound;
  mlir::Type element = memref.getElementType();
  bool isNumber = element.isIntOrFloat() && element.getIntOrFloatBitWidth();
  uint64_t bytes =
      isNumber ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8u) : 1;
  for (int64_t size : memref.getShape()) {
    if (mlir::ShapedType::isDynamic(size))
      continue;
    if (size == 0 || size > INT32_MAX || bytes > INT32_MAX)
      return bound;
    bytes *= uint64_t(size);
  }
  if (!llvm::isUIntN(width - 1, bytes))
    return bound;
  return (bound - 1).udiv(llvm::APInt(width, bytes)) + 1;
}

/// States what a caller passes for `parameter`, a memref of type `shaped`: its
/// numbers are neither undef nor poison, sizes are not negative, and what the
/// type states is so.
///
///   %m: memref<?x4xf32>      i64 noundef range(i64 0, -9223372036854775808),
///                            i64 noundef range(i64 4, 5), ...
static void constrain(llvm::Function &function, LoweredParameter &parameter,
                      mlir::ShapedType shaped) {
  unsigned next = parameter.first + 2; // After the two pointers.
  auto limit = [&](const llvm::ConstantRange &range) {
    function.addParamAttr(next,
                          llvm::Attribute::get(function.getContext(),
                                               llvm::Attribute::Range, range));
  };
  unsigned width = function.getArg(next)->getType()->getIntegerBitWidth();
  auto state = [&](int64_t value) {
    if (!mlir::ShapedType::isDynamic(value))
      limit(llvm::ConstantRange(
          llvm::APInt(width, value, /*isSigned=*/true, /*trunc=*/true)));
    function.addParamAttr(next, llvm::Attribute::NoUndef);
    ++next;
  };
  auto memref = llvm::dyn_cast<mlir::MemRefType>(shaped);
  if (!memref)
    memref = mlir::MemRefType::get(shaped.getShape(), shaped.getElementType());
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(memref.getStridesAndOffset(strides, offset)))
    return;
  state(offset);
  llvm::APInt bound = boundOfSizes(memref, width);
  for (int64_t size : shaped.getShape()) {
    if (mlir::ShapedType::isDynamic(size))
      limit(
          llvm::ConstantRange::getNonEmpty(llvm::APInt::getZero(width), bound));
    state(size);
  }
  for (int64_t stride : strides)
    state(stride);
  // Outer strides are products of more sizes: those that are no numbers come
  // first.
  if (memref.getLayout().isIdentity())
    while (parameter.impliedStrides < strides.size() &&
           mlir::ShapedType::isDynamic(strides[parameter.impliedStrides]))
      ++parameter.impliedStrides;
  implyStrides(function, parameter);
}

/// Lowers `module`; false after `errors` received an error.
static bool lower(mlir::ModuleOp module, const LoweringOptions &given) {
  LoweringOptions options = given;
  options.foldsArithmetic = false;
  return succeeded(lowerToLLVM(module, options));
}

static void makeLocal(llvm::GlobalValue *global) {
  if (global && !global->isDeclaration() && global->hasExternalLinkage())
    global->setLinkage(llvm::GlobalValue::InternalLinkage);
}

void palindrome::meaning::makePrivateLocal(mlir::ModuleOp module,
                                           llvm::Module &lowered) {
  for (mlir::Operation &op : *module.getBody()) {
    auto symbol = llvm::dyn_cast<mlir::SymbolOpInterface>(op);
    if (symbol && !symbol.isPublic())
      makeLocal(lowered.getNamedValue(symbol.getName()));
  }
}

/// Makes the functions of `lowered` local that the lowering of `module` added
/// for itself, such as helpers for deallocation. C wrappers are for others.
static void makeAddedLocal(mlir::ModuleOp module, llvm::Module &lowered) {
  for (llvm::Function &function : lowered) {
    llvm::StringRef name = function.getName();
    if (module.lookupSymbol(name) ||
        (name.consume_front("_mlir_ciface_") && module.lookupSymbol(name)))
      continue;
    makeLocal(&function);
  }
}

std::optional<LoweredModule> palindrome::meaning::bringToLLVM(
    mlir::ModuleOp module, const LoweringOptions &options,
    llvm::LLVMContext &context, Diagnostic &error) {
  Diagnostic place = diagnosticAt(module.getLoc(), "", "");
  MLIRErrors errors(*module.getContext(), place.file);
  module.getContext()->loadDialect<mlir::LLVM::LLVMDialect>();
  LoweredModule result;
  result.indexBits = getIndexBitwidth(module, options);
  result.isLowered = needsLowering(module);
  result.mayHoldUndef = mayHoldUndef(module);
  mlir::OwningOpRef<mlir::ModuleOp> copy = copyWithOrigins(module);
  if (result.isLowered && !lower(*copy, options)) {
    error = errors.take("the lowering failed");
    return std::nullopt;
  }
  size_t before = errors.warnings.size();
  OpLines lines(*module.getContext());
  lines.write(*copy);
  LLVMErrors llvmErrors(context);
  result.module = exportVerifiedModule(*copy, context);
  if (!result.module) {
    error = lines.atOriginals(
        errors.take(llvmErrors.first.value_or("the export failed")),
        place.file);
    return std::nullopt;
  }
  if (size_t count = errors.warnings.size() - before) {
    result.leftOut = errors.warnings[before].message;
    if (count > 1)
      result.leftOut += " (and " + std::to_string(count - 1) + " more)";
  }
  result.module->setModuleIdentifier(place.file);
  lines.read(result);
  makePrivateLocal(module, *result.module);
  if (result.isLowered)
    makeAddedLocal(module, *result.module);
  for (auto function : module.getOps<mlir::FunctionOpInterface>()) {
    llvm::Function *lowered = result.module->getFunction(function.getName());
    if (function.isExternal() || !lowered || lowered->isDeclaration())
      continue;
    // convert-func-to-llvm knows this attribute, too.
    bool areBare = options.useBarePointers || function->hasAttr("llvm.bareptr");
    LoweredFunction described = describeFunction(function, *lowered, areBare);
    for (auto [parameter, type] :
         llvm::zip(described.parameters, function.getArgumentTypes()))
      if (parameter.form == Form::Descriptor)
        constrain(*lowered, parameter, llvm::cast<mlir::ShapedType>(type));
    result.functions[lowered] = std::move(described);
  }
  return result;
}

void palindrome::meaning::limitDescriptorsAlike(const LoweredModule &from,
                                                llvm::Module &other) {
  for (const auto &[function, described] : from.functions) {
    llvm::Function *counterpart = other.getFunction(function->getName());
    if (!counterpart || counterpart->isDeclaration() ||
        counterpart->getFunctionType() != function->getFunctionType())
      continue;
    for (const LoweredParameter &parameter : described.parameters) {
      implyStrides(*counterpart, parameter);
      for (unsigned i = 0; i < parameter.count; ++i) {
        unsigned number = parameter.first + i;
        if (parameter.form != Form::Descriptor ||
            !function->hasParamAttribute(number, llvm::Attribute::NoUndef))
          continue;
        counterpart->addParamAttr(number, llvm::Attribute::NoUndef);
        llvm::Attribute range =
            function->getParamAttribute(number, llvm::Attribute::Range);
        if (range.isValid() &&
            !counterpart->hasParamAttribute(number, llvm::Attribute::Range))
          counterpart->addParamAttr(number, range);
      }
    }
  }
}

std::string
palindrome::meaning::describeDecisions(const LoweredModule &module,
                                       const LoweringOptions &options) {
  if (!module.isLowered)
    return "";
  std::string text = "index is " + std::to_string(module.indexBits) + " bits, ";
  text += options.useBarePointers
              ? "memrefs of static shape are passed as pointers"
              : "memrefs are descriptors";
  text += ", memory comes from ";
  if (options.useGenericFunctions)
    return text + "_mlir_memref_to_llvm_alloc";
  return text +
         (options.useAlignedAlloc ? "malloc and aligned_alloc" : "malloc");
}
