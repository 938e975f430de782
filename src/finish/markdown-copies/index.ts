import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {currentEdition} from '../../moodle/editions.ts';
import type {BuiltPage} from '../html/builtPage.ts';
import {toMarkdown} from './convert.ts';
import {createLinkLists, type LinkList, type MarkdownCopy} from './llms.ts';
import {readDocsPage, type DocsPage} from './readDocsPage.ts';

const versionTag = /^docs-default-(.+)$/;

/** Returns the platform version that a page describes, or undefined for pages that don't depend on a version. */
function taggedVersion({tag}: DocsPage): string | undefined {
  const version = versionTag.exec(tag)?.[1];
  return version === undefined ? undefined : `Moodle ${version === 'current' ? currentEdition : version}`;
}

function createCopy(page: DocsPage): string {
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

/** Converts a docs page; other pages have no copy. Throws an error if a docs page has no title or canonical URL. */
export function markdownCopyOf(page: BuiltPage, baseUrl: string): MarkdownCopy | undefined {
  const docsPage = readDocsPage(page);
  if (!docsPage) {
    return undefined;
  }
  // The copy must not keep the tree of the page in memory.
  const {title, description, url} = docsPage;
  return {title, description, url, path: pathBelow(baseUrl, url), text: createCopy(docsPage)};
}

/**
 * Adds Markdown copies to a build, each at the address of its page plus `.md`, and the lists of them. Throws an error if a page
 * belongs to no section of the lists.
 */
export function writeMarkdownCopies(
  folder: string,
  copies: readonly MarkdownCopy[],
  lists: readonly LinkList[],
  rootUrl: string,
): void {
  const files = [
    ...copies.map(({path: page, text}) => [`${page}.md`, text] as const),
    ...createLinkLists(copies, lists, rootUrl),
  ];
  for (const [file, content] of files) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}
