import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {codeHash} from '../moodle/proof/codeHash.ts';
import {indexReleases, readRecord, releasesOf} from '../moodle/proof/record.ts';

/**
 * Remark plugin: adds an attribute to each PHP sample with the platform releases on which the sample was run, such as
 * `ran="4.1.20 and 4.2.1"`. The title bar of the code block shows them.
 *
 * It must run after `sampleImport`, because the imported code is hashed.
 */
export function proofMarks() {
  let loaded: {record: ReturnType<typeof readRecord>; index: ReturnType<typeof indexReleases>} | undefined;
  return (tree: Root, file: VFile): void => {
    if (!loaded) {
      const record = readRecord(file.cwd);
      loaded = {record, index: indexReleases(record)};
    }
    const {record, index} = loaded;
    const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
    visit(tree, 'code', (node) => {
      if (node.lang !== 'php') {
        return;
      }
      const releases = releasesOf(record, index, page, codeHash(node.value));
      if (releases.length > 0) {
        node.meta = `${node.meta ?? ''} ran="${new Intl.ListFormat('en-AU').format(releases)}"`.trim();
      }
    });
  };
}
