import {describe, expect, test} from 'vitest';
import {engineSource} from '../../engines/browsers/findEngine.ts';
import {chooseBrowser, type Machine} from '../../support/findBrowser.ts';
import {chromiumSource} from '../../../tools/lib/findChromium.ts';

const own = '/cache/ms-playwright/chrome';
const failure =
  'The browser tests need Chromium, which could not be installed; ' +
  'run "npx playwright install chromium", or install chromium or google-chrome so that it is in PATH.';

/** Returns the path of the chosen Chromium, or undefined for Playwright's own. */
function chooseChromium(access: Machine): string | undefined {
  const {isPlaywright, files} = chooseBrowser(chromiumSource, access);
  return isPlaywright ? undefined : files[0];
}

interface Situation {
  /** Programs in PATH, by name. */
  programs?: Record<string, string>;
  hasOwn?: boolean;
  /** Whether Playwright's installer can reach its download server. */
  isOnline?: boolean;
  rootPrefix?: string[];
  /** What the package manager adds to PATH; undefined if it fails. */
  packages?: Record<string, string>;
  /** Packages that are unknown to the package manager. */
  unknown?: string[];
}

function machine({programs = {}, hasOwn = false, isOnline = false, rootPrefix, packages, unknown = []}: Situation) {
  const present = {...programs};
  const commands: string[] = [];
  let isInstalled = hasOwn;
  const access: Machine = {
    playwrightBrowser: () => own,
    isExecutable: (file) => isInstalled && file === own,
    which: (name) => present[name],
    rootPrefix: () => rootPrefix,
    runPlaywrightInstaller: () => {
      commands.push('playwright install');
      if (!isOnline) {
        throw new Error('Failed to download Chromium');
      }
      isInstalled = true;
    },
    run: (command) => {
      commands.push(command.join(' '));
      if (packages === undefined || unknown.includes(command.at(-1)!)) {
        throw new Error('E: Unable to fetch some archives');
      }
      Object.assign(present, packages);
    },
  };
  return {commands, access};
}

const debian = {'apt-get': '/usr/bin/apt-get'};
const chromium = {chromium: '/usr/bin/chromium'};

test("uses Playwright's own browser if it is installed, and installs nothing", () => {
  const {access, commands} = machine({hasOwn: true, programs: {...debian, ...chromium}, rootPrefix: []});
  expect(chooseChromium(access)).toBeUndefined();
  expect(commands).toEqual([]);
});

test.each([
  [{...debian, ...chromium, 'google-chrome': '/usr/bin/google-chrome'}, '/usr/bin/chromium'],
  [{'google-chrome': '/opt/google-chrome', 'chromium-browser': '/snap/chromium'}, '/snap/chromium'],
  [{'google-chrome': '/opt/google-chrome'}, '/opt/google-chrome'],
])('uses an installed browser: %o', (programs, expected) => {
  const {access, commands} = machine({programs, rootPrefix: []});
  expect(chooseChromium(access)).toBe(expected);
  expect(commands).toEqual([]);
});

test("tries Playwright's installer before the package manager", () => {
  const {access, commands} = machine({isOnline: true, programs: debian, rootPrefix: [], packages: chromium});
  expect(chooseChromium(access)).toBeUndefined();
  expect(commands).toEqual(['playwright install']);
});

test("uses the package manager as root if Playwright's installer fails", () => {
  const {access, commands} = machine({programs: debian, packages: chromium, rootPrefix: []});
  expect(chooseChromium(access)).toBe('/usr/bin/chromium');
  expect(commands).toEqual(['playwright install', 'apt-get update', 'apt-get install -y chromium-headless-shell']);
});

test('installs the full browser if there is no package for the headless shell', () => {
  const unknown = ['chromium-headless-shell'];
  const {access, commands} = machine({programs: debian, packages: chromium, rootPrefix: [], unknown});
  expect(chooseChromium(access)).toBe('/usr/bin/chromium');
  expect(commands.slice(-2)).toEqual(['apt-get install -y chromium-headless-shell', 'apt-get install -y chromium']);
});

test("uses sudo and the system's package manager if the user is not root", () => {
  const {access, commands} = machine({
    programs: {dnf: '/usr/bin/dnf'},
    packages: {'chromium-browser': '/usr/bin/chromium-browser'},
    rootPrefix: ['sudo', '-n'],
  });
  expect(chooseChromium(access)).toBe('/usr/bin/chromium-browser');
  expect(commands).toEqual(['playwright install', 'sudo -n dnf install -y chromium-headless']);
});

test.each<[reason: string, situation: Situation, commands: string[]]>([
  ['there is no package manager', {rootPrefix: []}, ['playwright install']],
  ['running commands as root needs a password', {programs: debian, packages: chromium}, ['playwright install']],
  ['the package manager fails', {programs: debian, rootPrefix: []}, ['playwright install', 'apt-get update']],
  [
    'the package contains no browser with a known name',
    {programs: debian, rootPrefix: [], packages: {}},
    ['playwright install', 'apt-get update', 'apt-get install -y chromium-headless-shell'],
  ],
])('throws one line with instructions if %s', (_reason, situation, expected) => {
  const {access, commands} = machine(situation);
  expect(() => chooseChromium(access)).toThrow(failure);
  expect(commands).toEqual(expected);
});

describe('other engines', () => {
  const webkitPrograms = {WebKitWebDriver: '/usr/bin/WebKitWebDriver', Xvfb: '/usr/bin/Xvfb'};

  test("reports whether the browser is Playwright's own, which needs a different driver", () => {
    const programs = {firefox: '/usr/bin/firefox'};
    expect(chooseBrowser(engineSource('firefox', true), machine({programs}).access)).toEqual({
      isPlaywright: false,
      files: ['/usr/bin/firefox'],
    });
    expect(chooseBrowser(engineSource('firefox', true), machine({programs, hasOwn: true}).access)).toEqual({
      isPlaywright: true,
      files: [own],
    });
  });

  test('installs Xvfb together with WebKit if there is no display', () => {
    const {WebKitWebDriver} = webkitPrograms;
    const situation = {programs: {...debian, WebKitWebDriver}, rootPrefix: [], packages: webkitPrograms};
    const withDisplay = machine(situation);
    expect(chooseBrowser(engineSource('webkit', true), withDisplay.access).files).toEqual([WebKitWebDriver]);
    expect(withDisplay.commands).toEqual([]);

    const without = machine(situation);
    expect(chooseBrowser(engineSource('webkit', false), without.access).files).toEqual(Object.values(webkitPrograms));
    expect(without.commands).toEqual([
      'playwright install',
      'apt-get update',
      'apt-get install -y webkit2gtk-driver xvfb',
    ]);
  });

  test('does not use a package manager without a known package for the engine', () => {
    const {access, commands} = machine({programs: {dnf: '/usr/bin/dnf'}, packages: webkitPrograms, rootPrefix: []});
    expect(() => chooseBrowser(engineSource('webkit', false), access)).toThrow(
      'The browser tests need WebKit, which could not be installed; ' +
        'run "npx playwright install webkit", or install webkit2gtk-driver and xvfb.',
    );
    expect(commands).toEqual(['playwright install']);
  });
});
