// What workers leave behind when they are killed: files and processes.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_LEFTOVERS_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_LEFTOVERS_H

#include <optional>
#include <string>

namespace palindrome::tools {

/// Once `collect` is called, workers and the programs that they run make their
/// temporary files in a private folder, and the processes of workers that died
/// become children of this one.
class Leftovers {
public:
  Leftovers() = default;
  ~Leftovers() { end(); }
  Leftovers(const Leftovers &) = delete;
  Leftovers &operator=(const Leftovers &) = delete;

  /// Makes the folder, whose name is TMPDIR from now on; false after reporting
  /// an error.
  bool collect();

  /// Ends these processes and removes the folder, once no worker runs any more.
  void end();

private:
  std::string folder;                ///< Empty if nothing is collected.
  std::optional<std::string> before; ///< The TMPDIR of the user.
};

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_LEFTOVERS_H
