/*
 * Renders the icons of the installed app from static/img/logo.svg: `npx tsx tools/icons`. The result is committed, so
 * run the command again when the logo changes.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findChromium} from '../lib/findChromium.ts';

const logo = readFileSync('static/img/logo.svg', 'utf8');

/** The logo without rounded corners. Systems crop such icons to their own shape, and keep the middle four fifths. */
const square = logo.replace(/ rx="\d+"/, '');

/** Icons for the shortcuts of the app: a magnifying glass, a tag and a list, in the colours of the logo. */
const shortcuts = {
  search: '<circle cx="28" cy="28" r="12"/><path d="m37 37 12 12"/>',
  releases: '<path d="M14 16h17l19 19-15 15-21-21z"/><path d="M24 26h.01"/>',
  'api-index': '<path d="M26 18h24M26 32h24M26 46h24M14 18h.01M14 32h.01M14 46h.01"/>',
};

const shortcut: (lines: string) => string = (lines) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#101b34"/>' +
  `<g fill="none" stroke="#ffa95c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;

const icons: [name: string, svg: string, size: number][] = [
  ...[48, 72, 96, 128, 144, 192, 256, 384, 512].map((size) => [`icon-${size}`, logo, size] as [string, string, number]),
  ['icon-maskable-192', square, 192],
  ['icon-maskable-512', square, 512],
  ['apple-touch-icon', square, 180],
  ['tile', square, 270],
  ...Object.entries(shortcuts).map(
    ([name, lines]) => [`shortcut-${name}`, shortcut(lines), 96] as [string, string, number],
  ),
];

/** Wraps a PNG image in an ICO file. Browsers request `/favicon.ico` even if a page specifies another icon. */
const ico: (png: Uint8Array, size: number) => Buffer = (png, size) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // Type: icon
  head.writeUInt16LE(1, 4); // Number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // Bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // Offset of the image
  return Buffer.concat([head, png]);
};

const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
try {
  const page = await browser.newPage();
  for (const [name, svg, size] of icons) {
    await page.setViewportSize({width: size, height: size});
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    const png = await page.screenshot({omitBackground: true});
    writeFileSync(`static/img/${name}.png`, png);
    if (size === 48) {
      writeFileSync('static/favicon.ico', ico(png, size));
    }
  }
} finally {
  await browser.close();
}
