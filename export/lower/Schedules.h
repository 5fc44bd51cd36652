// Schedules of the dialect `transform`, which describe what to do with the rest
// of their module.

#ifndef PALINDROME_EXPORT_LOWER_SCHEDULES_H
#define PALINDROME_EXPORT_LOWER_SCHEDULES_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `op` is the sequence of `transform` that MLIR's interpreter starts
/// with.
bool isScheduleEntry(mlir::Operation *op);

/// The pass `palindrome-erase-schedules`. It erases the sequences, which have
/// no meaning after the interpreter, and modules within the module that held
/// nothing else. A module that stood beside these is no longer one of its own.
extern const OwnPass eraseSchedulesPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_SCHEDULES_H
