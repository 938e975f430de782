import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import type {SearchRequest} from '../../../../src/search/types.ts';
import {indexFolder, manifestFile, type Head, type Manifest} from '../../../../src/search/embedded/format.ts';
import {engineFor, type FixtureEngine, type FixturePage} from './fixtureSite.ts';

const filler = (count: number): FixturePage[] =>
  Array.from({length: count}, (_, index) => ({
    path: `/docs/filler-${index}`,
    title: `Filler ${index}`,
    content: `<p>Page number ${index} of the platform says little.</p>`,
  }));

const site = [...(parse(readFileSync('tests/data/search-site.yaml', 'utf8')) as FixturePage[]), ...filler(30)];

const request = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  language: 'en-AU',
  tags: ['docs-default-current', 'docs-general-current'],
  limit: 5,
  ...more,
});

async function urls({engine}: FixtureEngine, query: string, more: Partial<SearchRequest> = {}): Promise<string[]> {
  return (await engine.search(request(query, more)))!.hits.map(({url}) => url);
}

describe('names of the old wiki', () => {
  const names = {
    Cron_jobs: '/docs/tasks',
    'Security:Rights_(roles)': '/docs/access#capabilities',
    Guides_overview: '/docs/guides#no-such-heading',
    Removed_page: '/docs/removed',
  };
  const engine = engineFor(site, undefined, names);

  test.each([
    ['Cron jobs', '/docs/tasks#when-a-task-fails'],
    ['cron_JOBS', '/docs/tasks#when-a-task-fails'],
    ['Security: rights (roles)', '/docs/access#capabilities'],
    ['guides overview', '/docs/guides'],
  ])('%s finds its new page first', async (query, url) => {
    expect((await urls(engine, query))[0]).toBe(url);
  });

  test('part of a name changes nothing', async () => {
    for (const query of ['cron', 'jobs', 'rights', 'overview', 'removed page', '!cron jobs tasks']) {
      expect(await urls(engine, query)).toEqual(await urls(engineFor(site), query));
    }
  });
});

describe('links between pages', () => {
  const twins: FixturePage[] = ['one', 'two'].map((name) => ({
    path: `/docs/${name}`,
    title: 'Backup',
    content: `<p>Save and restore.</p><h2 id="notes">Notes ${name}</h2><p>Something else.</p>`,
  }));
  const linking = (folder: string, target: string, text: string): FixturePage => ({
    path: `/docs/${folder}/page`,
    title: 'Elsewhere',
    content: `<p><a href="${target}">${text}</a></p>`,
  });

  test('ranks the page that more folders link to first', async () => {
    const links = ['a', 'b', 'c'].map((folder) => linking(folder, '/docs/two', 'here'));
    expect((await urls(engineFor([...twins, ...filler(20)]), 'restore'))[0]).toBe('/docs/one');
    expect((await urls(engineFor([...twins, ...links, ...filler(20)]), 'restore'))[0]).toBe('/docs/two');
  });

  test('finds a section by the text of links to it', async () => {
    const link = linking('a', '/docs/one#notes', 'snapshots');
    expect(await urls(engineFor([...twins, link, ...filler(20)]), 'snapshots')).toContain('/docs/one#notes');
  });
});

