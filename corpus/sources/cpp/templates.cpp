// Templates without the standard library: a vector, variadic tuples, concepts
// by constexpr, function objects, specialisations, static data members.

using size_type = decltype(sizeof 0);

template <typename T> struct Traits {
  static constexpr bool trivial = __is_trivially_copyable(T);
  static inline int made = 0;
};

template <typename T, size_type Inline = 4> class Vector {
public:
  Vector() { ++Traits<T>::made; }
  ~Vector() {
    for (size_type i = 0; i < count; ++i)
      elements[i].~T();
    if (elements != reinterpret_cast<T *>(storage))
      ::operator delete(elements);
  }
  Vector(const Vector &) = delete;
  template <typename... Args> T &emplace(Args &&...args) {
    if (count == capacity)
      grow();
    return *::new (elements + count++) T(static_cast<Args &&>(args)...);
  }
  T *begin() { return elements; }
  T *end() { return elements + count; }
  size_type size() const { return count; }

private:
  static void *operator new(size_type, void *place) { return place; }
  void grow() {
    T *moved = static_cast<T *>(::operator new(2 * capacity * sizeof(T)));
    if constexpr (Traits<T>::trivial)
      __builtin_memcpy(moved, elements, count * sizeof(T));
    else
      for (size_type i = 0; i < count; ++i)
        moved[i] = static_cast<T &&>(elements[i]);
    if (elements != reinterpret_cast<T *>(storage))
      ::operator delete(elements);
    elements = moved;
    capacity *= 2;
  }
  alignas(T) unsigned char storage[Inline * sizeof(T)];
  T *elements = reinterpret_cast<T *>(storage);
  size_type count = 0, capacity = Inline;
};

inline void *operator new(size_type, void *place, int) noexcept {
  return place;
}

template <typename... Ts> struct Tuple;
template <> struct Tuple<> {};
template <typename Head, typename... Tail>
struct Tuple<Head, Tail...> : Tuple<Tail...> {
  Head head;
  constexpr Tuple(Head head, Tail... tail)
      : Tuple<Tail...>(tail...), head(head) {}
};

template <int I, typename Head, typename... Tail>
constexpr auto &get(Tuple<Head, Tail...> &tuple) {
  if constexpr (I == 0)
    return tuple.head;
  else
    return get<I - 1>(static_cast<Tuple<Tail...> &>(tuple));
}

template <typename... Ts> constexpr auto sum(Ts... values) {
  return (values + ... + 0);
}

template <typename F, typename T>
T reduce(T *first, T *last, T start, F function) {
  for (; first != last; ++first)
    start = function(start, *first);
  return start;
}

template <int N> struct Fibonacci {
  static constexpr long value =
      Fibonacci<N - 1>::value + Fibonacci<N - 2>::value;
};
template <> struct Fibonacci<0> {
  static constexpr long value = 0;
};
template <> struct Fibonacci<1> {
  static constexpr long value = 1;
};

struct Point {
  Point(double x = 0, double y = 0) : x(x), y(y) {}
  Point &operator=(Point &&other) noexcept {
    x = other.x, y = other.y;
    return *this;
  }
  Point(Point &&) = default;
  ~Point() { destroyed += 1; }
  double x, y;
  static int destroyed;
};
int Point::destroyed = 0;

double run(int n) {
  struct Placed : Vector<Point, 2> {};
  Vector<int> numbers;
  for (int i = 0; i < n; ++i)
    *(::new (&numbers, 0) char) += static_cast<char>(i);
  Tuple<int, double, char> tuple(n, 2.5, 'c');
  get<1>(tuple) *= sum(1, 2.0, 3L);
  int scale = get<0>(tuple);
  int array[] = {1, 2, 3, 4, 5, 6, 7, 8};
  int total = reduce(array, array + 8, 0,
                     [scale](int a, int b) { return a + b * scale; });
  return get<1>(tuple) + total + Fibonacci<40>::value + Traits<int>::made;
}

template class Vector<Point, 2>;
template auto &get<1, int, double>(Tuple<int, double> &);
