import {describe, expect, test} from 'vitest';
import {checkPages, checkProse, readExceptions} from '../../../../checks/prose/index.ts';
import {proseLines} from '../../../../checks/prose/proseLines.ts';

const page = [
  '---',
  'title: For everybody',
  'tags: [nobody]',
  '---',
  '',
  'Call `somebody()` with [an ID](./nobody.md). {/* everybody */}',
  '',
  '```php title="nobody.php"',
  '// Somebody wrote this.',
  '```',
  '',
  '- Whoever reads this.',
].join('\n');

describe('proseLines', () => {
  test('returns titles and text without code, link targets and comments', () => {
    expect(proseLines(page)).toEqual([
      {line: 2, text: 'For everybody'},
      {line: 6, text: 'Call Code with an ID. '},
      {line: 12, text: '- Whoever reads this.'},
    ]);
  });

  test('ignores a fence that is nested in a longer fence', () => {
    expect(proseLines('````md\n```php\n```\nSomebody\n````\nText')).toEqual([{line: 6, text: 'Text'}]);
  });
});

describe('checkProse', () => {
  test('reports each match with its line and a suggestion', () => {
    expect(checkProse(page).map(({line, rule, text}) => `${line} ${rule} ${text}`)).toEqual([
      '2 somebody everybody',
      '12 somebody Whoever',
    ]);
    expect(checkProse('The latter is faster.')[0]?.message).toBe(
      '"The latter" (latter): write the noun that it refers to',
    );
  });
});

describe('checkPages', () => {
  const pages = new Map([['docs/a.md', 'For everybody.']]);
  const exceptions = (...rows: string[]) => readExceptions(['page\trule\ttext\treason', ...rows].join('\n'));

  test('reports the page and the line of each match', () => {
    expect(checkPages(pages, [])).toEqual([expect.stringMatching(/^docs\/a\.md:1: "everybody" \(somebody\): write /)]);
  });

  test('accepts an exception with a reason', () => {
    expect(checkPages(pages, exceptions('docs/a.md\tsomebody\teverybody\tName of a role'))).toEqual([]);
  });

  test('reports an exception without a reason, and one that is not needed', () => {
    const rows = exceptions('docs/a.md\tsomebody\teverybody\t', 'docs/a.md\tsomebody\tnobody\tA name');
    expect(checkPages(pages, rows)).toEqual([
      'checks/prose/exceptions.tsv:2: "everybody" needs a reason',
      'checks/prose/exceptions.tsv:3: docs/a.md no longer contains "nobody"; remove the line',
    ]);
  });

  test('ignores exceptions for pages that are not checked', () => {
    expect(
      checkPages(pages, exceptions('docs/a.md\tsomebody\teverybody\tA name', 'docs/b.md\tid\tid\tA name')),
    ).toEqual([]);
  });
});
