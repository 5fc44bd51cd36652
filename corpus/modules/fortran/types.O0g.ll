; ModuleID = 'FIRModule'
source_filename = "FIRModule"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%_QM__fortran_type_infoTvalue = type { i8, [7 x i8], i64 }
%_QMshapesT.dp.link.to = type { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } }
%_QMshapesT.dp.shape.next = type { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } }
%_QM__fortran_type_infoTcomponent = type { { ptr, i64, i32, i8, i8, i8, i8 }, i8, i8, i8, i8, [4 x i8], i64, %_QM__fortran_type_infoTvalue, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] }, %_QM__fortran_builtinsT__builtin_c_ptr }
%_QM__fortran_builtinsT__builtin_c_ptr = type { i64 }
%_QM__fortran_type_infoTderivedtype = type { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8 }, i64, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, i32, i8, i8, i8, i8, i8, [3 x i8] }
%_QM__fortran_type_infoTbinding = type { %_QM__fortran_builtinsT__builtin_c_funptr, { ptr, i64, i32, i8, i8, i8, i8 } }
%_QM__fortran_builtinsT__builtin_c_funptr = type { i64 }
%_QMshapesTbox = type { %_QMshapesTshape, [2 x float] }
%_QMshapesTshape = type { [8 x i8], { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } }
%_QMshapesTcircle = type { %_QMshapesTshape, float }
%_QMshapesTlink = type { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } }

$_QMshapesEXbXboxXsides = comdat any

$_QMshapesEXnXshape = comdat any

$_QMshapesEXnXname = comdat any

$_QMshapesEXdiXshapeXname = comdat any

$_QMshapesEXnXnext = comdat any

$_QMshapesEXnXlink = comdat any

$_QMshapesEXnXto = comdat any

$_QMshapesEXdiXlinkXto = comdat any

$_QMshapesEXdiXshapeXnext = comdat any

$_QMshapesEXnXsides = comdat any

$_QMshapesEXdiXboxXsides = comdat any

$_QMshapesEXnXradius = comdat any

$_QMshapesEXnXbox = comdat any

$_QMshapesEXnXarea = comdat any

$_QMshapesEXnXcircle = comdat any

$_QMshapesEXcXlink = comdat any

$_QMshapesEXdtXshape = comdat any

$_QMshapesEXcXshape = comdat any

$_QMshapesEXdtXlink = comdat any

$_QMshapesEXcXcircle = comdat any

$_QMshapesEXvXbox = comdat any

$_QMshapesEXvXcircle = comdat any

$_QMshapesEXdtXbox = comdat any

$_QMshapesEXcXbox = comdat any

$_QMshapesEXdtXcircle = comdat any

$_QM__fortran_builtinsEXdtX__builtin_c_funptr = comdat any

$_QM__fortran_builtinsEXnX__builtin_c_funptr = comdat any

$_QM__fortran_builtinsEXcX__builtin_c_funptr = comdat any

$_QM__fortran_builtinsEXnX__address = comdat any

$_QM__fortran_builtinsEXdtX__builtin_c_ptr = comdat any

$_QM__fortran_builtinsEXnX__builtin_c_ptr = comdat any

$_QM__fortran_builtinsEXcX__builtin_c_ptr = comdat any

$_QQclX150f6f09da8fe61530c65fee80cc8dd3 = comdat any

