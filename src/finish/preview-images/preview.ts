import {archivedEditions, currentEdition} from '../../moodle/editions.ts';
import type {BuiltPage} from '../html/builtPage.ts';
import {findAll, metaContent, textOf} from '../html/tree.ts';

/** The text in the preview image of a page. Pages with the same text share an image. */
export interface Preview {
  title: string;
  section: readonly string[];
  /** Version of the platform that the page describes, such as `Moodle 4.2`. */
  version?: string;
}

/** The site that the pages are part of. */
export interface PreviewSite {
  name: string;
  /** Text above the site's name in the image of the home page. */
  tagline: string;
  /** Names of the areas, by the start of their pages' paths, without slashes at its ends. */
  areas: Readonly<Record<string, string>>;
}

interface Breadcrumbs {
  '@type': string;
  itemListElement: readonly {name: string}[];
}

/** Symbols that the fonts don't contain, with the characters that are drawn instead. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[→⇒]/g, '›'],
  [/[←⇐]/g, '‹'],
  [/≥/g, '>='],
  [/≤/g, '<='],
  [/≠/g, '!='],
  // Invisible characters, such as the zero-width spaces at which long names wrap.
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/\s+/g, ' '],
];

/** Returns text with one space between words and without symbols that the fonts don't contain. */
function drawable(text: string): string {
  return replacements.reduce((result, [from, to]) => result.replaceAll(from, to), text).trim();
}

/** Returns the platform version that a page describes, or undefined if it doesn't depend on a version. */
function describedVersion(path: string): string | undefined {
  const [area, version] = path.split('/');
  return area === 'docs' ? `Moodle ${archivedEditions.find((name) => name === version) ?? currentEdition}` : undefined;
}

function areaOf(path: string, areas: PreviewSite['areas']): string | undefined {
  return Object.entries(areas)
    .filter(([start]) => path.startsWith(start))
    .sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

/** Reads what the preview image of a page shows. Redirects have no title for previews, so they are undefined. */
export function previewOf({head}: BuiltPage, rootUrl: string, site: PreviewSite): Preview | undefined {
  const fullTitle = metaContent(head, 'og:title');
  if (fullTitle === undefined) {
    return undefined;
  }
  const ending = ` | ${site.name}`;
  const title = drawable(fullTitle.endsWith(ending) ? fullTitle.slice(0, -ending.length) : fullTitle);
  const url = metaContent(head, 'og:url') ?? '';
  const path = url.startsWith(rootUrl) ? url.slice(rootUrl.length) : '';
  const crumbs = findAll(head, ({properties: {type}}) => type === 'application/ld+json')
    .map((script) => JSON.parse(textOf(script)) as Breadcrumbs)
    .find((data) => data['@type'] === 'BreadcrumbList')
    ?.itemListElement.map(({name}) => drawable(name));
  const names = [title === site.name ? site.tagline : areaOf(path, site.areas), ...(crumbs?.slice(0, -1) ?? [])];
  const version = describedVersion(path);
  return {
    title,
    section: names
      .filter((name) => name !== undefined)
      .filter((name, index, all) => name !== title && name !== all[index - 1]),
    ...(version !== undefined && {version}),
  };
}

/** Describes a preview image to readers who can't see it: the text that it contains. */
export function alternativeText({title, section, version}: Preview, siteName: string): string {
  return [...new Set([title, section.join(' › '), version, siteName])]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
}
