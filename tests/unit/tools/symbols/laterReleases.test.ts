import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {laterNames, namesOf} from '../../../../tools/symbols/laterReleases.ts';

const earlier = 'kind\tname\tdetail\nfunction\ta\t()\nclass\tb\tclass\n\tc\t()\n\tD\t=1\n';

test('lists functions, classes and members that are missing in an earlier release', () => {
  const current = `${earlier}\te\t()\n\tF\t=2\nclass\tg\tclass\n\th\t()\n`;
  expect(laterNames(current, earlier, '4.2.1')).toBe(
    'kind\tname\tmissing in\n' +
      'method\tb::e\t4.2.1\nclass constant\tb::F\t4.2.1\nclass\tg\t4.2.1\nmethod\tg::h\t4.2.1\n',
  );
});

test('ignores changed signatures and removed names', () => {
  expect(laterNames('kind\tname\tdetail\nfunction\ta\t($x)\n', earlier, '4.2.1')).toBe('kind\tname\tmissing in\n');
});

test('the committed table contains only names of its version', () => {
  const known = namesOf(readFileSync('data/symbols/4.2.tsv', 'utf8'));
  const lines = readFileSync('data/symbols/4.2-later.tsv', 'utf8').trimEnd().split('\n').slice(1);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => !known.has(line.slice(0, line.lastIndexOf('\t'))))).toEqual([]);
});
