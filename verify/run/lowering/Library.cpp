// Functions that a lowered module declares, in a run of LLVM IR.

#include "verify/run/lowering/Library.h"
#include "verify/judge/dialects/Text.h"
#include "verify/run/lowering/Descriptors.h"
#include "verify/run/lowering/Draw.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Support/xxhash.h"

using namespace palindrome;
using namespace palindrome::lowering;
using dialects::Stop;
using dialects::Value;
using dialects::Values;
using interpret::Access;
using interpret::Lane;
using interpret::Lanes;
using interpret::Machine;

dialects::Limits lowering::limitsForOutput(unsigned indexBits) {
  dialects::Limits limits;
  limits.indexBits = indexBits;
  limits.hidesAddresses = true;
  return limits;
}

/// Whether the functions of C's library have one of this name, which both
/// interpreters may know.
static bool isOfC(llvm::StringRef name) {
  static const llvm::TargetLibraryInfoImpl library(
      llvm::Triple("x86_64-unknown-linux-gnu"));
  llvm::LibFunc function;
  return library.getLibFunc(name, function);
}

/// Whether a number in `value`, which is of `type`, is a NaN.
static bool hasNaN(const Value &value, mlir::Type type) {
  if (value.isList()) {
    auto complex = llvm::dyn_cast<mlir::ComplexType>(type);
    mlir::Type element =
        complex ? complex.getElementType()
                : llvm::cast<mlir::ShapedType>(type).getElementType();
    return llvm::any_of(value.list().elements, [&](const Value &member) {
      return hasNaN(member, element);
    });
  }
  auto real = llvm::dyn_cast<mlir::FloatType>(type);
  return real && value.isBits() &&
         llvm::APFloat(real.getFloatSemantics(), value.bits()).isNaN();
}

bool UnknownFunctions::call(dialects::Machine &machine,
                            mlir::FunctionOpInterface function,
                            llvm::ArrayRef<Value> arguments, Values &results) {
  if (isOfC(function.getName()))
    return false;
  llvm::raw_ostream &stream = machine.output();
  stream << '@' << function.getName() << '(';
  llvm::ListSeparator separator;
  for (auto [value, type] :
       llvm::zip_equal(arguments, function.getArgumentTypes())) {
    Value content = value;
    if (value.isView() && value.view().base.buffer)
      content = machine.memory().loadAll(
          value.view(), llvm::cast<mlir::ShapedType>(type).getElementType());
    // After a change, poison may be anything.
    if (!machine.isRunning() || (!content.isBits() && !content.isList()) ||
        findPoison(content))
      return false;
    if (hasNaN(content, type)) // Its bits are open.
      machine.noteLatitude();
    stream << separator;
    dialects::printValue(stream, machine, content, type);
  }
  stream << ")\n";
  Random random(llvm::xxh3_64bits(function.getName()) + ++calls);
  for (mlir::Type type : function.getResultTypes()) {
    if (!llvm::isa<mlir::VectorType>(type) && !type.isIntOrIndexOrFloat())
      return false;
    llvm::Expected<std::vector<std::string>> text =
        drawArguments(type, {}, random);
    llvm::Expected<Value> value =
        text ? dialects::readValue(machine, text->front(), type)
             : text.takeError();
    if (!value) {
      llvm::consumeError(value.takeError());
      return false;
    }
    results.push_back(std::move(*value));
  }
  return true;
}

