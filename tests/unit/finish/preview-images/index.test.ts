import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {previewTags} from '@site/src/finish/preview-images';

test('escapes the alternative text', () => {
  const $ = load(previewTags('https://x/a.png', 'The "<b>" & more'));
  expect($('meta[property="og:image:alt"]').attr('content')).toBe('The "<b>" & more');
  expect($('meta[property="og:image:width"]').attr('content')).toBe('1200');
  expect($('meta[property="og:image:height"]').attr('content')).toBe('630');
});
