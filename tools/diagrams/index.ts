/*
 * Draws the Mermaid diagrams that have no drawing yet as SVG: `npm run diagrams [-- --all]`. The drawings are committed, so
 * that readers' browsers need not load Mermaid. Drawings that no page uses are deleted. After a change of Mermaid or of its
 * options, `--all` draws all diagrams again.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {optimize} from 'svgo';
import {diagramFontSize, mermaidOptions} from '../../src/markdown/diagrams/mermaidOptions.ts';
import {drawingFolder, findDiagrams} from '../../src/markdown/diagrams/drawings.ts';
import {findChromium} from '../lib/findChromium.ts';
import type {DrawDiagram} from './page/index.ts';
import {svgoConfig} from './svgo.ts';

const site = path.join(import.meta.dirname, '../..');
const fonts = path.join(site, 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files');

/** Returns the style sheet with the site's font, because the sizes of boxes depend on the width of their text. */
function fontFace(): string {
  const font = readFileSync(path.join(fonts, 'atkinson-hyperlegible-next-latin-wght-normal.woff2')).toString('base64');
  return `<style>@font-face {
    font-family: 'Atkinson Hyperlegible Next Variable';
    font-weight: 200 800;
    src: url(data:font/woff2;base64,${font});
  }</style>`;
}

/** Finds Chromium, or ends with one line that says how to install it. */
function findBrowser(): string | undefined {
  try {
    return findChromium();
  } catch (error) {
    console.error(`Diagrams are drawn in Chromium. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

const executablePath = findBrowser();
const script = await build({
  entryPoints: [path.join(import.meta.dirname, 'page/index.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  minify: true,
  target: 'chrome111',
});

const found = findDiagrams(site);
const folder = path.join(site, drawingFolder);
mkdirSync(folder, {recursive: true});
for (const name of readdirSync(folder)) {
  if (name.endsWith('.svg') && !found.has(`${drawingFolder}/${name}`)) {
    rmSync(path.join(folder, name));
  }
}

const isAll = process.argv.includes('--all');
const selected = [...found].filter(([drawing]) => isAll || !existsSync(path.join(site, drawing)));
const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
let failures = 0;
try {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html><head>${fontFace()}</head><body></body></html>`);
  await page.addScriptTag({content: script.outputFiles[0]?.text});
  for (const [drawing, {code, place}] of selected) {
    try {
      const svg = await page.evaluate(
        ([source, config, size]) =>
          (globalThis as unknown as {drawDiagram: DrawDiagram}).drawDiagram(source, config, size),
        [code, mermaidOptions, diagramFontSize] as const,
      );
      writeFileSync(path.join(site, drawing), `${optimize(svg, svgoConfig).data}\n`);
    } catch (error) {
      failures += 1;
      console.error(`${place}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }
} finally {
  await browser.close();
}
console.log(`${selected.length - failures} diagrams drawn in ${drawingFolder}.`);
process.exitCode = failures > 0 ? 1 : 0;
