// What unknown callees know and did in this execution: the pointers that they
// may keep, those that they returned, and the calls of both sides that
// correspond. It depends on the environment, which knows their effects.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_CALLEES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_CALLEES_H

#include "verify/judge/refine/interpret/state/Outcome.h"

namespace palindrome::interpret {

class Callees {
public:
  explicit Callees(const Environment &environment) : environment(environment) {}

  void addCall() { ++calls; }
  /// The calls of unknown functions so far.
  unsigned count() const { return calls; }

  /// Notes that unknown callees may keep pointers to an object, and write it
  /// later.
  void keep(unsigned object) { kept.insert(object); }
  bool mayKeep(unsigned object) const { return kept.count(object) != 0; }

  /// Notes an object that the result of an unknown call points to.
  void addResult(unsigned object, bool isNoAlias) {
    (isNoAlias ? noAliasResults : otherResults).push_back(object);
  }
  /// The objects of calls with a noalias result, and of all others.
  llvm::ArrayRef<unsigned> ofNoAliasResults() const { return noAliasResults; }
  llvm::ArrayRef<unsigned> ofOtherResults() const { return otherResults; }

  /// As Environment::sourceEffects and Environment::shownAddresses.
  std::vector<CallEffect> sourceEffects(const UnknownCall &call, size_t events,
                                        llvm::StringRef &why) {
    return environment.sourceEffects(call, events, silencedEvents, partners,
                                     why);
  }
  std::map<unsigned, uint64_t> shownAddresses(const UnknownCall &call,
                                              size_t event) const {
    return environment.shownAddresses(call, event, silencedEvents);
  }
  const Silenced &silenced() const { return silencedEvents; }

  /// Notes how a callee ended: Outcome::breaksPromise, Outcome::doesForbidden.
  void noteBrokenPromise() { breaksPromise = true; }
  void noteForbidden() { doesForbidden = true; }
  /// Writes what the outcome says of callees to it.
  void conclude(Outcome &outcome) const {
    outcome.breaksPromise = breaksPromise;
    outcome.doesForbidden = doesForbidden;
    outcome.silenced = silencedEvents;
  }

private:
  const Environment &environment;
  unsigned calls = 0;
  std::set<unsigned> kept;
  std::vector<unsigned> noAliasResults, otherResults;
  Silenced silencedEvents; ///< In a run of the source.
  Partners partners;       ///< In a run of the source.
  bool breaksPromise = false, doesForbidden = false;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_CALLEES_H
