// Loops that count.

#include "verify/judge/dialects/machine/Loops.h"

using namespace palindrome;
using namespace palindrome::dialects;

/// `body` gets the number, of the first of `types`, and what is carried, and
/// returns what is carried.
static std::optional<Values>
count(Machine &machine, const Counting &counting,
      llvm::ArrayRef<mlir::Type> types, Values initial,
      llvm::function_ref<std::optional<Values>(Values)> body) {
  bool isUnsigned = counting.isUnsigned;
  initial.insert(initial.begin(), counting.lower.value());
  Bits hasWrapped = false;
  std::optional<Values> results = machine.repeat(
      std::move(initial), types,
      [&](Values carried) -> std::optional<Machine::Decision> {
        Bits at = *machine.bitsOf(carried.front(), "the number");
        Bits isBefore =
            isUnsigned ? at.ult(counting.upper) : at.slt(counting.upper);
        return Machine::Decision{hasWrapped.select(false, isBefore),
                                 std::move(carried)};
      },
      [&](Values carried) {
        Bits at = *machine.bitsOf(carried.front(), "the number");
        std::optional<Values> next = body(std::move(carried));
        if (next) {
          hasWrapped =
              machine.open(at.addOverflows(counting.step, !isUnsigned));
          next->insert(next->begin(), (at + counting.step).value());
        }
        return next;
      });
  if (results)
    results->erase(results->begin());
  return results;
}

std::optional<Values> dialects::count(Machine &machine,
                                      const Counting &counting,
                                      mlir::Region &body,
                                      mlir::ValueRange initial) {
  Values start;
  for (mlir::Value carried : initial)
    start.push_back(machine.get(carried));
  return ::count(machine, counting, llvm::to_vector(body.getArgumentTypes()),
                 std::move(start), [&](Values carried) {
                   return machine.run(body, std::move(carried));
                 });
}

/// The same as `countAll`, behind the dimensions that are at `numbers`.
static std::optional<Values> countFrom(Machine &machine,
                                       llvm::ArrayRef<Counting> dimensions,
                                       llvm::ArrayRef<mlir::Type> types,
                                       const Values &numbers, Values carried,
                                       CountBody body) {
  if (dimensions.empty())
    return body(numbers, std::move(carried));
  return count(machine, dimensions.front(), types, std::move(carried),
               [&](Values next) {
                 Values inner = numbers;
                 inner.push_back(next.front());
                 next.erase(next.begin());
                 return countFrom(machine, dimensions.drop_front(), types,
                                  inner, std::move(next), body);
               });
}

std::optional<Values> dialects::countAll(Machine &machine,
                                         llvm::ArrayRef<Counting> dimensions,
                                         mlir::TypeRange types, Values initial,
                                         CountBody body) {
  llvm::SmallVector<mlir::Type> all{
      mlir::IndexType::get(machine.current()->getContext())};
  llvm::append_range(all, types);
  return countFrom(machine, dimensions, all, /*numbers=*/{}, std::move(initial),
                   body);
}
