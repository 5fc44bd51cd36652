// What the lowering makes of floats that LLVM does not have, and of rounding
// modes, compiled and run, against LLVM's APFloat.

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "palindrome/Lower.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/TargetSelect.h"
#include <gtest/gtest.h>

using namespace palindrome;
using llvm::APFloat;
using llvm::APInt;
using llvm::RoundingMode;

namespace {

struct Format {
  const char *name;
  const llvm::fltSemantics &semantics;
  unsigned width() const { return APFloat::semanticsSizeInBits(semantics); }
  bool isSmall() const { return width() < 16; }
};
const Format formats[] = {
    {"f4E2M1FN", APFloat::Float4E2M1FN()},
    {"f6E2M3FN", APFloat::Float6E2M3FN()},
    {"f6E3M2FN", APFloat::Float6E3M2FN()},
    {"f8E3M4", APFloat::Float8E3M4()},
    {"f8E4M3", APFloat::Float8E4M3()},
    {"f8E4M3B11FNUZ", APFloat::Float8E4M3B11FNUZ()},
    {"f8E4M3FN", APFloat::Float8E4M3FN()},
    {"f8E4M3FNUZ", APFloat::Float8E4M3FNUZ()},
    {"f8E5M2", APFloat::Float8E5M2()},
    {"f8E5M2FNUZ", APFloat::Float8E5M2FNUZ()},
    {"f8E8M0FNU", APFloat::Float8E8M0FNU()},
    {"f16", APFloat::IEEEhalf()},
    {"bf16", APFloat::BFloat()},
    {"f32", APFloat::IEEEsingle()},
    {"f64", APFloat::IEEEdouble()},
    {"f80", APFloat::x87DoubleExtended()},
    {"f128", APFloat::IEEEquad()},
};

struct Mode {
  const char *name;
  RoundingMode mode;
};
const Mode modes[] = {
    {"", RoundingMode::NearestTiesToEven},
    {"to_nearest_even", RoundingMode::NearestTiesToEven},
    {"to_nearest_away", RoundingMode::NearestTiesToAway},
    {"upward", RoundingMode::TowardPositive},
    {"downward", RoundingMode::TowardNegative},
    {"toward_zero", RoundingMode::TowardZero},
};

using Bits = unsigned __int128;
using Function = Bits (*)(Bits);

APInt toAPInt(Bits bits, unsigned width) {
  uint64_t words[] = {static_cast<uint64_t>(bits),
                      static_cast<uint64_t>(bits >> 64)};
  return APInt(128, words).trunc(width);
}
Bits toBits(const APInt &number) {
  APInt wide = number.zext(128);
  return static_cast<Bits>(wide.extractBitsAsZExtValue(64, 64)) << 64 |
         wide.extractBitsAsZExtValue(64, 0);
}

/// Functions from the bits of a value to those of another.
class FloatsTest : public testing::Test {
protected:
  /// Adds one that computes `%r` of type `to` from `%a` of type `from`; both
  /// are numbers of `fromBits` and `toBits` bits. Returns its number.
  unsigned add(llvm::StringRef from, unsigned fromBits, llvm::StringRef to,
               unsigned toBits, llvm::StringRef body) {
    auto cast = [&](llvm::StringRef op, llvm::StringRef result,
                    llvm::StringRef value, llvm::StringRef source,
                    llvm::StringRef target) {
      text += source == target
                  ? llvm::formatv("{0} = arith.ori {1}, {1} : {2}\n", result,
                                  value, source)
                        .str()
                  : llvm::formatv("{0} = arith.{1} {2} : {3} to {4}\n", result,
                                  op, value, source, target)
                        .str();
    };
    std::string own = llvm::formatv("i{0}", fromBits).str();
    std::string other = llvm::formatv("i{0}", toBits).str();
    text += llvm::formatv("func.func @f{0}(%x: i128) -> i128 {{\n", count);
    cast("trunci", "%n", "%x", "i128", own);
    cast("bitcast", "%a", "%n", own, from);
    text += body;
    cast("bitcast", "%b", "%r", to, other);
    cast("extui", "%y", "%b", other, "i128");
    text += "return %y : i128\n}\n";
    return count++;
  }

  void compile() {
    mlir::DialectRegistry registry;
    registerDialects(registry);
    registerExports(registry);
    registerLowering(registry);
    mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
    mlir::OwningOpRef<mlir::ModuleOp> module =
        mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    ASSERT_TRUE(module);
    ASSERT_TRUE(succeeded(lowerToLLVM(*module, {})));
    auto llvmContext = std::make_unique<llvm::LLVMContext>();
    std::unique_ptr<llvm::Module> llvmModule =
        exportModule(*module, *llvmContext);
    ASSERT_TRUE(llvmModule);
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    jit = llvm::cantFail(llvm::orc::LLJITBuilder().create());
    llvm::cantFail(jit->addIRModule(llvm::orc::ThreadSafeModule(
        std::move(llvmModule), std::move(llvmContext))));
    for (unsigned i = 0; i < count; ++i)
      functions.push_back(
          llvm::cantFail(jit->lookup(llvm::formatv("f{0}", i).str()))
              .toPtr<Function>());
  }

