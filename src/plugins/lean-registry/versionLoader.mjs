// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {withShownDocs} from './shownDocs.mjs';

/**
 * Loader of the bundler for what Docusaurus generates for pages of a documentation.
 *
 * @this {{resourcePath: string, addContextDependency: (folder: string) => void}}
 * @param {string} source - Text of a generated file.
 * @returns {string} Its new text, if it is what all pages of a version are given.
 */
export default function versionLoader(source) {
  const {version, ...rest} = JSON.parse(source);
  if (version?.docs === undefined || version.docsSidebars === undefined) {
    return source;
  }
  const folder = path.dirname(this.resourcePath);
  this.addContextDependency(folder);
  const indexes = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).categoryGeneratedIndex?.permalink,
  );
  return JSON.stringify({...rest, version: withShownDocs(version, new Set(indexes))});
}
