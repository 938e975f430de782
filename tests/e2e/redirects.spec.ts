import moved from '../../data/moved-pages.json';
import wikiPages from '../../data/wiki-pages.json';
import {test} from './fixtures.ts';

const [from, to] = Object.entries(moved)[0]!;
const [wikiName, wikiPage] = Object.entries(wikiPages).find(([, page]) => !page.includes('#'))!;
const [wikiPart, section] = Object.entries(wikiPages).find(([, page]) => page.includes('#'))!;

test('renamed pages and pages of the old wiki redirect to their new URL, with query and hash', async ({page}) => {
  for (const [old, target] of [
    [`${from}?from=link#see-also`, `${to}?from=link#see-also`],
    [`${from}.html`, to],
    [`/dev/${wikiName}?from=forum#see-also`, `${wikiPage}?from=forum#see-also`],
    [`/dev/${wikiPart}?from=forum`, section.replace('#', '?from=forum#')],
    [`/dev/${wikiPart}#other`, section.replace(/#.*/, '#other')],
  ] as const) {
    await page.goto(old);
    await page.waitForURL(target);
  }
});
