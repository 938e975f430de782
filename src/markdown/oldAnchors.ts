import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {currentEdition} from '../moodle/editions.ts';
import {fileAnchor} from '../moodle/fileAnchor.ts';
import {versionOfPage} from '../moodle/pageVersion.ts';
import {constantNode, expressionAttribute, importNode} from './esm.ts';

/** Old anchors of a page, each with the ID of the heading that replaces it, or with a path and ID on another page. */
type OldAnchors = Readonly<Record<string, string>>;

/** Names of the component that redirects to another page, and of the constant with its data. */
const component = 'MovedAnchors';
const constant = 'movedAnchors';

function readAnchors(site: string, page: string): OldAnchors {
  const file = path.join(site, 'data/anchors', page.replace(/\.mdx?$/, '.json'));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OldAnchors) : {};
}

/**
 * Reads the old anchors of a page. Archived versions inherit the anchors of the current version, and can override them or
 * add others.
 */
export function oldAnchorsOf(site: string, page: string): OldAnchors {
  const shared = page.replace(/^versioned_docs\/version-[^/]+\//, 'docs/');
  return shared === page ? readAnchors(site, page) : {...readAnchors(site, shared), ...readAnchors(site, page)};
}

/** Returns the URL path below which the docs that contain a page are served, without the base URL. */
function routeBaseOf(page: string): string {
  const version = versionOfPage(page);
  return page.startsWith('general/') ? '/general' : version === currentEdition ? '/docs' : `/docs/${version}`;
}

function anchorElements(ids: readonly string[]): MdxJsxFlowElement[] {
  return ids.map((id) => ({
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: id},
      {type: 'mdxJsxAttribute', name: 'className', value: 'old-anchor'},
    ],
    children: [],
  }));
}

/** Inserts the old anchors of a page before its headings, which are not always direct children of the root. */
function insertAnchors(tree: Root, oldAnchors: ReadonlyMap<Heading, readonly string[]>): void {
  visit(tree, 'heading', (heading, index, parent) => {
    const ids = oldAnchors.get(heading);
    if (!ids || !parent || index === undefined) {
      return undefined;
    }
    (parent.children as RootContent[]).splice(index, 0, ...anchorElements(ids));
    return index + ids.length + 1;
  });
}

/**
 * Remark plugin: makes old anchors, such as those in `data/anchors/docs/apis/core/dml/index.json`, lead to the section that now
 * covers their subject. It has to run after Docusaurus has given each heading its ID. If the target of an anchor doesn't exist,
 * the build fails.
 */
export function oldAnchors() {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(file.cwd, path.resolve(file.cwd, file.path)).split(path.sep).join('/');
    const anchors = Object.entries(oldAnchorsOf(file.cwd, page));
    if (anchors.length === 0) {
      return;
    }
    const headings = new Map<string, Heading>();
    // Headings of files are created by a component.
    const fileIds = new Set<string>();
    visit(tree, 'heading', (heading) => {
      headings.set((heading.data as {id?: string} | undefined)?.id ?? '', heading);
    });
    visit(tree, 'mdxJsxFlowElement', ({name, attributes}: MdxJsxFlowElement) => {
      const file = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'path');
      if (name === 'CommonFile' && typeof file?.value === 'string') {
        fileIds.add(fileAnchor(file.value));
      }
    });
    const idsOf = new Map<Heading, string[]>();
    const moved: [from: string, to: string][] = [];
    for (const [from, to] of anchors) {
      const target = headings.get(to);
      if (headings.has(from) || fileIds.has(from)) {
        // The section has its old anchor again. A second element with this ID would take its place.
        continue;
      } else if (to.startsWith('/')) {
        moved.push([from, `${routeBaseOf(page)}${to}`]);
      } else if (target) {
        idsOf.set(target, [...(idsOf.get(target) ?? []), from]);
      } else {
        const known = [...headings.keys()].join(', ');
        file.fail(
          `data/anchors: "${from}" leads to "${to}"; allowed: a heading of this page (${known})`,
          undefined,
          'old-anchors',
        );
      }
    }
    insertAnchors(tree, idsOf);
    if (moved.length > 0) {
      tree.children.unshift(
        importNode(component, `@site/src/components/content/${component}`),
        constantNode(constant, moved),
        {
          type: 'mdxJsxFlowElement',
          name: component,
          attributes: [expressionAttribute('anchors', constant, {type: 'Identifier', name: constant})],
          children: [],
        },
      );
    }
  };
}
