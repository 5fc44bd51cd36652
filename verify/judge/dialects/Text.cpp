// Values of a run of MLIR as text.

#include "verify/judge/dialects/Text.h"
#include "mlir/IR/BuiltinTypes.h"
#include "verify/base/execute/Text.h"
#include "verify/judge/dialects/Placement.h"
#include "verify/judge/dialects/machine/Views.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;
using execute::Written;

static std::string print(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

static llvm::Error notOf(const Written &value, mlir::Type type) {
  return llvm::createStringError("'" + value.text + "' is no " + print(type));
}

/// The format of `type` if it is one of floating-point numbers, else null.
static const llvm::fltSemantics *formatOf(mlir::Type type) {
  auto real = llvm::dyn_cast<mlir::FloatType>(type);
  return real ? &real.getFloatSemantics() : nullptr;
}

/// How deep the text of a value of `type` is nested.
static size_t depthOf(mlir::Type type) {
  if (llvm::isa<mlir::ComplexType>(type))
    return 1;
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  return vector ? vector.getRank() + depthOf(vector.getElementType()) : 0;
}

static llvm::Expected<Value> read(Machine &machine, const Written &value,
                                  mlir::Type type);

/// Adds the elements of `value`, which are of `element`, to `elements`.
static llvm::Error readElements(Machine &machine, const Written &value,
                                llvm::ArrayRef<int64_t> sizes,
                                mlir::Type element, Values &elements) {
  if (sizes.empty()) {
    llvm::Expected<Value> read = ::read(machine, value, element);
    if (!read)
      return read.takeError();
    elements.push_back(std::move(*read));
    return llvm::Error::success();
  }
  if (!value.isList ||
      static_cast<int64_t>(value.items.size()) != sizes.front())
    return llvm::createStringError("'" + value.text + "' is no list of " +
                                   llvm::Twine(sizes.front()) +
                                   ", as the type or the first one beside it");
  for (const Written &item : value.items)
    if (llvm::Error problem =
            readElements(machine, item, sizes.drop_front(), element, elements))
      return problem;
  return llvm::Error::success();
}

/// A list for a shaped type: its sizes are those of the type where that states
/// them, else those of the text.
static llvm::Expected<List> readList(Machine &machine, const Written &value,
                                     mlir::ShapedType type) {
  size_t rank =
      type.hasRank() ? type.getRank() : std::numeric_limits<size_t>::max();
  List list{llvm::to_vector<4>(execute::findSizes(value, rank)), {}};
  if (!type.hasRank()) {
    size_t depth = depthOf(type.getElementType());
    list.shape.truncate(list.shape.size() - std::min(depth, list.shape.size()));
  }
  if (type.hasRank()) {
    bool endsEarly = list.shape.size() < rank;
    if (endsEarly && !llvm::is_contained(list.shape, 0))
      return llvm::createStringError("'" + value.text + "' is not nested " +
                                     llvm::Twine(rank) + " deep");
    list.shape.resize(rank, 0);
    for (auto [size, known] :
         llvm::zip_equal(list.shape, machine.shapeOf(type)))
      if (!mlir::ShapedType::isDynamic(known))
        size = known;
  }
  if (llvm::Error problem = readElements(machine, value, list.shape,
                                         type.getElementType(), list.elements))
    return problem;
  return list;
}

/// Memory for a memref of `type`, with the elements of `list`.
static llvm::Expected<Value> storeList(Machine &machine, const List &list,
                                       mlir::BaseMemRefType type) {
  auto ranked = llvm::dyn_cast<mlir::MemRefType>(type);
  if (ranked && !ranked.isStrided()) {
    if (ranked.getLayout().getAffineMap().getNumSymbols() > 0)
      return llvm::createStringError("the layout of " + print(type) +
                                     " has symbols, which have no value here");
    Value memref = allocateFor(machine, ranked, list.shape, /*symbols=*/{},
                               Buffer::Kind::Argument);
    if (machine.isRunning())
      machine.memory().storeAll(list, memref.view(), type.getElementType());
    if (machine.stopped())
      return llvm::createStringError(machine.stopped()->message);
    return memref;
  }
  llvm::Expected<View> view =
      allocatePlaced(machine, type, list.shape, Buffer::Kind::Argument);
  if (!view)
    return view.takeError();
  Value result(std::move(*view));
  machine.memory().storeAll(list, result.view(), type.getElementType());
  if (machine.stopped())
    return llvm::createStringError(machine.stopped()->message);
  return result;
}

static llvm::Expected<Value> read(Machine &machine, const Written &value,
                                  mlir::Type type) {
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    if (!value.isList || value.items.size() != 2)
      return notOf(value, type);
    List list{{2}, {}};
    if (llvm::Error problem = readElements(
            machine, value, {2}, complex.getElementType(), list.elements))
      return problem;
    return list;
  }
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(type)) {
    llvm::Expected<List> list = readList(machine, value, shaped);
    if (!list)
      return list.takeError();
    if (auto memref = llvm::dyn_cast<mlir::BaseMemRefType>(type))
      return storeList(machine, *list, memref);
    return std::move(*list);
  }
  std::optional<llvm::APInt> bits;
  if (value.text == "poison" && type.isIntOrIndexOrFloat())
    return Value();
  if (!value.isList && type.isIntOrIndexOrFloat())
    bits = execute::readBits(value.text, machine.widthOf(type), formatOf(type));
  if (!bits)
    return notOf(value, type);
  return *bits;
}

llvm::Expected<Value>
dialects::readValue(Machine &machine, llvm::StringRef text, mlir::Type type) {
  llvm::Expected<Written> written = execute::readWritten(text);
  if (!written)
    return written.takeError();
  return read(machine, *written, type);
}

/// Prints the elements of one dimension after another; `position` is that of
/// the next element.
static void printElements(llvm::raw_ostream &stream, Machine &machine,
                          const List &list, llvm::ArrayRef<int64_t> sizes,
                          size_t &position, mlir::Type element) {
  if (sizes.empty())
    return printValue(stream, machine, list.elements[position++], element);
  stream << '[';
  for (int64_t i = 0; i < sizes.front(); ++i) {
    stream << (i ? ", " : "");
    printElements(stream, machine, list, sizes.drop_front(), position, element);
  }
  stream << ']';
}

void dialects::printValue(llvm::raw_ostream &stream, Machine &machine,
                          const Value &value, mlir::Type type) {
  if (value.isPoison()) {
    stream << "poison";
  } else if (value.isBits()) {
    execute::printBits(stream, value.bits(), formatOf(type));
  } else if (value.isPointer()) {
    stream << "0x"
           << llvm::utohexstr(machine.memory().addressOf(value.pointer()),
                              /*LowerCase=*/true);
  } else if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    stream << '{';
    printValue(stream, machine, value.list().elements[0],
               complex.getElementType());
    stream << ", ";
    printValue(stream, machine, value.list().elements[1],
               complex.getElementType());
    stream << '}';
  } else if (value.isList() || value.isView()) {
    mlir::Type element = llvm::cast<mlir::ShapedType>(type).getElementType();
    Value list = value.isView()
                     ? machine.memory().loadAll(value.view(), element)
                     : value;
    size_t position = 0;
    if (machine.isRunning())
      printElements(stream, machine, list.list(), list.list().shape, position,
                    element);
  }
}
