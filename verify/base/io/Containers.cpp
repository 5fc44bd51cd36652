// Finds modules within bitcode files, objects and archives.

#include "palindrome/Containers.h"
#include "verify/base/io/Bitcode.h"
#include "verify/base/io/OneLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Object/MachOUniversal.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace palindrome;
using llvm::StringRef;
namespace object = llvm::object;
namespace fs = llvm::sys::fs;

namespace {
/// Walks through a file and what is nested in it.
class Finder {
public:
  Contents contents;

  /// Adds what `bytes` hold, a part of `whole`, which is the file `file`.
  /// `name` is what the part is called.
  struct Part {
    StringRef bytes, whole;
    std::string file, name;
  };
  void add(const Part &part);

  /// The real paths of the files that are being walked through, each a member
  /// of the one before.
  std::vector<std::string> walked;

private:
  /// Bitcode, and the command that a section next to it records.
  struct Piece {
    StringRef bitcode, command;
  };

  void addBitcode(const Part &part, llvm::ArrayRef<Piece> pieces);
  void addObject(const Part &part);
  void addArchive(const Part &part);
  void addUniversal(const Part &part);
  llvm::Expected<std::string> findThinMember(const Part &archive,
                                             const std::string &path) const;

  void fail(const std::string &name, llvm::Error error) {
    contents.problems.push_back(
        {name, oneLine(llvm::toString(std::move(error)))});
  }
};
} // namespace

bool palindrome::isContainer(StringRef start) {
  llvm::file_magic magic = llvm::identify_magic(start);
  return magic == llvm::file_magic::archive ||
         magic == llvm::file_magic::macho_universal_binary ||
         isObjectFile(start);
}

void Finder::add(const Part &part) {
  llvm::file_magic magic = llvm::identify_magic(part.bytes);
  if (magic == llvm::file_magic::bitcode)
    addBitcode(part, {{part.bytes, ""}});
  else if (magic == llvm::file_magic::archive)
    addArchive(part);
  else if (magic == llvm::file_magic::macho_universal_binary)
    addUniversal(part);
  else if (isObjectFile(part.bytes))
    addObject(part);
  else
    ++contents.withoutModules;
}

void Finder::addBitcode(const Part &part, llvm::ArrayRef<Piece> pieces) {
  std::vector<ContainedModule> found;
  for (const Piece &piece : pieces) {
    llvm::Expected<std::vector<BitcodeFile>> files =
        divideBitcode(piece.bitcode);
    if (!files) {
      fail(part.name, files.takeError());
      continue;
    }
    for (const BitcodeFile &file : *files)
      for (unsigned number = 1; number <= file.modules; ++number) {
        ContainedModule &added = found.emplace_back();
        added.file = part.file;
        added.offset = file.bytes.data() - part.whole.data();
        added.size = file.bytes.size();
        added.number = file.modules > 1 ? number : 0;
        // Where a linker has joined several, none knows its command.
        if (files->size() == 1)
          added.command = piece.command.str();
      }
  }
  contents.withoutModules += found.empty();
  for (size_t i = 0; i != found.size(); ++i) {
    found[i].name = part.name;
    if (found.size() > 1)
      found[i].name += "#" + std::to_string(i + 1);
    contents.modules.push_back(std::move(found[i]));
  }
}

/// Whether `section` is compressed, so that the file does not hold its
/// contents as they are.
static bool isCompressed(const object::SectionRef &section) {
  return section.getObject()->isELF() &&
         (object::ELFSectionRef(section).getFlags() &
          llvm::ELF::SHF_COMPRESSED);
}

void Finder::addObject(const Part &part) {
  llvm::Expected<std::unique_ptr<object::ObjectFile>> read =
      object::ObjectFile::createObjectFile({part.bytes, part.name});
  if (!read)
    return fail(part.name, read.takeError());
  std::vector<Piece> pieces;
  StringRef command;
  for (const object::SectionRef &section : (*read)->sections()) {
    llvm::Expected<StringRef> name = section.getName();
    if (!name) {
      fail(part.name, name.takeError());
      continue;
    }
    bool isCommand = *name == ".llvmcmd" || *name == "__cmdline";
    // LLVM's own predicate knows only what linkers look for.
    if (!isCommand && *name != ".llvmbc" && !section.isBitcode())
      continue;
    if (isCompressed(section)) {
      fail(part.name,
           llvm::createStringError("the section " + *name + " is compressed"));
      continue;
    }
    llvm::Expected<StringRef> bytes = section.getContents();
    if (!bytes)
      fail(part.name, bytes.takeError());
    else if (isCommand)
      command = *bytes;
    else if (bytes->size() > 1) // -fembed-bitcode-marker leaves a single byte.
      pieces.push_back({*bytes, ""});
  }
  if (pieces.size() == 1)
    pieces.front().command = command;
  addBitcode(part, pieces);
}

