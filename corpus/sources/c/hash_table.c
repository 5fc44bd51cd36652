// A chained hash table of strings: structs, pointers, strings, allocation.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  struct entry *next;
  uint64_t hash;
  int value;
  char key[];
};

struct table {
  struct entry **buckets;
  size_t capacity, size;
};

static uint64_t hash_of(const char *key) {
  uint64_t hash = 14695981039346656037ull;
  for (; *key; ++key)
    hash = (hash ^ (unsigned char)*key) * 1099511628211ull;
  return hash;
}

static struct entry **find(struct table *table, const char *key,
                           uint64_t hash) {
  struct entry **slot = &table->buckets[hash & (table->capacity - 1)];
  while (*slot && ((*slot)->hash != hash || strcmp((*slot)->key, key) != 0))
    slot = &(*slot)->next;
  return slot;
}

static int grow(struct table *table) {
  size_t capacity = table->capacity ? table->capacity * 2 : 8;
  struct entry **buckets = calloc(capacity, sizeof *buckets);
  if (!buckets)
    return -1;
  for (size_t i = 0; i < table->capacity; ++i)
    for (struct entry *entry = table->buckets[i], *next; entry; entry = next) {
      next = entry->next;
      entry->next = buckets[entry->hash & (capacity - 1)];
      buckets[entry->hash & (capacity - 1)] = entry;
    }
  free(table->buckets);
  table->buckets = buckets;
  table->capacity = capacity;
  return 0;
}

int table_add(struct table *table, const char *key, int amount) {
  if (table->size >= table->capacity && grow(table) != 0)
    return -1;
  uint64_t hash = hash_of(key);
  struct entry **slot = find(table, key, hash);
  if (!*slot) {
    size_t length = strlen(key) + 1;
    struct entry *entry = malloc(sizeof *entry + length);
    if (!entry)
      return -1;
    *entry = (struct entry){.hash = hash};
    memcpy(entry->key, key, length);
    *slot = entry;
    ++table->size;
  }
  return (*slot)->value += amount;
}

int table_remove(struct table *table, const char *key) {
  if (table->capacity == 0)
    return 0;
  struct entry **slot = find(table, key, hash_of(key)), *gone = *slot;
  if (!gone)
    return 0;
  *slot = gone->next;
  free(gone);
  --table->size;
  return 1;
}

int main(int argc, char **argv) {
  struct table table = {0};
  for (int i = 1; i < argc; ++i)
    if (argv[i][0] == '-')
      printf("removed %d\n", table_remove(&table, argv[i] + 1));
    else if (table_add(&table, argv[i], 1) < 0)
      return EXIT_FAILURE;
  for (size_t i = 0; i < table.capacity; ++i)
    for (struct entry *entry = table.buckets[i]; entry; entry = entry->next)
      printf("%-10s %d\n", entry->key, entry->value);
  return EXIT_SUCCESS;
}
