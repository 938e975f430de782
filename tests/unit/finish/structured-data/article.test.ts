import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {parsePage} from '../../../../src/finish/html/builtPage.ts';
import {articleOf, articleTag} from '../../../../src/finish/structured-data/article.ts';

const site = {name: 'Developer Resources', url: 'https://docs.example.com/'};

function page({title = 'Data API', description = 'Read data.', update = '2023-04-24T00:00:00.000Z'} = {}): string {
  return `<!doctype html><html lang="en-AU"><head>
<meta data-rh="true" name="docsearch:language" content="en-AU"/>
<meta data-rh="true" property="og:title" content="${title} | Developer Resources"/>
${description && `<meta data-rh="true" name="description" content="${description}"/>`}
<link data-rh="true" rel="canonical" href="https://docs.example.com/docs/dml"/></head>
<body><div class="theme-doc-markdown markdown">Text</div>
${update && `<time dateTime="${update}" itemProp="dateModified">24 Apr 2023</time>`}</body></html>`;
}

const article = {
  '@context': 'https://schema.org',
  '@type': 'TechArticle',
  headline: 'Data API',
  description: 'Read data.',
  url: 'https://docs.example.com/docs/dml',
  inLanguage: 'en-AU',
  dateModified: '2023-04-24T00:00:00.000Z',
  isPartOf: {'@type': 'WebSite', name: 'Developer Resources', url: 'https://docs.example.com/'},
};

test('describes a docs page', () => {
  expect(articleOf(parsePage(page()), site)).toEqual(article);
});

test('writes one element, whatever the text contains', () => {
  const title = 'The &lt;/script&gt;&lt;script&gt; element &amp; "quotes"'.replaceAll('"', '&quot;');
  const $ = load(articleTag(parsePage(page({title})), site), null, false);
  const scripts = $('script').toArray();
  expect(scripts).toHaveLength(1);
  expect(JSON.parse($(scripts[0]).text())).toMatchObject({headline: 'The </script><script> element & "quotes"'});
});

test('other pages have no description', () => {
  for (const html of [page().replace('theme-doc-markdown', 'other'), '<html></html>']) {
    expect(articleTag(parsePage(html), site)).toBe('');
  }
});
