// Refinement of single lanes.

#include "verify/judge/refine/interpret/state/LaneRefinement.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Type.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome::interpret;

namespace {

Match refines(const Lane &target, const Lane &source, Type *type = nullptr) {
  return laneRefines(target, source, type, [](const Lane &x, const Lane &y) {
    return x == y ? Match::Yes : Match::No;
  });
}

Lane bits(uint64_t value) { return Lane::of(APInt(16, value)); }

TEST(LaneRefinementTest, EveryValueRefinesPoison) {
  for (const Lane &lane : {Lane::poison(), Lane::undef(), bits(7)})
    EXPECT_EQ(refines(lane, Lane::poison()), Match::Yes);
  for (const Lane &lane : {Lane::undef(), bits(7)})
    EXPECT_EQ(refines(Lane::poison(), lane), Match::No);
}

TEST(LaneRefinementTest, OnlyUndefRefinesToUndef) {
  EXPECT_EQ(refines(bits(7), Lane::undef()), Match::Yes);
  EXPECT_EQ(refines(Lane::undef(), bits(7)), Match::No);
  Lane fromUndef = bits(7);
  fromUndef.fromUndef = true;
  EXPECT_EQ(refines(Lane::undef(), fromUndef), Match::Maybe);
}

TEST(LaneRefinementTest, WhatVariesIsNotOneValue) {
  Lane varies = bits(7), source = bits(7);
  varies.fromUndef = varies.varies = true;
  EXPECT_EQ(refines(varies, source), Match::No);
  EXPECT_EQ(refines(varies, Lane::of(Lane::Frozen)), Match::No);
  source.fromUndef = true;
  EXPECT_EQ(refines(varies, source), Match::Yes);
  EXPECT_EQ(refines(varies, Lane::undef()), Match::Yes);
  EXPECT_EQ(refines(varies, Lane::poison()), Match::Yes);
}

TEST(LaneRefinementTest, FrozenAdmitsItsSign) {
  Lane frozen = Lane::of(Lane::Frozen);
  EXPECT_EQ(refines(bits(0), frozen), Match::Yes);
  frozen.sign = 1;
  EXPECT_EQ(refines(bits(1), frozen), Match::Yes);
  EXPECT_EQ(refines(bits(0), frozen), Match::No);
  EXPECT_EQ(refines(bits(0x8000), frozen), Match::No);
  frozen.sign = -1;
  EXPECT_EQ(refines(bits(0x8000), frozen), Match::Yes);
}

TEST(LaneRefinementTest, NaNAdmitsNaNs) {
  LLVMContext context;
  Type *half = Type::getHalfTy(context);
  Lane nan = Lane::of(Lane::NaN);
  EXPECT_EQ(refines(bits(0x7e01), nan, half), Match::Yes);
  EXPECT_EQ(refines(bits(0x3c00), nan, half), Match::No);
  EXPECT_EQ(refines(bits(0x7e01), nan), Match::Maybe);
}

TEST(LaneRefinementTest, PointersKeepTheirProvenance) {
  Lane one = Lane::pointer(1, APInt(64, 4)),
       two = Lane::pointer(2, APInt(64, 4));
  EXPECT_EQ(refines(one, one), Match::Yes);
  EXPECT_EQ(refines(one, two), Match::No);
  EXPECT_EQ(refines(bits(4), one), Match::Maybe);
}

} // namespace
