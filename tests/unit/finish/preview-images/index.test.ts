import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {imageName, previewTags} from '@site/src/finish/preview-images';

test('escapes the alternative text', () => {
  const $ = load(previewTags('https://x/a.png', 'The "<b>" & more'));
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
  expect(names[0]).toMatch(/^[0-9a-f]{12}\.jpg$/);
});
