import {spawnSync} from 'node:child_process';
import {beforeEach, describe, expect, test, vi} from 'vitest';

const cache = 'node_modules/.cache/fixture-site';

// Docusaurus reads these variables when it is imported, which takes longer than any of the tests.
vi.stubEnv('DOCUSAURUS_GENERATED_FILES_DIR_NAME', `${cache}/faults-generated`);
vi.stubEnv('NODE_ENV', 'production');
const docusaurus = await import('@docusaurus/core/lib/index.js');

/** Returns the messages of an error and its causes, with normalised white space. */
function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}`.replace(/\s+/g, ' ') : '';
}

describe('a build fails and names what is missing:', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });

  // These errors occur before anything is compiled. All builds run in this process, because starting Docusaurus takes
  // longer than finding the error.
  test.each([
    ['docs folder', 'The docs folder does not exist for version "current".'],
    ['sidebar file', 'The path to the sidebar file does not exist at "no-such-sidebars.ts".'],
    ['last version', 'Docs option lastVersion: 9.9 is invalid.'],
    ['plugin', 'Docusaurus was unable to resolve the "no-such-plugin" plugin.'],
  ])('%s', async (fault, message) => {
    vi.stubEnv('FAULT', fault);
    const error: unknown = await docusaurus
      .build('.', {config: 'tests/unit/build/faults.config.ts', outDir: `${cache}/faults`})
      .catch((reason: unknown) => reason);
    expect(messagesOf(error)).toContain(message);
  });
});

test('npm run build stops with one line if an environment variable is invalid', () => {
  const {status, stderr} = spawnSync('node_modules/.bin/tsx', ['tools/build', '--out-dir', `${cache}/faults`], {
    encoding: 'utf8',
    env: {PATH: process.env.PATH, HOME: process.env.HOME, NO_INDEX: 'yes'},
  });
  expect(status).toBe(1);
  expect(stderr).toBe('NO_INDEX is "yes"; allowed: true or false.\n');
});
