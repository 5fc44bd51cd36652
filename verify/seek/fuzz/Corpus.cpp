// Keeps the corpus of a campaign.

#include "verify/seek/fuzz/Corpus.h"

using namespace llvm;

namespace palindrome::fuzz {

size_t Corpus::addSeed(std::string path) {
  auto [place, isNew] = byPath.try_emplace(path, entries.size());
  if (isNew)
    entries.push_back(
        {std::move(path), MemberStanding::Waiting, entries.size()});
  return place->second;
}

size_t Corpus::addKept(std::string path, size_t parent, const Steps &steps) {
  auto [place, isNew] = byPath.try_emplace(path, entries.size());
  if (!isNew)
    return place->second;
  Steps all = stepsFromRoot({parent, steps});
  entries.push_back({std::move(path), MemberStanding::Usable,
                     entries[parent].root, std::move(all)});
  mutants.push_back(place->second);
  return place->second;
}

void Corpus::setStanding(size_t entry, MemberStanding standing) {
  Entry &changed = entries[entry];
  if (changed.standing == standing)
    return;
  changed.standing = standing;
  if (standing != MemberStanding::Usable)
    return;
  seeds.push_back(entry);
  donorPaths.push_back(changed.path);
}

std::optional<size_t> Corpus::find(StringRef path) const {
  auto found = byPath.find(path);
  if (found == byPath.end())
    return std::nullopt;
  return found->second;
}

Steps Corpus::stepsFromRoot(const Case &mutant) const {
  Steps all = entries[mutant.entry].steps;
  all.insert(all.end(), mutant.steps.begin(), mutant.steps.end());
  return all;
}

} // namespace palindrome::fuzz
