// Tells the languages of inputs apart, without parsing them.

#ifndef PALINDROME_VERIFY_BASE_IO_LANGUAGE_H
#define PALINDROME_VERIFY_BASE_IO_LANGUAGE_H

#include "llvm/Support/MemoryBufferRef.h"
#include <optional>

namespace palindrome {

enum class Language { LLVM, MLIR };

/// The language of `input` by its magic number; nothing if it is text.
std::optional<Language> detectBinary(llvm::MemoryBufferRef input);

/// The language of `text` by how its first entity begins. No text that is a
/// module of one language is taken for the other; nothing if the text is of
/// neither, or has only comments.
std::optional<Language> detectText(llvm::StringRef text);

/// The language of `input` by its magic number. If it is text, by the extension
/// of its name before `.zst`; if that is none of `.ll`, `.bc`, `.mlir` and
/// `.mlirbc`, as for stdin, by the text. What nothing identifies is LLVM IR.
Language detectLanguage(llvm::MemoryBufferRef input);

/// The extension of the file `path`, before `.zst` if the file is compressed.
llvm::StringRef extensionOf(llvm::StringRef path);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_LANGUAGE_H
