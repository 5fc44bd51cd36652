// Memory: the log of writes, and values as bytes.

#include "verify/judge/refine/encode/state/SideMemory.h"
#include "test/unit/verify/judge/refine/encode/state/Support.h"

namespace palindrome::encode {
namespace {

class SideMemoryTest : public StateTest {
protected:
  void start(const char *layout = "e") {
    parse(std::string("target datalayout = \"") + layout +
          "\"\ndefine ptr @src(ptr %p) {\n"
          "  %a = alloca [64 x i8]\n  %v = load ptr, ptr %p\n"
          "  %w = load i12, ptr %p\n  ret ptr %v\n}");
    choices.emplace(*problem, here, /*isTarget=*/false);
    objects.emplace(*problem, *source, here, *choices, nullptr);
    memory.emplace(*problem, here, *choices, *objects);
    unsigned local =
        objects->makeBlock(word(64), 8, /*isHeap=*/false, Expr::boolean(true));
    block = problem->blocks.localBlock(local);
  }
  Expr pointer(uint64_t offset = 0) const {
    return problem->blocks.makePointer(block, word(offset));
  }
  MemoryByte read(uint64_t offset) {
    return memory->readByte(block, word(offset));
  }
  static MemoryByte byte(uint64_t bits) {
    MemoryByte byte;
    byte.bits = Expr::bits(8, bits);
    return byte;
  }
  llvm::Type *integer(unsigned width) {
    return llvm::Type::getIntNTy(context, width);
  }
  static Lanes bits(unsigned width, uint64_t value) {
    return {Lane{Expr::bits(width, value)}};
  }

