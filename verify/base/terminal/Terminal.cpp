// What a program may write to a terminal.

#include "verify/base/terminal/Terminal.h"
#include "llvm/Support/Process.h"
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace palindrome;

/// That of this process.
static ColourMode colourMode = ColourMode::Auto;

/// Whether a terminal of the name TERM understands escapes.
static bool understandsEscapes(Environment variable) {
  std::string name = variable("TERM").value_or("");
  return !name.empty() && name != "dumb";
}

static std::optional<std::string> processVariable(llvm::StringRef name) {
  return llvm::sys::Process::GetEnv(name);
}

bool palindrome::wantsColour(ColourMode mode, bool isTerminal,
                             Environment variable) {
  if (mode != ColourMode::Auto)
    return mode == ColourMode::Always;
  auto value = [&](llvm::StringRef name) {
    return variable(name).value_or("");
  };
  if (!value("NO_COLOR").empty())
    return false;
  if (std::string force = value("CLICOLOR_FORCE"); !force.empty())
    if (force != "0")
      return true;
  return isTerminal && value("CLICOLOR") != "0" && understandsEscapes(variable);
}

void palindrome::setColourMode(ColourMode mode) { colourMode = mode; }

bool palindrome::hasColour(int descriptor) {
  return wantsColour(colourMode, isatty(descriptor), processVariable);
}

bool palindrome::canMoveCursor(int descriptor) {
  return isatty(descriptor) && understandsEscapes(processVariable);
}

bool palindrome::mayReachTerminal(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && !S_ISREG(status.st_mode);
}

unsigned palindrome::columnsOf(int descriptor) {
  constexpr unsigned usual = 80;
  winsize size = {};
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col ? size.ws_col
                                                                  : usual;
}
