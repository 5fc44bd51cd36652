// Stores of modules: what is kept, found and removed, by several processes and
// by ones that are killed.

#include "Stores.h"
#include "verify/base/io/Content.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <csignal>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::corpus;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

using CorpusStore = StoreTest;

TEST_F(CorpusStore, TheSameTwiceIsOneEntryWithBothOrigins) {
  Store store(path());
  check(store.open());
  EXPECT_TRUE(add(store, "; one\n", {"a.ll", "", "C", "-O1"}));
  EXPECT_FALSE(add(store, "; one\n", {"lib.a", "b.o", "C++", "-O2"}));
  EXPECT_FALSE(add(store, "; one\n", {"a.ll", "", "C", "-O3"}));
  EXPECT_TRUE(add(store, "; two\n"));
  std::vector<Entry> found = entries(store);
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(countFiles(store, "objects"), 2u);
  EXPECT_EQ(countFiles(store, "incoming"), 0u);
  llvm::Expected<Entry> one = store.find(contentDigest("; one\n"));
  check(one.takeError());
  ASSERT_EQ(one->origins.size(), 2u);
  EXPECT_EQ(one->origins[0].path, "a.ll");
  EXPECT_EQ(one->origins[0].flags, "-O3"); // What was said last.
  EXPECT_EQ(one->origins[1].member, "b.o");
  EXPECT_EQ(one->size, 6u);
}

TEST_F(CorpusStore, GivesBackWhatItGot) {
  Store store(path());
  check(store.open());
  std::string contents = std::string("BC\0\xff", 4) + std::string(100000, 'x');
  Description description = described({"b:2", "a:1"}, "bc");
  description.target = "x86_64-linux";
  description.language = "C";
  description.flags = "-g";
  description.edges = {0, 7, 7000, 4000000000};
  add(store, contents, {"x.bc", "", "", ""}, description);
  Entry entry = entries(store).front();
  llvm::Expected<std::string> back = store.get(entry);
  check(back.takeError());
  EXPECT_EQ(*back, contents);
  EXPECT_EQ(entry.digest, contentDigest(contents));
  EXPECT_LT(entry.storedSize, 1000u);
  EXPECT_EQ(entry.target, "x86_64-linux");
  // What the origin does not say, the module does.
  EXPECT_EQ(entry.origins[0].language, "C");
  EXPECT_EQ(entry.origins[0].flags, "-g");
  llvm::Expected<Description> known = store.describe(entry);
  check(known.takeError());
  EXPECT_THAT(known->features, ElementsAre("a:1", "b:2"));
  EXPECT_EQ(known->edges, description.edges);
}

TEST_F(CorpusStore, FindsByPrefix) {
  Store store(path());
  check(store.open());
  for (int i = 0; i != 40; ++i)
    add(store, "; " + std::to_string(i) + "\n");
  std::string digest = contentDigest("; 7\n");
  llvm::Expected<Entry> found = store.find(llvm::StringRef(digest).upper());
  check(found.takeError());
  EXPECT_EQ(found->digest, digest);
  // Of 40 digests, two begin with the same digit.
  std::string clash;
  for (char digit : std::string("0123456789abcdef")) {
    llvm::Expected<Entry> one = store.find(std::string(1, digit));
    if (!one)
      clash += llvm::toString(one.takeError());
  }
  EXPECT_THAT(clash, HasSubstr("several entries begin with "));
  auto errorOf = [&](llvm::StringRef prefix) {
    llvm::Expected<Entry> one = store.find(prefix);
    return one ? "" : llvm::toString(one.takeError());
  };
  EXPECT_THAT(errorOf(std::string(32, '0')), HasSubstr("there is no entry 00"));
  EXPECT_EQ(errorOf(""), "'' is no digest");
  EXPECT_EQ(errorOf("xyz"), "'xyz' is no digest");
}

