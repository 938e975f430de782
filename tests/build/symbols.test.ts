import {expect, test} from 'vitest';
import {documentOf, nestedLink, textOf} from './site.ts';

const link = '[href*="/api-index#"]';

test('symbol names in headings, code samples and the table of contents are not linked', async () => {
  // The headings and samples of this page contain names that are linked in its text.
  const $ = await documentOf('/docs/apis/core/activitycompletion');
  const linked = new Set(
    $(`.markdown ${link}`)
      .toArray()
      .map((element) => $(element).text()),
  );
  for (const place of ['.markdown :is(h1, h2, h3, h4)', '.table-of-contents']) {
    const names = $(`${place} code`)
      .toArray()
      .map((element) => $(element).text());
    expect(
      names.filter((name) => linked.has(name)),
      place,
    ).not.toEqual([]);
    expect($(`${place} ${link}`).length, place).toBe(0);
  }
  expect($('.markdown pre').text()).toContain('completion_info');
  expect($(`pre ${link}`).length).toBe(0);
});

test('a name that is already part of a link is not linked again', async () => {
  const html = await textOf('/docs/guides/templates');
  expect(html).toMatch(/<a\s[^>]*href="\/docs\/apis\/core\/htmlwriter"[^>]*><code>html_writer<\/code>/);
  expect(html).not.toMatch(nestedLink);
});

test('names of the example plugins are not linked', async () => {
  const $ = await documentOf('/docs/apis/core/dml');
  const names = $('.markdown :not(pre) > code')
    .toArray()
    .map((element) => $(element).text());
  expect(names).toContain('local_greetings_messages');
  const linked = $(`.markdown ${link}`)
    .toArray()
    .map((element) => $(element).text());
  expect(linked).not.toEqual([]);
  expect(linked.filter((name) => /^[^(]*(?:greetings|tally)/.test(name))).toEqual([]);
});

test('a name that occurs several times in a paragraph is linked once', async () => {
  const $ = await documentOf('/docs/apis/subsystems/external/security');
  const paragraphs = $('.markdown p').toArray();
  const repeated = paragraphs.flatMap((paragraph) => {
    const names = $(paragraph)
      .find('code')
      .toArray()
      .map((element) => $(element).text());
    return names.filter((name, index) => names.indexOf(name) < index);
  });
  expect(repeated).toContain('require_login()');
  expect($('.markdown p a[href*="/api-index#"]').text()).toContain('require_login()');

  const linkedTwice = paragraphs.flatMap((paragraph) => {
    const targets = $(paragraph)
      .find(link)
      .toArray()
      .map((element) => $(element).attr('href'));
    return targets.filter((href, index) => targets.indexOf(href) < index);
  });
  expect(linkedTwice).toEqual([]);
});

test('names on a general page link to the API index of the current version', async () => {
  const $ = await documentOf('/general/documentation/components');
  const targets = $(`.markdown ${link}`)
    .toArray()
    .map((element) => [$(element).text(), $(element).attr('href')]);
  expect(targets).toContainEqual(['\\core\\task\\adhoc_task', '/docs/api-index#class-core.task.adhoc_task']);
});
