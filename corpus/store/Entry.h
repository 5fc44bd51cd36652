// The entries of a store: modules, and what is known of them.

#ifndef PALINDROME_CORPUS_STORE_ENTRY_H
#define PALINDROME_CORPUS_STORE_ENTRY_H

#include <cstdint>
#include <string>
#include <vector>

namespace palindrome::corpus {

/// Where a module comes from. Any text may be empty, which stands for unknown.
struct Origin {
  std::string path = {};     ///< The file, such as "/src/libz.a".
  std::string member = {};   ///< The part of the file that the module is.
  std::string language = {}; ///< What it was compiled from, such as "C++".
  std::string flags = {};    ///< Of the compiler.
};

/// What a module consists of.
struct Description {
  /// What found the features. Where two numbers differ, so may the features of
  /// the same module.
  int64_t version = 0;
  std::string form;   ///< The extension of its file: ll, bc, mlir or mlirbc.
  std::string target; ///< The triple; may be empty.
  /// What the module itself says of its origin; may be empty.
  std::string language, flags;
  /// The names of its features, such as "opcode:add", each once, sorted.
  std::vector<std::string> features;
  /// The edges of the translators' code that its round trip covers, in
  /// ascending order; empty if that was not measured.
  std::vector<uint32_t> edges;
};

/// A row of the index.
struct Entry {
  int64_t number = 0; ///< Within the index.
  std::string digest; ///< 32 hexadecimal digits (BLAKE3 of the contents).
  std::string form;   ///< See Description.
  std::string target;
  uint64_t size = 0;           ///< Of the module, in bytes.
  uint64_t storedSize = 0;     ///< Of the compressed file, in bytes.
  int64_t added = 0;           ///< Seconds since 1970.
  std::vector<Origin> origins; ///< In the order in which they were added.
};

/// A feature, and how many entries have it.
struct FeatureCount {
  std::string name;
  uint64_t entries = 0;
};

/// Which entries are meant. A text is a value or a pattern with `*`, `?` and
/// `[...]`; an empty one fits all.
struct Filter {
  std::string language, target, form, origin;
  /// Each of these has to fit a feature of the entry.
  std::vector<std::string> features;
};

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_STORE_ENTRY_H
