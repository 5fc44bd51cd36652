// Makes digests of the texts of symbols.

#include "verify/run/versions/Texts.h"
#include "verify/base/io/Content.h"
#include "verify/judge/proofs/Excerpt.h"

using namespace palindrome;

/// The texts of `name` in one version and of what is inlined in it; no text
/// where the version lacks it.
static std::optional<std::string> textsOf(const versions::Side &side,
                                          llvm::StringRef name,
                                          proofs::NamelessTypes &types) {
  proofs::References symbols;
  if (const llvm::GlobalValue *symbol = side.module.getNamedValue(name))
    symbols.insert(symbol);
  std::string texts;
  for (size_t i = 0; i < symbols.size(); ++i) {
    const llvm::GlobalValue &symbol = *symbols[i];
    proofs::References used;
    proofs::Excerpt excerpt(side.module.getContext(), types, used);
    excerpt.add(symbol, proofs::nameOf(symbol));
    std::optional<std::string> text = excerpt.text();
    if (!text)
      return std::nullopt;
    texts += std::to_string(text->size()) + "\n" + *text;
    for (const llvm::GlobalValue *other : used)
      if (side.inlined.contains(other->getName()))
        symbols.insert(other);
  }
  return texts;
}

std::string versions::digestOfTexts(const Side &older, const Side &newer,
                                    llvm::StringRef name) {
  proofs::NamelessTypes types;
  std::optional<std::string> mine = textsOf(older, name, types),
                             its = textsOf(newer, name, types);
  if (!mine || !its)
    return "";
  return contentDigest(std::to_string(mine->size()) + "\n" + *mine + *its);
}
