// On which machine, and with what program, a benchmark ran.

#ifndef PALINDROME_VERIFY_RUN_BENCH_ENVIRONMENT_H
#define PALINDROME_VERIFY_RUN_BENCH_ENVIRONMENT_H

#include "verify/base/io/JSONLine.h"
#include <optional>
#include <string>

namespace llvm::json {
class Object;
}

namespace palindrome::bench {

struct BenchEnvironment {
  std::string processor; ///< Its model, as the system names it.
  int64_t cores = 0;     ///< How many of them this program may use.
  std::string version;   ///< Of Palindrome.
  std::string commit;    ///< From which it was built; empty if unknown.
  std::string llvm;      ///< The version of LLVM and MLIR.

  /// That of this process. The caller fills in `version` and `commit`.
  static BenchEnvironment ofThisMachine();

  /// Whether it may be the same machine as `other`.
  bool isSameMachine(const BenchEnvironment &other) const {
    return processor == other.processor && cores == other.cores;
  }

  /// Such as "AMD EPYC, 2 cores".
  std::string describeMachine() const;
  /// Such as "palindrome 0.1.0 (83e507ca), LLVM 22.1.8".
  std::string describeProgram() const;

  /// Adds the members of the JSON object.
  void writeTo(JSONObject &object) const;
  /// Reads them; nothing if one is missing.
  static std::optional<BenchEnvironment> read(const llvm::json::Object &object);
};

} // namespace palindrome::bench

#endif // PALINDROME_VERIFY_RUN_BENCH_ENVIRONMENT_H
