// title = "A `gpu.binary` without an offloading handler crashes exporter and printer."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// valid = false # mlir-opt reads and verifies it, and crashes when it prints it
// expected = "The verifier rejects it, or `select_object` is the default."
// cause = """
// The attribute has a default in the parser of the custom form alone. BinaryOp::print
// and convertOperation of GPUToLLVMIRTranslation.cpp use it without a check."""
// issue = "no public issue found"
module attributes {gpu.container_module} {
  "gpu.binary"() <{objects = [#gpu.object<#nvvm.target, "BLOB">], sym_name = "kernels"}> : () -> ()
}
