// Writes and reads the index of a store.

#include "corpus/store/Store.h"
#include "corpus/store/Edges.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <ctime>

using namespace palindrome;
using namespace palindrome::corpus;
using database::Form;
using database::Statement;
namespace fs = llvm::sys::fs;

/// What a module itself says of its language and flags is in `entries`, and
/// stands in where an origin says nothing.
static constexpr Form form{
    "index of a corpus", 0x50616c43, 1,
    "CREATE TABLE entries (id INTEGER PRIMARY KEY, digest TEXT UNIQUE NOT NULL,"
    " form TEXT NOT NULL, target TEXT NOT NULL, language TEXT NOT NULL,"
    " flags TEXT NOT NULL, size INTEGER NOT NULL, stored INTEGER NOT NULL,"
    " added INTEGER NOT NULL, described INTEGER NOT NULL, edges BLOB NOT NULL);"
    "CREATE TABLE origins (id INTEGER PRIMARY KEY, entry INTEGER NOT NULL,"
    " path TEXT NOT NULL, member TEXT NOT NULL, language TEXT NOT NULL,"
    " flags TEXT NOT NULL, added INTEGER NOT NULL,"
    " UNIQUE (entry, path, member));"
    "CREATE TABLE features (id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL);"
    "CREATE TABLE entry_features (entry INTEGER NOT NULL,"
    " feature INTEGER NOT NULL, PRIMARY KEY (entry, feature)) WITHOUT ROWID"};

static std::string indexOf(llvm::StringRef folder) {
  return (folder + "/index.sqlite").str();
}

Store::Store(std::string folder)
    : folder(std::move(folder)), index(indexOf(this->folder), form),
      objects(this->folder) {}

bool Store::isStore(llvm::StringRef folder) {
  return fs::exists(indexOf(folder)) && fs::is_directory(folder + "/objects");
}

/// Adds the path to an error of the database's.
llvm::Error Store::failure(llvm::Error error) const {
  return llvm::createStringError(
      index.path + ": error: " + llvm::toString(std::move(error)));
}

llvm::Error Store::failure(llvm::StringRef doing) {
  return failure(index.failure(doing));
}

llvm::Error Store::open() {
  std::error_code error;
  bool isEmpty = !fs::exists(folder) || fs::directory_iterator(folder, error) ==
                                            fs::directory_iterator();
  if (error)
    return llvm::createStringError(folder +
                                   ": error: cannot read: " + error.message());
  // Another process may be making the same store: `objects/` comes first.
  if (!isEmpty && !fs::exists(index.path) &&
      !fs::is_directory(folder + "/objects"))
    return llvm::createStringError(
        folder + ": error: this is no corpus; name one, or a new folder");
  if (llvm::Error problem = refuseLink(index.path))
    return problem;
  if (llvm::Error problem = objects.prepare())
    return problem;
  llvm::Error opened = index.open();
  return opened ? failure(std::move(opened)) : llvm::Error::success();
}

llvm::Error Store::openExisting() {
  if (!fs::exists(index.path))
    return llvm::createStringError(
        folder + ": error: there is no corpus; palindrome corpus add makes "
                 "one");
  if (llvm::Error problem = refuseLink(index.path))
    return problem;
  llvm::Error opened = index.openExisting();
  return opened ? failure(std::move(opened)) : llvm::Error::success();
}

/// The error of an entry that cannot have been written by a store.
llvm::Error Store::unfitEntry(int64_t number) const {
  return llvm::createStringError(
      index.path + ": error: the digest of entry " + llvm::Twine(number) +
      " is not 32 hexadecimal digits, or its form none of ll, bc, mlir and "
      "mlirbc; the store is damaged, or made to do harm");
}

/// Does `work` all or not at all, while no other process writes.
llvm::Error Store::transact(llvm::function_ref<llvm::Error()> work) {
  if (!index.execute("BEGIN IMMEDIATE"))
    return failure("write to");
  llvm::Error error = work();
  if (!error && !index.execute("COMMIT"))
    error = failure("write to");
  if (error) {
    index.execute("ROLLBACK");
    featureNumbers.clear();
  }
  return error;
}

//===-- Adding ------------------------------------------------------------===//

bool Store::hasDescribed(llvm::StringRef digest, int64_t version) {
  Statement select(index,
                   "SELECT described, form FROM entries WHERE digest = ?");
  select.bindAll(digest);
  return select.step() && select.number(0) == version &&
         isObjectName(digest, select.bytes(1)) &&
         fs::exists(objects.pathOf(digest, select.bytes(1)));
}

