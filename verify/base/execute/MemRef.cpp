// Memrefs of MLIR, as the conversion to LLVM IR represents them.

#include "verify/base/execute/MemRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <cstring>

using namespace palindrome;
using namespace palindrome::execute;

size_t execute::countFields(const MemRefType &type) {
  if (type.isBare)
    return 1;
  return type.isRanked ? 3 + 2 * type.sizes.size() : 2;
}

/// How deep lists are nested, at the first item of each.
static size_t findDepth(const Written &value) {
  return findSizes(value, std::numeric_limits<size_t>::max()).size();
}

/// Sets the sizes, the strides and the offset of `memref` for the elements of
/// `value`, and `count` to the number of elements that its memory has. It is an
/// error if they do not fit `type`.
static llvm::Error setShape(MemRef &memref, const Written &value,
                            const MemRefType &type, int64_t &count) {
  size_t rank = type.isRanked ? type.sizes.size() : findDepth(value);
  auto isFixed = [&](const std::vector<int64_t> &values, size_t i) {
    return type.isRanked && values[i] != MemRefType::dynamic;
  };
  memref.sizes = findSizes(value, rank);
  if (memref.sizes.size() < rank && !llvm::is_contained(memref.sizes, 0))
    return llvm::createStringError("'" + value.text + "' is not nested " +
                                   llvm::Twine(rank) + " deep");
  // A list without items leaves the sizes behind it open.
  for (size_t i = memref.sizes.size(); i < rank; ++i)
    memref.sizes.push_back(isFixed(type.sizes, i) ? type.sizes[i] : 0);
  for (size_t i = 0; i < rank; ++i)
    if (isFixed(type.sizes, i) && type.sizes[i] != memref.sizes[i])
      return llvm::createStringError("'" + value.text + "' has the size " +
                                     llvm::Twine(memref.sizes[i]) + ", not " +
                                     llvm::Twine(type.sizes[i]) +
                                     ", in dimension " + llvm::Twine(i));
  std::vector<int64_t> open(rank, MemRefType::dynamic);
  llvm::Expected<Placement> placement =
      placeElements(memref.sizes, type.isRanked ? type.strides : open,
                    type.isRanked ? type.offset : 0);
  if (!placement)
    return llvm::createStringError("'" + value.text + "' has " +
                                   llvm::toString(placement.takeError()));
  memref.strides = placement->strides;
  memref.offset = placement->offset;
  count = placement->count;
  return llvm::Error::success();
}

llvm::Expected<Placement>
execute::placeElements(llvm::ArrayRef<int64_t> sizes,
                       llvm::ArrayRef<int64_t> strides, int64_t offset) {
  Placement result;
  result.strides = strides;
  int64_t stride = 1, before = 0, behind = 0;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (strides[i] == MemRefType::dynamic)
      result.strides[i] = stride;
    stride = result.strides[i] * std::max<int64_t>(sizes[i], 1);
    // With a negative stride, the last element is the first in memory.
    int64_t distance = std::max<int64_t>(sizes[i] - 1, 0) * result.strides[i];
    (distance < 0 ? before : behind) += distance;
  }
  result.offset = offset == MemRefType::dynamic ? -before : offset;
  if (result.offset + before < 0)
    return llvm::createStringError("elements before its memory: the offset " +
                                   llvm::Twine(result.offset) +
                                   " is less than " + llvm::Twine(-before));
  bool isEmpty = llvm::is_contained(sizes, 0);
  result.count = isEmpty ? 0 : result.offset + behind + 1;
  return result;
}

/// Stores the elements of dimension `dimension` and those below it.
static llvm::Error storeElements(const Written &value, const MemRef &memref,
                                 size_t dimension, int64_t position,
                                 const MemRefType &type,
                                 const llvm::DataLayout &layout) {
  if (dimension == memref.sizes.size()) {
    auto size = static_cast<int64_t>(layout.getTypeAllocSize(type.element));
    return storeValue(value, type.element, layout,
                      memref.data + position * size, type.floats);
  }
  if (!value.isList ||
      static_cast<int64_t>(value.items.size()) != memref.sizes[dimension])
    return llvm::createStringError("'" + value.text + "' is no list of " +
                                   llvm::Twine(memref.sizes[dimension]) +
                                   ", as the first one beside it");
  for (const Written &item : value.items) {
    if (llvm::Error problem =
            storeElements(item, memref, dimension + 1, position, type, layout))
      return problem;
    position += memref.strides[dimension];
  }
  return llvm::Error::success();
}

static void storeInteger(int64_t value, const Field &field,
                         const llvm::DataLayout &layout) {
  llvm::StoreIntToMemory(llvm::APInt(64, value, /*isSigned=*/true),
                         reinterpret_cast<uint8_t *>(field.memory),
                         layout.getTypeStoreSize(field.type));
}

static void storePointer(const char *pointer, const Field &field) {
  memcpy(field.memory, static_cast<const void *>(&pointer), sizeof(pointer));
}

