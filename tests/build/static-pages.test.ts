import type {CheerioAPI} from 'cheerio';
import {expect, test} from 'vitest';
import {archivedDocs, archivedEdition, archivedEditions, currentLabel, dated, releases} from '../support/facts.ts';
import {promisedRoutes} from '../support/routes.ts';
import {documentOf, failing, hrefsOf} from './site.ts';

/** Returns the text and target of each link below a selector, in document order. */
function linksIn($: CheerioAPI, selector: string): [text: string, href: string | undefined][] {
  return $(`${selector} a`)
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href')]);
}

test('the top bar links to the other Moodle sites', async () => {
  const links = linksIn(await documentOf('/'), 'nav[aria-label="Moodle sites"]');
  expect(links.filter(([, href]) => !/^https:\/\/moodle\.(?:com|net|academy)\/$/.test(href!))).toEqual([
    ['Forums', 'https://moodle.org/course/'],
    ['Documentation', 'https://docs.moodle.org/'],
    ['Downloads', 'https://download.moodle.org/'],
    ['Demo', 'https://moodle.org/demo'],
    ['Tracker', 'https://moodle.atlassian.net/'],
    ['Development', 'https://moodle.org/development'],
    ['Translation', 'https://lang.moodle.org/'],
    ['Search moodle.org', 'https://moodle.org/public/search/'],
  ]);
});

test('the navbar links to the sections, marks the one of a page, and shows versions only where they mean something', async () => {
  expect(linksIn(await documentOf('/'), 'nav[aria-label=Main] .navbar__items:first-child')).toEqual([
    ['Developer Resources', '/'],
    ['Guides', '/docs'],
    ['Community', '/general/community/contribute'],
    ['Coding', '/general/development/gettingstarted'],
    ['Process', '/general/development/process'],
    ['Releases', '/general/releases'],
    ['All versions', '/versions'],
    // The style sheet shows it in the menu of small screens only.
    ['Read offline', '/offline'],
  ]);
  for (const [path, section, hasVersions] of [
    ['/', undefined, false],
    ['/docs', 'Guides', true],
    [`${archivedDocs}/apis`, 'Guides', true],
    ['/docs/tags', 'Guides', true],
    ['/general/community', 'Community', false],
    ['/general/documentation/code-of-conduct', 'Community', false],
    ['/general/development/gettingstarted', 'Coding', false],
    ['/general/development/process', 'Process', false],
    ['/versions', 'All versions', false],
    [releases.pages[0]!.release.notes!, 'Releases', false],
    ['/search', undefined, false],
  ] as const) {
    const $ = await documentOf(path);
    const links = $('nav[aria-label=Main] a.navbar__link');
    const current = links.not('[role=button]').filter('.active[aria-current=page]');
    expect(
      current.toArray().map((link) => $(link).text()),
      path,
    ).toEqual(section === undefined ? [] : [section]);
    expect(links.filter('[role=button]').text().includes('English'), path).toBe(true);
    expect(links.filter('[role=button]').length, path).toBe(hasVersions ? 2 : 1);
  }
});

test('the footer has exactly these links, and neither a copyright notice nor a logo', async () => {
  const $ = await documentOf('/docs/apis');
  expect(Object.fromEntries(linksIn($, 'footer.theme-layout-footer'))).toEqual({
    Releases: '/general/releases',
    Projects: '/general/projects',
    'Contribute to these pages': '/general/documentation',
    'Code of conduct': '/general/documentation/code-of-conduct',
    Accessibility: '/general/documentation/accessibility-statement',
    'Read offline': '/offline',
    'User documentation': 'https://docs.moodle.org/',
    'Legacy developer documentation': 'https://docs.moodle.org/dev',
    'General developer forum': 'https://moodle.org/mod/forum/view.php?id=55',
    Twitter: 'https://twitter.com/moodle',
    GitHub: 'https://github.com/moodle',
    HostingNetlify: 'https://www.netlify.com/',
  });
  const footer = $('footer.theme-layout-footer');
  expect(footer.text()).not.toMatch(/©|copyright/i);
  expect(footer.find('img, .footer__copyright, .footer__logo').length).toBe(0);
});

