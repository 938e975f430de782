import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {checkBuiltCss, customProperties, lostColours} from '../../../../checks/css/index.ts';
import {checkLayers} from '../../../../checks/css/layers.ts';

const settings = {
  layers: ['site.tokens', 'site.base', 'site.print'],
  tokens: new Set(['--color-page', '--space-md']),
  exceptions: [],
};

const order = '@layer docusaurus.infima,docusaurus.core;@layer site.tokens,site.base,site.print;';
const check = (css: string) => checkLayers(css, settings);

describe('checkLayers', () => {
  test('accepts layers in order, and rules that are allowed outside them', () => {
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

  test('reads nested layers as one name', () => {
    expect(check('@layer docusaurus{@layer infima{a{color:red}}}@layer site{@layer base{a{color:#000}}}')).toEqual([]);
  });

  test('rejects our layers before the layers of the theme', () => {
    expect(check('@layer site.tokens,site.base,site.print;@layer docusaurus.infima{a{color:red}}')).toEqual([
      'site.tokens comes before docusaurus.infima, so the theme wins over our rules',
    ]);
  });

  test('rejects our layers if their order differs from the sources', () => {
    expect(check('@layer docusaurus.core{a{color:red}}@layer site.print,site.base;')).toEqual([
      'our layers come as site.print, site.base, but should come as site.base, site.print',
    ]);
  });

  test('rejects a layer that is not declared', () => {
    expect(check(`${order}@layer site.extra{a{color:red}}@layer other{a{color:red}}`)).toEqual([
      'site.extra is none of the layers of src/css/layers.css: site.tokens, site.base, site.print',
      'layer other is neither of Docusaurus nor of ours',
    ]);
  });

  test('rejects a build without layers', () => {
    expect(check('body:not(#\\#){background:var(--color-page)}')).toEqual([
      'there is no layer site.*: the layers have been dropped or rewritten',
      'there is no layer docusaurus.*: is future.v4 still on in docusaurus.config.ts?',
      'body:not(#\\#): layers have been rewritten into specificity; is the browserslist too old?',
    ]);
  });

  test('rejects rules outside layers', () => {
    expect(check(`${order}.card_x1{margin:0}@page{margin:1cm}`)).toEqual([
      '.card_x1: stands outside all layers',
      '@page : stands outside all layers',
    ]);
  });

  test('rejects a media query outside its layer', () => {
    expect(check(`${order}@media (width>=997px){.topBar_x1{display:block}}`)).toEqual([
      '@media (width>=997px) .topBar_x1: has left its layer',
    ]);
  });

  test('rejects our rules in a layer of the theme', () => {
    expect(
      check(`${order}@layer docusaurus.core{@media print{.a{gap:calc(2*var(--space-md,1rem))}}.b{--color-page:red}}`),
    ).toEqual([
      '@layer docusaurus.core @media print .a: uses our tokens, but stands in docusaurus.core',
      '@layer docusaurus.core .b: uses our tokens, but stands in docusaurus.core',
    ]);
  });

  test('accepts listed exceptions outside layers', () => {
    const exceptions = [{selector: /^\.widget\b/, reason: 'A package that knows no layers.'}];
    expect(checkLayers(`${order}.widget a{color:red}.other{color:red}`, {...settings, exceptions})).toEqual([
      '.other: stands outside all layers',
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

  test('accepts unchanged colours', () => {
    expect(lostColours(source, ':root{--accent:#a85000;--page:#fff}')).toEqual([]);
  });

  test('reports a colour that has changed', () => {
    expect(lostColours(source, ':root{--page:#fff;--accent:#e5a205}')).toEqual([
      '--accent: #a85000 of the sources is not in the build',
    ]);
  });
});

describe('checkBuiltCss', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'check-css-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };

  afterEach(() => rmSync(site, {recursive: true, force: true}));

  test('reads layers and tokens from the sources, and reports the file', () => {
    write('src/css/layers.css', '/* Order. */\n@layer site.tokens, site.base;\n');
    write('src/css/tokens.css', '@layer site.tokens { :root { --gap: 1rem; } }');
    write('build/assets/css/styles.1a2b.css', '@layer docusaurus.core{a{gap:var(--gap)}}@layer site.tokens,site.base;');
    expect(checkBuiltCss(site)).toEqual([
      'build/assets/css/styles.1a2b.css: @layer docusaurus.core a: uses our tokens, but stands in docusaurus.core',
    ]);
  });

  test('asks for a build if there is none', () => {
    write('src/css/layers.css', '@layer site.tokens;');
    write('src/css/tokens.css', '');
    expect(checkBuiltCss(site)).toEqual(['build/assets/css holds no CSS; run "npm run build" first']);
  });
});
