// The text of values: what a command line takes as an argument, and what it
// prints as a result.

#include "verify/base/execute/Text.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::execute;

namespace {
/// Reads values and their brackets from the front of a text.
class Reader {
public:
  explicit Reader(llvm::StringRef text) : rest(text) {}

  llvm::Expected<Written> readAll() {
    llvm::Expected<Written> value = read();
    if (!value)
      return value;
    if (!rest.ltrim().empty())
      return error("unexpected '" + rest.ltrim() + "' after a value");
    return value;
  }

private:
  static llvm::Error error(const llvm::Twine &message) {
    return llvm::createStringError(message);
  }

  llvm::Expected<Written> read() {
    rest = rest.ltrim();
    llvm::StringRef start = rest;
    for (auto [open, close] : {std::pair("[", "]"), std::pair("{", "}")})
      if (rest.consume_front(open)) {
        Written list{{}, /*isList=*/true};
        if (llvm::Error problem = readItems(list, close))
          return problem;
        list.text = start.drop_back(rest.size());
        return list;
      }
    size_t size = std::min(rest.find_first_of(",[]{}"), rest.size());
    Written scalar{rest.take_front(size).rtrim()};
    rest = rest.drop_front(size);
    if (scalar.text.empty())
      return error("a value is missing");
    return scalar;
  }

  /// The items of a list and its end `close`.
  llvm::Error readItems(Written &list, llvm::StringRef close) {
    rest = rest.ltrim();
    if (rest.consume_front(close))
      return llvm::Error::success();
    while (true) {
      llvm::Expected<Written> item = read();
      if (!item)
        return item.takeError();
      list.items.push_back(std::move(*item));
      rest = rest.ltrim();
      if (rest.consume_front(close))
        return llvm::Error::success();
      if (!rest.consume_front(","))
        return error("expected ',' or '" + close + "'" +
                     (rest.empty() ? " at the end" : " before '" + rest + "'"));
    }
  }

  llvm::StringRef rest;
};
} // namespace

llvm::Expected<Written> execute::readWritten(llvm::StringRef text) {
  return Reader(text).readAll();
}

std::vector<int64_t> execute::findSizes(const Written &value, size_t rank) {
  std::vector<int64_t> sizes;
  for (const Written *at = &value; at && at->isList && sizes.size() < rank;
       at = at->items.empty() ? nullptr : &at->items.front())
    sizes.push_back(static_cast<int64_t>(at->items.size()));
  return sizes;
}

std::string execute::print(const llvm::Type *type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type->print(stream, /*IsForDebug=*/false, /*NoDetails=*/true);
  return text;
}

