import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {remark} from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {readPageNames, normaliseCode} from '@site/src/moodle/symbols/pageNames';

const codes = (markdown: string) => readPageNames(markdown).codes.map(({code}) => code);

const page = readFileSync('tests/data/inline-code-page.txt', 'utf8');

test('finds the same code as a parser', () => {
  const parsed: string[] = [];
  const tree = remark().use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).parse(page);
  visit(tree, 'inlineCode', ({value}) => void parsed.push(normaliseCode(value)));
  expect(parsed).toContain('on here()');
  expect(parsed).toContain('thirteen()');
  // In tables, vertical bars are escaped.
  expect(codes(page).map((code) => code.replace('\\|', '|'))).toEqual(parsed);
});

test('accepts all line endings', () => {
  expect(codes(page.replaceAll('\n', '\r\n'))).toEqual(codes(page));
});

test('marks code in headings and at the start of a block', () => {
  const {codes: found} = readPageNames('# `a()`\nText `b()`\n\n- [`c()`](x.md) and `d()`\n\n| `e()` | `f()` |\n');
  expect(found.map(({use}) => use)).toEqual(['heading', 'mention', 'start', 'mention', 'start', 'mention']);
});

test('lists what PHP samples call', () => {
  const sample = 'f($DB->g(1)); \\a\\b::h(); $this->i(); function j() {} new k();';
  expect(readPageNames(`\`\`\`php\n${sample}\n\`\`\`\n\`\`\`js\nl();\n\`\`\`\n`).called).toEqual([
    'f()',
    '$DB->g()',
    '\\a\\b::h()',
  ]);
});

test('reads attributes of components and version histories', () => {
  expect(codes('<Deprecated version="4.2" instead="`\\core\\cron::setup_user()`" />')).toEqual([
    '\\core\\cron::setup_user()',
  ]);
  expect(codes('```yaml history\n- added: "4.2"\n  what: The method `run_later()`\n```\n')).toEqual(['run_later()']);
  expect(codes('```yaml title="x.yml"\nwhat: The method `run_later()`\n```\n')).toEqual([]);
});

test('lists the declarations in samples', () => {
  const {declared} = readPageNames(
    '```php\npublic function Get_name(): string {}\nfunction &by_reference() {}\n```\n\nThe function later() here.\n',
  );
  expect([...declared]).toEqual(['get_name', 'by_reference']);
});
