import {expect, test} from 'vitest';
import {parsePage} from '@site/src/finish/html/builtPage';
import {readDocsPage} from '@site/src/finish/markdown-copies/readDocsPage';

const html = `<html><head><meta name="docusaurus_tag" content="docs-default-current"/><meta name="description" content="B."/>
<link rel="canonical" href="https://example.org/docs/a"/></head>
<body><main><div class="theme-doc-markdown markdown"><header><h1>A</h1></header></div></main></body></html>`;

test.each([
  ['title', /<h1>.*<\/h1>/, 'The docs page https://example.org/docs/a has no title.'],
  ['canonical URL', /<link rel="canonical"[^>]*>/, 'The docs page B. has no canonical URL.'],
])('rejects a docs page without a %s', (_, element, message) => {
  expect(() => readDocsPage(parsePage(html.replace(element, '')))).toThrow(message);
});
