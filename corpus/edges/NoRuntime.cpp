// What instrumented code calls when it starts. It has counters, and needs none
// of the runtime libraries that come with sanitizers. Where libFuzzer is
// linked, its function takes the place of this one.

#include <cstdint>

extern "C" {
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming)
[[gnu::weak]] void __sanitizer_cov_8bit_counters_init(uint8_t *, uint8_t *);

void __sanitizer_cov_8bit_counters_init(uint8_t *, uint8_t *) {}
}