/// Stores the struct that represents a ranked memref, each member in a field.
static void storeDescriptor(const MemRef &memref, llvm::ArrayRef<Field> fields,
                            const llvm::DataLayout &layout) {
  storePointer(memref.data, fields[0]);
  storePointer(memref.data, fields[1]);
  storeInteger(memref.offset, fields[2], layout);
  fields = fields.drop_front(3);
  for (const std::vector<int64_t> &values : {memref.sizes, memref.strides}) {
    for (auto [value, field] : llvm::zip(values, fields))
      storeInteger(value, field, layout);
    fields = fields.drop_front(values.size());
  }
}

/// Where the members of a descriptor in memory are, whose integers have the
/// type `integer`.
static std::vector<Field> membersAt(char *memory, size_t rank,
                                    llvm::Type *integer,
                                    const llvm::DataLayout &layout) {
  std::vector<Field> fields(2, {memory, integer});
  fields[1].memory += sizeof(char *);
  uint64_t bytes = layout.getTypeAllocSize(integer);
  for (size_t i = 0; i < 1 + 2 * rank; ++i)
    fields.push_back({memory + 2 * sizeof(char *) + i * bytes, integer});
  return fields;
}

llvm::Expected<MemRef> execute::storeMemRef(const Written &value,
                                            const MemRefType &type,
                                            llvm::ArrayRef<Field> fields,
                                            const llvm::DataLayout &layout) {
  MemRef memref;
  int64_t count = 0;
  if (llvm::Error problem = setShape(memref, value, type, count))
    return problem;
  uint64_t size = layout.getTypeAllocSize(type.element);
  uint64_t bytes = count * size;
  // MLIR's vectorizing passes may rely on more than malloc's alignment.
  constexpr uint64_t alignment = 64;
  memref.data = static_cast<char *>(std::aligned_alloc(
      alignment, llvm::alignTo(std::max<uint64_t>(bytes, 1), alignment)));
  if (!memref.data)
    return llvm::createStringError("there is no memory for '" + value.text +
                                   "'");
  memset(memref.data, 0, bytes);
  if (llvm::Error problem =
          storeElements(value, memref, 0, memref.offset, type, layout))
    return problem;

  if (type.isBare) {
    storePointer(memref.data, fields[0]);
    return memref;
  }
  if (type.isRanked) {
    storeDescriptor(memref, fields, layout);
    return memref;
  }
  size_t rank = memref.sizes.size();
  auto *descriptor = static_cast<char *>(calloc(3 + 2 * rank, sizeof(int64_t)));
  if (!descriptor)
    return llvm::createStringError("there is no memory for a descriptor");
  storeDescriptor(memref, membersAt(descriptor, rank, fields[0].type, layout),
                  layout);
  storeInteger(static_cast<int64_t>(rank), fields[0], layout);
  storePointer(descriptor, fields[1]);
  return memref;
}

static int64_t loadInteger(const Field &field, const llvm::DataLayout &layout) {
  unsigned bytes = layout.getTypeStoreSize(field.type);
  llvm::APInt value(bytes * 8, 0);
  llvm::LoadIntFromMemory(
      value, reinterpret_cast<const uint8_t *>(field.memory), bytes);
  return value.getSExtValue();
}

static char *loadPointer(const char *memory) {
  char *pointer;
  memcpy(static_cast<void *>(&pointer), memory, sizeof(pointer));
  return pointer;
}

MemRef execute::loadMemRef(const Field &field, const MemRefType &type,
                           const llvm::DataLayout &layout) {
  if (type.isBare)
    return {loadPointer(field.memory), type.offset, type.sizes, type.strides};
  size_t rank = type.sizes.size();
  char *memory = field.memory;
  llvm::Type *integer = field.type->getStructElementType(type.isRanked ? 2 : 0);
  if (!type.isRanked) {
    rank = loadInteger({memory, integer}, layout);
    memory = loadPointer(
        memory +
        layout.getStructLayout(llvm::cast<llvm::StructType>(field.type))
            ->getElementOffset(1));
  }
  std::vector<Field> members = membersAt(memory, rank, integer, layout);
  MemRef memref{loadPointer(members[1].memory),
                loadInteger(members[2], layout)};
  for (size_t i = 0; i < rank; ++i) {
    memref.sizes.push_back(loadInteger(members[3 + i], layout));
    memref.strides.push_back(loadInteger(members[3 + rank + i], layout));
  }
  return memref;
}

static void printElements(llvm::raw_ostream &stream, const MemRef &memref,
                          size_t dimension, int64_t position,
                          const MemRefType &type,
                          const llvm::DataLayout &layout) {
  if (dimension == memref.sizes.size()) {
    auto size = static_cast<int64_t>(layout.getTypeAllocSize(type.element));
    printValue(stream, memref.data + position * size, type.element, layout,
               type.floats);
    return;
  }
  stream << '[';
  for (int64_t i = 0; i < memref.sizes[dimension]; ++i) {
    stream << (i ? ", " : "");
    printElements(stream, memref, dimension + 1,
                  position + i * memref.strides[dimension], type, layout);
  }
  stream << ']';
}

void execute::printMemRef(llvm::raw_ostream &stream, const MemRef &memref,
                          const MemRefType &type,
                          const llvm::DataLayout &layout) {
  printElements(stream, memref, 0, memref.offset, type, layout);
}
