// Writes the folders of findings and reads them.

#include "verify/fuzz/state/FindingFolder.h"
#include "verify/fuzz/state/State.h"
#include "verify/fuzz/subject/Subjects.h"
#include "verify/io/JSONLine.h"
#include "verify/io/Language.h"
#include "verify/io/ShellWord.h"
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
  if (setting.subject == loweringSubjectName && setting.pipelines.empty())
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

std::string formatFinding(StringRef path, const StoredFinding &finding) {
  return formatJSONLine("finding", [&](JSONObject &object) {
    object.text("cause", finding.cause);
    object.text("verdict", finding.verdict);
    object.text("message", finding.message);
    object.text("subject", finding.setting.subject);
    object.text("engine", finding.setting.engine);
    object.text("through", finding.setting.through);
    object.flag("semantic", finding.setting.semantic);
    object.texts("import_dialects", finding.setting.importDialects);
    object.texts("pipelines", finding.setting.pipelines);
    object.text("folder", path);
    object.text("seed_path", finding.seedPath);
    object.text("seed", finding.seed);
    object.text("mutant", finding.mutant);
    object.number("bytes", finding.mutantBytes);
    object.flag("file_shows_it", finding.fileShowsIt);
    object.objects("steps", finding.steps,
                   [](JSONObject &step, const mutate::Step &value) {
                     step.text("mutation", value.mutation);
                     step.text("seed", std::to_string(value.seed));
                     if (!value.donor.empty())
                       step.text("donor", value.donor);
                   });
    object.text("replay", replayCommand(path));
    object.text("verify", verifyCommandOf(path, finding));
  });
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
  const json::Object *object = value->getAsObject();
  std::optional<Steps> steps;
  if (object)
    steps = stepsFromJSON(object->get("steps"));
  if (!steps)
    return damaged("it has no steps");
  StoredFinding finding;
  auto text = [&](StringRef key) {
    return object->getString(key).value_or("").str();
  };
  auto texts = [&](StringRef key) {
    std::vector<std::string> list;
    if (const json::Array *array = object->getArray(key))
      for (const json::Value &element : *array)
        list.push_back(element.getAsString().value_or("").str());
    return list;
  };
  finding.setting.subject = text("subject");
  finding.setting.engine = text("engine");
  finding.setting.through = text("through");
  finding.setting.semantic = object->getBoolean("semantic").value_or(false);
  finding.setting.importDialects = texts("import_dialects");
  finding.setting.pipelines = texts("pipelines");
  finding.cause = text("cause");
  finding.verdict = text("verdict");
  finding.message = text("message");
  finding.seedPath = text("seed_path");
  finding.seed = text("seed");
  finding.mutant = text("mutant");
  finding.mutantBytes = object->getInteger("bytes").value_or(0);
  finding.fileShowsIt = object->getBoolean("file_shows_it").value_or(false);
  if (finding.cause.empty() || finding.seed.empty() || finding.mutant.empty())
    return damaged("a cause, a seed or a mutant is missing");
  finding.steps = std::move(*steps);
  for (mutate::Step &step : finding.steps)
    if (!step.donor.empty())
      step.donor = inFolder(path, step.donor);
  return finding;
}

} // namespace palindrome::fuzz
