import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {isUnused} from '../../src/plugins/unused-styles/index.ts';

test('no page uses a class whose styles are left out', () => {
  const pages = readdirSync('build', {encoding: 'utf8', recursive: true}).filter((file) => file.endsWith('.html'));
  const used = new Map<string, string>();
  for (const page of pages) {
    for (const [, names = ''] of readFileSync(path.join('build', page), 'utf8').matchAll(/ class="([^"]*)"/g)) {
      for (const name of names.split(' ')) {
        used.set(name, page);
      }
    }
  }
  // Classes of CSS modules end in a hash.
  const isModule = (name: string): boolean => /[a-z]_[\w-]{4}$/i.test(name);
  expect([...used].filter(([name]) => !isModule(name) && isUnused(`.${name}`))).toEqual([]);
  expect(used.size).toBeGreaterThan(100);
});
