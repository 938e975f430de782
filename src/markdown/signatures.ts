import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {versionOfPage} from '../moodle/pageVersion.ts';
import {loadTable, type SymbolTable} from '../moodle/symbols/table.ts';
import {findSignature} from '../moodle/symbols/signature.ts';
import {parseMeta} from './samples/meta.ts';

export interface SignatureOptions {
  /** Loads the symbols of a version. By default, they are loaded from `data/symbols`. */
  load?: (siteDirectory: string, version: string) => SymbolTable;
}

/**
 * Remark plugin: inserts the signature of a platform function or method into an empty code block with
 * `signature="is_enrolled()"`. It comes from the symbols of the version that the page describes, so the same code block works
 * for several versions. Its title is the file that declares the function.
 */
export function signatures({load = loadTable}: SignatureOptions = {}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const {attributes} = parseMeta(node.meta);
      const name = attributes.get('signature');
      if (name === undefined) {
        return;
      }
      try {
        const page = path.relative(file.cwd, path.resolve(file.cwd, file.path)).split(path.sep).join('/');
        const version = versionOfPage(page);
        const signature = findSignature(load(file.cwd, version), version, name);
        node.value = signature.code;
        node.meta = signature.file === undefined ? node.meta : `${node.meta} title="${signature.file}"`;
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node, 'signatures');
      }
    });
  };
}
