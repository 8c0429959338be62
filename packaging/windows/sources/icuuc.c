/* icuuc.dll, for Wine only: Windows 10 has one, and Qt does not start without it. Never ship this one.
 *
 * Qt asks ICU only for text encodings that it does not know itself. This one knows none either: opening a converter
 * fails, and nobody calls the other functions with a converter that does not exist.
 */

#define EXPORTED __declspec(dllexport)
#define MISSING_RESOURCE 2 /* U_MISSING_RESOURCE_ERROR */

EXPORTED void *ucnv_open(const char *name, int *error)
{
    (void)name;
    if (error)
        *error = MISSING_RESOURCE;
    return 0;
}

#define UNUSED(function) \
    EXPORTED long long function(void) { return 0; }

UNUSED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
UNUSED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
UNUSED(ucnv_cbFromUWriteUChars)
UNUSED(ucnv_cbToUWriteUChars)
UNUSED(ucnv_close)
UNUSED(ucnv_countAvailable)
UNUSED(ucnv_fromUCountPending)
UNUSED(ucnv_fromUnicode)
UNUSED(ucnv_getAvailableName)
UNUSED(ucnv_getFromUCallBack)
UNUSED(ucnv_getMaxCharSize)
UNUSED(ucnv_getName)
UNUSED(ucnv_getStandardName)
UNUSED(ucnv_getToUCallBack)
UNUSED(ucnv_reset)
UNUSED(ucnv_setFromUCallBack)
UNUSED(ucnv_setToUCallBack)
UNUSED(ucnv_toUCountPending)
UNUSED(ucnv_toUnicode)
