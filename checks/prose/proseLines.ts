/** A line of a page without its code and markup. */
export interface ProseLine {
  /** Counted from 1. */
  line: number;
  text: string;
}

/** The front matter keys whose values readers see. */
const frontMatterText = /^(?:title|description|sidebar_label):\s*(.*)$/;

/** Removes markup, link targets and comments from a line. Code is replaced by a word, so that sentences stay complete. */
function withoutMarkup(line: string): string {
  return line
    .replaceAll(/(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, 'Code')
    .replaceAll(/\{\/\*.*?\*\/\}/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/\*\*|__|[[\]]/g, '');
}

/** Finds the prose on a page: paragraphs, lists, tables, headings, and the title and description in the front matter. */
export function proseLines(markdown: string): ProseLine[] {
  const lines: ProseLine[] = [];
  let fence: string | undefined;
  let isFrontMatter = false;
  markdown.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1;
    if (content === '---' && (line === 1 || isFrontMatter)) {
      isFrontMatter = line === 1;
      return;
    }
    if (isFrontMatter) {
      const text = frontMatterText.exec(content)?.[1];
      if (text !== undefined) {
        lines.push({line, text: text.replaceAll(/^['"]|['"]$/g, '')});
      }
      return;
    }
    const marker = /^[\s>]*(`{3,}|~{3,})/.exec(content)?.[1];
    if (fence !== undefined) {
      const closes = marker?.startsWith(fence) && content.trim().replaceAll(/[`~>\s]/g, '') === '';
      fence = closes ? undefined : fence;
    } else if (marker !== undefined) {
      fence = marker;
    } else if (content.trim() !== '') {
      lines.push({line, text: withoutMarkup(content)});
    }
  });
  return lines;
}