TEST_F(CorpusStore, FiltersByWhatIsKnown) {
  Store store(path());
  check(store.open());
  Description arm = described({"opcode:add", "type:[N x i8]"});
  arm.target = "aarch64-linux";
  add(store, "1", {"/src/a.c", "", "C", ""}, arm);
  Description x86 = described({"opcode:add", "opcode:sub"});
  x86.target = "x86_64-linux";
  x86.language = "C++";
  add(store, "2", {"/lib/b.o", "", "", ""}, x86);
  add(store, "3", {"/src/c.mlir", "", "", ""}, described({}, "mlir"));
  auto matching = [&](const Filter &filter) {
    std::string found;
    for (const Entry &entry : entries(store, filter))
      found += llvm::cantFail(store.get(entry));
    llvm::sort(found);
    return found;
  };
  Filter filter;
  EXPECT_EQ(matching(filter), "123");
  filter.language = "c++";
  EXPECT_EQ(matching(filter), "2");
  filter.language = "C*";
  EXPECT_EQ(matching(filter), "12");
  filter.features = {"opcode:sub"};
  EXPECT_EQ(matching(filter), "2");
  filter = {};
  filter.features = {"opcode:add", "type:*"};
  EXPECT_EQ(matching(filter), "1");
  // A name that is a pattern is also itself.
  filter.features = {"type:[N x i8]"};
  EXPECT_EQ(matching(filter), "1");
  filter = {};
  filter.target = "x86*";
  EXPECT_EQ(matching(filter), "2");
  filter = {};
  filter.origin = "/src/*";
  EXPECT_EQ(matching(filter), "13");
  filter.form = "mlir";
  EXPECT_EQ(matching(filter), "3");
  filter.form = "bc";
  EXPECT_EQ(matching(filter), "");
}

TEST_F(CorpusStore, CountsFeatures) {
  Store store(path());
  check(store.open());
  add(store, "1", {}, described({"a:1", "b:2"}));
  add(store, "2", {}, described({"b:2"}));
  auto listed = [&](const std::string &pattern) {
    std::string text;
    for (const FeatureCount &each : llvm::cantFail(store.features(pattern)))
      text += each.name + "=" + std::to_string(each.entries) + " ";
    return text;
  };
  EXPECT_EQ(listed(""), "a:1=1 b:2=2 ");
  EXPECT_EQ(listed("b:*"), "b:2=2 ");
  EXPECT_EQ(listed("a:1"), "a:1=1 ");
  EXPECT_EQ(listed("a"), "");
}

TEST_F(CorpusStore, DescribesAnew) {
  Store store(path());
  check(store.open());
  add(store, "1", {}, described({"a:1", "b:2"}));
  std::string digest = contentDigest("1");
  EXPECT_TRUE(store.hasDescribed(digest, 1));
  EXPECT_FALSE(store.hasDescribed(digest, 2));
  EXPECT_FALSE(store.hasDescribed(contentDigest("2"), 1));
  EXPECT_EQ(llvm::cantFail(store.countOutdated(2)), 1u);
  Description other = described({"b:2", "c:3"});
  other.version = 2;
  EXPECT_FALSE(add(store, "1", {}, other));
  EXPECT_TRUE(store.hasDescribed(digest, 2));
  EXPECT_EQ(llvm::cantFail(store.countOutdated(2)), 0u);
  EXPECT_THAT(llvm::cantFail(store.describe(entries(store).front())).features,
              ElementsAre("b:2", "c:3"));
}

TEST_F(CorpusStore, RemovesEntriesWithTheirModules) {
  Store store(path());
  check(store.open());
  add(store, "1", {}, described({"a:1"}));
  add(store, "2", {}, described({"b:2"}));
  check(store.remove(*store.find(contentDigest("1"))));
  EXPECT_EQ(entries(store).size(), 1u);
  EXPECT_EQ(countFiles(store, "objects"), 1u);
  EXPECT_EQ(llvm::cantFail(store.features()).size(), 1u);
  EXPECT_FALSE(llvm::cantFail(store.addOrigin(contentDigest("1"), {"x"})));
  EXPECT_TRUE(llvm::cantFail(store.addOrigin(contentDigest("2"), {"x"})));
  EXPECT_TRUE(add(store, "1"));
}

TEST_F(CorpusStore, DamagedModulesAreErrors) {
  Store store(path());
  check(store.open());
  add(store, "; one\n");
  Entry entry = entries(store).front();
  std::string file = store.pathOf(entry);
  auto damage = [&](llvm::StringRef contents) {
    std::error_code error;
    llvm::raw_fd_ostream(file, error) << contents;
    EXPECT_FALSE(error);
    llvm::Expected<std::string> back = store.get(entry);
    return back ? "" : llvm::toString(back.takeError());
  };
  std::string whole =
      llvm::cantFail(llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(file)))
          ->getBuffer()
          .str();
  EXPECT_THAT(damage("no zstd"), StartsWith(file + ": error: the entry is "
                                                   "damaged: "));
  EXPECT_THAT(damage(whole.substr(0, whole.size() - 3)),
              HasSubstr("the compressed contents end too early"));
  std::string flipped = whole;
  flipped[whole.size() / 2] ^= 1;
  EXPECT_THAT(damage(flipped), HasSubstr("the entry is damaged"));
  // A good file with the contents of another module.
  add(store, "; two\n");
  llvm::Expected<Entry> two = store.find(contentDigest("; two\n"));
  check(two.takeError());
  ASSERT_FALSE(llvm::sys::fs::copy_file(store.pathOf(*two), file));
  llvm::Expected<std::string> back = store.get(entry);
  EXPECT_THAT(llvm::toString(back.takeError()),
              HasSubstr("its contents are others than its name says"));
  // What is missing is written again.
  ASSERT_FALSE(llvm::sys::fs::remove(file));
  EXPECT_FALSE(store.hasDescribed(entry.digest, 1));
  back = store.get(entry);
  EXPECT_THAT(llvm::toString(back.takeError()),
              HasSubstr("cannot read the entry: "));
  EXPECT_FALSE(add(store, "; one\n"));
  EXPECT_EQ(llvm::cantFail(store.get(entry)), "; one\n");
}

