; Installs Pinochle for the current user, without administrator rights, and removes it again.
; packaging/windows/installer.py defines VERSION, MAJOR, MINOR, NUMBERS, PUBLISHER, IDENTIFIER, PROGRAM, KIBIBYTES, ICON,
; LISTS and TARGET.

; NSIS as it comes for Windows makes only 32-bit installers, which run just as well.
!if /FileExists "${NSISDIR}/Stubs/lzma_solid-amd64-unicode"
  Target amd64-unicode
!endif
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10

!include FileFunc.nsh
!include LogicLib.nsh
!include MUI2.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Pinochle"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define SHORTCUT "$SMPROGRAMS\${NAME}.lnk"
!define SHCNE_ASSOCCHANGED 0x08000000
; Windows 10, version 1809, the oldest that Qt runs on.
!define OLDEST_BUILD 17763

Name "${NAME}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" InstallLocation
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME} installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey CompanyName "${PUBLISHER}"
VIAddVersionKey LegalCopyright "${PUBLISHER}, MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE French

LangString RUNS ${LANG_ENGLISH} "Pinochle is running. Close it, then press Retry; your game is saved."
LangString RUNS ${LANG_GERMAN} "Pinochle läuft noch. Schließe es und drücke dann auf Wiederholen; deine Partie ist gespeichert."
LangString RUNS ${LANG_SPANISH} "Pinochle está abierto. Ciérralo y pulsa Reintentar; tu partida está guardada."
LangString RUNS ${LANG_FRENCH} "Pinochle est ouvert. Fermez-le, puis cliquez sur Réessayer ; votre partie est enregistrée."
LangString TOO_OLD ${LANG_ENGLISH} "Pinochle needs a 64-bit Windows 10, version 1809 of 2018 or newer."
LangString TOO_OLD ${LANG_GERMAN} "Pinochle braucht Windows 10 mit 64 Bit, Version 1809 von 2018 oder neuer."
LangString TOO_OLD ${LANG_SPANISH} "Pinochle necesita Windows 10 de 64 bits, versión 1809 de 2018 o posterior."
LangString TOO_OLD ${LANG_FRENCH} "Pinochle demande Windows 10 en 64 bits, version 1809 de 2018 ou plus récente."

; A running program cannot be overwritten, so nothing is touched before it has exited.
!macro WAIT_FOR_ITS_END
  ${Do}
    ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
      ${ExitDo}
    ${EndIf}
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${IfNot} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDRETRY`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

; The taskbar shows a window on the button of the shortcut that has the same identifier. If that cannot be stored, the
; shortcut still starts the program.
!macro IDENTIFY_SHORTCUT
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}", .r1)'
    ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}", .r2)'
    ${If} $1 P<> 0
    ${AndIf} $2 P<> 0
      ${IPersistFile::Load} $1 '("${SHORTCUT}", ${STGM_READWRITE})'
      System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r3'
      System::Call '*(&t${NSIS_MAX_STRLEN} "${IDENTIFIER}")p.r4'
      System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_LPWSTR},,p r4)p.r5'
      ${IPropertyStore::SetValue} $2 '(r3, r5)'
      ${IPropertyStore::Commit} $2 ""
      ${IPersistFile::Save} $1 '("${SHORTCUT}", 1)'
      System::Free $5
      System::Free $4
      System::Free $3
    ${EndIf}
    !insertmacro ComHlpr_SafeRelease $2
    !insertmacro ComHlpr_SafeRelease $1
    !insertmacro ComHlpr_SafeRelease $0
  ${EndIf}
!macroend

!macro TELL_THE_DESKTOP
  System::Call "shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
FunctionEnd

Section
  SetShellVarContext current
  !insertmacro WAIT_FOR_ITS_END
  ; Files of an older version that this one no longer has would stay forever.
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /UPDATE _?=$INSTDIR'
  ${EndIf}
  SetOverwrite on
  !include "${LISTS}\install.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "${SHORTCUT}" "$INSTDIR\${PROGRAM}"
  !insertmacro IDENTIFY_SHORTCUT
  !include "${LISTS}\register.nsh"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayName "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayVersion "${VERSION}"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" VersionMajor ${MAJOR}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" VersionMinor ${MINOR}
  WriteRegStr HKCU "${UNINSTALL_KEY}" Publisher "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayIcon "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" InstallLocation "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" UninstallString '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" EstimatedSize ${KIBIBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" NoModify 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" NoRepair 1
  !insertmacro TELL_THE_DESKTOP
SectionEnd

; Games and settings are elsewhere, and stay.
Section Uninstall
  SetShellVarContext current
  !insertmacro WAIT_FOR_ITS_END
  !include "${LISTS}\remove.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; Windows would take a shortcut that is gone for a moment from the start menu and the taskbar where it was pinned.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPDATE" $1
  ${If} ${Errors}
    Delete "${SHORTCUT}"
  ${EndIf}
  !include "${LISTS}\forget.nsh"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro TELL_THE_DESKTOP
SectionEnd
