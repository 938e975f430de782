import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Environment} from '../../config/environment.ts';
import {previewSite} from '../../config/previewImages.ts';
import {securityHeaders} from '../../config/securityHeaders.ts';
import {lastCommitDate} from '../../config/versionControl.ts';
import {writeHeaders} from './headers/index.ts';
import {readInlineCode, type InlineCode} from './headers/inlineCode.ts';
import {redirectOf, withSharedScript} from './redirects/redirectPages.ts';
import {formatRedirects, type Redirect} from './redirects/redirectsFile.ts';
import {addToHead, parsePage} from './html/builtPage.ts';
import {startMarkdownCopies} from './markdownCopies.ts';
import {writeOfflineArchives} from './offline-archives/index.ts';
import {imageFolder} from './preview-images/format.ts';
import {imageName, previewTags} from './preview-images/index.ts';
import {hashDesign} from './preview-images/inputs.ts';
import {alternativeText, previewOf, type Preview} from './preview-images/preview.ts';
import {startPreviewImages} from './previewImages.ts';
import {writeSearchIndex} from './search-index/index.ts';
import {searchPageOf, type RenderedPage} from './search-index/searchPageOf.ts';
import {articleTag} from './structured-data/article.ts';
import {readSymbolSources} from './symbolSources.ts';
import {writeHostFiles} from './well-known/index.ts';

/** What is read from the pages of a build in one pass. */
export interface PageContents {
  redirects: Redirect[];
  /** Preview images that the pages name, by file name. */
  previews: Map<string, Preview>;
  /** Searchable pages. */
  searchPages: RenderedPage[];
  /** Inline code of each page, by file. */
  inlineCode: Map<string, InlineCode>;
}

/**
 * Reads and parses each page once. Adds structured data and preview tags to the pages, and gives all redirect pages the
 * same inline script, so that the content security policy needs only one hash for them.
 *
 * @param folder - Folder of the build.
 * @param environment - Configuration of the build.
 */
export function finishPages(
  folder: string,
  {siteUrl, baseUrl, noIndex}: Pick<Environment, 'siteUrl' | 'baseUrl' | 'noIndex'>,
): PageContents {
  const rootUrl = `${siteUrl}${baseUrl}`;
  const site = {name: previewSite.name, url: rootUrl};
  const design = hashDesign();
  const contents: PageContents = {redirects: [], previews: new Map(), searchPages: [], inlineCode: new Map()};
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  for (const file of files.sort()) {
    const original = readFileSync(path.join(folder, file), 'utf8');
    const page = parsePage(withSharedScript(original), file);
    let tags = articleTag(page, site);
    const preview = previewOf(page, rootUrl, previewSite);
    if (preview) {
      const name = imageName(preview, design);
      contents.previews.set(name, preview);
      tags += previewTags(`${rootUrl}${imageFolder}/${name}`, alternativeText(preview, site.name));
    }
    const html = addToHead(page.html, tags);
    if (html !== original) {
      writeFileSync(path.join(folder, file), html);
    }
    const redirect = redirectOf(page.file, html, baseUrl);
    contents.redirects.push(...(redirect ? [redirect] : []));
    // If the whole site has `noindex`, readers can still search it.
    const searchPage = searchPageOf(page, noIndex);
    contents.searchPages.push(...(searchPage ? [searchPage] : []));
    contents.inlineCode.set(page.file, readInlineCode(html));
  }
  return contents;
}

/**
 * Adds the files that are generated from the finished pages. The order matters, because the archives contain the search
 * index and the headers cover every file. The Markdown copies and the preview images are written at the same time as the
 * index and the archives, which don't contain them.
 *
 * @param folder - Output folder of `docusaurus build`.
 * @param environment - Configuration of the build.
 * @param siteDir - Folder of the project.
 * @throws {Error} If a page contains code that the content security policy blocks, or if a file cannot be written.
 */
export async function finishBuild(folder: string, environment: Environment, siteDir: string): Promise<void> {
  const {baseUrl, search, securityContact, sourceDate} = environment;
  console.log('Finishing the pages: structured data, preview tags and redirects …');
  const {redirects, previews, searchPages, inlineCode} = finishPages(folder, environment);
  writeFileSync(path.join(folder, '_redirects'), formatRedirects(redirects));
  const date = sourceDate ?? lastCommitDate(siteDir);
  writeHostFiles(folder, {...environment, contact: securityContact, date});
  console.log('Writing the search index, and in the background Markdown copies and preview images …');
  const previewImages = startPreviewImages(folder, previews);
  const markdownCopies = startMarkdownCopies(folder);
  const wikiPages = JSON.parse(readFileSync(path.join(siteDir, 'data/wiki-pages.json'), 'utf8')) as Record<
    string,
    string
  >;
  const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const symbols = readSymbolSources(siteDir, generatedFolder, baseUrl);
  writeSearchIndex(folder, searchPages, {isHosted: search !== undefined, symbols, wikiPages, baseUrl});
  console.log('Writing the offline archives …');
  await Promise.all([writeOfflineArchives(folder, baseUrl), markdownCopies, previewImages]);
  console.log('Writing the headers for hosts …');
  writeHeaders(folder, baseUrl, securityHeaders(environment), inlineCode);
}
