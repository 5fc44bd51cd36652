// What library functions that act on the world outside may do, by the C
// standard and POSIX. A call is an event, and has an effect of the environment,
// as that of an unknown function, but no other one than the table allows: that
// of a world in which it fails, or in which it succeeds and writes no memory.
// There is such a world whatever the other calls did: a stream that cannot be
// positioned, reads that end with errors, files that others create and remove.

#include "verify/judge/refine/interpret/library/Outside.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {

/// The results that a function may have.
enum class OutsideResult {
  Nothing,
  Never,      ///< It does not return.
  Null,       ///< Fails.
  Stream,     ///< A stream, or null.
  Failure,    ///< Fails: -1.
  Status,     ///< 0, or -1 where it fails.
  Descriptor, ///< No negative number, or -1.
  Character,  ///< An unsigned char, or -1.
  Zero,       ///< Reads nothing.
  Any,
};

struct OutsideFunction {
  LibFunc function;
  /// The kind of each argument: a string (s), a stream (f), a stream or null
  /// (F), one that is closed (c), a number (i), memory that is written where
  /// the function succeeds (w), or more of these (.).
  const char *arguments;
  OutsideResult result;
};

constexpr OutsideFunction outsideFunctions[] = {
    {LibFunc_abort, "", OutsideResult::Never},
    {LibFunc_access, "si", OutsideResult::Status},
    {LibFunc_chmod, "si", OutsideResult::Status},
    {LibFunc_chown, "sii", OutsideResult::Status},
    {LibFunc_clearerr, "f", OutsideResult::Nothing},
    {LibFunc_execv, "sw", OutsideResult::Failure},
    {LibFunc_execve, "sww", OutsideResult::Failure},
    {LibFunc_execvp, "sw", OutsideResult::Failure},
    {LibFunc_exit, "i", OutsideResult::Never},
    {LibFunc_Exit, "i", OutsideResult::Never},
    {LibFunc_fclose, "c", OutsideResult::Status},
    {LibFunc_fdopen, "is", OutsideResult::Stream},
    {LibFunc_fflush, "F", OutsideResult::Status},
    {LibFunc_fgetc, "f", OutsideResult::Character},
    {LibFunc_fgets, "wif", OutsideResult::Null},
    {LibFunc_fopen, "ss", OutsideResult::Stream},
    {LibFunc_fopen64, "ss", OutsideResult::Stream},
    {LibFunc_fork, "", OutsideResult::Descriptor},
    {LibFunc_fread, "wiif", OutsideResult::Zero},
    {LibFunc_fseek, "fii", OutsideResult::Failure},
    {LibFunc_fseeko, "fii", OutsideResult::Failure},
    {LibFunc_fstat, "iw", OutsideResult::Failure},
    {LibFunc_ftell, "f", OutsideResult::Failure},
    {LibFunc_ftello, "f", OutsideResult::Failure},
    {LibFunc_getc, "f", OutsideResult::Character},
    {LibFunc_under_IO_getc, "f", OutsideResult::Character},
    {LibFunc_getenv, "s", OutsideResult::Null},
    {LibFunc_getpwnam, "s", OutsideResult::Null},
    {LibFunc_lchown, "sii", OutsideResult::Status},
    {LibFunc_lstat, "sw", OutsideResult::Failure},
    {LibFunc_mkdir, "si", OutsideResult::Status},
    {LibFunc_open, "si.", OutsideResult::Descriptor},
    {LibFunc_open64, "si.", OutsideResult::Descriptor},
    {LibFunc_opendir, "s", OutsideResult::Null},
    {LibFunc_pclose, "c", OutsideResult::Any},
    {LibFunc_perror, "s", OutsideResult::Nothing},
    {LibFunc_popen, "ss", OutsideResult::Stream},
    {LibFunc_read, "iwi", OutsideResult::Status},
    {LibFunc_readlink, "swi", OutsideResult::Failure},
    {LibFunc_realpath, "sw", OutsideResult::Null},
    {LibFunc_remove, "s", OutsideResult::Status},
    {LibFunc_rename, "ss", OutsideResult::Status},
    {LibFunc_rewind, "f", OutsideResult::Nothing},
    {LibFunc_rmdir, "s", OutsideResult::Status},
    {LibFunc_stat, "sw", OutsideResult::Failure},
    {LibFunc_system, "s", OutsideResult::Any},
    {LibFunc_tmpfile, "", OutsideResult::Stream},
    {LibFunc_unlink, "s", OutsideResult::Status},
};

/// Whether memory may be a stream that this execution has not seen yet.
bool isFreshStream(const MemoryObject &object) {
  return object.kind == MemoryObject::Initial && !object.global &&
         object.isAlive() && object.size != 0 && !object.read &&
         !object.written && !object.isStream;
}

