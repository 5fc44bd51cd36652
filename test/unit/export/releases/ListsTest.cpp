// translate/Versions.def against what the older releases that are installed
// know: nothing that one lacks is without a row, and no row is for what it has.

#include "export/releases/Since.h"
#include "palindrome/Downgrade.h"
#include "llvm/ADT/StringSet.h"
#include <dlfcn.h>
#include <gtest/gtest.h>

namespace palindrome::releases {
namespace {

/// The library of a release, which has other symbols than this one's: they have
/// versions. It is asked by LLVM's C interface.
class Library {
public:
  explicit Library(unsigned release) {
    std::string number = std::to_string(release);
    for (std::string name :
         {"libLLVM-" + number + ".so.1", "libLLVM.so." + number + ".1"})
      if (!handle)
        handle = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  }
  bool isThere() const { return handle != nullptr; }
  bool hasIntrinsic(llvm::StringRef name) const {
    return ask("LLVMLookupIntrinsicID", name);
  }
  bool hasAttribute(llvm::StringRef name) const {
    return ask("LLVMGetEnumAttributeKindForName", name);
  }

private:
  /// Whether a function from names to numbers has one for `name`.
  bool ask(const char *function, llvm::StringRef name) const {
    using Lookup = unsigned(const char *, size_t);
    auto *lookup = reinterpret_cast<Lookup *>(dlsym(handle, function));
    return lookup(name.data(), name.size()) != 0;
  }

  void *handle = nullptr; ///< Stays open: LLVM cannot be unloaded.
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
    known += library.hasIntrinsic(name);
    if (!library.hasIntrinsic(name))
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
    if (!library.hasAttribute(name))
      EXPECT_GT(releaseOfAttribute(kind), GetParam()) << name.str();
  }
}

INSTANTIATE_TEST_SUITE_P(Releases, Lists, testing::Values(13, 14, 15, 16, 19));

} // namespace
} // namespace palindrome::releases
