// The text of values: what a command line takes as an argument, and what it
// prints as a result.
//
//   i32 -7    double 2.5, 0x1.8p3, nan    i1 true    ptr 0x7f00, null
//   <2 x i32>, [2 x i32] [1, 2]           { i32, [2 x float] } {1, [2, 3]}

#ifndef PALINDROME_VERIFY_BASE_EXECUTE_TEXT_H
#define PALINDROME_VERIFY_BASE_EXECUTE_TEXT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::execute {

/// A value as it is written: a scalar, or a list of values in brackets.
struct Written {
  llvm::StringRef text; ///< All of it, without spaces around it.
  bool isList = false;
  std::vector<Written> items = {};
};

/// Reads the structure of `text`, which the result refers to. Lists are in
/// square brackets or in braces, and their items are separated by commas.
llvm::Expected<Written> readWritten(llvm::StringRef text);

/// The sizes of `value`, whose lists are nested as deep as `rank`; only the
/// first item of each list counts. They are fewer than `rank` where the lists
/// end before.
std::vector<int64_t> findSizes(const Written &value, size_t rank);

/// The bits of the scalar that `text` is: a number of the format `floats`, or,
/// if that is null, an integer of `width` bits. Nothing if it is none.
std::optional<llvm::APInt> readBits(llvm::StringRef text, unsigned width,
                                    const llvm::fltSemantics *floats);

/// Prints `bits` so that `readBits` reads them.
void printBits(llvm::raw_ostream &stream, const llvm::APInt &bits,
               const llvm::fltSemantics *floats);

/// `type` as LLVM prints it.
std::string print(const llvm::Type *type);

/// Whether values of `type` have a text.
bool hasText(const llvm::Type *type);

/// Stores `value` as a value of `type`, which has a text, in `memory`, in the
/// form of a `store` instruction. If `floats` is there, the integers of `type`
/// hold floating-point numbers of that format. Integers are decimal or
/// hexadecimal, and signed or unsigned; floating-point numbers are decimal,
/// `0x1.8p3`, `nan`, `inf`, or the bits in hexadecimal; `true` and `false` are
/// of type i1. It is an error if `value` is no value of the type.
llvm::Error storeValue(const Written &value, llvm::Type *type,
                       const llvm::DataLayout &layout, char *memory,
                       const llvm::fltSemantics *floats = nullptr);

/// Prints the value of `type` that is stored in `memory`. Integers are signed.
/// Floating-point numbers have the fewest digits that identify them. NaNs have
/// neither sign nor payload. `floats` is as above.
void printValue(llvm::raw_ostream &stream, const char *memory,
                const llvm::Type *type, const llvm::DataLayout &layout,
                const llvm::fltSemantics *floats = nullptr);

} // namespace palindrome::execute

#endif // PALINDROME_VERIFY_BASE_EXECUTE_TEXT_H
