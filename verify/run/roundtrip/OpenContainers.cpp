// Finds the modules within the files that `verify` is given.

#include "palindrome/Verify.h"
#include "verify/base/io/Bitcode.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/Stream.h"
#include "verify/base/workers/WorkerPool.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"

using namespace palindrome;
using namespace palindrome::roundtrip;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;

/// Whether `file` may hold more than one module, or hold it within something
/// else.
static bool isWorthOpening(llvm::StringRef file) {
  std::optional<Language> binary = detectBinary({file, ""});
  if (binary)
    return *binary == Language::LLVM && countModules(file) > 1;
  return isContainer(file.take_front(64));
}

/// The same for the regular file `path`, of which no more is read than needed.
static bool isRegularWorthOpening(const std::string &path) {
  constexpr size_t startSize = 64;
  llvm::Expected<fs::file_t> file = fs::openNativeFileForRead(path);
  if (!file) {
    llvm::consumeError(file.takeError());
    return false; // Reported when it is judged.
  }
  llvm::SmallVector<char, startSize> start(startSize);
  llvm::Expected<size_t> size = fs::readNativeFile(*file, start);
  bool isClosed = !fs::closeFile(*file);
  if (!size) {
    llvm::consumeError(size.takeError());
    return false;
  }
  if (!isClosed)
    return false;
  llvm::StringRef read(start.data(), *size);
  if (detectBinary({read, ""}) != Language::LLVM)
    return isContainer(read);
  auto whole = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                           /*RequiresNullTerminator=*/false);
  return whole && isWorthOpening((*whole)->getBuffer());
}

/// The same for `input`. What can be read only once is read here, for all
/// workers.
static bool isWorthOpening(VerifyInput &input) {
  fs::file_status status;
  if (input.path != "-" && fs::status(input.path, status))
    return false;
  if (input.path != "-" && !isStream(status.type()))
    return status.type() == fs::file_type::regular_file &&
           isRegularWorthOpening(input.path);
  Diagnostic error;
  input.contents = readInput(input.path, error);
  if (!input.contents)
    input.problem = error.within(input.path);
  return input.contents && isWorthOpening(input.contents->getBuffer());
}

//===-- what a worker sends -----------------------------------------------===//

static std::string format(const Contents &contents) {
  json::Array modules, problems;
  for (const ContainedModule &module : contents.modules)
    modules.push_back(json::Array{
        json::fixUTF8(module.name), llvm::toHex(module.file), module.offset,
        module.size, module.number, llvm::toHex(module.command)});
  for (const ContainerProblem &problem : contents.problems)
    problems.push_back(json::Array{json::fixUTF8(problem.name),
                                   json::fixUTF8(problem.message)});
  std::string text;
  llvm::raw_string_ostream(text) << json::Value(json::Array{
      std::move(modules), std::move(problems), contents.withoutModules});
  return text;
}

/// What `format` wrote.
static Contents parse(llvm::StringRef text) {
  Contents contents;
  llvm::Expected<json::Value> value = json::parse(text);
  assert(value && "a worker sends what format() writes");
  const json::Array &all = *value->getAsArray();
  for (const json::Value &each : *all[0].getAsArray()) {
    const json::Array &fields = *each.getAsArray();
    ContainedModule &module = contents.modules.emplace_back();
    module.name = fields[0].getAsString()->str();
    module.file = llvm::fromHex(*fields[1].getAsString());
    module.offset = *fields[2].getAsUINT64();
    module.size = *fields[3].getAsUINT64();
    module.number = static_cast<unsigned>(*fields[4].getAsUINT64());
    module.command = llvm::fromHex(*fields[5].getAsString());
  }
  for (const json::Value &each : *all[1].getAsArray()) {
    const json::Array &fields = *each.getAsArray();
    contents.problems.push_back(
        {fields[0].getAsString()->str(), fields[1].getAsString()->str()});
  }
  contents.withoutModules = *all[2].getAsUINT64();
  return contents;
}

/// What `input` holds, or why it cannot be read.
static Contents list(const VerifyInput &input) {
  Diagnostic error;
  std::unique_ptr<llvm::MemoryBuffer> read;
  if (!input.contents && !(read = readInput(input.path, error)))
    return {{}, {{input.path, error.within(input.path)}}, 0};
  return findContainedModules(read ? *read : *input.contents, input.path);
}

//===-- the inputs
//---------------------------------------------------------===//

/// Adds to `opened` what `contents` of `container` lists.
static void add(OpenedInputs &opened, const VerifyInput &container,
                Contents contents) {
  for (ContainedModule &module : contents.modules) {
    VerifyInput &added = opened.inputs.emplace_back(container);
    added.module = std::make_shared<ContainedModule>(std::move(module));
  }
  for (ContainerProblem &problem : contents.problems) {
    VerifyInput &added = opened.inputs.emplace_back(container);
    ContainedModule named;
    named.name = std::move(problem.name);
    added.module = std::make_shared<ContainedModule>(std::move(named));
    added.problem = std::move(problem.message);
  }
  if (contents.modules.empty() && contents.problems.empty()) {
    VerifyInput &added = opened.inputs.emplace_back(container);
    added.problem =
        "no LLVM IR in this file; -fembed-bitcode, -ffat-lto-objects "
        "and -flto have the compiler put it there";
    added.holdsNothing = true;
  } else if (contents.withoutModules) {
    opened.notes.push_back(container.path +
                           ": note: members without LLVM IR: " +
                           std::to_string(contents.withoutModules));
  }
}

OpenedInputs palindrome::openContainers(std::vector<VerifyInput> inputs,
                                        const OpenLimits &open) {
  std::vector<size_t> containers;
  for (size_t i = 0; i != inputs.size(); ++i) {
    VerifyInput &input = inputs[i];
    if (input.line)
      continue;
    if (input.contents ? isWorthOpening(input.contents->getBuffer())
                       : isWorthOpening(input))
      containers.push_back(i);
  }
  OpenedInputs opened;
  if (containers.empty()) {
    opened.inputs = std::move(inputs);
    return opened;
  }
  WorkerLimits limits;
  limits.workers = std::min<size_t>(open.jobs, containers.size());
  limits.timeoutSeconds = open.timeoutSeconds;
  limits.memoryBytes = open.memoryBytes;
  size_t done = 0;
  auto copyUpTo = [&](size_t end) {
    for (; done != end; ++done)
      opened.inputs.push_back(std::move(inputs[done]));
  };
  runInWorkers(
      containers.size(), limits,
      [&](size_t job) { return format(list(inputs[containers[job]])); },
      [&](size_t job, JobOutcome outcome) {
        copyUpTo(containers[job]);
        const VerifyInput &container = inputs[done++];
        if (outcome.kind == JobOutcome::Kind::Done)
          add(opened, container, parse(outcome.text));
        else
          add(opened, container, {{}, {{container.path, outcome.text}}, 0});
      });
  copyUpTo(inputs.size());
  return opened;
}