/// A call of such a function.
class OutsideCall {
public:
  OutsideCall(Machine &machine, const CallBase &call, const Function &callee,
              const OutsideFunction &function, ArrayRef<Lanes> arguments)
      : machine(machine), call(call), callee(callee), function(function),
        arguments(arguments) {}

  Lanes run();

private:
  void observe(Type *type, const Lane &lane);
  void readArguments();
  void restrict(CallEffect &effect) const;
  bool mayReturn(const refine::Leaf &leaf) const;

  Machine &machine;
  const CallBase &call;
  const Function &callee;
  const OutsideFunction &function;
  ArrayRef<Lanes> arguments;
  UnknownCall unknown;
};

/// Adds what the function sees of an argument.
void OutsideCall::observe(Type *type, const Lane &lane) {
  unknown.arguments.push_back(lane);
  unknown.types.push_back(type);
  for (auto *flags :
       {&unknown.isHidden, &unknown.showsAddress, &unknown.mayWrite,
        &unknown.isKept, &unknown.mayRead, &unknown.mayReturn})
    flags->push_back(false);
  unknown.addresses.push_back(lane.isPointer() ? machine.objects.address(lane)
                                               : std::nullopt);
  unknown.sizes.push_back(lane.isPointer() ? machine.objects[lane.object].size
                                           : 0);
}

/// What the function sees of its arguments: numbers, which streams, and the
/// characters of strings, wherever these are.
void OutsideCall::readArguments() {
  Type *word = Type::getInt64Ty(call.getContext());
  StringRef kinds = function.arguments;
  for (auto [i, lanes] : enumerate(arguments)) {
    char kind = i < kinds.size() ? kinds[i] : 'i';
    // The mode of a file that is not created does not count.
    if (kind == '.') {
      constexpr unsigned creates = 0100;
      if (!machine.setting.triple().isOSLinux())
        return machine.course.unsupported("open with a mode");
      if ((arguments[1][0].bits & creates).isZero())
        continue;
      kind = 'i';
    }
    if (lanes.size() != 1)
      return machine.course.unsupported("such an argument");
    const Lane &lane = lanes[0];
    if (kind == 's') {
      auto text = readString(machine, lane, std::nullopt);
      if (!text)
        return;
      // Each part of the text is a number.
      for (size_t at = 0; at <= text->size(); at += 8) {
        uint64_t part = 0;
        for (size_t j = at; j != std::min(at + 8, text->size()); ++j)
          part = part << 8 | uint8_t((*text)[j]);
        observe(word, Lane::of(APInt(64, part)));
      }
      observe(word, Lane::of(APInt(64, text->size())));
    } else if (kind == 'f' || kind == 'c' || (kind == 'F' && !lane.isNull())) {
      useStream(machine, lane);
      observe(call.getArgOperand(i)->getType(), lane);
    } else if (kind == 'i') {
      if (!machine.setting.hasOneValue(lane))
        machine.course.onPossibleUB(
            "a library function's argument is not determined");
      observe(call.getArgOperand(i)->getType(), lane);
    } else if (kind == 'w' && !lane.isPointer()) {
      machine.course.onPossibleUB("a pointer that is not determined");
    }
    if (machine.course.stopped())
      return;
  }
}

bool OutsideCall::mayReturn(const refine::Leaf &leaf) const {
  if (leaf.kind == refine::Leaf::Pointer) {
    return leaf.bits.isZero() &&
           (leaf.block == 0 || (function.result == OutsideResult::Stream &&
                                leaf.block < machine.objects.size() &&
                                isFreshStream(machine.objects[leaf.block])));
  }
  if (leaf.kind != refine::Leaf::Bits)
    return false;
  const APInt &bits = leaf.bits;
  switch (function.result) {
  case OutsideResult::Failure:
    return bits.isAllOnes();
  case OutsideResult::Status:
    return bits.isAllOnes() || bits.isZero();
  case OutsideResult::Descriptor:
    return bits.isAllOnes() || bits.isNonNegative();
  case OutsideResult::Character:
    return bits.isAllOnes() || bits.ult(256);
  case OutsideResult::Zero:
    return bits.isZero();
  case OutsideResult::Any:
    return true;
  default:
    return false;
  }
}

/// Leaves of an effect what the function may do: that it fails, if nothing else
/// is left.
void OutsideCall::restrict(CallEffect &effect) const {
  CallEffect allowed;
  allowed.isUnmatched = effect.isUnmatched;
  allowed.diverges = function.result == OutsideResult::Never;
  allowed.result = std::move(effect.result);
  for (refine::Leaf &leaf : allowed.result)
    if (!mayReturn(leaf)) {
      bool isPointer = leaf.kind == refine::Leaf::Pointer;
      unsigned width = leaf.bits.getBitWidth();
      leaf = refine::Leaf();
      leaf.kind = isPointer ? refine::Leaf::Pointer : refine::Leaf::Bits;
      leaf.bits = isPointer || function.result == OutsideResult::Zero
                      ? APInt(width, 0)
                      : APInt::getAllOnes(width);
    }
  effect = std::move(allowed);
}

