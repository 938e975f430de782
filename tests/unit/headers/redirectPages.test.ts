import {runInNewContext} from 'node:vm';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {JSDOM} from 'jsdom';
import {expect, test, vi} from 'vitest';
import {withSharedScript} from '../../../src/headers/redirectPages.ts';

const page = (toUrl: string) => withSharedScript(createRedirectPageContent({toUrl}));
const scriptOf = (html: string) => /<script>([^]*)<\/script>/.exec(html)?.[1] ?? '';

test('gives all redirect pages the same script and keeps their heads', () => {
  expect(scriptOf(page('/docs/new'))).toBe(scriptOf(page('/docs/4.1/other')));
  expect(scriptOf(page('/docs/new'))).not.toContain('/docs/new');
  expect(page('/docs/new')).toContain('<meta http-equiv="refresh" content="0; url=/docs/new">');
});

test('the script redirects to the new URL with query and anchor', () => {
  const {document} = new JSDOM(page('/resources/docs/new'), {url: 'https://docs.example.com/resources/docs/old'})
    .window;
  const replace = vi.fn();
  const location = {search: '?a=b', hash: '#c', replace};
  runInNewContext(scriptOf(document.documentElement.outerHTML), {document, location});
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://docs.example.com/resources/docs/new?a=b#c');
});

test('does not change other pages', () => {
  const html = '<html><script>window.location.href = "/else";</script></html>';
  expect(withSharedScript(html)).toBe(html);
});
