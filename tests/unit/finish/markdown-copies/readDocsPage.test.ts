import {expect, test} from 'vitest';
import {parsePage} from '@site/src/finish/html/builtPage';
import {readDocsPage as readParsed} from '@site/src/finish/markdown-copies/readDocsPage';
import {docsPage} from './docsPage.ts';

const readDocsPage = (html: string) => readParsed(parsePage(html));

test('rejects a docs page without a title or a canonical URL', () => {
  const html = docsPage({path: '/docs/a', title: 'A'});
  expect(() => readDocsPage(html.replace(/<h1>.*<\/h1>/, ''))).toThrow(
    'The docs page https://example.org/docs/a has no title.',
  );
  expect(() => readDocsPage(html.replace(/<link rel="canonical"[^>]*>/, ''))).toThrow(
    'The docs page Say "a". has no canonical URL.',
  );
});
