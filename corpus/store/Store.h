// A store of modules on disk, found by their contents.

#ifndef PALINDROME_CORPUS_STORE_STORE_H
#define PALINDROME_CORPUS_STORE_STORE_H

#include "corpus/store/Entry.h"
#include "corpus/store/Objects.h"
#include "verify/base/database/Statement.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace palindrome::corpus {

/// A folder with an index, `index.sqlite`, and a compressed file for each
/// module (see Objects). The same contents are one entry, with all origins.
/// Several processes may use a store at once. One that is killed leaves no
/// entry without its module; at worst, a module without an entry, which
/// becomes one when it is added again.
///
/// A store from elsewhere is read, and has no file outside of it changed (see
/// Objects).
///
/// A process that is forked while the store is open has to open its own. Every
/// error is one line that begins with a path.
class Store {
public:
  explicit Store(std::string folder);

  /// Whether `folder` holds a store.
  static bool isStore(llvm::StringRef folder);

  /// Opens the store to add to it; makes it where it is missing. It is an
  /// error if the folder holds something else.
  llvm::Error open();
  /// Opens a store that must exist.
  llvm::Error openExisting();
  bool isOpen() const { return index.isOpen(); }

  /// Whether a module is there, and was described by `version` (see
  /// Description).
  bool hasDescribed(llvm::StringRef digest, int64_t version);

  /// Writes a module beside the objects, for `add`. Needs no open store in
  /// this process, if the parent has opened it.
  llvm::Expected<Staged> stage(llvm::StringRef contents) const {
    return objects.stage(contents);
  }
  /// Makes a staged module an entry, in one transaction. Returns whether it is
  /// new; if it is there already, it gets the description and the origin.
  llvm::Expected<bool> add(const Staged &staged, const Origin &origin,
                           const Description &description);
  /// Adds an origin to an entry. Returns false if there is no such entry.
  llvm::Expected<bool> addOrigin(llvm::StringRef digest, const Origin &origin);

  /// The contents of a module; an error if they are damaged.
  llvm::Expected<std::string> get(const Entry &entry) const {
    return objects.read(entry.digest, entry.form);
  }
  std::string pathOf(const Entry &entry) const {
    return objects.pathOf(entry.digest, entry.form);
  }

  /// The entries that fit `filter`, in the order of their digests.
  llvm::Expected<std::vector<Entry>> entries(const Filter &filter = {});
  /// Calls `use` with the entries that fit `filter`, in that order.
  llvm::Error forEach(const Filter &filter,
                      llvm::function_ref<void(const Entry &)> use);
  /// The entry whose digest begins with `prefix`; an error if there is none or
  /// more than one.
  llvm::Expected<Entry> find(llvm::StringRef prefix);

  /// What is known of an entry.
  llvm::Expected<Description> describe(const Entry &entry);
  /// The edges among that, which are fast to read.
  llvm::Expected<std::vector<uint32_t>> edges(const Entry &entry);
  /// The features of all entries. Calls `use` with the number of an entry and
  /// that of a feature.
  llvm::Error forEachFeature(llvm::function_ref<void(int64_t, int64_t)> use);
  /// The features that entries have, sorted by name: those that fit `pattern`
  /// (see Filter).
  llvm::Expected<std::vector<FeatureCount>>
  features(const std::string &pattern = "");
  /// How many entries were described by another than `version`.
  llvm::Expected<uint64_t> countOutdated(int64_t version);

  /// Removes entries with their modules. Changes nothing if it can be told
  /// before that a module cannot be removed.
  llvm::Error remove(llvm::ArrayRef<Entry> removed);

  const std::string folder;

private:
  llvm::Error failure(llvm::Error error) const;
  llvm::Error failure(llvm::StringRef doing);
  llvm::Error unfitEntry(int64_t number) const;
  llvm::Error transact(llvm::function_ref<llvm::Error()> work);
  llvm::Expected<std::optional<int64_t>> numberOf(llvm::StringRef digest);
  llvm::Error writeOrigin(int64_t entry, const Origin &origin);
  llvm::Error writeDescription(int64_t entry, const Description &description);
  llvm::Expected<int64_t> featureNumber(llvm::StringRef name);
  llvm::Error readOrigins(Entry &entry);
  llvm::Expected<Entry> readEntry(const database::Statement &row);

  database::Database index;
  Objects objects;
  /// The numbers of features that were asked for.
  llvm::StringMap<int64_t> featureNumbers;
};

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_STORE_STORE_H
