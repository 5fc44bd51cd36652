// Finds where bitcode files, and the modules in them, begin and end.

#include "verify/base/io/Bitcode.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamReader.h"
#include "llvm/Support/Endian.h"

using namespace palindrome;
using llvm::StringRef;

static constexpr llvm::StringLiteral rawMagic = "BC\xc0\xde";
static constexpr llvm::StringLiteral wrapperMagic = "\xde\xc0\x17\x0b";

static llvm::Error malformed(const char *what) {
  return llvm::createStringError(llvm::Twine("the bitcode is malformed: ") +
                                 what);
}

/// The file behind the wrapper with which `bytes` begin. `size` gets the size
/// of both.
static llvm::Expected<StringRef> unwrap(StringRef bytes, size_t &size) {
  if (bytes.size() < llvm::BWH_HeaderSize)
    return malformed("the header is cut");
  auto field = [&](unsigned at) {
    return uint64_t(llvm::support::endian::read32le(bytes.data() + at));
  };
  uint64_t begin = field(llvm::BWH_OffsetField);
  size = begin + field(llvm::BWH_SizeField);
  if (begin < llvm::BWH_HeaderSize || size > bytes.size())
    return malformed("the header names a place beyond the end");
  return bytes.slice(begin, size);
}

/// Reads the blocks of the file with which `bytes` begin, up to another one,
/// zeros, or the end. `size` gets the size of what was read.
static llvm::Expected<unsigned> readBlocks(StringRef bytes, size_t &size) {
  unsigned modules = 0;
  llvm::BitstreamCursor cursor(bytes);
  if (llvm::Error error = cursor.JumpToBit(rawMagic.size() * 8))
    return std::move(error);
  for (;;) {
    size = cursor.getCurrentByteNo();
    StringRef rest = bytes.substr(size);
    // The reader of modules ignores as little at the end.
    if (rest.size() < 8 || rest.starts_with(rawMagic) ||
        rest.starts_with(wrapperMagic) ||
        rest.starts_with(StringRef("\0\0\0\0", 4)))
      return modules;
    llvm::Expected<llvm::BitstreamEntry> entry =
        cursor.advance(llvm::BitstreamCursor::AF_DontAutoprocessAbbrevs);
    if (!entry)
      return entry.takeError();
    if (entry->Kind != llvm::BitstreamEntry::SubBlock)
      return malformed("expected a block");
    modules += entry->ID == llvm::bitc::MODULE_BLOCK_ID;
    if (llvm::Error error = cursor.SkipBlock())
      return std::move(error);
  }
}

llvm::Expected<std::vector<BitcodeFile>>
palindrome::divideBitcode(StringRef bytes) {
  std::vector<BitcodeFile> files;
  while (bytes.size() >= rawMagic.size()) {
    size_t size = 0;
    StringRef file = bytes;
    bool isWrapped = bytes.starts_with(wrapperMagic);
    if (isWrapped) {
      llvm::Expected<StringRef> inner = unwrap(bytes, size);
      if (!inner)
        return inner.takeError();
      file = *inner;
    }
    if (!file.starts_with(rawMagic))
      return malformed("expected the magic number of bitcode");
    size_t read = 0;
    llvm::Expected<unsigned> modules = readBlocks(file, read);
    if (!modules)
      return modules.takeError();
    files.push_back({file.take_front(read), *modules});
    bytes = bytes.drop_front(isWrapped ? size : read);
    bytes = bytes.drop_while([](char c) { return c == 0; });
  }
  return files;
}

unsigned palindrome::countModules(StringRef bytes) {
  llvm::Expected<std::vector<BitcodeFile>> files = divideBitcode(bytes);
  if (!files) {
    llvm::consumeError(files.takeError());
    return 0;
  }
  unsigned modules = 0;
  for (const BitcodeFile &file : *files)
    modules += file.modules;
  return modules;
}

/// The size of the header of an object of COFF, in bytes.
static constexpr size_t sizeOfCOFFHeader = 20;

bool palindrome::isObjectFile(StringRef start) {
  // COFF has no magic number but that of the machine, and 0 is any.
  if (start.take_front(sizeOfCOFFHeader).find_first_not_of('\0') ==
      StringRef::npos)
    return false;
  switch (llvm::identify_magic(start)) {
  case llvm::file_magic::elf:
  case llvm::file_magic::elf_relocatable:
  case llvm::file_magic::elf_executable:
  case llvm::file_magic::elf_shared_object:
  case llvm::file_magic::macho_object:
  case llvm::file_magic::macho_executable:
  case llvm::file_magic::macho_fixed_virtual_memory_shared_lib:
  case llvm::file_magic::macho_dynamically_linked_shared_lib:
  case llvm::file_magic::macho_bundle:
  case llvm::file_magic::macho_kext_bundle:
  case llvm::file_magic::coff_object:
  case llvm::file_magic::pecoff_executable:
  case llvm::file_magic::wasm_object:
    return true;
  default:
    return false;
  }
}
