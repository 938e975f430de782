// @ts-check
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import {remark} from 'remark';
import {parseMeta} from './meta.mjs';

/**
 * A fenced block of a page.
 *
 * @typedef {object} Sample
 * @property {number} line - Line of the page on which the fence opens.
 * @property {string} language - What the fence declares; empty if it declares nothing.
 * @property {import('./meta.mjs').Meta} meta - What else it declares.
 * @property {string} code - Text between the fences, without comments that only highlight lines.
 * @property {readonly string[]} components - Names of the components around it, outermost first.
 */

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
 *
 * @this {import('unified').Processor}
 */
function blocksOnly() {
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
 * @param {string} text - The page.
 * @param {'md' | 'mdx'} syntax - `mdx` for pages of the site, `md` for what only code hosts draw.
 * @returns {{samples: Sample[], fault?: {line: number, message: string}}} Blocks in order, or why the page has none.
 */
export function readSamples(text, syntax) {
  let tree;
  try {
    tree = parsers[syntax].parse(text);
  } catch (error) {
    const {place, reason} = /** @type {import('vfile-message').VFileMessage} */ (error);
    const {line} = place && 'start' in place ? place.start : (place ?? {line: undefined});
    // At the end of the page there is no place, but the message has one.
    const [range, named] = / \((\d+):\d+-\d+:\d+\)/.exec(reason) ?? ['', '1'];
    return {samples: [], fault: {line: line ?? Number(named), message: reason.replace(range, '')}};
  }
  /** @type {Sample[]} */
  const samples = [];
  /**
   * @param {import('mdast').Nodes} node - A node.
   * @param {readonly string[]} components - Names of the components around it.
   */
  const collect = (node, components) => {
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
