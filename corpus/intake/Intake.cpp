// Adds many modules to a store.

#include "corpus/intake/Intake.h"
#include "corpus/edges/Counters.h"
#include "corpus/features/Describe.h"
#include "palindrome/Engine.h"
#include "palindrome/Verify.h"
#include "verify/base/io/Content.h"
#include "verify/base/workers/InOrder.h"
#include "verify/base/workers/WorkerPool.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace palindrome;
using namespace palindrome::corpus;
namespace json = llvm::json;

void IntakeCounts::add(const SourceResult &result) {
  modules += result.modules.size();
  problems += result.problems.size();
  for (const SourceResult::Added &each : result.modules) {
    added += each.isNew;
    bytes += each.isNew ? each.size : 0;
    storedBytes += each.isNew ? each.storedSize : 0;
  }
}

//===-- What a worker tells its parent ------------------------------------===//

namespace {
/// A module that a worker has prepared.
struct Prepared {
  Staged staged;
  Origin origin;
  /// Nothing if the store has the module already; no file is staged then.
  std::optional<Description> description;
};

struct Reply {
  std::vector<Prepared> modules;
  std::vector<std::string> problems;
  uint64_t missing = 0; ///< Modules of the source that are still to come.
};
} // namespace

// JSON holds no other bytes than UTF-8, and a path may; hexadecimal digits can.
static std::string quote(llvm::StringRef text) {
  return llvm::toHex(text, /*LowerCase=*/true);
}

static std::string formatReply(const Reply &reply) {
  json::Array modules, problems;
  for (const Prepared &each : reply.modules) {
    json::Object object{{"digest", each.staged.digest},
                        {"staged", quote(each.staged.path)},
                        {"size", each.staged.size},
                        {"stored", each.staged.storedSize},
                        {"path", quote(each.origin.path)},
                        {"member", quote(each.origin.member)},
                        {"language", quote(each.origin.language)},
                        {"flags", quote(each.origin.flags)}};
    if (each.description)
      object["description"] = formatDescription(*each.description);
    modules.push_back(std::move(object));
  }
  for (const std::string &problem : reply.problems)
    problems.push_back(quote(problem));
  json::Object object{{"modules", std::move(modules)},
                      {"problems", std::move(problems)},
                      {"missing", reply.missing}};
  return llvm::formatv("{0}", json::Value(std::move(object))).str();
}

static bool unquote(const json::Object &object, llvm::StringRef key,
                    std::string &text) {
  std::optional<llvm::StringRef> digits = object.getString(key);
  text.clear();
  return digits && llvm::tryGetFromHex(*digits, text);
}

static std::optional<Prepared> parsePrepared(const json::Object &object) {
  Prepared prepared;
  auto digest = object.getString("digest");
  auto size = object.getInteger("size"), stored = object.getInteger("stored");
  if (!digest || !size || !stored ||
      !unquote(object, "staged", prepared.staged.path) ||
      !unquote(object, "path", prepared.origin.path) ||
      !unquote(object, "member", prepared.origin.member) ||
      !unquote(object, "language", prepared.origin.language) ||
      !unquote(object, "flags", prepared.origin.flags))
    return std::nullopt;
  prepared.staged.digest = digest->str();
  prepared.staged.size = uint64_t(*size);
  prepared.staged.storedSize = uint64_t(*stored);
  if (auto description = object.getString("description")) {
    prepared.description = parseDescription(*description);
    if (!prepared.description)
      return std::nullopt;
  }
  return prepared;
}

static std::optional<Reply> parseReply(llvm::StringRef text) {
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value) {
    llvm::consumeError(value.takeError());
    return std::nullopt;
  }
  const json::Object *object = value->getAsObject();
  const json::Array *modules = object ? object->getArray("modules") : nullptr;
  const json::Array *problems = object ? object->getArray("problems") : nullptr;
  auto missing = object ? object->getInteger("missing") : std::nullopt;
  if (!modules || !problems || !missing)
    return std::nullopt;
  Reply reply;
  reply.missing = uint64_t(*missing);
  for (const json::Value &each : *modules) {
    std::optional<Prepared> prepared;
    if (const json::Object *fields = each.getAsObject())
      prepared = parsePrepared(*fields);
    if (!prepared)
      return std::nullopt;
    reply.modules.push_back(std::move(*prepared));
  }
  for (const json::Value &each : *problems) {
    std::optional<llvm::StringRef> digits = each.getAsString();
    if (!digits || !llvm::tryGetFromHex(*digits, reply.problems.emplace_back()))
      return std::nullopt;
  }
  return reply;
}

//===-- In a worker -------------------------------------------------------===//

namespace {
/// Prepares modules for the store whose path it has.
class Preparer {
public:
  Preparer(const Store &store, const mlir::DialectRegistry &registry)
      : store(store), registry(registry) {}

