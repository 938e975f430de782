import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeHeaders, type SecurityHeaders} from './headers/index.ts';
import {readInlineCode, type InlineCode} from './headers/inlineCode.ts';
import {redirectOf, withSharedScript} from './redirects/redirectPages.ts';
import {formatRedirects, type Redirect} from './redirects/redirectsFile.ts';
import {addToHead, parsePage} from './html/builtPage.ts';
import {markdownCopyOf, writeMarkdownCopies} from './markdown-copies/index.ts';
import type {LinkList, MarkdownCopy} from './markdown-copies/llms.ts';
import {writeOfflineArchives} from './offline-archives/index.ts';
import {createPainter, encodeImage} from './preview-images/draw.ts';
import {imageFolder} from './preview-images/format.ts';
import {imageName, previewTags} from './preview-images/index.ts';
import {alternativeText, previewOf, type PreviewSite} from './preview-images/preview.ts';
import {writeSearchIndex} from './search-index/index.ts';
import {searchPageOf, type RenderedPage} from './search-index/searchPageOf.ts';
import {articleTag} from './structured-data/article.ts';
import {readSymbolSources} from './symbolSources.ts';
import {writeTutorialDownloads} from './tutorialDownloads.ts';
import {writeWellKnownFiles} from './well-known/index.ts';
import {listFiles} from '../moodle/listFiles.ts';

/** Configuration of what is made from finished pages. */
export interface FinishOptions {
  siteUrl: string;
  baseUrl: string;
  noIndex: boolean;
  isHosted: boolean;
  contact: string;
  /** Date of the source. Undefined if it is unknown. */
  date: Date | undefined;
  previewSite: PreviewSite;
  linkLists: readonly LinkList[];
  securityHeaders: SecurityHeaders;
}

/** What is read from the pages of a build in one pass. */
export interface PageContents {
  redirects: Redirect[];
  markdownCopies: MarkdownCopy[];
  searchPages: RenderedPage[];
  inlineCode: Map<string, InlineCode>;
}

/**
 * Reads and parses each page once. Draws the preview images, adds structured data and preview tags to the pages, and gives
 * all redirect pages the same inline script, so that the content security policy needs only one hash for them.
 */
export async function finishPages(
  folder: string,
  {siteUrl, baseUrl, noIndex, previewSite}: Pick<FinishOptions, 'siteUrl' | 'baseUrl' | 'noIndex' | 'previewSite'>,
): Promise<PageContents> {
  const rootUrl = `${siteUrl}${baseUrl}`;
  const site = {name: previewSite.name, url: rootUrl};
  const paint = await createPainter(site.name);
  mkdirSync(path.join(folder, imageFolder), {recursive: true});
  const contents: PageContents = {redirects: [], markdownCopies: [], searchPages: [], inlineCode: new Map()};
  const files = listFiles(folder).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const original = readFileSync(path.join(folder, file), 'utf8');
    const page = parsePage(withSharedScript(original), file);
    const preview = previewOf(page, rootUrl, previewSite);
    // Another thread compresses the image while this one converts the page.
    const encoding = preview && encodeImage(paint(preview));
    const copy = markdownCopyOf(page, baseUrl);
    contents.markdownCopies.push(...(copy ? [copy] : []));
    // If the whole site has `noindex`, readers can still search it.
    const searchPage = searchPageOf(page, noIndex);
    contents.searchPages.push(...(searchPage ? [searchPage] : []));
    let tags = articleTag(page, site);
    if (preview && encoding) {
      const image = await encoding;
      const name = imageName(image);
      writeFileSync(path.join(folder, imageFolder, name), image);
      tags += previewTags(`${rootUrl}${imageFolder}/${name}`, alternativeText(preview, site.name));
    }
    const html = addToHead(page.html, tags);
    if (html !== original) {
      writeFileSync(path.join(folder, file), html);
    }
    const redirect = redirectOf(page.file, html, baseUrl);
    contents.redirects.push(...(redirect ? [redirect] : []));
    contents.inlineCode.set(page.file, readInlineCode(html));
  }
  return contents;
}

/**
 * Adds the files that are generated from the finished pages. The order matters, because the archives contain the search index
 * and the headers cover every file. Throws an error if a page contains code that the content security policy blocks.
 */
export async function finishBuild(folder: string, siteDir: string, options: FinishOptions): Promise<void> {
  const {siteUrl, baseUrl, isHosted, linkLists, securityHeaders} = options;
  console.log('Finishing the pages: structured data, preview images, redirects and Markdown copies …');
  const {redirects, markdownCopies, searchPages, inlineCode} = await finishPages(folder, options);
  writeMarkdownCopies(folder, markdownCopies, linkLists, `${siteUrl}${baseUrl}`);
  writeFileSync(path.join(folder, '_redirects'), formatRedirects(redirects));
  writeWellKnownFiles(folder, options);
  writeTutorialDownloads(folder, siteDir);
  console.log('Writing the search index …');
  const wikiPages = JSON.parse(readFileSync(path.join(siteDir, 'data/wiki-pages.json'), 'utf8')) as Record<
    string,
    string
  >;
  const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const symbols = readSymbolSources(siteDir, generatedFolder, baseUrl);
  writeSearchIndex(folder, searchPages, {isHosted, symbols, wikiPages, baseUrl});
  console.log('Writing the offline archives …');
  await writeOfflineArchives(folder, baseUrl);
  console.log('Writing the headers for hosts …');
  writeHeaders(folder, baseUrl, securityHeaders, inlineCode);
}
