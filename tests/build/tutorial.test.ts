import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {archived} from '../support/facts.ts';
import {documentOf, get, hrefsOf} from './site.ts';

const tutorial = '/docs/gettingstarted/first-plugin';

test.each([tutorial, archived(tutorial)])('%s offers the plugin after each step as a ZIP file', async (path) => {
  const $ = await documentOf(path);
  const links = hrefsOf($, 'main a[download]');
  expect(links).toHaveLength($('h2[id^="step-"]').length);
  const states = await Promise.all(
    links.map(async (link) => unzipSync(new Uint8Array(await (await get(link)).arrayBuffer()))),
  );
  for (const [index, files] of states.entries()) {
    expect(Object.keys(files)).toEqual(expect.arrayContaining(Object.keys(states[index - 1] ?? {})));
    expect(strFromU8(files['greetings/version.php']!)).toContain("= 'local_greetings';");
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(text).not.toMatch(/highlight-(?:start|end|next-line)|#region/);
  }
});
