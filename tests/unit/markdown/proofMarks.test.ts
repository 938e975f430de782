import path from 'node:path';
import {remark} from 'remark';
import {beforeEach, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {proofMarks} from '../../../src/markdown/proofMarks.ts';
import {sampleHash} from '../../../src/moodle/proof/codeHash.ts';
import {temporarySite} from '../temporarySite.ts';

const {site, write} = temporarySite();

beforeEach(() => {
  const title = new Map([['title', 'a.php']]);
  const record = {
    samples: {
      [sampleHash('$a = 1;', title)]: {how: 'executed', releases: ['4.1.20', '4.2.1']},
      [sampleHash('$b = 1;', title)]: {how: 'failed', releases: ['4.2.1'], reason: 'Undefined variable $c'},
    },
    plugins: {},
  };
  write('data/proof.json', record);
});

async function metaOf(page: string, code: string, language = 'php title="a.php"'): Promise<string> {
  const file = new VFile({cwd: site, path: path.join(site, page), value: `\`\`\`${language}\n${code}\n\`\`\`\n`});
  return String(await remark().use(proofMarks).process(file)).split('\n')[0] ?? '';
}

test('adds the releases on which the sample was run, wherever its page is', async () => {
  const marked = '```php title="a.php" ran="4.1.20 and 4.2.1"';
  expect(await metaOf('docs/a.md', '$a = 1;')).toBe(marked);
  expect(await metaOf('versioned_docs/version-4.1/a.md', '// A comment.\n$a = 1;')).toBe(marked);
});

test.each([
  ['a sample that changed', 'docs/a.md', '$a = 2;', undefined],
  ['a sample that failed', 'docs/a.md', '$b = 1;', undefined],
  ['a signature', 'docs/a.md', '$a = 1;', 'php title="a.php" signature="a"'],
  ['another language', 'docs/a.md', '$a = 1;', 'bash title="a.php"'],
])('does not add releases to %s', async (_, page, code, language) => {
  expect(await metaOf(page, code, language)).not.toContain('ran=');
});
