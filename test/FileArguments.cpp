// The command line of a test program that takes files.

#include "test/FileArguments.h"
#include <algorithm>
#include <filesystem>
#include <iostream>

namespace fs = std::filesystem;
namespace po = boost::program_options;

using namespace palindrome;

static std::vector<std::string>
filesBelow(const std::vector<std::string> &paths,
           const std::string &extension) {
  std::vector<std::string> files;
  for (const std::string &path : paths) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      files.push_back(path);
      continue;
    }
    for (const auto &entry : fs::recursive_directory_iterator(path, error))
      if (entry.path().extension() == extension)
        files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

int FileArguments::fail(const std::string &problem) const {
  std::cerr << program << ": error: " << problem << '\n';
  return 2;
}

std::optional<int> FileArguments::parse(int argc, char **argv) {
  std::vector<std::string> paths;
  options.add_options()("help,h", "show this");
  po::options_description all;
  all.add(options).add_options()("path", po::value(&paths));
  po::positional_options_description positional;
  positional.add("path", -1);
  po::variables_map values;
  try {
    po::store(po::command_line_parser(argc, argv)
                  .options(all)
                  .positional(positional)
                  .run(),
              values);
    po::notify(values);
  } catch (const po::error &error) {
    return fail(error.what());
  }
  if (values.count("help")) {
    std::cout << options;
    return 0;
  }
  files = filesBelow(paths, extension);
  for (const std::string &file : files)
    if (!fs::exists(file))
      return fail(file + ": no such file");
  if (files.empty())
    return fail("no " + extension + " file; name files or folders");
  return std::nullopt;
}
