// Writes the folders of findings and reads them.

#include "verify/seek/fuzz/state/FindingFolder.h"
#include "verify/base/io/JSONMembers.h"
#include "verify/base/io/Language.h"
#include "verify/base/io/ShellWord.h"
#include "verify/seek/fuzz/mutants/MutantKinds.h"
#include "verify/seek/fuzz/state/State.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace palindrome::fuzz {

StringRef throughName(Through through) {
  switch (through) {
  case Through::Memory:
    break;
  case Through::Text:
    return "text";
  case Through::Bytecode:
    return "bytecode";
  }
  return "memory";
}

static std::string inFolder(StringRef folder, StringRef name) {
  SmallString<128> path(folder);
  sys::path::append(path, name);
  return path.str().str();
}

std::string replayCommand(StringRef path) {
  return "palindrome fuzz --replay " + shellWord(path);
}

std::string verifyCommandOf(StringRef path, const StoredFinding &finding) {
  const FindingSetting &setting = finding.setting;
  std::string command =
      "palindrome verify " + shellWord(inFolder(path, finding.mutant));
  if (setting.kind == loweringKindName && setting.pipelines.empty())
    command += " --lower";
  if (setting.engine != "native")
    command += " --engine " + setting.engine;
  if (setting.through != "memory")
    command += " --through " + setting.through;
  if (!setting.importDialects.empty())
    command += " --import-dialects " + join(setting.importDialects, ",");
  if (setting.pipelines.empty())
    return command;
  return join(map_range(setting.pipelines,
                        [&](const std::string &pipeline) {
                          return command + " --pipeline " + shellWord(pipeline);
                        }),
              " && ");
}

/// What `finding.json` has: the finding, and the folder that it was written to.
struct FindingLine {
  std::string path;
  StoredFinding finding;
};

static void describe(JSONMembers &members, FindingLine &line) {
  auto &[path, finding] = line;
  FindingSetting &setting = finding.setting;
  members.member("cause", finding.cause);
  members.member("verdict", finding.verdict);
  members.member("message", finding.message);
  members.member("mutant_kind", setting.kind);
  members.member("engine", setting.engine);
  members.member("through", setting.through);
  members.member("semantic", setting.semantic);
  members.member("import_dialects", setting.importDialects);
  members.member("pipelines", setting.pipelines);
  members.member("folder", path);
  members.member("seed_path", finding.seedPath);
  members.member("seed", finding.seed);
  members.member("mutant", finding.mutant);
  members.member("bytes", finding.mutantBytes);
  members.member("file_shows_it", finding.fileShowsIt);
  members.member("steps", finding.steps);
  if (!members.isReading()) {
    members.derived("replay", replayCommand(path));
    members.derived("verify", verifyCommandOf(path, finding));
  }
}

static constexpr StringLiteral kindOfFindings = "finding";

std::string formatFinding(StringRef path, const StoredFinding &finding) {
  return formatMembers(FindingLine{path.str(), finding}, kindOfFindings);
}

/// Copies the file `from` below `folder` as `name`.
static Error copyInto(StringRef folder, StringRef from, StringRef name) {
  if (std::error_code error = sys::fs::copy_file(from, inFolder(folder, name)))
    return createStringError(from + ": error: cannot copy to " + folder + ": " +
                             error.message());
  return Error::success();
}

/// How the name of a copy of `path` ends: ".ll", or ".ll.zst".
static StringRef suffixOf(StringRef path) {
  StringRef extension = extensionOf(path);
  return path.take_back(path.end() - extension.begin());
}

Error writeFinding(StringRef path, const StoredFinding &finding,
                   StringRef text) {
  std::string made = path.str() + ".tmp";
  if (std::error_code error = sys::fs::remove_directories(made))
    return createStringError(made +
                             ": error: cannot remove: " + error.message());
  if (std::error_code error = sys::fs::create_directories(made))
    return createStringError(
        made + ": error: cannot create the folder: " + error.message());
  StoredFinding stored = finding;
  stored.seed = ("seed" + suffixOf(finding.seedPath)).str();
  if (Error error = copyInto(made, finding.seedPath, stored.seed))
    return error;
  StringMap<std::string> donors;
  for (mutate::Step &step : stored.steps) {
    if (step.donor.empty())
      continue;
    auto [place, isNew] = donors.try_emplace(step.donor);
    if (isNew) {
      place->second =
          ("donor-" + Twine(donors.size()) + suffixOf(step.donor)).str();
      if (Error error = copyInto(made, step.donor, place->second))
        return error;
    }
    step.donor = place->second;
  }
  if (Error error = writeWhole(inFolder(made, finding.mutant), text))
    return error;
  if (!finding.smallest.empty())
    if (Error error =
            writeWhole(inFolder(made, "smallest.mlir"), finding.smallest))
      return error;
  if (Error error = writeWhole(inFolder(made, findingFileName),
                               formatFinding(path, stored) + "\n"))
    return error;
  return replaceFolder(made, path);
}

Expected<StoredFinding> readFinding(StringRef path) {
  std::string file = inFolder(path, findingFileName);
  auto contents = MemoryBuffer::getFile(file);
  if (!contents)
    return createStringError(
        file + ": error: cannot read: " + contents.getError().message());
  auto damaged = [&](const Twine &what) {
    return createStringError(file + ":1:1: error: not a finding: " + what);
  };
  Expected<json::Value> value = json::parse((*contents)->getBuffer());
  if (!value)
    return damaged(toString(value.takeError()));
  auto line = readMembers<FindingLine>(*value, kindOfFindings);
  if (!line)
    return damaged("members are missing, or have another form");
  StoredFinding &finding = line->finding;
  if (finding.cause.empty() || finding.seed.empty() || finding.mutant.empty())
    return damaged("a cause, a seed or a mutant is missing");
  for (mutate::Step &step : finding.steps)
    if (!step.donor.empty())
      step.donor = inFolder(path, step.donor);
  return std::move(finding);
}

} // namespace palindrome::fuzz
