// Writes and reads the file of results.

#include "verify/run/results/ResultStore.h"
#include "verify/base/database/Statement.h"
#include "verify/base/io/Record.h"
#include "verify/run/report/SummaryJSON.h"
#include "verify/run/roundtrip/ResultJSON.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/xxhash.h"
#include <ctime>

using namespace palindrome;
using namespace palindrome::results;
using database::Form;
using database::Statement;

/// A result is the object that `formatResult` writes. The index over `UNIQUE`
/// finds a result by what was judged. A `checksum` is of the row's other
/// columns of text, so that a damaged row is noticed; a lost one is missing
/// from the `members` that a run had when it ended.
static constexpr Form form{
    "database of results", 0x50616c52, 3,
    "CREATE TABLE judges (id INTEGER PRIMARY KEY, digest TEXT UNIQUE);"
    "CREATE TABLE runs (id INTEGER PRIMARY KEY, judge INTEGER NOT NULL,"
    " arguments TEXT NOT NULL, folder TEXT NOT NULL, began INTEGER NOT NULL,"
    " ended INTEGER NOT NULL DEFAULT 0, members INTEGER NOT NULL DEFAULT 0,"
    " summary TEXT NOT NULL,"
    " checksum INTEGER NOT NULL);"
    "CREATE TABLE results (id INTEGER PRIMARY KEY, judge INTEGER NOT NULL,"
    " name TEXT NOT NULL, content BLOB NOT NULL, judged INTEGER NOT NULL,"
    " verdict TEXT NOT NULL, result TEXT NOT NULL, checksum INTEGER NOT NULL,"
    " UNIQUE (judge, name, content));"
    "CREATE TABLE members (run INTEGER NOT NULL, result INTEGER NOT NULL,"
    " baseline TEXT NOT NULL, checksum INTEGER NOT NULL, PRIMARY KEY (run, "
    "result)) WITHOUT ROWID"};

ResultStore::ResultStore(std::string path) : database(std::move(path), form) {}

/// The checksum of a row with these columns.
static int64_t checksum(std::initializer_list<llvm::StringRef> columns) {
  std::string bytes;
  for (llvm::StringRef column : columns)
    bytes += std::to_string(column.size()) + ':' + column.str();
  return int64_t(llvm::xxh3_64bits(bytes));
}

llvm::Error ResultStore::reportDamage() {
  return database.reject("the " + form.name + " is damaged");
}

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
                   "INSERT INTO runs (judge, arguments, folder, began, summary,"
                   " checksum) VALUES (?, ?, ?, ?, ?, ?)");
  insert.bindAll(*judge, arguments, run.folder, now(), summary,
                 checksum({arguments, run.folder, summary}));
  if (!insert.run())
    return database.failure("write to");
  return database.lastKey();
}

llvm::Error ResultStore::goOn(const RecordedRun &run) {
  Statement update(database, "UPDATE runs SET ended = 0 WHERE id = ?");
  update.bindAll(run.number);
  return update.run() ? llvm::Error::success() : database.failure("write to");
}

llvm::Error ResultStore::end(const RecordedRun &run,
                             const VerifySummary &summary, uint64_t passed) {
  std::string text = report::formatSummary(summary, run.context, passed);
  Statement select(database, "SELECT arguments, folder FROM runs WHERE id = ?");
  select.bindAll(run.number);
  if (!select.step())
    return database.failure("read");
  int64_t sum = checksum({select.bytes(0), select.bytes(1), text});
  select.end();
  Statement update(
      database,
      "UPDATE runs SET ended = ?, summary = ?, checksum = ?, members = (SELECT "
      "count(*) FROM members WHERE run = ?4) WHERE id = ?4");
  update.bindAll(now(), text, sum, run.number);
  return update.run() ? llvm::Error::success() : database.failure("write to");
}

static llvm::Expected<std::vector<std::string>>
parseArguments(llvm::StringRef text) {
  llvm::Expected<llvm::json::Value> value = parseRecord(text);
  if (!value)
    return value.takeError();
  std::vector<std::string> arguments;
  llvm::json::Path::Root root;
  if (!llvm::json::fromJSON(*value, arguments, root))
    return root.getError();
  return arguments;
}

