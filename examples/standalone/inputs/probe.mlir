llvm.func @work(%size: i64 {perf.probe}) {
  llvm.return
}
