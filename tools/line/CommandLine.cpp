// Parses the arguments of a command with Boost.ProgramOptions, whose exceptions
// do not leave this file.

#include "tools/line/CommandLine.h"
#include "tools/line/Colour.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/Headings.h"
#include "verify/base/io/Nearest.h"
#include "verify/base/io/ShellWord.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <iostream>
#include <sstream>

using namespace palindrome;
using namespace palindrome::tools;
namespace po = boost::program_options;

CommandLine::CommandLine(const Command &command) : command(command) {}

/// The longest limit of time.
static constexpr int64_t mostSeconds = 1'000'000;

/// Abbreviations are not allowed: one would change its meaning with an option
/// that is added later.
static constexpr int parsingStyle = po::command_line_style::unix_style &
                                    ~po::command_line_style::allow_guessing;

/// The first of an option's names, by which Boost knows it: "jobs" of "jobs,j".
static std::string longName(const char *names) {
  return llvm::StringRef(names).split(',').first.str();
}

void CommandLine::addFlag(const char *names, bool &value, const char *help) {
  options.add_options()(names, po::bool_switch(&value), help);
}

void CommandLine::addString(const char *names, const char *metavariable,
                            std::string &value, const char *help) {
  options.add_options()(names, po::value(&value)->value_name(metavariable),
                        help);
}

void CommandLine::addList(const char *names, const char *metavariable,
                          std::vector<std::string> &values, const char *help) {
  options.add_options()(
      names, po::value(&values)->value_name(metavariable)->composing(), help);
}

void CommandLine::addOptionalList(const char *name, const char *metavariable,
                                  std::vector<std::string> &values,
                                  const char *help) {
  addList(name, metavariable, values, help);
  optionalLists.push_back("--" + std::string(name));
}

void CommandLine::addNumber(const char *names, const char *metavariable,
                            int64_t &value, int64_t least, int64_t most,
                            const char *help) {
  options.add_options()(
      names, po::value(&value)->value_name(metavariable)->default_value(value),
      help);
  numbers.push_back({longName(names), &value, least, most});
}

void CommandLine::addSeconds(const char *names, double &value,
                             const char *help) {
  options.add_options()(
      names, po::value(&value)->value_name("SECONDS")->default_value(value),
      help);
  seconds.push_back({longName(names), &value});
}

void CommandLine::addChoice(const char *names, std::string &value,
                            std::vector<std::string> values, const char *help) {
  if (value.empty())
    value = values.front();
  options.add_options()(names,
                        po::value(&value)
                            ->value_name(llvm::join(values, "|"))
                            ->default_value(value),
                        help);
  choices.push_back({longName(names), &value, std::move(values)});
}

void CommandLine::addCommand(const char *flag, const Command &other,
                             const char *help) {
  options.add_options()(flag, help);
  otherCommands.push_back({flag, &other});
}

/// Runs the command that a flag among the arguments stands for, if one does.
/// The command's own options are not known here, and are left to it.
std::optional<int>
CommandLine::runOtherCommand(const std::vector<std::string> &arguments) const {
  for (const OtherCommand &other : otherCommands) {
    po::options_description flag;
    flag.add_options()(other.flag.c_str(), "");
    po::variables_map values;
    po::store(po::command_line_parser(arguments)
                  .options(flag)
                  .style(parsingStyle)
                  .allow_unregistered()
                  .run(),
              values);
    if (!values.count(other.flag))
      continue;
    std::vector<std::string> rest = arguments;
    rest.erase(llvm::find(rest, "--" + other.flag));
    return other.command->run(*other.command, rest);
  }
  return std::nullopt;
}

void CommandLine::addImportDialects(std::vector<std::string> &dialects) {
  options.add_options()("import-dialects",
                        po::value<std::string>()
                            ->value_name("NAME,...")
                            ->notifier([&dialects](const std::string &names) {
                              for (llvm::StringRef name :
                                   llvm::split(llvm::StringRef(names), ','))
                                if (!name.empty())
                                  dialects.push_back(name.str());
                            }),
                        "bring intrinsics back as ops of these dialects, too");
}

