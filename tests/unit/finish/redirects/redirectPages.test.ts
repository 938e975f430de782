import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {expect, test} from 'vitest';
import {redirectOf, withSharedScript} from '../../../../src/finish/redirects/redirectPages.ts';

const page = (toUrl: string) => withSharedScript(createRedirectPageContent({toUrl}));
const scriptOf = (html: string) => /<script>([^]*)<\/script>/.exec(html)?.[1] ?? '';

test('gives all redirect pages the same script and keeps their heads', () => {
  expect(scriptOf(page('/docs/new'))).toBe(scriptOf(page('/docs/4.1/other')));
  expect(scriptOf(page('/docs/new'))).toBe(scriptOf(page('/docs/new#part')));
  expect(scriptOf(page('/docs/new'))).not.toContain('/docs/new');
  expect(page('/docs/new')).toContain('<meta http-equiv="refresh" content="0; url=/docs/new">');
});

test('redirectOf returns the old path and the new URL of a redirect page only', () => {
  expect(redirectOf('docs/old/index.html', page('/docs/new#part'), '/')).toEqual({
    from: '/docs/old',
    to: '/docs/new#part',
  });
  const html = '<html><head><link rel="canonical" href="/docs/new" /></head></html>';
  expect(redirectOf('docs/new.html', html, '/')).toBeUndefined();
});
