import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseMeta} from './samples/meta.ts';
import {fillSample} from './samples/regions.ts';

/**
 * Remark plugin: inserts files into empty code blocks with `file="samples/local_greetings/db/tasks.php"`, a path relative to
 * the project, and optionally `region="name"`. Errors that `check:samples` reports make the build fail too.
 */
export function sampleImport() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const {attributes} = parseMeta(node.meta);
      if (!attributes.has('file') && !attributes.has('region')) {
        return;
      }
      try {
        // Remark's working directory is the folder that Docusaurus runs in.
        node.value = fillSample(file.cwd, attributes, node.value);
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node, 'sample-import');
      }
    });
  };
}
