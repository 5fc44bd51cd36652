// What the actions on entries of a store have in common.

#ifndef PALINDROME_TOOLS_COMMANDS_CORPUS_ENTRIES_H
#define PALINDROME_TOOLS_COMMANDS_CORPUS_ENTRIES_H

#include "corpus/store/Store.h"
#include "tools/line/CommandLine.h"
#include "verify/base/io/JSONLine.h"

namespace palindrome::tools {

/// Adds the options that say which entries are meant.
void addFilter(CommandLine &line, corpus::Filter &filter);

/// Whether any of these options was given.
bool isSet(const corpus::Filter &filter);

/// "1 entry" or "2 entries".
std::string countOf(uint64_t count, llvm::StringRef one, llvm::StringRef many);

/// The digits of a digest that texts for people have.
llvm::StringRef shortDigest(const corpus::Entry &entry);

/// The number of bytes in a unit that suits it, such as "1.5 MB".
std::string formatBytes(uint64_t bytes);

/// The members that each JSON object about an entry has.
void addMembers(JSONObject &object, const corpus::Entry &entry);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_CORPUS_ENTRIES_H
