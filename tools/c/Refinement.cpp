#include "palindrome-c/Program.h"
#include "tools/c/Objects.h"
#include "tools/c/Process.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/JSON.h"
#include <optional>
#include <vector>

using namespace palindrome;
using namespace palindrome::tools;

namespace {
struct Pair {
  std::string name, reason, counterexample, json;
  PalindromeVerdict verdict;
};
} // namespace

struct PalindromeRefinementImpl {
  PalindromeVerdict verdict = PalindromeEquivalent;
  std::vector<Pair> pairs;
};

static std::optional<PalindromeVerdict>
verdictOf(std::optional<llvm::StringRef> name) {
  return llvm::StringSwitch<std::optional<PalindromeVerdict>>(name.value_or(""))
      .Case("equivalent", PalindromeEquivalent)
      .Case("refined", PalindromeRefined)
      .Case("unknown", PalindromeUnknown)
      .Case("different", PalindromeDifferent)
      .Default(std::nullopt);
}

/// Adds what a line of JSON says. Returns false if it is no line of `refine`.
static bool addLine(PalindromeRefinementImpl &result, llvm::StringRef line) {
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(line);
  if (!value) {
    llvm::consumeError(value.takeError());
    return false;
  }
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return false;
  const std::optional<llvm::StringRef> kind = object->getString("kind");
  if (kind == "summary") {
    auto verdict = verdictOf(object->getString("overall"));
    result.verdict = verdict.value_or(PalindromeUnknown);
    return verdict.has_value();
  }
  if (kind != "pair")
    return true; // Such as how modules were lowered.
  auto verdict = verdictOf(object->getString("verdict"));
  if (!verdict)
    return false;
  Pair pair{object->getString("source").value_or("").str(),
            object->getString("reason").value_or("").str(), "", line.str(),
            *verdict};
  if (const auto *shown = object->getObject("counterexample"))
    pair.counterexample = shown->getString("text").value_or("").str();
  result.pairs.push_back(std::move(pair));
  return true;
}

PalindromeError palindromeRefine(const char *source, size_t sourceSize,
                                 const char *target, size_t targetSize,
                                 const PalindromeRefineOptions *options,
                                 const PalindromeLimits *limits,
                                 PalindromeRefinement *result) {
  CallFolder folder;
  if (PalindromeError error = folder.create())
    return error;
  std::vector<std::string> arguments{"refine", ""};
  if (PalindromeError error =
          folder.write("source", {source, sourceSize}, arguments[1]))
    return error;
  if (target)
    if (PalindromeError error = folder.write("target", {target, targetSize},
                                             arguments.emplace_back()))
      return error;
  arguments.push_back("--format=json");
  const PalindromeRefineOptions chosen =
      options ? *options : PalindromeRefineOptions{};
  if (chosen.seconds > 0)
    arguments.push_back("--timeout=" + std::to_string(chosen.seconds));
  if (chosen.unroll)
    arguments.push_back("--unroll=" + std::to_string(chosen.unroll));
  if (chosen.function)
    arguments.push_back(std::string("--function=") + chosen.function);
  if (chosen.passes)
    arguments.push_back(std::string("--passes=") + chosen.passes);
  std::string output;
  if (PalindromeError error =
          runProgram(arguments, "", /*allowsShortfall=*/true,
                     limits ? *limits : PalindromeLimits{}, folder, output))
    return error;
  auto refinement = std::make_unique<PalindromeRefinementImpl>();
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(output).split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef line : lines)
    if (!addLine(*refinement, line))
      return plainError("the program is another version: its JSON is not that "
                        "of palindrome " +
                        std::string(palindromeGetVersion()));
  *result = refinement.release();
  return nullptr;
}

void palindromeRefinementDestroy(PalindromeRefinement refinement) {
  delete refinement;
}

PalindromeVerdict
palindromeRefinementGetVerdict(PalindromeRefinement refinement) {
  return refinement->verdict;
}

size_t palindromeRefinementGetCount(PalindromeRefinement refinement) {
  return refinement->pairs.size();
}

const char *palindromeRefinementGetName(PalindromeRefinement refinement,
                                        size_t number) {
  return refinement->pairs[number].name.c_str();
}

PalindromeVerdict
palindromeRefinementGetPairVerdict(PalindromeRefinement refinement,
                                   size_t number) {
  return refinement->pairs[number].verdict;
}

const char *palindromeRefinementGetReason(PalindromeRefinement refinement,
                                          size_t number) {
  return refinement->pairs[number].reason.c_str();
}

const char *
palindromeRefinementGetCounterexample(PalindromeRefinement refinement,
                                      size_t number) {
  return refinement->pairs[number].counterexample.c_str();
}

const char *palindromeRefinementGetJSON(PalindromeRefinement refinement,
                                        size_t number) {
  return refinement->pairs[number].json.c_str();
}
