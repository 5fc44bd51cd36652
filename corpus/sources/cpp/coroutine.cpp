// A generator as a C++20 coroutine, structured bindings, consteval, three-way
// comparison, designated initializers, thread_local objects.

#include <compare>
#include <coroutine>
#include <exception>

template <typename T> struct Generator {
  struct promise_type {
    T current{};
    Generator get_return_object() {
      return Generator{
          std::coroutine_handle<promise_type>::from_promise(*this)};
    }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T value) noexcept {
      current = value;
      return {};
    }
    void return_void() noexcept {}
    void unhandled_exception() { std::terminate(); }
  };

  explicit Generator(std::coroutine_handle<promise_type> handle)
      : handle(handle) {}
  Generator(const Generator &) = delete;
  ~Generator() {
    if (handle)
      handle.destroy();
  }
  bool next() {
    handle.resume();
    return !handle.done();
  }
  T value() const { return handle.promise().current; }
  std::coroutine_handle<promise_type> handle;
};

Generator<long> primes(long limit) {
  for (long candidate = 2; candidate < limit; ++candidate) {
    bool prime = true;
    for (long divisor = 2; divisor * divisor <= candidate && prime; ++divisor)
      prime = candidate % divisor != 0;
    if (prime)
      co_yield candidate;
  }
}

struct Version {
  int major, minor;
  auto operator<=>(const Version &) const = default;
};

consteval int cube(int x) { return x * x * x; }

struct Tally {
  long total = cube(2);
  ~Tally() { total = 0; }
};
thread_local Tally tally;

long sum_of_primes(long limit) {
  auto generator = primes(limit);
  while (generator.next())
    tally.total += generator.value();
  Version old{.major = 1, .minor = 2}, recent{.major = 1, .minor = 10};
  auto [major, minor] = recent;
  return old < recent ? tally.total + major : minor;
}
