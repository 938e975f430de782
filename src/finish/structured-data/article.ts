import type {BuiltPage} from '../html/builtPage.ts';
import {attribute, canonicalUrl, find, hasClass, metaContent} from '../html/tree.ts';

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
export interface DescribedSite {
  name: string;
  url: string;
}

/** Describes a docs page from its own metadata; other pages are undefined. */
function articleOf({tree, head}: BuiltPage, site: DescribedSite): Article | undefined {
  if (!find(tree, (element) => hasClass(element, 'theme-doc-markdown'))) {
    return undefined;
  }
  const title = metaContent(head, 'og:title') ?? '';
  const description = metaContent(head, 'description') ?? '';
  const update = find(tree, (element) => attribute(element, 'itemprop') === 'dateModified');
  const dateModified = update && attribute(update, 'datetime');
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
 * Creates the element for the head of a docs page that describes it; other pages get none. The build adds it to finished pages,
 * because a theme component would add it to the script of every page.
 */
export function articleTag(page: BuiltPage, site: DescribedSite): string {
  const article = articleOf(page, site);
  if (!article) {
    return '';
  }
  // Otherwise, text such as `</script>` would end the element.
  const json = JSON.stringify(article).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>\n`;
}
