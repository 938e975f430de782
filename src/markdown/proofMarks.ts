import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {proofFinder, type FindProof} from '../moodle/proof/proofs.ts';
import {isProven} from '../moodle/proof/record.ts';
import {parseMeta} from './samples/meta.ts';

/**
 * Remark plugin: adds an attribute to each PHP sample with the platform releases on which the sample was run, such as
 * `ran="4.1.20 and 4.2.1"`, which `src/theme/CodeBlock/Content/String.tsx` shows. It must run after `sampleImport`, because the
 * imported code is hashed.
 */
export function proofMarks() {
  let findProof: FindProof | undefined;
  return (tree: Root, file: VFile): void => {
    const find = (findProof ??= proofFinder(file.cwd));
    visit(tree, 'code', (node) => {
      const {attributes} = parseMeta(node.meta);
      if (node.lang !== 'php' || attributes.has('signature')) {
        return;
      }
      const proof = find(node.value, attributes);
      if (isProven(proof)) {
        node.meta = `${node.meta ?? ''} ran="${new Intl.ListFormat('en-AU').format(proof.releases)}"`.trim();
      }
    });
  };
}