@_QMshapesEXbXboxXsides = linkonce_odr constant [1 x [2 x %_QM__fortran_type_infoTvalue]] [[2 x %_QM__fortran_type_infoTvalue] [%_QM__fortran_type_infoTvalue { i8 2, [7 x i8] undef, i64 1 }, %_QM__fortran_type_infoTvalue { i8 2, [7 x i8] undef, i64 2 }]], comdat
@_QMshapesEXnXshape = linkonce_odr constant [5 x i8] c"shape", comdat
@_QMshapesEXnXname = linkonce_odr constant [4 x i8] c"name", comdat
@_QMshapesEXdiXshapeXname = linkonce_odr constant [8 x i8] c"shape   ", comdat
@_QMshapesEXnXnext = linkonce_odr constant [4 x i8] c"next", comdat
@_QMshapesEXnXlink = linkonce_odr constant [4 x i8] c"link", comdat
@_QMshapesEXnXto = linkonce_odr constant [2 x i8] c"to", comdat
@_QMshapesEXdiXlinkXto = linkonce_odr constant %_QMshapesT.dp.link.to { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 48, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr @_QMshapesEXdtXshape, [1 x i64] zeroinitializer } }, comdat
@_QMshapesEXdiXshapeXnext = linkonce_odr constant %_QMshapesT.dp.shape.next { { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr @_QMshapesEXdtXlink, [1 x i64] zeroinitializer } }, comdat
@_QMshapesEXnXsides = linkonce_odr constant [5 x i8] c"sides", comdat
@_QMshapesEXdiXboxXsides = linkonce_odr constant [2 x float] [float 1.000000e+00, float 1.000000e+00], comdat
@_QMshapesEXnXradius = linkonce_odr constant [6 x i8] c"radius", comdat
@_QMshapesEXnXbox = linkonce_odr constant [3 x i8] c"box", comdat
@_QMshapesEXnXarea = linkonce_odr constant [4 x i8] c"area", comdat
@_QMshapesEXnXcircle = linkonce_odr constant [6 x i8] c"circle", comdat
@_QMshapesEXcXlink = linkonce_odr constant [1 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXto, i64 2, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 2, i8 6, i8 0, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMshapesEXdtXshape, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr { i64 ptrtoint (ptr @_QMshapesEXdiXlinkXto to i64) } }], comdat
@_QMshapesEXdtXshape = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } undef, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXshape, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 48, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXcXshape, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } undef, i32 0, i8 0, i8 0, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QMshapesEXcXshape = linkonce_odr constant [2 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXname, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 4, i8 1, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 2, [7 x i8] undef, i64 8 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr { i64 ptrtoint (ptr @_QMshapesEXdiXshapeXname to i64) } }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXnext, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 2, i8 6, i8 0, i8 0, [4 x i8] undef, i64 8, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMshapesEXdtXlink, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr { i64 ptrtoint (ptr @_QMshapesEXdiXshapeXnext to i64) } }], comdat
@_QMshapesEXdtXlink = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXlink, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 40, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXcXlink, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 0, i8 0, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QMshapesEXcXcircle = linkonce_odr constant [2 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXshape, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 6, i8 0, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMshapesEXdtXshape, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXradius, i64 6, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 2, i8 4, i8 0, [4 x i8] undef, i64 48, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }], comdat
@_QMshapesEXvXbox = linkonce_odr constant [1 x %_QM__fortran_type_infoTbinding] [%_QM__fortran_type_infoTbinding { %_QM__fortran_builtinsT__builtin_c_funptr { i64 ptrtoint (ptr @_QMshapesPbox_area to i64) }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXarea, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 } }], comdat
@_QMshapesEXvXcircle = linkonce_odr constant [1 x %_QM__fortran_type_infoTbinding] [%_QM__fortran_type_infoTbinding { %_QM__fortran_builtinsT__builtin_c_funptr { i64 ptrtoint (ptr @_QMshapesPcircle_area to i64) }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXarea, i64 4, i32 20240719, i8 0, i8 40, i8 1, i8 0 } }], comdat
@_QMshapesEXdtXbox = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXvXbox, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXbox, i64 3, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 56, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXcXbox, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 1, i8 0, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QMshapesEXcXbox = linkonce_odr constant [2 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXshape, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 6, i8 0, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr @_QMshapesEXdtXshape, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }, %_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXsides, i64 5, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 2, i8 4, i8 1, [4 x i8] undef, i64 48, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXbXboxXsides, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 16], [3 x i64] [i64 0, i64 1, i64 32]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr { i64 ptrtoint (ptr @_QMshapesEXdiXboxXsides to i64) } }], comdat
@_QMshapesEXdtXcircle = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXvXcircle, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QMshapesEXnXcircle, i64 6, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 56, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QMshapesEXcXcircle, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 2, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 1, i8 0, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QM__fortran_builtinsEXdtX__builtin_c_funptr = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QM__fortran_builtinsEXnX__builtin_c_funptr, i64 18, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 8, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QM__fortran_builtinsEXcX__builtin_c_funptr, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 0, i8 1, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QM__fortran_builtinsEXnX__builtin_c_funptr = linkonce_odr constant [18 x i8] c"__builtin_c_funptr", comdat
@_QM__fortran_builtinsEXcX__builtin_c_funptr = linkonce_odr constant [1 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QM__fortran_builtinsEXnX__address, i64 9, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 0, i8 8, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }], comdat
@_QM__fortran_builtinsEXnX__address = linkonce_odr constant [9 x i8] c"__address", comdat
@_QM__fortran_builtinsEXdtX__builtin_c_ptr = linkonce_odr constant %_QM__fortran_type_infoTderivedtype { { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 32, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 32]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QM__fortran_builtinsEXnX__builtin_c_ptr, i64 15, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i64 8, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 8, i32 20240719, i8 1, i8 10, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 8]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr null, i64 1, i32 20240719, i8 1, i8 7, i8 1, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 1]] }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr @_QM__fortran_builtinsEXcX__builtin_c_ptr, i64 256, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 0, i64 1, i64 256]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 40, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 40]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, i32 0, i8 0, i8 1, i8 1, i8 1, i8 1, [3 x i8] undef }, comdat
@_QM__fortran_builtinsEXnX__builtin_c_ptr = linkonce_odr constant [15 x i8] c"__builtin_c_ptr", comdat
@_QM__fortran_builtinsEXcX__builtin_c_ptr = linkonce_odr constant [1 x %_QM__fortran_type_infoTcomponent] [%_QM__fortran_type_infoTcomponent { { ptr, i64, i32, i8, i8, i8, i8 } { ptr @_QM__fortran_builtinsEXnX__address, i64 9, i32 20240719, i8 0, i8 40, i8 1, i8 0 }, i8 1, i8 0, i8 8, i8 0, [4 x i8] undef, i64 0, %_QM__fortran_type_infoTvalue { i8 1, [7 x i8] undef, i64 0 }, { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 440, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 1, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr null, [1 x i64] zeroinitializer }, { ptr, i64, i32, i8, i8, i8, i8, [2 x [3 x i64]], ptr, [1 x i64] } { ptr null, i64 16, i32 20240719, i8 2, i8 42, i8 1, i8 1, [2 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16], [3 x i64] [i64 1, i64 0, i64 0]], ptr null, [1 x i64] zeroinitializer }, %_QM__fortran_builtinsT__builtin_c_ptr zeroinitializer }], comdat
@_QQclX150f6f09da8fe61530c65fee80cc8dd3 = linkonce constant [33 x i8] c"/tmp/palindrome-corpus/types.f90\00", comdat

