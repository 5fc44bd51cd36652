// The table of kinds of files that are no modules.

#include "verify/base/io/FileKind.h"
#include "verify/base/io/Bitcode.h"
#include "verify/base/io/Language.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Magic.h"

using namespace palindrome;
using llvm::StringRef;

namespace {
/// A file whose kind is asked for.
struct File {
  StringRef bytes;
  StringRef extension;
  StringRef text; ///< The beginning, without blanks and `//` comments.

  File(StringRef contents, StringRef path);

  bool begins(StringRef magic) const { return bytes.starts_with(magic); }
  /// Whether `magic` is at byte `offset`.
  bool has(size_t offset, StringRef magic) const {
    return bytes.substr(offset).starts_with(magic);
  }
  bool startsWithAny(std::initializer_list<StringRef> words) const {
    return llvm::any_of(words,
                        [&](StringRef word) { return text.starts_with(word); });
  }
  bool isNamed(std::initializer_list<StringRef> extensions) const {
    return llvm::is_contained(extensions, extension);
  }
};

struct Kind {
  bool (*matches)(const File &file);
  llvm::StringLiteral name;
  llvm::StringLiteral advice;
};
} // namespace

/// In bytes. What begins a file tells what it is.
static constexpr size_t sizeOfBeginning = 4096;

File::File(StringRef contents, StringRef path)
    : bytes(contents), extension(extensionOf(path)),
      text(contents.take_front(sizeOfBeginning).ltrim()) {
  while (text.starts_with("//"))
    text = text.split('\n').second.ltrim();
}

static bool isMagic(const File &file, llvm::file_magic::Impl kind) {
  return llvm::identify_magic(file.bytes) == kind;
}

static bool isArchive(const File &file) {
  return isMagic(file, llvm::file_magic::archive);
}

static bool hasBitcode(const File &file) {
  return file.bytes.contains("BC\xc0\xde");
}

/// The mark of the program's own databases is the application's number in
/// SQLite's header.
static bool isDatabase(const File &file, StringRef application) {
  return file.begins("SQLite format 3") && file.has(68, application);
}

static bool isZeros(const File &file) {
  return file.bytes.find_first_not_of('\0') == StringRef::npos;
}

/// A parser says more of a text that has a single wrong byte.
static bool isBinary(const File &file) {
  return !file.isNamed({".ll", ".mlir"}) &&
         file.bytes.take_front(sizeOfBeginning).contains('\0') &&
         !detectBinary({file.bytes, ""});
}

static bool isMachineIR(const File &file) {
  return file.isNamed({".mir"}) || file.begins("--- |") ||
         (file.begins("---\nname:") && file.bytes.contains("\nbody:"));
}

/// Directives of the preprocessor, but no aliases of MLIR, such as `#if = ...`.
static bool isC(const File &file) {
  return file.isNamed({".c", ".cc", ".cpp", ".cxx", ".c++", ".C", ".h", ".hpp",
                       ".hh", ".i", ".ii", ".m", ".mm", ".cu", ".cl"}) ||
         file.startsWithAny({"#include <", "#include \"", "#pragma ",
                             "#ifndef ", "#ifdef ", "#if ", "#define ", "/*",
                             "typedef ", "extern ", "static ", "namespace ",
                             "using ", "template", "struct ", "class ", "int ",
                             "void ", "unsigned "});
}

static bool isAssembly(const File &file) {
  return file.isNamed({".s", ".S", ".asm"}) ||
         file.startsWithAny({".text", ".file", ".section", ".globl", ".intel_",
                             ".att_syntax", ".build_version"});
}

static bool isJSON(const File &file) {
  StringRef text = file.text;
  while (text.consume_front("[") || text.consume_front("{")) {
    text = text.ltrim();
    if (text.starts_with("\"") || text.starts_with("}") ||
        text.starts_with("]"))
      return true;
  }
  return file.isNamed({".json", ".jsonl", ".sarif"});
}

static bool isMarkup(const File &file) {
  return StringRef(file.text).starts_with_insensitive("<!doctype") ||
         file.text.starts_with_insensitive("<html") ||
         file.text.starts_with("<?xml");
}