test('the home page has a door with links for each kind of reader', async () => {
  const $ = await documentOf('/');
  const links = linksIn($, 'main article');
  for (const door of [
    '/docs/gettingstarted/first-plugin',
    '/general/community/contribute',
    '/general/releases/upgrade',
    '/general/app',
  ]) {
    expect(links.map(([, href]) => href)).toContain(door);
  }
});

test('the home page shows a sample that has run', async () => {
  const $ = await documentOf('/');
  expect($('main header pre').text()).not.toBe('');
  expect($('main header .theme-code-block').text()).toContain('Ran on');
});

test('the home page shows the newest versions with their newest releases, and a sentence about support', async () => {
  const $ = await documentOf('/');
  const section = $('main section').filter((_, element) =>
    $(element).find('h2').text().startsWith('Versions and their support'),
  );
  expect(section.find('tbody tr').first().text()).toContain(dated[0]!.release.name);
  expect(section.text()).toContain(`the newest version was Moodle ${releases.versions.at(-1)!.name}`);
});

test('the home page lists common tasks', async () => {
  const $ = await documentOf('/');
  const tasks = linksIn($, 'main nav[aria-label="Common tasks"]');
  expect(tasks.length).toBeGreaterThanOrEqual(6);
  expect(tasks).toContainEqual(['Plan an upgrade', '/general/releases/upgrade']);
});

test('the list of versions links to the documentation and release notes of each version, and to the legacy documentation', async () => {
  const $ = await documentOf('/versions');
  const rows = $('main tr').has('th[scope=row]').toArray();
  const paths = rows.map((row) => hrefsOf($, $(row).find('a')));
  expect(rows.map((row, index) => [$(row).find('th').text(), paths[index]?.[0]])).toEqual([
    [currentLabel, '/docs'],
    ...archivedEditions.map((name) => [name, `/docs/${name}`]),
  ]);
  expect(paths.filter(({length}) => length !== 2)).toEqual([]);
  expect(await failing(paths.flat())).toEqual([]);
  expect($('main h2').last().text()).toContain('Legacy documentation');
  expect(hrefsOf($, 'main a:contains("legacy developer documentation")')).toEqual(['https://docs.moodle.org/dev']);
});

test.each([
  ['/docs', 'docs-default-current'],
  [archivedDocs, `docs-default-${archivedEdition}`],
  ['/general/license', 'docs-general-current'],
])('%s contains the version that the search filters by', async (path, tag) => {
  const $ = await documentOf(path);
  expect($('meta[name="docsearch:docusaurus_tag"]').attr('content')).toBe(tag);
  expect($('.theme-doc-version-banner, .theme-doc-version-badge').length).toBe(0);
});

test.each(['/docs/tags', `${archivedDocs}/tags`, '/general/tags'])(
  '%s lists each tag with its number of pages',
  async (path) => {
    const $ = await documentOf(path);
    expect($('h1').text()).toBe('Tags');
    const tag = $(`main a[href^="${path}/"]`).first();
    const count = Number(tag.find('span').text());
    const page = await documentOf(tag.attr('href')!);
    expect(page('h1').text()).toContain(count === 1 ? 'One doc' : `${count} docs`);
    expect(page('main article').length).toBe(count);
    expect(hrefsOf(page, 'main a:contains("View all tags")')).toEqual([path]);
  },
);

test.each(promisedRoutes.filter((route) => route.includes('/category/')))(
  '%s links to the pages of the category',
  async (path) => {
    const $ = await documentOf(path);
    expect($('main h1').length).toBe(1);
    const card = $('main a.card').first();
    // Remove the icon before the title.
    const title = card.find('h2').text().replace(/^\W+/, '');
    expect(title).toMatch(/\w/);
    const target = card.attr('href')!;
    expect(target).not.toBe(path);
    const page = await documentOf(target);
    expect(page('main h1').length).toBe(1);
    expect(page('nav[aria-label="Breadcrumbs"]').text()).toContain(title);
  },
);
