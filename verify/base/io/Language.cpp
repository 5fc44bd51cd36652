// Tells the languages of inputs apart.

#include "verify/base/io/Language.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Support/Path.h"

using namespace palindrome;

/// How MLIR's bytecode begins, as `mlir::isBytecode` has it.
static constexpr llvm::StringLiteral magicOfBytecode = "ML\xefR";

std::optional<Language> palindrome::detectBinary(llvm::MemoryBufferRef input) {
  if (input.getBuffer().starts_with(magicOfBytecode))
    return Language::MLIR;
  auto *start = reinterpret_cast<const unsigned char *>(input.getBufferStart());
  auto *end = reinterpret_cast<const unsigned char *>(input.getBufferEnd());
  if (llvm::isBitcode(start, end))
    return Language::LLVM;
  return std::nullopt;
}

/// Of `%T = ...`: LLVM IR has types here, MLIR the results of ops.
static Language detectPercent(llvm::StringRef text) {
  if (text.starts_with("%\""))
    return Language::LLVM; // MLIR quotes no names of values.
  llvm::StringRef value = text.split('=').second.ltrim();
  return value.consume_front("type") && !value.empty() &&
                 llvm::isSpace(value.front())
             ? Language::LLVM
             : Language::MLIR;
}

/// Of `!name = ...`: LLVM IR has nodes here, MLIR aliases of types.
static Language detectExclamation(llvm::StringRef text) {
  if (text.size() > 1 && llvm::isDigit(text[1]))
    return Language::LLVM; // Names of aliases begin with letters.
  llvm::StringRef value = text.split('=').second.ltrim();
  if (value.starts_with("distinct") || value.starts_with("!{"))
    return Language::LLVM;
  // !DILocation(...), and not !dialect.type<...>
  bool isNode = value.consume_front("!") &&
                value.drop_while([](char c) { return llvm::isAlnum(c); })
                    .starts_with("(");
  return isNode ? Language::LLVM : Language::MLIR;
}

/// Of a text that begins with a word, or with neither of the other signs.
static std::optional<Language> detectWord(llvm::StringRef text) {
  llvm::StringRef word = text.take_while(
      [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; });
  if (word == "module")
    return text.drop_front(word.size()).ltrim().starts_with("asm")
               ? Language::LLVM
               : Language::MLIR;
  if (word.contains('.')) // The name of an op.
    return Language::MLIR;
  return llvm::StringSwitch<std::optional<Language>>(word)
      .Cases({"attributes", "declare", "define", "source_filename", "target",
              "uselistorder", "uselistorder_bb"},
             Language::LLVM)
      .Default(std::nullopt);
}

std::optional<Language> palindrome::detectText(llvm::StringRef text) {
  text = text.ltrim();
  while (text.starts_with(";")) // A comment of LLVM IR.
    text = text.split('\n').second.ltrim();
  if (text.empty())
    return std::nullopt;
  switch (text.front()) {
  case '@': // A global variable, a comdat, an entry of a summary.
  case '$':
  case '^':
    return Language::LLVM;
  case '#': // The alias of an attribute, an op in its generic form.
  case '"':
    return Language::MLIR;
  case '%':
    return detectPercent(text);
  case '!':
    if (text.starts_with("!<")) // An archive, which is no text.
      return std::nullopt;
    return detectExclamation(text);
  default:
    break;
  }
  if (text.starts_with("//") || text.starts_with("{-#"))
    return Language::MLIR;
  return detectWord(text);
}

llvm::StringRef palindrome::extensionOf(llvm::StringRef path) {
  path.consume_back(".zst");
  return llvm::sys::path::extension(path);
}

Language palindrome::detectLanguage(llvm::MemoryBufferRef input) {
  if (std::optional<Language> language = detectBinary(input))
    return *language;
  llvm::StringRef extension = extensionOf(input.getBufferIdentifier());
  if (llvm::is_contained({".mlir", ".mlirbc"}, extension))
    return Language::MLIR;
  if (llvm::is_contained({".ll", ".bc"}, extension))
    return Language::LLVM;
  return detectText(input.getBuffer()).value_or(Language::LLVM);
}