  std::string text;
  unsigned count = 0;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  std::vector<Function> functions;
};

/// All bits of a small format. Otherwise what is at the edges: numbers of
/// `target`, what is half way between them, their neighbours, special values,
/// and some others.
std::vector<Bits> inputsOf(const Format &format, const Format &target) {
  std::vector<Bits> inputs;
  if (format.isSmall()) {
    for (unsigned i = 0; i < 1u << format.width(); ++i)
      inputs.push_back(i);
    return inputs;
  }
  auto add = [&](APFloat value) {
    bool losesInfo;
    value.convert(format.semantics, RoundingMode::NearestTiesToEven,
                  &losesInfo);
    for (bool down : {false, true}) {
      APFloat next = value;
      next.next(down);
      inputs.push_back(toBits(next.bitcastToAPInt()));
    }
    inputs.push_back(toBits(value.bitcastToAPInt()));
  };
  // Of a wide target: 600 of all exponents.
  uint64_t state = 7;
  auto random = [&] {
    state = state * 6364136223846793005 + 1442695040888963407;
    return state ^ state >> 32;
  };
  unsigned width = target.width();
  unsigned number = width <= 8 ? 1u << width : 600;
  for (unsigned i = 0; i < number; ++i) {
    Bits bits =
        width <= 8 ? Bits(i) : static_cast<Bits>(random()) << 64 | random();
    if (width == 80) // The integer bit.
      bits |= static_cast<Bits>(1) << 63;
    APFloat value(target.semantics, toAPInt(bits, width));
    if (!value.isFinite())
      continue;
    APFloat next = value;
    next.next(false);
    add(value);
    bool losesInfo;
    for (APFloat *each : {&value, &next})
      each->convert(APFloat::IEEEquad(), RoundingMode::NearestTiesToEven,
                    &losesInfo);
    add((value + next) * APFloat(APFloat::IEEEquad(), "0.5"));
  }
  const llvm::fltSemantics &own = format.semantics;
  for (bool isNegative : {false, true}) {
    for (APFloat value :
         {APFloat::getZero(own, isNegative), APFloat::getInf(own, isNegative),
          APFloat::getLargest(own, isNegative),
          APFloat::getSmallest(own, isNegative),
          APFloat::getSmallestNormalized(own, isNegative),
          APFloat::getQNaN(own, isNegative)})
      inputs.push_back(toBits(value.bitcastToAPInt()));
    for (const llvm::fltSemantics *edge : {&target.semantics})
      for (APFloat value : {APFloat::getLargest(*edge, isNegative),
                            APFloat::getSmallest(*edge, isNegative),
                            APFloat::getSmallestNormalized(*edge, isNegative)})
        for (const char *factor : {"0.25", "0.5", "0.75", "1", "1.5", "2"}) {
          bool losesInfo;
          value.convert(APFloat::IEEEquad(), RoundingMode::NearestTiesToEven,
                        &losesInfo);
          add(value * APFloat(APFloat::IEEEquad(), factor));
        }
  }
  return inputs;
}

std::string hex(Bits bits) {
  return llvm::toString(toAPInt(bits, 128), 16, false);
}

TEST_F(FloatsTest, ConversionsAreThoseOfAPFloat) {
  struct Case {
    const Format &from, &to;
    Mode mode;
  };
  std::vector<Case> cases;
  for (const Format &from : formats)
    for (const Format &to : formats) {
      if (from.width() == to.width() ||
          (!from.isSmall() && from.width() < to.width()))
        continue;
      bool extends = from.width() < to.width();
      for (const Mode &mode : modes) {
        if (extends && mode.name[0])
          continue;
        if (!extends && !to.isSmall() &&
            mode.mode == RoundingMode::NearestTiesToEven)
          continue; // LLVM's own.
        cases.push_back({from, to, mode});
        add(from.name, from.width(), to.name, to.width(),
            llvm::formatv("%r = arith.{0} %a {1} : {2} to {3}\n",
                          extends ? "extf" : "truncf", mode.name, from.name,
                          to.name)
                .str());
      }
    }
  compile();
  for (auto [i, each] : llvm::enumerate(cases)) {
    unsigned failures = 0;
    for (Bits input : inputsOf(each.from, each.to)) {
      APFloat value(each.from.semantics, toAPInt(input, each.from.width()));
      bool losesInfo;
      value.convert(each.to.semantics, each.mode.mode, &losesInfo);
      // A NaN that APFloat has no payload for looks like an infinity.
      if (&each.from.semantics == &APFloat::Float8E8M0FNU() && value.isNaN())
        value = APFloat::getQNaN(each.to.semantics);
      Bits expected = toBits(value.bitcastToAPInt());
      if (functions[i](input) != expected && ++failures < 4)
        ADD_FAILURE() << each.from.name << " to " << each.to.name << " "
                      << each.mode.name << ": " << hex(input) << " gives "
                      << hex(functions[i](input)) << ", not " << hex(expected);
    }
  }
}

TEST_F(FloatsTest, IntegersRoundOnce) {
  struct Case {
    const Format &to;
    unsigned width;
    bool isSigned;
  };
  std::vector<Case> cases;
  for (const Format &to : formats) {
    if (!to.isSmall())
      continue;
    for (unsigned width : {1, 8, 24, 25, 53, 54, 64, 65, 128})
      for (bool isSigned : {false, true}) {
        cases.push_back({to, width, isSigned});
        std::string type = llvm::formatv("i{0}", width).str();
        add(type, width, to.name, to.width(),
            llvm::formatv("%r = arith.{0} %a : {1} to {2}\n",
                          isSigned ? "sitofp" : "uitofp", type, to.name)
                .str());
      }
  }
  compile();
  for (auto [i, each] : llvm::enumerate(cases)) {
    unsigned failures = 0;
    for (unsigned high = 0; high < each.width; ++high)
      for (unsigned low = 0; low < 16; ++low)
        for (int rest : {-1, 0, 1}) {
          APInt number(128, low);
          number = (APInt::getOneBitSet(128, high) + number.shl(high).lshr(4) +
                    APInt(128, rest, true))
                       .trunc(each.width);
          APFloat expected(each.to.semantics);
          expected.convertFromAPInt(number, each.isSigned,
                                    RoundingMode::NearestTiesToEven);
          if (functions[i](toBits(number)) !=
                  toBits(expected.bitcastToAPInt()) &&
              ++failures < 4)
            ADD_FAILURE() << (each.isSigned ? "sitofp i" : "uitofp i")
                          << each.width << " to " << each.to.name << ": "
                          << hex(toBits(number)) << " gives "
                          << hex(functions[i](toBits(number)));
        }
  }
}

TEST_F(FloatsTest, ArithmeticRoundsOnce) {
  const char *ops[] = {"addf", "subf", "mulf", "divf", "remf"};
  std::vector<const Format *> smalls;
  for (const Format &format : formats)
    if (format.isSmall())
      smalls.push_back(&format);
  for (const Format *format : smalls)
    for (const char *op : ops) {
      unsigned width = format->width();
      std::string type = llvm::formatv("i{0}", 2 * width).str();
      add(type, 2 * width, format->name, width,
          llvm::formatv("%u = arith.trunci %a : {0} to i{1}\n"
                        "%s = arith.constant {1} : {0}\n"
                        "%h = arith.shrui %a, %s : {0}\n"
                        "%v = arith.trunci %h : {0} to i{1}\n"
                        "%p = arith.bitcast %u : i{1} to {2}\n"
                        "%q = arith.bitcast %v : i{1} to {2}\n"
                        "%r = arith.{3} %p, %q : {2}\n",
                        type, width, format->name, op)
              .str());
    }
  compile();
  for (auto [i, format] : llvm::enumerate(smalls))
    for (auto [j, op] : llvm::enumerate(ops)) {
      unsigned width = format->width(), failures = 0;
      for (unsigned pair = 0; pair < 1u << 2 * width; ++pair) {
        APFloat a(format->semantics, toAPInt(pair, width));
        APFloat b(format->semantics, toAPInt(pair >> width, width));
        if (!APFloat::semanticsHasNaN(format->semantics) && b.isZero() && j > 2)
          continue; // There is no such number.
        APFloat expected = a;
        constexpr RoundingMode mode = RoundingMode::NearestTiesToEven;
        if (j == 0)
          expected.add(b, mode);
        else if (j == 1)
          expected.subtract(b, mode);
        else if (j == 2)
          expected.multiply(b, mode);
        else if (j == 3)
          expected.divide(b, mode);
        else
          expected.mod(b);
        APFloat result(format->semantics,
                       toAPInt(functions[i * std::size(ops) + j](pair), width));
        if (!(expected.isNaN() && result.isNaN()) &&
            result.bitcastToAPInt() != expected.bitcastToAPInt() &&
            ++failures < 4)
          ADD_FAILURE() << op << " " << format->name << " of " << hex(pair)
                        << " gives " << hex(toBits(result.bitcastToAPInt()))
                        << ", not " << hex(toBits(expected.bitcastToAPInt()));
      }
    }
}

} // namespace
