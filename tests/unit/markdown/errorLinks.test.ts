import path from 'node:path';
import {remark} from 'remark';
import {beforeEach, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {errorLinks} from '../../../src/markdown/errorLinks.ts';
import {temporarySite} from '../temporarySite.ts';

const {site, write} = temporarySite();

beforeEach(() => {
  const entry =
    '---\ntitle: Not unique\nmessages:\n  - "Not unique"\n---\n\nSee [x](../apis/other.md).\n\n## See also\n\n';
  write('docs/errors/unique.md', `${entry}- [Data](../apis/dml/index.md#rows)\n`);
  write('docs/errors/index.md', '---\ntitle: Errors\n---\n\n## See also\n\n- [Data](../apis/dml/index.md)\n');
});

async function linked(page: string, text: string): Promise<string> {
  const file = new VFile({cwd: site, path: path.join(site, page), value: text});
  return String(await remark().use(errorLinks).process(file));
}

test.each(['docs', 'versioned_docs/version-4.1'])(
  'lists the messages of a page in %s before its "See also"',
  async (root) => {
    expect(await linked(`${root}/apis/dml/index.md`, 'Text.\n\n## See also\n\nMore.\n')).toBe(
      'Text.\n\n## Error messages\n\n* [Not unique](/docs/errors/unique)\n\n## See also\n\nMore.\n',
    );
  },
);

test('leaves other pages alone, also those that a message mentions in its text', async () => {
  expect(await linked('docs/apis/other.md', 'Text.\n')).toBe('Text.\n');
  expect(await linked('docs/errors/unique.md', 'Text.\n')).toBe('Text.\n');
});
