// Loops that count.

#include "verify/dialects/machine/Loops.h"

using namespace palindrome;
using namespace palindrome::dialects;

std::optional<Values> dialects::count(Machine &machine,
                                      const Counting &counting,
                                      mlir::Region &body,
                                      mlir::ValueRange initial) {
  bool isUnsigned = counting.isUnsigned;
  Values start{counting.lower.value()};
  for (mlir::Value carried : initial)
    start.push_back(machine.get(carried));
  Bits hasWrapped = false;
  std::optional<Values> results = machine.repeat(
      std::move(start), llvm::to_vector(body.getArgumentTypes()),
      [&](Values carried) -> std::optional<Machine::Decision> {
        Bits at = *machine.bitsOf(carried.front(), "the number");
        Bits isBefore =
            isUnsigned ? at.ult(counting.upper) : at.slt(counting.upper);
        return Machine::Decision{hasWrapped.select(false, isBefore),
                                 std::move(carried)};
      },
      [&](Values carried) {
        Bits at = *machine.bitsOf(carried.front(), "the number");
        std::optional<Values> next = machine.run(body, std::move(carried));
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