describe('ranking', () => {
  const fixture = engineFor(site, {same: [], leads: [{from: ['acl'], to: ['capability']}]});

  test.each([
    ['scheduled tasks', '/docs/tasks'],
    ['what happens when a task fails', '/docs/tasks#when-a-task-fails'],
    ['queue_adhoc_task', '/docs/tasks#api-reference'],
    ['adhoc', '/docs/tasks#api-reference'],
    ['db/tasks.php', '/docs/tasks'],
    ['require_cap', '/docs/access'],
    ['capbility', '/docs/access'],
    ['shceduled', '/docs/tasks'],
    ['tsaks', '/docs/tasks'],
    ['acl', '/docs/access'],
    ['timetable', '/docs/tasks'],
    ['3.9', '/general/releases/3.9'],
    ['3.9.12', '/general/releases/3.9.12'],
    ['moodle 3.9.1', '/general/releases/3.9.1'],
  ])('finds the best page for "%s"', async (query, first) => {
    const [found] = await urls(fixture, query);
    expect(`${found}#`.slice(0, first.length + 1)).toBe(`${first}#`);
  });

  test('ranks a page by its keywords, without a match in its text', async () => {
    const pages = [...filler(9), {path: '/docs/contributing', title: 'Contributing', keywords: 'typo, fix a mistake'}];
    const prose = {path: '/docs/checks', title: 'Checks', content: '<p>They find a typo, and one more typo.</p>'};
    expect(await urls(engineFor([...pages, prose]), 'typo')).toEqual(['/docs/contributing', '/docs/checks']);
  });

  test('gives versions little weight if the query has several', async () => {
    const release = {path: '/general/releases/4.2', title: 'Moodle 4.2', content: '<p>PHP 7.3 and MySQL 5.7.</p>'};
    const planner = {path: '/general/releases/upgrade', title: 'Upgrade planner', content: '<p>PHP, MySQL.</p>'};
    const found = await urls(engineFor([...filler(30), release, planner]), 'upgrade 3.9.5 to 4.2 PHP 7.3 MySQL 5.7');
    expect(found[0]).toBe('/general/releases/upgrade');
  });

  test('corrects a typo even if the stem of the word matches another word', async () => {
    const enrolment = engineFor([
      {path: '/docs/enrolment', title: 'Enrolment'},
      {path: '/docs/columns', title: 'Columns', content: '<p><code>enrolenddate</code> is the last day.</p>'},
      ...filler(30),
    ]);
    expect((await urls(enrolment, 'enrolement'))[0]).toBe('/docs/enrolment');
  });

  test('does not correct numbers and names in code', async () => {
    expect(await urls(fixture, '3.9.21')).toEqual([]);
    expect(await urls(fixture, 'capabilty')).not.toEqual([]);
    expect(await urls(fixture, 'reqiure_capabilty')).toEqual([]);
  });

  test('returns one hit for each page', async () => {
    const found = await urls(fixture, 'task', {limit: 50});
    const pages = found.map((url) => url.split('#')[0]);
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe('what no page is about', () => {
  const pages = Array.from({length: 5}, (_, index) => ({
    path: `/docs/grade-${index}`,
    title: `Grade snapshot ${index}`,
    content: `<p>Records <code>grade_record_${index}</code> from a remote provider.</p>`,
  }));
  const {engine} = engineFor([...filler(30), ...pages]);
  const answerTo = async (query: string) => {
    const {total, isUncovered = false} = (await engine.search(request(query)))!;
    return {total, isUncovered};
  };

  test.each([
    ['grade_record_snapshot', 3, true],
    ['grade_record_1', 1, false],
    ['grade_record', 5, false],
    ['websocket provider remote', 3, true],
    ['grade snapshot provider', 5, false],
  ])('%s', async (query, total, isUncovered) => {
    expect(await answerTo(query)).toEqual({total, isUncovered});
  });
});

describe('release notes', () => {
  const changes = Array.from({length: 40}, (_, index) => `<li>Forum: fixed item ${index} (MDL-${index})</li>`);
  changes[25] = '<li>Quiz: fixed a database error when sorting attempts by group (MDL-25)</li>';
  const notes = engineFor([
    ...filler(30),
    {
      path: '/docs/quiz',
      title: 'Quiz attempts',
      content: '<p>A quiz reads attempts from the database, and attempts have an error.</p>',
    },
    {
      path: '/general/releases/4.2.1',
      title: 'Moodle 4.2.1',
      content: `<h2 id="changes">Fixes</h2><ul>${changes.join('')}</ul>`,
    },
  ]);

  test('ranks the release first whose change has all words of a symptom', async () => {
    const {hits} = (await notes.engine.search(request('quiz database error sorting attempts group')))!;
    expect(hits[0]?.snippet.text).toContain('sorting attempts by group');
    expect(hits.slice(0, 2).map(({url}) => url)).toEqual(['/general/releases/4.2.1#changes', '/docs/quiz']);
  });

  test('shows a fix once among the first five, in its newest release, although guides say more about the subject', async () => {
    const guides = Array.from({length: 8}, (_, index) => ({
      path: `/docs/pagination-${index}`,
      title: `Pagination in a block ${index}`,
      content: '<p>Pagination inside a block: show the pagination inside the block, which is broken into pages.</p>',
    }));
    const releases = ['4.5.9', '4.5.10', '5.0.5'].map((version) => ({
      path: `/general/releases/${version}`,
      title: `Moodle ${version}`,
      content: `<h2 id="changes">Fixes</h2><ul><li>Block: fixed broken pagination in the area (MDL-7)</li>
        <li>Quiz: an attempt that is broken no longer stays open (MDL-${version.length})</li></ul>`,
    }));
    const mixed = engineFor([...filler(30), ...guides, ...releases]);
    const found = await urls(mixed, 'pagination broken inside block');
    expect(found.filter((url) => url.startsWith('/general/'))).toEqual(['/general/releases/5.0.5#changes']);
    const {hits} = (await mixed.engine.search(request('pagination broken inside block')))!;
    expect(hits.find(({url}) => url.startsWith('/general/'))?.snippet.text).toContain('broken pagination');
    for (const query of ['pagination block', 'how do I show pagination inside a broken block']) {
      expect((await urls(mixed, query)).filter((url) => url.startsWith('/general/'))).toEqual([]);
    }
  });

  test('gives only one place to fixes if guides are about the query, and prefers newer releases of the platform', async () => {
    const fix = (text: string) => `<h2 id="fixes">Fixes</h2><ul><li>Forum: ${text} (MDL-1)</li></ul>`;
    const release = (path: string, text: string) => ({path: `/general/${path}`, title: path, content: fix(text)});
    const guides = Array.from({length: 5}, (_, index) => ({
      path: `/docs/digest-${index}`,
      title: 'Send a forum digest by schedule',
      content: '<p>Choose when to send the digest of a forum.</p>',
    }));
    const releases = [
      release('releases/3.5', 'fixed the schedule of a digest'),
      release('releases/4.5', 'fixed the schedule for the next digest'),
      release('app_releases/5.0', 'fixed the digest that has no schedule'),
    ];
    const first = (only: readonly (typeof releases)[number][]) =>
      urls(engineFor([...filler(30), ...guides, ...only]), 'schedule send forum digest').then((all) => all.slice(0, 5));
    const ofNotes = (all: readonly string[]) => all.filter((url) => url.startsWith('/general/'));
    expect(ofNotes(await first(releases))).toEqual(['/general/releases/4.5#fixes']);
    expect(ofNotes(await first(releases.slice(2)))).toEqual(['/general/app_releases/5.0#fixes']);
  });

  test('come after guides, unless the query is about a release or an issue', async () => {
    const guideAndNotes = engineFor([
      ...filler(30),
      {
        path: '/docs/cache',
        title: 'Caches',
        content: '<h2 id="gradebook">Gradebook</h2><p>It keeps grades in a cache.</p>',
      },
      {
        path: '/general/releases/4.3.1',
        title: 'Moodle 4.3.1',
        content: '<h2 id="gradebook">Gradebook</h2><ul><li>Gradebook: fixed the gradebook (MDL-7)</li></ul>',
      },
    ]);
    const first = async (query: string) => (await urls(guideAndNotes, query))[0];
    expect(await first('gradebook')).toBe('/docs/cache#gradebook');
    for (const query of ['gradebook 4.3.1', 'gradebook MDL-7', 'gradebook release', 'new in the gradebook']) {
      expect(await first(query)).toBe('/general/releases/4.3.1#gradebook');
    }
  });

  test('are the only results, or none of them, with a filter', async () => {
    expect(await urls(notes, 'quiz attempts', {only: 'notes'})).toEqual(['/general/releases/4.2.1#changes']);
    expect(await urls(notes, 'quiz database error sorting attempts group', {only: 'guides'})).toEqual(['/docs/quiz']);
  });

  test('ranks the page about the subject first for a short query', async () => {
    expect((await urls(notes, 'quiz attempts'))[0]).toBe('/docs/quiz');
  });
});

describe('versions', () => {
  const versions = ['docs-default-current', 'docs-default-4.1', 'docs-default-4.0'];

  test('finds only pages with the requested tags and language', async () => {
    const fixture = engineFor(site);
    expect(await urls(fixture, 'scheduled tasks', {tags: ['docs-default-4.1', 'no-such-tag']})).toEqual([
      '/docs/4.1/tasks',
    ]);
    expect(await urls(fixture, 'scheduled tasks', {language: 'xx'})).toEqual([]);
  });

  test('ranks the current version first, then the version of the current page', async () => {
    const same = site.slice(3, 5).map((page) => ({...page, content: '<p>Declare tasks.</p>'}));
    const current = {...same[0]!, path: '/docs/tasks', tag: 'docs-default-current'};
    const fixture = engineFor([...same, current]);
    const find = (reading: string) => urls(fixture, 'scheduled tasks', {tags: versions, reading});
    expect(await find('docs-default-4.1')).toEqual(['/docs/tasks', '/docs/4.1/tasks', '/docs/4.0/tasks']);
    expect(await find('docs-default-4.0')).toEqual(['/docs/tasks', '/docs/4.0/tasks', '/docs/4.1/tasks']);
  });
});

describe('results', () => {
  test('returns everything that a result list shows', async () => {
    const {engine} = engineFor(site);
    const answer = await engine.search(request('task fails'));
    expect(answer?.hits[0]).toEqual({
      url: '/docs/tasks#when-a-task-fails',
      tag: 'docs-default-current',
      title: {text: 'Scheduled tasks', ranges: [[10, 15]]},
      breadcrumbs: ['API guides'],
      heading: {
        text: 'When a task fails',
        ranges: [
          [7, 11],
          [12, 17],
        ],
      },
      snippet: {text: 'Cron waits, and runs the task again.', ranges: [[25, 29]]},
    });
  });

  test('returns a range of the results', async () => {
    const fixture = engineFor(site);
    const {total} = (await fixture.engine.search(request('filler')))!;
    expect(total).toBe(30);
    const all = await urls(fixture, 'filler', {limit: 30});
    expect(await urls(fixture, 'filler', {offset: 10, limit: 5})).toEqual(all.slice(10, 15));
    expect(await urls(fixture, 'filler', {offset: 30})).toEqual([]);
  });

  test('returns the same results after other queries', async () => {
    const fixture = engineFor(site);
    const before = await fixture.engine.search(request('right'));
    for (let index = 0; index < 299; index++) {
      await fixture.engine.search(request(`${index}`));
    }
    expect(await fixture.engine.search(request('right'))).toEqual(before);
    expect(await fixture.engine.search(request('right cron guide'))).toEqual(
      await engineFor(site).engine.search(request('right cron guide')),
    );
  });

  test('finds nothing for a query without words', async () => {
    const {engine} = engineFor(site);
    expect(await engine.search(request(' … '))).toEqual({total: 0, hits: []});
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'treats %s like any other word',
    async (word) => {
      const fixture = engineFor([{path: '/docs/js', title: 'JS', content: `<p>About ${word} here.</p>`}, ...filler(3)]);
      expect(await urls(fixture, word)).toEqual(['/docs/js']);
      expect(await urls(engineFor(filler(3)), word)).toEqual([]);
    },
  );
});

describe('files', () => {
  test('fetches the manifest, the head files, and only the shards that a search needs', async () => {
    const pages = Array.from({length: 200}, (_, index) => ({
      path: `/docs/${index}`,
      content: `<p>${Array.from({length: 40}, (__, word) => `word${(index * 7 + word * 13) % 900}`).join(' ')}</p>`,
    }));
    const fixture = engineFor(pages);
    const manifest = JSON.parse(fixture.files.get(manifestFile)!) as Manifest;
    const [headFile = ''] = Object.values(manifest['en-AU'] ?? {});
    const head = JSON.parse(fixture.files.get(`${indexFolder}${headFile}`)!) as Head;
    expect(head.shards.length).toBeGreaterThan(5);

    const [first] = await urls(fixture, 'word345', {limit: 1});
    expect(first).toMatch(/^\/docs\/\d+$/);
    expect(fixture.fetched.slice(0, 2)).toEqual([manifestFile, `${indexFolder}${headFile}`]);
    const files = new Set(fixture.fetched.slice(2));
    expect(head.shards.filter(([, file]) => files.has(`${indexFolder}${file}`)).length).toBeLessThanOrEqual(2);
    expect(head.texts.filter(([, file]) => files.has(`${indexFolder}${file}`))).toHaveLength(1);
  });

  test('uses the description as the snippet if a text file is missing', async () => {
    const fixture = engineFor([{path: '/docs/a', title: 'Locks', description: 'About locks.'}]);
    await fixture.engine.prepare(request(''));
    const head = JSON.parse(fixture.files.get(fixture.fetched[1]!)!) as Head;
    head.texts.forEach(([, file]) => fixture.files.delete(`${indexFolder}${file}`));
    const [hit] = (await fixture.engine.search(request('locks')))!.hits;
    expect(hit?.snippet).toEqual({text: 'About locks.', ranges: [[6, 11]]});
  });

  test('repeats a failed request in the next search', async () => {
    const fixture = engineFor(site);
    const manifest = fixture.files.get(manifestFile)!;
    fixture.files.delete(manifestFile);
    await expect(fixture.engine.search(request('task'))).rejects.toThrow(`no ${manifestFile}`);
    fixture.files.set(manifestFile, manifest);
    expect((await urls(fixture, 'task'))[0]).toMatch(/^\/docs\/tasks/);
  });

  test('finds the new files after a deployment', async () => {
    const fixture = engineFor(site);
    await fixture.engine.prepare(request(''));
    const next = engineFor([{path: '/docs/next', title: 'Capability of tomorrow'}]).files;
    fixture.files.clear();
    next.forEach((content, name) => fixture.files.set(name, content));
    await expect(fixture.engine.search(request('timetable capability'))).rejects.toThrow('no assets/search/');
    expect(await urls(fixture, 'capability')).toEqual(['/docs/next']);
  });

  test('drops a search that is no longer needed', async () => {
    const {engine} = engineFor(site);
    expect(await engine.search(request('task'), () => false)).toBeUndefined();
  });
});
