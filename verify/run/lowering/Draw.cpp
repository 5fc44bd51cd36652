// Arguments for functions of MLIR, drawn at random.

#include "verify/run/lowering/Draw.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <set>

using namespace palindrome;
using namespace palindrome::lowering;

std::string lowering::typeText(mlir::Type type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

/// Of a value whose type states none.
static constexpr uint64_t highestRank = 3;

namespace {
class Drawing {
public:
  Drawing(llvm::ArrayRef<mlir::Type> types, const Hints &hints, Random &random);

  /// Prints a value of `type`; false if there is no text for it.
  bool print(llvm::raw_ostream &stream, mlir::Type type);

private:
  /// What the numbers are drawn for. Many functions are defined for one alone.
  enum class Purpose {
    Edges,     ///< Any numbers, those above all where ops change what they do.
    Positions, ///< An `index` is a position in the memory of all arguments.
    Sizes,     ///< An `index` is a size, a step or a divisor.
    Room       ///< What the types leave open is large, and an `index` small.
  };
  static constexpr uint64_t purposes = 4;

  uint64_t below(uint64_t limit) { return random() % limit; }
  bool mayHappen(unsigned percent) { return below(100) < percent; }

  /// A number of the function or next to one.
  int64_t known() {
    return static_cast<int64_t>(
        static_cast<uint64_t>(numbers[below(numbers.size())]) + below(3) - 1);
  }
  llvm::APInt integer(unsigned width);
  int64_t index();
  llvm::APInt real(const llvm::fltSemantics &format);
  int64_t openSize() {
    return purpose != Purpose::Edges || mayHappen(70)
               ? commonSize
               : static_cast<int64_t>(below(5));
  }
  llvm::SmallVector<int64_t> shapeOf(mlir::ShapedType type);
  int64_t roomFor(llvm::ArrayRef<mlir::Type> types);
  std::vector<std::string> drawElements(mlir::Type type, int64_t count);
  bool printList(llvm::raw_ostream &stream, llvm::ArrayRef<int64_t> shape,
                 mlir::Type element, llvm::ArrayRef<std::string> drawn);

  const Hints &hints;
  llvm::ArrayRef<int64_t> numbers;
  Random &random;
  Purpose purpose;
  bool integersArePositions = false;
  unsigned poisonPercent = 0; ///< Of the numbers and elements.
  int64_t commonSize;         ///< Of what the types leave open.
  int64_t leastSize;          ///< Of a dimension of an argument in memory.
};
} // namespace

Drawing::Drawing(llvm::ArrayRef<mlir::Type> types, const Hints &hints,
                 Random &random)
    : hints(hints), numbers(hints.numbers), random(random),
      purpose(static_cast<Purpose>(below(purposes))), commonSize(below(4) + 1) {
  llvm::SmallVector<int64_t> sizes;
  for (mlir::Type type : types) {
    auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
    if (shaped && shaped.hasRank() && !llvm::isa<mlir::VectorType>(type))
      llvm::copy_if(shaped.getShape(), std::back_inserter(sizes),
                    [](int64_t size) { return size >= 0; });
  }
  // What is open often has to agree with what is stated. A number that ops name
  // is likely to be a size or a position.
  int64_t wanted = -1;
  if (!sizes.empty() && mayHappen(25))
    wanted = sizes[below(sizes.size())];
  else if (!numbers.empty() && mayHappen(40))
    wanted = static_cast<int64_t>(
        static_cast<uint64_t>(numbers[below(numbers.size())]) + below(2));
  constexpr int64_t most = 32;
  if (purpose == Purpose::Room)
    commonSize = roomFor(types);
  else if (wanted >= 0 && wanted <= most)
    commonSize = wanted;
  leastSize = std::max<int64_t>(commonSize, 1);
  for (int64_t size : sizes)
    if (size > 0)
      leastSize = std::min(leastSize, size);
  integersArePositions =
      (purpose == Purpose::Positions || purpose == Purpose::Room) &&
      mayHappen(60);
  // Most ops are poison then, or undefined, and say little else.
  if (hints.mayBePoison && mayHappen(12))
    poisonPercent = 15;
}

/// A size for what `types` leave open: one that a type or an op states, if it
/// makes no argument too large.
int64_t Drawing::roomFor(llvm::ArrayRef<mlir::Type> types) {
  constexpr double mostElements = 1 << 12;
  int64_t open = 1;
  for (mlir::Type type : types)
    if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(type))
      open = std::max<int64_t>(
          open, shaped.hasRank() ? shaped.getNumDynamicDims() : highestRank);
  auto most = static_cast<int64_t>(
      std::pow(mostElements, 1 / static_cast<double>(open)));
  constexpr int64_t usual[] = {8, 16, 33, 64, 101};
  int64_t size = usual[below(std::size(usual))];
  llvm::ArrayRef<int64_t> known = hints.sizes;
  if (known.empty() || mayHappen(30))
    known = numbers;
  if (!known.empty() && mayHappen(70))
    size = known[below(known.size())] + static_cast<int64_t>(below(2));
  return std::clamp<int64_t>(size, 1, most);
}

