// Writes and reads the file of results.

#include "verify/results/ResultStore.h"
#include "verify/database/Statement.h"
#include "verify/report/SummaryJSON.h"
#include "verify/roundtrip/BaselineJSON.h"
#include "verify/roundtrip/ResultJSON.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <ctime>

using namespace palindrome;
using namespace palindrome::results;
using database::Form;
using database::Statement;

/// A result is the object that `formatResult` writes. The index over `UNIQUE`
/// finds a result by what was judged.
static constexpr Form form{
    "database of results", 0x50616c52, 2,
    "CREATE TABLE judges (id INTEGER PRIMARY KEY, digest TEXT UNIQUE);"
    "CREATE TABLE runs (id INTEGER PRIMARY KEY, judge INTEGER NOT NULL,"
    " arguments TEXT NOT NULL, folder TEXT NOT NULL, began INTEGER NOT NULL,"
    " ended INTEGER NOT NULL DEFAULT 0, summary TEXT NOT NULL);"
    "CREATE TABLE results (id INTEGER PRIMARY KEY, judge INTEGER NOT NULL,"
    " name TEXT NOT NULL, content BLOB NOT NULL, judged INTEGER NOT NULL,"
    " verdict TEXT NOT NULL, result TEXT NOT NULL,"
    " UNIQUE (judge, name, content));"
    "CREATE TABLE members (run INTEGER NOT NULL, result INTEGER NOT NULL,"
    " baseline TEXT NOT NULL, PRIMARY KEY (run, result)) WITHOUT ROWID"};

ResultStore::ResultStore(std::string path) : database(std::move(path), form) {}

static int64_t now() { return int64_t(time(nullptr)); }

/// The bytes of a digest, which take half the room of its digits.
static std::string bytesOf(llvm::StringRef content) {
  std::string bytes;
  return llvm::tryGetFromHex(content, bytes) ? bytes : std::string();
}

llvm::Expected<int64_t> ResultStore::judgeNumber(llvm::StringRef judge) {
  if (lastJudge.second && judge == lastJudge.first)
    return lastJudge.second;
  Statement insert(database,
                   "INSERT OR IGNORE INTO judges (digest) VALUES (?)");
  insert.bindAll(judge);
  if (!insert.run())
    return database.failure("write to");
  Statement select(database, "SELECT id FROM judges WHERE digest = ?");
  select.bindAll(judge);
  if (!select.step())
    return database.failure("read");
  lastJudge = {judge.str(), select.number(0)};
  return lastJudge.second;
}

llvm::Expected<int64_t> ResultStore::begin(const RecordedRun &run) {
  llvm::Expected<int64_t> judge = judgeNumber(run.context.judge);
  if (!judge)
    return judge.takeError();
  std::string arguments;
  llvm::raw_string_ostream os(arguments);
  os << llvm::json::Value(llvm::json::Array(run.arguments));
  std::string summary = report::formatSummary(run.summary, run.context, 0);
  Statement insert(database,
                   "INSERT INTO runs (judge, arguments, folder, began, summary)"
                   " VALUES (?, ?, ?, ?, ?)");
  insert.bindAll(*judge, arguments, run.folder, now(), summary);
  if (!insert.run())
    return database.failure("write to");
  return database.lastKey();
}

llvm::Error ResultStore::end(const RecordedRun &run,
                             const VerifySummary &summary, uint64_t passed) {
  std::string text = report::formatSummary(summary, run.context, passed);
  Statement update(database,
                   "UPDATE runs SET ended = ?, summary = ? WHERE id = ?");
  update.bindAll(now(), text, run.number);
  return update.run() ? llvm::Error::success() : database.failure("write to");
}

llvm::Expected<std::vector<RecordedRun>> ResultStore::runs() {
  std::vector<RecordedRun> found;
  Statement select(database, "SELECT id, arguments, folder, ended, summary "
                             "FROM runs ORDER BY id DESC");
  while (select.step()) {
    RecordedRun &run = found.emplace_back();
    run.number = select.number(0);
    run.folder = select.bytes(2).str();
    run.hasEnded = select.number(3) != 0;
    llvm::Expected<std::vector<std::string>> arguments =
        llvm::json::parse<std::vector<std::string>>(select.bytes(1));
    bool isDamaged =
        !arguments ||
        !report::parseSummary(select.bytes(4), run.context, run.summary);
    if (!arguments)
      llvm::consumeError(arguments.takeError());
    if (isDamaged)
      return database.reject("the " + form.name + " is damaged");
    run.arguments = std::move(*arguments);
  }
  if (!select.isFine())
    return database.failure("read");
  return found;
}