llvm::Expected<std::vector<RecordedRun>> ResultStore::runs() {
  std::vector<RecordedRun> found;
  Statement select(database,
                   "SELECT id, arguments, folder, ended, summary, checksum, "
                   "members FROM runs ORDER BY id DESC");
  while (select.step()) {
    RecordedRun &run = found.emplace_back();
    run.number = select.number(0);
    run.folder = select.bytes(2).str();
    run.hasEnded = select.number(3) != 0;
    run.members = select.number(6);
    llvm::Expected<std::vector<std::string>> arguments =
        parseArguments(select.bytes(1));
    report::Claims claims;
    bool isDamaged = !arguments ||
                     select.number(5) != checksum({select.bytes(1), run.folder,
                                                   select.bytes(4)}) ||
                     !report::parseSummary(select.bytes(4), run.context,
                                           run.summary, claims);
    if (!arguments)
      llvm::consumeError(arguments.takeError());
    if (isDamaged)
      return reportDamage();
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
                   "SELECT verdict, result, checksum FROM results WHERE name = "
                   "? AND content = ? AND judge = (SELECT id FROM judges WHERE "
                   "digest = ?)");
  select.bindAll(name, llvm::arrayRefFromStringRef(bytes), judge);
  // A file whose row is damaged is judged again.
  bool isFound = select.step() &&
                 select.number(2) ==
                     checksum({name, bytes, select.bytes(0), select.bytes(1)});
  std::optional<FileResult> result;
  if (isFound)
    result = roundtrip::parseResult(select.bytes(1));
  return result && !result->isPartial ? std::move(result) : std::nullopt;
}

void palindrome::results::withRow(
    const FileResult &result, llvm::function_ref<void(const ResultRow &)> use,
    llvm::StringRef text) {
  std::string made, baseline;
  if (text.empty()) {
    FileResult kept = result;
    kept.isKnown = false;
    kept.baseline.reset();
    text = made = roundtrip::formatResult(kept);
  }
  if (result.baseline)
    baseline = formatMembers(*result.baseline);
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
  Statement insert(
      database, "INSERT INTO results (judge, name, content, judged, verdict,"
                " result, checksum) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT "
                "DO UPDATE SET judged = excluded.judged, verdict = "
                "excluded.verdict, result = excluded.result, checksum = "
                "excluded.checksum RETURNING id");
  insert.bindAll(*judge, row.name, llvm::arrayRefFromStringRef(row.content),
                 now(), verdict, row.text,
                 checksum({row.name, row.content, verdict, row.text}));
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
  Statement add(database, "INSERT OR REPLACE INTO members VALUES (?, ?, ?, ?)");
  add.bindAll(run.number, number, row.baseline, checksum({row.baseline}));
  return replace.run() && add.run() ? llvm::Error::success()
                                    : database.failure("write to");
}

llvm::Error
ResultStore::forEachRow(const RecordedRun &run,
                        llvm::function_ref<void(const ResultRow &)> use) {
  Statement select(database,
                   "SELECT name, content, verdict, results.result, baseline, "
                   "results.checksum, members.checksum "
                   "FROM members JOIN results ON results.id = members.result "
                   "WHERE run = ? ORDER BY name");
  select.bindAll(run.number);
  int64_t members = 0;
  while (select.step()) {
    std::optional<Verdict> verdict = findVerdict(select.bytes(2));
    if (!verdict ||
        select.number(5) != checksum({select.bytes(0), select.bytes(1),
                                      select.bytes(2), select.bytes(3)}) ||
        select.number(6) != checksum({select.bytes(4)}))
      return reportDamage();
    ++members;
    use({select.bytes(0), select.bytes(1).str(), *verdict, select.bytes(3),
         select.bytes(4)});
  }
  if (!select.isFine())
    return database.failure("read");
  return run.hasEnded && members != run.members ? reportDamage()
                                                : llvm::Error::success();
}

llvm::Error
ResultStore::forEach(const RecordedRun &run,
                     llvm::function_ref<void(const FileResult &)> use) {
  bool isDamaged = false;
  llvm::Error error = forEachRow(run, [&](const ResultRow &row) {
    std::optional<FileResult> result = roundtrip::parseResult(row.text);
    if (result && !row.baseline.empty()) {
      result->baseline = parseMembers<BaselineMatch>(row.baseline);
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
    return reportDamage();
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