  /// Reads, describes and writes what a source gives.
  Reply prepare(Supply supply) {
    Reply reply;
    reply.problems = std::move(supply.problems);
    reply.missing = supply.modules.size();
    llvm::StringSet<> done;
    for (Incoming &each : supply.modules) {
      llvm::Expected<Prepared> prepared = prepare(each, done);
      --reply.missing;
      if (prepared) {
        done.insert(prepared->staged.digest);
        reply.modules.push_back(std::move(*prepared));
        addEdges(each, reply);
      } else {
        reply.problems.push_back(llvm::toString(prepared.takeError()));
      }
      each.contents.clear();
    }
    return reply;
  }

private:
  /// `done` are the modules of the same source that were prepared before.
  llvm::Expected<Prepared> prepare(Incoming &incoming,
                                   const llvm::StringSet<> &done) {
    Prepared prepared;
    prepared.origin = std::move(incoming.origin);
    prepared.staged.digest = contentDigest(incoming.contents);
    prepared.staged.size = incoming.contents.size();
    const std::string &digest = prepared.staged.digest;
    if (done.contains(digest) || isKnown(digest))
      return prepared;
    setWorkerStage("reading " + incoming.name);
    llvm::Expected<Description> description =
        describe({incoming.contents, incoming.name}, registry);
    if (!description)
      return description.takeError();
    prepared.description = std::move(*description);
    llvm::Expected<Staged> staged = store.stage(incoming.contents);
    if (!staged)
      return staged.takeError();
    prepared.staged = std::move(*staged);
    return prepared;
  }

  /// Measures which edges of the translators' code the last module covers,
  /// where they are counted. A module that crashes them is kept without.
  void addEdges(const Incoming &incoming, Reply &reply) {
    std::optional<Description> &description = reply.modules.back().description;
    if (!description || edgeCounters().empty())
      return;
    setInterimResult(formatReply(reply));
    setWorkerStage("round trip of " + incoming.name);
    clearEdges();
    judgeBuffer({incoming.contents, incoming.name}, nativeEngine());
    description->edges = coveredEdges();
  }

  bool isKnown(llvm::StringRef digest) {
    if (!reader) {
      reader = std::make_unique<Store>(store.folder);
      // The parent has opened the store, and reports what is wrong with it.
      llvm::consumeError(reader->openExisting());
    }
    return reader->isOpen() && reader->hasDescribed(digest, describerVersion());
  }

  const Store &store; ///< The parent's, whose index a worker must not use.
  const mlir::DialectRegistry &registry;
  std::unique_ptr<Store> reader;
};
} // namespace

//===-- In the parent -----------------------------------------------------===//

/// Adds what a worker has prepared.
static llvm::Error addAll(Store &store, Reply &reply, SourceResult &result) {
  for (Prepared &each : reply.modules) {
    SourceResult::Added added{each.staged.digest, false, each.staged.size,
                              each.staged.storedSize};
    llvm::Expected<bool> done =
        each.description
            ? store.add(each.staged, each.origin, *each.description)
            : store.addOrigin(each.staged.digest, each.origin);
    if (!done)
      return done.takeError();
    if (each.description)
      added.isNew = *done;
    else if (!*done) {
      result.problems.push_back(
          each.origin.path + ": error: the entry " + each.staged.digest +
          " was removed while this was added; add it again");
      continue;
    }
    result.modules.push_back(std::move(added));
  }
  return llvm::Error::success();
}

llvm::Expected<IntakeCounts>
corpus::takeIn(Store &store, const Sources &sources,
               const IntakeOptions &options,
               llvm::function_ref<void(size_t, const SourceResult &)> deliver) {
  IntakeCounts counts;
  WorkerLimits limits;
  limits.workers = unsigned(std::min<size_t>(options.jobs, sources.count));
  limits.timeoutSeconds = options.timeoutSeconds;
  limits.memoryBytes = options.memoryBytes;

  std::string trouble; // The first error of the store.
  InOrder<Reply> replies;
  Preparer preparer(store, options.registry);
  // In the order of the sources, so that a run gives the same store again.
  auto addReply = [&](size_t index, Reply reply) {
    SourceResult result;
    result.problems = std::move(reply.problems);
    if (trouble.empty())
      trouble = llvm::toString(addAll(store, reply, result));
    counts.add(result);
    deliver(index, result);
  };
  auto finish = [&](size_t index, JobOutcome outcome) {
    bool isDone = outcome.kind == JobOutcome::Kind::Done;
    std::optional<Reply> parsed =
        parseReply(isDone ? outcome.text : outcome.interim);
    Reply reply = parsed ? std::move(*parsed) : Reply();
    if (!parsed || reply.missing)
      reply.problems.push_back(
          sources.name(index) + ": error: cannot be described: " +
          (isDone ? "the worker's answer is garbled" : outcome.text));
    replies.add(index, std::move(reply), addReply);
  };
  if (sources.count)
    runInWorkers(
        limits,
        [&](size_t index) { return trouble.empty() && index < sources.count; },
        [&](size_t index) {
          setWorkerStage("reading");
          return formatReply(preparer.prepare(sources.read(index)));
        },
        finish);
  if (!trouble.empty())
    return llvm::createStringError(trouble);
  return counts;
}
