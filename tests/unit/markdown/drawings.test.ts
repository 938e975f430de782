import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {load} from 'cheerio';
import {findDiagrams} from '@site/src/markdown/diagrams/drawings';

const drawings = [...findDiagrams(process.cwd())]
  .filter(([file]) => existsSync(file))
  .map(([file, {code, place}]) => ({place, code, svg: readFileSync(file, 'utf8')}));

/** Returns text without spaces and line breaks, which depend on how labels are wrapped. */
const compact = (text: string): string => text.replaceAll(/\s+/g, '');

/** Matches a quoted label of a flowchart, or the text of a message in a sequence diagram. */
const label = /(?<=["(|])"([^"\n]+)"|(?<=\w+-?->>\w+: )(.+)/g;

test.each(drawings)('$place has a name, readable text and no parts that only work once on a page', ({svg}) => {
  const $ = load(svg, {xml: true});
  const root = $('svg');
  expect(root.attr('aria-label')).toMatch(/diagram$|^Flowchart$/);
  expect(root.attr('viewBox')).toMatch(/^-?[\d.]+(?: -?[\d.]+){3}$/);
  expect($('style, script, foreignObject, image, defs, [id], [class], [href]')).toHaveLength(0);
  expect($('text').length).toBeGreaterThan(1);
});

test.each(drawings)('$place contains all its labels', ({code, svg}) => {
  const text = compact(load(svg, {xml: true})('text').text());
  const labels = [...code.matchAll(label)].map(([, quoted, message]) =>
    compact((quoted ?? message ?? '').replaceAll(/<br ?\/>/g, '')),
  );
  expect(labels.filter((name) => !text.includes(name))).toEqual([]);
});

test.each(drawings)('$place has only colours of the site, which both colour modes define', ({svg}) => {
  const colours = [...svg.matchAll(/\b(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(colours.filter((colour) => !/^(?:none|var\(--color-[\w-]+\))$/.test(colour!))).toEqual([]);
});