declare void @free(ptr)

declare ptr @malloc(i64)

define float @_QMshapesPbox_area(ptr noalias %0) #0 !dbg !6 {
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !29
  %3 = alloca float, i64 1, align 4, !dbg !30
    #dbg_declare(ptr %3, !31, !DIExpression(), !30)
    #dbg_declare(ptr %0, !32, !DIExpression(), !30)
  %4 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %0, i32 0, i32 0, !dbg !29
  %5 = load ptr, ptr %4, align 8, !dbg !29
  %6 = getelementptr %_QMshapesTbox, ptr %5, i32 0, i32 1, !dbg !29
  %7 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 4, i32 20240719, i8 1, i8 27, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 2, i64 4]] }, ptr %6, 0, !dbg !29
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %7, ptr %2, align 8, !dbg !29
  %8 = call contract float @_FortranAProductReal4(ptr %2, ptr @_QQclX150f6f09da8fe61530c65fee80cc8dd3, i32 41, i32 0, ptr null), !dbg !29
  store float %8, ptr %3, align 4, !dbg !29
  %9 = load float, ptr %3, align 4, !dbg !33
  ret float %9, !dbg !33
}

define float @_QMshapesPcircle_area(ptr noalias %0) #0 !dbg !34 {
  %2 = alloca float, i64 1, align 4, !dbg !41
    #dbg_declare(ptr %2, !42, !DIExpression(), !41)
    #dbg_declare(ptr %0, !43, !DIExpression(), !41)
  %3 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %0, i32 0, i32 0, !dbg !44
  %4 = load ptr, ptr %3, align 8, !dbg !44
  %5 = getelementptr %_QMshapesTcircle, ptr %4, i32 0, i32 1, !dbg !44
  %6 = load float, ptr %5, align 4, !dbg !44
  %7 = call contract float @llvm.powi.f32.i32(float %6, i32 2), !dbg !44
  %8 = fmul contract float %7, 0x400921FB60000000, !dbg !44
  store float %8, ptr %2, align 4, !dbg !44
  %9 = load float, ptr %2, align 4, !dbg !45
  ret float %9, !dbg !45
}

