import {runInNewContext} from 'node:vm';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {JSDOM} from 'jsdom';
import {expect, test, vi} from 'vitest';
import {redirectOf, withSharedScript} from '../../../../src/finish/redirects/redirectPages.ts';

const page = (toUrl: string) => withSharedScript(createRedirectPageContent({toUrl}));
const scriptOf = (html: string) => /<script>([^]*)<\/script>/.exec(html)?.[1] ?? '';

test('gives all redirect pages the same script and keeps their heads', () => {
  expect(scriptOf(page('/docs/new'))).toBe(scriptOf(page('/docs/4.1/other')));
  expect(scriptOf(page('/docs/new'))).toBe(scriptOf(page('/docs/new#part')));
  expect(scriptOf(page('/docs/new'))).not.toContain('/docs/new');
  expect(page('/docs/new')).toContain('<meta http-equiv="refresh" content="0; url=/docs/new">');
});

/** Runs the script of a redirect page and returns the URL that it opens. */
function opened(toUrl: string, {search, hash}: {search: string; hash: string}): unknown {
  const {document} = new JSDOM(page(toUrl), {url: 'https://docs.example.com/resources/docs/old'}).window;
  const replace = vi.fn();
  runInNewContext(scriptOf(document.documentElement.outerHTML), {document, location: {search, hash, replace}, URL});
  expect(replace).toHaveBeenCalledOnce();
  return replace.mock.lastCall![0];
}

test.each([
  ['/resources/docs/new', '?a=b', '#c', 'https://docs.example.com/resources/docs/new?a=b#c'],
  ['/resources/docs/new', '', '', 'https://docs.example.com/resources/docs/new'],
  ['/resources/docs/new#part', '?a=b', '', 'https://docs.example.com/resources/docs/new?a=b#part'],
  ['/resources/docs/new#part', '', '#c', 'https://docs.example.com/resources/docs/new#c'],
])('the script redirects to %s from a link with "%s" and "%s"', (toUrl, search, hash, expected) => {
  expect(opened(toUrl, {search, hash})).toBe(expected);
});

test('redirectOf returns the old path and the new URL of a redirect page only', () => {
  expect(redirectOf('docs/old/index.html', page('/docs/new#part'), '/')).toEqual({
    from: '/docs/old',
    to: '/docs/new#part',
  });
  const html = '<html><head><link rel="canonical" href="/docs/new" /></head></html>';
  expect(redirectOf('docs/new.html', html, '/')).toBeUndefined();
});
