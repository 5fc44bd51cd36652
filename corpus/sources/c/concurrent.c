// Atomics of every ordering, a spin lock, inline assembly, constructors,
// aliases, cleanups, switch tables and tail calls.

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static _Atomic(int) lock;
static _Atomic(uint64_t) counters[8];
_Atomic(float) level = 1.5f;

__attribute__((constructor(200))) static void start(void) {
  atomic_store_explicit(&counters[0], 1, memory_order_release);
}

__attribute__((destructor)) static void stop(void) {
  atomic_thread_fence(memory_order_seq_cst);
}

static void unlock(int **held) {
  atomic_store_explicit(&lock, 0, memory_order_release);
  *held = NULL;
}

int with_lock(int (*body)(void *), void *argument) {
  int expected = 0;
  while (!atomic_compare_exchange_weak_explicit(
      &lock, &expected, 1, memory_order_acquire, memory_order_relaxed)) {
    expected = 0;
#if defined(__x86_64__)
    __asm__ volatile("pause" ::: "memory");
#endif
  }
  __attribute__((cleanup(unlock), unused)) int *held = &expected;
  return body(argument);
}

uint64_t bump(unsigned which, uint64_t by) {
  switch (which) {
  case 0:
    return atomic_fetch_add(&counters[0], by);
  case 1:
    return atomic_fetch_sub_explicit(&counters[1], by, memory_order_acq_rel);
  case 2:
    return atomic_fetch_or_explicit(&counters[2], by, memory_order_relaxed);
  case 3:
    return atomic_fetch_and(&counters[3], by);
  case 4:
    return atomic_fetch_xor(&counters[4], by);
  case 5:
    return atomic_exchange_explicit(&counters[5], by, memory_order_acquire);
  case 6:
    return __atomic_fetch_nand((uint64_t *)&counters[6], by, __ATOMIC_SEQ_CST);
  case 7:
    return __atomic_fetch_min((uint64_t *)&counters[7], by, __ATOMIC_RELAXED);
  default:
    __builtin_unreachable();
  }
}

void raise_level(float by) {
  float old = atomic_load_explicit(&level, memory_order_relaxed);
  while (!atomic_compare_exchange_strong(&level, &old, old + by))
    ;
  atomic_signal_fence(memory_order_acquire);
}

#if defined(__x86_64__)
uint64_t cycles(void) {
  uint32_t low, high;
  __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
  return (uint64_t)high << 32 | low;
}

uint32_t rotate(uint32_t x, unsigned char by) {
  __asm__("roll %1, %0" : "+r"(x) : "cI"(by) : "cc");
  return x;
}
#endif

__attribute__((noinline)) static int gcd(int a, int b) {
  if (b == 0)
    return a;
  __attribute__((musttail)) return gcd(b, a % b);
}

int greatest_common_divisor(int, int) __attribute__((alias("gcd"), nothrow));

__attribute__((section(".text.special"), aligned(64), used, target("avx2"))) int
spread(const int *values, int n) {
  int least = values[0], most = values[0];
  for (int i = 1; i < n; ++i) {
    least = values[i] < least ? values[i] : least;
    most = values[i] > most ? values[i] : most;
  }
  return most - least + greatest_common_divisor(least, most);
}