/// In the order in which they are tried: what a kind is part of comes after it.
static constexpr Kind kinds[] = {
    {isZeros, "a file of zeros",
     "it was not written to its end, or not copied"},

    // Compressed files, and bundles of files.
    {[](const File &file) { return file.begins("\x1f\x8b"); },
     "compressed by gzip", "gunzip it; what zstd compressed is read as it is"},
    {[](const File &file) {
       return file.begins("\xfd"
                          "7zXZ");
     },
     "compressed by xz", "unxz it; what zstd compressed is read as it is"},
    {[](const File &file) { return file.begins("BZh"); }, "compressed by bzip2",
     "bunzip2 it; what zstd compressed is read as it is"},
    {[](const File &file) { return file.begins("\x04\x22\x4d\x18"); },
     "compressed by lz4", "unlz4 it; what zstd compressed is read as it is"},
    {[](const File &file) { return file.begins("PK\x03\x04"); },
     "a ZIP archive", "unzip it, and name a file of it"},
    {[](const File &file) { return file.has(257, "ustar"); }, "a tar archive",
     "unpack it by tar -xf, and name a file of it"},

    // What compilers write.
    {[](const File &file) {
       return isArchive(file) && file.isNamed({".rlib"});
     },
     "a library of Rust's",
     "palindrome corpus harvest takes out what rustc -C embed-bitcode put "
     "there, rustc --emit=llvm-ir writes a module"},
    {isArchive, "an archive",
     "palindrome verify judges each, palindrome corpus harvest takes each out"},
    {[](const File &file) {
       return isObjectFile(file.bytes) && hasBitcode(file);
     },
     "an object or a program",
     "palindrome verify judges the bitcode in it, palindrome corpus harvest "
     "takes it out"},
    {[](const File &file) {
       return isObjectFile(file.bytes) && file.bytes.contains(".gnu.lto_");
     },
     "an object of GCC's -flto",
     "GCC has an IR of its own; clang -flto -c writes LLVM's"},
    {[](const File &file) { return isObjectFile(file.bytes); },
     "an object or a program without LLVM IR",
     "clang -c -emit-llvm writes a module in its place, -fembed-bitcode puts "
     "one into it"},
    {[](const File &file) {
       return isMagic(file, llvm::file_magic::macho_universal_binary);
     },
     "a universal binary",
     "palindrome verify judges the bitcode in it, palindrome corpus harvest "
     "takes it out"},
    {[](const File &file) {
       return file.begins("CPCH") || isMagic(file, llvm::file_magic::clang_ast);
     },
     "a precompiled header or module of Clang's",
     "clang -S -emit-llvm writes LLVM IR of its source"},
    {[](const File &file) {
       return file.begins("\x03\x02\x23\x07") ||
              file.begins("\x07\x23\x02\x03") || file.begins("; SPIR-V");
     },
     "a module of SPIR-V",
     "palindrome-translate --deserialize-spirv makes MLIR of its binary form, "
     "llvm-spirv -r LLVM IR"},
    {[](const File &file) {
       return isMagic(file, llvm::file_magic::offload_binary) ||
              file.begins("\x50\xed\x55\xba");
     },
     "a bundle of code for other devices",
     "clang-offload-packager takes an image out"},
    {[](const File &file) {
       return file.startsWithAny(
           {"--- !Passed", "--- !Missed", "--- !Analysis"});
     },
     "remarks of optimizations", "name the module that was compiled"},
    {isMachineIR, "machine IR",
     "if it has LLVM IR, that is the block between `--- |` and `...`"},

    // What this program and others around it write.
    {[](const File &file) { return isDatabase(file, "PalR"); },
     "a database of palindrome verify --db",
     "palindrome report shows, merges and compares them"},
    {[](const File &file) { return isDatabase(file, "PalC"); },
     "the index of a corpus", "palindrome corpus takes the folder of it"},
    {[](const File &file) { return isDatabase(file, "PalP"); },
     "a file of proofs", "palindrome refine takes it by --proof-cache"},
    {[](const File &file) { return file.begins("SQLite format 3"); },
     "a database of SQLite's", "name a module"},
    {[](const File &file) { return file.begins("{\"kind\":"); },
     "a report of palindrome --format=json", "name the module that it is on"},
    {isJSON, "JSON", "name a module"},
    {[](const File &file) { return file.begins("version https://git-lfs"); },
     "a pointer of Git LFS", "git lfs pull replaces it by the file"},
    {isMarkup, "a page of HTML or XML",
     "what was meant may be below another address, such as that of the raw "
     "file"},
    {[](const File &file) { return file.begins("%PDF-"); }, "a PDF document",
     "name a module"},
    {[](const File &file) {
       return file.begins("\x89PNG") || file.begins("\xff\xd8\xff") ||
              file.begins("GIF8");
     },
     "a picture", "name a module"},

    // Text in an encoding that no parser reads.
    {[](const File &file) {
       return file.begins("\xff\xfe") || file.begins("\xfe\xff");
     },
     "text in UTF-16",
     "iconv -f UTF-16 -t UTF-8 makes text of it that is read"},
    {[](const File &file) { return file.begins("\xef\xbb\xbf"); },
     "text with a byte order mark", "remove its first three bytes"},

    // Sources.
    {[](const File &file) { return file.begins("#!"); }, "a script",
     "name a module"},
    {isC, "source of C or C++",
     "clang -S -emit-llvm -o OUT.ll makes LLVM IR of it, for palindrome "
     "import"},
    {[](const File &file) { return file.isNamed({".rs"}); }, "source of Rust",
     "rustc --emit=llvm-ir makes LLVM IR of it, for palindrome import"},
    {[](const File &file) { return file.isNamed({".swift"}); },
     "source of Swift",
     "swiftc -emit-ir makes LLVM IR of it, for palindrome import"},
    {[](const File &file) {
       return file.isNamed(
           {".f", ".f77", ".f90", ".f95", ".f03", ".f08", ".F", ".F90"});
     },
     "source of Fortran",
     "flang -S -emit-llvm makes LLVM IR of it, for palindrome import"},
    {[](const File &file) { return file.isNamed({".zig"}); }, "source of Zig",
     "zig build-obj -femit-llvm-ir makes LLVM IR of it, for palindrome import"},
    {[](const File &file) { return file.isNamed({".py"}); }, "source of Python",
     "name a module"},
    {[](const File &file) { return file.isNamed({".td"}); },
     "source of TableGen", "name a module"},
    {isAssembly, "assembly",
     "clang -S -emit-llvm makes LLVM IR of the source in its place"},

    {isBinary, "binary data of no known kind", "name a module"},
};

std::string palindrome::describeOtherKind(StringRef contents, StringRef path) {
  if (unsigned modules = countModules(contents); modules > 1)
    return std::to_string(modules) +
           " modules in one file, expected one; palindrome verify judges each, "
           "palindrome corpus harvest takes each out";
  File file(contents, path);
  const auto *kind = llvm::find_if(
      kinds, [&](const Kind &each) { return each.matches(file); });
  if (kind == std::end(kinds))
    return "";
  return (kind->name + ", expected one module; " + kind->advice).str();
}
