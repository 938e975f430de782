import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/finish/html/builtPage.ts';
import {articleTag} from '../../../../src/finish/structured-data/article.ts';

const site = {name: 'Developer Resources', url: 'https://docs.example.com/'};

function page(title = 'Data API'): string {
  return `<!doctype html><html lang="en-AU"><head>
<meta data-rh="true" name="docsearch:language" content="en-AU"/>
<meta data-rh="true" property="og:title" content="${title} | Developer Resources"/>
<meta data-rh="true" name="description" content="Read data."/>
<link data-rh="true" rel="canonical" href="https://docs.example.com/docs/dml"/></head>
<body><div class="theme-doc-markdown markdown">Text</div></body></html>`;
}

test('writes one element, whatever the text contains', () => {
  const title = 'The &lt;/script&gt;&lt;script&gt; element &amp; "quotes"'.replaceAll('"', '&quot;');
  const $ = load(articleTag(parsePage(page(title)), site), null, false);
  const scripts = $('script').toArray();
  expect(scripts).toHaveLength(1);
  expect(JSON.parse($(scripts[0]).text())).toMatchObject({headline: 'The </script><script> element & "quotes"'});
});

test('other pages have no description', () => {
  for (const html of [page().replace('theme-doc-markdown', 'other'), '<html></html>']) {
    expect(articleTag(parsePage(html), site)).toBe('');
  }
});