TEST_F(CorpusStore, OnlyStoresAreOpened) {
  Store missing(path("missing"));
  EXPECT_THAT(llvm::toString(missing.openExisting()),
              HasSubstr("missing: error: there is no corpus"));
  EXPECT_FALSE(Store::isStore(path("missing")));
  ASSERT_FALSE(llvm::sys::fs::create_directories(path("other")));
  std::error_code error;
  llvm::raw_fd_ostream(path("other/file"), error) << "text";
  Store other(path("other"));
  EXPECT_THAT(llvm::toString(other.open()),
              HasSubstr("other: error: this is no corpus"));
  ASSERT_FALSE(llvm::sys::fs::create_directories(path("empty")));
  Store empty(path("empty"));
  check(empty.open());
  EXPECT_TRUE(Store::isStore(path("empty")));
}

/// Runs `work` in a process of its own. Returns its id.
static pid_t startProcess(llvm::function_ref<void()> work) {
  pid_t child = fork();
  if (child == 0) {
    work();
    _exit(testing::Test::HasFailure());
  }
  return child;
}

static int wait(pid_t child) {
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return status;
}

TEST_F(CorpusStore, ProcessesAddAtOnce) {
  constexpr int processes = 4, modules = 60;
  std::vector<pid_t> children;
  for (int process = 0; process != processes; ++process)
    children.push_back(startProcess([&] {
      Store store(path());
      check(store.open());
      // Half of the modules are those of all, half are its own.
      for (int i = 0; i != modules; ++i) {
        std::string contents = i % 2 ? "; of all " : "; of one ";
        contents += std::to_string(i % 2 ? i : i * processes + process);
        add(store, contents, {std::to_string(process) + ".ll"},
            described({"opcode:" + std::to_string(i)}));
      }
    }));
  for (pid_t child : children)
    EXPECT_EQ(wait(child), 0);
  Store store(path());
  check(store.openExisting());
  std::vector<Entry> found = entries(store);
  EXPECT_EQ(found.size(), size_t(modules / 2 * (processes + 1)));
  EXPECT_EQ(countFiles(store, "objects"), found.size());
  EXPECT_EQ(countFiles(store, "incoming"), 0u);
  for (const Entry &entry : found) {
    llvm::Expected<std::string> contents = store.get(entry);
    check(contents.takeError());
    EXPECT_EQ(entry.origins.size(),
              llvm::StringRef(*contents).contains("all") ? processes : 1u);
  }
}

TEST_F(CorpusStore, AKilledProcessLeavesNothingHalf) {
  { // The folder and the index.
    Store store(path());
    check(store.open());
  }
  // Killed after a module was written, and before it is in the index.
  EXPECT_TRUE(WIFSIGNALED(wait(startProcess([&] {
    Store store(path());
    check(store.open());
    check(store.stage("; one\n").takeError());
    raise(SIGKILL);
  }))));
  Store store(path());
  check(store.openExisting());
  EXPECT_THAT(entries(store), IsEmpty());
  EXPECT_EQ(countFiles(store, "incoming"), 1u);
  EXPECT_EQ(countFiles(store, "objects"), 0u);

  // Killed after it was moved to its place.
  EXPECT_TRUE(WIFSIGNALED(wait(startProcess([&] {
    Objects objects(path());
    check(objects.prepare());
    llvm::Expected<Staged> staged = objects.stage("; one\n");
    check(staged.takeError());
    check(objects.keep(*staged, "ll"));
    raise(SIGKILL);
  }))));
  EXPECT_THAT(entries(store), IsEmpty());
  EXPECT_EQ(countFiles(store, "incoming"), 0u); // Removed by who came next.
  EXPECT_EQ(countFiles(store, "objects"), 1u);
  EXPECT_TRUE(add(store, "; one\n"));
  EXPECT_EQ(entries(store).size(), 1u);
  EXPECT_EQ(countFiles(store, "objects"), 1u);
}