/// Copies the elements of dimension `dimension` and those within.
static void copyElements(Machine &machine, const MemoryDescriptor &from,
                         const MemoryDescriptor &to, int64_t bytes,
                         size_t dimension, int64_t source, int64_t target) {
  if (machine.course.stopped())
    return;
  if (dimension < from.sizes.size()) {
    for (int64_t i = 0; i < from.sizes[dimension] && !machine.course.stopped();
         ++i)
      copyElements(machine, from, to, bytes, dimension + 1,
                   source + i * from.strides[dimension],
                   target + i * to.strides[dimension]);
    return;
  }
  Lane read = from.placeOf(source * bytes),
       written = to.placeOf(target * bytes);
  const interpret::MemoryObject *object =
      machine.accesses.access(read, bytes, 1, Access::Read);
  if (!object)
    return;
  interpret::Bytes copied =
      machine.accesses.readBytes(*object, read.bits.getZExtValue(), bytes);
  if (interpret::MemoryObject *into =
          machine.accesses.access(written, bytes, 1, Access::Write))
    machine.accesses.writeBytes(*into, written.bits.getZExtValue(), copied);
}

/// `memrefCopy(i64 bytes, {rank, ptr}* from, {rank, ptr}* to)`, for elements of
/// `bytes`.
static void copyMemRef(Machine &machine, unsigned indexBits,
                       llvm::ArrayRef<Lanes> arguments) {
  const Lane &bytes = arguments[0][0];
  DescriptorReader reader(machine, indexBits);
  MemoryDescriptor from = reader.readUnranked(arguments[1][0]);
  MemoryDescriptor to = reader.readUnranked(arguments[2][0]);
  if (!bytes.isBits())
    return machine.course.onImmediateUB("the size of an element is poison");
  if (machine.course.stopped())
    return;
  if (from.sizes.size() != to.sizes.size())
    return machine.course.onImmediateUB("a copy of a memref of another rank");
  copyElements(machine, from, to, bytes.bits.getSExtValue(), 0, from.offset,
               to.offset);
}

/// `printString(ptr)`: a text that ends with a byte that is zero.
static void printString(Machine &machine, Lane at, llvm::raw_ostream &stream) {
  llvm::Type *byte = llvm::Type::getInt8Ty(machine.setting.module.getContext());
  while (!machine.course.stopped()) {
    Lane character = machine.accesses.load(at, byte, /*alignment=*/1)[0];
    if (machine.course.stopped() ||
        (character.isBits() && character.bits.isZero()))
      return;
    if (!character.isBits())
      return machine.course.onImmediateUB("poison is printed");
    stream << static_cast<char>(character.bits.getZExtValue());
    at.bits += 1;
  }
}

Library::Library(mlir::ModuleOp original, unsigned indexBits)
    : original(original),
      printer(original, limitsForOutput(indexBits), stream) {}

bool Library::call(Machine &machine, llvm::StringRef name,
                   llvm::ArrayRef<Lanes> arguments, Lanes &result) {
  unsigned indexBits = printer.index(0).bits().getBitWidth();
  if (name == "memrefCopy" && arguments.size() == 3) {
    copyMemRef(machine, indexBits, arguments);
    return true;
  }
  if (name == "printString" && arguments.size() == 1) {
    printString(machine, arguments[0][0], stream);
    return true;
  }
  llvm::StringRef plain = name;
  bool isForC = plain.consume_front("_mlir_ciface_");
  auto declaration = original.lookupSymbol<mlir::FunctionOpInterface>(plain);
  if (!declaration)
    declaration = original.lookupSymbol<mlir::FunctionOpInterface>(name);
  llvm::SmallVector<mlir::Type> types;
  if (declaration)
    types = llvm::to_vector(declaration.getArgumentTypes());
  std::optional<Values> values =
      readArguments(machine, printer, arguments, types, isForC);
  if (machine.course.stopped())
    return true;
  Values results;
  if (!values ||
      (!dialects::callLibrary(printer, plain, types, *values, results) &&
       (!declaration || !declaration.isExternal() ||
        !unknown.call(printer, declaration, *values, results))))
    return false;
  if (const std::optional<Stop> &stop = printer.stopped()) {
    if (stop->kind == Stop::Kind::Undefined)
      machine.course.onImmediateUB(stop->message);
    else
      machine.course.unsupported(stop->message);
    return true;
  }
  for (const Value &value : results)
    if (!addLanes(value, result))
      return false;
  return true;
}
