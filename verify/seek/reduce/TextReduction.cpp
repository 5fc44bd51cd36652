// Reduces a text as a sequence of lines and of parts of lines.

#include "verify/base/io/Reader.h"
#include "verify/seek/reduce/Reductions.h"
#include "llvm/ADT/DeltaAlgorithm.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <vector>

using namespace palindrome;
using namespace palindrome::reduce;

namespace {
/// Finds a minimal set of parts whose concatenation is interesting.
class PartsReduction : public llvm::DeltaAlgorithm {
public:
  PartsReduction(const Tools &tools, std::vector<llvm::StringRef> parts,
                 llvm::StringRef fileName)
      : tools(tools), parts(std::move(parts)), fileName(fileName) {}

  std::string run() {
    changeset_ty all;
    for (unsigned i = 0; i < parts.size(); ++i)
      all.insert(i);
    return join(Run(all));
  }

protected:
  bool ExecuteOneTest(const changeset_ty &set) override {
    return tools.isInteresting(join(set), fileName);
  }

private:
  std::string join(const changeset_ty &set) const {
    std::string text;
    for (unsigned i : set)
      text += parts[i];
    return text;
  }

  const Tools &tools;
  const std::vector<llvm::StringRef> parts;
  const llvm::StringRef fileName;
};
} // namespace

static std::vector<llvm::StringRef> linesOf(llvm::StringRef text) {
  std::vector<llvm::StringRef> lines;
  while (!text.empty()) {
    size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.take_front(size));
    text = text.drop_front(size);
  }
  return lines;
}

/// Words, and each other character by itself.
static std::vector<llvm::StringRef> wordsOf(llvm::StringRef text) {
  std::vector<llvm::StringRef> words;
  while (!text.empty()) {
    size_t size =
        text.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; })
            .size();
    size = std::max<size_t>(size, 1);
    words.push_back(text.take_front(size));
    text = text.drop_front(size);
  }
  return words;
}

std::string palindrome::reduce::reduceText(const Tools &tools,
                                           const std::string &input) {
  Diagnostic error;
  auto buffer = readInput(input, error);
  if (!buffer)
    return input;
  llvm::StringRef extension = llvm::StringRef(input).rsplit('.').second;
  std::string fileName = ("part." + extension).str();
  tools.session.record().phase = "lines";
  std::string text =
      PartsReduction(tools, linesOf(buffer->getBuffer()), fileName).run();
  // The search is quadratic in the number of words that stay.
  constexpr size_t mostWords = 2000;
  if (auto words = wordsOf(text); words.size() <= mostWords) {
    tools.session.record().phase = "words";
    text = PartsReduction(tools, words, fileName).run();
  }
  std::string result = ("reduced." + extension).str();
  return tools.isInteresting(text, result) ? tools.session.path(result) : input;
}
