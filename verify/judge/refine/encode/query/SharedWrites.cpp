// Matches the writes of the two functions.

#include "verify/judge/refine/encode/query/SharedWrites.h"
#include "llvm/ADT/BitVector.h"
#include <map>

using namespace palindrome;
using namespace palindrome::encode;
using namespace llvm;

bool palindrome::encode::isSameButUndefs(const Side &source,
                                         ArrayRef<unsigned> sourceUndefs,
                                         ArrayRef<Expr> ofSource,
                                         const Side &target,
                                         ArrayRef<unsigned> targetUndefs,
                                         ArrayRef<Expr> ofTarget) {
  if (sourceUndefs.size() != targetUndefs.size())
    return false;
  SmallVector<Expr> from, to;
  for (auto [x, y] : zip_equal(sourceUndefs, targetUndefs)) {
    from.push_back(source.choices.chosen(x));
    to.push_back(target.choices.chosen(y));
    if (from.back().width() != to.back().width())
      return false;
  }
  return all_of(zip_equal(ofSource, ofTarget), [&](auto terms) {
    auto [x, y] = terms;
    if (!x.isSet() || !y.isSet())
      return x.isSet() == y.isSet();
    return x.substitute(from, to).isSame(y);
  });
}

bool palindrome::encode::isSameButUndefs(const Side &source,
                                         const MemoryByte &x,
                                         const Side &target,
                                         const MemoryByte &y) {
  return isSameButUndefs(source, x.undefs,
                         {x.bits, x.poison, x.isUninitialised, x.isPointer,
                          x.pointer, x.index, x.partOrZero()},
                         target, y.undefs,
                         {y.bits, y.poison, y.isUninitialised, y.isPointer,
                          y.pointer, y.index, y.partOrZero()});
}

namespace {
/// Compares writes. One that covers many places is compared at an arbitrary
/// place.
class Comparison {
public:
  Comparison(const Side &source, const Side &target,
             function_ref<Expr(Expr block)> isKnown)
      : source(source), target(target), isKnown(isKnown),
        block(Expr::variable(source.problem.blocks.blockBits(), "any.block")),
        offset(Expr::variable(offsetBits, "any.offset")) {}

  bool isSame(size_t ofSource, size_t ofTarget);
  bool isSame(const LifeEvent &x, const LifeEvent &y) const {
    if (x.isAlive != y.isAlive || !x.guard.isSame(y.guard) ||
        !x.covers != !y.covers)
      return false;
    return x.covers ? x.covers(block).isSame(y.covers(block))
                    : x.block.isSame(y.block);
  }

private:
  struct Anywhere {
    Expr covers;
    MemoryByte byte;
  };
  /// What a write does at the arbitrary place.
  const Anywhere &at(const Write &write) {
    auto [it, isNew] = anywhere.try_emplace(&write);
    if (isNew)
      it->second = {write.covers(block, offset), write.byteAt(block, offset)};
    return it->second;
  }
  bool isSame(const MemoryByte &x, const MemoryByte &y) const {
    if (!isSameButUndefs(source, x, target, y))
      return false;
    // A pointer must be one that the source can have, whatever its undefs are.
    return !y.pointer.isSet() || y.isPointer.isFalse() ||
           isKnown(Blocks::blockOf(y.pointer)).isTrue();
  }

  const Side &source, &target;
  function_ref<Expr(Expr block)> isKnown;
  Expr block, offset;
  std::map<const Write *, Anywhere> anywhere;
};
} // namespace

bool Comparison::isSame(size_t ofSource, size_t ofTarget) {
  const Write &x = source.memory.writes()[ofSource],
              &y = target.memory.writes()[ofTarget];
  if (!source.problem.options.uses(ProverPart::SharedWrites) ||
      !x.guard.isSame(y.guard) || !x.covers != !y.covers)
    return false;
  if (x.covers)
    return at(x).covers.isSame(at(y).covers) && isSame(at(x).byte, at(y).byte);
  return x.block.isSame(y.block) && x.offset.isSame(y.offset) &&
         x.bytes.size() == y.bytes.size() &&
         all_of(zip_equal(x.bytes, y.bytes), [&](auto bytes) {
           return isSame(std::get<0>(bytes), std::get<1>(bytes));
         });
}

SharedWrites::SharedWrites(Side &source, Side &target,
                           function_ref<Expr(Expr block)> isKnown)
    : source(source), target(target) {
  Comparison comparison(source, target, isKnown);
  // The arbitrary place is none that the functions read.
  size_t places = source.problem.memory.places().size();
  std::vector<size_t> asked;
  auto forEachCall = [&](auto act) {
    for (const Side *side : {&source, &target})
      for (const UnknownCall &call : side->calls)
        act(*call.asked);
  };
  forEachCall([&](const auto &bytes) { asked.push_back(bytes.size()); });
  size_t next = 0, count = source.memory.writes().size();
  for (size_t number = 0; number < target.memory.writes().size(); ++number) {
    std::optional<size_t> &partner = partners.emplace_back();
    for (size_t other = next; other < count && !partner; ++other)
      if (comparison.isSame(other, number))
        partner = other;
    if (partner)
      next = *partner + 1;
  }
  ArrayRef<LifeEvent> x = source.objects.lifeEvents(),
                      y = target.objects.lifeEvents();
  while (sameLives < std::min(x.size(), y.size()) &&
         comparison.isSame(x[sameLives], y[sameLives]))
    ++sameLives;
  source.problem.memory.keepPlaces(places);
  size_t call = 0;
  forEachCall([&](auto &bytes) {
    bytes.erase(bytes.begin() + ptrdiff_t(asked[call++]), bytes.end());
  });
}

SmallVector<const Write *> SharedWrites::others(Moment atSource,
                                                Moment atTarget) const {
  SmallVector<const Write *> result;
  BitVector isShared(atSource.writes);
  for (size_t number = 0; number < atTarget.writes; ++number)
    if (std::optional<size_t> partner = partners[number];
        partner && *partner < atSource.writes)
      isShared.set(*partner);
    else
      result.push_back(&target.memory.writes()[number]);
  for (size_t number = 0; number < atSource.writes; ++number)
    if (!isShared[number])
      result.push_back(&source.memory.writes()[number]);
  return result;
}

bool SharedWrites::areLivesSame(Moment atSource, Moment atTarget) const {
  return atSource.lives == atTarget.lives && atTarget.lives <= sameLives;
}
