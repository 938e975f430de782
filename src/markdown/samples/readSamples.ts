import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {parseMeta, type Meta} from './meta.ts';
import type {Processor} from 'unified';
import type {VFileMessage} from 'vfile-message';
import type {Nodes} from 'mdast';

/** A fenced block of a page. */
export interface Sample {
  /** Line of the page on which the fence opens. */
  line: number;
  /** What the fence declares; empty if it declares nothing. */
  language: string;
  /** What else it declares. */
  meta: Meta;
  /** Text between the fences, without comments that only highlight lines. */
  code: string;
  /** Names of the components around it, outermost first. */
  components: readonly string[];
}

/** Comments by which Docusaurus highlights lines; readers do not see them. JSON has no comments, so they have to go. */
const magicComment = /^[^\S\n]*(?:\/\/|#|--|;|%|\/\*|<!--|\{\s*\/\*|\{\{!)\s*highlight-(?:next-line|start|end)\b.*$/gm;

/** What Markdown itself has in the lines of a paragraph. */
const inline = [
  ...['attention', 'autolink', 'characterEscape', 'characterReference', 'codeText', 'hardBreakEscape', 'htmlText'],
  ...['labelEnd', 'labelStartImage', 'labelStartLink'],
];

/**
 * Leaves the text of paragraphs unread, as no fence stands in it, and reading it takes most of the time. Tables and
 * footnotes are left out for the same reason.
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
 * Finds every code block of a page, wherever it stands: in lists, quotations, admonitions and components too.
 *
 * @param text - The page.
 * @param syntax - `mdx` for pages of the site, `md` for what only code hosts draw.
 * @returns Blocks in order, or why the page has none.
 */
export function readSamples(
  text: string,
  syntax: 'md' | 'mdx',
): {samples: Sample[]; fault?: {line: number; message: string}} {
  let tree;
  try {
    tree = parsers[syntax].parse(text);
  } catch (error) {
    const {place, reason} = error as VFileMessage;
    const {line} = place && 'start' in place ? place.start : (place ?? {line: undefined});
    // At the end of the page there is no place, but the message has one.
    const [range, named] = / \((\d+):\d+-\d+:\d+\)/.exec(reason) ?? ['', '1'];
    return {samples: [], fault: {line: line ?? Number(named), message: reason.replace(range, '')}};
  }
  const samples: Sample[] = [];
  /**
   * @param node - A node.
   * @param components - Names of the components around it.
   */
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
