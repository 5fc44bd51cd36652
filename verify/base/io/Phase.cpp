// Notes what the process does with an input.

#include "verify/base/io/Phase.h"
#include <algorithm>
#include <cstring>
#include <unistd.h>
#include <utility>

using namespace palindrome;

static PhaseNote *currentNote = nullptr;
/// The process whose phases are noted.
static pid_t owner = 0;
/// The innermost phase of that process.
static const Phase *current = nullptr;

static bool isNoted() { return currentNote && getpid() == owner; }

template <size_t size>
static void copyTo(char (&to)[size], llvm::StringRef text) {
  size_t length = std::min(text.size(), size - 1);
  memcpy(to, text.data(), length);
  to[length] = '\0';
}

void palindrome::notePhasesIn(PhaseNote &note) {
  currentNote = &note;
  owner = getpid();
}

Phase::Phase(llvm::StringRef file, llvm::StringRef crash)
    : file(file), crash(crash) {
  if (!isNoted())
    return;
  outer = std::exchange(current, this);
  note();
}

Phase::~Phase() {
  if (!isNoted())
    return;
  current = outer;
  if (outer)
    outer->note();
  else
    currentNote->file[0] = currentNote->crash[0] = '\0';
}

void Phase::note() const {
  copyTo(currentNote->file, file);
  copyTo(currentNote->crash, crash);
}
