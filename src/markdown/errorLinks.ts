import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, List, Root} from 'mdast';
import type {VFile} from 'vfile';
import {readFrontMatter} from '../moodle/frontMatter.ts';

const folder = 'docs/errors';

/** A page that explains an error message. */
interface Entry {
  title: string;
  route: string;
}

/** Reads the pages that explain an error message, by the pages of the guides to which their "See also" leads. */
function readEntries(site: string): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  const names = existsSync(path.join(site, folder)) ? readdirSync(path.join(site, folder)) : [];
  for (const name of names.filter((each) => each.endsWith('.md')).sort()) {
    const text = readFileSync(path.join(site, folder, name), 'utf8');
    const {title, messages} = readFrontMatter(text);
    const [, seeAlso = ''] = text.split('\n## See also\n');
    const targets = [...seeAlso.matchAll(/\]\(([^)#]+\.mdx?)/g)].map(([, to = '']) => path.posix.join(folder, to));
    for (const target of messages === undefined ? [] : new Set(targets)) {
      const entry = {title: String(title), route: `/${folder}/${name.replace(/\.md$/, '')}`};
      entries.set(target, [...(entries.get(target) ?? []), entry]);
    }
  }
  return entries;
}

/**
 * Remark plugin: adds a list of the error messages that readers of a page may meet, before its "See also" or at its end. An
 * error message belongs to the pages to which the "See also" of its own page leads, in all editions.
 */
export function errorLinks() {
  let entries: Map<string, Entry[]> | undefined;
  return (tree: Root, file: VFile): void => {
    entries ??= readEntries(file.cwd);
    const page = path.relative(file.cwd, file.path).split(path.sep).join('/');
    const found = entries.get(page.replace(/^versioned_docs\/version-[^/]+\//, 'docs/')) ?? [];
    if (found.length === 0 || page.startsWith(folder)) {
      return;
    }
    const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: 'Error messages'}]};
    const list: List = {
      type: 'list',
      children: found.map(({title, route}) => ({
        type: 'listItem',
        children: [
          {type: 'paragraph', children: [{type: 'link', url: route, children: [{type: 'text', value: title}]}]},
        ],
      })),
    };
    const end = tree.children.findIndex(
      (node) => node.type === 'heading' && JSON.stringify(node.children).includes('"See also'),
    );
    tree.children.splice(end === -1 ? tree.children.length : end, 0, heading, list);
  };
}
