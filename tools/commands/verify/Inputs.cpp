// Finds the files that palindrome verify judges.

#include "tools/commands/verify/Inputs.h"
#include "tools/line/OutputFile.h"
#include "verify/run/roundtrip/FileList.h"

using namespace palindrome;
using namespace palindrome::roundtrip;
using namespace palindrome::tools;

llvm::Expected<FileSearch>
palindrome::tools::findFiles(const std::vector<std::string> &paths,
                             const VerifyLine &line,
                             const std::optional<Shard> &shard) {
  llvm::Expected<Exclusion> exclusion = Exclusion::create(line.excluded);
  if (!exclusion)
    return llvm::createStringError("palindrome verify: error: " +
                                   llvm::toString(exclusion.takeError()));
  FileSearch search(std::move(*exclusion));
  if (llvm::Error error = search.add(paths))
    return std::move(error);
  // What is below them falls short of everything, as a file that cannot be
  // read.
  if (!line.listFiles.empty()) {
    if (llvm::Error error = search.findUnlistable())
      return std::move(error);
  } else {
    for (const Unlistable &folder : search.unlistable)
      search.files.push_back(folder.path);
  }
  if (line.filesFrom.empty())
    if (llvm::Error error = search.findNothingLeft())
      return std::move(error);
  if (shard)
    keepShard(search.files, *shard);
  if (!line.filesFrom.empty()) {
    llvm::Expected<std::vector<std::string>> listed =
        readFileList(line.filesFrom, shard);
    if (!listed)
      return listed.takeError();
    search.addListed(std::move(*listed));
    if (llvm::Error error = search.findNothingLeft())
      return std::move(error);
  }
  search.dropRepeated();
  search.files.shrink_to_fit();
  return search;
}

/// Writes the list of `files` to the file `path`.
int palindrome::tools::listFiles(const std::vector<std::string> &files,
                                 const std::string &path) {
  OutputFile output;
  if (!output.open(path))
    return ExitUnreadable;
  writeFileList(files, output.stream());
  return output.finish() ? ExitSuccess : ExitUnreadable;
}

std::vector<VerifyInput>
palindrome::tools::openFiles(std::vector<std::string> files,
                             const VerifyLine &line) {
  // Millions of names take too much memory for two copies.
  std::vector<VerifyInput> inputs =
      line.isSplitting
          ? splitInputs(files)
          : std::vector<VerifyInput>(std::make_move_iterator(files.begin()),
                                     std::make_move_iterator(files.end()));
  files = {};
  OpenedInputs opened =
      openContainers(std::move(inputs),
                     {unsigned(line.workers.jobs), line.workers.timeoutSeconds,
                      line.workers.memoryLimitBytes()});
  if (!line.isQuiet)
    reportNotes(opened.notes, line.warnings.get());
  return std::move(opened.inputs);
}
