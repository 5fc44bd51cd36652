// Refinement of outcomes: end, result, memory and events.
//
// Objects that an execution allocated have no number in common with the other
// side's. They are paired where both sides expose a pointer to one at the same
// place, and then compared as all others:
//
//   target: %p = alloca i8             source: %q = alloca i8
//           store i8 1, ptr %p                 store i8 2, ptr %q
//           call void @f(ptr %p)               call void @f(ptr %q)
//   pairs the objects of %p and %q at the call, where their bytes differ
//
// Twin of encode/query/Outcome.cpp, which encodes the same relation for the
// solver. The two share no code on purpose: each checks the other.

#include "verify/judge/refine/interpret/refinement/OutcomeRefinement.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/Instruction.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

class Comparison {
public:
  /// Leaves out the events of the target with the numbers `left`.
  Comparison(const Outcome &target, const Outcome &source,
             const std::set<size_t> &left, OutcomeDifference &difference)
      : target(target), source(source), difference(difference) {
    for (auto [number, event] : enumerate(target.events))
      if (!left.count(number))
        targetEvents.push_back(&event);
  }

  Match run() {
    if (source.kind == Outcome::ImmediateUB)
      return Match::Yes;
    if (target.kind == Outcome::ImmediateUB) {
      // That the environment breaks the promise of a call is the fault of the
      // target only if the source makes the call without the promise.
      if (target.breaksPromise && !source.doesForbidden)
        return Match::Maybe;
      return no(DifferenceKind::Undefined,
                "the target has undefined behavior: " + target.why);
    }
    // If the events may differ, the environment may have answered them
    // differently, and what follows cannot be compared.
    if (events() != Match::Yes)
      return certainty;
    use(target.memory, source.memory);
    // A callee that does not come back may run for ever, too.
    if (isWithoutEnd(target) && isWithoutEnd(source) &&
        target.kind != source.kind)
      return Match::Maybe;
    if (target.kind != source.kind) {
      no(DifferenceKind::End, "the target " + outcomeText(target) +
                                  ", the source " + outcomeText(source));
      difference.targetEnd = target.kind;
      difference.sourceEnd = source.kind;
      return certainty;
    }
    if (isWithoutEnd(target))
      return certainty;
    SmallVector<Type *> types;
    if (source.type)
      laneTypes(source.type, types);
    if (exceptions(target.exceptions, source.exceptions) == Match::No)
      return Match::No;
    areSeen = true;
    Match results = lanes(target.result, source.result, types,
                          DifferenceKind::Result, "the results differ");
    areSeen = false;
    if (!note(results))
      memory([](unsigned) { return true; });
    return certainty;
  }

private:
  static bool isWithoutEnd(const Outcome &outcome) {
    return outcome.kind == Outcome::NoReturn ||
           outcome.kind == Outcome::Diverges;
  }

  /// Sets the memory that pointers are compared in.
  void use(const Memory &ofTarget, const Memory &ofSource) {
    targetMemory = &ofTarget;
    sourceMemory = &ofSource;
  }

  Match no(DifferenceKind kind, const Twine &what) {
    difference = {kind, what.str()};
    return certainty = Match::No;
  }

  /// Combines a partial answer with the answer so far. True if it is `No`.
  bool note(Match match) {
    if (match == Match::No || certainty == Match::Yes)
      certainty = match;
    return match == Match::No;
  }

