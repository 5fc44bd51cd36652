// What passes did: it is counted, written and read.

#include "verify/run/roundtrip/ResultJSON.h"
#include <numeric>

using namespace palindrome;

PassCounts &PassReport::countsOf(llvm::StringRef name) {
  for (PassCounts &pass : passes)
    if (pass.name == name)
      return pass;
  passes.emplace_back().name = name.str();
  return passes.back();
}

void PassCounts::add(const PassPair &pair, llvm::StringRef path) {
  ++counts[size_t(pair.verdict)];
  seconds += pair.seconds;
  auto note = [&](NotablePair &notable) {
    notable = {path.str(), pair.name, pair.pass, pair.seconds,
               pair.instructions};
  };
  if (pair.seconds > slowest.seconds)
    note(slowest);
  if (pair.verdict != Verdict::Unknown)
    return;
  ++obstacles[pair.obstacle.empty() ? "other" : pair.obstacle];
  if (pair.instructions > largest.instructions)
    note(largest);
}

void PassReport::add(const PassReport &other) {
  for (const PassCounts &pass : other.passes) {
    PassCounts &mine = countsOf(pass.name);
    mine.runs += pass.runs;
    mine.same += pass.same;
    for (size_t i = 0; i != numVerdicts; ++i)
      mine.counts[i] += pass.counts[i];
    mine.seconds += pass.seconds;
    for (const auto &[obstacle, count] : pass.obstacles)
      mine.obstacles[obstacle] += count;
    if (pass.slowest.seconds > mine.slowest.seconds)
      mine.slowest = pass.slowest;
    if (pass.largest.instructions > mine.largest.instructions)
      mine.largest = pass.largest;
  }
}

namespace palindrome {

static void describe(JSONMembers &members, NotablePair &pair) {
  members.member("path", pair.path);
  members.member("symbol", pair.symbol);
  members.member("pass", pair.pass);
  members.member("seconds", pair.seconds);
  members.member("instructions", pair.instructions);
}

void describe(JSONMembers &members, PassCounts &pass) {
  members.member("name", pass.name);
  members.member("runs", pass.runs);
  members.member("same", pass.same);
  members.derived("changed", std::accumulate(pass.counts.begin(),
                                             pass.counts.end(), uint64_t(0)));
  members.object("verdicts", [&](JSONMembers &counts) {
    for (size_t i = 0; i != numVerdicts; ++i)
      counts.memberIfAny(verdictName(Verdict(i)), pass.counts[i]);
  });
  members.member("seconds", pass.seconds);
  members.member("obstacles", pass.obstacles);
  members.memberIf(!pass.slowest.symbol.empty(), "slowest", pass.slowest);
  members.memberIf(!pass.largest.symbol.empty(), "largest", pass.largest);
}

static void describe(JSONMembers &members, PassPair &pair) {
  members.member("pass", pair.pass);
  describe(members, static_cast<SettledSymbol &>(pair));
  members.member("instructions", pair.instructions);
}

static void describe(JSONMembers &members, WrongPass &wrong) {
  members.member("pass", wrong.pass);
  members.member("symbol", wrong.symbol);
  members.member("pipeline", wrong.pipeline);
  members.choice("passes", wrong.isLLVM, "mlir", "llvm");
  members.member("interprocedural", wrong.isInterprocedural);
  members.member("undef", wrong.hasUndef);
  members.member("module", wrong.module);
  members.member("reduced", wrong.isReduced);
}

void describe(JSONMembers &members, PassReport &report) {
  members.member("pairs", report.pairs);
  members.memberIfAny("wrong", report.wrong);
  members.member("passes", report.passes);
}

} // namespace palindrome
