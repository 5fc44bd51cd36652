// Types and texts of pieces of programs.

#include "verify/seek/mutate/mlir/PieceTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace palindrome::mutate {

// Types that are rarely met, and those that lowerings treat in their own way,
// are as likely as all others.
static constexpr StringLiteral ints[] = {"i1",  "i4",   "i7",  "i8",  "i16",
                                         "i24", "i32",  "i33", "i64", "i65",
                                         "i80", "i128", "i32", "i64"};
static constexpr StringLiteral floatKinds[] = {
    "f32",  "f64",        "f16",        "bf16",     "f80",
    "f128", "f8E4M3FN",   "f8E5M2",     "f4E2M1FN", "f6E3M2FN",
    "f32",  "f8E8M0FNU",  "f8E4M3FNUZ", "f6E2M3FN", "f8E4M3B11FNUZ",
    "f64",  "f8E5M2FNUZ", "f8E3M4",     "f8E4M3",   "tf32"};
static constexpr StringLiteral wideFloats[] = {"f16", "bf16", "f32",
                                               "f64", "f80",  "f128"};
static constexpr StringLiteral complex[] = {"complex<f32>", "complex<f64>",
                                            "complex<f16>", "complex<i32>"};
static constexpr StringLiteral shapes[] = {"2", "4", "3", "3x2", "1", "2x1x2"};

static bool isSmallInt(mlir::Type type) {
  return type.isSignlessInteger() && type.getIntOrFloatBitWidth() <= 128;
}

static bool isInClass(mlir::Type type, StringRef name) {
  bool isFloat = mlir::isa<mlir::FloatType>(type);
  return StringSwitch<bool>(name)
      .Case("int", isSmallInt(type))
      .Case("intx", isSmallInt(type) || type.isIndex())
      .Case("float", isFloat)
      .Case("wide", isFloat && type.getIntOrFloatBitWidth() >= 16 &&
                        !mlir::isa<mlir::FloatTF32Type>(type))
      .Case("num", isFloat || isSmallInt(type))
      .Case("any", isFloat || isSmallInt(type) || type.isIndex())
      .Case("complex", mlir::isa<mlir::ComplexType>(type))
      .Default(false);
}

static bool isClass(StringRef name) {
  return is_contained({"int", "intx", "float", "wide", "num", "any", "complex"},
                      name);
}

/// `text` with one of the alternatives in each place.
static std::string chooseParts(StringRef text, Chooser &choose) {
  std::string chosen;
  while (!text.empty()) {
    auto [plain, rest] = text.split('`');
    chosen += plain;
    auto [alternatives, after] = rest.split('`');
    text = after;
    if (rest.empty())
      break;
    SmallVector<StringRef> parts;
    alternatives.split(parts, '|');
    chosen += choose.of(parts);
  }
  return chosen;
}

/// A type of the class `name`, as text.
static std::string drawElement(StringRef name, Chooser &choose) {
  if (name == "int")
    return choose.of(ints).str();
  if (name == "float")
    return choose.of(floatKinds).str();
  if (name == "wide")
    return choose.of(wideFloats).str();
  if (name == "complex")
    return choose.of(complex).str();
  if (name == "intx")
    return choose.oneIn(4) ? "index" : drawElement("int", choose);
  if (name == "num")
    return drawElement(choose.flip() ? "int" : "float", choose);
  if (name == "any")
    return drawElement(choose.oneIn(3) ? "intx" : "num", choose);
  return name.str();
}

static std::string textOf(mlir::Type type) {
  std::string text;
  raw_string_ostream stream(text);
  type.print(stream);
  return text;
}

/// The type with elements of type `element` and the shape of `like`.
static std::string shaped(mlir::VectorType like, StringRef element) {
  if (!like)
    return element.str();
  std::string text = "vector<";
  for (int64_t size : like.getShape())
    text += std::to_string(size) + "x";
  return text + element.str() + ">";
}

PieceTypes PieceTypes::draw(StringRef elements, StringRef others,
                            ArrayRef<mlir::Value> values, Chooser &choose) {
  std::string element = chooseParts(elements, choose);
  std::string other = chooseParts(others, choose);
  PieceTypes types;
  // A value that is there, mostly, so that pieces work on each other's results.
  std::vector<mlir::Type> found;
  for (mlir::Value value : values) {
    mlir::Type type = value.getType();
    auto vector = mlir::dyn_cast<mlir::VectorType>(type);
    if (vector && vector.isScalable())
      continue;
    mlir::Type inner = vector ? vector.getElementType() : type;
    if (isClass(element) ? isInClass(inner, element) : textOf(inner) == element)
      found.push_back(type);
  }
  bool takesValue = !found.empty() && !choose.oneIn(3);
  if (takesValue) {
    mlir::Type type = choose.of(found);
    auto vector = mlir::dyn_cast<mlir::VectorType>(type);
    types.element = textOf(vector ? vector.getElementType() : type);
    types.whole = textOf(type);
    types.other = drawElement(other, choose);
    types.otherWhole = shaped(vector, types.other);
    types.condition = shaped(vector, "i1");
    return types;
  }
  types.element = drawElement(element, choose);
  types.other = drawElement(other, choose);
  std::string prefix, suffix;
  if (choose.oneIn(3)) {
    // Once in a while a vector without dimensions.
    prefix =
        choose.oneIn(8) ? "vector<" : "vector<" + choose.of(shapes).str() + "x";
    suffix = ">";
  }
  types.whole = prefix + types.element + suffix;
  types.otherWhole = prefix + types.other + suffix;
  types.condition = prefix + "i1" + suffix;
  return types;
}

std::string PieceTypes::expand(StringRef text, Chooser &choose) const {
  std::string chosen = chooseParts(text, choose);
  std::string expanded;
  StringRef left = chosen;
  while (!left.empty()) {
    auto [plain, rest] = left.split('$');
    expanded += plain;
    left = rest.drop_front(rest.empty() ? 0 : 1);
    if (rest.empty())
      break;
    switch (rest.front()) {
    case 'E':
      expanded += element;
      break;
    case 'T':
      expanded += whole;
      break;
    case 'F':
      expanded += other;
      break;
    case 'U':
      expanded += otherWhole;
      break;
    case 'B':
      expanded += condition;
      break;
    case '0':
      expanded += first;
      break;
    case '1': {
      StringRef one = element == "i1" ? "true" : "1";
      expanded += element == whole ? (element == "i1" ? "true" : "1 : " + whole)
                                   : ("dense<" + one + "> : " + whole).str();
      break;
    }
    default:
      llvm_unreachable("a piece has another letter after $");
    }
  }
  return expanded;
}

} // namespace palindrome::mutate
