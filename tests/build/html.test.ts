import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {expect, test} from 'vitest';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {get, textOf} from './site.ts';

/** Pages with parts of their own, in addition to the kinds of pages. */
const otherPages = ['/docs/api-index', '/docs/changes', '/general/releases', '/general/releases/upgrade', '/offline'];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes empty elements, boolean attributes and the case of attributes in its own way. All of it is valid.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The IDs of React and Docusaurus start with an underscore, which is valid.
    'valid-id': ['error', {relaxed: true}],
    // Docusaurus has a `div` with the role of a region around the link that skips to the content, and links with the
    // role of a button that open the menus of the navbar.
    'prefer-native-element': ['error', {exclude: ['button', 'region']}],
    // The first line number of a sample and the alignment of columns in Markdown tables. The variables are labels in cards.
    'no-inline-style': ['error', {allowVariables: true, allowedProperties: ['counter-reset', 'display', 'text-align']}],
  },
});

/** Decodes quotation marks in styles. The validator doesn't decode them, so it would split a style at their semicolons. */
function decodeStyles(html: string): string {
  return html.replaceAll(/ style="[^"]*"/g, (style) => style.replaceAll('&quot;', "'"));
}

test.each([...new Set([...Object.values(pageKinds), ...otherPages])])('%s is valid HTML', async (path) => {
  const {results} = await validator.validateString(decodeStyles(await textOf(path)));
  const problems = results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector})`),
  );
  // A list of hundreds of lines would hide what is wrong.
  expect(problems.slice(0, 20)).toEqual([]);
});

test('no page has an ID twice', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const twice = pages.flatMap((file) => {
    const html = readFileSync(`build/${file}`, 'utf8').replaceAll(/<script.*?<\/script>/gs, '');
    const ids = [...html.matchAll(/<[a-z][^<>]*?\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    );
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${file}#${id}`);
  });
  expect(twice).toEqual([]);
});

test('each picture of a page has alternative text and a size, loads late and takes at most 40 kB', async () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const pictures = pages.flatMap((file) => {
    const html = readFileSync(`build/${file}`, 'utf8');
    return html.includes('assets/images/')
      ? load(html)('main img[src*="assets/images/"]')
          .toArray()
          .map(({attribs: {src, ...attributes}}) => ({file, src: src!, ...attributes}))
      : [];
  });
  expect(pictures).not.toEqual([]);
  for (const picture of pictures) {
    expect(picture).toMatchObject({
      // Docusaurus escapes quotation marks and ampersands twice.
      alt: expect.stringMatching(/^[^&]*\w[^&]*$/),
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
      loading: 'lazy',
    });
    expect((await (await get(picture.src)).arrayBuffer()).byteLength).toBeLessThanOrEqual(40_000);
  }
});
