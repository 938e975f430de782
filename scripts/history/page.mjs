// @ts-check
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';

const processor = remark().use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).use(remarkMdx);

/**
 * Parses a page of the site.
 *
 * @param {string} text - Markdown.
 * @returns {import('mdast').Root} Its tree.
 * @throws {Error} If it cannot be parsed.
 */
export function parsePage(text) {
  return processor.parse(text);
}