llvm::Expected<std::optional<int64_t>> Store::numberOf(llvm::StringRef digest) {
  Statement select(index, "SELECT id FROM entries WHERE digest = ?");
  select.bindAll(digest);
  if (select.step())
    return select.number(0);
  if (!select.isFine())
    return failure("read");
  return std::nullopt;
}

llvm::Error Store::writeOrigin(int64_t entry, const Origin &origin) {
  Statement insert(index,
                   "INSERT INTO origins (entry, path, member, language, flags, "
                   "added) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
                   "language = excluded.language, flags = excluded.flags");
  insert.bindAll(entry, origin.path, origin.member, origin.language,
                 origin.flags, int64_t(time(nullptr)));
  return insert.run() ? llvm::Error::success() : failure("write to");
}

llvm::Expected<int64_t> Store::featureNumber(llvm::StringRef name) {
  auto [place, isNew] = featureNumbers.try_emplace(name, 0);
  if (!isNew)
    return place->second;
  Statement insert(index, "INSERT OR IGNORE INTO features (name) VALUES (?)");
  insert.bindAll(name);
  if (!insert.run())
    return failure("write to");
  Statement select(index, "SELECT id FROM features WHERE name = ?");
  select.bindAll(name);
  if (!select.step())
    return failure("read");
  return place->second = select.number(0);
}

llvm::Error Store::writeDescription(int64_t entry,
                                    const Description &description) {
  std::string edges = encodeEdges(description.edges);
  llvm::ArrayRef<uint8_t> bytes = llvm::arrayRefFromStringRef(edges);
  Statement update(index,
                   "UPDATE entries SET target = ?, language = ?, flags = ?, "
                   "described = ?, edges = ? WHERE id = ?");
  update.bindAll(description.target, description.language, description.flags,
                 description.version, bytes, entry);
  Statement clear(index, "DELETE FROM entry_features WHERE entry = ?");
  clear.bindAll(entry);
  if (!update.run() || !clear.run())
    return failure("write to");
  Statement insert(index, "INSERT INTO entry_features VALUES (?, ?)");
  for (const std::string &name : description.features) {
    llvm::Expected<int64_t> feature = featureNumber(name);
    if (!feature)
      return feature.takeError();
    insert.bindAll(entry, *feature);
    if (!insert.run())
      return failure("write to");
  }
  return llvm::Error::success();
}

llvm::Expected<bool> Store::add(const Staged &staged, const Origin &origin,
                                const Description &description) {
  bool isNew = false;
  llvm::Error error = transact([&]() -> llvm::Error {
    Statement insert(index,
                     "INSERT INTO entries (digest, form, target, language, "
                     "flags, size, stored, added, described, edges) VALUES (?, "
                     "?, '', '', '', ?, ?, ?, 0, x'') ON CONFLICT DO NOTHING "
                     "RETURNING id");
    insert.bindAll(staged.digest, description.form, staged.size,
                   staged.storedSize, int64_t(time(nullptr)));
    isNew = insert.step();
    if (!insert.isFine())
      return failure("write to");
    insert.end();
    llvm::Expected<std::optional<int64_t>> number = numberOf(staged.digest);
    if (!number)
      return number.takeError();
    // The same contents may have come under the name of another form.
    Statement select(index, "SELECT form FROM entries WHERE id = ?");
    select.bindAll(**number);
    std::string present = select.step() ? select.bytes(0).str() : "";
    select.end();
    if (!isObjectName(staged.digest, present))
      return unfitEntry(**number);
    if (llvm::Error moved = objects.keep(staged, present))
      return moved;
    if (llvm::Error written = writeDescription(**number, description))
      return written;
    return writeOrigin(**number, origin);
  });
  if (error) {
    objects.drop(staged);
    return std::move(error);
  }
  return isNew;
}

llvm::Expected<bool> Store::addOrigin(llvm::StringRef digest,
                                      const Origin &origin) {
  bool isThere = false;
  llvm::Error error = transact([&]() -> llvm::Error {
    llvm::Expected<std::optional<int64_t>> number = numberOf(digest);
    if (!number)
      return number.takeError();
    isThere = number->has_value();
    return isThere ? writeOrigin(**number, origin) : llvm::Error::success();
  });
  if (error)
    return std::move(error);
  return isThere;
}

//===-- Reading -----------------------------------------------------------===//

