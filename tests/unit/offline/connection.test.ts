import {expect, test} from 'vitest';
import {isMetered} from '@site/src/offline/connection';

test.each([
  [undefined, false],
  [{}, false],
  [{type: 'wifi'}, false],
  [{type: 'wifi', saveData: true}, true],
  [{type: 'cellular'}, true],
])('a connection with %j is metered: %s', (connection, expected) => {
  expect(isMetered(connection)).toBe(expected);
});
