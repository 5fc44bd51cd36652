// Matches files with the globs of --exclude.

#include "verify/run/roundtrip/Exclusion.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

/// `glob`, and the same without some `**/`, or all: to LLVM each stands for one
/// folder at least. Of more than a few, the last ones stay.
static std::vector<std::string> variantsOf(llvm::StringRef glob) {
  constexpr llvm::StringLiteral anyFolders = "**/";
  constexpr size_t most = 64;
  std::vector<std::string> variants{""};
  while (true) {
    size_t at =
        variants.size() < most ? glob.find(anyFolders) : llvm::StringRef::npos;
    // As in "a**/b", it is a part of a name.
    while (at != llvm::StringRef::npos && at && glob[at - 1] != '/')
      at = glob.find(anyFolders, at + 1);
    for (std::string &variant : variants)
      variant += glob.take_front(at);
    if (at == llvm::StringRef::npos)
      return variants;
    glob = glob.drop_front(at + anyFolders.size());
    for (size_t i = 0, count = variants.size(); i != count; ++i)
      variants.push_back(variants[i] + anyFolders.str());
  }
}

static llvm::StringRef withoutDot(llvm::StringRef path) {
  while (path.consume_front("./"))
    path = path.ltrim('/');
  return path;
}

llvm::Expected<Exclusion> Exclusion::create(llvm::ArrayRef<std::string> globs) {
  Exclusion made;
  constexpr size_t mostAlternatives = 1024;
  for (const std::string &given : globs) {
    llvm::StringRef text = withoutDot(given);
    bool isForFolders = text.consume_back("/");
    if (text.empty())
      return llvm::createStringError("--exclude='" + given +
                                     "' is the glob of no file");
    for (const std::string &variant : variantsOf(text)) {
      Glob &glob = made.globs.emplace_back();
      glob.text = variant;
      glob.isForFolders = isForFolders;
      auto pattern = llvm::GlobPattern::create(glob.text, mostAlternatives);
      if (!pattern)
        return llvm::createStringError("--exclude='" + given + "': " +
                                       llvm::toString(pattern.takeError()));
      glob.pattern = std::move(*pattern);
    }
  }
  return made;
}

bool Exclusion::matches(llvm::StringRef path, bool isFolder) const {
  llvm::StringRef last = path.rsplit('/').second;
  if (last.empty())
    last = path;
  return llvm::any_of(globs, [&](const Glob &glob) {
    return (isFolder || !glob.isForFolders) &&
           (glob.pattern.match(path) || glob.pattern.match(last));
  });
}

bool Exclusion::hasBelow(llvm::StringRef path) const {
  for (size_t end = path.find('/'); end != llvm::StringRef::npos;
       end = path.find('/', end + 1))
    if (matches(path.take_front(end), /*isFolder=*/true))
      return true;
  return hasNamed(path);
}

bool Exclusion::hasNamed(llvm::StringRef path) const {
  return matches(withoutDot(path), /*isFolder=*/false);
}
