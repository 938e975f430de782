import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const folder = path.resolve('src/theme');

/** Name of a component, as `@theme/` and the table have it, by the text of its file. */
const files = new Map(
  readdirSync(folder, {encoding: 'utf8', recursive: true})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file.replace(/(?:\/index)?\.tsx$/, ''), readFileSync(path.join(folder, file), 'utf8')]),
);

/** Rows of the table in `src/theme/README.md`. */
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

/** Whether the theme, the fallback beneath it, or the plugin for offline mode has a component of this name. */
function isStock(component: string): boolean {
  return ['theme-classic/lib/theme', 'core/lib/client/theme-fallback', 'plugin-pwa/lib/theme']
    .flatMap((base) => [`${base}/${component}/index.js`, `${base}/${component}.js`])
    .some((file) => existsSync(path.resolve(folder, '../../node_modules/@docusaurus', file)));
}

describe('src/theme/README.md', () => {
  test('has one row for each component of the folder, in order', () => {
    expect(rows.map(({component}) => component)).toEqual([...files.keys()].sort());
  });

  test.each(rows)('$component: $how since $since', ({component, how, why, since}) => {
    const text = files.get(component) ?? '';
    // The stock Root is empty, so there is nothing to import.
    const wraps = component === 'Root' || text.includes(`from '@theme-original/${component}'`);
    expect({wraps, explains: text.startsWith('// Change: ')}).toEqual({
      wraps: how === 'wrapped',
      explains: how === 'ejected',
    });
    expect(why).not.toBe('');
    expect(since).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isStock(component), 'the theme has such a component').toBe(true);
  });
});
