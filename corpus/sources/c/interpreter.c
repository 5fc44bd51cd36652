// A small stack machine: computed goto, a dispatch table of functions, setjmp,
// a union, bit-fields, variadic errors, thread-local and weak symbols.

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum opcode { PUSH, ADD, MUL, DIV, DUP, SWAP, JUMP_IF, PRINT, HALT };

struct instruction {
  enum opcode opcode : 5;
  unsigned traced : 1;
  signed offset : 26;
};

union cell {
  int64_t integer;
  double real;
  void *pointer;
};

static _Thread_local jmp_buf on_error;
static _Thread_local char message[80];
__attribute__((weak)) volatile bool tracing = false;
extern __attribute__((visibility("hidden"))) int instruction_limit;
int instruction_limit = 1 << 20;

__attribute__((noreturn, cold, format(printf, 1, 2))) static void
fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  longjmp(on_error, 1);
}

static void push(union cell *stack, int *top, int64_t value) {
  if (*top >= 64)
    fail("stack overflow at %d", *top);
  stack[(*top)++].integer = value;
}

static int64_t pop(union cell *stack, int *top) {
  if (__builtin_expect(*top == 0, 0))
    fail("stack underflow");
  return stack[--*top].integer;
}

int64_t run(const struct instruction *code) {
  static const void *const labels[] = {&&push, &&add,  &&mul,   &&div, &&dup,
                                       &&swap, &&jump, &&print, &&halt};
  union cell stack[64];
  int top = 0, count = 0;
  int64_t a, b;
  const struct instruction *pc = code;

#define NEXT                                                                   \
  do {                                                                         \
    if (++count > instruction_limit)                                           \
      fail("limit of %d instructions", instruction_limit);                     \
    if (tracing || pc->traced)                                                 \
      fprintf(stderr, "%td: %d\n", pc - code, (int)pc->opcode);                \
    goto *labels[pc->opcode];                                                  \
  } while (0)

  NEXT;
push:
  push(stack, &top, pc->offset), ++pc;
  NEXT;
add:
  a = pop(stack, &top), b = pop(stack, &top);
  if (__builtin_add_overflow(a, b, &a))
    fail("overflow");
  push(stack, &top, a), ++pc;
  NEXT;
mul:
  a = pop(stack, &top), b = pop(stack, &top);
  push(stack, &top, (int64_t)((unsigned __int128)a * (unsigned __int128)b)),
      ++pc;
  NEXT;
div:
  b = pop(stack, &top), a = pop(stack, &top);
  if (b == 0)
    fail("division of %lld by zero", (long long)a);
  push(stack, &top, a / b), ++pc;
  NEXT;
dup:
  a = pop(stack, &top), push(stack, &top, a), push(stack, &top, a), ++pc;
  NEXT;
swap:
  a = pop(stack, &top), b = pop(stack, &top);
  push(stack, &top, a), push(stack, &top, b), ++pc;
  NEXT;
jump:
  pc += pop(stack, &top) ? pc->offset : 1;
  NEXT;
print:
  printf("%lld\n", (long long)stack[top - 1].integer), ++pc;
  NEXT;
halt:
  return pop(stack, &top);
}

int main(void) {
  static const struct instruction countdown[] = {
      {PUSH, 0, 5}, {PRINT, 0, 0},    {PUSH, 1, -1}, {ADD, 0, 0},
      {DUP, 0, 0},  {JUMP_IF, 0, -4}, {HALT, 0, 0}};
  if (setjmp(on_error)) {
    fprintf(stderr, "error: %s\n", message);
    return EXIT_FAILURE;
  }
  return (int)run(countdown);
}
