import {DomUtils, parseDocument} from 'htmlparser2';

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
  const {children} = parseDocument(html.slice(0, end));
  const attribute = (element: string, [name, value]: [string, string], wanted: string): string =>
    DomUtils.findOne(({name: tag, attribs}) => tag === element && attribs[name] === value, children)?.attribs[wanted] ??
    '';
  const title = attribute('meta', ['property', 'og:title'], 'content');
  const description = attribute('meta', ['name', 'description'], 'content');
  const dateModified = lastUpdate.exec(html)?.[1];
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title.endsWith(` | ${site.name}`) ? title.slice(0, -` | ${site.name}`.length) : title,
    ...(description !== '' && {description}),
    url: attribute('link', ['rel', 'canonical'], 'href'),
    inLanguage: attribute('meta', ['name', 'docsearch:language'], 'content'),
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
