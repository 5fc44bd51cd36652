// Exceptions: several handlers, rethrowing, cleanups, function try blocks,
// exception specifications, exceptions through destructors and constructors.

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

namespace errors {
struct Base {
  explicit Base(int code) : code(code) {}
  virtual ~Base();
  virtual const char *what() const noexcept = 0;
  int code;
};
Base::~Base() = default;

struct Parse final : Base {
  using Base::Base;
  const char *what() const noexcept override { return "parse"; }
};

struct Range : virtual std::exception, Base {
  Range(int code, long at) : Base(code), at(at) {}
  const char *what() const noexcept override { return "range"; }
  long at;
};
} // namespace errors

class Resource {
public:
  explicit Resource(const char *name) : name(name), data(new char[64]) {
    std::printf("open %s\n", name);
  }
  Resource(const Resource &) = delete;
  ~Resource() noexcept {
    delete[] data;
    std::printf("close %s\n", name);
  }

private:
  const char *name;
  char *data;
};

static int parse(const char *text) {
  char *end = nullptr;
  long value = std::strtol(text, &end, 10);
  if (*end)
    throw errors::Parse(static_cast<int>(end - text));
  if (value > 1000)
    throw errors::Range(2, value);
  if (value < 0)
    throw value;
  return static_cast<int>(value);
}

struct Holder {
  Resource first, second;
  int value;
  Holder(const char *text) try
      : first("first"), second("second"), value(parse(text)) {
  } catch (const errors::Base &) {
    std::puts("holder failed");
    throw;
  }
};

int attempt(const char *text) {
  Resource outer("outer");
  try {
    Holder holder(text);
    Resource inner("inner");
    return parse("12") + holder.value;
  } catch (const errors::Range &error) {
    std::printf("%s at %ld\n", error.what(), error.at);
    return error.code;
  } catch (errors::Base &error) {
    try {
      throw;
    } catch (errors::Parse &again) {
      again.code += 100;
    }
    return error.code;
  } catch (long value) {
    return static_cast<int>(value);
  } catch (const std::bad_alloc &) {
    std::abort();
  } catch (...) {
    std::exception_ptr current = std::current_exception();
    std::rethrow_exception(current);
  }
}

int never_throws(const char *text) noexcept { return parse(text); }

int main(int argc, char **argv) {
  int sum = 0;
  for (int i = 1; i < argc; ++i)
    sum += attempt(argv[i]);
  return sum ? never_throws("3") : EXIT_SUCCESS;
}