define float @_QMshapesPtotal_area(ptr noalias %0) #0 !dbg !46 {
  %2 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, align 8, !dbg !49
  %3 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !50
  %4 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !51
  %5 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !51
  %6 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !51
  %7 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !52
  %8 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !52
  %9 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !50
  %10 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !53
  %11 = alloca { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, align 8, !dbg !54
  %12 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !54
  %13 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !54
  %14 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !55
  %15 = alloca float, i64 1, align 4, !dbg !56
  %16 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, align 8, !dbg !50
  %17 = alloca { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, i64 1, align 8, !dbg !50
  store { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr null, i64 48, i32 20240719, i8 0, i8 42, i8 1, i8 1, ptr @_QMshapesEXdtXshape, [1 x i64] zeroinitializer }, ptr %16, align 8, !dbg !50
  call void @llvm.memcpy.p0.p0.i32(ptr %17, ptr %16, i32 40, i1 false), !dbg !50
    #dbg_declare(ptr %17, !57, !DIExpression(), !50)
    #dbg_declare(ptr %0, !58, !DIExpression(), !59)
    #dbg_declare(ptr %15, !60, !DIExpression(), !56)
  store float 0.000000e+00, ptr %15, align 4, !dbg !61
  %18 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %0, i32 0, i32 7, !dbg !55
  %19 = load ptr, ptr %18, align 8, !dbg !55
  %20 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %0, i32 0, i32 1, !dbg !55
  %21 = load i64, ptr %20, align 8, !dbg !55
  %22 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %0, i32 0, i32 4, !dbg !55
  %23 = load i8, ptr %22, align 1, !dbg !55
  %24 = sext i8 %23 to i32, !dbg !55
  %25 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %0, i32 0, i32 7, !dbg !55
  %26 = load ptr, ptr %25, align 8, !dbg !55
  %27 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %0, i32 0, i32 6, !dbg !55
  %28 = load i8, ptr %27, align 1, !dbg !55
  %29 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } undef, i64 %21, 1, !dbg !55
  %30 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %29, i32 20240719, 2, !dbg !55
  %31 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %30, i8 0, 3, !dbg !55
  %32 = trunc i32 %24 to i8, !dbg !55
  %33 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %31, i8 %32, 4, !dbg !55
  %34 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %33, i8 1, 5, !dbg !55
  %35 = or i8 %28, 1, !dbg !55
  %36 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %34, i8 %35, 6, !dbg !55
  %37 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %36, ptr %26, 7, !dbg !55
  %38 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %37, i64 0, 8, 0, !dbg !55
  %39 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %0, i32 0, i32 0, !dbg !55
  %40 = load ptr, ptr %39, align 8, !dbg !55
  %41 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %38, ptr %40, 0, !dbg !55
  store { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %41, ptr %14, align 8, !dbg !55
  call void @llvm.memcpy.p0.p0.i32(ptr %17, ptr %14, i32 40, i1 false), !dbg !55
  br label %42, !dbg !62

42:                                               ; preds = %161, %1
  %43 = load float, ptr %15, align 4, !dbg !54
  call void @llvm.memcpy.p0.p0.i32(ptr %13, ptr %17, i32 40, i1 false), !dbg !54
  %44 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %13, i32 0, i32 7, !dbg !54
  %45 = load ptr, ptr %44, align 8, !dbg !54
  %46 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %13, i32 0, i32 1, !dbg !54
  %47 = load i64, ptr %46, align 8, !dbg !54
  %48 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %13, i32 0, i32 4, !dbg !54
  %49 = load i8, ptr %48, align 1, !dbg !54
  %50 = sext i8 %49 to i32, !dbg !54
  %51 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %13, i32 0, i32 7, !dbg !54
  %52 = load ptr, ptr %51, align 8, !dbg !54
  %53 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %13, i32 0, i32 6, !dbg !54
  %54 = load i8, ptr %53, align 1, !dbg !54
  %55 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } undef, i64 %47, 1, !dbg !54
  %56 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %55, i32 20240719, 2, !dbg !54
  %57 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %56, i8 0, 3, !dbg !54
  %58 = trunc i32 %50 to i8, !dbg !54
  %59 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %57, i8 %58, 4, !dbg !54
  %60 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %59, i8 0, 5, !dbg !54
  %61 = or i8 %54, 1, !dbg !54
  %62 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %60, i8 %61, 6, !dbg !54
  %63 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %62, ptr %52, 7, !dbg !54
  %64 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %63, i64 0, 8, 0, !dbg !54
  %65 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %13, i32 0, i32 0, !dbg !54
  %66 = load ptr, ptr %65, align 8, !dbg !54
  %67 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %64, ptr %66, 0, !dbg !54
  store { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %67, ptr %12, align 8, !dbg !54
  %68 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %12, i32 0, i32 7, !dbg !54
  %69 = load ptr, ptr %68, align 8, !dbg !54
  %70 = getelementptr %_QM__fortran_type_infoTderivedtype, ptr %69, i32 0, i32 0, !dbg !54
  call void @llvm.memcpy.p0.p0.i32(ptr %11, ptr %70, i32 64, i1 false), !dbg !54
  %71 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }, ptr %11, i32 0, i32 0, !dbg !54
  %72 = load ptr, ptr %71, align 8, !dbg !54
  %73 = getelementptr %_QM__fortran_type_infoTbinding, ptr %72, i64 0, !dbg !54
  %74 = getelementptr %_QM__fortran_type_infoTbinding, ptr %73, i32 0, i32 0, !dbg !54
  %75 = getelementptr %_QM__fortran_builtinsT__builtin_c_funptr, ptr %74, i32 0, i32 0, !dbg !54
  %76 = load i64, ptr %75, align 8, !dbg !54
  %77 = inttoptr i64 %76 to ptr, !dbg !54
  %78 = call float %77(ptr %12), !dbg !54
  %79 = fadd contract float %43, %78, !dbg !54
  store float %79, ptr %15, align 4, !dbg !54
  call void @llvm.memcpy.p0.p0.i32(ptr %10, ptr %17, i32 40, i1 false), !dbg !53
  %80 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 7, !dbg !53
  %81 = load ptr, ptr %80, align 8, !dbg !53
  %82 = ptrtoint ptr %81 to i64, !dbg !53
  %83 = icmp eq i64 ptrtoint (ptr @_QMshapesEXdtXcircle to i64), %82, !dbg !53
  br i1 %83, label %86, label %84, !dbg !53

84:                                               ; preds = %42
  %85 = call i1 @_FortranAClassIs(ptr %10, ptr @_QMshapesEXdtXbox), !dbg !53
  br i1 %85, label %101, label %153, !dbg !53

86:                                               ; preds = %42
    #dbg_declare(ptr %10, !63, !DIExpression(), !53)
  %87 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 6, !dbg !50
  %88 = load i8, ptr %87, align 1, !dbg !50
  %89 = or i8 %88, 1, !dbg !50
  %90 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } { ptr undef, i64 56, i32 20240719, i8 0, i8 42, i8 0, i8 undef, ptr undef, [1 x i64] undef }, i8 %89, 6, !dbg !50
  %91 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %90, ptr @_QMshapesEXdtXcircle, 7, !dbg !50
  %92 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %91, i64 0, 8, 0, !dbg !50
  %93 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 0, !dbg !50
  %94 = load ptr, ptr %93, align 8, !dbg !50
  %95 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %92, ptr %94, 0, !dbg !50
  store { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %95, ptr %9, align 8, !dbg !50
  %96 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %9, i32 0, i32 0, !dbg !64
  %97 = load ptr, ptr %96, align 8, !dbg !64
  %98 = getelementptr %_QMshapesTcircle, ptr %97, i32 0, i32 1, !dbg !64
  %99 = load float, ptr %98, align 4, !dbg !64
  %100 = fcmp contract olt float %99, 0.000000e+00, !dbg !64
  br i1 %100, label %168, label %153, !dbg !64

101:                                              ; preds = %84
    #dbg_declare(ptr %10, !65, !DIExpression(), !53)
  %102 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 7, !dbg !50
  %103 = load ptr, ptr %102, align 8, !dbg !50
  %104 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 1, !dbg !50
  %105 = load i64, ptr %104, align 8, !dbg !50
  %106 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 4, !dbg !50
  %107 = load i8, ptr %106, align 1, !dbg !50
  %108 = sext i8 %107 to i32, !dbg !50
  %109 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 7, !dbg !50
  %110 = load ptr, ptr %109, align 8, !dbg !50
  %111 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 6, !dbg !50
  %112 = load i8, ptr %111, align 1, !dbg !50
  %113 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } undef, i64 %105, 1, !dbg !50
  %114 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %113, i32 20240719, 2, !dbg !50
  %115 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %114, i8 0, 3, !dbg !50
  %116 = trunc i32 %108 to i8, !dbg !50
  %117 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %115, i8 %116, 4, !dbg !50
  %118 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %117, i8 0, 5, !dbg !50
  %119 = or i8 %112, 1, !dbg !50
  %120 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %118, i8 %119, 6, !dbg !50
  %121 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %120, ptr %110, 7, !dbg !50
  %122 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %121, i64 0, 8, 0, !dbg !50
  %123 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %10, i32 0, i32 0, !dbg !50
  %124 = load ptr, ptr %123, align 8, !dbg !50
  %125 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %122, ptr %124, 0, !dbg !50
  store { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] } %125, ptr %3, align 8, !dbg !50
  %126 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %3, i32 0, i32 0, !dbg !49
  %127 = load ptr, ptr %126, align 8, !dbg !49
  %128 = getelementptr %_QMshapesTbox, ptr %127, i32 0, i32 1, !dbg !49
  %129 = call ptr @malloc(i64 8), !dbg !49
  br label %130, !dbg !49

