/** The names in the code of a page. */
export interface PageNames {
  /** Inline code in the order of the page. Repetitions are included. */
  codes: {code: string; inHeading: boolean}[];
  /** Lower-case names of functions and methods that samples on the page declare. */
  declared: ReadonlySet<string>;
}

const heading = /^\s*#{1,6}\s/;

/** Matches an empty line, and the first line of a heading, list item, table row or quotation. */
const blockStart = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||>|$)/;

function declaredIn(sample: string): string[] {
  return [...sample.matchAll(/\bfunction\s+&?(\w+)/g)].map(([, name = '']) => name.toLowerCase());
}

/**
 * Normalises whitespace in inline code, as Markdown renderers do.
 *
 * @param code - The text between the backticks.
 */
export function normaliseCode(code: string): string {
  return code.replaceAll(/\s*\n\s*/g, ' ').trim();
}

/**
 * Finds the inline code of a page. It doesn't use a Markdown parser, because that would take 40 ms per page, and the API
 * index reads every page of the site at the start of a build.
 *
 * @param markdown - Text of the page, with or without front matter.
 * @returns All inline code, including code in headings, links and attributes, and the declarations in samples.
 */
export function readPageNames(markdown: string): PageNames {
  const codes: PageNames['codes'] = [];
  const declared = new Set<string>();
  let block = '';
  let fence: {marker: string; isText: boolean; text: string} | undefined;

  const endBlock = (): void => {
    const inHeading = heading.test(block);
    for (const [, , code = ''] of block.matchAll(/(?<![`\\])(`+)(?!`)(.*?)(?<!`)\1(?!`)/gs)) {
      codes.push({code: normaliseCode(code), inHeading});
    }
    block = '';
  };

  const text = markdown.replaceAll('\r\n', '\n').replace(/^---\n.*?\n---\n/s, '');
  for (const line of text.split('\n')) {
    const [, marker, meta = ''] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence) {
      // The closing fence has at least as many marker characters as the opening one, and no other text.
      if (marker?.startsWith(fence.marker) && meta.trim() === '') {
        declaredIn(fence.text).forEach((name) => declared.add(name));
        block = fence.isText ? fence.text : '';
        endBlock();
        fence = undefined;
      } else {
        fence.text += `${line}\n`;
      }
    } else if (marker !== undefined && !(marker.startsWith('`') && meta.includes('`'))) {
      endBlock();
      // Version histories are YAML, but their values contain Markdown.
      fence = {marker, isText: /^\s*yaml\s+history\b/.test(meta), text: ''};
    } else {
      if (blockStart.test(line)) {
        endBlock();
      }
      block += `${line}\n`;
      if (heading.test(line)) {
        endBlock();
      }
    }
  }
  endBlock();
  return {codes, declared};
}
