// Reads the lines of a baseline.

#include "verify/run/baseline/Lines.h"
#include "verify/base/io/Content.h"
#include "verify/base/io/Record.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;

std::string baseline::findHeaderProblem(const json::Value *line,
                                        llvm::StringRef kind) {
  const json::Object *object = line ? line->getAsObject() : nullptr;
  if (!object || object->getString("kind") != kind)
    return "this is no baseline; name another file, or delete this one and "
           "make it anew with --update-baseline";
  if (object->getInteger("version") != formatVersion)
    return "this baseline is of another version of Palindrome; delete it, and "
           "make it anew with --update-baseline";
  return "";
}

std::string baseline::lineProblem() {
  return "this is no line of a baseline; take one side of a merge, and run "
         "--update-baseline";
}

std::string baseline::repetitionProblem(llvm::StringRef what) {
  return (what + " is there twice; delete one of the lines, and run "
                 "--update-baseline")
      .str();
}

llvm::Expected<std::string> baseline::readLines(
    const std::string &path, bool mayBeMissing,
    llvm::function_ref<std::string(const json::Value *)> takeHeader,
    llvm::function_ref<std::string(const json::Value *)> take) {
  auto fail = [&](const llvm::Twine &text) {
    return llvm::createStringError(path + text);
  };
  fs::file_status status;
  bool isMissing =
      fs::status(path, status) == std::errc::no_such_file_or_directory;
  if (isMissing && mayBeMissing)
    return "";
  auto buffer = readRecord(path, mostOfLines);
  if (!buffer)
    return fail(": error: " + llvm::toString(buffer.takeError()) +
                (isMissing ? "; --update-baseline makes it" : ""));
  bool isFirst = true;
  for (llvm::line_iterator line(**buffer); !line.is_at_eof(); ++line) {
    llvm::Expected<json::Value> value = parseRecord(*line);
    if (!value)
      llvm::consumeError(value.takeError());
    std::string problem =
        (isFirst ? takeHeader : take)(value ? &*value : nullptr);
    if (!problem.empty())
      return fail(":" + llvm::Twine(line.line_number()) +
                  ": error: " + problem);
    isFirst = false;
  }
  if (isFirst)
    return fail(":1: error: " + takeHeader(nullptr));
  return contentDigest((*buffer)->getBuffer());
}