/// The types of the items of a value that is written as a list; nothing for a
/// scalar.
static std::optional<std::vector<llvm::Type *>>
itemsOf(const llvm::Type *type) {
  if (const auto *structure = llvm::dyn_cast<llvm::StructType>(type))
    return std::vector<llvm::Type *>(structure->elements());
  if (const auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return std::vector<llvm::Type *>(array->getNumElements(),
                                     array->getElementType());
  if (const auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    return std::vector<llvm::Type *>(vector->getNumElements(),
                                     vector->getElementType());
  return std::nullopt;
}

bool execute::hasText(const llvm::Type *type) {
  if (const auto *structure = llvm::dyn_cast<llvm::StructType>(type))
    return !structure->isOpaque() &&
           llvm::all_of(structure->elements(), hasText);
  if (const auto *array = llvm::dyn_cast<llvm::ArrayType>(type))
    return hasText(array->getElementType());
  if (const auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    return hasText(vector->getElementType());
  return type->isIntegerTy() || type->isFloatingPointTy() ||
         type->isPointerTy();
}

/// The format of the numbers that values of `type` are; null if they are none.
/// If `floats` is there, integers are of that format.
static const llvm::fltSemantics *formatOf(const llvm::Type *type,
                                          const llvm::fltSemantics *floats) {
  if (type->isFloatingPointTy())
    return &type->getFltSemantics();
  return type->isIntegerTy() ? floats : nullptr;
}

static llvm::Error notOf(const Written &value, const llvm::Type *type,
                         const llvm::fltSemantics *floats) {
  std::string name = print(type);
  if (type->isIntegerTy() && floats)
    name = "float of " + std::to_string(type->getIntegerBitWidth()) + " bits";
  bool lacksList = type->isAggregateType() || type->isVectorTy();
  return llvm::createStringError("'" + value.text + "' is no " + name +
                                 (!lacksList || value.isList ? ""
                                  : type->isStructTy()
                                      ? ", which is a list as {1, 2}"
                                      : ", which is a list as [1, 2]"));
}

/// The bits of `value` as an integer of `width` bits.
static std::optional<llvm::APInt> readInteger(llvm::StringRef text,
                                              unsigned width) {
  bool isNegative = text.consume_front("-");
  if (!isNegative)
    text.consume_front("+");
  unsigned radix = text.consume_front_insensitive("0x") ? 16 : 10;
  llvm::APInt value;
  if (text.empty() || text.getAsInteger(radix, value))
    return std::nullopt;
  // Positive numbers may be unsigned.
  if (value.getActiveBits() > width)
    return std::nullopt;
  value = value.zextOrTrunc(width);
  if (!isNegative)
    return value;
  if (value.isNegative() && !value.isMinSignedValue())
    return std::nullopt;
  value.negate();
  return value;
}

/// Whether `semantics` has numbers of the kind that `text` is.
static bool canHold(const llvm::fltSemantics &semantics, llvm::StringRef text) {
  if (text.starts_with("-") &&
      !llvm::APFloat::semanticsHasSignedRepr(semantics))
    return false;
  text = text.ltrim("+-");
  if (text.starts_with_insensitive("inf"))
    return llvm::APFloat::semanticsHasInf(semantics);
  return !text.contains_insensitive("nan") ||
         llvm::APFloat::semanticsHasNaN(semantics);
}

static std::optional<llvm::APInt>
readFloat(llvm::StringRef text, const llvm::fltSemantics &semantics) {
  unsigned width = llvm::APFloat::getSizeInBits(semantics);
  if (text.starts_with_insensitive("0x") && !text.contains_insensitive("p"))
    return readInteger(text, width);
  if (!canHold(semantics, text))
    return std::nullopt;
  llvm::APFloat value(semantics);
  llvm::Expected<llvm::APFloat::opStatus> status =
      value.convertFromString(text.lower(), llvm::APFloat::rmNearestTiesToEven);
  if (!status) {
    llvm::consumeError(status.takeError());
    return std::nullopt;
  }
  return value.bitcastToAPInt();
}

std::optional<llvm::APInt> execute::readBits(llvm::StringRef text,
                                             unsigned width,
                                             const llvm::fltSemantics *floats) {
  if (floats)
    return readFloat(text, *floats);
  if (width == 1 && (text == "true" || text == "false"))
    return llvm::APInt(1, text == "true");
  return readInteger(text, width);
}

/// The bits of a scalar, as many as `layout` has for its type.
static llvm::Expected<llvm::APInt>
readScalar(const Written &value, llvm::Type *type,
           const llvm::DataLayout &layout, const llvm::fltSemantics *floats) {
  std::optional<llvm::APInt> bits;
  unsigned width = layout.getTypeSizeInBits(type);
  if (!value.isList && type->isPointerTy() && value.text == "null")
    bits = llvm::APInt(width, 0);
  else if (!value.isList)
    bits = readBits(value.text, width, formatOf(type, floats));
  if (!bits)
    return notOf(value, type, floats);
  return *bits;
}

static void storeBits(const llvm::APInt &bits, char *memory) {
  unsigned bytes = llvm::divideCeil(bits.getBitWidth(), 8);
  llvm::StoreIntToMemory(bits.zext(bytes * 8),
                         reinterpret_cast<uint8_t *>(memory), bytes);
}

static llvm::APInt loadBits(unsigned width, const char *memory) {
  unsigned bytes = llvm::divideCeil(width, 8);
  llvm::APInt bits(bytes * 8, 0);
  llvm::LoadIntFromMemory(bits, reinterpret_cast<const uint8_t *>(memory),
                          bytes);
  return bits.trunc(width);
}

/// The position of the first bit of element `index` of a vector that is stored
/// as one integer: elements have no padding in between.
static unsigned positionOf(unsigned index, const llvm::FixedVectorType *type,
                           unsigned elementWidth,
                           const llvm::DataLayout &layout) {
  unsigned place =
      layout.isLittleEndian() ? index : type->getNumElements() - 1 - index;
  return place * elementWidth;
}

static llvm::Error storeVector(const Written &value,
                               llvm::FixedVectorType *type,
                               const llvm::DataLayout &layout, char *memory,
                               const llvm::fltSemantics *floats) {
  unsigned width = layout.getTypeSizeInBits(type->getElementType());
  llvm::APInt all(width * type->getNumElements(), 0);
  for (auto [index, item] : llvm::enumerate(value.items)) {
    llvm::Expected<llvm::APInt> bits =
        readScalar(item, type->getElementType(), layout, floats);
    if (!bits)
      return bits.takeError();
    all.insertBits(*bits, positionOf(index, type, width, layout));
  }
  storeBits(all, memory);
  return llvm::Error::success();
}

/// Where item `index` of a struct or an array begins.
static uint64_t offsetOf(const llvm::Type *type, unsigned index,
                         const llvm::DataLayout &layout) {
  if (const auto *structure = llvm::dyn_cast<llvm::StructType>(type))
    return layout.getStructLayout(const_cast<llvm::StructType *>(structure))
        ->getElementOffset(index);
  return index * layout.getTypeAllocSize(type->getArrayElementType());
}

llvm::Error execute::storeValue(const Written &value, llvm::Type *type,
                                const llvm::DataLayout &layout, char *memory,
                                const llvm::fltSemantics *floats) {
  std::optional<std::vector<llvm::Type *>> items = itemsOf(type);
  if (!items) {
    llvm::Expected<llvm::APInt> bits = readScalar(value, type, layout, floats);
    if (!bits)
      return bits.takeError();
    storeBits(*bits, memory);
    return llvm::Error::success();
  }
  if (!value.isList || value.items.size() != items->size())
    return notOf(value, type, floats);
  if (auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type))
    return storeVector(value, vector, layout, memory, floats);
  for (size_t i = 0; i < items->size(); ++i)
    if (llvm::Error problem =
            storeValue(value.items[i], (*items)[i], layout,
                       memory + offsetOf(type, i, layout), floats))
      return problem;
  return llvm::Error::success();
}

/// The fewest decimal digits that are read as `value`, in LLVM's scientific
/// form: `1.25E-3`.
static std::string shortest(const llvm::APFloat &value) {
  llvm::SmallString<64> text;
  for (unsigned digits = 1;; ++digits) {
    text.clear();
    value.toString(text, digits, /*FormatMaxPadding=*/0);
    llvm::APFloat again(value.getSemantics());
    llvm::Expected<llvm::APFloat::opStatus> status =
        again.convertFromString(text, llvm::APFloat::rmNearestTiesToEven);
    // 36 digits identify a number of any format but ppc_fp128.
    if ((status && again.bitwiseIsEqual(value)) || digits > 40)
      return std::string(text);
    llvm::consumeError(status.takeError());
  }
}

/// `value`, in a format of at least 16 bits. In smaller ones, so few digits
/// identify a number that they look like another one: 0.3 is 0.25.
static llvm::APFloat widen(llvm::APFloat value) {
  bool isInexact;
  if (llvm::APFloat::getSizeInBits(value.getSemantics()) < 16)
    value.convert(llvm::APFloat::IEEEsingle(),
                  llvm::APFloat::rmNearestTiesToEven, &isInexact);
  return value;
}

static void printFloat(llvm::raw_ostream &stream, const llvm::APFloat &value) {
  if (value.isNaN()) {
    stream << "nan";
    return;
  }
  if (value.isNegative())
    stream << '-';
  if (value.isInfinity() || value.isZero()) {
    stream << (value.isZero() ? "0" : "inf");
    return;
  }
  // Digits of an integer are its own, even if fewer identify it.
  if (value.isInteger() && llvm::ilogb(value) < 54) {
    llvm::APSInt integer(64, /*isUnsigned=*/true);
    bool isExact;
    llvm::abs(value).convertToInteger(integer, llvm::APFloat::rmTowardZero,
                                      &isExact);
    stream << integer;
    return;
  }
  std::string text = shortest(llvm::abs(value));
  auto [mantissa, exponentText] = llvm::StringRef(text).split('E');
  auto [whole, fraction] = mantissa.split('.');
  std::string digits = (whole + fraction.rtrim('0')).str();
  int exponent = 0;
  exponentText.consume_front("+");
  exponentText.getAsInteger(10, exponent);

  int count = static_cast<int>(digits.size());
  if (exponent < -5 || exponent + 1 >= count) {
    stream << digits[0];
    if (count > 1)
      stream << '.' << llvm::StringRef(digits).drop_front();
    stream << 'e' << (exponent < 0 ? "-" : "+") << std::abs(exponent);
  } else if (exponent < 0) {
    stream << "0." << std::string(-exponent - 1, '0') << digits;
  } else {
    stream << llvm::StringRef(digits).take_front(exponent + 1) << '.'
           << llvm::StringRef(digits).drop_front(exponent + 1);
  }
}

void execute::printBits(llvm::raw_ostream &stream, const llvm::APInt &bits,
                        const llvm::fltSemantics *floats) {
  if (floats)
    printFloat(stream, widen(llvm::APFloat(*floats, bits)));
  else if (bits.getBitWidth() == 1)
    stream << (bits.isZero() ? "false" : "true");
  else
    bits.print(stream, /*isSigned=*/true);
}

static void printScalar(llvm::raw_ostream &stream, const llvm::APInt &bits,
                        const llvm::Type *type,
                        const llvm::fltSemantics *floats) {
  if (type->isPointerTy())
    stream << "0x"
           << llvm::toString(bits, 16, /*Signed=*/false,
                             /*formatAsCLiteral=*/false,
                             /*UpperCase=*/false);
  else
    printBits(stream, bits, formatOf(type, floats));
}

void execute::printValue(llvm::raw_ostream &stream, const char *memory,
                         const llvm::Type *type, const llvm::DataLayout &layout,
                         const llvm::fltSemantics *floats) {
  std::optional<std::vector<llvm::Type *>> items = itemsOf(type);
  auto *mutableType = const_cast<llvm::Type *>(type);
  if (!items) {
    unsigned width = layout.getTypeSizeInBits(mutableType);
    printScalar(stream, loadBits(width, memory), type, floats);
    return;
  }
  const auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
  llvm::APInt all;
  unsigned width = 0;
  if (vector) {
    width = layout.getTypeSizeInBits(vector->getElementType());
    all = loadBits(width * vector->getNumElements(), memory);
  }
  stream << (type->isStructTy() ? '{' : '[');
  for (size_t i = 0; i < items->size(); ++i) {
    stream << (i ? ", " : "");
    if (vector)
      printScalar(stream,
                  all.extractBits(width, positionOf(i, vector, width, layout)),
                  (*items)[i], floats);
    else
      printValue(stream, memory + offsetOf(type, i, layout), (*items)[i],
                 layout, floats);
  }
  stream << (type->isStructTy() ? '}' : ']');
}