llvm::APInt Drawing::integer(unsigned width) {
  using llvm::APInt;
  if (integersArePositions)
    return APInt(width, below(leastSize), /*isSigned=*/false,
                 /*implicitTrunc=*/true);
  if (purpose == Purpose::Sizes && mayHappen(50))
    return APInt(width, below(4) + 1, /*isSigned=*/false,
                 /*implicitTrunc=*/true);
  if (!numbers.empty() && mayHappen(30))
    return APInt(width, known(), /*isSigned=*/true, /*implicitTrunc=*/true);
  switch (below(8)) {
  case 0:
    return APInt::getZero(width);
  case 1:
    return APInt::getAllOnes(width);
  case 2:
    return APInt::getSignedMinValue(width);
  case 3:
    return APInt::getSignedMaxValue(width);
  case 4:
    return APInt::getSignedMinValue(width) + APInt::getOneBitSet(width, 0);
  case 5: { // As far as the width allows, any bits.
    llvm::SmallVector<uint64_t> words(llvm::divideCeil(width, 64));
    for (uint64_t &word : words)
      word = random();
    return APInt(width, words);
  }
  default: // Small, of either sign.
    return APInt(width, below(17) - 8, /*isSigned=*/true,
                 /*implicitTrunc=*/true);
  }
}

/// For Edges mostly a position in small memory; now and then a number that
/// tells 64 bits from 32, or signed from unsigned.
int64_t Drawing::index() {
  if (purpose == Purpose::Positions)
    return static_cast<int64_t>(below(leastSize));
  if (purpose == Purpose::Sizes)
    return mayHappen(60) ? leastSize : static_cast<int64_t>(below(8)) + 1;
  if (purpose == Purpose::Room)
    return static_cast<int64_t>(mayHappen(60) ? 0 : below(4));
  if (mayHappen(50))
    return static_cast<int64_t>(below(static_cast<uint64_t>(commonSize) + 1));
  // What is cut to 32 bits takes the one number for the other.
  if (!numbers.empty() && mayHappen(70))
    return known() + (mayHappen(50) ? 0 : int64_t(1) << 32);
  constexpr int64_t edges[] = {-1,
                               -7,
                               7,
                               int64_t(1) << 31,
                               (int64_t(1) << 32) + 1,
                               std::numeric_limits<int64_t>::min(),
                               std::numeric_limits<int64_t>::max()};
  return edges[below(std::size(edges))];
}

