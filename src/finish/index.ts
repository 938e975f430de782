import {readFileSync} from 'node:fs';
import type {Environment} from '../../config/environment.ts';
import {previewSite} from '../../config/previewImages.ts';
import {securityHeaders} from '../../config/securityHeaders.ts';
import {lastCommitDate} from '../../config/versionControl.ts';
import {finishRedirects, writeHeaders} from './headers/index.ts';
import {writeHostFiles} from './well-known/index.ts';
import {writeOfflineArchives} from './offline-archives/index.ts';
import {addPreviewTags} from './preview-images/index.ts';
import {writeSearchIndex} from './search-index/index.ts';
import {writeStructuredData} from './structured-data/index.ts';
import {startMarkdownCopies} from './markdownCopies.ts';
import {startPreviewImages} from './previewImages.ts';
import {readSymbolSources} from './symbolSources.ts';

/**
 * Adds the files that are generated from the finished pages. The order matters, because the archives contain the search
 * index and the headers cover every file. The Markdown copies and the preview images are written at the same time as the
 * index and the archives, which don't contain them.
 *
 * @param folder - Output folder of `docusaurus build`.
 * @param environment - Configuration of the build.
 * @throws {Error} If a page contains code that the content security policy blocks, or if a file cannot be written.
 */
export async function finishBuild(folder: string, environment: Environment): Promise<void> {
  const {baseUrl, noIndex, search, securityContact, sourceDate} = environment;
  finishRedirects(folder, baseUrl);
  const date = sourceDate ?? lastCommitDate(process.cwd());
  writeHostFiles(folder, {...environment, contact: securityContact, date});
  const rootUrl = `${environment.siteUrl}${baseUrl}`;
  writeStructuredData(folder, {name: previewSite.name, url: rootUrl});
  const previewImages = startPreviewImages(folder, addPreviewTags(folder, rootUrl, previewSite));
  const markdownCopies = startMarkdownCopies(folder);
  const wikiPages = JSON.parse(readFileSync('data/wiki-pages.json', 'utf8')) as Record<string, string>;
  const generatedFolder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const symbols = readSymbolSources(process.cwd(), generatedFolder, baseUrl);
  writeSearchIndex(folder, {ignoreNoIndex: noIndex, isHosted: search !== undefined, symbols, wikiPages, baseUrl});
  await Promise.all([writeOfflineArchives(folder, baseUrl), markdownCopies, previewImages]);
  writeHeaders(folder, baseUrl, securityHeaders(environment));
}
