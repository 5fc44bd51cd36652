// Mutants as JSON.

#include "verify/seek/fuzz/mutants/Case.h"

namespace palindrome {

void mutate::describe(JSONMembers &members, Step &step) {
  members.member("mutation", step.mutation);
  members.digits("seed", step.seed);
  members.memberIfAny("donor", step.donor);
}

void fuzz::describe(JSONMembers &members, Case &mutant) {
  members.member("entry", mutant.entry);
  members.member("steps", mutant.steps);
}

} // namespace palindrome
