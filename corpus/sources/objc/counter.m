// Classes, categories, protocols, blocks and exceptions, without a header of a
// runtime.
typedef signed char BOOL;
typedef struct objc_object *id;
__attribute__((objc_root_class))
@interface Root {
  Class isa;
}
+ (id)make;
@end

@protocol Counting
- (int)count;
@optional
- (void)reset;
@end

@interface Counter : Root <Counting> {
  int total;
}
@property(nonatomic) int step;
- (void)add:(int)value;
@end

@implementation Counter
@synthesize step;
- (void)add:(int)value {
  total += value * self.step;
}
- (int)count {
  return total;
}
@end

@interface Counter (Twice)
- (int)twice;
@end
@implementation Counter (Twice)
- (int)twice {
  int (^both)(int) = ^(int value) { return value + [self count]; };
  return both([self count]);
}
@end

int use(Counter *counter) {
  @try {
    @synchronized(counter) {
      [counter add:3];
    }
    return [counter twice];
  } @catch (Counter *thrown) {
    return [thrown count];
  } @finally {
    [counter add:0];
  }
}
