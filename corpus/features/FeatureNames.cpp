// Collects the names of features.

#include "corpus/features/FeatureNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/JSON.h"

using namespace palindrome::corpus;

void FeatureNames::add(llvm::StringRef kind, const llvm::Twine &name) {
  llvm::SmallString<64> text = kind;
  text += ':';
  name.toVector(text);
  names.insert(text);
}

std::vector<std::string> FeatureNames::take() const {
  std::vector<std::string> all;
  for (llvm::StringRef name : names.keys())
    // A name in a module may hold any bytes.
    all.push_back(llvm::json::fixUTF8(name));
  llvm::sort(all);
  all.erase(llvm::unique(all), all.end());
  return all;
}
