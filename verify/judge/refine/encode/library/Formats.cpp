// Encodes sprintf and snprintf (C17, 7.21.6) with formats whose output is
// known: constant text, one character, or a constant string. Calls with other
// formats are calls of unknown functions.

#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/calls/UnknownCalls.h"
#include "verify/judge/refine/encode/library/Library.h"
#include "llvm/Analysis/ValueTracking.h"

using namespace palindrome::encode;
using namespace llvm;

/// The most characters that are encoded.
static constexpr size_t mostCharacters = 256;

/// The text that the call prints, without the null character; nothing if it is
/// not known. `number` is the operand that is the format.
static std::optional<Lanes> printedText(Side &side, const CallBase &call,
                                        unsigned number) {
  StringRef format;
  if (!getConstantStringInfo(call.getArgOperand(number), format))
    return std::nullopt;
  const llvm::Value *first =
      call.arg_size() == number + 2 ? call.getArgOperand(number + 1) : nullptr;
  if (format == "%c" && first && first->getType()->isIntegerTy(32)) {
    Lane value = side.get(first).front();
    value.value = value.value.trunc(8);
    value.varies = Variation::unknown();
    return Lanes{value};
  }
  SmallString<32> text;
  if (StringRef string;
      format == "%s" && first && getConstantStringInfo(first, string)) {
    text = string;
  } else {
    while (!format.empty()) {
      text += format.front();
      if (!format.consume_front("%%")) {
        if (format.front() == '%')
          return std::nullopt;
        format = format.drop_front();
      }
    }
  }
  if (text.size() > mostCharacters)
    return std::nullopt;
  Lanes result;
  for (char character : text)
    result.push_back(Lane{Expr::bits(8, uint8_t(character))});
  return result;
}

/// Writes the first `size` - 1 characters, and the null character, unless the
/// size is 0.
static void writeText(Side &side, const CallBase &call, Lanes text,
                      uint64_t size) {
  if (size == 0)
    return;
  text.resize(std::min<uint64_t>(text.size(), size - 1));
  text.push_back(Lane{Expr::bits(8, 0)});
  Expr target = definiteArgument(side, call, 0);
  Expr bytes = Expr::bits(offsetBits, uint64_t(text.size()));
  checkPromisedAccess(side, call.getArgOperand(0), target, bytes,
                      /*isWrite=*/true);
  side.checkAccess(target, bytes, Align(1), /*isWrite=*/true);
  Type *type = ArrayType::get(Type::getInt8Ty(call.getContext()), text.size());
  side.memory.store(type, text, target);
}

/// The number of characters, of those that are not written as well.
static Lanes countOf(const CallBase &call, const Lanes &text) {
  return {Lane{
      Expr::bits(call.getType()->getIntegerBitWidth(), uint64_t(text.size()))}};
}

static Lanes encodeSPrintF(Side &side, const CallBase &call) {
  std::optional<Lanes> text = printedText(side, call, 1);
  if (!text)
    return encodeUnknownCall(side, call);
  writeText(side, call, *text, text->size() + 1);
  return countOf(call, *text);
}

static Lanes encodeSNPrintF(Side &side, const CallBase &call) {
  auto *size = dyn_cast<ConstantInt>(call.getArgOperand(1));
  // Of a size that an int cannot represent, POSIX makes an error.
  bool isKnown =
      size && size->getValue().isIntN(call.getType()->getIntegerBitWidth() - 1);
  std::optional<Lanes> text =
      isKnown ? printedText(side, call, 2) : std::nullopt;
  if (!text)
    return encodeUnknownCall(side, call);
  writeText(side, call, *text, size->getZExtValue());
  return countOf(call, *text);
}

ArrayRef<LibraryEncoder> palindrome::encode::libraryFormats() {
  static constexpr LibraryEncoder encoders[] = {
      {LibFunc_sprintf, encodeSPrintF, Exact},
      {LibFunc_snprintf, encodeSNPrintF, Exact},
  };
  return encoders;
}