llvm::APInt Drawing::real(const llvm::fltSemantics &format) {
  using llvm::APFloat;
  unsigned width = APFloat::getSizeInBits(format);
  bool isNegative = APFloat::semanticsHasSignedRepr(format) && mayHappen(40);
  auto bitsOf = [](const APFloat &number) { return number.bitcastToAPInt(); };
  switch (below(8)) {
  case 0:
    if (APFloat::semanticsHasZero(format))
      return bitsOf(APFloat::getZero(format, isNegative));
    break;
  case 1:
    return bitsOf(APFloat::getSmallest(format, isNegative));
  case 2:
    return bitsOf(APFloat::getLargest(format, isNegative));
  case 3:
    if (APFloat::semanticsHasInf(format))
      return bitsOf(APFloat::getInf(format, isNegative));
    break;
  case 4:
    if (APFloat::semanticsHasNaN(format) && mayHappen(50))
      return bitsOf(APFloat::getNaN(format));
    break;
  case 5: {
    llvm::APInt bits = integer(width);
    // Bit 63 of an f80 is the integer bit of the number, which all but zero and
    // subnormal numbers have set; other encodings stand for nothing.
    constexpr unsigned integerBit = 63;
    if (&format == &APFloat::x87DoubleExtended())
      bits.setBitVal(integerBit,
                     !bits.extractBits(15, integerBit + 1).isZero());
    return bits;
  }
  default:
    break;
  }
  constexpr double numbers[] = {0.4,  0.5,  0.75,  1,   1.1,  1.5,  2,
                                2.5,  3,    1e-12, 7.9, 1e-3, 42,   100.25,
                                1e10, 3e38, 0.1,   6,   0.25, 1e-30};
  double chosen = numbers[below(std::size(numbers))];
  APFloat number(isNegative ? -chosen : chosen);
  bool losesInfo = false;
  number.convert(format, APFloat::rmNearestTiesToEven, &losesInfo);
  return bitsOf(number);
}

/// `shape` with the sizes of `known` where it has none, if both may be of one
/// value; else `shape`.
static llvm::SmallVector<int64_t> merge(llvm::ArrayRef<int64_t> shape,
                                        llvm::ArrayRef<int64_t> known) {
  llvm::SmallVector<int64_t> merged(shape);
  if (shape.size() != known.size())
    return merged;
  for (auto [size, other] : llvm::zip_equal(merged, known)) {
    if (mlir::ShapedType::isDynamic(size))
      size = other;
    else if (!mlir::ShapedType::isDynamic(other) && size != other)
      return llvm::SmallVector<int64_t>(shape);
  }
  return merged;
}

/// The sizes of a value of `type`, with all that is open drawn.
llvm::SmallVector<int64_t> Drawing::shapeOf(mlir::ShapedType type) {
  llvm::SmallVector<int64_t> shape;
  llvm::ArrayRef<llvm::ArrayRef<int64_t>> shapes = hints.shapes;
  if (type.hasRank()) {
    shape.assign(type.getShape().begin(), type.getShape().end());
    if (!type.hasStaticShape() && !shapes.empty() && mayHappen(25))
      shape = merge(shape, shapes[below(shapes.size())]);
  } else if (!shapes.empty() && mayHappen(80)) {
    shape.assign(shapes[below(shapes.size())]);
  } else {
    shape.assign(below(highestRank + 1), mlir::ShapedType::kDynamic);
  }
  for (int64_t &size : shape)
    if (mlir::ShapedType::isDynamic(size))
      size = openSize();
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(type))
    for (auto [size, isScalable] :
         llvm::zip_equal(shape, vector.getScalableDims()))
      size *= isScalable ? dialects::Limits().vscale : 1;
  return shape;
}

/// Values for the elements of a list that has very many; none for other lists,
/// whose elements are drawn one by one.
std::vector<std::string> Drawing::drawElements(mlir::Type type, int64_t count) {
  constexpr int64_t many = 1 << 14;
  constexpr size_t different = 64;
  std::vector<std::string> texts(count > many ? different : 0);
  for (std::string &text : texts) {
    llvm::raw_string_ostream stream(text);
    if (!print(stream, type))
      return {};
  }
  return texts;
}

bool Drawing::printList(llvm::raw_ostream &stream,
                        llvm::ArrayRef<int64_t> shape, mlir::Type element,
                        llvm::ArrayRef<std::string> drawn) {
  if (shape.empty()) {
    if (drawn.empty())
      return print(stream, element);
    stream << drawn[below(drawn.size())];
    return true;
  }
  stream << '[';
  for (int64_t i = 0; i < shape.front(); ++i) {
    stream << (i ? ", " : "");
    if (!printList(stream, shape.drop_front(), element, drawn))
      return false;
  }
  stream << ']';
  return true;
}

