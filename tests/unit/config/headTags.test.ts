import {expect, test} from 'vitest';
import {headTags} from '../../../config/headTags.ts';

test.each(['/', '/resources/'])('the URLs of the manifest and icons start with the base URL %s', (baseUrl) => {
  expect(headTags(baseUrl)).toEqual([
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.json`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    {tagName: 'meta', attributes: {name: 'mobile-web-app-capable', content: 'yes'}},
    {tagName: 'meta', attributes: {name: 'apple-mobile-web-app-title', content: 'Dev Resources'}},
    {tagName: 'meta', attributes: {name: 'msapplication-TileImage', content: `${baseUrl}img/tile.png`}},
    {tagName: 'meta', attributes: {name: 'msapplication-TileColor', content: '#101b34'}},
  ]);
});
