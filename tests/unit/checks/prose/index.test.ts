import {describe, expect, test} from 'vitest';
import {checkProse} from '../../../../checks/prose/index.ts';
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
