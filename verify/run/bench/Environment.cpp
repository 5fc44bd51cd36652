// Asks the system for the processor.

#include "verify/run/bench/Environment.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Host.h"
#include <algorithm>
#include <thread>

using namespace palindrome;
using namespace palindrome::bench;

/// The model in /proc/cpuinfo. Some architectures have none there; then LLVM's
/// name of the processor.
static std::string findProcessor() {
  auto file = llvm::MemoryBuffer::getFileAsStream("/proc/cpuinfo");
  if (file)
    for (llvm::line_iterator line(**file); !line.is_at_eof(); ++line) {
      auto [name, value] = line->split(':');
      if (name.trim() == "model name")
        return value.trim().str();
    }
  return llvm::sys::getHostCPUName().str();
}

BenchEnvironment BenchEnvironment::ofThisMachine() {
  BenchEnvironment environment;
  environment.processor = findProcessor();
  environment.cores = std::max(1u, std::thread::hardware_concurrency());
  environment.llvm = LLVM_VERSION_STRING;
  return environment;
}

std::string BenchEnvironment::describeMachine() const {
  return processor + ", " + std::to_string(cores) +
         (cores == 1 ? " core" : " cores");
}

std::string BenchEnvironment::describeProgram() const {
  std::string text = "palindrome " + version;
  if (!commit.empty())
    text += " (" + commit + ")";
  return text + ", LLVM " + llvm;
}

void BenchEnvironment::writeTo(JSONObject &object) const {
  object.text("processor", processor);
  object.number("cores", cores);
  object.text("version", version);
  object.text("commit", commit);
  object.text("llvm", llvm);
}

std::optional<BenchEnvironment>
BenchEnvironment::read(const llvm::json::Object &object) {
  auto processor = object.getString("processor");
  auto cores = object.getInteger("cores");
  auto version = object.getString("version");
  auto commit = object.getString("commit");
  auto llvm = object.getString("llvm");
  if (!processor || !cores || !version || !commit || !llvm)
    return std::nullopt;
  return BenchEnvironment{processor->str(), *cores, version->str(),
                          commit->str(), llvm->str()};
}
