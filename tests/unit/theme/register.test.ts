import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const folder = path.resolve('src/theme');

/** Source code of each component by its name in `@theme/`. */
const files = new Map(
  readdirSync(folder, {encoding: 'utf8', recursive: true})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file.replace(/(?:\/index)?\.tsx$/, ''), readFileSync(path.join(folder, file), 'utf8')]),
);

/** The rows of the table in `src/theme/README.md`. */
const rows = readFileSync(path.join(folder, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([component = '', how, why, since]) => ({component: component.replaceAll('`', ''), how, why, since}));

/** Returns whether the theme, its fallback or the PWA plugin has a component with this name. */
function isStock(component: string): boolean {
  return ['theme-classic/lib/theme', 'core/lib/client/theme-fallback', 'plugin-pwa/lib/theme']
    .flatMap((base) => [`${base}/${component}/index.js`, `${base}/${component}.js`])
    .some((file) => existsSync(path.resolve(folder, '../../node_modules/@docusaurus', file)));
}

test('has a row for each component in the folder, in alphabetical order', () => {
  expect(rows.map(({component}) => component)).toEqual([...files.keys()].sort());
});

test.each(rows)('describes $component, which is $how since $since', ({component, how, why, since}) => {
  const text = files.get(component) ?? '';
  // The stock Root is empty, so our component doesn't import it.
  const wraps = component === 'Root' || text.includes(`from '@theme-original/${component}'`);
  expect({wraps, explains: text.startsWith('// Change: ')}).toEqual({
    wraps: how === 'wrapped',
    explains: how === 'ejected',
  });
  expect(why).not.toBe('');
  expect(since).toMatch(/^\d+\.\d+\.\d+$/);
  expect(isStock(component), 'the theme has such a component').toBe(true);
});
