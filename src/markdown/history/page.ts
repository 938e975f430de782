import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type {Root} from 'mdast';

const processor = remark().use(remarkFrontmatter).use(remarkDirective).use(remarkGfm).use(remarkMdx);

/** Parses a page. Throws an error if the syntax is invalid. */
export function parsePage(text: string): Root {
  return processor.parse(text);
}
