// Counts how often an event happens while a loop runs.

llvm.func @measure(%event: i32, %size: i64) -> i64 attributes {perf.region = "measure"} {
  %before = perf.read_counter %event
  llvm.call @work(%size) {perf.region = "work"} : (i64) -> ()
  %after = perf.read_counter %event
  %count = llvm.sub %after, %before : i64
  llvm.return %count : i64
}
llvm.func @work(i64)
