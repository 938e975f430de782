import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseMeta} from './samples/meta.ts';
import {fillSample} from './samples/regions.ts';

/**
 * Remark plugin: fills code blocks that import their text from a file.
 *
 * Authors write an empty fence with `file="samples/local_greetings/db/tasks.php"` and perhaps `region="name"`; the path
 * starts in the folder of the project. What `check:samples` refuses fails the build too, with the line of the fence.
 */
export function sampleImport() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node) => {
      const {attributes} = parseMeta(node.meta);
      if (!attributes.has('file') && !attributes.has('region')) {
        return;
      }
      try {
        // The working directory of remark is the folder that Docusaurus runs in.
        node.value = fillSample(file.cwd, attributes, node.value);
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node, 'sample-import');
      }
    });
  };
}
