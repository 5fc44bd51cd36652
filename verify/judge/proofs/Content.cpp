// Digests of symbols, and of all symbols that two functions lead to.

#include "verify/judge/proofs/Content.h"

using namespace palindrome::proofs;

const ContentDigests::Symbol &
ContentDigests::ofSymbol(const llvm::GlobalValue &symbol) {
  std::unique_ptr<Symbol> &known = symbols[&symbol];
  if (known)
    return *known;
  known = std::make_unique<Symbol>();
  Excerpt excerpt(symbol.getContext(), types, known->references);
  excerpt.add(symbol, nameOf(symbol));
  if (std::optional<std::string> text = excerpt.text())
    known->digest = digestOf(llvm::StringRef(*text));
  return *known;
}

const Digest &ContentDigests::ofModule(const llvm::Module &module) {
  auto [known, isNew] = modules.try_emplace(&module);
  if (!isNew)
    return known->second;
  llvm::Module flags("", module.getContext());
  flags.setDataLayout(module.getDataLayout());
  flags.setTargetTriple(module.getTargetTriple());
  flags.setModuleInlineAsm(module.getModuleInlineAsm());
  if (const llvm::NamedMDNode *named = module.getModuleFlagsMetadata())
    for (unsigned i = 0; i != named->getNumOperands(); ++i) {
      // Its node may be distinct, in the copy of a module.
      llvm::SmallVector<llvm::Metadata *> flag(named->getOperand(i)->op_begin(),
                                               named->getOperand(i)->op_end());
      flags.getOrInsertModuleFlagsMetadata()->addOperand(
          llvm::MDNode::get(module.getContext(), flag));
    }
  std::string text;
  llvm::raw_string_ostream stream(text);
  flags.print(stream, nullptr);
  return known->second = digestOf(llvm::StringRef(text));
}

std::optional<Digest> ContentDigests::ofPair(const llvm::Function &source,
                                             const llvm::Function &target) {
  const llvm::Module &sourceModule = *source.getParent(),
                     &targetModule = *target.getParent();
  bool isOneModule = &sourceModule == &targetModule;
  llvm::SHA256 hash;
  add(hash, isOneModule ? "one module" : "two modules");
  hash.update(ofModule(sourceModule));
  hash.update(ofModule(targetModule));

  // The two are in one text, as they may share distinct nodes of metadata. Two
  // symbols of two modules correspond by their names.
  References references;
  Excerpt both(source.getContext(), types, references);
  both.add(source, "\1source " + nameOf(source));
  both.add(target, "\1target " + nameOf(target));
  std::optional<std::string> text = both.text();
  if (!text)
    return std::nullopt;
  add(hash, *text);

  // `references` grows while it is visited.
  auto visit = [&](const llvm::GlobalValue &global) {
    const Symbol &symbol = ofSymbol(global);
    references.insert_range(symbol.references);
    if (symbol.digest)
      hash.update(*symbol.digest);
    return symbol.digest.has_value();
  };
  for (size_t i = 0; i != references.size(); ++i) {
    const llvm::GlobalValue &global = *references[i];
    bool isOfSource = global.getParent() == &sourceModule;
    add(hash, isOfSource ? "of the source" : "of the target");
    add(hash, nameOf(global));
    if (!visit(global))
      return std::nullopt;
    const llvm::Module &other = isOfSource ? targetModule : sourceModule;
    const llvm::GlobalValue *there =
        isOneModule || !global.hasName()
            ? nullptr
            : other.getNamedValue(global.getName());
    if (there)
      references.insert(there);
  }
  return hash.final();
}
