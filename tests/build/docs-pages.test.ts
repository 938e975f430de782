import {execFileSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {versionControl} from '../../config/versionControl.ts';
import {logCommand, parseLog} from '../../src/components/site/Contributors/parseLog.ts';
import {listContributors} from '../../src/components/site/Contributors/sentence.ts';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {archived, archivedEdition} from '../support/facts.ts';
import {documentOf, hrefsOf} from './site.ts';

const hasHistory = versionControl(process.cwd()) !== 'disabled';

describe.each([
  ['/docs/apis/core/dml', 'docs/apis/core/dml/index.md'],
  [archived('/docs/apis/core/dml'), `versioned_docs/version-${archivedEdition}/apis/core/dml/index.md`],
  ['/general/community/contribute', 'general/community/contribute.md'],
])('%s', (path, source) => {
  test('links to its source file on the main branch', async () => {
    const $ = await documentOf(path);
    const links = $(`a[href^="http"][href$="/edit/main/${source}"]`);
    // One link is below the title, the other at the end of the page.
    expect(links.toArray().map((link) => $(link).text())).toEqual(['Edit', 'Edit this page']);
  });

  // Pages that are built from a checkout without history have no dates.
  test.runIf(hasHistory)('shows the date and author of the last update', async () => {
    const $ = await documentOf(path);
    const line = $('.theme-last-updated');
    expect(line.text()).toMatch(/^Last updated on .+ by \S.*$/);
    expect(line.text().split('\n')).toHaveLength(1);
    expect(line.find('time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  test('links to the history of its source file, after contributors other than the last one', async () => {
    const $ = await documentOf(path);
    const line = $('.theme-doc-footer-edit-meta-row + p');
    const link = line.find('a');
    expect(link.text()).toBe('History');
    expect(link.attr('href')).toMatch(new RegExp(`^https?://.+/commits/main/${source}$`));
    const log = hasHistory ? execFileSync('git', logCommand, {encoding: 'utf8', maxBuffer: Infinity}) : '';
    const {last, contributors: names = []} = parseLog(log).get(source) ?? {};
    const isNamed = names.length > 0 && names.join() !== last;
    expect(line.find('span').text()).toBe(isNamed ? `Written by ${listContributors(names)}` : '');
  });
});

test('the table of contents lists the headings of levels 2 and 3, and no others', async () => {
  const $ = await documentOf(pageKinds.components);
  expect($('.markdown h4[id]').length).toBeGreaterThan(0);
  // Headings further down the tree belong to components or footnotes.
  const ids = $('.markdown > :is(h2, h3)')
    .toArray()
    .map((heading) => `#${$(heading).attr('id')}`);
  expect(ids.length).toBeGreaterThan(10);
  expect(hrefsOf($, '.theme-doc-toc-desktop a')).toEqual(ids);
});
