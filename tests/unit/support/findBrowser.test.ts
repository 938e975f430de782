import {describe, expect, test} from 'vitest';
import {engineSource} from '../../engines/browsers/findEngine.ts';
import {chooseBrowser, type Machine} from '../../support/findBrowser.ts';
import {chromiumSource} from '../../support/findChromium.ts';

const own = '/cache/ms-playwright/chrome';
const failure =
  'The browser tests need Chromium, and it could not be installed: ' +
  'run "npx playwright install chromium", or install chromium or google-chrome so that it is in PATH.';

/** Path of the Chromium that is chosen; undefined for Playwright's own. */
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
  /** Packages that the package manager does not know. */
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

test("prefers Playwright's own browser, and installs nothing", () => {
  const {access, commands} = machine({hasOwn: true, programs: {...debian, ...chromium}, rootPrefix: []});
  expect(chooseChromium(access)).toBeUndefined();
  expect(commands).toEqual([]);
});

test.each([
  [{...debian, ...chromium, 'google-chrome': '/usr/bin/google-chrome'}, '/usr/bin/chromium'],
  [{'google-chrome': '/opt/google-chrome', 'chromium-browser': '/snap/chromium'}, '/snap/chromium'],
  [{'google-chrome': '/opt/google-chrome'}, '/opt/google-chrome'],
])("uses the system's browser: %o", (programs, expected) => {
  const {access, commands} = machine({programs, rootPrefix: []});
  expect(chooseChromium(access)).toBe(expected);
  expect(commands).toEqual([]);
});

test("tries Playwright's installer first, on every system", () => {
  const {access, commands} = machine({isOnline: true, programs: debian, rootPrefix: [], packages: chromium});
  expect(chooseChromium(access)).toBeUndefined();
  expect(commands).toEqual(['playwright install']);
});

test('then uses the package manager, as root', () => {
  const {access, commands} = machine({programs: debian, packages: chromium, rootPrefix: []});
  expect(chooseChromium(access)).toBe('/usr/bin/chromium');
  expect(commands).toEqual(['playwright install', 'apt-get update', 'apt-get install -y chromium-headless-shell']);
});

test('installs the full browser where there is no package of the headless shell', () => {
  const unknown = ['chromium-headless-shell'];
  const {access, commands} = machine({programs: debian, packages: chromium, rootPrefix: [], unknown});
  expect(chooseChromium(access)).toBe('/usr/bin/chromium');
  expect(commands.slice(-2)).toEqual(['apt-get install -y chromium-headless-shell', 'apt-get install -y chromium']);
});

test('uses sudo for other users, and the package manager that the system has', () => {
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
  ['becoming root needs a password', {programs: debian, packages: chromium}, ['playwright install']],
  ['the package manager fails', {programs: debian, rootPrefix: []}, ['playwright install', 'apt-get update']],
  [
    'the package contains no browser of a known name',
    {programs: debian, rootPrefix: [], packages: {}},
    ['playwright install', 'apt-get update', 'apt-get install -y chromium-headless-shell'],
  ],
])('says in one line what to do if %s', (_reason, situation, expected) => {
  const {access, commands} = machine(situation);
  expect(() => chooseChromium(access)).toThrow(failure);
  expect(commands).toEqual(expected);
});

describe('other engines', () => {
  const webkitPrograms = {WebKitWebDriver: '/usr/bin/WebKitWebDriver', Xvfb: '/usr/bin/Xvfb'};

  test("come with whether the browser is Playwright's own, which takes another driver", () => {
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

  test('WebKit needs Xvfb if there is no display, and both come from the package manager', () => {
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

  test('are not installed with a package manager that has no known package of them', () => {
    const {access, commands} = machine({programs: {dnf: '/usr/bin/dnf'}, packages: webkitPrograms, rootPrefix: []});
    expect(() => chooseBrowser(engineSource('webkit', false), access)).toThrow(
      'The browser tests need WebKit, and it could not be installed: ' +
        'run "npx playwright install webkit", or install webkit2gtk-driver and xvfb.',
    );
    expect(commands).toEqual(['playwright install']);
  });
});
