// The command line of a test program that takes modules and folders of them.

#ifndef PALINDROME_TEST_FILEARGUMENTS_H
#define PALINDROME_TEST_FILEARGUMENTS_H

#include <boost/program_options.hpp>
#include <optional>
#include <string>
#include <vector>

namespace palindrome {

class FileArguments {
public:
  explicit FileArguments(const std::string &program,
                         std::string extension = ".ll")
      : options(program + " PATH... [options]"), program(program),
        extension(std::move(extension)) {}

  boost::program_options::options_description options;
  /// The files named, and those with the extension below the folders named,
  /// sorted.
  std::vector<std::string> files;

  /// Parses the command line. Returns an exit status if the program is to end:
  /// after it has printed the help, or an error in one line.
  std::optional<int> parse(int argc, char **argv);
  /// Reports `problem` in one line and returns the exit status.
  int fail(const std::string &problem) const;

private:
  std::string program;
  std::string extension;
};

} // namespace palindrome

#endif // PALINDROME_TEST_FILEARGUMENTS_H
