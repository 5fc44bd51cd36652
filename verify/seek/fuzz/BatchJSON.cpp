// The result of a batch as JSON: workers send it to their parent, and the log
// of a campaign keeps it.

#include "verify/seek/fuzz/Batch.h"

namespace palindrome::fuzz {

static void describe(JSONMembers &members, Yield &yield) {
  members.member("tried", yield.tried);
  members.member("found", yield.found);
}

static void describe(JSONMembers &members, JudgedSeed &seed) {
  members.member("entry", seed.entry);
  members.member("usable", seed.isUsable);
  members.member("features", seed.features);
}

static void describe(JSONMembers &members, KeptMutant &kept) {
  members.member("mutant", kept.mutant);
  members.member("path", kept.path);
  members.member("features", kept.features);
}

static void describe(JSONMembers &members, Candidate &candidate) {
  members.member("cause", candidate.cause);
  members.member("mutant", candidate.mutant);
}

void describe(JSONMembers &members, BatchResult &result) {
  members.member("number", result.number);
  members.member("mutants", result.mutants);
  members.member("unchanged", result.unchanged);
  members.member("rejected_exports", result.rejectedExports);
  members.member("upstream_crashes", result.upstreamCrashes);
  members.member("deaths", result.deaths);
  members.member("verdicts", result.verdicts);
  members.member("causes", result.causes);
  members.member("yields", result.yields);
  members.member("seeds", result.seeds);
  members.member("kept", result.kept);
  members.member("candidates", result.candidates);
}

} // namespace palindrome::fuzz