bool Drawing::print(llvm::raw_ostream &stream, mlir::Type type) {
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    stream << '{';
    bool isPrinted = print(stream, complex.getElementType());
    stream << ", ";
    isPrinted &= print(stream, complex.getElementType());
    stream << '}';
    return isPrinted;
  }
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(type)) {
    constexpr int64_t mostElements = 300'000;
    int64_t count = 1;
    llvm::SmallVector<int64_t> shape = shapeOf(shaped);
    for (int64_t size : shape) {
      count *= std::max<int64_t>(size, 1);
      if (count > mostElements)
        return false;
    }
    return printList(stream, shape, shaped.getElementType(),
                     drawElements(shaped.getElementType(), count));
  }
  if (poisonPercent && type.isIntOrIndexOrFloat() && mayHappen(poisonPercent)) {
    stream << "poison";
    return true;
  }
  if (type.isIndex()) {
    stream << index();
    return true;
  }
  llvm::SmallString<32> text;
  if (auto real = llvm::dyn_cast<mlir::FloatType>(type)) {
    const llvm::fltSemantics &format = real.getFloatSemantics();
    llvm::APInt bits = this->real(format);
    // Decimal digits where they say what the number is. Those of a very large
    // or small one take longer to print and to read than most functions run.
    constexpr int mostBinaryDigits = 1100; // Those of f64 are fewer.
    llvm::APFloat number(format, bits);
    if (number.isZero() ||
        (number.isFinite() && std::abs(ilogb(number)) <= mostBinaryDigits))
      number.toString(text);
    llvm::APFloat again(format);
    llvm::Expected<llvm::APFloat::opStatus> status =
        again.convertFromString(text.empty() ? "0" : llvm::StringRef(text),
                                llvm::APFloat::rmNearestTiesToEven);
    if (!status)
      llvm::consumeError(status.takeError());
    if (text.empty() || !again.bitwiseIsEqual(number)) {
      text.clear();
      bits.toString(text, 16, /*Signed=*/false, /*formatAsCLiteral=*/true);
    }
    stream << text;
    return true;
  }
  if (!type.isInteger())
    return false;
  integer(type.getIntOrFloatBitWidth()).toStringSigned(text);
  stream << text;
  return true;
}

Hints lowering::findHints(mlir::Operation *op) {
  std::set<int64_t> numbers;
  std::set<llvm::ArrayRef<int64_t>> shapes;
  std::set<int64_t> sizes;
  auto addShape = [&](mlir::Type type) {
    auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
    if (!shaped || !shaped.hasRank())
      return;
    auto vector = llvm::dyn_cast<mlir::VectorType>(type);
    unsigned scale =
        vector && vector.isScalable() ? dialects::Limits().vscale : 1;
    for (int64_t size : shaped.getShape())
      if (size > 0)
        sizes.insert(size * scale);
    if (!vector)
      shapes.insert(shaped.getShape());
  };
  op->walk([&](mlir::Operation *inner) {
    llvm::for_each(inner->getResultTypes(), addShape);
    llvm::for_each(inner->getOperandTypes(), addShape);
    for (mlir::NamedAttribute attribute : inner->getAttrDictionary()) {
      if (auto integer =
              llvm::dyn_cast<mlir::IntegerAttr>(attribute.getValue()))
        if (integer.getValue().getSignificantBits() <= 64)
          numbers.insert(integer.getValue().getSExtValue());
      if (auto list =
              llvm::dyn_cast<mlir::DenseI64ArrayAttr>(attribute.getValue()))
        numbers.insert(list.asArrayRef().begin(), list.asArrayRef().end());
    }
  });
  numbers.erase(mlir::ShapedType::kDynamic);
  auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op);
  llvm::StringRef defined = mlir::LLVM::LLVMDialect::getNoUndefAttrName();
  bool mayBePoison =
      function &&
      llvm::none_of(function.getArguments(), [&](mlir::BlockArgument argument) {
        return function.getArgAttr(argument.getArgNumber(), defined);
      });
  return {{numbers.begin(), numbers.end()},
          {shapes.begin(), shapes.end()},
          {sizes.begin(), sizes.end()},
          mayBePoison};
}

llvm::Expected<std::vector<std::string>>
lowering::drawArguments(llvm::ArrayRef<mlir::Type> types, const Hints &hints,
                        Random &random) {
  Drawing drawing(types, hints, random);
  std::vector<std::string> texts;
  for (mlir::Type type : types) {
    llvm::raw_string_ostream stream(texts.emplace_back());
    if (!drawing.print(stream, type))
      return llvm::createStringError("no value is drawn for an argument of " +
                                     typeText(type));
  }
  return texts;
}
