import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, onTestFinished, test} from 'vitest';
import {addPages, withoutAddress} from '@site/scripts/bench/sites.mjs';

describe('withoutAddress', () => {
  test('takes an address of its own out of the front matter alone', () => {
    expect(withoutAddress('---\ntitle: A\nslug: /a\n---\n\nslug: stays\n')).toBe('---\ntitle: A\n---\n\nslug: stays\n');
  });
});

describe('addPages', () => {
  test('adds whole copies of the developer docs until there are enough', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-sites-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    mkdirSync(path.join(folder, 'docs/apis'), {recursive: true});
    writeFileSync(path.join(folder, 'docs/index.md'), 'Index');
    writeFileSync(path.join(folder, 'docs/apis/a.md'), 'A');
    writeFileSync(path.join(folder, 'docusaurus.config.ts'), "onBrokenLinks: 'throw',\n");
    addPages(folder, 3);
    expect(readFileSync(path.join(folder, 'docs/copy2/apis/a.md'), 'utf8')).toBe('A');
    // Copies of what a link with a path of the site leads to are no problem of the bench.
    expect(readFileSync(path.join(folder, 'docusaurus.config.ts'), 'utf8')).toBe("onBrokenLinks: 'ignore',\n");
  });
});
