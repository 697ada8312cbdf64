; The Windows installer of Underhill (unofficial), for Inno Setup 6:
;   iscc /DVersion=0.3.0 packaging\windows\underhill.iss
; It installs for one user and asks for no rights; whoever has them may choose to install for all.
#ifndef Version
  #error Say which version: /DVersion=0.3.0
#endif

[Setup]
; What tells a later installer that this is the same program: never changed.
AppId={{90D1EA2E-07A4-44C0-B993-23093156205A}
AppName=Underhill
AppVersion={#Version}
AppVerName=Underhill {#Version} (unofficial)
AppPublisher=The Underhill founders
AppComments=An unofficial companion for five board games of one shelf
SourceDir=..\..
OutputDir=target\package
OutputBaseFilename=underhill-{#Version}-windows-x86_64
DefaultDirName={autopf}\Underhill
DefaultGroupName=Underhill
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=LICENSE
SetupIconFile=resources\icons\underhill.ico
UninstallDisplayIcon={app}\underhill.ico
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Tasks]
Name: "associate"; Description: "Open games and letters of Underhill with a double click"
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
; With a console for the terminal, and without one for everything else (packaging/windows/windowed).
Source: "target\dist\underhill.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "target\dist\underhillw.exe"; DestDir: "{app}"; Flags: ignoreversion
Source: "resources\icons\underhill.ico"; DestDir: "{app}"; Flags: ignoreversion
Source: "target\package\licences"; DestDir: "{app}"; DestName: "licences.txt"; Flags: ignoreversion
Source: "LICENSE"; DestDir: "{app}"; DestName: "LICENSE.txt"; Flags: ignoreversion
Source: "README.md"; DestDir: "{app}"; Flags: ignoreversion
Source: "docs\*.md"; DestDir: "{app}\docs"; Flags: ignoreversion recursesubdirs
Source: "SEALS.md"; DestDir: "{app}"; Flags: ignoreversion
Source: "CHANGELOG.md"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{group}\Underhill"; Filename: "{app}\underhillw.exe"; IconFilename: "{app}\underhill.ico"; \
  Comment: "Unofficial companion for five board games"
Name: "{autodesktop}\Underhill"; Filename: "{app}\underhillw.exe"; IconFilename: "{app}\underhill.ico"; Tasks: desktop

[Registry]
; Windows knows the last ending of a name only. So boards, which end in .json, and locked games, which end in .age, are
; opened from within the program: neither ending is ours to take.
Root: HKA; Subkey: "Software\Classes\.underhill\OpenWithProgids"; ValueType: string; ValueName: "Underhill.Game"; \
  ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.underhill"; ValueType: string; ValueData: "Underhill.Game"; \
  Flags: createvalueifdoesntexist uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Underhill.Game"; ValueType: string; ValueData: "Underhill game"; \
  Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Underhill.Game\DefaultIcon"; ValueType: string; \
  ValueData: "{app}\underhill.ico"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Underhill.Game\shell\open\command"; ValueType: string; \
  ValueData: """{app}\underhillw.exe"" ""%1"""; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.letter\OpenWithProgids"; ValueType: string; ValueName: "Underhill.Letter"; \
  ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.letter"; ValueType: string; ValueData: "Underhill.Letter"; \
  Flags: createvalueifdoesntexist uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Underhill.Letter"; ValueType: string; \
  ValueData: "Letter from Gandalf (Underhill)"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Underhill.Letter\DefaultIcon"; ValueType: string; \
  ValueData: "{app}\underhill.ico"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\Underhill.Letter\shell\open\command"; ValueType: string; \
  ValueData: """{app}\underhillw.exe"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\underhillw.exe"; Description: "{cm:LaunchProgram,Underhill}"; Flags: nowait postinstall skipifsilent

[Code]
// An ending that still leads to us leads nowhere without us; one that somebody else has taken since stays theirs.
procedure Forget(Ending, Kind: String);
var
  Key, Leads: String;
begin
  Key := 'Software\Classes\' + Ending;
  if RegQueryStringValue(HKA, Key, '', Leads) and (Leads = Kind) then begin
    RegDeleteValue(HKA, Key, '');
    RegDeleteKeyIfEmpty(HKA, Key);
  end;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
begin
  if Step = usPostUninstall then begin
    Forget('.underhill', 'Underhill.Game');
    Forget('.letter', 'Underhill.Letter');
  end;
end;