130:                                              ; preds = %134, %101
  %131 = phi i64 [ %148, %134 ], [ 1, %101 ], !dbg !49
  %132 = phi i64 [ %149, %134 ], [ 2, %101 ], !dbg !49
  %133 = icmp sgt i64 %132, 0, !dbg !49
  br i1 %133, label %134, label %150, !dbg !49

134:                                              ; preds = %130
  %135 = sub nsw i64 %131, 1, !dbg !49
  %136 = mul nsw i64 %135, 1, !dbg !49
  %137 = mul nsw i64 %136, 1, !dbg !49
  %138 = add nsw i64 %137, 0, !dbg !49
  %139 = getelementptr float, ptr %128, i64 %138, !dbg !49
  %140 = load float, ptr %139, align 4, !dbg !49
  %141 = fcmp contract olt float %140, 0.000000e+00, !dbg !49
  %142 = zext i1 %141 to i32, !dbg !49
  %143 = sub nsw i64 %131, 1, !dbg !49
  %144 = mul nsw i64 %143, 1, !dbg !49
  %145 = mul nsw i64 %144, 1, !dbg !49
  %146 = add nsw i64 %145, 0, !dbg !49
  %147 = getelementptr i32, ptr %129, i64 %146, !dbg !49
  store i32 %142, ptr %147, align 4, !dbg !49
  %148 = add nsw i64 %131, 1, !dbg !49
  %149 = sub i64 %132, 1, !dbg !49
  br label %130, !dbg !49