/// A condition of SQL: `what` fits the parameter with the number `place`.
static std::string fits(llvm::StringRef what, int place) {
  std::string parameter = "?" + std::to_string(place);
  return ("(" + what + " = " + parameter + " OR " + what + " GLOB " +
          parameter + ")")
      .str();
}

/// The language of the origin `o`.
static constexpr llvm::StringLiteral languageOfOrigin =
    "lower(CASE o.language WHEN '' THEN e.language ELSE o.language END)";

llvm::Error Store::readOrigins(Entry &entry) {
  Statement select(index,
                   "SELECT o.path, o.member, o.language, o.flags, e.language, "
                   "e.flags FROM origins o JOIN entries e ON e.id = o.entry "
                   "WHERE o.entry = ? ORDER BY o.id");
  select.bindAll(entry.number);
  while (select.step()) {
    auto textOr = [&](int column, int other) {
      llvm::StringRef text = select.bytes(column);
      return (text.empty() ? select.bytes(other) : text).str();
    };
    entry.origins.push_back({select.bytes(0).str(), select.bytes(1).str(),
                             textOr(2, 4), textOr(3, 5)});
  }
  return select.isFine() ? llvm::Error::success() : failure("read");
}

/// What `Store::readEntry` reads of the entry `e`.
static constexpr llvm::StringLiteral columnsOfEntry =
    "e.id, e.digest, e.form, e.target, e.size, e.stored, e.added";

/// The entry that `row` stands at, which selects `columnsOfEntry`.
llvm::Expected<Entry> Store::readEntry(const Statement &row) {
  Entry entry;
  entry.number = row.number(0);
  entry.digest = row.bytes(1).str();
  entry.form = row.bytes(2).str();
  // Paths are made of these.
  if (!isObjectName(entry.digest, entry.form))
    return unfitEntry(entry.number);
  entry.target = row.bytes(3).str();
  entry.size = uint64_t(row.number(4));
  entry.storedSize = uint64_t(row.number(5));
  entry.added = row.number(6);
  if (llvm::Error error = readOrigins(entry))
    return std::move(error);
  return entry;
}

llvm::Error Store::forEach(const Filter &filter,
                           llvm::function_ref<void(const Entry &)> use) {
  std::string sql =
      (llvm::Twine("SELECT ") + columnsOfEntry + " FROM entries e WHERE 1")
          .str();
  std::vector<std::string> values;
  // Adds a condition, which `%` stands in for.
  auto require = [&](const std::string &value, llvm::StringRef before,
                     llvm::StringRef what, llvm::StringRef after) {
    if (value.empty())
      return;
    values.push_back(value);
    sql += (" AND " + before + fits(what, int(values.size())) + after).str();
  };
  require(filter.target, "", "e.target", "");
  require(filter.form, "", "e.form", "");
  require(llvm::StringRef(filter.language).lower(),
          "EXISTS (SELECT 1 FROM origins o WHERE o.entry = e.id AND ",
          languageOfOrigin, ")");
  require(filter.origin,
          "EXISTS (SELECT 1 FROM origins o WHERE o.entry = e.id AND ", "o.path",
          ")");
  for (const std::string &feature : filter.features)
    require(feature,
            "EXISTS (SELECT 1 FROM entry_features h WHERE h.entry = e.id AND "
            "h.feature IN (SELECT id FROM features f WHERE ",
            "f.name", "))");
  sql += " ORDER BY e.digest";
  Statement select(index, sql.c_str());
  for (size_t i = 0; i != values.size(); ++i)
    select.bind(int(i) + 1, llvm::StringRef(values[i]));
  while (select.step()) {
    llvm::Expected<Entry> entry = readEntry(select);
    if (!entry)
      return entry.takeError();
    use(*entry);
  }
  return select.isFine() ? llvm::Error::success() : failure("read");
}

llvm::Expected<std::vector<Entry>> Store::entries(const Filter &filter) {
  std::vector<Entry> found;
  if (llvm::Error error =
          forEach(filter, [&](const Entry &entry) { found.push_back(entry); }))
    return std::move(error);
  return found;
}

