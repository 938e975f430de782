import {describe, expect, test} from 'vitest';
import {oldRoutes} from '../../../config/redirects.ts';

describe('oldRoutes', () => {
  test.each([
    ['/docs/apis/core/dml/database-schema', ['/docs/apis/core/dml/schema']],
    ['/docs/4.1/apis/core/dml/database-schema', ['/docs/4.1/apis/core/dml/schema']],
    ['/docs/apis/core/dml/delegated-transactions', ['/docs/apis/core/dml/transactions']],
    ['/docs/tags/javascript', ['/docs/tags/java-script']],
    ['/docs/4.1/tags/javascript', ['/docs/4.1/tags/java-script']],
  ])('%s has the old routes %j', (route, old) => {
    expect(oldRoutes(route)).toEqual(old);
  });

  test.each([
    '/',
    '/docs',
    '/docs/apis/core/dml',
    '/docs/apis/core/dml/database-schema/more',
    '/docs/tags/javascript-modules',
    '/general/tags/javascript',
    '/general/apis/core/dml/database-schema',
  ])('%s has no old routes', (route) => {
    expect(oldRoutes(route)).toEqual([]);
  });
});
