// The standard library in moderation: string, map, unique_ptr, function,
// algorithms with lambdas.

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>

struct Command {
  std::string name;
  std::function<int(int)> action;
};

class Shell {
public:
  void add(const std::string &name, std::function<int(int)> action) {
    commands[name] =
        std::make_unique<Command>(Command{name, std::move(action)});
  }
  int run(const std::string &name, int argument) const {
    auto found = commands.find(name);
    if (found == commands.end())
      throw std::string("no command: ") + name;
    return found->second->action(argument);
  }

private:
  std::map<std::string, std::unique_ptr<Command>> commands;
};

int evaluate(int *values, int count, int bias) {
  Shell shell;
  shell.add("double", [](int x) { return 2 * x; });
  shell.add("bias", [=](int x) { return x + bias; });
  shell.add("count", [&count](int x) { return count += x; });
  std::sort(values, values + count, [](int a, int b) { return a > b; });
  try {
    return shell.run("double", values[0]) + shell.run("bias", 1);
  } catch (const std::string &error) {
    return -static_cast<int>(error.size());
  }
}
