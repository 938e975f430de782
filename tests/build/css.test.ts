/*
 * Docusaurus puts its CSS into `docusaurus.*` layers. Ours is in `site.*` layers, which come after them, so it takes
 * precedence whatever the selectors are. This breaks silently if the bundler drops the layer statement, or if a minifier
 * moves a media query out of its layer (facebook/docusaurus#11567).
 */
import {readdirSync, readFileSync} from 'node:fs';
import postcss, {AtRule, type Node, type Root} from 'postcss';
import {expect, test} from 'vitest';

const folder = 'build/assets/css';
const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
const sheets = files.map((name) => postcss.parse(readFileSync(`${folder}/${name}`, 'utf8')));

/** Lists the at-rules around a node, starting with the innermost one. */
function atRulesAround(node: Node): AtRule[] {
  const {parent} = node;
  return parent === undefined ? [] : [...(parent instanceof AtRule ? [parent] : []), ...atRulesAround(parent)];
}

test.each(files.map((name, index) => [name, sheets[index]!] as const))('%s has all rules in layers', (_, sheet) => {
  const outside: string[] = [];
  sheet.walkRules((rule) => {
    const [innermost, ...others] = atRulesAround(rule);
    if (!innermost?.name.endsWith('keyframes') && ![innermost, ...others].some((around) => around?.name === 'layer')) {
      outside.push(rule.selector);
    }
  });
  expect(outside).toEqual([]);
});

/** Lists the layers of style sheets, in the order in which they are first named. */
function layersOf(...roots: readonly Root[]): string[] {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkAtRules('layer', ({params}) => params.split(',').forEach((name) => names.add(name.trim())));
  }
  return [...names];
}

test('the layers of the site come after those of Docusaurus, and src/css/layers.css lists them all', () => {
  const order = layersOf(...sheets);
  const first = order.findIndex((name) => name.startsWith('site.'));
  expect(order.slice(0, first).every((name) => name.startsWith('docusaurus.'))).toBe(true);
  expect(order.slice(0, first)).not.toEqual([]);
  expect(order.slice(first)).toEqual(layersOf(postcss.parse(readFileSync('src/css/layers.css', 'utf8'))));
});

test('every colour of the sources is in the build, although it can look like a placeholder for a hash', () => {
  const built = new Set<string>();
  sheets.forEach((sheet) => sheet.walkDecls(/^--/, ({prop, value}) => void built.add(`${prop}: ${value}`)));
  const colours: string[] = [];
  postcss.parse(readFileSync('src/css/tokens.css', 'utf8')).walkDecls(/^--/, ({prop, value}) => {
    if (/^#[\da-f]+$/.test(value)) {
      colours.push(`${prop}: ${value}`);
    }
  });
  expect(colours.filter((colour) => !built.has(colour))).toEqual([]);
});