  /// Compares two pointers, at least one of which is to an allocated object.
  Match allocated(const Lane &x, const Lane &y) {
    const MemoryObject &mine = (*targetMemory)[x.object],
                       &its = (*sourceMemory)[y.object];
    bool bothAlive = mine.isAlive() && its.isAlive();
    // An allocated object is distinct from all objects that are alive.
    if (mine.isLocal() != its.isLocal())
      return bothAlive ? Match::No : Match::Maybe;
    auto paired = pairs.find(x.object);
    if (paired == pairs.end() && !reverse.count(y.object)) {
      // The other side accesses all bytes that the source's object has.
      if (areSeen && bothAlive && mine.kind == MemoryObject::Heap &&
          its.kind == MemoryObject::Heap && mine.size < its.size)
        return Match::No;
      if (mine.kind != its.kind || mine.isAlive() != its.isAlive() ||
          mine.size != its.size)
        return Match::Maybe;
      pairs[x.object] = y.object;
      reverse[y.object] = x.object;
      if (areSeen && bothAlive)
        certain.insert(x.object);
      if (mine.isAlive())
        pending.push_back({x.object, y.object});
    } else if (paired == pairs.end() || paired->second != y.object) {
      // One object is not two that exist at the same time.
      bool areTwo = paired == pairs.end()
                        ? certain.count(reverse[y.object]) &&
                              (*targetMemory)[reverse[y.object]].isAlive()
                        : certain.count(x.object) &&
                              (*sourceMemory)[paired->second].isAlive();
      return areSeen && bothAlive && areTwo ? Match::No : Match::Maybe;
    }
    if (x.bits == y.bits)
      return Match::Yes;
    return bothAlive ? Match::No : Match::Maybe;
  }

  /// A lane in a difference. The text has the size of the heap object that it
  /// points to.
  static OutcomeDifference::Value shown(const Lane &lane, Type *type,
                                        const Memory &memory) {
    std::string text = laneText(lane, type);
    if (lane.isPointer() && lane.object < memory.size() &&
        memory[lane.object].kind == MemoryObject::Heap)
      text += " (of " + utostr(memory[lane.object].size) + " bytes)";
    ValueKind kind = lane.isPoison()            ? ValueKind::Poison
                     : lane.kind == Lane::Undef ? ValueKind::Undef
                                                : ValueKind::Defined;
    return {kind, std::move(text)};
  }

  static OutcomeDifference::Value shown(const MemoryByte &byte) {
    ValueKind kind = byte.pointer         ? ValueKind::Defined
                     : byte.poison        ? ValueKind::Poison
                     : byte.undef == 0xff ? ValueKind::Undef
                     : byte.undef         ? ValueKind::PartlyUndef
                                          : ValueKind::Defined;
    return {kind, byteText(byte)};
  }

  /// The address of a pointer in `memory`, where it is known.
  static std::optional<APInt> addressIn(const Memory &memory,
                                        const Lane &pointer) {
    if (pointer.object >= memory.size() || !memory[pointer.object].address)
      return std::nullopt;
    return pointer.bits + APInt(pointer.bits.getBitWidth(),
                                *memory[pointer.object].address, false, true);
  }

  /// Whether the pointers have the same address, and the target's may stand for
  /// the source's: the address is null's, or the source's pointer is based on
  /// no object, or was made by inttoptr, so that it may be based on any.
  bool mayStandFor(const Lane &x, const Lane &y) const {
    std::optional<APInt> mine = addressIn(*targetMemory, x),
                         its = addressIn(*sourceMemory, y);
    bool isNullValid = (*sourceMemory)[0].size != 0;
    return mine && its && *mine == *its &&
           (y.object == 0 || isNullOfSpace(y) ||
            (mine->isZero() && !isNullValid));
  }

  /// Whether the source's pointer is based on null of an address space other
  /// than 0, where there may be memory.
  bool isNullOfSpace(const Lane &y) const {
    return y.object < sourceMemory->size() &&
           (*sourceMemory)[y.object].nullOfSpace != 0;
  }

  static bool isLocal(const Memory &memory, unsigned object) {
    return object < memory.size() && memory[object].isLocal();
  }

  static bool isLone(const Memory &memory, unsigned object) {
    return object < memory.size() && memory[object].isLone;
  }

  /// Compares two pointers to different objects, one of which is a constant
  /// that the other side lacks: what it contains is all that matters of it.
  Match constant(const Lane &x, const Lane &y) const {
    return x.isNull() || y.isNull() ||
                   readsOtherwise((*targetMemory)[x.object], x.bits,
                                  (*sourceMemory)[y.object], y.bits)
               ? Match::No
               : Match::Maybe;
  }