150:                                              ; preds = %130
  %151 = insertvalue { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } { ptr undef, i64 4, i32 20240719, i8 1, i8 14, i8 0, i8 0, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 2, i64 4]] }, ptr %129, 0, !dbg !49
  store { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] } %151, ptr %2, align 8, !dbg !49
  %152 = call i1 @_FortranAAny(ptr %2, ptr @_QQclX150f6f09da8fe61530c65fee80cc8dd3, i32 55, i32 1), !dbg !49
  call void @free(ptr %129), !dbg !49
  br i1 %152, label %168, label %153, !dbg !49

153:                                              ; preds = %86, %150, %84
  call void @llvm.memcpy.p0.p0.i32(ptr %8, ptr %17, i32 40, i1 false), !dbg !52
  %154 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %8, i32 0, i32 0, !dbg !52
  %155 = load ptr, ptr %154, align 8, !dbg !52
  %156 = getelementptr %_QMshapesTshape, ptr %155, i32 0, i32 1, !dbg !52
  call void @llvm.memcpy.p0.p0.i32(ptr %7, ptr %156, i32 40, i1 false), !dbg !52
  %157 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %7, i32 0, i32 0, !dbg !52
  %158 = load ptr, ptr %157, align 8, !dbg !52
  %159 = ptrtoint ptr %158 to i64, !dbg !52
  %160 = icmp eq i64 %159, 0, !dbg !52
  br i1 %160, label %168, label %161, !dbg !52

