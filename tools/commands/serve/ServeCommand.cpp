// palindrome serve: the options, and the life of the server.

#include "tools/commands/serve/ServeCommand.h"
#include "tools/commands/serve/Server.h"
#include "tools/line/CommandLine.h"
#include "verify/base/io/Nearest.h"
#include "verify/base/io/UniqueFile.h"
#include "verify/base/workers/Interrupt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <thread>

using namespace palindrome;
using namespace palindrome::tools;

/// The tools that `names` lists; all of them if it is empty. Returns what is
/// wrong.
static std::optional<std::string>
chooseTools(llvm::ArrayRef<std::string> names,
            std::vector<const Tool *> &chosen) {
  std::vector<std::string> known;
  for (const Tool &tool : allTools())
    known.push_back(tool.name.str());
  for (const std::string &name : names)
    if (!findTool(name))
      return "--tool=" + name + " is none of " + llvm::join(known, ", ") +
             didYouMean(name, known);
  for (const Tool &tool : allTools())
    if (names.empty() || llvm::is_contained(names, tool.name))
      chosen.push_back(&tool);
  return std::nullopt;
}

static int runServe(const Command &self,
                    const std::vector<std::string> &arguments) {
  CommandLine line(self);
  int64_t jobs = std::max(1u, std::thread::hardware_concurrency());
  int64_t requestMB = 16;
  LimitBounds bounds{{/*seconds=*/60, /*megabytes=*/2048},
                     {/*seconds=*/600, /*megabytes=*/8192}};
  constexpr int64_t mostSeconds = 86'400, mostMB = 1 << 20;
  std::vector<std::string> names;
  std::string cache;
  line.addNumber("jobs,j", "N", jobs, 1, 1024,
                 "how many requests run at the same time");
  line.wordDefault("jobs", "one for each processor");
  line.addNumber("timeout", "SECONDS", bounds.usual.seconds, 1, mostSeconds,
                 "wall time for a request that has no timeLimit");
  line.addNumber("most-timeout", "SECONDS", bounds.most.seconds, 1, mostSeconds,
                 "the highest timeLimit");
  line.addNumber("memory-limit", "MB", bounds.usual.megabytes, 1, mostMB,
                 "memory of each process of a request that has no memoryLimit");
  line.addNumber("most-memory", "MB", bounds.most.megabytes, 1, mostMB,
                 "the highest memoryLimit");
  line.addNumber("most-request", "MB", requestMB, 1, 1024,
                 "the longest line of a request");
  line.addList("tool", "NAME", names,
               "offer this tool alone; may be given several times");
  line.addString("proof-cache", "FILE", cache,
                 "where proofs are kept; none: nowhere");
  if (std::optional<int> status = line.parse(arguments, 0, 0))
    return *status;
  std::vector<const Tool *> tools;
  if (std::optional<std::string> problem = chooseTools(names, tools))
    return line.usageError(*problem);
  bounds.usual.seconds = std::min(bounds.usual.seconds, bounds.most.seconds);
  bounds.usual.megabytes =
      std::min(bounds.usual.megabytes, bounds.most.megabytes);
  ServerOptions options{unsigned(jobs), bounds, size_t(requestMB) << 20, tools,
                        /*folder=*/""};
  if (std::error_code error =
          createTemporaryFolder("palindrome-serve", options.folder))
    return reportError("palindrome serve: error: cannot make a folder: " +
                       error.message());
  // Every process of a request takes it from here.
  if (!cache.empty())
    setenv("PALINDROME_PROOF_CACHE", cache.c_str(), /*replace=*/1);

  InterruptGuard guard;
  bool isServed = false;
  std::string problem;
  {
    Server server(options);
    isServed = server.run(problem);
    // Its end ends what still runs.
  }
  std::error_code left;
  std::filesystem::remove_all(options.folder, left);
  if (interruptSignal())
    return statusOfSignal(interruptSignal());
  return isServed ? ExitSuccess : reportError(problem);
}

const Command palindrome::tools::serveCommand = {
    "serve",
    "[options]",
    "palindrome serve --jobs=4",
    "Answer requests of other programs: JSON-RPC, MCP",
    "Reads requests from stdin, an object of JSON a line, and writes answers "
    "to\n"
    "stdout: JSON-RPC 2.0, and the Model Context Protocol (versions "
    "2025-06-18,\n"
    "2025-03-26 and 2024-11-05), by which agents call tools. The tools are "
    "refine,\n"
    "explain, verify, import, export, lower, run, interpret, reduce and diff;\n"
    "modules are text in the request. docs/serve.md has all of it.\n"
    "\n"
    "Each request runs in processes of its own, with limits of time and "
    "memory,\n"
    "and can be cancelled; a crash is an answer. Nothing is shared but the "
    "cache\n"
    "of proofs. The tool run executes code without a sandbox: leave it out "
    "with\n"
    "--tool, which names those that are offered.\n"
    "\n"
    "When stdin ends, what was asked is still answered.\n"
    "\n"
    "Exit status: 0 after the end of stdin, 2 on wrong usage or if stdin or\n"
    "stdout fails, 128 + SIGNAL if a signal ends it, as 143 for SIGTERM; what\n"
    "runs is cancelled then. 141 if nobody reads the answers.\n",
    runServe};