  Match lane(const Lane &x, const Lane &y, Type *type) {
    return laneRefines(x, y, type, [&](const Lane &x, const Lane &y) {
      if (x.object != y.object && mayStandFor(x, y))
        return source.hasIntToPtr || isNullOfSpace(y) ? Match::Maybe
                                                      : Match::Yes;
      if (isLone(*targetMemory, x.object) || isLone(*sourceMemory, y.object))
        return constant(x, y);
      if (isLocal(*targetMemory, x.object) || isLocal(*sourceMemory, y.object))
        return allocated(x, y);
      return x.object == y.object && x.bits == y.bits ? Match::Yes : Match::No;
    });
  }

  Match lanes(ArrayRef<Lane> xs, ArrayRef<Lane> ys, ArrayRef<Type *> types,
              DifferenceKind kind, const char *what) {
    if (xs.size() != ys.size())
      return no(kind, what);
    Match all = Match::Yes;
    for (auto [i, x] : enumerate(xs)) {
      Type *type = i < types.size() ? types[i] : nullptr;
      Match one = lane(x, ys[i], type);
      if (one == Match::No) {
        difference = {kind, what, shown(x, type, *targetMemory),
                      shown(ys[i], type, *sourceMemory)};
        return Match::No;
      }
      if (one == Match::Maybe)
        all = Match::Maybe;
    }
    return all;
  }

  /// Compares two bytes, one of which is part of a pointer and one is not. A
  /// number may replace the source's pointer only if it is the pointer's
  /// address. For an object that the caller allocated the address is known, and
  /// the bytes of a pointer to it are then taken to differ.
  Match pointerAndInteger(const MemoryByte &x, const MemoryByte &y) {
    if (x.pointer)
      return Match::Maybe;
    if (x.poison)
      return Match::No;
    const MemoryObject &object = (*sourceMemory)[y.object];
    std::optional<APInt> address =
        addressIn(*sourceMemory, Lane::pointer(y.object, y.offset));
    bool isKnown = object.kind == MemoryObject::Initial && object.isAlive() &&
                   address && !address->isZero();
    return isKnown && x.isBits() && !y.undefStore ? Match::No : Match::Maybe;
  }

  /// Compares two bytes, bit by bit.
  Match byte(const MemoryByte &x, const MemoryByte &y) {
    if (y.poison == 0xff)
      return Match::Yes;
    if (y.undef == 0xff && !y.pointer)
      return x.poison ? Match::No : Match::Yes;
    if (x.pointer != y.pointer)
      return pointerAndInteger(x, y);
    if (x.pointer)
      return x.index == y.index
                 ? lane(Lane::pointer(x.object, x.offset),
                        Lane::pointer(y.object, y.offset), nullptr)
                 : Match::No;
    // A load of one of two types of odd width is defined on one side only
    // (LangRef, 'load' Instruction).
    if (x.stored && y.stored && x.oddWidth != y.oddWidth)
      return Match::No;
    uint8_t notPoison = ~y.poison;
    if (x.poison & notPoison)
      return Match::No;
    uint8_t fixed = notPoison & ~y.undef;
    if (x.undef & fixed)
      return y.undefStore ? Match::Maybe : Match::No;
    return ((x.value ^ y.value) & fixed) == 0 ? Match::Yes : Match::No;
  }

