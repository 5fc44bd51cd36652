// Reads compile databases.

#include "corpus/harvest/compile/Database.h"
#include "verify/base/io/Record.h"
#include "verify/base/io/ShellWord.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;
namespace json = llvm::json;

/// `path`, which may be relative to `folder`, as an absolute one.
static std::string absolute(StringRef folder, StringRef path) {
  llvm::SmallString<256> result(path);
  llvm::sys::path::make_absolute(folder, result);
  llvm::sys::path::remove_dots(result, /*remove_dot_dot=*/true);
  return result.str().str();
}

std::string CompileEntry::path() const { return absolute(directory, file); }

/// Puts the words of response files into the place of `@FILE`.
static llvm::Error expandResponseFiles(CompileEntry &entry) {
  if (llvm::none_of(entry.arguments,
                    [](StringRef word) { return word.starts_with("@"); }))
    return llvm::Error::success();
  llvm::BumpPtrAllocator allocator;
  llvm::SmallVector<const char *, 32> words;
  for (const std::string &word : entry.arguments)
    words.push_back(word.c_str());
  llvm::cl::ExpansionContext context(allocator,
                                     llvm::cl::TokenizeGNUCommandLine);
  context.setCurrentDir(entry.directory);
  if (llvm::Error error = context.expandResponseFiles(words))
    return error;
  entry.arguments = std::vector<std::string>(words.begin(), words.end());
  return llvm::Error::success();
}

/// The entry that `object` is; the error is what is wrong with it.
static llvm::Expected<CompileEntry> parseEntry(const json::Object &object,
                                               StringRef folder) {
  std::optional<StringRef> directory = object.getString("directory"),
                           file = object.getString("file"),
                           command = object.getString("command");
  const json::Array *arguments = object.getArray("arguments");
  if (!directory || !file)
    return llvm::createStringError("\"directory\" or \"file\" is missing");
  CompileEntry entry;
  entry.directory = absolute(folder, *directory);
  entry.file = file->str();
  if (arguments) {
    for (const json::Value &word : *arguments) {
      std::optional<StringRef> text = word.getAsString();
      if (!text)
        return llvm::createStringError("\"arguments\" has what is no string");
      entry.arguments.push_back(text->str());
    }
  } else if (command) {
    entry.arguments = palindrome::splitShellWords(*command);
  }
  if (entry.arguments.empty())
    return llvm::createStringError("it has no command: \"arguments\" and "
                                   "\"command\" are missing or empty");
  if (llvm::Error error = expandResponseFiles(entry))
    return std::move(error);
  return entry;
}

llvm::Expected<CompileDatabase> harvest::parseDatabase(StringRef text,
                                                       StringRef path) {
  auto failure = [&](const llvm::Twine &what) {
    return llvm::createStringError(path + ": error: " + what);
  };
  llvm::Expected<json::Value> value = parseRecord(text);
  if (!value)
    return failure("no compile database: " + llvm::toString(value.takeError()));
  const json::Array *array = value->getAsArray();
  if (!array)
    return failure("no compile database: expected an array of entries");
  llvm::SmallString<256> folder(path);
  if (std::error_code error = llvm::sys::fs::make_absolute(folder))
    return failure(error.message());
  llvm::sys::path::remove_filename(folder);
  CompileDatabase database;
  for (const auto &[index, element] : llvm::enumerate(*array)) {
    const json::Object *object = element.getAsObject();
    llvm::Expected<CompileEntry> entry =
        object ? parseEntry(*object, folder)
               : llvm::createStringError("it is no object");
    if (entry)
      database.entries.push_back(std::move(*entry));
    else
      database.problems.push_back(
          (path + ": error: entry " + llvm::Twine(index + 1) +
           " is no command: " + llvm::toString(entry.takeError()))
              .str());
  }
  return database;
}
