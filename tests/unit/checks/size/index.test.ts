import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, test} from 'vitest';
import {
  foreignRequests,
  foreignRequestsOfBuild,
  foreignRequestsOfCss,
  measureOffline,
  measurePage,
  report,
  reportOffline,
} from '../../../../checks/size/index.ts';

const build = mkdtempSync(path.join(tmpdir(), 'check-size-'));
const site = {build, siteUrl: 'https://docs.example.com', baseUrl: '/'};

function write(file: string, text: string): number {
  mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
  writeFileSync(path.join(build, file), text);
  return gzipSync(text).length;
}

afterEach(() => rmSync(build, {recursive: true, force: true}));

describe('measurePage', () => {
  test('adds up scripts and style sheets, each once, and leaves prefetched ones out', () => {
    const main = write('assets/js/main.js', 'let main = 1;'.repeat(40));
    const chunk = write('assets/js/chunk.js', 'let chunk = 2;'.repeat(30));
    const preloaded = write('assets/js/preloaded.js', 'let preloaded = 3;'.repeat(20));
    write('assets/js/later.js', 'let later = 4;');
    write('assets/font.woff2', 'font');
    const css = write('assets/css/styles.css', 'a{color:red}'.repeat(20));
    write(
      'docs/page.html',
      `<!doctype html><html><head>
        <link rel="stylesheet" href="/assets/css/styles.css">
        <link rel="preload" as="script" href="/assets/js/main.js">
        <link rel="preload" as="font" href="/assets/font.woff2">
        <link rel="modulepreload" href="/assets/js/preloaded.js">
        <link rel="prefetch" as="script" href="/assets/js/later.js">
        <script src="/assets/js/main.js" defer></script>
        <script src="https://docs.example.com/assets/js/chunk.js" defer></script>
        <script>let inline = 5;</script>
      </head><body></body></html>`,
    );
    expect(measurePage('docs', 'docs/page.html', site)).toEqual({
      kind: 'docs',
      page: 'docs/page.html',
      script: main + chunk + preloaded,
      css,
    });
  });

  test('finds files below a base URL', () => {
    const script = write('assets/main.js', 'let main = 1;');
    write('index.html', '<script src="/resources/assets/main.js"></script>');
    expect(measurePage('home', 'index.html', {...site, baseUrl: '/resources/'})).toMatchObject({script, css: 0});
  });

  test('refuses a page that is not there', () => {
    expect(() => measurePage('docs', 'docs/none.html', site)).toThrow(
      `${build}/docs/none.html does not exist; run "npm run build" first, or name another page in checks/size/index.ts`,
    );
  });

  test('refuses a script that is not there', () => {
    write('index.html', '<script src="/resources/main.js"></script>');
    expect(() => measurePage('home', 'index.html', site)).toThrow(
      `/resources/main.js is not in ${build}; was the build made with another BASE_URL than /?`,
    );
  });
});

describe('report', () => {
  test('prints measure, budget and verdict; script over budget fails', () => {
    const {table, problems} = report([
      {kind: 'home', page: 'index.html', script: 123_456, css: 25_000},
      {kind: 'docs', page: 'docs/page.html', script: 200_001, css: 1000},
    ]);
    expect(table.split('\n')).toEqual([
      'page      type     kB gzip  budget',
      'home      script     123.5   200.0  ok',
      'home      css         25.0    25.0  ok',
      'docs      script     200.0   200.0  over budget',
      'docs      css          1.0    25.0  ok',
    ]);
    expect(problems).toEqual(['docs/page.html: script is 200.0 kB gzipped, budget 200.0 kB']);
  });

  test('fails CSS over budget', () => {
    const {table, problems} = report([{kind: 'home', page: 'index.html', script: 1, css: 25_100}]);
    expect(table).toContain('home      css         25.1    25.0  over budget');
    expect(problems).toEqual(['index.html: css is 25.1 kB gzipped, budget 25.0 kB']);
  });
});

describe('requests to other hosts', () => {
  test('are found in every element that fetches', () => {
    const html = `<link rel="preconnect" href="https://a.example"><link rel="stylesheet" href="//b.example/b.css">
      <script src="http://c.example/c.js"></script>
      <img src="https://d.example/d.png" srcset="/d.png 1x, https://e.example/e.png 2x">
      <svg><use href="https://f.example/f.svg#f"/></svg><iframe src="https://g.example/"></iframe>
      <noscript><img src="https://i.example/i.png"></noscript>
      <p style="background: url('https://h.example/h.png')"></p>`;
    expect(foreignRequests(html, site)).toEqual([
      '<link> asks for https://a.example',
      '<link> asks for //b.example/b.css',
      '<script> asks for http://c.example/c.js',
      '<img> asks for https://d.example/d.png',
      '<img> asks for https://e.example/e.png',
      '<use> asks for https://f.example/f.svg#f',
      '<iframe> asks for https://g.example/',
      '<img> asks for https://i.example/i.png',
      '<p> asks for https://h.example/h.png',
    ]);
  });

  test('are not links, metadata, inline data or files of the site', () => {
    const html = `<link rel="canonical" href="https://a.example/"><link rel="alternate" href="https://a.example/">
      <meta property="og:image" content="https://a.example/a.png"><a href="https://a.example/">a</a>
      <form action="https://a.example/"></form><img src="data:image/gif;base64,AA"><img src="/a.png">
      <img src="https://docs.example.com/a.png"><script src="relative.js"></script>`;
    expect(foreignRequests(html, site)).toEqual([]);
  });

  test('are found in style sheets', () => {
    const css = `@import "https://a.example/a.css";@import url(https://b.example/b.css);a{background:url("//c.example/c.png")}
      b{background:url(/b.png),url(data:image/gif;base64,AA)}c{filter:url(#c)}`;
    expect(foreignRequestsOfCss(css, site)).toEqual([
      'asks for https://a.example/a.css',
      'asks for https://b.example/b.css',
      'asks for //c.example/c.png',
    ]);
  });

  test('are found in every page and style sheet of the build', () => {
    write('index.html', '<img src="https://a.example/a.png">');
    write('docs/page.html', '<p>Text</p>');
    write('assets/css/styles.css', '@font-face{src:url(https://b.example/b.woff2)}');
    expect(foreignRequestsOfBuild(site)).toEqual([
      'assets/css/styles.css: asks for https://b.example/b.woff2',
      'index.html: <img> asks for https://a.example/a.png',
    ]);
  });
});

describe('the whole site', () => {
  test('adds up packs as they are and the manifest gzipped', () => {
    const pack = 'pack'.repeat(50);
    write('assets/offline/01.pack', pack);
    write('assets/offline/02.pack', pack);
    const manifest = write('assets/offline/03.json', '{"packs": []}'.repeat(40));
    expect(measureOffline(site)).toEqual({bytes: 2 * pack.length + manifest, requests: 3});
  });

  test('refuses a build without packs', () => {
    expect(() => measureOffline(site)).toThrow(
      `${path.join(build, 'assets/offline')} does not exist; the site is not stored for readers without a network`,
    );
  });

  test('fails over either budget', () => {
    expect(reportOffline({bytes: 8_000_000, requests: 60})).toEqual({
      line: 'offline   8.00 of 8.00 MB in 60 of 60 requests',
      problems: [],
    });
    expect(reportOffline({bytes: 8_010_000, requests: 60}).problems).toEqual([
      'the whole site takes too much to store: offline 8.01 of 8.00 MB in 60 of 60 requests',
    ]);
    expect(reportOffline({bytes: 1, requests: 61}).problems).toHaveLength(1);
  });
});
