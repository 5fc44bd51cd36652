// Shows characters that a terminal would obey as their numbers.

#include "verify/base/io/Printable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Unicode.h"

using namespace palindrome;

/// The number of a character or a byte, in brackets.
static std::string numberOf(llvm::StringRef prefix, uint32_t number,
                            unsigned digits) {
  return ("<" + prefix + llvm::utohexstr(number, /*LowerCase=*/false, digits) +
          ">")
      .str();
}

Glyph palindrome::firstGlyph(llvm::StringRef text) {
  unsigned char first = text.front();
  if (first == '\t' || first == '\n' || first == '\r')
    return {1, " ", 1, true};
  if (llvm::isPrint(first))
    return {1, std::string(1, text.front()), 1, true};
  const auto *begin = reinterpret_cast<const llvm::UTF8 *>(text.data());
  const llvm::UTF8 *end = begin + text.size();
  llvm::UTF32 character = 0;
  const llvm::UTF8 *next = begin;
  std::string shown;
  size_t size = 1;
  if (first >= 0x80 &&
      llvm::convertUTF8Sequence(&next, end, &character,
                                llvm::strictConversion) == llvm::conversionOK) {
    size = next - begin;
    llvm::StringRef bytes = text.take_front(size);
    if (llvm::sys::unicode::isPrintable(static_cast<int>(character))) {
      int width = llvm::sys::unicode::columnWidthUTF8(bytes);
      return {size, bytes.str(), static_cast<unsigned>(std::max(width, 0)),
              true};
    }
    shown = numberOf("U+", character, 4);
  } else {
    shown = numberOf("", first, 2);
  }
  auto width = static_cast<unsigned>(shown.size());
  return {size, std::move(shown), width, false};
}

std::string palindrome::printable(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    Glyph glyph = firstGlyph(text);
    result += glyph.shown;
    text = text.drop_front(glyph.size);
  }
  return result;
}