llvm::Expected<Entry> Store::find(llvm::StringRef prefix) {
  std::vector<std::string> digests;
  if (prefix.empty() || !llvm::all_of(prefix, llvm::isHexDigit))
    return llvm::createStringError("'" + prefix + "' is no digest");
  std::string first = prefix.lower(), last = first + "g";
  Statement select(index, "SELECT digest FROM entries WHERE digest >= ? AND "
                          "digest < ? LIMIT 2");
  select.bindAll(first, last);
  while (select.step())
    digests.push_back(select.bytes(0).str());
  if (!select.isFine())
    return failure("read");
  if (digests.size() != 1)
    return llvm::createStringError(
        folder + ": error: " +
        (digests.empty()
             ? "there is no entry " + prefix
             : "several entries begin with " + prefix + "; give more digits"));
  std::string sql = (llvm::Twine("SELECT ") + columnsOfEntry +
                     " FROM entries e WHERE e.digest = ?")
                        .str();
  Statement row(index, sql.c_str());
  row.bindAll(digests.front());
  if (!row.step())
    return failure("read");
  return readEntry(row);
}

llvm::Expected<Description> Store::describe(const Entry &entry) {
  Description description;
  Statement row(index, "SELECT form, target, language, flags, described FROM "
                       "entries WHERE id = ?");
  row.bindAll(entry.number);
  if (!row.step())
    return failure("read");
  description.form = row.bytes(0).str();
  description.target = row.bytes(1).str();
  description.language = row.bytes(2).str();
  description.flags = row.bytes(3).str();
  description.version = row.number(4);
  llvm::Expected<std::vector<uint32_t>> covered = edges(entry);
  if (!covered)
    return covered.takeError();
  description.edges = std::move(*covered);
  Statement select(index,
                   "SELECT f.name FROM entry_features h JOIN features f ON "
                   "f.id = h.feature WHERE h.entry = ? ORDER BY f.name");
  select.bindAll(entry.number);
  while (select.step())
    description.features.push_back(select.bytes(0).str());
  if (!select.isFine())
    return failure("read");
  return description;
}

llvm::Expected<std::vector<uint32_t>> Store::edges(const Entry &entry) {
  std::vector<uint32_t> found;
  Statement row(index, "SELECT edges FROM entries WHERE id = ?");
  row.bindAll(entry.number);
  if (!row.step())
    return failure("read");
  if (llvm::Error error = decodeEdges(row.bytes(0), found))
    return failure(std::move(error));
  return found;
}

llvm::Error
Store::forEachFeature(llvm::function_ref<void(int64_t, int64_t)> use) {
  Statement select(index, "SELECT entry, feature FROM entry_features");
  while (select.step())
    use(select.number(0), select.number(1));
  return select.isFine() ? llvm::Error::success() : failure("read");
}

llvm::Expected<std::vector<FeatureCount>>
Store::features(const std::string &pattern) {
  std::vector<FeatureCount> found;
  std::string sql =
      "SELECT f.name, count(*) FROM entry_features h JOIN features f ON f.id = "
      "h.feature WHERE ?1 = '' OR " +
      fits("f.name", 1) + " GROUP BY f.id ORDER BY f.name";
  Statement select(index, sql.c_str());
  select.bindAll(pattern);
  while (select.step())
    found.push_back({select.bytes(0).str(), uint64_t(select.number(1))});
  if (!select.isFine())
    return failure("read");
  return found;
}

llvm::Expected<uint64_t> Store::countOutdated(int64_t version) {
  Statement select(index, "SELECT count(*) FROM entries WHERE described <> ?");
  select.bindAll(version);
  if (!select.step())
    return failure("read");
  return uint64_t(select.number(0));
}

//===-- Removing ----------------------------------------------------------===//

llvm::Error Store::remove(llvm::ArrayRef<Entry> removed) {
  for (const Entry &entry : removed)
    if (llvm::Error error = objects.checkRemoval(entry.digest, entry.form))
      return error;
  llvm::Error error = transact([&]() -> llvm::Error {
    for (const char *sql : {"DELETE FROM entry_features WHERE entry = ?",
                            "DELETE FROM origins WHERE entry = ?",
                            "DELETE FROM entries WHERE id = ?"}) {
      Statement statement(index, sql);
      for (const Entry &entry : removed) {
        statement.bindAll(entry.number);
        if (!statement.run())
          return failure("write to");
      }
    }
    return llvm::Error::success();
  });
  if (error)
    return error;
  // If this process dies now, modules stay without entries, not the reverse.
  // Another one may have added a module again, and must not lose it.
  return transact([&]() -> llvm::Error {
    for (const Entry &entry : removed) {
      llvm::Expected<std::optional<int64_t>> number = numberOf(entry.digest);
      if (!number)
        return number.takeError();
      if (!*number)
        if (llvm::Error problem = objects.remove(entry.digest, entry.form))
          return problem;
    }
    return llvm::Error::success();
  });
}
