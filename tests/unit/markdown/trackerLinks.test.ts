import {beforeEach, expect, test} from 'vitest';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {trackerLinks} from '@site/src/markdown/trackerLinks';
import {temporarySite} from '../temporarySite.ts';

const {site, write} = temporarySite();

beforeEach(() => write('data/security-advisories.json', {'MSA-08-0020': 108588}));

const processor = remark().use(remarkDirective).use(remarkGfm).use(remarkMdx).use(trackerLinks);

async function transform(markdown: string): Promise<string> {
  return String(await processor.process({path: 'page.md', cwd: site, value: markdown})).trimEnd();
}

const tracker = (key: string) => `[${key}](https://moodle.atlassian.net/browse/${key})`;

test.each([
  ['MDL-12345', 'https://moodle.atlassian.net/browse/MDL-12345'],
  ['MOBILE-123', 'https://moodle.atlassian.net/browse/MOBILE-123'],
  ['CONTRIB-7', 'https://moodle.atlassian.net/browse/CONTRIB-7'],
  ['MSA-08-0020', 'https://moodle.org/mod/forum/discuss.php?d=108588'],
  // An advisory without a known discussion.
  ['MSA-23-0001', 'https://moodle.org/security/'],
  ['CVE-2023-1234', 'https://www.cve.org/CVERecord?id=CVE-2023-1234'],
])('links %s', async (key, address) => {
  expect(await transform(key)).toBe(`[${key}](${address})`);
  expect(await transform(`See ${key}, please.`)).toBe(`See [${key}](${address}), please.`);
});

test.each(['MDL-1, MDL-2', 'MDL-1/MDL-2', 'MDL-1 to MDL-2', 'MDL-1–MDL-2', 'MDL-1-MDL-2', 'MDL-1 and MDL-2'])(
  'links both ends of %s',
  async (text) => {
    expect(await transform(text)).toBe(text.replace('MDL-1', tracker('MDL-1')).replace('MDL-2', tracker('MDL-2')));
  },
);

test('links keys in all kinds of text', async () => {
  const output = await transform(
    '- MDL-1 in a **list, MDL-2**\n\n> MDL-3\n\n| A |\n| - |\n| MDL-4 |\n\n:::note\n\nMDL-5\n\n:::\n\n<Card>\n  MDL-6\n</Card>',
  );
  expect(output.match(/\[MDL-\d\]/g)).toEqual(
    ['MDL-1', 'MDL-2', 'MDL-3', 'MDL-4', 'MDL-5', 'MDL-6'].map((key) => `[${key}]`),
  );
});

test.each([
  ['lower case', 'mdl-12345'],
  ['a longer word', 'XMDL-12345'],
  ['another project', 'MDLSITE-7135'],
  ['a number with a letter', 'MDL-12345b'],
  ['a branch', 'MDL-12345-402'],
  ['a longer key', 'FOO-MDL-12345'],
  ['a name without a number', 'MDL-'],
  ['an advisory with too few digits', 'MSA-23-001'],
  ['a CVE number with too few digits', 'CVE-2023-123'],
  ['inline code', '`MDL-12345`'],
  ['a code block', '```text\nMDL-12345\n```'],
  ['a link', '[MDL-12345](https://example.com)'],
  ['the text of a link', '[the *MDL-12345* issue](https://example.com)'],
  ['a reference link', '[MDL-12345][a]\n\n[a]: https://example.com'],
  ['a URL', '[https://example.com/MDL-12345](https://example.com/MDL-12345)'],
  ['a heading', '## MDL-12345'],
  ['an attribute', '<Since version="4.2" issue="MDL-12345" />'],
  ['an expression', '{"MDL-12345"}'],
  ['a link element', '<a href="https://example.com">MDL-12345</a>'],
  ['a code element', 'Press <kbd>MDL-12345</kbd>'],
  ['the summary of a details element', '<details>\n  <summary>MDL-12345</summary>\n</details>'],
  ['the title of an admonition', ':::note[MDL-12345]\nText.\n:::'],
  ['the alt text of an image', '![MDL-12345](a.png)'],
])('does not change %s', async (_, text) => {
  expect(await transform(text)).toBe(text);
});

test.each([
  ['https://tracker.moodle.org', 'https://moodle.atlassian.net/'],
  ['https://tracker.moodle.org/browse/MDL-1?a=b', 'https://moodle.atlassian.net/browse/MDL-1?a=b'],
  ['https://tracker.moodle.org/jira/secure/A.jspa', 'https://moodle.atlassian.net/secure/A.jspa'],
])("changes %s to the tracker's present address", async (former, present) => {
  expect(await transform(`[The tracker](${former})`)).toBe(`[The tracker](${present})`);
});
