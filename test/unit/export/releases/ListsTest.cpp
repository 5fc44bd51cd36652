// translate/Versions.def against what the older releases that are installed
// know: nothing that one lacks is without a row, and no row is for what it has.

#include "export/releases/Since.h"
#include "palindrome/Downgrade.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>

namespace palindrome::releases {
namespace {

/// The names in the library of a release; it is not to be searched if there is
/// none.
class Library {
public:
  explicit Library(unsigned release) {
    std::string number = std::to_string(release),
                folder = "/usr/lib/x86_64-linux-gnu/libLLVM";
    for (std::string path :
         {folder + "-" + number + ".so.1", folder + ".so." + number + ".1"})
      if (auto file = llvm::MemoryBuffer::getFile(path))
        contents = std::move(*file);
    if (contents)
      for (llvm::StringRef text = contents->getBuffer(); !text.empty();) {
        auto [name, rest] = text.split('\0');
        if (name.size() > 2 && name.size() < 80 && llvm::isAlpha(name[0]))
          names.insert(name);
        text = rest;
      }
  }
  bool isThere() const { return contents != nullptr; }
  bool has(llvm::StringRef name) const { return names.contains(name); }

private:
  std::unique_ptr<llvm::MemoryBuffer> contents;
  llvm::StringSet<> names;
};

/// Whether an intrinsic is one of a machine: `llvm.`, and the machine's name.
bool isOfMachine(llvm::StringRef name) {
  llvm::StringRef machine = name.drop_front(5).split('.').first;
  static const llvm::StringSet<> machines = {
      "aarch64",   "amdgcn", "arm",  "bpf",  "dx",   "hexagon",
      "loongarch", "mips",   "nvvm", "ppc",  "r600", "riscv",
      "s390",      "spv",    "ve",   "wasm", "x86",  "xcore"};
  return machines.contains(machine);
}

class Lists : public testing::TestWithParam<unsigned> {};

TEST_P(Lists, OfIntrinsics) {
  Library library(GetParam());
  if (!library.isThere())
    GTEST_SKIP() << "LLVM " << GetParam() << " is not installed";
  unsigned known = 0;
  for (unsigned id = 1; id < llvm::Intrinsic::num_intrinsics; ++id) {
    llvm::StringRef name = llvm::Intrinsic::getBaseName(id);
    if (isOfMachine(name))
      continue;
    known += library.has(name);
    if (!library.has(name))
      EXPECT_GT(releaseOfIntrinsic(id), GetParam()) << name.str();
  }
  EXPECT_GT(known, 300u); // The names were found where they were looked for.
}

TEST_P(Lists, OfAttributes) {
  Library library(GetParam());
  if (!library.isThere())
    GTEST_SKIP() << "LLVM " << GetParam() << " is not installed";
  for (unsigned number = llvm::Attribute::None + 1;
       number < llvm::Attribute::EndAttrKinds; ++number) {
    auto kind = llvm::Attribute::AttrKind(number);
    llvm::StringRef name = llvm::Attribute::getNameFromAttrKind(kind);
    if (!library.has(name))
      EXPECT_GT(releaseOfAttribute(kind), GetParam()) << name.str();
  }
}

INSTANTIATE_TEST_SUITE_P(Releases, Lists, testing::Values(15, 16, 19));

} // namespace
} // namespace palindrome::releases
