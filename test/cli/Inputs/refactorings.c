// Refactorings that keep what functions mean: each function has an old form, a
// new one, and one that looks like the new one and is wrong. The test compares
// OLD with NEW, and OLD with WRONG.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(WRONG)
#define NEW
#define RIGHT(right, wrong) wrong
#else
#define RIGHT(right, wrong) right
#endif

void note(int);
int get(void);

// A part of a body becomes a helper.
#ifdef NEW
static int absolute(int x) { return x RIGHT(<, <=) -1 ? -x : x; }
int helper_extracted(const int *p, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += absolute(p[i]);
  return sum;
}
#else
int helper_extracted(const int *p, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    int x = p[i];
    if (x < -1)
      x = -x;
    sum += x;
  }
  return sum;
}
#endif

// A helper becomes a part of the body.
#ifdef NEW
unsigned helper_inlined(unsigned x) { return (x * 3 RIGHT(+, ^) 1) >> 1; }
#else
static unsigned triple(unsigned x) { return x * 3; }
unsigned helper_inlined(unsigned x) { return (triple(x) + 1) >> 1; }
#endif

// A helper gets another name, and its parameters another order.
#ifdef NEW
static unsigned minus(unsigned b, unsigned a) { return a - b; }
unsigned helper_renamed(unsigned x, unsigned y) {
  return minus(RIGHT(y, x), RIGHT(x, y)) * 2;
}
#else
static unsigned difference(unsigned a, unsigned b) { return a - b; }
unsigned helper_renamed(unsigned x, unsigned y) { return difference(x, y) * 2; }
#endif

// A helper gets a parameter that says what was fixed.
#ifdef NEW
static int scaled(int x, int by) { return x << by; }
int parameter_added(int x) { return scaled(x & 255, RIGHT(2, 3)); }
#else
static int scaled(int x) { return x << 2; }
int parameter_added(int x) { return scaled(x & 255); }
#endif

// A parameter that always has one value goes.
#ifdef NEW
static int offset(int x) { return (x & 1023) + RIGHT(8, 4); }
#else
static int offset(int x, int by) { return (x & 1023) + by; }
#endif
int parameter_removed(int x) {
#ifdef NEW
  return offset(x);
#else
  return offset(x, 8);
#endif
}

// The contract of a helper changes, and its caller with it.
#ifdef NEW
static int index_of(const char *s, size_t n, char c) {
  for (size_t i = 0; i < n; i++)
    if (s[i] == c)
      return (int)i;
  return -1;
}
int contract_changed(const char *s, char c) {
  return index_of(s, 4, c) RIGHT(>=, >) 0;
}
#else
static int index_of(const char *s, size_t n, char c) {
  for (size_t i = 0; i < n; i++)
    if (s[i] == c)
      return 1;
  return 0;
}
int contract_changed(const char *s, char c) { return index_of(s, 4, c); }
#endif

// Guards in another order, where both come to the same.
int guard_order(int x, int low, int high) {
#ifdef NEW
  if (x > high)
    return -1;
  if (x RIGHT(<, <=) low)
    return -1;
  return x;
#else
  if (x < low)
    return -1;
  if (x > high)
    return -1;
  return x;
#endif
}

// One way out becomes several.
int early_return(int a, int b) {
#ifdef NEW
  if (a == 0)
    return RIGHT(1, 0);
  if (b == 0)
    return 2;
  return 3;
#else
  int result = 1;
  if (a != 0) {
    if (b == 0)
      result = 2;
    else
      result = 3;
  }
  return result;
#endif
}

// A goto for the end becomes nested conditions.
int goto_removed(int a) {
#ifdef NEW
  int error = a < 0;
  if (!error) {
    note(a);
    error = get() != 0;
    if (!error)
      note(RIGHT(a, a + 1));
  }
  return error;
#else
  int error = 1;
  if (a < 0)
    goto out;
  note(a);
  if (get())
    goto out;
  note(a);
  error = 0;
out:
  return error;
#endif
}

