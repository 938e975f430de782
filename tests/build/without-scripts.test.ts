import {expect, test} from 'vitest';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {changedDocs} from '../support/facts.ts';
import {documentOf} from './site.ts';

const longPage = pageKinds['long docs page with tables'];

// Scripts add controls to these parts, so their content has to be in the HTML for readers without scripts.
test.each([
  ['the text of a page', longPage, 'main p'],
  ['tables', longPage, 'main td'],
  ['code samples', longPage, '.theme-code-block .token'],
  ['the form of the upgrade planner', '/general/releases/upgrade', 'main select:disabled option'],
  ['the support status', '/general/releases', 'main td:contains("support until")'],
  ['the bars of the timeline', '/general/releases', 'main svg[role=img] g > rect'],
  ['the calendar of releases', '/general/releases/history', 'main details ol li, main details ul li'],
  ['libraries', '/general/community/credits/thirdpartylibs', 'main th[scope=row]'],
  ['Behat steps', '/general/development/tools/behat/writing', 'main details li code'],
  ['API changes', `${changedDocs}/changes`, 'main details table th[scope=row]'],
  ['the version history', '/docs/apis/subsystems/task/adhoc', 'main details table a[href*="/browse/MDL-"]'],
  ['the limits for upgrades', '/general/releases/upgrade', 'main details table th[scope=row]'],
  ['the link to the history', longPage, 'main footer a[href*="/commits/"]'],
  ['the API index', '/docs/api-index', '#api-index-entries noscript li'],
  ['the disabled filter of the API index', '/docs/api-index', 'main input[type=search]:disabled'],
])('%s: the content is in the HTML', async (_name, path, selector) => {
  expect((await documentOf(path))(selector).length).toBeGreaterThan(0);
});

test.each([
  ["today's line in the timeline", '/general/releases', 'main svg[role=img] > rect'],
  ['buttons that sort a table', '/general/community/credits/thirdpartylibs', 'main th button'],
])('%s: the control is not in the HTML', async (_name, path, selector) => {
  expect((await documentOf(path))(selector)).toHaveLength(0);
});

test('the time of a meeting is in UTC until scripts know the time zone of the reader', async () => {
  const $ = await documentOf('/general/community/meetings/202303');
  expect($('main article').text()).toMatch(/\d{2}:\d{2} UTC/);
});

test('the form of the home page leads to the search page, which explains that it needs JavaScript', async () => {
  const home = await documentOf('/');
  const form = home('form[role=search], search form').first();
  expect(form.attr('action')).toBe('/search');
  expect(form.find('input[name=q]')).toHaveLength(1);
  const search = await documentOf('/search');
  expect(search('main').text()).toContain('Search needs JavaScript.');
});
