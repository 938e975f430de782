import upstream from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, test} from 'vitest';
import {pageTemplate} from '@site/src/framework/page-template/index';

test('differs from the template of Docusaurus in how scripts start, and in nothing else', () => {
  const preload = '<link rel="preload" href="<%= it.baseUrl %><%= script %>" as="script" fetchpriority="low" />';
  const stock = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
  expect(pageTemplate).toContain(preload);
  const restored = pageTemplate.replace(preload, stock).replace(/ {4}<script>(?:(?!<script>)[\s\S])*?<\/script>\n/, '');
  expect(restored).toBe(upstream);
});