int de_morgan(int a, int b) {
#ifdef NEW
  return !a RIGHT(||, &&) !b;
#else
  return !(a && b);
#endif
}

int condition_inverted(int a, int b) {
#ifdef NEW
  if (!(a >= RIGHT(b, 0)))
    return b;
  else
    return a;
#else
  if (a >= b)
    return a;
  return b;
#endif
}

int conditions_merged(int a, int b) {
#ifdef NEW
  if (a > 0 RIGHT(&&, ||) b > 0)
    return 1;
  return 0;
#else
  if (a > 0)
    if (b > 0)
      return 1;
  return 0;
#endif
}

int ternary(int a, int b) {
#ifdef NEW
  return a < b ? RIGHT(a, b) : b;
#else
  int least;
  if (a < b)
    least = a;
  else
    least = b;
  return least;
#endif
}

int switch_for_ifs(int x) {
#ifdef NEW
  switch (x) {
  case 1:
    return 10;
  case 2:
    return 20;
  case RIGHT(7, 8):
    return 70;
  default:
    return 0;
  }
#else
  if (x == 1)
    return 10;
  else if (x == 2)
    return 20;
  else if (x == 7)
    return 70;
  return 0;
#endif
}

int table_for_switch(unsigned x) {
#ifdef NEW
  static const int values[] = {5, 10, RIGHT(20, 21), 40};
  return x < 4 ? values[x] : -1;
#else
  switch (x) {
  case 0:
    return 5;
  case 1:
    return 10;
  case 2:
    return 20;
  case 3:
    return 40;
  }
  return -1;
#endif
}

int while_for_for(int n) {
#ifdef NEW
  int sum = 0, i = 0;
  while (i RIGHT(<, <=) n) {
    sum ^= i;
    i++;
  }
  return sum;
#else
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum ^= i;
  return sum;
#endif
}

int do_while(int n) {
#ifdef NEW
  int steps = 0;
  if (n > 0)
    do {
      n >>= 1;
      steps++;
    } while (n > RIGHT(0, 1));
  return steps;
#else
  int steps = 0;
  while (n > 0) {
    n >>= 1;
    steps++;
  }
  return steps;
#endif
}

unsigned pointer_for_index(const unsigned *p, size_t n) {
#ifdef NEW
  unsigned sum = 0;
  for (const unsigned *end = p + n; p != end; p++)
    sum += *p RIGHT(, | 1);
  return sum;
#else
  unsigned sum = 0;
  for (size_t i = 0; i != n; i++)
    sum += p[i];
  return sum;
#endif
}

unsigned count_down(unsigned n) {
#ifdef NEW
  unsigned product = 1;
  for (; n > RIGHT(0, 1); n--)
    product = product * 3 + 1;
  return product;
#else
  unsigned product = 1;
  for (unsigned i = 0; i < n; i++)
    product = product * 3 + 1;
  return product;
#endif
}

// A structure passed by its address.
struct Point {
  int x, y;
};
#ifdef NEW
static int weight(const struct Point *p) { return (p->x & 15) * 4 + (p->y & 3); }
int struct_by_pointer(int a, int b) {
  struct Point p = {RIGHT(a, b), b};
  return weight(&p);
}
#else
static int weight(struct Point p) { return (p.x & 15) * 4 + (p.y & 3); }
int struct_by_pointer(int a, int b) {
  struct Point p = {a, b};
  return weight(p);
}
#endif

// A result through a pointer becomes a result.
#ifdef NEW
static int parsed(const char *s) { return *s - RIGHT('0', '1'); }
int result_returned(const char *s) { return parsed(s); }
#else
static void parse(const char *s, int *result) { *result = *s - '0'; }
int result_returned(const char *s) {
  int result;
  parse(s, &result);
  return result;
}
#endif

unsigned locals_reordered(unsigned a, unsigned b) {
#ifdef NEW
  unsigned y = b * 7, x = a * RIGHT(5, 7);
  return x ^ y;
#else
  unsigned x = a * 5;
  unsigned y = b * 7;
  return x ^ y;
#endif
}

