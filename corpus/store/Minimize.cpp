// Chooses the entries that are enough for all features of a store.

#include "corpus/store/Minimize.h"
#include "corpus/store/Cover.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace palindrome;
using namespace palindrome::corpus;

llvm::Expected<Minimized> corpus::minimize(Store &store) {
  llvm::Expected<std::vector<Entry>> entries = store.entries();
  if (!entries)
    return entries.takeError();
  std::vector<Candidate> candidates(entries->size());
  llvm::DenseMap<int64_t, size_t> places;
  for (auto [place, entry] : llvm::enumerate(*entries)) {
    candidates[place].size = entry.size;
    places[entry.number] = place;
  }

  // Features are numbered anew, and edges after them.
  llvm::DenseMap<int64_t, uint32_t> numbers;
  auto addFeature = [&](int64_t entry, int64_t feature) {
    auto place = places.find(entry);
    // Another process may have added the entry since.
    if (place == places.end())
      return;
    auto number = numbers.try_emplace(feature, uint32_t(numbers.size())).first;
    candidates[place->second].features.push_back(number->second);
  };
  if (llvm::Error error = store.forEachFeature(addFeature))
    return std::move(error);
  Minimized result;
  result.features = numbers.size();
  llvm::DenseMap<uint32_t, uint32_t> edgeNumbers;
  for (auto [place, entry] : llvm::enumerate(*entries)) {
    llvm::Expected<std::vector<uint32_t>> edges = store.edges(entry);
    if (!edges)
      return edges.takeError();
    for (uint32_t edge : *edges) {
      auto next = uint32_t(numbers.size() + edgeNumbers.size());
      candidates[place].features.push_back(
          edgeNumbers.try_emplace(edge, next).first->second);
    }
  }
  result.edges = edgeNumbers.size();

  std::vector<size_t> kept = findCover(candidates);
  size_t next = 0;
  for (auto [place, entry] : llvm::enumerate(*entries)) {
    bool isKept = next != kept.size() && kept[next] == place;
    next += isKept;
    (isKept ? result.kept : result.others).push_back(std::move(entry));
  }
  return result;
}

llvm::Error corpus::copyEntry(Store &store, const Entry &entry, Store &other) {
  llvm::Expected<std::string> contents = store.get(entry);
  if (!contents)
    return contents.takeError();
  llvm::Expected<Description> description = store.describe(entry);
  if (!description)
    return description.takeError();
  llvm::Expected<Staged> staged = other.stage(*contents);
  if (!staged)
    return staged.takeError();
  const Origin none;
  llvm::ArrayRef<Origin> origins = entry.origins;
  llvm::Expected<bool> added = other.add(
      *staged, origins.empty() ? none : origins.front(), *description);
  if (!added)
    return added.takeError();
  for (const Origin &origin : origins.drop_front(!origins.empty()))
    if (llvm::Expected<bool> more = other.addOrigin(entry.digest, origin);
        !more)
      return more.takeError();
  return llvm::Error::success();
}
