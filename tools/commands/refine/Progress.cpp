// How far palindrome refine is, on a terminal.

#include "tools/commands/refine/Progress.h"
#include "tools/commands/refine/Report.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::refine;

PairEvents RefineProgress::events() {
  PairEvents events;
  if (!bar.isEnabled())
    return events;
  events.onBegin = [&](size_t pair) {
    begun[pair] = Clock::now();
    show();
  };
  events.onWait = [&] { show(); };
  return events;
}

void RefineProgress::finish(size_t done, uint64_t shortfalls) {
  numDone = done;
  numShort = shortfalls;
  // Results come in order: all pairs before are judged.
  begun.erase(begun.begin(), begun.lower_bound(done));
  show();
}

void RefineProgress::show() {
  std::string now;
  if (!begun.empty()) {
    const auto &[number, start] = *begun.begin();
    now = pairText(pairs[number].sourceName, pairs[number].targetName);
    auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start);
    if (seconds.count())
      now += ", " + std::to_string(seconds.count()) + " s";
  }
  bar.update(numDone, numShort, now);
}
