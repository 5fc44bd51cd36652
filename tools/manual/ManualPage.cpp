// Writes manual pages in the macros of man(7).

#include "tools/line/Headings.h"
#include "tools/manual/Manual.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

/// `text` with what roff would interpret escaped. In code, and in words of a
/// text that begin with one, a hyphen is a minus sign, which can be searched
/// for and copied.
static std::string escapeRoff(llvm::StringRef text, bool isCode) {
  std::string result;
  bool isOption = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char character = text[i];
    if (i == 0 || !llvm::isAlnum(text[i - 1]))
      isOption = character == '-' || (isOption && text[i - 1] == '-');
    if (character == '\\')
      result += "\\e";
    else if (character == '-' && (isCode || isOption))
      result += "\\-";
    else if (character == '\'' || character == '`')
      result += character == '`' ? "\\(ga" : "\\(aq";
    else if (character == '^' || character == '~')
      result += character == '^' ? "\\(ha" : "\\(ti";
    else
      result += character;
  }
  return result;
}

static std::string bold(llvm::StringRef text) {
  return "\\fB" + escapeRoff(text, /*isCode=*/true) + "\\fR";
}

static std::string italic(llvm::StringRef text) {
  return "\\fI" + escapeRoff(text, /*isCode=*/true) + "\\fR";
}

/// Writes one line of text, in which `code` is bold. A line must not begin with
/// what roff takes for a request.
static void writeTextLine(llvm::raw_ostream &os, llvm::StringRef line) {
  if (line.starts_with(".") || line.starts_with("'"))
    os << "\\&";
  while (!line.empty()) {
    auto [text, rest] = line.split('`');
    size_t end = rest.find('`');
    os << escapeRoff(text, /*isCode=*/false);
    if (end == llvm::StringRef::npos) {
      if (text.size() < line.size())
        os << escapeRoff(line.drop_front(text.size()), /*isCode=*/false);
      break;
    }
    os << bold(rest.take_front(end));
    line = rest.drop_front(end + 1);
  }
  os << '\n';
}

/// The paragraphs of a text, which empty lines separate.
static std::vector<llvm::StringRef> splitParagraphs(llvm::StringRef text) {
  std::vector<llvm::StringRef> paragraphs;
  while (!text.empty()) {
    auto [first, rest] = text.split("\n\n");
    if (!first.trim().empty())
      paragraphs.push_back(first.rtrim());
    text = rest;
  }
  return paragraphs;
}

static void writeParagraph(llvm::raw_ostream &os, llvm::StringRef paragraph) {
  // A table or an example keeps its lines.
  bool isVerbatim = paragraph.starts_with(" ") || paragraph.contains("\n ");
  if (isVerbatim)
    os << ".nf\n";
  for (llvm::StringRef line : llvm::split(paragraph, '\n'))
    writeTextLine(os, line);
  if (isVerbatim)
    os << ".fi\n";
}

static void writeParagraphs(llvm::raw_ostream &os,
                            llvm::ArrayRef<llvm::StringRef> paragraphs) {
  for (auto [i, paragraph] : llvm::enumerate(paragraphs)) {
    if (i)
      os << ".PP\n";
    writeParagraph(os, paragraph);
  }
}

/// The options and arguments of a usage line: capitals are names.
static std::string usage(llvm::StringRef arguments) {
  std::string result;
  for (size_t i = 0; i < arguments.size();) {
    size_t length = 0;
    bool isLower = false;
    while (i + length < arguments.size() &&
           (llvm::isAlnum(arguments[i + length]) ||
            arguments[i + length] == '-')) {
      isLower |= llvm::isLower(arguments[i + length]);
      ++length;
    }
    llvm::StringRef word = arguments.substr(i, std::max<size_t>(length, 1));
    if (!length)
      result += escapeRoff(word, /*isCode=*/true);
    else if (word != "options" && (isLower || word.starts_with("-")))
      result += bold(word);
    else
      result += italic(word);
    i += word.size();
  }
  return result;
}

//===-- Options -----------------------------------------------------------===//

static void writeOption(llvm::raw_ostream &os,
                        const OptionDescription &option) {
  // A choice has no metavariable in the table.
  std::string metavariable = option.metavariable;
  if (metavariable.empty() && option.kind == WordKind::Choice)
    metavariable = "WORD";
  os << ".TP\n";
  if (option.shortName) {
    os << bold(std::string("-") + option.shortName);
    if (!metavariable.empty() && option.longName.empty())
      os << ' ' << italic(metavariable);
    if (!option.longName.empty())
      os << ", ";
  }
  if (!option.longName.empty()) {
    os << bold("--" + option.longName);
    if (!metavariable.empty())
      os << (option.isOptional ? "[=" : "=") << italic(metavariable)
         << (option.isOptional ? "]" : "");
  }
  os << '\n';
  std::string help = option.help;
  if (help.empty())
    help = "(no description)";
  help[0] = llvm::toUpper(help[0]);
  if (help.back() != '.')
    help += '.';
  writeTextLine(os, help);
  if (!option.choices.empty()) {
    os << italic(metavariable) << " is one of ";
    llvm::interleave(
        option.choices, os, [&](const std::string &word) { os << bold(word); },
        ", ");
    os << ".\n";
  }
  if (option.isRepeatable)
    os << "May be given several times.\n";
  if (!option.defaultValue.empty())
    writeTextLine(os, "The default is `" + option.defaultValue + "`.");
}

//===-- Pages -------------------------------------------------------------===//

