// What an older release reads in another spelling, in the text that LLVM
// printed. The module has nothing left that needs more than another spelling,
// so that looking at the tokens is enough:
//
//   "palindrome\x010"                          nocapture
//   <2 x i32> splat (i32 7)                    <2 x i32> <i32 7, i32 7>
//   !DILocation(line: 3, scope: !5, atomGroup: 1)
//                                              !DILocation(line: 3, scope: !5)
//   language: DW_LANG_C17                      language: 44

#include "export/releases/Changes.h"
#include "export/releases/Tokens.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/Dwarf.h"

using namespace llvm;
using namespace palindrome;
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
  void spellPointers(size_t i);
  void spellPointer(size_t i);
  void spellSpace(size_t i);
  void spellCast(size_t i);
  void spellIntrinsic(size_t i);
  /// The address space of the pointer type that begins at `i`.
  unsigned spaceAt(size_t i) const;
  std::string pointerIn(unsigned space);
  StringRef tokenAt(size_t i) const {
    return i < tokens.size() ? tokens[i] : StringRef();
  }
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
        text.slice(placeOf(tokens[type]), placeOf(tokens[endOf(type)]) + 1);
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

unsigned Speller::spaceAt(size_t i) const {
  unsigned space = 0;
  if (tokenAt(i + 1) == "addrspace" && tokenAt(i + 2) == "(")
    tokens[i + 3].getAsInteger(10, space);
  return space;
}

/// The text of a pointer in `space`, with its type.
std::string Speller::pointerIn(unsigned space) {
  std::string pointee = "i8";
  if (auto typed = changes.pointees.find(space)) {
    std::string text;
    raw_string_ostream stream(text);
    typed->pointee->print(stream, /*IsForDebug=*/false, /*NoDetails=*/true);
    pointee = Speller(text, changes).spell();
    space = typed->space;
  }
  if (space)
    pointee += " addrspace(" + std::to_string(space) + ")";
  return pointee + "*";
}

void Speller::spellPointer(size_t i) {
  bool hasSpace = tokenAt(i + 1) == "addrspace" && tokenAt(i + 2) == "(";
  replace(tokens[i], tokens[hasSpace ? i + 4 : i], pointerIn(spaceAt(i)));
}

/// Writes the address space of a symbol, a stack object or a call.
void Speller::spellSpace(size_t i) {
  auto typed = changes.pointees.find(spaceAt(i - 1));
  if (!typed)
    return;
  if (typed->space)
    return replace(tokens[i + 2], tokens[i + 2], std::to_string(typed->space));
  bool isLast = tokens[i - 1] == ",";
  replace(tokens[isLast ? i - 1 : i], tokens[i + 3], "");
  // There was a space on both sides.
  if (!isLast && result.back() == ' ')
    result.pop_back();
}

/// Writes `bitcast` where only the type of a pointer changes:
/// `addrspacecast TYPE VALUE to TYPE`, or the same in parentheses.
void Speller::spellCast(size_t i) {
  auto spaceOf = [&](size_t begin) {
    while (begin < tokens.size() && tokens[begin] != "ptr")
      ++begin;
    unsigned space = spaceAt(begin);
    auto typed = changes.pointees.find(space);
    return typed ? typed->space : space;
  };
  size_t begin = i + 1 + (tokenAt(i + 1) == "("), end = begin;
  for (unsigned depth = 0; end < tokens.size(); ++end) {
    if (tokens[end] == "(")
      ++depth;
    else if (tokens[end] == ")")
      --depth;
    else if (!depth && tokens[end] == "to")
      break;
  }
  if (spaceOf(begin) == spaceOf(end))
    replace(tokens[i], tokens[i], "bitcast");
}

/// Writes the pointers in the name of an intrinsic as those to i8: `.p0` as
/// `.p0i8`.
void Speller::spellIntrinsic(size_t i) {
  SmallVector<StringRef> parts;
  tokens[i].split(parts, '.');
  std::string name;
  for (StringRef part : parts) {
    name += name.empty() ? part.str() : "." + part.str();
    if (part.consume_front("nxv") || part.consume_front("v"))
      part = part.drop_while(isDigit);
    if (part.consume_front("p") && !part.empty() && all_of(part, isDigit))
      name += "i8";
  }
  if (name != tokens[i])
    replace(tokens[i], tokens[i], name);
}

void Speller::spellPointers(size_t i) {
  if (tokens[i] == "ptr")
    spellPointer(i);
  else if (tokens[i] == "addrspace" && tokenAt(i + 1) == "(")
    spellSpace(i);
  else if (tokens[i] == "addrspacecast")
    spellCast(i);
  else if (tokens[i].starts_with("@llvm."))
    spellIntrinsic(i);
}

void Speller::spellToken(size_t i) {
  StringRef token = tokens[i];
  if (placeOf(token) < copied)
    return; // A part of what was replaced.
  if (changes.lacks(releaseOfPlainPointers))
    spellPointers(i);
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
  for (size_t i = 0; i < tokens.size(); ++i)
    spellToken(i);
  result += text.substr(copied);
  return std::move(result);
}

std::string palindrome::releases::spell(StringRef text, Changes &changes) {
  return Speller(text, changes).spell();
}
