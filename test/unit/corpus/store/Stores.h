// A folder for the stores of a test, and what is put into them.

#ifndef PALINDROME_TEST_UNIT_CORPUS_STORE_STORES_H
#define PALINDROME_TEST_UNIT_CORPUS_STORE_STORES_H

#include "corpus/store/Store.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include <gtest/gtest.h>

namespace palindrome::corpus {

/// A folder that is removed after the test.
class StoreTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("corpus", folder));
  }
  void TearDown() override {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(folder));
  }

  std::string path(llvm::StringRef name = "store") {
    return (folder + "/" + name).str();
  }

  /// A description with these features.
  static Description described(std::vector<std::string> features = {},
                               llvm::StringRef form = "ll") {
    Description description;
    description.version = 1;
    description.form = form.str();
    description.features = std::move(features);
    return description;
  }

  /// Adds a module. Returns whether it is new.
  static bool add(Store &store, llvm::StringRef contents,
                  const Origin &origin = {"a.ll", "", "", ""},
                  const Description &description = described()) {
    llvm::Expected<Staged> staged = store.stage(contents);
    check(staged.takeError());
    llvm::Expected<bool> isNew = store.add(*staged, origin, description);
    check(isNew.takeError());
    return *isNew;
  }

  static std::vector<Entry> entries(Store &store, const Filter &filter = {}) {
    llvm::Expected<std::vector<Entry>> found = store.entries(filter);
    check(found.takeError());
    return std::move(*found);
  }

  /// The number of files in the folder `name` of a store, and below.
  static size_t countFiles(const Store &store, llvm::StringRef name) {
    size_t count = 0;
    std::error_code error;
    for (llvm::sys::fs::recursive_directory_iterator
             it(store.folder + "/" + name, error),
         end;
         !error && it != end; it.increment(error))
      count += llvm::StringRef(it->path()).ends_with(".zst") ||
               llvm::StringRef(it->path()).ends_with(".tmp");
    EXPECT_FALSE(error);
    return count;
  }

  static void check(llvm::Error error) {
    std::string text = llvm::toString(std::move(error));
    ASSERT_EQ(text, "");
  }

  llvm::SmallString<64> folder;
};

} // namespace palindrome::corpus

#endif // PALINDROME_TEST_UNIT_CORPUS_STORE_STORES_H
