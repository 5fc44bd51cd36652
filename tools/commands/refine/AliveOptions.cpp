// palindrome refine --alive2-args: the table of alive-tv's options.

#include "tools/commands/refine/AliveOptions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Regex.h"

using namespace palindrome::tools;

namespace {
enum class Form {
  Flag,         ///< Has no value, or true or false.
  Value,        ///< The value is ours as it is.
  Milliseconds, ///< Ours are seconds.
  Name,         ///< The name of a function; ours is a regular expression.
  Missing,      ///< Nothing here has the effect.
};

struct AliveOption {
  llvm::StringLiteral name;
  Form form;
  /// The long name of ours; empty for what is done in any case.
  llvm::StringLiteral ours;
};
} // namespace

/// docs/commands.md has the same table for people.
static constexpr AliveOption aliveOptions[] = {
    {"src-unroll", Form::Value, "unroll-src"},
    {"tgt-unroll", Form::Value, "unroll-tgt"},
    {"disable-undef-input", Form::Flag, "no-undef-input"},
    {"disable-poison-input", Form::Flag, "no-poison-input"},
    {"smt-to", Form::Milliseconds, "timeout"},
    {"smt-max-mem", Form::Value, "memory-limit"},
    {"max-mem", Form::Value, "memory-limit"},
    {"src-fn", Form::Value, "src-fn"},
    {"tgt-fn", Form::Value, "tgt-fn"},
    {"func", Form::Name, "function"},
    {"passes", Form::Value, "passes"},
    {"quiet", Form::Flag, "quiet"},
    {"succinct", Form::Flag, "quiet"},
    {"time-verify", Form::Flag, "times"},
    {"o", Form::Value, "output"},
    {"bidirectional", Form::Flag, ""},
    {"always-verify", Form::Missing, ""},
    {"alias-stats", Form::Missing, ""},
    {"assume-cache-hit", Form::Missing, ""},
    {"cache", Form::Missing, ""},
    {"cache-allow-version-mismatch", Form::Missing, ""},
    {"cache-port", Form::Missing, ""},
    {"check-src-ub", Form::Missing, ""},
    {"dbg", Form::Missing, ""},
    {"disallow-ub-exploitation", Form::Missing, ""},
    {"dot", Form::Missing, ""},
    {"exit-on-error", Form::Missing, ""},
    {"io-nobuiltin", Form::Missing, ""},
    {"max-offset-in-bits", Form::Missing, ""},
    {"max-sizet-in-bits", Form::Missing, ""},
    {"omit-array-size", Form::Missing, ""},
    {"overwrite-reports", Form::Missing, ""},
    {"refine-tgt", Form::Missing, ""},
    {"report-dir", Form::Missing, ""},
    {"save-ir", Form::Missing, ""},
    {"se-verbose", Form::Missing, ""},
    {"skip-smt", Form::Missing, ""},
    {"smt-bench", Form::Missing, ""},
    {"smt-log", Form::Missing, ""},
    {"smt-random-seed", Form::Missing, ""},
    {"smt-stats", Form::Missing, ""},
    {"smt-verbose", Form::Missing, ""},
    {"tactic-verbose", Form::Missing, ""},
    {"tgt-is-asm", Form::Missing, ""},
};

static constexpr llvm::StringLiteral flag = "--alive2-args";

void palindrome::tools::addAliveFlag(CommandLine &line) {
  // `translateAliveOptions` has looked for it.
  static bool isGiven;
  line.addFlag("alive2-args", isGiven,
               "understand the options of alive-tv as well, such as "
               "-smt-to=MS, -src-unroll=N and -disable-undef-input "
               "(docs/commands.md)");
}

/// The option that `word` names with one dash or two; null if it is none of
/// alive-tv's. `rest` becomes what follows the name.
static const AliveOption *findOption(llvm::StringRef word,
                                     llvm::StringRef &rest) {
  if (!word.consume_front("-"))
    return nullptr;
  word.consume_front("-");
  size_t end = std::min(word.find('='), word.size());
  rest = word.substr(end);
  const auto *found = llvm::find_if(aliveOptions, [&](const AliveOption &each) {
    return each.name == word.take_front(end);
  });
  return found == std::end(aliveOptions) ? nullptr : found;
}

static std::string wrongValue(const AliveOption &option,
                              llvm::StringRef value) {
  return ("alive-tv's -" + option.name + " does not take '" + value + "'")
      .str();
}

/// Adds what stands for `option` with `value` to `words`. Returns what is
/// wrong.
static std::optional<std::string> translate(const AliveOption &option,
                                            llvm::StringRef value,
                                            std::vector<std::string> &words) {
  std::string given = value.str();
  uint64_t milliseconds = 0;
  switch (option.form) {
  case Form::Flag:
    if (llvm::is_contained({"false", "FALSE", "False", "0"}, value))
      return std::nullopt;
    if (!llvm::is_contained({"", "true", "TRUE", "True", "1"}, value))
      return wrongValue(option, value);
    if (!option.ours.empty())
      words.push_back(("--" + option.ours).str());
    return std::nullopt;
  case Form::Milliseconds:
    if (value.getAsInteger(10, milliseconds))
      return wrongValue(option, value);
    given = std::to_string(double(milliseconds) / 1000);
    break;
  case Form::Name:
    given = "^" + llvm::Regex::escape(value) + "$";
    break;
  case Form::Value:
    break;
  case Form::Missing:
    return ("alive-tv's -" + option.name +
            " has no counterpart; leave it out (docs/commands.md, "
            "\"alive-tv\")")
        .str();
  }
  words.push_back(("--" + option.ours + "=" + given).str());
  return std::nullopt;
}

std::optional<std::string>
palindrome::tools::translateAliveOptions(std::vector<std::string> &words) {
  auto files = llvm::find(words, "--");
  if (std::find(words.begin(), files, flag) == files)
    return std::nullopt;
  std::vector<std::string> translated;
  for (auto word = words.begin(); word != words.end(); ++word) {
    llvm::StringRef rest;
    const AliveOption *option =
        word < files ? findOption(*word, rest) : nullptr;
    if (!option) {
      translated.push_back(*word);
      continue;
    }
    bool hasValue = rest.consume_front("=");
    llvm::StringRef value = rest;
    if (!hasValue && option->form != Form::Flag &&
        option->form != Form::Missing) {
      if (std::next(word) == files)
        return ("alive-tv's -" + option->name + " needs a value").str();
      value = *++word;
    }
    if (std::optional<std::string> problem =
            translate(*option, value, translated))
      return problem;
  }
  words = std::move(translated);
  return std::nullopt;
}