TEST_F(CorpusStore, WhatAnotherProcessIsWritingStays) {
  Store first(path());
  check(first.open());
  llvm::Expected<Staged> staged = first.stage("; one\n");
  check(staged.takeError());
  EXPECT_EQ(wait(startProcess([&] {
              Store second(path());
              check(second.open());
            })),
            0);
  EXPECT_TRUE(llvm::cantFail(first.add(*staged, {"a.ll"}, described())));
  EXPECT_EQ(llvm::cantFail(first.get(entries(first).front())), "; one\n");
}

TEST_F(CorpusStore, TakesNoPathForADigestOrAForm) {
  EXPECT_TRUE(isObjectName(contentDigest(""), "mlirbc"));
  for (llvm::StringRef form : {"", "exe", "ll.zst/../../x", "../ll"})
    EXPECT_FALSE(isObjectName(contentDigest(""), form)) << form.str();
  std::string upper = llvm::StringRef(contentDigest("")).upper();
  for (const std::string &digest :
       {std::string(), std::string("00"), std::string("00/../../../victim"),
        std::string(31, '0'), std::string(33, '0'), std::string(31, '0') + "g",
        std::string(32, '\0'), upper})
    EXPECT_FALSE(isObjectName(digest, "ll")) << digest;
}

/// Writes a file outside of the store.
static std::string makeVictim(const std::string &path) {
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << "kept";
  EXPECT_FALSE(error);
  return path;
}

TEST_F(CorpusStore, RemovesNothingOutside) {
  std::string victim = makeVictim(path("victim.ll.zst"));
  Store store(path());
  check(store.open());
  add(store, "; one\n");
  { // An index from elsewhere.
    static constexpr database::Form form{"index of a corpus", 0x50616c43, 1,
                                         ""};
    database::Database index(store.folder + "/index.sqlite", form);
    check(index.open());
    ASSERT_TRUE(index.execute(
        "UPDATE entries SET digest = '00/../../../victim', form = 'll'"));
  }
  llvm::Expected<std::vector<Entry>> found = store.entries();
  std::string error = found ? "" : llvm::toString(found.takeError());
  EXPECT_THAT(error, StartsWith(store.folder + "/index.sqlite: error: the "
                                               "digest of entry 1 is not "));
  EXPECT_FALSE(store.hasDescribed("00/../../../victim", 1));
  EXPECT_TRUE(llvm::sys::fs::exists(victim));
}

TEST_F(CorpusStore, FollowsNoLinkToRemove) {
  Store store(path());
  check(store.open());
  add(store, "; one\n");
  Entry entry = entries(store).front();
  // The folder of the module is outside now.
  std::string file = store.pathOf(entry);
  std::string inside = llvm::sys::path::parent_path(file).str();
  ASSERT_FALSE(llvm::sys::fs::rename(inside, path("outside")));
  ASSERT_FALSE(llvm::sys::fs::create_link(path("outside"), inside));
  EXPECT_THAT(llvm::toString(store.remove(entry)),
              StartsWith(inside + ": error: this is a symbolic link"));
  EXPECT_EQ(entries(store).size(), 1u); // Nothing changed.
  EXPECT_TRUE(llvm::sys::fs::exists(file));
  llvm::Expected<Staged> staged = store.stage("; one\n");
  check(staged.takeError());
  llvm::Expected<bool> added = store.add(*staged, {}, described());
  EXPECT_THAT(added ? "" : llvm::toString(added.takeError()),
              StartsWith(inside + ": error: this is a symbolic link"));
}

TEST_F(CorpusStore, ClearsNoFolderOutside) {
  {
    Store store(path());
    check(store.open());
  }
  ASSERT_FALSE(llvm::sys::fs::create_directory(path("outside")));
  std::string victim = makeVictim(path("outside/kept"));
  for (const char *name : {"incoming", "objects", "index.sqlite"}) {
    std::string place = path("store/") + name, aside = path("aside");
    ASSERT_FALSE(llvm::sys::fs::rename(place, aside));
    ASSERT_FALSE(llvm::sys::fs::create_link(path("outside"), place));
    Store store(path());
    EXPECT_THAT(llvm::toString(store.open()),
                StartsWith(place + ": error: this is a symbolic link"));
    EXPECT_TRUE(llvm::sys::fs::exists(victim));
    ASSERT_FALSE(llvm::sys::fs::remove(place));
    ASSERT_FALSE(llvm::sys::fs::rename(aside, place));
  }
}