  Position here;
  std::optional<Choices> choices;
  std::optional<SideObjects> objects;
  std::optional<SideMemory> memory;
  Expr block;
};

TEST_F(SideMemoryTest, ReadsTheLastWrite) {
  start();
  memory->writeBytes(pointer(), {byte(1), byte(2)});
  memory->writeBytes(pointer(1), {byte(3)});
  EXPECT_EQ(read(0).bits.constant(), llvm::APInt(8, 1));
  EXPECT_EQ(read(1).bits.constant(), llvm::APInt(8, 3));
  EXPECT_EQ(memory->readByte(block, word(1), /*until=*/1).bits.constant(),
            llvm::APInt(8, 2));
  EXPECT_EQ(memory->writes().size(), 2u);
}

TEST_F(SideMemoryTest, ReadsTheLastWriteWithoutKnownPlaces) {
  options.without = {ProverPart::KnownPlaces};
  start();
  memory->writeBytes(pointer(), {byte(1), byte(2)});
  memory->writeBytes(pointer(1), {byte(3)});
  EXPECT_FALSE(read(0).bits.constant());
  EXPECT_TRUE(alwaysHolds(read(0).bits == Expr::bits(8, 1)));
  EXPECT_TRUE(alwaysHolds(read(1).bits == Expr::bits(8, 3)));
  EXPECT_TRUE(alwaysHolds(read(2).isUninitialised));
}

TEST_F(SideMemoryTest, FreshObjectsAreUninitialised) {
  start();
  EXPECT_TRUE(read(0).isUninitialised.isTrue());
  memory->writeBytes(pointer(), {byte(1)});
  EXPECT_TRUE(read(0).isUninitialised.isFalse());
  EXPECT_TRUE(read(1).isUninitialised.isTrue());
}

TEST_F(SideMemoryTest, WritesOfOtherPathsAreGuarded) {
  start();
  memory->writeBytes(pointer(), {byte(1)});
  Expr condition = Expr::booleanVariable("c");
  here.onlyIf(condition, [&] { memory->writeBytes(pointer(), {byte(2)}); });
  EXPECT_TRUE(alwaysHolds(
      read(0).bits == condition.select(Expr::bits(8, 2), Expr::bits(8, 1))));
}

TEST_F(SideMemoryTest, WritesAtUnknownOffsetsMayHit) {
  start();
  Expr offset = Expr::variable(offsetBits, "offset");
  memory->writeBytes(pointer(), {byte(1), byte(2)});
  memory->writeBytes(problem->blocks.makePointer(block, offset), {byte(9)});
  EXPECT_TRUE(alwaysHolds(
      (offset == word(1)).implies(read(1).bits == Expr::bits(8, 9))));
  EXPECT_TRUE(alwaysHolds(
      (offset == word(0)).implies(read(1).bits == Expr::bits(8, 2))));
}

TEST_F(SideMemoryTest, WritesMayCoverRanges) {
  start();
  Write write;
  write.covers = [&](Expr at, Expr offset) {
    return at == block && offset.ult(word(2));
  };
  write.byteAt = [](Expr, Expr offset) {
    MemoryByte byte;
    byte.bits = offset.trunc(8);
    return byte;
  };
  memory->addWrite(std::move(write));
  EXPECT_EQ(read(1).bits.constant(), llvm::APInt(8, 1));
  EXPECT_TRUE(read(2).isUninitialised.isTrue());
}

TEST_F(SideMemoryTest, BytesArePoisonAfterTheLifetime) {
  start();
  memory->writeBytes(pointer(), {byte(1)});
  memory->endLifetime(block);
  EXPECT_TRUE(read(0).poison.isTrue());
  EXPECT_TRUE(objects->isAlive(block).isFalse());
}

TEST_F(SideMemoryTest, InitialMemoryIsAFunctionOfThePlace) {
  start();
  unsigned other = problem->blocks.count() - 1;
  Expr block = Expr::bits(problem->blocks.blockBits(), other);
  MemoryByte once = memory->readByte(block, word(3));
  EXPECT_TRUE(once.bits.isSame(memory->readByte(block, word(3)).bits));
  EXPECT_TRUE(canHold(once.bits != memory->readByte(block, word(4)).bits));
}

TEST_F(SideMemoryTest, LittleEndianValues) {
  start("e");
  memory->store(integer(32), bits(32, 0x04030201), pointer());
  EXPECT_EQ(read(0).bits.constant(), llvm::APInt(8, 1));
  EXPECT_EQ(memory->load(integer(16), pointer(2))[0].value.constant(),
            llvm::APInt(16, 0x0403));
}

TEST_F(SideMemoryTest, BigEndianValues) {
  start("E");
  memory->store(integer(32), bits(32, 0x04030201), pointer());
  EXPECT_EQ(read(0).bits.constant(), llvm::APInt(8, 4));
  EXPECT_EQ(memory->load(integer(16), pointer(2))[0].value.constant(),
            llvm::APInt(16, 0x0201));
}

TEST_F(SideMemoryTest, UninitialisedLoadsAreUndef) {
  start();
  Lane lane = memory->load(integer(16), pointer())[0];
  EXPECT_TRUE(lane.poison.isFalse());
  EXPECT_EQ(lane.undefs.size(), 1u);
  EXPECT_TRUE(canHold(lane.value == Expr::bits(16, 0x1234)));
}

TEST_F(SideMemoryTest, OddWidthsAreLoadedAsTheyWereStored) {
  start();
  memory->store(integer(12), bits(12, 0xabc), pointer());
  Lane same = memory->load(integer(12), pointer())[0];
  EXPECT_EQ(same.value.constant(), llvm::APInt(12, 0xabc));
  EXPECT_TRUE(same.poison.isFalse());
  EXPECT_TRUE(memory->load(integer(11), pointer())[0].poison.isTrue());
  // The spare bits of the last byte are undef.
  Lane whole = memory->load(integer(16), pointer())[0];
  EXPECT_TRUE(whole.poison.isFalse());
  EXPECT_FALSE(canHold(whole.value.trunc(12) != Expr::bits(12, 0xabc)));
  EXPECT_TRUE(canHold(whole.value.extract(15, 12) == Expr::bits(4, 5)));
}

TEST_F(SideMemoryTest, PaddingBecomesUninitialised) {
  start("e-i16:16");
  memory->writeBytes(pointer(), {byte(1), byte(2), byte(3), byte(4)});
  auto *type = llvm::StructType::get(integer(8), integer(16));
  Lanes value = bits(8, 7);
  value.append(bits(16, 0x0908));
  memory->store(type, value, pointer());
  EXPECT_EQ(read(0).bits.constant(), llvm::APInt(8, 7));
  EXPECT_TRUE(read(1).isUninitialised.isTrue());
  EXPECT_EQ(read(2).bits.constant(), llvm::APInt(8, 8));
}

TEST_F(SideMemoryTest, PackedVectors) {
  start();
  llvm::Type *type = llvm::FixedVectorType::get(integer(2), 4);
  Lanes value;
  for (uint64_t i : {1, 2, 3, 0})
    value.append(bits(2, i));
  memory->store(type, value, pointer());
  EXPECT_EQ(read(0).bits.constant(), llvm::APInt(8, 0b00111001));
  EXPECT_EQ(memory->load(type, pointer())[2].value.constant(),
            llvm::APInt(2, 3));
  EXPECT_FALSE(problem->doubts.ofProofs());
  // One element is poison: the whole byte is, which is inexact.
  value[0].poison = Expr::boolean(true);
  memory->store(type, value, pointer());
  EXPECT_TRUE(read(0).poison.isTrue());
  EXPECT_TRUE(problem->doubts.ofProofs());
}

TEST_F(SideMemoryTest, PointersKeepTheirProvenance) {
  start();
  llvm::Type *type = llvm::PointerType::get(context, 0);
  memory->store(type, {Lane{pointer(5)}}, pointer(8));
  EXPECT_TRUE(memory->load(type, pointer(8))[0].value.isSame(pointer(5)));
  EXPECT_TRUE(read(8).isPointer.isTrue());
  EXPECT_EQ(read(9).index.constant(), llvm::APInt(3, 1));
  EXPECT_TRUE(objects->localBlocks()[0].hasEscaped.isTrue());
  // The bytes of one pointer in another order are none.
  MemoryByte first = read(8), second = read(9);
  memory->writeBytes(pointer(8), {second, first});
  EXPECT_TRUE(memory->load(type, pointer(8))[0].poison.isTrue());
}

TEST_F(SideMemoryTest, BytesOfNoPointerMakeAnAddress) {
  start();
  llvm::Type *type = llvm::PointerType::get(context, 0);
  memory->store(integer(64), bits(64, 0x1000), pointer());
  EXPECT_TRUE(memory->load(type, pointer())[0].value.isSame(
      problem->blocks.makePointer(0, 0x1000)));
}

/// Some bytes of a pointer and others of none, in either order, are poison.
TEST_F(SideMemoryTest, PartsOfAPointerMakeNone) {
  start();
  llvm::Type *type = llvm::PointerType::get(context, 0);
  memory->store(type, {Lane{pointer(5)}}, pointer(8));
  memory->writeBytes(pointer(12), {byte(1), byte(2), byte(3), byte(4)});
  EXPECT_TRUE(memory->load(type, pointer(8))[0].poison.isTrue());
  memory->store(type, {Lane{pointer(5)}}, pointer(16));
  memory->writeBytes(pointer(16), {byte(1), byte(2), byte(3), byte(4)});
  EXPECT_TRUE(memory->load(type, pointer(16))[0].poison.isTrue());
}

TEST_F(SideMemoryTest, PointersReadAsIntegersAreAddresses) {
  start();
  llvm::Type *type = llvm::PointerType::get(context, 0);
  memory->store(type, {Lane{pointer(5)}}, pointer(8));
  EXPECT_FALSE(memory->readsPointersAsNumbers());
  Lane number = memory->load(integer(64), pointer(8))[0];
  EXPECT_TRUE(memory->readsPointersAsNumbers());
  EXPECT_TRUE(problem->looksAtAddresses);
  EXPECT_TRUE(alwaysHolds(number.value == objects->addressOf(pointer(5))));
}

TEST_F(SideMemoryTest, UnsupportedTypesAreReported) {
  start();
  llvm::Type *type = llvm::ScalableVectorType::get(integer(8), 4);
  memory->load(type, pointer());
  ASSERT_FALSE(problem->isSupported());
  EXPECT_EQ(problem->doubts.unsupported()->what,
            "a value of this type in memory");
}

} // namespace
} // namespace palindrome::encode
