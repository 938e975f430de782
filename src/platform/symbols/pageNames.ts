/** What a page says in code. */
export interface PageNames {
  /** Inline code, in the order of the page, as often as it stands there. */
  codes: {code: string; inHeading: boolean}[];
  /** Functions and methods that the page's own samples declare, in lower case. */
  declared: ReadonlySet<string>;
}

const heading = /^\s*#{1,6}\s/;

/** A block of text ends at an empty line, and where a heading, an item of a list or a row of a table begins. */
const blockStart = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||>|$)/;

function declaredIn(sample: string): string[] {
  return [...sample.matchAll(/\bfunction\s+&?(\w+)/g)].map(([, name = '']) => name.toLowerCase());
}

/**
 * Inline code without what Markdown does not show of it: ends of lines, and space around it.
 *
 * @param code - What stands between the backticks.
 * @returns The same for what the page says and for what a parser makes of it.
 */
export function shownCode(code: string): string {
  return code.replaceAll(/\s*\n\s*/g, ' ').trim();
}

/**
 * Finds the inline code of a page, without parsing it: a parser takes 40 ms for each page, and the API index asks for
 * every page of the site before a build begins.
 *
 * @param markdown - Text of the page, with or without front matter.
 * @returns All inline code, that of headings, links and attributes included, and what samples declare.
 */
export function readPageNames(markdown: string): PageNames {
  const codes: PageNames['codes'] = [];
  const declared = new Set<string>();
  let block = '';
  let fence: {mark: string; isText: boolean; text: string} | undefined;

  const endBlock = (): void => {
    const inHeading = heading.test(block);
    for (const [, , code = ''] of block.matchAll(/(?<![`\\])(`+)(?!`)(.*?)(?<!`)\1(?!`)/gs)) {
      codes.push({code: shownCode(code), inHeading});
    }
    block = '';
  };

  const text = markdown.replaceAll('\r\n', '\n').replace(/^---\n.*?\n---\n/s, '');
  for (const line of text.split('\n')) {
    const [, mark, meta = ''] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence) {
      // A fence ends with at least as many of the same marks, and nothing else.
      if (mark?.startsWith(fence.mark) && meta.trim() === '') {
        declaredIn(fence.text).forEach((name) => declared.add(name));
        block = fence.isText ? fence.text : '';
        endBlock();
        fence = undefined;
      } else {
        fence.text += `${line}\n`;
      }
    } else if (mark !== undefined && !(mark.startsWith('`') && meta.includes('`'))) {
      endBlock();
      // Version histories are written as YAML, and read as text.
      fence = {mark, isText: /^\s*yaml\s+history\b/.test(meta), text: ''};
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
