import {describe, expect, test} from 'vitest';
import {chooseChromium} from '../../support/findChromium.ts';

const own = '/cache/ms-playwright/chrome';
const help = 'install one with "npx playwright install chromium", or put chromium or google-chrome into PATH';

/** A machine with these programs, whose package manager brings those of `packages`. */
function machine({
  programs = {},
  packages = {},
  prefix,
  ownExists = false,
  fails = false,
}: {
  programs?: Record<string, string>;
  packages?: Record<string, string>;
  prefix?: string[];
  ownExists?: boolean;
  fails?: boolean;
}) {
  const present = {...programs};
  const commands: string[] = [];
  return {
    commands,
    probes: {
      playwright: () => own,
      exists: (file: string) => ownExists && file === own,
      which: (name: string) => present[name],
      asRoot: () => prefix,
      run: (command: readonly string[]) => {
        commands.push(command.join(' '));
        if (fails) {
          throw new Error('E: Unable to fetch some archives');
        }
        Object.assign(present, packages);
      },
    },
  };
}

const debian = {'apt-get': '/usr/bin/apt-get'};
const chromium = {chromium: '/usr/bin/chromium'};

describe('chooseChromium', () => {
  test("prefers Playwright's own", () => {
    const {probes, commands} = machine({ownExists: true, programs: {...debian, ...chromium}, prefix: []});
    expect(chooseChromium(probes)).toBe(own);
    expect(commands).toEqual([]);
  });

  test.each([
    [{...debian, ...chromium, 'google-chrome': '/usr/bin/google-chrome'}, '/usr/bin/chromium'],
    [{'google-chrome': '/opt/google-chrome', 'chromium-browser': '/snap/chromium'}, '/snap/chromium'],
    [{'google-chrome': '/opt/google-chrome'}, '/opt/google-chrome'],
  ])('takes what the system has: %o', (programs, expected) => {
    const {probes, commands} = machine({programs, prefix: []});
    expect(chooseChromium(probes)).toBe(expected);
    expect(commands).toEqual([]);
  });

  test("installs Debian's package as root", () => {
    const {probes, commands} = machine({programs: debian, packages: chromium, prefix: []});
    expect(chooseChromium(probes)).toBe('/usr/bin/chromium');
    expect(commands).toEqual(['apt-get update', 'apt-get install -y chromium']);
  });

  test('installs with sudo for others', () => {
    const {probes, commands} = machine({programs: debian, packages: chromium, prefix: ['sudo', '-n']});
    expect(chooseChromium(probes)).toBe('/usr/bin/chromium');
    expect(commands).toEqual(['sudo -n apt-get update', 'sudo -n apt-get install -y chromium']);
  });

  test.each([
    ['there is no apt-get', {prefix: []}],
    ['there is no way to become root', {programs: debian}],
  ])('says what to install where %s', (_why, options) => {
    const {probes, commands} = machine(options);
    expect(() => chooseChromium(probes)).toThrow(`There is no Chromium for the browser tests: ${help}.`);
    expect(commands).toEqual([]);
  });

  test('says so if apt-get fails', () => {
    const {probes} = machine({programs: debian, packages: chromium, prefix: [], fails: true});
    expect(() => chooseChromium(probes)).toThrow(`apt-get could not install chromium for the browser tests: ${help}.`);
  });

  test('says so if the package brings no browser', () => {
    const {probes} = machine({programs: debian, prefix: []});
    expect(() => chooseChromium(probes)).toThrow(
      `The chromium package contains no executable with a known name: ${help}.`,
    );
  });
});
