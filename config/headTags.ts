import type {Config} from '@docusaurus/types';

/** Returns the tags in the head of every page. */
export function headTags(baseUrl: string): NonNullable<Config['headTags']> {
  return [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.json`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    {tagName: 'meta', attributes: {name: 'mobile-web-app-capable', content: 'yes'}},
    {tagName: 'meta', attributes: {name: 'apple-mobile-web-app-title', content: 'Dev Resources'}},
    {tagName: 'meta', attributes: {name: 'msapplication-TileImage', content: `${baseUrl}img/tile.png`}},
    {tagName: 'meta', attributes: {name: 'msapplication-TileColor', content: '#101b34'}},
  ];
}