161:                                              ; preds = %153
  call void @llvm.memcpy.p0.p0.i32(ptr %6, ptr %17, i32 40, i1 false), !dbg !51
  %162 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %6, i32 0, i32 0, !dbg !51
  %163 = load ptr, ptr %162, align 8, !dbg !51
  %164 = getelementptr %_QMshapesTshape, ptr %163, i32 0, i32 1, !dbg !51
  call void @llvm.memcpy.p0.p0.i32(ptr %5, ptr %164, i32 40, i1 false), !dbg !51
  %165 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, ptr, [1 x i64] }, ptr %5, i32 0, i32 0, !dbg !51
  %166 = load ptr, ptr %165, align 8, !dbg !51
  %167 = getelementptr %_QMshapesTlink, ptr %166, i32 0, i32 0, !dbg !51
  call void @llvm.memcpy.p0.p0.i32(ptr %4, ptr %167, i32 40, i1 false), !dbg !51
  call void @llvm.memcpy.p0.p0.i32(ptr %17, ptr %4, i32 40, i1 false), !dbg !51
  br label %42, !dbg !51

168:                                              ; preds = %153, %86, %150
  %169 = load float, ptr %15, align 4, !dbg !66
  ret float %169, !dbg !66
}

declare !dbg !67 float @_QMshapesParea_of(ptr noalias) #1

declare !dbg !68 zeroext i1 @_FortranAAny(ptr, ptr, i32, i32) #1

declare !dbg !75 float @_FortranAProductReal4(ptr, ptr, i32, i32, ptr) #1

declare !dbg !78 zeroext i1 @_FortranAClassIs(ptr, ptr) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.powi.f32.i32(float, i32) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg) #3

