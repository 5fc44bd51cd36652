// Arguments of unknown callees that are `dead_on_return`.

#include "verify/judge/refine/encode/calls/DeadArguments.h"
#include "llvm/ADT/Sequence.h"

using namespace palindrome::encode;
using namespace llvm;

/// Whether `theirs` has all `dead_on_return` arguments that `facts` has.
static bool hasDeadArgumentsOf(const CallFacts &theirs,
                               const CallFacts &facts) {
  return all_of(seq(facts.site->arg_size()), [&](unsigned i) {
    return !facts.parameterHas(i, Attribute::DeadOnReturn) ||
           theirs.parameterHas(i, Attribute::DeadOnReturn);
  });
}

/// Whether each call of the source that `record` may be taken for has all of
/// its `dead_on_return` arguments.
static bool isDeadInSource(const Side &side, const UnknownCall &record) {
  return !record.matches.empty() && all_of(record.matches, [&](auto &match) {
    return hasDeadArgumentsOf(side.source->calls[match.first].facts,
                              record.facts);
  });
}

std::function<Expr(Expr block)>
palindrome::encode::whenDead(const Side &side, const UnknownCall &record) {
  if (!record.facts.site ||
      !record.facts.anyParameterHas(Attribute::DeadOnReturn))
    return [](Expr) { return Expr::boolean(false); };
  return side.isTarget && !isDeadInSource(side, record) ? record.mayBeDead
                                                        : record.isDead;
}
