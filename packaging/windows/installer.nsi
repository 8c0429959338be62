; Installs Pinochle for the current user, without administrator rights, and removes it again.
; packaging/windows/installer.py defines VERSION, NUMBERS, PUBLISHER, PROGRAM, KIBIBYTES, ICON, LISTS and TARGET.

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Pinochle"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define SHCNE_ASSOCCHANGED 0x08000000

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

LangString RUNS ${LANG_ENGLISH} "Pinochle is running. Close it, then press Retry; your game is saved."
LangString RUNS ${LANG_GERMAN} "Pinochle läuft noch. Schließe es und drücke dann auf Wiederholen; deine Partie ist gespeichert."
LangString RUNS ${LANG_SPANISH} "Pinochle está abierto. Ciérralo y pulsa Reintentar; tu partida está guardada."
LangString TOO_OLD ${LANG_ENGLISH} "Pinochle needs a 64-bit Windows 10 or newer."
LangString TOO_OLD ${LANG_GERMAN} "Pinochle braucht Windows 10 oder neuer mit 64 Bit."
LangString TOO_OLD ${LANG_SPANISH} "Pinochle necesita Windows 10 de 64 bits o posterior."

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

!macro TELL_THE_DESKTOP
  System::Call "shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)"
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
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
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  SetOverwrite on
  !include "${LISTS}\install.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
  !include "${LISTS}\register.nsh"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayName "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" DisplayVersion "${VERSION}"
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
  Delete "$SMPROGRAMS\${NAME}.lnk"
  !include "${LISTS}\forget.nsh"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro TELL_THE_DESKTOP
SectionEnd
