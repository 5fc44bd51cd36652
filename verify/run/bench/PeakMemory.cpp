// Asks Linux for the resident set and its peak (proc(5)).

#include "verify/run/bench/PeakMemory.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <fcntl.h>
#include <malloc.h>
#include <optional>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::bench;

/// The field `name` of /proc/self/status, in bytes.
static std::optional<uint64_t> readStatus(llvm::StringRef name) {
  auto status = llvm::MemoryBuffer::getFileAsStream("/proc/self/status");
  if (!status)
    return std::nullopt;
  llvm::StringRef rest =
      (*status)->getBuffer().split(name).second.ltrim(": \t");
  uint64_t kilobytes = 0;
  if (rest.consumeInteger(10, kilobytes))
    return std::nullopt;
  return kilobytes << 10;
}

/// Makes the present resident set the peak; false if the system cannot.
static bool resetPeak() {
  int file = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC);
  if (file < 0)
    return false;
  bool isReset = write(file, "5", 1) == 1;
  close(file);
  return isReset;
}

/// The pages that were read from files, mostly code, in bytes.
static uint64_t filePages() { return readStatus("RssFile").value_or(0); }

PeakMemory::PeakMemory() {
  malloc_trim(0);
  std::optional<uint64_t> resident;
  if (resetPeak())
    resident = readStatus("VmRSS");
  isKnown = resident.has_value();
  before = resident.value_or(0) - filePages();
}

uint64_t PeakMemory::growth() const {
  std::optional<uint64_t> peak;
  if (isKnown)
    peak = readStatus("VmHWM");
  uint64_t least = before + filePages();
  return peak && *peak > least ? *peak - least : 0;
}
