// Whether output is coloured, by the option, the environment and the terminal.

#include "verify/base/terminal/Terminal.h"
#include <gtest/gtest.h>
#include <map>

using namespace palindrome;

namespace {
using Variables = std::map<std::string, std::string>;

/// Whether output to a terminal or elsewhere is coloured.
bool isColoured(bool isTerminal, Variables variables,
                ColourMode mode = ColourMode::Auto) {
  return wantsColour(mode, isTerminal,
                     [&](llvm::StringRef name) -> std::optional<std::string> {
                       auto found = variables.find(name.str());
                       if (found == variables.end())
                         return std::nullopt;
                       return found->second;
                     });
}
} // namespace

TEST(Colour, IsForTerminalsThatUnderstandIt) {
  EXPECT_TRUE(isColoured(true, {{"TERM", "xterm-256color"}}));
  EXPECT_TRUE(isColoured(true, {{"TERM", "foot"}}));
  EXPECT_FALSE(isColoured(true, {{"TERM", "dumb"}}));
  EXPECT_FALSE(isColoured(true, {{"TERM", ""}}));
  EXPECT_FALSE(isColoured(true, {}));
  EXPECT_FALSE(isColoured(false, {{"TERM", "xterm"}}));
}

TEST(Colour, IsSwitchedOffByVariables) {
  EXPECT_FALSE(isColoured(true, {{"TERM", "xterm"}, {"NO_COLOR", "1"}}));
  EXPECT_FALSE(isColoured(true, {{"TERM", "xterm"}, {"NO_COLOR", "0"}}));
  EXPECT_FALSE(isColoured(true, {{"TERM", "xterm"}, {"CLICOLOR", "0"}}));
  EXPECT_TRUE(isColoured(true, {{"TERM", "xterm"}, {"CLICOLOR", "1"}}));
  EXPECT_FALSE(isColoured(false, {{"CLICOLOR", "1"}}));
}

TEST(Colour, IsForcedByAVariable) {
  EXPECT_TRUE(isColoured(false, {{"CLICOLOR_FORCE", "1"}}));
  EXPECT_TRUE(isColoured(false, {{"CLICOLOR_FORCE", "1"}, {"CLICOLOR", "0"}}));
  EXPECT_TRUE(isColoured(true, {{"CLICOLOR_FORCE", "1"}, {"TERM", "dumb"}}));
  EXPECT_FALSE(isColoured(false, {{"CLICOLOR_FORCE", "0"}}));
  EXPECT_FALSE(isColoured(false, {{"CLICOLOR_FORCE", "1"}, {"NO_COLOR", "1"}}));
}

TEST(Colour, EmptyVariablesAreNotSet) {
  EXPECT_TRUE(isColoured(true, {{"TERM", "xterm"}, {"NO_COLOR", ""}}));
  EXPECT_TRUE(isColoured(true, {{"TERM", "xterm"}, {"CLICOLOR", ""}}));
  EXPECT_FALSE(isColoured(false, {{"CLICOLOR_FORCE", ""}}));
}

TEST(Colour, OptionOverridesVariables) {
  EXPECT_TRUE(isColoured(false, {{"NO_COLOR", "1"}}, ColourMode::Always));
  EXPECT_FALSE(isColoured(true, {{"CLICOLOR_FORCE", "1"}, {"TERM", "xterm"}},
                          ColourMode::Never));
}
