import {expect, test} from 'vitest';
import {headersFor} from '../../../../src/finish/headers/headersFile.ts';
import {cacheRules, markdownRules, policyText} from '../../../../src/finish/headers/rules.ts';

test.each(['assets/js/main.js', 'assets/search/index.json', 'assets/fonts/next-400.woff2'])(
  'rejects a file in assets without a content hash in its name: %s',
  (file) => {
    expect(() => cacheRules(['assets/js/1031.9a18ef.js', file], '/')).toThrow(
      /^assets\/\S+ has no content hash in its name\. Browsers cache the files in assets\/ permanently/,
    );
  },
);

test('policyText adds the hashes to the script sources', () => {
  expect(
    policyText({'default-src': ["'self'"], 'script-src': ["'self'"], 'object-src': ["'none'"]}, ["'sha256-a='"]),
  ).toBe("default-src 'self'; script-src 'self' 'sha256-a='; object-src 'none'");
});

test('sends Markdown copies with their media type, and keeps them and their lists out of search engines', () => {
  const rules = markdownRules('/resources/');
  const markdown = {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'};
  expect(headersFor(rules, '/resources/docs/apis.md')).toEqual(markdown);
  expect(headersFor(rules, '/resources/docs/apis/commonfiles/version.php.md')).toEqual(markdown);
  expect(headersFor(rules, '/resources/llms.txt')).toEqual({'X-Robots-Tag': 'noindex'});
  expect(headersFor(rules, '/resources/docs/apis/llms-full.txt')).toEqual({'X-Robots-Tag': 'noindex'});
  expect(headersFor(rules, '/resources/docs/apis')).toEqual({});
});