  /// Compares the bytes of an object of the target's, whose number is `number`,
  /// with those of an object of the source's.
  void object(const MemoryObject &x, const MemoryObject &y, unsigned number) {
    // Whether a later call reads a global of local linkage depends on the
    // module.
    bool isInternal = y.global && y.global->hasLocalLinkage();
    auto judge = [&](const MemoryByte &x, const MemoryByte &y) {
      Match match = byte(x, y);
      return isInternal && match == Match::No ? Match::Maybe : match;
    };
    auto differsAt = [&](uint64_t offset) {
      if (offset >= y.size || !note(judge(x.at(offset), y.at(offset))))
        return false;
      difference = {
          DifferenceKind::Byte,
          ("memory differs at block " + Twine(number) + " + " + Twine(offset))
              .str(),
          shown(x.at(offset)), shown(y.at(offset))};
      return true;
    };
    for (const auto &[offset, unused] : x.bytes)
      if (differsAt(offset))
        return;
    for (const auto &[offset, unused] : y.bytes)
      if (!x.bytes.count(offset) && differsAt(offset))
        return;
    // There are bytes that neither lists.
    if (y.size > x.bytes.size() + y.bytes.size() && note(judge(x.rest, y.rest)))
      no(DifferenceKind::Rest, "memory differs in block " + Twine(number));
  }

  /// Compares the objects for which `isVisible` holds, and those that they
  /// point to.
  void memory(function_ref<bool(unsigned)> isVisible) {
    const Memory &xs = *targetMemory, &ys = *sourceMemory;
    for (unsigned i = 1; i < std::min(xs.size(), ys.size()); ++i) {
      if (xs[i].kind != MemoryObject::Initial || !isVisible(i))
        continue;
      // The caller may access an object that the target freed, so the source
      // must have freed it as well.
      if (xs[i].isAlive() != ys[i].isAlive()) {
        if (note(xs[i].isAlive() ? Match::Maybe : Match::No)) {
          no(DifferenceKind::Freed, "the target frees block " + Twine(i));
          return;
        }
        continue;
      }
      if (xs[i].isAlive())
        object(xs[i], ys[i], i);
      if (certainty == Match::No)
        return;
    }
    while (!pending.empty() && certainty != Match::No) {
      auto [x, y] = pending.back();
      pending.pop_back();
      object(xs[x], ys[y], x);
    }
  }

  /// Whether argument lane `i` is a captures(none) pointer to different
  /// objects.
  bool areHidden(const Event &x, const Event &y, unsigned i) const {
    if (i >= x.hidden.size() || !x.hidden[i] || i >= y.hidden.size() ||
        !y.hidden[i])
      return false;
    const Lane &mine = x.lanes[i], &its = y.lanes[i];
    return mine.isPointer() && its.isPointer() && !(its == mine) &&
           !(isLocal(*targetMemory, mine.object) &&
             isLocal(*sourceMemory, its.object));
  }

  /// Whether the callee reads nothing through argument lane `i`, of which a
  /// side passes a constant that the other one lacks. That it may tell the
  /// pointers apart is not certain.
  bool areOpaque(const Event &x, const Event &y, unsigned i) {
    const Lane &mine = x.lanes[i], &its = y.lanes[i];
    bool isRead =
        i < x.reads.size() && x.reads[i] && i < y.reads.size() && y.reads[i];
    if (isRead || !mine.isPointer() || !its.isPointer() ||
        !(isLone(*targetMemory, mine.object) ||
          isLone(*sourceMemory, its.object)))
      return false;
    note(Match::Maybe);
    return true;
  }

  /// Whether the callee reads through argument lane `i`, of which a side passes
  /// a constant that the other one lacks, and finds something else.
  bool readOther(const Event &x, const Event &y, unsigned i) const {
    const Lane &mine = x.lanes[i], &its = y.lanes[i];
    return i < x.reads.size() && x.reads[i] && i < y.reads.size() &&
           y.reads[i] &&
           (isLone(*targetMemory, mine.object) ||
            isLone(*sourceMemory, its.object)) &&
           !mine.isNull() && !its.isNull() &&
           readsOtherwise((*targetMemory)[mine.object], mine.bits,
                          (*sourceMemory)[its.object], its.bits);
  }