/// Whether `argument` is no option: "-", "-5" and "-inf" are none.
static bool isPositional(llvm::StringRef argument) {
  if (!argument.consume_front("-") || argument.empty())
    return true;
  return llvm::isDigit(argument[0]) || argument[0] == '.' ||
         argument == "inf" || argument == "nan";
}

/// Whether the option that `argument` begins has a value in the argument after
/// it.
static bool takesNext(llvm::StringRef argument,
                      const po::options_description &options) {
  bool isLong = argument.consume_front("--");
  bool hasValue =
      isLong ? argument.contains('=') : argument.drop_front(1).size() > 1;
  const po::option_description *option = options.find_nothrow(
      isLong ? argument.str() : argument.take_front(2).str(),
      /*approx=*/false);
  return option && !hasValue && option->semantic()->min_tokens() > 0;
}

bool CommandLine::knows(llvm::StringRef word) const {
  bool isLong = word.starts_with("--");
  std::string name = isLong ? word.drop_front(2).split('=').first.str()
                            : word.take_front(2).str();
  // The word "--" ends the options, and every command has --color.
  return word == "--" || word.starts_with("--color") ||
         options.find_nothrow(name, /*approx=*/false);
}

/// The place of the second positional argument, or that of "--".
static size_t findProgramArguments(const std::vector<std::string> &arguments,
                                   const po::options_description &options) {
  bool hasInput = false;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--")
      return i;
    if (!isPositional(arguments[i])) {
      i += takesNext(arguments[i], options);
      continue;
    }
    if (hasInput)
      return i;
    hasInput = true;
  }
  return arguments.size();
}

std::optional<int> CommandLine::parse(const std::vector<std::string> &arguments,
                                      size_t leastInputs, size_t mostInputs) {
  std::string colour;
  addChoice("color", colour, colourModeNames(),
            "colour the output and errors; auto: on a terminal, as NO_COLOR, "
            "CLICOLOR_FORCE and CLICOLOR say");
  options.add_options()("help,h", "show help; --help shows more than -h");
  if (described) {
    describeInto(*described, mostInputs);
    return ExitSuccess;
  }
  po::options_description all;
  all.add(options);
  all.add_options()("inputs", po::value(&inputs));
  po::positional_options_description positional;
  positional.add("inputs", -1);
  try {
    if (std::optional<int> status = runOtherCommand(arguments))
      return status;
    po::variables_map values;
    size_t end = hasProgramArguments ? findProgramArguments(arguments, all)
                                     : arguments.size();
    auto rest = arguments.begin() + static_cast<ptrdiff_t>(end);
    std::vector<std::string> own(arguments.begin(), rest);
    // Before they are parsed: errors in them are coloured, too.
    setColourModeBy(own);
    // Boost's own optional values replace those that were given before.
    for (std::string &argument : own) {
      if (argument == "--")
        break;
      if (llvm::is_contained(optionalLists, argument))
        argument += "= ";
    }
    po::parsed_options result = po::command_line_parser(own)
                                    .options(all)
                                    .positional(positional)
                                    .style(parsingStyle)
                                    .run();
    parsed = result.options;
    po::store(result, values);
    if (values.count("help")) {
      showHelp(llvm::is_contained(arguments, "--help"));
      return ExitSuccess;
    }
    po::notify(values);
    for (const auto &[name, value] : values)
      if (!value.defaulted())
        given.insert(name);
    if (rest != arguments.end() && *rest == "--")
      ++rest;
    inputs.insert(inputs.end(), rest, arguments.end());
  } catch (const po::unknown_option &error) {
    return usageError(error.what() + suggestOption(error.get_option_name()));
  } catch (const po::error &error) {
    return usageError(error.what());
  }
  if (std::optional<std::string> problem = findBadValue())
    return usageError(*problem);
  // Whoever reads JSON reads errors by the line.
  for (const Choice &choice : choices)
    if (choice.name == "format" && *choice.value == "json")
      keepErrorsToOneLine();
  if (inputs.size() < leastInputs)
    return usageError("too few arguments; expected " +
                      std::string(command.arguments));
  if (inputs.size() > mostInputs)
    return usageError("unexpected argument '" + inputs[mostInputs] + "'");
  if (!actions.empty() && !inputs.empty() &&
      !llvm::is_contained(actions, inputs.front()))
    return usageError("'" + inputs.front() + "' is none of " +
                      llvm::join(actions, ", ") +
                      didYouMean(inputs.front(), actions));
  return std::nullopt;
}

