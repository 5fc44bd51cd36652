// Shows what a terminal or a CI server would obey.

#include "verify/base/io/TextStream.h"
#include "verify/base/io/Printable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace palindrome;

/// Whether `text` is the begin of a character of UTF-8 that has more bytes.
static bool isBegin(llvm::StringRef text) {
  auto first = static_cast<unsigned char>(text.front());
  return first >= 0xc0 && text.size() < llvm::getNumBytesForUTF8(first) &&
         llvm::all_of(
             text.drop_front(),
             [](char c) {
               return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
             });
}

void TextStream::show(char first, const std::string &glyph) {
  // GitHub obeys a line that begins with ::, after spaces of any kind; it and
  // Azure one that has ##[ or ##vso[ anywhere, TeamCity ##teamcity[.
  bool isASCII = static_cast<unsigned char>(first) < 0x80;
  switch (first) {
  case '\n':
    end = End::LineBegin;
    break;
  case ':':
    if (end == End::Colon) {
      out << "<3A>";
      end = End::Other;
      return;
    }
    end = end == End::LineBegin ? End::Colon : End::Other;
    break;
  case '#':
    end = end == End::Hash || end == End::Word ? End::Word : End::Hash;
    break;
  case '[':
    if (end == End::Word) {
      out << "<5B>";
      end = End::Other;
      return;
    }
    end = End::Other;
    break;
  default:
    bool stays = end == End::LineBegin
                     ? first == ' ' || first == '\t' || !isASCII
                     : end == End::Word && llvm::isAlpha(first);
    if (!stays)
      end = End::Other;
  }
  if (first == '\n' || first == '\t')
    out << first;
  else
    out << glyph;
}

void TextStream::write_impl(const char *text, size_t size) {
  llvm::StringRef next(text, size);
  std::string joined;
  if (!rest.empty()) {
    joined = std::exchange(rest, {}) + next.str();
    next = joined;
  }
  while (!next.empty()) {
    if (isBegin(next)) {
      rest = next.str();
      break;
    }
    // Most text is plain.
    Glyph glyph = next.front() == '\r' ? Glyph{1, "<0D>"} : firstGlyph(next);
    show(next.front(), glyph.shown);
    next = next.drop_front(glyph.size);
  }
  out.flush();
}

void TextStream::finishPart() {
  flush();
  for (char byte : std::exchange(rest, {}))
    show(byte, printable(llvm::StringRef(&byte, 1)));
}

TextStream::~TextStream() {
  finishPart();
  out.flush();
}

llvm::raw_ostream &TextStream::changeColor(Colors colour, bool isBold,
                                           bool isBehind) {
  finishPart();
  out.changeColor(colour, isBold, isBehind);
  return *this;
}

llvm::raw_ostream &TextStream::resetColor() {
  finishPart();
  out.resetColor();
  return *this;
}

llvm::raw_ostream &TextStream::reverseColor() {
  finishPart();
  out.reverseColor();
  return *this;
}

std::string palindrome::withoutCommands(llvm::StringRef text) {
  std::string result;
  llvm::raw_string_ostream os(result);
  TextStream(os) << text;
  return result;
}
