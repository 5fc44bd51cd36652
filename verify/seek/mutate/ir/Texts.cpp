// Mutations of the text of a module, for what cannot be changed in memory.

#include "verify/seek/mutate/ir/Places.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/LLVMContext.h"

using namespace llvm;

namespace palindrome::mutate {
namespace {

/// The beginnings of the lines of `text` for which `accept` holds.
template <typename Accept>
std::vector<size_t> linesOf(StringRef text, Accept accept) {
  std::vector<size_t> found;
  for (size_t at = 0; at < text.size();) {
    StringRef line =
        text.substr(at).take_until([](char c) { return c == '\n'; });
    if (accept(line))
      found.push_back(at);
    at += line.size() + 1;
  }
  return found;
}

/// Changes a number in a debug info node, such as a line, a size or an offset.
bool nodeNumber(std::string &text, LLVMContext &context, Chooser &choose) {
  std::vector<size_t> numbers;
  for (size_t line : linesOf(text, [](StringRef line) {
         return line.starts_with("!") && line.contains(" !DI") &&
                !line.contains("!DIExpression(");
       }))
    for (size_t at = line; text[at] != '\n'; ++at) {
      if (text[at] == '"')
        at = text.find('"', at + 1);
      else if (isDigit(text[at]) &&
               StringRef(text).substr(0, at).ends_with(": "))
        numbers.push_back(at);
    }
  if (numbers.empty())
    return false;
  // Changing the last digit cannot overflow the field.
  size_t end = choose.of(numbers);
  while (isDigit(text[end + 1]))
    ++end;
  text[end] = text[end] == '9' ? '8' : char(text[end] + 1);
  return true;
}

/// Changes an element of a DIExpression that is printed inline, such as that of
/// a global variable.
bool expressionNumber(std::string &text, LLVMContext &context,
                      Chooser &choose) {
  std::vector<size_t> found;
  for (size_t at = text.find("!DIExpression("); at != std::string::npos;
       at = text.find("!DIExpression(", at + 1))
    if (text[at + strlen("!DIExpression(")] == ')')
      found.push_back(at + strlen("!DIExpression("));
  if (found.empty())
    return false;
  text.insert(choose.of(found), "DW_OP_deref");
  return true;
}

/// Appends a field to the body of a named structure type, which may be opaque.
bool typeBody(std::string &text, LLVMContext &context, Chooser &choose) {
  std::vector<size_t> lines = linesOf(text, [](StringRef line) {
    return line.starts_with("%") &&
           (line.ends_with(" = type opaque") ||
            (line.contains(" = type {") && line.ends_with(" }")));
  });
  if (lines.empty())
    return false;
  size_t begin = choose.of(lines), end = text.find('\n', begin);
  StringRef line = StringRef(text).slice(begin, end);
  if (line.consume_back("opaque"))
    text.replace(begin + line.size(), strlen("opaque"), "{ i24 }");
  else
    text.insert(end - 2, ", i24");
  return true;
}

/// Registers the custom metadata kinds in another order than the text, so that
/// attachments print in another order.
bool kindOrder(std::string &text, LLVMContext &context, Chooser &choose) {
  SmallVector<StringRef> known;
  context.getMDKindNames(known);
  StringSet<> knownSet;
  for (StringRef name : known)
    knownSet.insert(name);
  std::vector<std::string> own;
  StringSet<> seen;
  for (size_t at = 0; (at = text.find(" !", at)) != std::string::npos;) {
    at += 2;
    StringRef name = StringRef(text).substr(at).take_while(
        [](char c) { return isAlnum(c) || c == '.' || c == '_'; });
    if (!name.empty() && !isDigit(name[0]) && !knownSet.contains(name) &&
        StringRef(text).substr(at + name.size()).starts_with(" !") &&
        seen.insert(name).second)
      own.push_back(name.str());
  }
  if (own.size() < 2)
    return false;
  for (size_t i = own.size(); i-- != 0;)
    context.getMDKindID(own[i]);
  return true;
}

/// The classes for a change within a node. Several users may refer to the node,
/// and the differ reports the change at the one that it meets first.
#define ANY_METADATA "metadata:*|named-metadata|dbg-record:*"

constexpr Mutation table[] = {
    {"node number", ANY_METADATA, nullptr, nodeNumber},
    {"expression number", ANY_METADATA, nullptr, expressionNumber},
    {"type body", "type-body", nullptr, typeBody},
    {"metadata kind order", "metadata:order", nullptr, kindOrder},
};

} // namespace

ArrayRef<Mutation> textMutations() { return table; }

} // namespace palindrome::mutate