std::vector<std::string>
CommandLine::givenArguments(llvm::ArrayRef<llvm::StringRef> without) const {
  std::vector<std::string> arguments;
  for (const po::option &option : parsed) {
    bool isPositional = option.position_key >= 0;
    // The colour is no part of what was done.
    if (!isPositional && option.string_key != "color" &&
        !llvm::is_contained(without, option.string_key))
      llvm::append_range(arguments, option.original_tokens);
  }
  return arguments;
}

std::vector<llvm::StringRef> CommandLine::givenNames() const {
  std::vector<llvm::StringRef> names;
  for (const po::option &option : parsed)
    if (option.position_key < 0)
      names.push_back(option.string_key);
  return names;
}

std::vector<std::vector<std::string>>
CommandLine::givenValues(llvm::StringRef name) const {
  std::vector<std::vector<std::string>> values;
  for (const po::option &option : parsed)
    if (option.position_key < 0 && option.string_key == name)
      values.push_back(option.value);
  return values;
}

std::string
CommandLine::givenOptions(llvm::ArrayRef<llvm::StringRef> without) const {
  std::string text = std::string("palindrome ") + command.name;
  for (const std::string &token : givenArguments(without))
    text += " " + shellWord(token);
  return text;
}

std::optional<std::string> CommandLine::findBadValue() const {
  for (const Number &number : numbers)
    if (*number.value < number.least || *number.value > number.most)
      return "--" + number.name + " must be between " +
             std::to_string(number.least) + " and " +
             std::to_string(number.most);
  // What is no number is not between others.
  for (const Seconds &limit : seconds)
    if (!(*limit.value >= 0 && *limit.value <= mostSeconds))
      return "--" + limit.name + " must be between 0 and " +
             std::to_string(mostSeconds);
  for (const Choice &choice : choices)
    if (!llvm::is_contained(choice.choices, *choice.value))
      return "--" + choice.name + " must be one of " +
             llvm::join(choice.choices, ", ") +
             didYouMean(*choice.value, choice.choices);
  return std::nullopt;
}

std::string CommandLine::suggestOption(llvm::StringRef unknown) const {
  std::vector<std::string> names;
  for (const auto &option : options.options()) {
    auto [first, count] = option->long_names();
    names.insert(names.end(), first, first + count);
  }
  return didYouMean(unknown.ltrim('-').split('=').first, names, "--");
}

int CommandLine::usageError(const std::string &problem) const {
  return reportError("palindrome " + std::string(command.name) + ": error: " +
                     problem + "; see palindrome " + command.name + " --help");
}

void CommandLine::showHelp(bool isLong) const {
  llvm::outs() << "usage: palindrome " << command.name << " "
               << command.arguments << "\n  e.g. " << command.example << '\n'
               << command.summary << ".\n";
  if (isLong)
    llvm::outs() << "\n" << command.details;
  std::vector<std::string> names;
  for (const auto &option : options.options())
    names.push_back(option->long_name());
  po::options_description table;
  for (const OptionGroup &group : groupOptions(names)) {
    po::options_description part(group.heading.str());
    for (size_t number : group.options)
      part.add(options.options()[number]);
    table.add(part);
  }
  std::ostringstream text;
  text << table;
  llvm::outs() << text.str();
}