  /// Compares an event of the target's with the source's.
  Match event(const Event &x, const Event &y) {
    if (x.kind != y.kind || x.detail != y.detail ||
        (x.callee ? x.callee->getName() : "") !=
            (y.callee ? y.callee->getName() : ""))
      return no(DifferenceKind::Event, "the events differ");
    bool seesMemory = x.memory && y.memory;
    if (seesMemory)
      use(*x.memory, *y.memory);
    else
      use(target.memory, source.memory);
    for (unsigned i : x.forbidden)
      if (i < y.keeps.size() && y.keeps[i] && x.lanes[i] == y.lanes[i])
        return no(DifferenceKind::Capture,
                  "the target lets a callee keep a pointer that it must not "
                  "capture");
    // The callee does not observe the values of hidden pointers. What it writes
    // through them is compared with the rest of memory.
    Lanes mine = x.lanes, its = y.lanes;
    for (unsigned i = 0; i != std::min(mine.size(), its.size()); ++i)
      if (areHidden(x, y, i) || areOpaque(x, y, i))
        mine[i] = its[i] = Lane::poison();
    // A callee that keeps a pointer may access all of its object.
    auto keepsAll = [](const Event &event) {
      return event.keeps.size() == event.lanes.size() &&
             all_of(zip_equal(event.lanes, event.keeps), [](auto both) {
               return std::get<1>(both) || !std::get<0>(both).isPointer();
             });
    };
    for (unsigned i = 0; i != std::min(mine.size(), its.size()); ++i)
      if (areHidden(x, y, i) && seesMemory && readOther(x, y, i))
        return no(DifferenceKind::Operand, "the events' operands differ");
    areSeen = x.kind == Event::Call && keepsAll(x) && keepsAll(y);
    Match operands = lanes(mine, its, y.types, DifferenceKind::Operand,
                           "the events' operands differ");
    areSeen = false;
    if (note(operands))
      return certainty;
    if (seesMemory) {
      DenseSet<unsigned> seen;
      for (auto [i, lane] : enumerate(x.lanes))
        if (i < mine.size() && mine[i] == lane && i < x.reads.size() &&
            x.reads[i] && i < y.reads.size() && y.reads[i] && lane.isPointer())
          seen.insert(lane.object);
      // Of the allocated objects, the callee reads those that it is passed.
      llvm::erase_if(pending, [&](const std::pair<unsigned, unsigned> &pair) {
        return !seen.contains(pair.first);
      });
      memory([&](unsigned object) {
        return (x.readsAll && y.readsAll && !target.isExclusive(object) &&
                !source.isExclusive(object)) ||
               seen.contains(object);
      });
      if (certainty == Match::No)
        difference.isAtCall = true;
    }
    pending.clear();
    return certainty;
  }

  /// Compares the events with the number `i`, at least one of which prints.
  Match printing(size_t i) {
    const Event &x = *targetEvents[i], &y = source.events[i];
    auto maybe = [&] { return certainty = Match::Maybe; };
    auto isText = [](const Event &event) {
      return event.printed && event.printed->text;
    };
    // Which text it is may not be known.
    if (x.printed && y.printed && !(isText(x) && isText(y))) {
      OutcomeDifference before = difference;
      Match now = certainty;
      if (x.lanes.size() == y.lanes.size() && !isText(x) && !isText(y) &&
          event(x, y) == Match::Yes)
        return certainty;
      bool isOpen = now != Match::No;
      difference = std::move(before);
      return isOpen ? maybe() : now;
    }
    if (!x.printed || !y.printed) {
      const Event &printing = x.printed ? x : y;
      return printing.printed->isSomething
                 ? no(DifferenceKind::Event, "the events differ")
                 : maybe();
    }
    use(target.memory, source.memory);
    Match streams = lane(x.lanes[0], y.lanes[0], y.types[0]);
    StringRef mine = *x.printed->text, its = *y.printed->text;
    if (streams == Match::No)
      return no(DifferenceKind::Operand, "the streams differ");
    if (streams == Match::Maybe)
      return maybe();
    if (mine == its)
      return certainty;
    // The rest may follow, as text that is not known.
    bool isBegun = mine.starts_with(its) || its.starts_with(mine);
    const Event *next =
        mine.size() < its.size()
            ? (i + 1 < targetEvents.size() ? targetEvents[i + 1] : nullptr)
        : i + 1 < source.events.size() ? &source.events[i + 1]
                                       : nullptr;
    if (isBegun && next && next->printed && !isText(*next))
      return maybe();
    no(DifferenceKind::Operand, "the texts that are printed differ");
    difference.target = {ValueKind::Defined, quoted(mine)};
    difference.source = {ValueKind::Defined, quoted(its)};
    return certainty;
  }