static void writeTitle(llvm::raw_ostream &os, llvm::StringRef name,
                       llvm::StringRef summary,
                       const ProgramDescription &program) {
  os << ".\\\" Made of the table of options that the program parses.\n"
     << ".TH " << llvm::StringRef(name).upper() << " 1 \"\" \"Palindrome "
     << program.version
     << "\" \"User Commands\"\n"
     // No line is stretched, and no word is broken.
     << ".ad l\n.nh\n"
     << ".SH NAME\n"
     << escapeRoff(name, /*isCode=*/false) << " \\- ";
  std::string text = summary.str();
  // A name such as LLVM keeps its capital.
  if (text.size() > 1 && !llvm::isUpper(text[1]))
    text[0] = llvm::toLower(text[0]);
  writeTextLine(os, text);
}

static void writeSeeAlso(llvm::raw_ostream &os,
                         const std::vector<std::string> &pages) {
  os << ".SH SEE ALSO\n";
  llvm::interleave(
      pages, os, [&](const std::string &page) { os << bold(page) << "(1)"; },
      ",\n");
  os << "\n.PP\nThe documents that are named " << bold("docs/")
     << italic("NAME") << bold(".md") << " are installed in the folder "
     << bold("share/doc/palindrome/docs") << ".\n";
}

static void writeList(llvm::raw_ostream &os,
                      llvm::ArrayRef<CommandDescription> commands) {
  for (const CommandDescription &command : commands) {
    os << ".TP\n" << bold(manualPageName(command.name)) << "(1)\n";
    writeTextLine(os, command.summary + ".");
  }
}

void palindrome::tools::writeManualPage(llvm::raw_ostream &os,
                                        const ProgramDescription &program) {
  writeTitle(os, manualPageName(), program.summary, program);
  os << ".SH SYNOPSIS\n"
     << bold("palindrome") << ' ' << italic("COMMAND") << ' '
     << italic("ARGUMENT") << "...\n.br\n"
     << bold("palindrome") << ' ' << bold("--help") << " | "
     << bold("--version") << "\n.SH COMMANDS\n";
  writeList(os, program.commands);
  os << ".PP\nInput comes from stdin where no file is named, and output goes "
        "to stdout\nunless "
     << bold("-o") << " names a file. " << bold("palindrome") << ' '
     << italic("COMMAND") << ' ' << bold("--help") << " explains a command.\n"
     << ".SH EXIT STATUS\n.TP\n0\nAll is as required.\n.TP\n1\nSomething fell "
        "short.\n.TP\n2\nWrong usage, unreadable input or unwritable output.\n"
        ".TP\n128 + SIGNAL\nA signal ended the command: 129 for SIGHUP, 130 "
        "for SIGINT, 143 for SIGTERM, 141\nwhere nobody reads the output.\n"
     << ".SH ENVIRONMENT\n.TP\n"
     << bold("PALINDROME_MAX_INPUT")
     << "\nThe most MB that an input may have, decompressed; 0 for no limit. "
        "2048 unless\nset.\n.TP\n"
     << bold("PALINDROME_PROOF_CACHE")
     << "\nThe file in which proofs are kept for later runs, or "
     << bold("none") << ".\n.TP\n"
     << bold("NO_COLOR") << ", " << bold("CLICOLOR_FORCE") << ", "
     << bold("CLICOLOR")
     << "\nOutput is not coloured if the first is set, else it is if the "
        "second "
        "is set\nand not 0. Else it is on a terminal, unless the third is 0 or "
     << bold("TERM") << " is " << bold("dumb") << " or not set. "
     << bold("--color") << "=always and =never override all of these.\n";
  std::vector<std::string> pages;
  for (const CommandDescription &command : program.commands)
    pages.push_back(manualPageName(command.name));
  writeSeeAlso(os, pages);
}

void palindrome::tools::writeManualPage(llvm::raw_ostream &os,
                                        const ProgramDescription &program,
                                        const CommandDescription &command) {
  writeTitle(os, manualPageName(command.name), command.summary, program);
  os << ".SH SYNOPSIS\n";
  // A usage line may have several forms.
  llvm::StringRef forms = command.arguments;
  bool isFirst = true;
  do {
    auto [form, rest] = forms.split(" | ");
    os << (isFirst ? "" : ".br\n") << bold("palindrome " + command.name) << ' '
       << usage(form) << '\n';
    isFirst = false;
    forms = rest;
  } while (!forms.empty());
  if (command.name == translateCommandName)
    os << ".br\n"
       << bold("palindrome-translate") << ' ' << usage(command.arguments)
       << '\n';
  os << ".SH DESCRIPTION\n";
  writeTextLine(os, command.summary + ". For example:");
  os << ".PP\n";
  writeParagraph(os, "  " + command.example);
  std::vector<llvm::StringRef> status;
  for (llvm::StringRef paragraph : splitParagraphs(command.details)) {
    if (paragraph.consume_front("Exit status:")) {
      status.push_back(paragraph.ltrim());
      continue;
    }
    os << ".PP\n";
    writeParagraph(os, paragraph);
  }
  if (!command.actions.empty() && !command.haveActionsSameOptions) {
    os << ".SH ACTIONS\n";
    writeList(os, command.actions);
  }
  if (!command.options.empty()) {
    os << ".SH OPTIONS\n";
    std::vector<std::string> names;
    for (const OptionDescription &option : command.options)
      names.push_back(option.longName);
    std::vector<OptionGroup> groups = groupOptions(names);
    for (const OptionGroup &group : groups) {
      if (groups.size() > 1)
        os << ".SS " << group.heading << '\n';
      for (size_t number : group.options)
        writeOption(os, command.options[number]);
    }
  }
  if (!status.empty()) {
    os << ".SH EXIT STATUS\n";
    writeParagraphs(os, status);
  }
  std::vector<std::string> pages = {manualPageName()};
  if (command.name.find(' ') != std::string::npos)
    pages.push_back(
        manualPageName(llvm::StringRef(command.name).split(' ').first));
  writeSeeAlso(os, pages);
}
