// Shows the line that an error is about.

#include "verify/base/io/Excerpt.h"
#include "verify/base/io/Printable.h"
#include "llvm/ADT/STLExtras.h"
#include <vector>

using namespace palindrome;

/// In columns, of what is shown of a line before the caret and in all.
static constexpr unsigned widthBefore = 60, widthOfAll = 100;
/// In bytes, how much of a line is looked at on either side of the column. A
/// line of MLIR may have a megabyte.
static constexpr size_t mostBytes = 1000;
/// How many notes of an error are shown.
static constexpr size_t mostNotes = 20;
static constexpr unsigned tabWidth = 8;

/// The line with the number `line`, without its end; nothing if there is none.
static std::optional<llvm::StringRef> findLine(llvm::StringRef text,
                                               unsigned line) {
  if (!line)
    return std::nullopt;
  for (; line > 1; --line) {
    size_t end = text.find('\n');
    if (end == llvm::StringRef::npos)
      return std::nullopt;
    text = text.drop_front(end + 1);
  }
  return text.take_until([](char c) { return c == '\n'; }).rtrim('\r');
}

/// How many bytes at the beginning of `text` continue a character of UTF-8.
static size_t numContinued(llvm::StringRef text) {
  return text
      .take_while(
          [](char c) { return (static_cast<unsigned char>(c) >> 6) == 2; })
      .size();
}

namespace {
/// A line as it is shown, and where the caret is.
struct Shown {
  std::vector<Glyph> glyphs;
  size_t caret = 0; ///< The index of a glyph, or their number.
  bool isCutBefore = false, isCutBehind = false;

  unsigned width(size_t begin, size_t end) const {
    unsigned sum = 0;
    for (size_t i = begin; i != end; ++i)
      sum += glyphs[i].width;
    return sum;
  }
};
} // namespace

/// Divides what surrounds byte `place` of `line` into what is shown.
static Shown divide(llvm::StringRef line, size_t place) {
  Shown result;
  if (place > mostBytes) {
    size_t skipped = place - mostBytes;
    skipped += numContinued(line.drop_front(skipped));
    line = line.drop_front(skipped);
    place -= skipped;
    result.isCutBefore = true;
  }
  if (line.size() > place + mostBytes) {
    size_t end = place + mostBytes;
    end += numContinued(line.drop_front(end));
    result.isCutBehind = end != line.size();
    line = line.take_front(end);
  }
  unsigned column = 0;
  for (size_t at = 0; at < line.size();) {
    if (at <= place)
      result.caret = result.glyphs.size();
    Glyph glyph = firstGlyph(line.drop_front(at));
    if (line[at] == '\t') {
      glyph.width = tabWidth - column % tabWidth;
      glyph.shown.assign(glyph.width, ' ');
    }
    column += glyph.width;
    at += glyph.size;
    result.glyphs.push_back(std::move(glyph));
  }
  if (place >= line.size())
    result.caret = result.glyphs.size();
  return result;
}

std::string palindrome::excerptOf(llvm::StringRef text, unsigned line,
                                  unsigned column) {
  std::optional<llvm::StringRef> found = findLine(text, line);
  if (!found)
    return "";
  Shown shown =
      divide(*found, std::min<size_t>(column ? column - 1 : 0, found->size()));
  size_t begin = 0, end = shown.glyphs.size();
  auto cutBehind = [&](unsigned width) {
    while (end > begin && end > shown.caret + 1 &&
           shown.width(begin, end) > width) {
      --end;
      shown.isCutBehind = true;
    }
  };
  if (shown.width(begin, end) > widthOfAll) {
    while (shown.width(begin, shown.caret) > widthBefore) {
      ++begin;
      shown.isCutBefore = true;
    }
    cutBehind(widthOfAll);
  }
  llvm::ArrayRef<Glyph> glyphs(shown.glyphs);
  glyphs = glyphs.slice(begin, end - begin);
  // What is no text says nothing.
  auto numOthers = llvm::count_if(
      glyphs, [](const Glyph &glyph) { return !glyph.isShownAsIs; });
  if (static_cast<size_t>(numOthers) * 4 > glyphs.size())
    return "";
  std::string result = shown.isCutBefore ? "..." : "";
  unsigned caret = result.size() + shown.width(begin, shown.caret);
  for (const Glyph &glyph : glyphs)
    result += glyph.shown;
  if (shown.isCutBehind)
    result += "...";
  result += '\n';
  if (column)
    result += std::string(caret, ' ') + "^\n";
  return result;
}

/// `diagnostic` in a line, and its excerpt.
static std::string show(const Diagnostic &diagnostic, llvm::StringRef severity,
                        llvm::MemoryBufferRef input) {
  std::string text = printable(diagnostic.str(severity)) + '\n';
  if (diagnostic.file == input.getBufferIdentifier())
    text += excerptOf(input.getBuffer(), diagnostic.line, diagnostic.column);
  return text;
}

std::string palindrome::withExcerpts(const Diagnostic &error,
                                     llvm::MemoryBufferRef input) {
  std::string text = show(error, "error", input);
  llvm::ArrayRef<Diagnostic> notes(error.notes);
  for (const Diagnostic &note : notes.take_front(mostNotes))
    text += show(note, "note", input);
  if (notes.size() > mostNotes)
    text += error.file + ": note: and " +
            std::to_string(notes.size() - mostNotes) + " more notes\n";
  text.pop_back();
  return text;
}
