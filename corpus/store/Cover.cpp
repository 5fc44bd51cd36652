// A small set of candidates with all features of all.

#include "corpus/store/Cover.h"
#include "llvm/ADT/STLExtras.h"
#include <queue>

using namespace palindrome::corpus;

namespace {
/// A candidate in the queue, with the new features that it had when it was
/// put there. It may have fewer by now, never more.
struct Offer {
  double value; ///< New features for each byte.
  size_t place;

  bool operator<(const Offer &other) const {
    // Of two that are worth the same, the first comes first.
    return value != other.value ? value < other.value : place > other.place;
  }
};

class Cover {
public:
  explicit Cover(llvm::ArrayRef<Candidate> candidates);

  void takeOnlyOnes();
  void takeWorthiest();
  void leaveOutNeedless();
  bool exchange();
  std::vector<size_t> chosen() const;

private:
  void take(size_t place);
  void leaveOut(size_t place);
  bool isNeedless(size_t place) const;
  std::vector<size_t> replacedBy(size_t place) const;
  Offer offer(size_t place) const;

  llvm::ArrayRef<Candidate> candidates;
  /// How many of all, and how many of the chosen have a feature.
  std::vector<uint32_t> having, covering;
  /// The places of the chosen ones that have a feature, joined by exclusive or:
  /// of a feature that one of them has, its place.
  std::vector<size_t> coverers;
  std::vector<bool> isChosen;
};
} // namespace

Cover::Cover(llvm::ArrayRef<Candidate> candidates)
    : candidates(candidates), isChosen(candidates.size()) {
  uint32_t count = 0;
  for (const Candidate &each : candidates)
    for (uint32_t feature : each.features)
      count = std::max(count, feature + 1);
  having.resize(count);
  covering.resize(count);
  coverers.resize(count);
  for (const Candidate &each : candidates)
    for (uint32_t feature : each.features)
      ++having[feature];
}

void Cover::take(size_t place) {
  isChosen[place] = true;
  for (uint32_t feature : candidates[place].features) {
    ++covering[feature];
    coverers[feature] ^= place;
  }
}

void Cover::leaveOut(size_t place) {
  isChosen[place] = false;
  for (uint32_t feature : candidates[place].features) {
    --covering[feature];
    coverers[feature] ^= place;
  }
}

bool Cover::isNeedless(size_t place) const {
  return llvm::all_of(candidates[place].features,
                      [&](uint32_t feature) { return covering[feature] > 1; });
}

void Cover::takeOnlyOnes() {
  for (auto [place, candidate] : llvm::enumerate(candidates))
    if (llvm::any_of(candidate.features,
                     [&](uint32_t feature) { return having[feature] == 1; }))
      take(place);
}

Offer Cover::offer(size_t place) const {
  const Candidate &candidate = candidates[place];
  auto isNew = [&](uint32_t feature) { return covering[feature] == 0; };
  auto news = llvm::count_if(candidate.features, isNew);
  return {double(news) / double(std::max<uint64_t>(candidate.size, 1)), place};
}

void Cover::takeWorthiest() {
  std::priority_queue<Offer> queue;
  for (size_t place = 0; place != candidates.size(); ++place)
    if (Offer made = offer(place); !isChosen[place] && made.value > 0)
      queue.push(made);
  while (!queue.empty()) {
    Offer best = queue.top();
    queue.pop();
    Offer now = offer(best.place);
    if (now.value == best.value)
      take(best.place);
    else if (now.value > 0)
      queue.push(now);
  }
}

void Cover::leaveOutNeedless() {
  std::vector<size_t> places = chosen();
  llvm::sort(places, [&](size_t a, size_t b) {
    uint64_t sizeA = candidates[a].size, sizeB = candidates[b].size;
    return sizeA != sizeB ? sizeA > sizeB : a > b;
  });
  for (size_t place : places)
    if (isNeedless(place))
      leaveOut(place);
}

/// The chosen ones that `place`, which is chosen too, makes needless, as far as
/// they can be left out together.
std::vector<size_t> Cover::replacedBy(size_t place) const {
  std::vector<size_t> found;
  for (uint32_t feature : candidates[place].features)
    if (covering[feature] == 2)
      found.push_back(coverers[feature] ^ place);
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  llvm::erase_if(found, [&](size_t other) { return !isNeedless(other); });
  return found;
}

/// Replaces chosen ones by a smaller one that has what only they have. Returns
/// whether there was such a one.
bool Cover::exchange() {
  bool hasChanged = false;
  for (size_t place = 0; place != candidates.size(); ++place) {
    if (isChosen[place])
      continue;
    take(place);
    std::vector<size_t> left;
    uint64_t size = 0;
    for (size_t other : replacedBy(place))
      // Two may be needless each, and not both.
      if (isNeedless(other)) {
        leaveOut(other);
        left.push_back(other);
        size += candidates[other].size;
      }
    if (size > candidates[place].size) {
      hasChanged = true;
      continue;
    }
    for (size_t other : left)
      take(other);
    leaveOut(place);
  }
  return hasChanged;
}

std::vector<size_t> Cover::chosen() const {
  std::vector<size_t> places;
  for (size_t place = 0; place != isChosen.size(); ++place)
    if (isChosen[place])
      places.push_back(place);
  return places;
}

std::vector<size_t>
palindrome::corpus::findCover(llvm::ArrayRef<Candidate> candidates) {
  Cover cover(candidates);
  cover.takeOnlyOnes();
  cover.takeWorthiest();
  cover.leaveOutNeedless();
  // Each exchange makes the sum smaller; after some rounds hardly.
  for (unsigned round = 0; round != 10 && cover.exchange(); ++round)
    cover.leaveOutNeedless();
  return cover.chosen();
}