Lanes OutsideCall::run() {
  Lanes none(countLanes(call.getType()));
  unknown.call = &call;
  unknown.callee = &callee;
  readArguments();
  if (machine.course.stopped())
    return none;
  unknown.memory = std::make_shared<const Memory>();
  unknown.seesHistory = true;
  unknown.history = machine.record.events().size();
  unknown.event = machine.record.events().size();
  Event event;
  event.at = &call;
  event.callee = &callee;
  event.lanes = unknown.arguments;
  event.types = unknown.types;
  event.reads = event.hidden = event.keeps = unknown.mayRead;
  event.exceptions = machine.record.exceptions();
  const size_t number = machine.record.events().size();
  recordOutside(machine, std::move(event));
  if (machine.course.stopped())
    return none;
  CallEffect effect;
  if (machine.setting.isSource()) {
    StringRef why;
    std::vector<CallEffect> candidates =
        machine.callees.sourceEffects(unknown, number, why);
    if (candidates.size() != 1) {
      machine.course.unsupported(
          candidates.empty() ? why : "which of several calls are the same");
      return none;
    }
    effect = std::move(candidates.front());
    restrict(effect);
  } else {
    effect = machine.environment.targetEffect(
        unknown, [&](CallEffect &effect) { restrict(effect); });
  }
  for (auto [i, kind] : enumerate(StringRef(function.arguments)))
    if (kind == 'c')
      machine.objects.free(arguments[i][0].object);
  if (effect.diverges) {
    machine.course.stop(Outcome::NoReturn, "");
    return none;
  }
  if (call.doesNotReturn())
    machine.course.onImmediateUB("a noreturn call returns");
  Lanes result;
  SmallVector<Type *> types;
  laneTypes(call.getType(), types);
  for (auto [leaf, type] : zip_equal(effect.result, types)) {
    result.push_back(machine.values.given(leaf, type));
    if (result.back().isPointer() && result.back().object != 0)
      machine.objects[result.back().object].isStream = true;
    else if (result.back().isNull() ||
             (result.back().isBits() && result.back().bits.isAllOnes()))
      machine.objects.noteFailedCall();
  }
  return result;
}

} // namespace

Lane nullPointer(const Machine &machine) {
  return Lane::pointer(
      0, APInt(machine.setting.layout.getPointerSizeInBits(0), 0));
}

void useStream(Machine &machine, const Lane &stream) {
  if (!stream.isPointer())
    return machine.course.onPossibleUB("a stream that is not determined");
  if (stream.isNull())
    return machine.course.onImmediateUB("a stream that is null");
  MemoryObject &object = machine.objects[stream.object];
  if (stream.object != 0 && object.isStream && !object.isAlive())
    return machine.course.onImmediateUB("a stream that is closed");
  if (stream.object == 0 || !stream.bits.isZero() || !object.isAlive() ||
      !(object.isStream || isFreshStream(object)))
    return machine.course.onPossibleUB("a pointer to what may be no stream");
  object.isStream = true;
}

std::optional<Lane> standardOutput(const Machine &machine) {
  unsigned bytes = machine.setting.layout.getPointerSize(0);
  for (const MemoryObject &object : machine.objects.all()) {
    if (!object.global || object.global->getName() != "stdout" ||
        object.size < bytes)
      continue;
    const MemoryByte &first = object.at(0);
    for (unsigned i = 0; i != bytes; ++i)
      if (const MemoryByte &byte = object.at(i);
          !byte.pointer || byte.index != i || byte.object != first.object)
        return Lane::poison();
    return Lane::pointer(first.object, first.offset);
  }
  return std::nullopt;
}

void recordOutside(Machine &machine, Event &&event) {
  machine.callees.addCall();
  if (machine.callees.count() > mostUnknownCalls)
    return machine.course.stop(Outcome::Limit, "calls");
  const Function *root = machine.frames.rootFunction();
  MemoryEffects effects =
      root ? root->getMemoryEffects() : MemoryEffects::unknown();
  if (!isModAndRefSet(effects.getModRef(IRMemLocation::InaccessibleMem)))
    return machine.course.onPossibleUB(
        "a call in a function that may not see the environment");
  machine.record.add(std::move(event));
}

bool outsideFunction(Machine &machine, const CallBase &call,
                     const Function &callee, LibFunc function,
                     ArrayRef<Lanes> arguments, Lanes &result) {
  const auto *known = find_if(outsideFunctions, [&](const auto &known) {
    return known.function == function;
  });
  if (known == std::end(outsideFunctions))
    return false;
  result = OutsideCall(machine, call, callee, *known, arguments).run();
  return true;
}

} // namespace palindrome::interpret
