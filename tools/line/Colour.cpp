// The option --color, which every command has, and the colour of messages.

#include "tools/line/Colour.h"
#include "verify/base/terminal/Terminal.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::tools;
using Colours = llvm::raw_ostream::Colors;

namespace {
struct ModeName {
  llvm::StringLiteral name;
  ColourMode mode;
};
struct Severity {
  llvm::StringLiteral name;
  Colours colour;
};
} // namespace

static constexpr ModeName modes[] = {
    {"auto", ColourMode::Auto},
    {"always", ColourMode::Always},
    {"never", ColourMode::Never},
};

static constexpr Severity severities[] = {
    {"error: ", Colours::RED},
    {"warning: ", Colours::MAGENTA},
    {"note: ", Colours::CYAN},
};

std::vector<std::string> palindrome::tools::colourModeNames() {
  std::vector<std::string> names;
  for (const ModeName &mode : modes)
    names.push_back(mode.name.str());
  return names;
}

void palindrome::tools::setColourModeBy(
    const std::vector<std::string> &arguments) {
  for (size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
    llvm::StringRef value = arguments[i];
    if (!value.consume_front("--color"))
      continue;
    if (value.empty() && i + 1 < arguments.size())
      value = arguments[i + 1];
    else if (!value.consume_front("="))
      continue;
    for (const ModeName &mode : modes)
      if (value == mode.name)
        setColourMode(mode.mode);
  }
}

/// Writes a line of a message, in which the first severity counts: a message
/// may quote another. A caret stands below the line of a file that an error is
/// about.
static void colourLine(llvm::StringRef line, llvm::raw_ostream &os) {
  const Severity *first = nullptr;
  size_t place = line.size();
  for (const Severity &severity : severities) {
    size_t found = line.starts_with(severity.name)
                       ? 0
                       : line.find((": " + severity.name).str());
    if (found < place) {
      place = found;
      first = &severity;
    }
  }
  if (!first) {
    bool isCaret = line.ltrim(' ') == "^";
    if (isCaret)
      os.changeColor(Colours::GREEN, /*Bold=*/true);
    os << line;
    if (isCaret)
      os.resetColor();
    return;
  }
  size_t begin = place ? place + 2 : 0, end = begin + first->name.size();
  os << line.take_front(begin);
  os.changeColor(first->colour, /*Bold=*/true);
  os << line.slice(begin, end).rtrim();
  os.resetColor();
  os << ' ' << line.substr(end);
}

std::string palindrome::tools::colourSeverities(llvm::StringRef text) {
  std::string coloured;
  llvm::raw_string_ostream os(coloured);
  os.enable_colors(true);
  for (llvm::StringRef rest = text; !rest.empty();) {
    size_t end = rest.find('\n');
    colourLine(rest.take_front(end), os);
    if (end == llvm::StringRef::npos)
      break;
    os << '\n';
    rest = rest.substr(end + 1);
  }
  return coloured;
}