std::optional<FileResult> ResultStore::find(llvm::StringRef judge,
                                            llvm::StringRef name,
                                            llvm::StringRef content) {
  std::string bytes = bytesOf(content);
  Statement select(database,
                   "SELECT result FROM results WHERE name = ? AND content = ? "
                   "AND judge = (SELECT id FROM judges WHERE digest = ?)");
  select.bindAll(name, llvm::arrayRefFromStringRef(bytes), judge);
  return select.step() ? parseResult(select.bytes(0)) : std::nullopt;
}

void palindrome::results::withRow(
    const FileResult &result, llvm::function_ref<void(const ResultRow &)> use,
    llvm::StringRef text) {
  std::string made, baseline;
  if (text.empty()) {
    FileResult kept = result;
    kept.isKnown = false;
    kept.baseline.reset();
    text = made = formatResult(kept);
  }
  if (result.baseline)
    baseline = formatBaselineMatch(*result.baseline);
  use({result.path, bytesOf(result.content), result.verdict, text, baseline});
}

llvm::Error ResultStore::keep(const RecordedRun &run,
                              const FileResult &result) {
  llvm::Error error = llvm::Error::success();
  withRow(result, [&](const ResultRow &row) {
    error = llvm::joinErrors(std::move(error), keep(run, row));
  });
  return error;
}

llvm::Error ResultStore::keep(const RecordedRun &run, const ResultRow &row) {
  // All of it or nothing, within the transaction of a batch or alone.
  if (!database.execute("SAVEPOINT keep"))
    return database.failure("write to");
  if (llvm::Error error = write(run, row)) {
    database.execute("ROLLBACK TO keep; RELEASE keep");
    return error;
  }
  return database.execute("RELEASE keep") ? llvm::Error::success()
                                          : database.failure("write to");
}

llvm::Error ResultStore::write(const RecordedRun &run, const ResultRow &row) {
  llvm::Expected<int64_t> judge = judgeNumber(run.context.judge);
  if (!judge)
    return judge.takeError();
  llvm::StringRef verdict = verdictName(row.verdict);
  Statement insert(database,
                   "INSERT INTO results (judge, name, content, judged, verdict,"
                   " result) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE "
                   "SET judged = excluded.judged, verdict = excluded.verdict, "
                   "result = excluded.result RETURNING id");
  insert.bindAll(*judge, row.name, llvm::arrayRefFromStringRef(row.content),
                 now(), verdict, row.text);
  if (!insert.step())
    return database.failure("write to");
  int64_t number = insert.number(0);
  insert.end();
  // The file may have changed since the run began.
  Statement replace(database,
                    "DELETE FROM members WHERE run = ?1 AND result IN (SELECT "
                    "id FROM results WHERE judge = ?2 AND name = ?3 AND id <> "
                    "?4)");
  replace.bindAll(run.number, *judge, row.name, number);
  Statement add(database, "INSERT OR REPLACE INTO members VALUES (?, ?, ?)");
  add.bindAll(run.number, number, row.baseline);
  return replace.run() && add.run() ? llvm::Error::success()
                                    : database.failure("write to");
}

llvm::Error
ResultStore::forEachRow(int64_t run,
                        llvm::function_ref<void(const ResultRow &)> use) {
  Statement select(database,
                   "SELECT name, content, verdict, results.result, baseline "
                   "FROM members JOIN results ON results.id = members.result "
                   "WHERE run = ? ORDER BY name");
  select.bindAll(run);
  while (select.step()) {
    std::optional<Verdict> verdict = findVerdict(select.bytes(2));
    if (!verdict)
      return database.reject("the " + form.name + " is damaged");
    use({select.bytes(0), select.bytes(1).str(), *verdict, select.bytes(3),
         select.bytes(4)});
  }
  return select.isFine() ? llvm::Error::success() : database.failure("read");
}

llvm::Error
ResultStore::forEach(int64_t run,
                     llvm::function_ref<void(const FileResult &)> use) {
  bool isDamaged = false;
  llvm::Error error = forEachRow(run, [&](const ResultRow &row) {
    std::optional<FileResult> result = parseResult(row.text);
    if (result && !row.baseline.empty()) {
      result->baseline = parseBaselineMatch(row.baseline);
      isDamaged |= !result->baseline;
    }
    isDamaged |= !result;
    if (isDamaged)
      return;
    // Bytes of a name that are not UTF-8 do not survive JSON.
    result->path = row.name.str();
    use(*result);
  });
  if (!error && isDamaged)
    return database.reject("the " + form.name + " is damaged");
  return error;
}

llvm::Error ResultStore::beginBatch() {
  return database.execute("BEGIN IMMEDIATE") ? llvm::Error::success()
                                             : database.failure("write to");
}

llvm::Error ResultStore::endBatch() {
  return database.execute("COMMIT") ? llvm::Error::success()
                                    : database.failure("write to");
}
