/* python.exe: passes its arguments on to the official python311.dll, as python.org's python.exe does. */

#include <windows.h>

typedef int (*python_main)(int, wchar_t **);

int wmain(int count, wchar_t **arguments)
{
    HMODULE library = LoadLibraryW(L"python311.dll");
    if (!library)
        return 120;
    python_main run = (python_main)(void *)GetProcAddress(library, "Py_Main");
    return run ? run(count, arguments) : 121;
}
