// Reads and writes the file that lists accepted changes.

#include "verify/run/baseline/Accepted.h"
#include "verify/base/io/Content.h"
#include "verify/base/io/JSONMembers.h"
#include "verify/run/baseline/Lines.h"

using namespace palindrome;
using namespace palindrome::baseline;

static constexpr llvm::StringLiteral kindOfAccepted = "accepted-changes";
static constexpr llvm::StringLiteral kindOfAcceptedChange = "accepted";

namespace palindrome::baseline {

static void describe(JSONMembers &members, AcceptedChange &change) {
  members.member("symbol", change.symbol);
  members.member("change", change.change);
  members.member("content", change.content);
  if (members.isReading() && !isContentDigest(change.content))
    members.fail();
}

} // namespace palindrome::baseline

llvm::Expected<AcceptedChanges>
palindrome::baseline::readAccepted(const std::string &path, bool mayBeMissing) {
  AcceptedChanges changes;
  auto digest = readLines(
      path, mayBeMissing,
      [](const llvm::json::Value *line) {
        return findHeaderProblem(line, kindOfAccepted);
      },
      [&](const llvm::json::Value *line) -> std::string {
        auto change =
            line ? readMembers<AcceptedChange>(*line, kindOfAcceptedChange)
                 : std::nullopt;
        if (!change)
          return lineProblem();
        return changes.insert(*change).second
                   ? ""
                   : repetitionProblem(change->symbol);
      });
  if (!digest)
    return digest.takeError();
  return changes;
}

std::string
palindrome::baseline::formatAccepted(const AcceptedChanges &changes) {
  std::string text = formatJSONLine(kindOfAccepted, [](JSONObject &object) {
    object.number("version", formatVersion);
  });
  text += '\n';
  for (const AcceptedChange &change : changes)
    text += formatMembers(change, kindOfAcceptedChange) + '\n';
  return text;
}
