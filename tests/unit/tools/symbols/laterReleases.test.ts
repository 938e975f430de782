import {expect, test} from 'vitest';
import {laterNames} from '../../../../tools/symbols/laterReleases.ts';

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
