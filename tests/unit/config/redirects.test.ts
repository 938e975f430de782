import {describe, expect, test} from 'vitest';
import {oldRoutes, wikiRedirects} from '../../../config/redirects.ts';

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

describe('wikiRedirects', () => {
  test('contain every page of the old wiki once, whatever the capitalisation', () => {
    const paths = wikiRedirects.map(({from}) => from);
    expect(paths).toHaveLength(561);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });

  test.each([
    ['/dev/Data_manipulation_API', '/docs/apis/core/dml'],
    ['/dev/Privacy_API/Utilities', '/docs/apis/subsystems/privacy/utils'],
    ['/dev/Security:SQL_injection', '/general/development/policies/security/sql-injection'],
    ['/dev/version.php', '/docs/apis/commonfiles/version.php'],
    ['/dev/Upgrade_notes', '/docs/apis/commonfiles#upgradetxt'],
  ])('%s leads to %s', (from, to) => {
    expect(wikiRedirects).toContainEqual({from, to});
  });
});
