import {expect, test} from 'vitest';
import {headTags} from '../../../config/headTags.ts';

test.each(['/', '/resources/'])('manifest and touch icon stand under the base URL %s', (baseUrl) => {
  expect(headTags(baseUrl)).toEqual([
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.json`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-192.png`}},
  ]);
});
