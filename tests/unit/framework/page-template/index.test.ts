import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {pageTemplate} from '@site/src/framework/page-template/index';

test('only differs from the Docusaurus template in how scripts start', () => {
  const preload = '<link rel="preload" href="<%= it.baseUrl %><%= script %>" as="script" fetchpriority="low" />';
  const stock = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
  expect(pageTemplate).toContain(preload);
  const restored = pageTemplate.replace(preload, stock).replace(/ {4}<script>(?:(?!<script>)[\s\S])*?<\/script>\n/, '');
  expect(restored).toBe(upstream);
});

test('Docusaurus checks for a wrong base URL with the names that the template uses', () => {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');
  const banner = readFileSync(file, 'utf8');
  expect(banner).toContain("shouldInsert = typeof window['docusaurus'] === 'undefined';");
  expect(banner).toContain('function insertBanner() {');
});

test('Docusaurus defines `window.docusaurus` when its script runs', () => {
  const require = createRequire(import.meta.url);
  const entry = readFileSync(require.resolve('@docusaurus/core/lib/client/clientEntry.js'), 'utf8');
  expect(entry).toContain('window.docusaurus = docusaurus;');
});
