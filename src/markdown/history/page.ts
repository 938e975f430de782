import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type {Root} from 'mdast';

const processor = remark().use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).use(remarkMdx);

/**
 * Parses a page of the site.
 *
 * @param text - Markdown.
 * @returns Its tree.
 * @throws If it cannot be parsed.
 */
export function parsePage(text: string): Root {
  return processor.parse(text);
}
