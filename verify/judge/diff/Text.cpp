// Compares the texts that LLVM prints of two modules. The hash of a line is the
// sum of the hashes of its words, and the hash of a module the sum of those of
// its lines, so that no order matters.

#include "verify/judge/diff/Text.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace palindrome::diff {

std::string printed(const Module &module) {
  std::string text;
  raw_string_ostream out(text);
  // Without a buffer, printing takes twice as long (verify/base/io/Writer.cpp).
  out.SetBufferSize(1 << 16);
  module.print(out, nullptr, /*ShouldPreserveUseListOrder=*/false);
  out.flush();
  std::string header = "; ModuleID = '" + module.getModuleIdentifier() + "'\n";
  if (StringRef(text).starts_with(header))
    text.erase(0, header.size());
  return text;
}

std::string withoutAddresses(StringRef text) {
  std::string result;
  while (true) {
    size_t at = text.find("0x");
    if (at == StringRef::npos)
      return result += text;
    StringRef before = text.take_front(at);
    result += before;
    text = text.drop_front(at + 2);
    if (before.ends_with("%\"type ") || before.ends_with("metadata <"))
      text = text.drop_while(isHexDigit);
    else
      result += "0x";
  }
}

static bool isWordCharacter(char c) {
  return isAlnum(c) || StringRef("-$._:+").contains(c);
}

/// The end of the quoted string that begins at `at`. LLVM escapes quotes within
/// a string, so it ends at the next quote.
static size_t quoteEnd(StringRef line, size_t at) {
  size_t end = line.find('"', at + 1);
  return end == StringRef::npos ? line.size() : end + 1;
}

static size_t wordEnd(StringRef line, size_t at) {
  while (at < line.size() && isWordCharacter(line[at]))
    ++at;
  return at;
}

/// The hash of a word with the sigil before it. For names of locals and types,
/// and for numbers of attribute groups, metadata nodes and unnamed symbols,
/// only the sigil counts.
static uint64_t wordHash(char sigil, StringRef word) {
  bool number = !word.empty() && all_of(word, isDigit);
  if (sigil == '%' ||
      (number && (sigil == '!' || sigil == '#' || sigil == '@')))
    word = "";
  return xxh3_64bits(word) * 31 + uint64_t(sigil) + 1;
}

/// The hash of a line; zero for a line that does not count.
static uint64_t lineHash(StringRef line) {
  if (line.starts_with("source_filename = ") ||
      line.starts_with("target datalayout = "))
    return 0;
  bool indented = line.starts_with(" ");
  uint64_t sum = 0;
  unsigned words = 0;
  for (size_t at = 0; at < line.size();) {
    char c = line[at];
    if (c == ';')
      break;
    if (c == ' ' || c == ',') {
      ++at;
      continue;
    }
    char sigil = StringRef("%@!#$^").contains(c) ? c : 0;
    if (sigil)
      ++at;
    size_t end = at;
    if (at < line.size() && line[at] == '"')
      end = quoteEnd(line, at);
    else
      end = wordEnd(line, at);
    // The label of a block, a name at the beginning of a line.
    if (!indented && !words && !sigil && end < line.size() + 1 &&
        (line.substr(0, end).ends_with(":") ||
         (end < line.size() && line[end] == ':' && line[at] == '"')))
      return 0;
    if (end == at && !sigil)
      ++end; // punctuation
    sum += wordHash(sigil, line.slice(at, end));
    ++words;
    at = end;
  }
  if (!words)
    return 0;
  // Hashing the sum makes a word that moves to another line count.
  return xxh3_64bits(
             ArrayRef(reinterpret_cast<const uint8_t *>(&sum), sizeof(sum))) |
         1;
}

template <typename Visit> static void forEachLine(StringRef text, Visit visit) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    visit(line);
    text = rest;
  }
}

bool sameWords(StringRef a, StringRef b) {
  uint64_t left = 0, right = 0;
  forEachLine(a, [&](StringRef line) { left += lineHash(line); });
  forEachLine(b, [&](StringRef line) { right += lineHash(line); });
  return left == right;
}

static std::pair<std::string, std::string> firstDifferentWords(StringRef a,
                                                               StringRef b) {
  // DenseMap reserves two values of its key type.
  auto key = [](StringRef line) { return lineHash(line) >> 2; };
  DenseMap<uint64_t, int64_t> surplus;
  forEachLine(a, [&](StringRef line) { ++surplus[key(line)]; });
  forEachLine(b, [&](StringRef line) { --surplus[key(line)]; });
  std::string left, right;
  forEachLine(a, [&](StringRef line) {
    if (left.empty() && surplus[key(line)] > 0)
      left = line.str();
  });
  forEachLine(b, [&](StringRef line) {
    if (right.empty() && surplus[key(line)] < 0)
      right = line.str();
  });
  return {left, right};
}

std::pair<std::string, std::string>
firstDifferentLines(StringRef a, StringRef b, bool words) {
  if (words)
    return firstDifferentWords(a, b);
  while (!a.empty() && !b.empty()) {
    auto [left, restA] = a.split('\n');
    auto [right, restB] = b.split('\n');
    if (left != right)
      return {left.str(), right.str()};
    a = restA;
    b = restB;
  }
  return {a.split('\n').first.str(), b.split('\n').first.str()};
}

} // namespace palindrome::diff