  /// A text on one line.
  static std::string quoted(StringRef text) {
    std::string line = "\"";
    raw_string_ostream(line).write_escaped(text) << '"';
    return line;
  }

  /// Compares floating-point exceptions where somebody may test them.
  Match exceptions(const FloatExceptions &x, const FloatExceptions &y) {
    if (y.certain & ~x.certain)
      return no(DifferenceKind::NoException,
                "the target need not raise a floating-point exception of the "
                "source's");
    if (x.any() & ~y.any())
      return no(DifferenceKind::Exception,
                "the target may raise a floating-point exception that the "
                "source does not raise");
    return certainty;
  }

  Match events() {
    size_t common = std::min(source.events.size(), targetEvents.size());
    for (size_t i = 0; i != common; ++i) {
      if (targetEvents[i]->printed || source.events[i].printed) {
        // What follows other text cannot be compared.
        if (Match match = printing(i); match != Match::Yes)
          return match;
      } else if (event(*targetEvents[i], source.events[i]) == Match::No) {
        return Match::No;
      }
      if (exceptions(targetEvents[i]->exceptions,
                     source.events[i].exceptions) == Match::No)
        return Match::No;
    }
    // What one side alone does may be to print nothing.
    const Event *more = common < targetEvents.size()    ? targetEvents[common]
                        : common < source.events.size() ? &source.events[common]
                                                        : nullptr;
    if (more && more->printed && !more->printed->isSomething)
      return certainty = Match::Maybe;
    // A side whose events repeat has more than are listed.
    size_t mine = targetEvents.size(), its = source.events.size();
    auto count = [](const Outcome &outcome, size_t events) {
      return outcome.repeatsEvents ? "endless" : utostr(events);
    };
    if (mine < its   ? target.repeatsEvents
        : its < mine ? source.repeatsEvents
                     : target.repeatsEvents && source.repeatsEvents)
      note(Match::Maybe);
    else if (mine != its || target.repeatsEvents != source.repeatsEvents)
      return no(DifferenceKind::EventCount,
                Twine(count(target, mine)) + " events in the target, " +
                    count(source, its) + " in the source");
    return certainty;
  }

  const Outcome &target, &source;
  SmallVector<const Event *> targetEvents;
  OutcomeDifference &difference;
  Match certainty = Match::Yes;
  /// For each allocated object of the target the one of the source that it
  /// corresponds to, and the reverse.
  std::map<unsigned, unsigned> pairs, reverse;
  /// Whether what is compared is seen by somebody who may then access the
  /// objects that it points to; the target's objects of such pairs.
  bool areSeen = false;
  std::set<unsigned> certain;
  /// Pairs whose bytes are still to be compared.
  SmallVector<std::pair<unsigned, unsigned>> pending;
  const Memory *targetMemory = nullptr, *sourceMemory = nullptr;
};

} // namespace

std::string OutcomeDifference::text() const {
  std::string text = what;
  if (target.kind != ValueKind::None)
    text +=
        ": the target has " + target.text + ", the source has " + source.text;
  if (isAtCall)
    text += " (when it is called)";
  return text;
}

Match outcomeRefines(const Outcome &target, const Outcome &source,
                     OutcomeDifference &difference) {
  Match match = Comparison(target, source, {}, difference).run();
  if (match != Match::No || source.silenced.events.empty())
    return match;
  // What comes after a call that was moved cannot be compared.
  if (source.silenced.areReordered)
    return Match::Maybe;
  return Comparison(target, source, source.silenced.events, difference).run();
}

} // namespace palindrome::interpret
