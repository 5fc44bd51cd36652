// What workers leave behind when they are killed: files and processes.

#ifndef PALINDROME_TOOLS_COMMANDS_VERIFY_LEFTOVERS_H
#define PALINDROME_TOOLS_COMMANDS_VERIFY_LEFTOVERS_H

#include <string>

namespace palindrome {

/// Once `collect` is called, workers and the programs that they run make their
/// temporary files in a private folder, and the processes of workers that died
/// become children of this one. Both end with the object.
class Leftovers {
public:
  Leftovers() = default;
  ~Leftovers();
  Leftovers(const Leftovers &) = delete;
  Leftovers &operator=(const Leftovers &) = delete;

  /// Makes the folder, whose name is TMPDIR from now on; false after reporting
  /// an error.
  bool collect();

private:
  std::string folder; ///< Empty if nothing is collected.
};

} // namespace palindrome

#endif // PALINDROME_TOOLS_COMMANDS_VERIFY_LEFTOVERS_H
