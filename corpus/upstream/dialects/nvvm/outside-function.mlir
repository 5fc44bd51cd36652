// title = """
// An operation of nvvm, rocdl or omp outside of a function crashes the exporter."""
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "An error. The verifier accepts it."
// cause = """
// ModuleTranslation::convertOperation is called for the operations of the module with
// a builder that has no insertion point, and the dialects insert a call there."""
// issue = "no public issue found"
nvvm.barrier0
