// What is said of files that are no modules: a row of the table each.

#include "verify/base/io/FileKind.h"
#include "verify/base/io/Bitcode.h"
#include <gtest/gtest.h>

using namespace palindrome;

namespace {
struct Case {
  const char *path;
  std::string contents;
  const char *name; ///< How what is said begins; empty: nothing is.
};
} // namespace

/// `text` at byte `offset` behind zeros.
static std::string at(size_t offset, const std::string &text,
                      std::string before = "") {
  before.resize(offset);
  return before + text;
}

static const Case cases[] = {
    {"zeros", std::string(5000, '\0'), "a file of zeros"},
    {"a.ll.gz", "\x1f\x8b\x08", "compressed by gzip"},
    {"a.ll.xz",
     "\xfd"
     "7zXZ",
     "compressed by xz"},
    {"a.ll.bz2", "BZh9", "compressed by bzip2"},
    {"a.ll.lz4", "\x04\x22\x4d\x18", "compressed by lz4"},
    {"a.zip", "PK\x03\x04", "a ZIP archive"},
    {"a.tar", at(257, "ustar", "a.ll"), "a tar archive"},
    {"liba.a", "!<arch>\n", "an archive"},
    {"liba.rlib", "!<arch>\n", "a library of Rust's"},
    {"a.o",
     at(64, "BC\xc0\xde",
        "\x7f"
        "ELF\x02\x01\x01"),
     "an object or a program"},
    {"a.o",
     at(64, ".gnu.lto_.main",
        "\x7f"
        "ELF\x02\x01\x01"),
     "an object of GCC's -flto"},
    {"a.out",
     at(64, "",
        "\x7f"
        "ELF\x02\x01\x01"),
     "an object or a program without LLVM IR"},
    {"a.pch", "CPCH", "a precompiled header"},
    {"a.spv", "\x03\x02\x23\x07", "a module of SPIR-V"},
    {"a.spvasm", "; SPIR-V\n; Version: 1.0\n", "a module of SPIR-V"},
    {"a.fatbin", "\x50\xed\x55\xba", "a bundle of code for other devices"},
    {"a.yaml", "--- !Missed\nPass: inline\n", "remarks of optimizations"},
    {"a", "--- |\n  define void @f() {\n", "machine IR"},
    {"a", "---\nname: f\nbody: |\n", "machine IR"},
    {"a.mir", "name: f\n", "machine IR"},
    {"a.db", at(68, "PalR", "SQLite format 3"),
     "a database of palindrome verify --db"},
    {"index.sqlite", at(68, "PalC", "SQLite format 3"),
     "the index of a corpus"},
    {"proofs.sqlite", at(68, "PalP", "SQLite format 3"), "a file of proofs"},
    {"a.db", "SQLite format 3", "a database of SQLite's"},
    {"a", "{\"kind\":\"file\"}", "a report of palindrome --format=json"},
    {"a", " [ {\n \"directory\": \"/\" } ]", "JSON"},
    {"a.ll", "version https://git-lfs.github.com/spec/v1\n",
     "a pointer of Git LFS"},
    {"a.ll", "\n<!DOCTYPE html>\n<html>", "a page of HTML or XML"},
    {"a", "%PDF-1.7", "a PDF document"},
    {"a.png", "\x89PNG", "a picture"},
    {"a.ll", "\xff\xfe;", "text in UTF-16"},
    {"a.ll", "\xef\xbb\xbf; a", "text with a byte order mark"},
    {"a", "#!/bin/sh\n", "a script"},
    {"a.c", "f() {}", "source of C or C++"},
    {"<stdin>", "// A comment.\n#include <stdio.h>\n", "source of C or C++"},
    {"a.rs", "fn main() {}", "source of Rust"},
    {"a.swift", "print(1)", "source of Swift"},
    {"a.f90", "end", "source of Fortran"},
    {"a.zig", "export fn f() void {}", "source of Zig"},
    {"a.py", "import os", "source of Python"},
    {"a.td", "def A;", "source of TableGen"},
    {"a.s", "nop", "assembly"},
    {"<stdin>", "\t.text\n\t.globl f\n", "assembly"},
    {"a", at(7, "\x01\x02", "\x02"), "binary data of no known kind"},
    // Modules, and text of which nothing is known.
    {"a.ll", "; A comment.\ndefine void @f() {", ""},
    {"a.ll", "target triple = \"x\"\n", ""},
    {"a.mlir", "// A comment.\nmodule {}\n", ""},
    {"a.mlir", "#map = affine_map<(d0) -> (d0)>\n", ""},
    {"a.bc", at(100, "", "BC\xc0\xde"), ""},
    {"a.mlirbc", at(100, "", "ML\xefR"), ""},
    {"a.ll", "hello world", ""},
    {"a.ll", at(7, "\x01\x02", "\x02"), ""},
};

TEST(FileKind, EachRow) {
  for (const Case &each : cases) {
    std::string text = describeOtherKind(each.contents, each.path);
    std::string name = each.name;
    if (name.empty())
      EXPECT_EQ(text, "") << each.path;
    else
      EXPECT_TRUE(llvm::StringRef(text).starts_with(name)) << text;
    // What to do stands behind it.
    EXPECT_EQ(text.find("; ") == std::string::npos, name.empty()) << text;
  }
}

TEST(FileKind, ZerosAreNoObject) {
  EXPECT_FALSE(isObjectFile(llvm::StringRef("\0\0\0\0\0\0\0\0", 8)));
  EXPECT_FALSE(isObjectFile(std::string(64, '\0')));
  std::string object = at(16, "\x01",
                          "\x7f"
                          "ELF\x02\x01\x01");
  EXPECT_TRUE(isObjectFile(object + std::string(64, '\0')));
}
