import type {Config} from '@docusaurus/types';

/**
 * Tags that every page carries in its head.
 *
 * @param baseUrl - Path under which the site is served, with slashes at both ends.
 */
export function headTags(baseUrl: string): NonNullable<Config['headTags']> {
  return [
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.json`}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-192.png`}},
  ];
}
