/** Inline code, and where it is. */
export interface NamedCode {
  code: string;
  /** Whether it is in a heading, or a paragraph, list item or table row starts with it, which usually explains it. */
  use: 'heading' | 'start' | 'mention';
  /** Line of the file, starting at 1. */
  line: number;
  /**
   * The inline code that can say which class a method belongs to, nearest first: in the same paragraph, item or row; in
   * the paragraph before the list or table and in the table's header; in the heading, with signatures below it; in the
   * headings above; and in the introduction of the page.
   */
  context: readonly (readonly string[])[];
}

export interface PageNames {
  /** Inline code in the order of the page. Repetitions are included. */
  codes: NamedCode[];
  /** Lower-case names of functions and methods that samples on the page declare. */
  declared: ReadonlySet<string>;
  /** Functions and methods that PHP samples call, such as `get_string()` or `$DB->get_record()`. Without repetitions. */
  called: readonly string[];
  /** Whether the page describes other versions than the one whose symbols it is compared with. */
  isHistory: boolean;
}

const heading = /^\s*#{1,6}\s/;

/** Matches an empty line, and the first line of a heading, list item, table row or quotation. */
const blockStart = /^\s*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\||>|$)/;

/** Lists the functions and methods that a sample declares, in lower case. */
export function declaredIn(sample: string): string[] {
  return [...sample.matchAll(/\bfunction\s+&?(\w+)/g)].map(([, name = '']) => name.toLowerCase());
}

/** Lists the calls of functions, static methods and methods of global variables in a sample. */
export function calledIn(sample: string): string[] {
  const call = /(?<![\w\\$>:])(?<!(?:function|new) )((?:\$[A-Z]+->|\\?(?:\w+\\)*\w+::|\\)?\w+)\(/g;
  return [...sample.matchAll(call)].map(([, name = '']) => `${name}()`);
}

/** Returns a call in a sample in the form of inline code. */
export function calledCode(code: string): NamedCode {
  return {code, use: 'mention', line: 0, context: []};
}

/** Normalises whitespace in inline code, as Markdown renderers do. */
export function normaliseCode(code: string): string {
  return code.replaceAll(/\s*\n\s*/g, ' ').trim();
}

/**
 * Finds all inline code of a page, including code in headings, links and attributes, and the declarations in samples. It
 * doesn't use a Markdown parser, because that would take 40 ms per page, and the API index reads every page of the site at the
 * start of a build.
 */
export function readPageNames(markdown: string, file = ''): PageNames {
  const codes: NamedCode[] = [];
  const declared = new Set<string>();
  const called = new Set<string>();
  // The page's introduction, then the headings above the block, each with the code in it.
  let sections: {depth: number; codes: string[]}[] = [{depth: 0, codes: []}];
  let lead: string[] = [];
  let header: string[] | undefined;
  let block = '';
  let blockLine = 1;
  let fence: {marker: string; isText: boolean; isPhp: boolean; text: string} | undefined;

  const endBlock = (next: number): void => {
    const inHeading = heading.test(block);
    const found = [...block.matchAll(/(?<![`\\])(`+)(?!`)(.*?)(?<!`)\1(?!`)/gs)].map(({2: code = '', index}) => ({
      code: normaliseCode(code),
      line: blockLine + block.slice(0, index).split('\n').length - 1,
    }));
    const names = found.map(({code}) => code);
    if (inHeading) {
      const depth = /#+/.exec(block)?.[0].length ?? 0;
      sections = [...sections.filter((section) => section.depth < depth), {depth, codes: names}];
      lead = [];
    } else if (!/^\s*\|/.test(block)) {
      header = undefined;
    } else {
      header ??= names;
    }
    const isPart = /^\s*(?:[-*+]\s|\d+[.)]\s|\|)/.test(block);
    const context = [
      names,
      isPart ? [...lead, ...(header ?? [])] : [],
      ...sections.map((section) => section.codes).reverse(),
    ];
    const starts = /^\s*(?:[-*+>|]\s*|\d+[.)]\s+)*\[?`/.test(block);
    const useOf = (index: number) => (inHeading ? 'heading' : starts && index === 0 ? 'start' : 'mention');
    codes.push(...found.map((place, index) => ({...place, use: useOf(index), context}) as const));
    // A version history names other classes, but doesn't introduce what follows.
    if (!isPart && !inHeading && !fence && block.trim() !== '') {
      lead = names;
      if (sections.length === 1) {
        sections[0]?.codes.push(...names);
      }
    }
    block = '';
    blockLine = next;
  };

  const lines = markdown
    .replaceAll('\r\n', '\n')
    .replace(/^---\n.*?\n---\n/s, (matter) => matter.replaceAll(/[^\n]/g, ''))
    .split('\n');
  for (const [index, line] of lines.entries()) {
    const [, marker, meta = ''] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence) {
      // The closing fence has at least as many marker characters as the opening one, and no other text.
      if (marker?.startsWith(fence.marker) && meta.trim() === '') {
        declaredIn(fence.text).forEach((name) => declared.add(name));
        (fence.isPhp ? calledIn(fence.text) : []).forEach((name) => called.add(name));
        block = fence.isText ? fence.text : '';
        endBlock(index + 2);
        fence = undefined;
      } else {
        fence.text += `${line}\n`;
      }
    } else if (marker !== undefined && !(marker.startsWith('`') && meta.includes('`'))) {
      endBlock(index + 2);
      const signature = /\bsignature="([^"]+)"/.exec(meta)?.[1];
      if (signature !== undefined) {
        sections.at(-1)?.codes.push(signature);
      }
      // Version histories are YAML, but their values contain Markdown.
      fence = {marker, isText: /^\s*yaml\s+history\b/.test(meta), isPhp: /^\s*php\b/.test(meta), text: ''};
    } else {
      if (blockStart.test(line)) {
        endBlock(index + 1);
      }
      block += `${line}\n`;
      if (heading.test(line)) {
        endBlock(index + 2);
      }
    }
  }
  endBlock(lines.length + 1);
  return {codes, declared, called: [...called], isHistory: file.startsWith('general/releases/')};
}
