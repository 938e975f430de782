import {describe, expect, test} from 'vitest';
import {checkBuiltCss, customProperties, lostColours} from '../../../../checks/css/index.ts';
import {checkLayers} from '../../../../checks/css/layers.ts';
import {temporarySite} from '../../temporarySite.ts';

const settings = {
  layers: ['site.tokens', 'site.base', 'site.print'],
  tokens: new Set(['--color-page', '--space-md']),
  exceptions: [],
};

const order = '@layer docusaurus.infima,docusaurus.core;@layer site.tokens,site.base,site.print;';
const check = (css: string) => checkLayers(css, settings);

describe('checkLayers', () => {
  test('accepts layers in the right order, and rules that are allowed outside layers', () => {
    const css = `@charset "utf-8";${order}
      @font-face{font-family:A;src:url(a.woff2)}
      @keyframes turn{from{rotate:0turn}to{rotate:1turn}}
      @property --angle{syntax:"<angle>";inherits:false;initial-value:0deg}
      @layer docusaurus.infima{:root{--ifm-color:red}@media (width>=997px){.col{width:50%}}}
      @layer site.tokens{:root{--color-page:#fff}}
      @layer site.base{body{background:var(--color-page)}@media print{body{color:#000}}@keyframes in{to{opacity:1}}}
      @media print{@layer site.print{a{color:#000}}}`;
    expect(check(css)).toEqual([]);
  });

  test('combines the names of nested layers', () => {
    expect(check('@layer docusaurus{@layer infima{a{color:red}}}@layer site{@layer base{a{color:#000}}}')).toEqual([]);
  });

  test.each([
    [
      'the layers of the site before those of the theme',
      '@layer site.tokens,site.base,site.print;@layer docusaurus.infima{a{color:red}}',
      ['site.tokens comes before docusaurus.infima'],
    ],
    [
      'another order than in the sources',
      '@layer docusaurus.core{a{color:red}}@layer site.print,site.base;',
      ['the site layers have the order site.print, site.base'],
    ],
    [
      'layers that are not declared',
      `${order}@layer site.extra{a{color:red}}@layer other{a{color:red}}`,
      ['site.extra is not declared', 'layer other belongs neither to Docusaurus nor to the site'],
    ],
    [
      'rules outside all layers',
      `${order}.card_x1{margin:0}@page{margin:1cm}`,
      ['.card_x1: is outside all layers', '@page : is outside all layers'],
    ],
    [
      'a media query that was moved out of its layer',
      `${order}@media (width>=997px){.topBar_x1{display:block}}`,
      ['@media (width>=997px) .topBar_x1: has been moved out of its layer'],
    ],
    [
      'rules of the site in a layer of the theme',
      `${order}@layer docusaurus.core{@media print{.a{gap:calc(2*var(--space-md,1rem))}}.b{--color-page:red}}`,
      ['@layer docusaurus.core @media print .a: uses tokens', '@layer docusaurus.core .b: uses tokens'],
    ],
  ])('reports %s', (_fault, css, problems) => {
    expect(check(css)).toEqual(problems.map((problem) => expect.stringContaining(problem) as string));
  });

  test('reports a build without layers', () => {
    expect(check('body:not(#\\#){background:var(--color-page)}')).toEqual([
      'there is no site.* layer, so the layers have been dropped or rewritten',
      'there is no docusaurus.* layer; check that future.v4 is still enabled in docusaurus.config.ts',
      'body:not(#\\#): the layers have been rewritten as selector specificity; check that every browser in the browserslist supports layers',
    ]);
  });

  test('accepts exceptions outside all layers', () => {
    const exceptions = [{selector: /^\.widget\b/, reason: 'A package that does not support layers.'}];
    expect(checkLayers(`${order}.widget a{color:red}.other{color:red}`, {...settings, exceptions})).toEqual([
      '.other: is outside all layers',
    ]);
  });
});

test('customProperties lists the properties that a style sheet declares, but not those that it uses', () => {
  expect([...customProperties('@layer site.tokens{:root{--a:var(--b)}[data-theme=dark]{--a:1;--c:2}}')]).toEqual([
    '--a',
    '--c',
  ]);
});

describe('lostColours', () => {
  const source = ':root { --page: #fff; --accent: #a85000; --gap: 1rem; }';

  test('reports only a colour that has changed', () => {
    expect(lostColours(source, ':root{--accent:#a85000;--page:#fff}')).toEqual([]);
    expect(lostColours(source, ':root{--page:#fff;--accent:#e5a205}')).toEqual([
      '--accent: #a85000 is in the sources, but not in the build',
    ]);
  });
});

describe('checkBuiltCss', () => {
  const {site, write} = temporarySite();

  test('reads layers and tokens from the sources, and reports the file', () => {
    write('src/css/layers.css', '/* Order. */\n@layer site.tokens, site.base;\n');
    write('src/css/tokens.css', '@layer site.tokens { :root { --gap: 1rem; } }');
    write('build/assets/css/styles.1a2b.css', '@layer docusaurus.core{a{gap:var(--gap)}}@layer site.tokens,site.base;');
    expect(checkBuiltCss(site)).toEqual([
      'build/assets/css/styles.1a2b.css: @layer docusaurus.core a: uses tokens of the site, but is in docusaurus.core',
    ]);
  });

  test('reports a missing build', () => {
    write('src/css/layers.css', '@layer site.tokens;');
    write('src/css/tokens.css', '');
    expect(checkBuiltCss(site)).toEqual(['build/assets/css contains no CSS; run "npm run build" first']);
  });
});
