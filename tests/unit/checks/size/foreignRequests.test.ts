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

describe('foreignRequests', () => {
  test('finds requests to other hosts in every element that loads a file', () => {
    const html = `<link rel="preconnect" href="https://a.example"><link rel="stylesheet" href="//b.example/b.css">
      <script src="http://c.example/c.js"></script>
      <img src="https://d.example/d.png" srcset="/d.png 1x, https://e.example/e.png 2x">
      <svg><use href="https://f.example/f.svg#f"/></svg><iframe src="https://g.example/"></iframe>
      <noscript><img src="https://i.example/i.png"></noscript>
      <p style="background: url('https://h.example/h.png')"></p>`;
    expect(foreignRequests(html, site)).toEqual([
      '<link> requests https://a.example',
      '<link> requests //b.example/b.css',
      '<script> requests http://c.example/c.js',
      '<img> requests https://d.example/d.png',
      '<img> requests https://e.example/e.png',
      '<use> requests https://f.example/f.svg#f',
      '<iframe> requests https://g.example/',
      '<img> requests https://i.example/i.png',
      '<p> requests https://h.example/h.png',
    ]);
  });

  test('ignores links, metadata, inline data and files of the site', () => {
    const html = `<link rel="canonical" href="https://a.example/"><link rel="alternate" href="https://a.example/">
      <meta property="og:image" content="https://a.example/a.png"><a href="https://a.example/">a</a>
      <form action="https://a.example/"></form><img src="data:image/gif;base64,AA"><img src="/a.png">
      <img src="https://docs.example.com/a.png"><script src="relative.js"></script>`;
    expect(foreignRequests(html, site)).toEqual([]);
  });

  test('finds requests in style sheets', () => {
    const css = `@import "https://a.example/a.css";@import url(https://b.example/b.css);a{background:url("//c.example/c.png")}
      b{background:url(/b.png),url(data:image/gif;base64,AA)}c{filter:url(#c)}`;
    expect(foreignRequestsOfCss(css, site)).toEqual([
      'requests https://a.example/a.css',
      'requests https://b.example/b.css',
      'requests //c.example/c.png',
    ]);
  });

  test('finds requests in every page and style sheet of the build', () => {
    write('index.html', '<img src="https://a.example/a.png">');
    write('docs/page.html', '<p>Text</p>');
    write('assets/css/styles.css', '@font-face{src:url(https://b.example/b.woff2)}');
    expect(foreignRequestsOfBuild(site)).toEqual([
      'assets/css/styles.css: requests https://b.example/b.woff2',
      'index.html: <img> requests https://a.example/a.png',
    ]);
  });
});
