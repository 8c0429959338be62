/* What Python's headers need to know about 64-bit Windows and the compiler; takes the place of this system's own. */

#ifndef Py_CONFIG_H
#define Py_CONFIG_H

#include <basetsd.h>
#include <io.h>
#include <stdio.h>

#define MS_WINDOWS
#define MS_WIN32
#define MS_WIN64
#define MS_COREDLL
#define NT_THREADS
#define PLATFORM "win32"

#define Py_ENABLE_SHARED 1
#define HAVE_DECLSPEC_DLL
#define HAVE_DYNAMIC_LOADING
#define WITH_DOC_STRINGS 1
#define WITH_THREAD 1

#define PYLONG_BITS_IN_DIGIT 30
#define SIZEOF_VOID_P 8
#define SIZEOF_SIZE_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_SHORT 2
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_FLOAT 4
#define SIZEOF_DOUBLE 8
#define SIZEOF_WCHAR_T 2
#define SIZEOF__BOOL 1
#define SIZEOF_OFF_T 4
#define SIZEOF_FPOS_T 8
#define SIZEOF_PID_T 4
#define SIZEOF_HKEY 8
#define ALIGNOF_LONG 4
#define ALIGNOF_SIZE_T 8
#define ALIGNOF_MAX_ALIGN_T 8
#define DOUBLE_IS_LITTLE_ENDIAN_IEEE754 1

#define HAVE_PY_SSIZE_T 1
typedef SSIZE_T Py_ssize_t;
#define PY_SSIZE_T_MAX LLONG_MAX
#define PY_LLONG_MIN LLONG_MIN

#define STDC_HEADERS 1
#define HAVE_INTTYPES_H 1
#define HAVE_SNPRINTF 1
#define HAVE_STDDEF_H 1
#define HAVE_STDINT_H 1
#define HAVE_SYS_STAT_H 1
#define HAVE_SYS_TYPES_H 1
#define HAVE_WCHAR_H 1

#endif
