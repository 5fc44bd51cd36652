// Text for people, on its way to a terminal or into the log of a CI server.

#ifndef PALINDROME_VERIFY_BASE_IO_TEXTSTREAM_H
#define PALINDROME_VERIFY_BASE_IO_TEXTSTREAM_H

#include "llvm/Support/raw_ostream.h"
#include <string>

namespace palindrome {

/// A stream that passes text on to another one, such that neither a terminal
/// nor a CI server obeys any of it, wherever it comes from: what is no
/// printable character is shown as its number, as in <1B>, and so is a part of
/// what GitHub, Azure and TeamCity take for a command, as in :<3A>error::. Line
/// feeds and tabs are passed on: a name that is to be a part of a line goes
/// through `printable` before. Colours are passed on if they are set by
/// changeColor.
class TextStream final : public llvm::raw_ostream {
public:
  /// `out` outlives this stream. It is flushed whenever this stream is.
  explicit TextStream(llvm::raw_ostream &out) : out(out) {}
  ~TextStream() override;

  raw_ostream &changeColor(Colors colour, bool isBold = false,
                           bool isBehind = false) override;
  raw_ostream &resetColor() override;
  raw_ostream &reverseColor() override;
  bool is_displayed() const override { return out.is_displayed(); }
  bool has_colors() const override { return out.has_colors(); }

private:
  void write_impl(const char *text, size_t size) override;
  uint64_t current_pos() const override { return out.tell(); }
  /// Writes what is shown of `glyph`, which begins with `first`.
  void show(char first, const std::string &glyph);
  /// Writes all of the text until now.
  void finishPart();

  /// What the text until now ends with.
  enum class End {
    LineBegin, ///< A line that has nothing but spaces.
    Colon,     ///< One colon after these.
    Hash,      ///< A #.
    Word,      ///< ## and letters.
    Other,
  };

  llvm::raw_ostream &out;
  End end = End::LineBegin;
  std::string rest; ///< The begin of a character.
};

/// `text` as such a stream writes it.
std::string withoutCommands(llvm::StringRef text);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_TEXTSTREAM_H
