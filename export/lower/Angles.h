// Constant angles, which MLIR folds wrongly.

#ifndef PALINDROME_EXPORT_LOWER_ANGLES_H
#define PALINDROME_EXPORT_LOWER_ANGLES_H

#include "export/lower/OwnPass.h"

namespace palindrome::lower {

/// Whether `op` is an angle, or may become one.
bool hasAngle(mlir::Operation *op);

/// Keeps `math.atan2` of two constants that are 0 from becoming a NaN. It is
/// for places before passes that fold.
extern const OwnPass keepAnglesPass;

} // namespace palindrome::lower

#endif // PALINDROME_EXPORT_LOWER_ANGLES_H