unsigned subexpression_named(unsigned a, unsigned b) {
#ifdef NEW
  unsigned sum = a RIGHT(+, |) b;
  return sum * sum;
#else
  return (a + b) * (a + b);
#endif
}

unsigned hoisted(const unsigned *p, unsigned n, unsigned k) {
#ifdef NEW
  unsigned sum = 0, factor = k * RIGHT(k, 2);
  for (unsigned i = 0; i < n; i++)
    sum += p[i] * factor;
  return sum;
#else
  unsigned sum = 0;
  for (unsigned i = 0; i < n; i++)
    sum += p[i] * (k * k);
  return sum;
#endif
}

int flag_added(const int *p, int n, int x) {
#ifdef NEW
  int found = 0;
  for (int i = 0; i < n && !found; i++)
    if (p[i] == x)
      found = RIGHT(1, 2);
  return found;
#else
  for (int i = 0; i < n; i++)
    if (p[i] == x)
      return 1;
  return 0;
#endif
}

void stores_reordered(int *restrict p, int *restrict q) {
#ifdef NEW
  *q = RIGHT(2, 1);
  *p = 1;
#else
  *p = 1;
  *q = 2;
#endif
}

unsigned shift_for_division(unsigned x) {
#ifdef NEW
  return x >> RIGHT(4, 3);
#else
  return x / 16;
#endif
}

unsigned mask_for_modulo(unsigned x) {
#ifdef NEW
  return x & RIGHT(31, 32);
#else
  return x % 32;
#endif
}

int unsigned_range_check(int x) {
#ifdef NEW
  return (unsigned)x - 10u RIGHT(<, <=) 20u;
#else
  return x >= 10 && x < 30;
#endif
}

void memset_for_loop(char *p) {
#ifdef NEW
  memset(p, 0, RIGHT(8, 7));
#else
  for (int i = 0; i < 8; i++)
    p[i] = 0;
#endif
}

uint32_t bytes_assembled(const uint8_t *p) {
#ifdef NEW
  uint32_t value = 0;
  for (int i = RIGHT(3, 2); i >= 0; i--)
    value = value << 8 | p[i];
  return value;
#else
  return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 |
         (uint32_t)p[3] << 24;
#endif
}

unsigned loop_unrolled(const unsigned *p) {
#ifdef NEW
  return p[0] + p[1] + p[RIGHT(2, 1)];
#else
  unsigned sum = 0;
  for (int i = 0; i < 3; i++)
    sum += p[i];
  return sum;
#endif
}

// Two effects of one loop become two loops; what is read does not change.
unsigned loop_split(const unsigned *p, unsigned n) {
#ifdef NEW
  unsigned sum = 0, bits = 0;
  for (unsigned i = 0; i < n; i++)
    sum += p[i];
  for (unsigned i = RIGHT(0, 1); i < n; i++)
    bits |= p[i];
  return sum ^ bits;
#else
  unsigned sum = 0, bits = 0;
  for (unsigned i = 0; i < n; i++) {
    sum += p[i];
    bits |= p[i];
  }
  return sum ^ bits;
#endif
}

unsigned recursion_for_loop(unsigned a, unsigned b) {
#ifdef NEW
  return b ? recursion_for_loop(b, a % b) : RIGHT(a, a | 1);
#else
  while (b) {
    unsigned rest = a % b;
    a = b;
    b = rest;
  }
  return a;
#endif
}

// Dead code goes.
int dead_code(int x) {
#ifdef NEW
  return x RIGHT(, +1);
#else
  int unused = x * 7;
  if (x > 3 && x < 2)
    note(unused);
  return x;
#endif
}

// A constant gets a name, and its type changes.
long constant_named(long x) {
#ifdef NEW
  enum { limit = RIGHT(100, 1000) };
  return x > limit ? limit : x;
#else
  return x > 100L ? 100L : x;
#endif
}
