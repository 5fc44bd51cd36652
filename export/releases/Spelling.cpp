// What an older release reads in another spelling, in the text that LLVM
// printed. The module has nothing left that needs more than another spelling,
// so that looking at the tokens is enough:
//
//   "palindrome\x01nocapture"                  nocapture
//   <2 x i32> splat (i32 7)                    <2 x i32> <i32 7, i32 7>
//   !DILocation(line: 3, scope: !5, atomGroup: 1)
//                                              !DILocation(line: 3, scope: !5)
//   language: DW_LANG_C17                      language: 44

#include "export/releases/Changes.h"
#include "export/releases/Tokens.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace llvm;
using namespace palindrome::releases;

namespace {
struct NodeField {
  StringLiteral node, field;
  unsigned since;
};
struct NodeValue {
  StringLiteral node, value, oldValue;
  unsigned since;
};
struct Named {
  StringLiteral name;
  unsigned since;
};

class Speller {
public:
  Speller(StringRef text, Changes &changes)
      : text(text), tokens(tokensOf(text)), changes(changes) {}

  std::string spell();

private:
  void spellToken(size_t i);
  void spellNode(size_t i);
  void spellValues(size_t i);
  void spellSplat(size_t i);
  size_t endOf(size_t open) const;
  /// Where a token, a part of `text`, begins in it.
  size_t placeOf(StringRef token) const { return token.begin() - text.begin(); }
  /// Copies the text up to `token`, and goes on behind `last`.
  void replace(StringRef token, StringRef last, const std::string &with);

  StringRef text;
  std::vector<StringRef> tokens;
  Changes &changes;
  std::string result;
  size_t copied = 0; ///< So much of the text is in `result`, or replaced.
};
} // namespace

static constexpr NodeField nodeFields[] = {
#define NODE_FIELD(NODE, FIELD, SINCE) {"!" NODE, FIELD ":", SINCE},
#include "translate/Versions.def"
};
static constexpr NodeValue nodeValues[] = {
#define NODE_VALUE(NODE, VALUE, OLD_VALUE, SINCE)                              \
  {"!" NODE, VALUE, OLD_VALUE, SINCE},
#include "translate/Versions.def"
};
static constexpr Named newNodes[] = {
#define NEW_NODE(NODE, SINCE) {"!" NODE, SINCE},
#include "translate/Versions.def"
};
static constexpr Named languages[] = {
#define LANGUAGE(NAME, SINCE) {NAME, SINCE},
#include "translate/Versions.def"
};
/// The release that reads `splat` in its text.
static constexpr unsigned splatSince = 19;

/// The token that closes what is opened by the one at `open`.
size_t Speller::endOf(size_t open) const {
  unsigned depth = 0;
  for (size_t i = open; i < tokens.size(); ++i) {
    if (tokens[i].size() == 1 && StringRef("([{<").contains(tokens[i][0]))
      ++depth;
    else if (tokens[i].size() == 1 &&
             StringRef(")]}>").contains(tokens[i][0]) && !--depth)
      return i;
  }
  return tokens.size() - 1;
}

void Speller::replace(StringRef token, StringRef last,
                      const std::string &with) {
  result += text.slice(copied, placeOf(token));
  result += with;
  copied = placeOf(last) + last.size();
}

/// Gives fields of the node of debug info at `i` their older values.
void Speller::spellValues(size_t i) {
  for (const NodeValue &row : nodeValues) {
    if (tokens[i] != row.node || !changes.lacks(row.since))
      continue;
    for (size_t at = i + 2, end = endOf(i + 1); at < end; ++at)
      if (tokens[at] == row.value) {
        replace(tokens[at], tokens[at], row.oldValue.str());
        changes.rewritten(row.value);
      }
  }
}

/// Leaves out fields of the node of debug info at `i`.
void Speller::spellNode(size_t i) {
  for (const Named &row : newNodes)
    if (tokens[i] == row.name && changes.lacks(row.since))
      changes.refused(row.name, row.since, nullptr);
  spellValues(i);
  if (none_of(nodeFields, [&](const NodeField &row) {
        return tokens[i] == row.node && changes.lacks(row.since);
      }))
    return;
  size_t end = endOf(i + 1);
  for (size_t field = i + 2; field < end; ++field) {
    auto row = find_if(nodeFields, [&](const NodeField &each) {
      return each.node == tokens[i] && each.field == tokens[field] &&
             changes.lacks(each.since);
    });
    if (row == std::end(nodeFields))
      continue;
    // With the comma before it, or, of the first one, that behind it.
    bool isFirst = field == i + 2;
    size_t last = field + 1;
    while (last + 1 < end && tokens[last + 1] != ",")
      last = tokens[last + 1] == "(" ? endOf(last + 1) : last + 1;
    if (isFirst && last + 1 < end)
      ++last;
    replace(tokens[isFirst ? field : field - 1], tokens[last], "");
    changes.dropped(row->node.drop_front() + " " + row->field.drop_back());
    field = last;
  }
}

/// Writes a vector of equal elements with each of them:
/// `< N x TYPE > splat ( TYPE VALUE )`. A scalable one is the shuffle that it
/// was written as before.
void Speller::spellSplat(size_t i) {
  if (tokens[i + 1] != "(")
    return;
  size_t end = endOf(i + 1), type = i - 1;
  while (type && tokens[type] != "<")
    --type;
  unsigned count = 0;
  bool isScalable = tokens[type + 1] == "vscale";
  StringRef element = text.slice(placeOf(tokens[i + 2]), placeOf(tokens[end]));
  changes.rewritten("splat");
  if (isScalable) {
    StringRef vector =
        text.slice(placeOf(tokens[type]), placeOf(tokens[i])).rtrim();
    return replace(tokens[i], tokens[end],
                   ("shufflevector (" + vector + " insertelement (" + vector +
                    " poison, " + element + ", i64 0), " + vector +
                    " poison, <vscale x " + tokens[type + 3] +
                    " x i32> zeroinitializer)")
                       .str());
  }
  if (tokens[type + 1].getAsInteger(10, count))
    llvm_unreachable("a vector has a number of elements");
  std::string with = "<";
  for (unsigned n = 0; n < count; ++n)
    with += (n ? ", " : "") + element.str();
  replace(tokens[i], tokens[end], with + ">");
}

void Speller::spellToken(size_t i) {
  StringRef token = tokens[i];
  if (placeOf(token) < copied)
    return; // A part of what was replaced.
  if (token.front() == '"') {
    auto found = changes.spellings().find(token);
    if (found != changes.spellings().end())
      replace(token, token, found->second);
  } else if (token == "splat" && changes.lacks(splatSince)) {
    spellSplat(i);
  } else if (token.starts_with("!DI")) {
    spellNode(i);
  } else if (token.starts_with("DW_LANG_")) {
    for (const Named &row : languages)
      if (token == row.name && changes.lacks(row.since)) {
        replace(token, token, std::to_string(dwarf::getLanguage(token)));
        changes.rewritten("names of languages");
      }
  }
}

std::string Speller::spell() {
  for (size_t i = 0; i + 1 < tokens.size(); ++i)
    spellToken(i);
  result += text.substr(copied);
  return std::move(result);
}

std::string palindrome::releases::spell(StringRef text, Changes &changes) {
  return Speller(text, changes).spell();
}