attributes #0 = { "frame-pointer"="all" "target-cpu"="x86-64" }
attributes #1 = { "frame-pointer"="all" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.ident = !{!2}
!llvm.module.flags = !{!3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "Debian flang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "types.f90", directory: "/tmp/palindrome-corpus")
!2 = !{!"Debian flang version 22.1.8"}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 8, !"PIC Level", i32 2}
!5 = !{i32 7, !"PIE Level", i32 2}
!6 = distinct !DISubprogram(name: "box_area", linkageName: "_QMshapesPbox_area", scope: !7, file: !1, line: 39, type: !8, scopeLine: 39, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DIModule(scope: !0, name: "shapes", file: !1, line: 38)
!8 = !DISubroutineType(cc: DW_CC_normal, types: !9)
!9 = !{!10, !11}
!10 = !DIBasicType(name: "real", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", scope: !0, file: !1, line: 21, size: 448, elements: !13)
!13 = !{!14, !25}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "shape", baseType: !15, size: 384, align: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "shape", scope: !0, file: !1, line: 4, size: 384, elements: !16)
!16 = !{!17, !19}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "name", baseType: !18, size: 64, align: 8)
!18 = !DIStringType(size: 64, encoding: DW_ATE_ASCII)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !20, size: 320, align: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", scope: !0, file: !1, line: 11, size: 320, elements: !22)
!22 = !{!23}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "to", baseType: !24, size: 320, align: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "sides", baseType: !26, size: 64, align: 32, offset: 384)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 2)
!29 = !DILocation(line: 41, column: 5, scope: !6)
!30 = !DILocation(line: 39, column: 17, scope: !6)
!31 = !DILocalVariable(name: "box_area", scope: !6, file: !1, line: 39, type: !10)
!32 = !DILocalVariable(name: "this", arg: 1, scope: !6, file: !1, line: 40, type: !11)
!33 = !DILocation(line: 42, column: 3, scope: !6)
!34 = distinct !DISubprogram(name: "circle_area", linkageName: "_QMshapesPcircle_area", scope: !7, file: !1, line: 34, type: !35, scopeLine: 34, spFlags: DISPFlagDefinition, unit: !0)
!35 = !DISubroutineType(cc: DW_CC_normal, types: !36)
!36 = !{!10, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "circle", scope: !0, file: !1, line: 15, size: 416, elements: !39)
!39 = !{!14, !40}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "radius", baseType: !10, size: 32, align: 32, offset: 384)
!41 = !DILocation(line: 34, column: 17, scope: !34)
!42 = !DILocalVariable(name: "circle_area", scope: !34, file: !1, line: 34, type: !10)
!43 = !DILocalVariable(name: "this", arg: 1, scope: !34, file: !1, line: 35, type: !37)
!44 = !DILocation(line: 36, column: 5, scope: !34)
!45 = !DILocation(line: 37, column: 3, scope: !34)
!46 = distinct !DISubprogram(name: "total_area", linkageName: "_QMshapesPtotal_area", scope: !7, file: !1, line: 44, type: !47, scopeLine: 44, spFlags: DISPFlagDefinition, unit: !0)
!47 = !DISubroutineType(cc: DW_CC_normal, types: !48)
!48 = !{!10, !24}
!49 = !DILocation(line: 55, column: 9, scope: !46)
!50 = !DILocation(line: 46, column: 30, scope: !46)
!51 = !DILocation(line: 58, column: 7, scope: !46)
!52 = !DILocation(line: 57, column: 7, scope: !46)
!53 = !DILocation(line: 51, column: 7, scope: !46)
!54 = !DILocation(line: 50, column: 7, scope: !46)
!55 = !DILocation(line: 48, column: 5, scope: !46)
!56 = !DILocation(line: 44, column: 17, scope: !46)
!57 = !DILocalVariable(name: "current", scope: !46, file: !1, line: 46, type: !24)
!58 = !DILocalVariable(name: "first", arg: 1, scope: !46, file: !1, line: 45, type: !24)
!59 = !DILocation(line: 44, column: 3, scope: !46)
!60 = !DILocalVariable(name: "total_area", scope: !46, file: !1, line: 44, type: !10)
!61 = !DILocation(line: 47, column: 5, scope: !46)
!62 = !DILocation(line: 49, column: 5, scope: !46)
!63 = !DILocalVariable(name: "current", scope: !46, file: !1, line: 46, type: !37)
!64 = !DILocation(line: 53, column: 9, scope: !46)
!65 = !DILocalVariable(name: "current", scope: !46, file: !1, line: 46, type: !11)
!66 = !DILocation(line: 60, column: 3, scope: !46)
!67 = !DISubprogram(name: "area_of", linkageName: "_QMshapesParea_of", scope: !7, file: !1, line: 8, type: !47, scopeLine: 8, spFlags: 0)
!68 = !DISubprogram(name: "_FortranAAny", linkageName: "_FortranAAny", scope: !1, file: !1, line: 55, type: !69, scopeLine: 55, spFlags: 0)
!69 = !DISubroutineType(cc: DW_CC_normal, types: !70)
!70 = !{!71, !72, !73, !74, !74}
!71 = !DIBasicType(name: "integer(kind=0)", size: 1, encoding: DW_ATE_signed)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!73 = !DIBasicType(name: "integer(kind=1)", size: 8, encoding: DW_ATE_signed)
!74 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!75 = !DISubprogram(name: "_FortranAProductReal4", linkageName: "_FortranAProductReal4", scope: !1, file: !1, line: 41, type: !76, scopeLine: 41, spFlags: 0)
!76 = !DISubroutineType(cc: DW_CC_normal, types: !77)
!77 = !{!10, !72, !73, !74, !74, !72}
!78 = !DISubprogram(name: "_FortranAClassIs", linkageName: "_FortranAClassIs", scope: !1, file: !1, line: 1, type: !79, scopeLine: 1, spFlags: 0)
!79 = !DISubroutineType(cc: DW_CC_normal, types: !80)
!80 = !{!71, !72, !74}
