import {parseHtml} from '../html/parse.ts';
import {canonicalUrl, metaContent} from '../html/tree.ts';

/** The description of a docs page for search engines, as JSON-LD. See https://schema.org/TechArticle. */
interface Article {
  '@context': 'https://schema.org';
  '@type': 'TechArticle';
  headline: string;
  description?: string;
  url: string;
  inLanguage: string;
  /** Undefined in a checkout without Git history. */
  dateModified?: string;
  isPartOf: {'@type': 'WebSite'; name: string; url: string};
}

/** The site that the pages are part of. */
export interface Site {
  name: string;
  url: string;
}

const endOfHead = '</head>';

/** Matches an element that only docs pages have. */
const docsContent = '<div class="theme-doc-markdown';

const lastUpdate = /<time dateTime="([^"]+)" itemProp="dateModified">/;

/**
 * Describes a docs page from its own metadata.
 *
 * @param html - Any page of the build.
 * @param site - The site.
 * @returns The description, or undefined if it is not a docs page.
 */
export function articleOf(html: string, site: Site): Article | undefined {
  const end = html.indexOf(endOfHead);
  if (end === -1 || !html.includes(docsContent, end)) {
    return undefined;
  }
  const head = parseHtml(html.slice(0, end));
  const title = metaContent(head, 'og:title') ?? '';
  const description = metaContent(head, 'description') ?? '';
  const dateModified = lastUpdate.exec(html)?.[1];
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title.endsWith(` | ${site.name}`) ? title.slice(0, -` | ${site.name}`.length) : title,
    ...(description !== '' && {description}),
    url: canonicalUrl(head) ?? '',
    inLanguage: metaContent(head, 'docsearch:language') ?? '',
    ...(dateModified !== undefined && {dateModified}),
    isPartOf: {'@type': 'WebSite', ...site},
  };
}

/**
 * Adds the description of a docs page to its head. Other pages are not changed.
 *
 * The build adds it to finished pages, because a theme component would add it to the script of every page.
 *
 * @param html - Any page of the build.
 * @param site - The site.
 */
export function withArticle(html: string, site: Site): string {
  const article = articleOf(html, site);
  if (!article) {
    return html;
  }
  // Otherwise, text such as `</script>` would end the element.
  const json = JSON.stringify(article).replaceAll('<', '\\u003c');
  const end = html.indexOf(endOfHead);
  return `${html.slice(0, end)}<script type="application/ld+json">${json}</script>\n${html.slice(end)}`;
}
