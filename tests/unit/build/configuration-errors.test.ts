import {spawnSync} from 'node:child_process';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';

const cache = 'node_modules/.cache/fixture-site';
const config = 'tests/unit/build/faults.config.ts';

/** Builds the fixture site with one error in a separate process. Returns the output with normalised white space. */
function build(fault: string): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(
    'node_modules/.bin/docusaurus',
    ['build', '--config', config, '--out-dir', `${cache}/faults`],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${cache}/faults-generated`,
        FAULT: fault,
      },
    },
  );
  return {status, output: `${stdout}${stderr}`.replace(/\s+/g, ' ')};
}

/** Returns the messages of an error and its causes, with normalised white space. */
function messagesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messagesOf(error.cause)}`.replace(/\s+/g, ' ') : '';
}

describe('a build fails and names what is missing:', () => {
  beforeAll(() => {
    // Docusaurus reads this variable when it is imported.
    vi.stubEnv('DOCUSAURUS_GENERATED_FILES_DIR_NAME', `${cache}/faults-generated`);
    vi.stubEnv('NODE_ENV', 'production');
    vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
  });

  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  // These errors occur before anything is compiled. All builds run in this process, because starting Docusaurus takes
  // longer than finding the error. The build of the next test runs in a separate process, like `npm run build`.
  test.each([
    [
      'docs folder',
      'The docs folder does not exist for version "current". A docs folder is expected to be found at no-such-folder.',
    ],
    ['sidebar file', 'The path to the sidebar file does not exist at "no-such-sidebars.ts".'],
    [
      'page of a sidebar',
      'Invalid sidebar file at "tests/unit/build/faulty-sidebars.ts". These sidebar document ids do not exist: - no-such-page',
    ],
    ['last version', 'Docs option lastVersion: 9.9 is invalid. Available version names are: current'],
    ['options of a version', 'Invalid docs option "versions": unknown versions (9.9) found.'],
    ['plugin', 'Docusaurus was unable to resolve the "no-such-plugin" plugin.'],
    ['navbar item type', 'Bad navbar item type no-such-type'],
  ])('%s', async (fault, message) => {
    vi.stubEnv('FAULT', fault);
    const docusaurus = await import('@docusaurus/core/lib/index.js');
    const error: unknown = await docusaurus
      .build('.', {config, outDir: `${cache}/faults`})
      .catch((reason: unknown) => reason);
    expect(messagesOf(error)).toContain(message);
  });

  // These errors occur when pages are rendered. One build is enough, because it renders every page and lists all
  // errors.
  test('targets of navbar items, and default exports of pages', () => {
    const {status, output} = build('target of a navbar item');
    const reports = output.split("Can't render static file for pathname ");
    const found = (page: string) => reports.find((report) => report.startsWith(`"${page}" `));
    expect(found('/doc')).toMatch(
      /\[cause\]: Error: Couldn't find any doc with id "no-such-page" in version "current"\./,
    );
    expect(found('/sidebar')).toMatch(/\[cause\]: Error: Can't find any sidebar with id "no-such-sidebar" in version/);
    expect(found('/docs')).toMatch(/\[cause\]: Error: No docs version exist for name '9\.9'/);
    for (const page of ['/documentation', '/dropdown']) {
      expect(found(page), page).toMatch(
        /Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "no-such-docs"\./,
      );
    }
    expect(found('/no-default-export')).toContain(
      "The page component at /no-default-export doesn't have a default export. " +
        'This makes it impossible to render anything. Consider default-exporting a React component.',
    );
    expect(output).toContain('static site generation failed for 6 paths');
    expect(status).toBe(1);
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
