import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {currentEdition} from '../../moodle/editions.ts';
import {toMarkdown} from './convert.ts';
import {createLinkLists, type LinkList, type MarkdownCopy} from './llms.ts';
import {readDocsPage, type DocsPage} from './readDocsPage.ts';

/** Matches the tag of the developer docs, which have versions. */
const versionTag = /^docs-default-(.+)$/;

/** Returns the platform version that a page describes, or undefined for pages that don't depend on a version. */
function taggedVersion({tag}: DocsPage): string | undefined {
  const version = versionTag.exec(tag)?.[1];
  return version === undefined ? undefined : `Moodle ${version === 'current' ? currentEdition : version}`;
}

/**
 * Creates the Markdown of a page.
 *
 * @param page - The page.
 * @returns Front matter with the page's title, description, version and URL, and the converted content.
 */
export function createCopy(page: DocsPage): string {
  const {title, description, url, content} = page;
  const version = taggedVersion(page);
  const frontMatter = {
    title,
    ...(description !== '' && {description}),
    ...(version !== undefined && {version}),
    url,
  };
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${toMarkdown(content, url)}`;
}

/** Returns the path of a URL below the base URL, without slashes at its ends. */
function pathBelow(baseUrl: string, url: string): string {
  return decodeURI(new URL(url).pathname.slice(baseUrl.length)).replace(/\/$/, '');
}

/**
 * Adds a Markdown copy of each docs page to a build, at the page's address plus `.md`, and the lists of these copies.
 *
 * @param folder - Folder of the build.
 * @param siteUrl - URL of the site, without a path or a trailing slash.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @param lists - Link lists to create. They must have a section for every page.
 * @throws {Error} If a page has no title or belongs to no section.
 */
export function writeMarkdownCopies(
  folder: string,
  siteUrl: string,
  baseUrl: string,
  lists: readonly LinkList[],
): void {
  const copies = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file): MarkdownCopy[] => {
      const page = readDocsPage(readFileSync(path.join(folder, file), 'utf8'));
      return page ? [{...page, path: pathBelow(baseUrl, page.url), text: createCopy(page)}] : [];
    });
  const files = [
    ...copies.map(({path: page, text}) => [`${page}.md`, text] as const),
    ...createLinkLists(copies, lists, `${siteUrl}${baseUrl}`),
  ];
  for (const [file, content] of files) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}
