import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {parseMeta, type Meta} from './meta.ts';
import type {Processor} from 'unified';
import type {VFileMessage} from 'vfile-message';
import type {Nodes} from 'mdast';

/** A code block of a page. */
export interface Sample {
  /** Line of the opening fence. */
  line: number;
  language: string;
  meta: Meta;
  /** The code, without comments that are only there to highlight lines. */
  code: string;
  /** Names of the components that contain the code block, outermost first. */
  components: readonly string[];
}

/**
 * Matches Docusaurus's comments for line highlighting. They are removed because readers don't see them, and because JSON
 * doesn't allow comments.
 */
const magicComment = /^[^\S\n]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*|\{\{!)\s*highlight-(?:next-line|start|end)\b.*$/gm;

/** Markdown's inline constructs. */
const inline = [
  ...['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape', 'htmlText'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink'],
];

/**
 * Turns off inline parsing, because it takes most of the time and never finds a code block. For the same reason, tables
 * and footnotes are not parsed.
 */
function blocksOnly(this: Processor) {
  const data = this.data();
  const extensions = (data.micromarkExtensions ?? []).map((extension) => ({...extension, text: {}}));
  data.micromarkExtensions = [...extensions, {disable: {null: inline}}];
}

const parsers = {
  mdx: remark().use(remarkFrontmatter).use(remarkDirective).use(remarkMdx).use(blocksOnly),
  md: remark().use(remarkFrontmatter).use(blocksOnly),
};

/**
 * Finds all code blocks of a page in order, including those in lists, quotations, admonitions and components, or its syntax
 * error. Pages of the site are `mdx`; files that are only rendered by code hosts are `md`.
 */
export function readSamples(
  text: string,
  syntax: 'md' | 'mdx',
): {samples: Sample[]; problem?: {line: number; message: string}} {
  let tree;
  try {
    tree = parsers[syntax].parse(text);
  } catch (error) {
    const {place, reason} = error as VFileMessage;
    const {line} = place && 'start' in place ? place.start : (place ?? {line: undefined});
    // An error at the end of the page has no position, but its message does.
    const [range, lineInMessage] = / \((\d+):\d+-\d+:\d+\)/.exec(reason) ?? ['', '1'];
    return {samples: [], problem: {line: line ?? Number(lineInMessage), message: reason.replace(range, '')}};
  }
  const samples: Sample[] = [];
  const collect = (node: Nodes, components: readonly string[]) => {
    if (node.type === 'code') {
      samples.push({
        line: node.position?.start.line ?? 1,
        language: node.lang ?? '',
        meta: parseMeta(node.meta),
        code: node.value.replaceAll(magicComment, ''),
        components,
      });
    } else if ('children' in node) {
      const inner = node.type === 'mdxJsxFlowElement' && node.name ? [...components, node.name] : components;
      node.children.forEach((child) => collect(child, inner));
    }
  };
  collect(tree, []);
  return {samples};
}
