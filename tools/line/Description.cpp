// Describes commands: has each build its command line, and reads the options
// from that.

#include "tools/line/Description.h"
#include "tools/line/CommandLine.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::tools;
namespace po = boost::program_options;

CommandDescription *CommandLine::described = nullptr;

OptionDescription
CommandLine::describeOption(const po::option_description &option) const {
  OptionDescription result;
  result.longName = *option.long_names().first;
  std::string shown = option.canonical_display_name(
      po::command_line_style::allow_dash_for_short);
  if (shown.size() == 2 && shown[0] == '-')
    result.shortName = shown[1];
  result.help = option.description();
  const po::value_semantic &value = *option.semantic();
  if (value.max_tokens() == 0)
    return result;
  // Boost shows a default after the metavariable: "N (=5)".
  std::string name = value.name();
  auto [metavariable, rest] = llvm::StringRef(name).split(" (=");
  result.metavariable = metavariable.str();
  result.defaultValue = rest.drop_back(rest.empty() ? 0 : 1).str();
  result.isRepeatable = value.is_composing();
  result.isOptional = llvm::is_contained(optionalLists, "--" + result.longName);
  if (result.isOptional)
    result.metavariable = metavariable.ltrim("[=").rtrim(']').str();
  result.kind = kindOfValue(result.metavariable);
  for (const Choice &choice : choices)
    if (choice.name == result.longName) {
      result.kind = WordKind::Choice;
      result.choices = choice.choices;
      result.metavariable.clear();
    }
  auto suggestion = suggestions.find(result.longName);
  if (suggestion != suggestions.end()) {
    result.kind = WordKind::Choice;
    result.choices = suggestion->second;
  }
  auto wording = defaults.find(result.longName);
  if (wording != defaults.end())
    result.defaultValue = wording->second;
  return result;
}

void CommandLine::describeInto(CommandDescription &result,
                               size_t mostInputs) const {
  for (const auto &option : options.options())
    result.options.push_back(describeOption(*option));
  if (mostInputs)
    result.inputs = WordKind::File;
  result.isComplete = true;
  result.haveActionsSameOptions = !actions.empty();
  for (const std::string &action : actions) {
    CommandDescription copy = result;
    copy.actions.clear();
    copy.haveActionsSameOptions = false;
    copy.name += " " + action;
    copy.summary.clear();
    result.actions.push_back(std::move(copy));
  }
}

CommandDescription palindrome::tools::describe(const Command &command) {
  CommandDescription result;
  result.name = command.name;
  result.arguments = command.arguments;
  result.example = command.example;
  result.summary = command.summary;
  result.details = command.details;
  for (const Command *action : command.actions)
    result.actions.push_back(describe(*action));
  if (command.describe)
    command.describe(result);
  else if (command.actions.empty())
    CommandLine::describeByRun(command, result);
  else
    result.isComplete =
        llvm::all_of(result.actions, [](const CommandDescription &action) {
          return action.isComplete;
        });
  return result;
}

void CommandLine::describeByRun(const Command &command,
                                CommandDescription &result) {
  described = &result;
  // `parse` fills the description, and has the command return.
  int status = command.run(command, {});
  described = nullptr;
  if (status != ExitSuccess)
    result.isComplete = false;
}