/// The real path of the file `path`, a member of the thin archive `archive`.
/// Such an archive may name any file of the machine, a device or a pipe, too.
llvm::Expected<std::string>
Finder::findThinMember(const Part &archive, const std::string &path) const {
  llvm::SmallString<256> folder = llvm::sys::path::parent_path(archive.file);
  if (folder.empty())
    folder = ".";
  llvm::SmallString<256> real, realFolder;
  std::error_code error = fs::real_path(folder, realFolder);
  if (!error)
    error = fs::real_path(path, real);
  if (error)
    return llvm::createStringError("cannot read: " + error.message());
  if (!StringRef(realFolder).ends_with("/"))
    realFolder += "/";
  if (!fs::is_regular_file(real) || !StringRef(real).starts_with(realFolder))
    return llvm::createStringError(
        "a member of a thin archive has to be a regular file below the "
        "archive's folder; name this one itself");
  if (llvm::is_contained(walked, real.str()))
    return llvm::createStringError("this archive holds itself");
  return real.str().str();
}

void Finder::addArchive(const Part &part) {
  llvm::Expected<std::unique_ptr<object::Archive>> archive =
      object::Archive::create({part.bytes, part.file});
  if (!archive)
    return fail(part.name, archive.takeError());
  llvm::StringMap<unsigned> seen;
  llvm::Error error = llvm::Error::success();
  for (const object::Archive::Child &child : (*archive)->children(error)) {
    llvm::Expected<StringRef> name = child.getName();
    if (!name) {
      fail(part.name, name.takeError());
      continue;
    }
    Part member;
    // An archive may have several members of one name.
    unsigned count = ++seen[*name];
    member.name = part.name + "(" + name->str() +
                  (count > 1 ? ":" + std::to_string(count) : "") + ")";
    member.whole = part.whole;
    member.file = part.file;
    std::string real;
    if ((*archive)->isThin()) {
      llvm::Expected<std::string> path = child.getFullName();
      llvm::Expected<std::string> found =
          path ? findThinMember(part, *path) : path.takeError();
      if (!found) {
        fail(member.name, found.takeError());
        continue;
      }
      member.file = *path;
      real = *found;
    }
    llvm::Expected<StringRef> bytes = child.getBuffer();
    if (!bytes) {
      fail(member.name, bytes.takeError());
      continue;
    }
    member.bytes = *bytes;
    if ((*archive)->isThin())
      member.whole = *bytes;
    walked.push_back(real);
    add(member);
    walked.pop_back();
  }
  if (error)
    fail(part.name, std::move(error));
}

void Finder::addUniversal(const Part &part) {
  auto binary = object::MachOUniversalBinary::create({part.bytes, part.name});
  if (!binary)
    return fail(part.name, binary.takeError());
  for (const auto &slice : (*binary)->objects()) {
    uint64_t begin = slice.getOffset(), size = slice.getSize();
    if (begin > part.bytes.size() || size > part.bytes.size() - begin) {
      fail(part.name,
           llvm::createStringError("a slice ends beyond the end of the file"));
      continue;
    }
    add({part.bytes.substr(begin, size), part.whole, part.file,
         part.name + "(" + slice.getArchFlagName() + ")"});
  }
}

Contents palindrome::findContainedModules(llvm::MemoryBufferRef file,
                                          StringRef path) {
  Finder finder;
  llvm::SmallString<256> real;
  if (!fs::real_path(path, real))
    finder.walked.push_back(real.str().str());
  finder.add({file.getBuffer(), file.getBuffer(), path.str(), path.str()});
  return std::move(finder.contents);
}

llvm::Expected<std::string>
palindrome::isolateModule(StringRef bitcode, const ContainedModule &place) {
  if (!place.number)
    return bitcode.str();
  llvm::Expected<std::vector<llvm::BitcodeModule>> modules =
      llvm::getBitcodeModuleList({bitcode, place.name});
  if (!modules)
    return modules.takeError();
  if (place.number > modules->size())
    return llvm::createStringError("the file has changed meanwhile");
  llvm::BitcodeModule &module = (*modules)[place.number - 1];
  // The module's blocks as they are, and behind them the table of the strings
  // to which they refer, which several modules may share.
  llvm::SmallVector<char, 0> bytes;
  llvm::BitcodeWriter writer(bytes);
  llvm::append_range(bytes, module.getBuffer());
  writer.copyStrtab(module.getStrtab());
  return std::string(bytes.begin(), bytes.end());
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
palindrome::readContainedModule(const ContainedModule &place) {
  auto slice =
      llvm::MemoryBuffer::getFileSlice(place.file, place.size, place.offset);
  if (!slice) {
    if (slice.getError() == std::errc::not_enough_memory)
      llvm::report_bad_alloc_error(
          ("out of memory: cannot read " + place.name).c_str());
    return llvm::createStringError("cannot read: " +
                                   slice.getError().message());
  }
  if ((*slice)->getBufferSize() != place.size)
    return llvm::createStringError("the file has changed meanwhile");
  llvm::Expected<std::string> bytes =
      isolateModule((*slice)->getBuffer(), place);
  if (!bytes)
    return bytes.takeError();
  return llvm::MemoryBuffer::getMemBufferCopy(*bytes, place.name);
}
