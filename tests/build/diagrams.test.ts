import {expect, test} from 'vitest';
import {documentOf, get, textOf} from './site.ts';

/** One page for each type of diagram. */
const pages = [
  ['Class diagram', '/docs/apis/core/dml/exceptions', 'dml_read_exception'],
  ['Entity-relationship diagram', '/docs/apis/core/dml/database-schema', 'user_enrolments'],
  ['Flowchart', '/docs/apis/core/dml/delegated-transactions', 'rollback($e)'],
  ['Sequence diagram', '/docs/apis/core/grading', 'submit_and_get_grade()'],
  ['State diagram', '/docs/apis/subsystems/task', 'a cron process gets the lock'],
] as const;

test.each(pages)('%s: the page contains the drawing with its text', async (name, path, label) => {
  const $ = await documentOf(path);
  const drawing = $(`main svg[aria-label^="${name}: "]`);
  expect(drawing).toHaveLength(1);
  expect(drawing.find('text').text()).toContain(label);
});

test.each(pages)('%s: the Markdown copy contains the source', async (_name, path, label) => {
  const copy = await textOf(`${path}.md`);
  const [, source] = /^```mermaid\n(.+?)^```$/ms.exec(copy) ?? [];
  expect(source).toContain(label);
  expect(copy).not.toContain('<svg');
});

test('no page loads Mermaid', async () => {
  const $ = await documentOf('/docs/apis/core/grading');
  const scripts = $('script[src], link[as=script]')
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await Promise.all(scripts.map(async (script) => (await get(script)).text()));
  expect(texts.filter((text) => /\bmermaid\.(?:initialize|render)\b|mermaidAPI/.test(text))).toEqual([]);
});
