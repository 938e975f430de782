import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {
  foreignRequests,
  foreignRequestsOfBuild,
  foreignRequestsOfCss,
} from '../../../../checks/size/foreignRequests.ts';

const build = mkdtempSync(path.join(tmpdir(), 'foreign-requests-'));
const site = {build, siteUrl: 'https://docs.example.com', baseUrl: '/'};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
  writeFileSync(path.join(build, file), text);
}

afterEach(() => rmSync(build, {recursive: true, force: true}));

describe('requests to other hosts', () => {
  test('are found in every element that loads a file', () => {
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
