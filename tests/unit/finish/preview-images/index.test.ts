import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {previewSite} from '@site/config/previewImages';
import {addPreviewTags, imageName, withPreviewTags} from '@site/src/finish/preview-images';

const root = 'https://docs.example.com/base/';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-tags-'));
  mkdirSync(path.join(folder, 'docs'));
});

afterEach(() => rmSync(folder, {recursive: true}));

function write(file: string, title: string): void {
  const url = `${root}${file.replace('.html', '')}`;
  const head = `<meta property="og:title" content="${title}"/><meta property="og:url" content="${url}"/>`;
  writeFileSync(path.join(folder, file), `<html><head>${head}</head><body></body></html>`);
}

test('adds tags with absolute URLs, and returns the images that the pages need', () => {
  write('docs/a.html', 'A');
  write('docs/b.html', 'A');
  write('c.html', 'C');
  const redirect = '<html><head><meta http-equiv="refresh" content="0; url=/c"></head></html>';
  writeFileSync(path.join(folder, 'old.html'), redirect);
  const previews = addPreviewTags(folder, root, previewSite);
  expect([...previews.values()].map(({title}) => title).sort()).toEqual(['A', 'C']);
  const images = ['docs/a.html', 'docs/b.html', 'c.html'].map((file) =>
    load(readFileSync(path.join(folder, file), 'utf8'))('head meta[property="og:image"]').attr('content'),
  );
  expect(images[0]).toBe(images[1]);
  const urls = [...previews.keys()].map((name) => `${root}assets/previews/${name}`);
  expect(new Set(images)).toEqual(new Set(urls));
  expect(readFileSync(path.join(folder, 'old.html'), 'utf8')).toBe(redirect);
});

test('escapes the alternative text', () => {
  const $ = load(withPreviewTags('<html><head></head></html>', 'https://x/a.png', 'The "<b>" & more'));
  expect($('meta[property="og:image:alt"]').attr('content')).toBe('The "<b>" & more');
  expect($('meta[property="og:image:width"]').attr('content')).toBe('1200');
  expect($('meta[property="og:image:height"]').attr('content')).toBe('630');
});

test('an image has another name if its text or its design changes', () => {
  const preview = {title: 'A', section: ['B']};
  const names = [
    imageName(preview, 'design'),
    imageName(preview, 'other design'),
    imageName({...preview, version: 'Moodle 4.2'}, 'design'),
    imageName({...preview, section: []}, 'design'),
  ];
  expect(new Set(names).size).toBe(4);
  expect(imageName({...preview}, 'design')).toBe(names[0]);
  expect(names[0]).toMatch(/^[0-9a-f]{12}\.png$/);
});
