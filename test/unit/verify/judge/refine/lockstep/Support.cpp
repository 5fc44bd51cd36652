// Pairs that are stated once, and changes of them.

#include "test/unit/verify/judge/refine/lockstep/Support.h"

using namespace llvm;

std::string palindrome::refine::pairsOf(StringRef text) {
  std::string result, source, target;
  bool isInside = false;
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines) {
    bool isOfSource = !line.starts_with("+"),
         isOfTarget = !line.starts_with("-");
    bool isOfBoth = isOfSource && isOfTarget;
    std::string code = isOfBoth ? line.str() : " " + line.drop_front().str();
    bool isHead = StringRef(code).ltrim().starts_with("define ");
    isInside |= isHead;
    if (!isInside) {
      EXPECT_TRUE(isOfBoth) << "outside of a function: " << line.str();
      result += code + "\n";
      continue;
    }
    auto add = [&](std::string &side, const char *prefix) {
      side += code + "\n";
      if (isHead)
        side.insert(side.find('@') + 1, prefix);
    };
    if (isOfSource)
      add(source, "src.");
    if (isOfTarget)
      add(target, "tgt.");
    if (line != "}")
      continue;
    result += source + target;
    source.clear();
    target.clear();
    isInside = false;
  }
  EXPECT_FALSE(isInside) << "no end: " << source;
  return result;
}

std::string palindrome::refine::changed(StringRef text, StringRef from,
                                        StringRef to) {
  EXPECT_EQ(text.count(from), 1U) << from.str() << " in " << text.str();
  size_t at = text.find(from);
  return at == StringRef::npos
             ? text.str()
             : (text.take_front(at) + to + text.drop_front(at + from.size()))
                   .str();
}
